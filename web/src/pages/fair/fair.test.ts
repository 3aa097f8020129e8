import { expect, test } from "vitest";
import { entryOf } from "../../games";
import { howOften } from "./odds";
import { check, commitmentOf, readRecord, type Finding } from "./proof";

// The example of docs/reference/record.md.
const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd";

test("the commitment is the SHA-256 of the seed", async () => {
  expect(await commitmentOf(SEED)).toBe(COMMITMENT);
});

function record(game: string, chance: string[], commitment: string): string {
  const fairness = { commitment, seed: SEED, nonces: ["Ann's nonce", "Bob's nonce"] };
  const lines = [{ game, fairness }, ...chance.map((each) => ({ chance: each }))];
  return lines.map((line) => JSON.stringify(line)).join("\n");
}

const proofOf = async (game: string) => (await entryOf(game).chance()).default;

async function findings(
  game: string,
  chance: string[],
  commitment = COMMITMENT,
): Promise<{ commitment: Finding; outcomes: Finding }> {
  return check(readRecord(record(game, chance, commitment)), await proofOf(game));
}

// From magnate.chance with fair_key(seed, nonces).
const DICE = ["dice 5 3", "dice 5 2", "dice 4 3", "dice 6 1", "dice 1 6", "dice 2 4"];
const TILES = ["start 5E", "start 8B", "start 7B", "draw 8H", "draw 9A", "draw 7H"];

test("dice and tiles of seed and nonces are found fair", async () => {
  const fair = { commitment: "fair", outcomes: "fair" };
  expect(await findings("monopoly", DICE)).toEqual(fair);
  expect(await findings("acquire", TILES)).toEqual(fair);
});

test("another outcome or another commitment is found out", async () => {
  const other = await findings("monopoly", [...DICE, "dice 7 7"]);
  expect(other.outcomes).toBe("unfair");
  const swapped = await findings("acquire", TILES.toReversed());
  expect(swapped.outcomes).toBe("unfair");
  const moved = await findings("monopoly", DICE, "0".repeat(64));
  expect(moved.commitment).toBe("unfair");
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
