// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { TableView } from "../../api/server";
import { hashOf } from "../../lib/hashing";
import { forget, keepNonce, keepStart, keptFrom, nonceFor } from "../../lib/kept";
import { newCommitment } from "../../lib/nonces";
import { Participant, partIn } from "./part";

const BEN = "b".repeat(64);

/** A table of two at which Ann, the person of this browser, has the first seat. */
function tableWith(ann: string | null, more: Partial<TableView["start"]> = {}): TableView {
  const seats = [
    { seat: 1, commitment: ann, revealed: false, nonce: null },
    { seat: 2, commitment: BEN, revealed: false, nonce: null },
  ];
  const start = { scheme: 2, attempt: 1, commitment: "5eed", revealing: true, deadline: null };
  return {
    table: "T",
    status: "waiting",
    you: 1,
    seats: [{ name: "Ann" }, { name: "Ben" }],
    start: { ...start, seats, abandoned: [], ...more },
  } as unknown as TableView;
}

/** A connection that stores what it is sent and accepts everything. */
function connection(): { sent: Record<string, unknown>[]; participant: Participant } {
  const sent: Record<string, unknown>[] = [];
  const send = (command: Record<string, unknown>): Promise<unknown> => {
    sent.push(command);
    return Promise.resolve({ type: "done" });
  };
  return { sent, participant: new Participant({ send } as never, "ann") };
}

beforeEach(() => localStorage.clear());

test("the hash of a new nonce is sent, and the nonce stays in the browser", async () => {
  const commitment = await newCommitment("ann");
  const kept = nonceFor(commitment);
  expect(kept).toMatchObject({ person: "ann", start: null });
  expect(kept!.nonce).toMatch(/^[0-9a-f]{32}$/);
  expect(hashOf(kept!.nonce)).toBe(commitment);
});

test("a nonce is revealed once, and what it was revealed for is kept before", async () => {
  const { sent, participant } = connection();
  const commitment = await newCommitment("ann");
  const table = tableWith(commitment);

  await Promise.all([participant.follow(table), participant.follow(table)]);

  expect(sent).toEqual([{ type: "reveal", nonce: nonceFor(commitment)!.nonce }]);
  expect(keptFrom("T", "ann")).toMatchObject([
    {
      commitment,
      start: {
        attempt: 1,
        commitment: "5eed",
        seats: [
          { seat: 1, commitment },
          { seat: 2, commitment: BEN },
        ],
        names: ["Ann", "Ben"],
      },
    },
  ]);
});

test("a reloaded page, or another tab, reveals the same nonce again", async () => {
  const table = tableWith(await newCommitment("ann"));
  const [before, after] = [connection(), connection()];
  await before.participant.follow(table);
  await after.participant.follow(table);
  expect(after.sent).toEqual(before.sent);
});

test("a revealed nonce is not revealed for other commitments", async () => {
  const { sent, participant } = connection();
  const commitment = await newCommitment("ann");
  await participant.follow(tableWith(commitment));
  for (const other of [{ commitment: "other" }, { attempt: 2 }]) {
    const table = tableWith(commitment, other);
    expect(partIn(table)).toBe("changed");
    await participant.follow(table);
  }
  expect(sent).toHaveLength(1);
});

test("nothing is revealed while somebody has not committed", async () => {
  const commitment = await newCommitment("ann");
  const table = tableWith(commitment);
  expect(partIn({ ...table, start: { ...table.start, revealing: false } })).toBe("nothing");
  const seats = table.start.seats.map((seat) => ({ ...seat, commitment: null }));
  expect(
    partIn({ ...table, start: { ...table.start, seats: [table.start.seats[0]!, seats[1]!] } }),
  ).toBe("changed");
});

test("after an abandoned start the browser commits to a new nonce, once", async () => {
  const { sent, participant } = connection();
  const table = tableWith(null, { attempt: 2, revealing: false });
  await Promise.all([participant.follow(table), participant.follow(table)]);
  expect(sent).toMatchObject([{ type: "commit" }]);
  expect(nonceFor(String(sent[0]!["commitment"]))).toBeDefined();
});

test("a browser without the nonce commits anew, or says so if it is too late", async () => {
  const { sent, participant } = connection();
  const elsewhere = "a".repeat(64);
  expect(partIn(tableWith(elsewhere))).toBe("elsewhere");
  await participant.follow(tableWith(elsewhere, { revealing: false }));
  expect(sent).toMatchObject([{ type: "commit" }]);
});

test("a spectator and a running game have no part in a start", () => {
  expect(partIn({ ...tableWith(null), you: null })).toBe("nothing");
  expect(partIn({ ...tableWith(null), status: "running" })).toBe("nothing");
});

test("what is kept is bounded, and forgotten with its person", () => {
  const start = { table: "T", attempt: 1, commitment: "", seats: [], names: [] };
  for (let n = 0; n < 150; n++) {
    const person = n % 2 ? "ann" : "ben";
    keepNonce({ person, nonce: String(n), commitment: String(n) });
    keepStart(String(n), start);
  }
  expect(nonceFor("0")).toBeUndefined();
  expect(keptFrom("T", "ann")).toHaveLength(50);

  forget("ann");

  expect(keptFrom("T", "ann")).toEqual([]);
  expect(keptFrom("T", "ben")).toHaveLength(50);
});

test("what another program has left in the storage does no harm", () => {
  for (const left of ["nonsense", "{}", '[1, {"start": {"seats": 7}}]']) {
    localStorage.setItem("magnate-nonces", left);
    expect(nonceFor(BEN)).toBeUndefined();
  }
});
