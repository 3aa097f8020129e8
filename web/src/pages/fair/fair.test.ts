import { expect, test } from "vitest";
import { entryOf } from "../../games";
import { hashOf } from "../../lib/hashing";
import { commitmentTo } from "./keys";
import { howOften } from "./odds";
import { check, type About, type Witness } from "./proof";
import { readRecord } from "./record";

const FILES = import.meta.glob<string>(
  [
    "../../../../tests/fair_records/*.jsonl",
    "../../../../tests/old_data/records/{acquire,monopoly}-live.jsonl",
  ],
  { query: "?raw", import: "default", eager: true },
);
/** The texts of the records by their names. */
const RECORDS = Object.fromEntries(
  Object.entries(FILES).map(([path, text]) => [/([\w-]+)\.jsonl/.exec(path)![1]!, text]),
);
const OF_THE_FIRST_SCHEME = ["acquire-live", "monopoly-live"];
const GAMES = Object.keys(RECORDS).filter((name) => !OF_THE_FIRST_SCHEME.includes(name));

interface Seat {
  seat: number;
  commitment: string;
  nonce: string;
}
interface Header {
  players: string[];
  fairness: { commitment: string; seed: string; seats: Seat[]; abandoned: unknown[] };
}

const proofOf = async (game: string) => (await entryOf(game).chance()).default;

/** What the browser of the first seat kept before it revealed its nonce. */
function witnessOf(name: string): Witness {
  const { fairness, names } = readRecord(RECORDS[name]!);
  const { commitment, seats } = fairness!.start;
  const [mine] = seats;
  return {
    nonce: mine!.nonce!,
    commitment: mine!.commitment,
    start: {
      table: "T",
      attempt: 2,
      commitment,
      seats: seats.map(({ seat, commitment }) => ({ seat, commitment })),
      names,
    },
  };
}

/** What is wrong with a record. */
async function faults(text: string, ...witnesses: Witness[]): Promise<About[]> {
  const record = readRecord(text);
  const findings = check(record, record.fairness!, await proofOf(record.game), witnesses);
  return findings.flatMap(({ about, isFair }) => (isFair ? [] : about));
}

/** A record with another header, whose hash was replaced too. */
function forged(name: string, change: (header: Header) => void): string {
  const [first = "", second = "", ...rest] = RECORDS[name]!.split("\n");
  const header = JSON.parse(first) as Header;
  change(header);
  const line = JSON.stringify(header);
  const hash = second.startsWith('{"header"') ? JSON.stringify({ header: hashOf(line) }) : second;
  return [line, hash, ...rest].join("\n");
}

test.each(OF_THE_FIRST_SCHEME)("%s, of the first scheme, is fair", async (name) => {
  expect(await faults(RECORDS[name]!)).toEqual([]);
});

test.each(GAMES)("%s is fair, with its undone outcomes", async (name) => {
  expect(await faults(RECORDS[name]!, witnessOf(name))).toEqual([]);
  expect(RECORDS[name]).toContain('"undo": true');
});

const isOutcome = (line: string): boolean => line.startsWith('{"chance"');

test.each(GAMES)("any changed outcome of %s is found", async (name) => {
  const lines = RECORDS[name]!.split("\n");
  const outcomes = lines.flatMap((line, i) => (isOutcome(line) ? i : []));
  const texts = [...new Set(outcomes.map((i) => lines[i]!))];
  for (const i of outcomes) {
    const kind = /"chance": "\w+/.exec(lines[i]!)![0];
    const other = texts.find((line) => line.startsWith(`{${kind}`) && line !== lines[i]);
    if (other === undefined) continue;
    const text = lines.with(i, other).join("\n");
    expect(await faults(text), `line ${i + 1}`).toEqual(["outcomes"]);
  }
});

test.each(GAMES)("outcomes of %s that were left out or repeated are found", async (name) => {
  const lines = RECORDS[name]!.split("\n");
  const first = lines.findIndex(isOutcome);
  expect(await faults(lines.toSpliced(first, 1).join("\n"))).toEqual(["outcomes"]);
  expect(await faults(lines.toSpliced(first, 0, lines[first]!).join("\n"))).toEqual(["outcomes"]);
});

test.each(GAMES)("an undo of %s that another seat made is found", async (name) => {
  const text = RECORDS[name]!.replace(/"seat": \d, "undo"/, '"seat": 9, "undo"');
  expect(await faults(text)).toEqual(["outcomes"]);
});

test.each(GAMES)("a changed header of %s is found", async (name) => {
  const renamed = RECORDS[name]!.replace('"Ann"', '"Eve"');
  expect(await faults(renamed)).toEqual(["header"]);
  const older = RECORDS[name]!.replace('"version": 2', '"version": 1').replace(
    /\n.*"header".*/,
    "",
  );
  expect(await faults(older)).toEqual(["header"]);
});

test.each(GAMES)("changed names of %s are found", async (name) => {
  const text = forged(name, ({ players }) => (players[1] = "Eve"));
  expect(await faults(text, witnessOf(name))).toEqual(["kept-names"]);
});

test.each(GAMES)("a changed nonce or commitment of %s is found", async (name) => {
  const seed = forged(name, ({ fairness }) => (fairness.seed = "0".repeat(64)));
  expect(await faults(seed)).toEqual(["seed", "outcomes"]);
  const nonce = forged(name, ({ fairness }) => (fairness.seats[0]!.nonce = "0".repeat(32)));
  expect(await faults(nonce, witnessOf(name))).toEqual(["nonces", "kept-nonce", "outcomes"]);
  const theirs = forged(name, ({ fairness }) => (fairness.seats[0]!.commitment = "0".repeat(64)));
  expect(await faults(theirs, witnessOf(name))).toEqual(["nonces", "kept-start", "kept-nonce"]);
  const servers = forged(name, ({ fairness }) => (fairness.commitment = "0".repeat(64)));
  expect(await faults(servers, witnessOf(name))).toEqual(["seed", "kept-start"]);
});

test.each(GAMES)("only what was kept betrays a consistent forgery of %s", async (name) => {
  const otherSeed = forged(name, ({ fairness }) => {
    fairness.seed = "ab".repeat(32);
    fairness.commitment = commitmentTo(fairness.seed);
  });
  expect(await faults(otherSeed)).toEqual(["outcomes"]); // the outcomes could be forged as well
  expect(await faults(otherSeed, witnessOf(name))).toContain("kept-start");

  const otherNonce = forged(name, ({ fairness: { seats } }) => {
    seats[0]!.nonce = "ab".repeat(16);
    seats[0]!.commitment = hashOf(seats[0]!.nonce);
  });
  expect(await faults(otherNonce)).toEqual(["outcomes"]);
  expect(await faults(otherNonce, witnessOf(name))).toContain("kept-nonce");
});

test.each(GAMES)("an abandoned start that %s leaves out is found", async (name) => {
  const text = forged(name, ({ fairness }) => (fairness.abandoned = []));
  expect(await faults(text)).toEqual([]);
  expect(await faults(text, witnessOf(name))).toContain("kept-start");
});

test.each(GAMES)("%s cannot pass for a game of the first scheme", async (name) => {
  const text = forged(name, (header) => {
    const { commitment, seed, seats } = header.fairness;
    const fairness: unknown = { commitment, seed, nonces: seats.map(({ nonce }) => nonce) };
    Object.assign(header, { fairness });
  });
  expect(await faults(text, witnessOf(name))).toContain("kept-start");
});

test("outcomes are counted beside what chance would give", async () => {
  const [dice, tiles] = [await proofOf("monopoly"), await proofOf("acquire")];
  const columns = dice.count(["dice 3 4", "dice 1 1", "draw chance.go"]);
  expect(columns.find(({ label }) => label === "7")).toEqual({
    label: "7",
    came: 1,
    expected: 1 / 3,
  });
  expect(tiles.count(["start 4A", "draw 12A"])[0]).toMatchObject({ label: "A", came: 2 });
});

test("even dice are no surprise, loaded ones are", async () => {
  const even = (await proofOf("monopoly")).count([]).map((column, i) => {
    const ways = 6 - Math.abs(5 - i);
    return { ...column, came: 10 * ways, expected: 10 * ways };
  });
  expect(howOften(even)).toBeGreaterThan(0.95);
  const loaded = even.map((column, i) => ({ ...column, came: i === 10 ? 360 : 0 }));
  expect(howOften(loaded)).toBeLessThan(0.001);
});
