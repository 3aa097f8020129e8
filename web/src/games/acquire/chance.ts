/** The tiles of a recorded game, checked as described in docs/reference/record.md. */
import { itemsOf, least } from "../draw";
import type { ChanceProof, Column, Draw, KeyValue } from "../entry";

const ROWS = Array.from("ABCDEFGHI");
const COLUMNS = 12;
const ALL_TILES = ROWS.flatMap((row) =>
  Array.from({ length: COLUMNS }, (_, column) => `${column + 1}${row}`),
);

/** The tiles that left the pile; the stock market puts its tile back. */
const tilesOf = (outcomes: readonly string[]): string[] => itemsOf(outcomes, "start", "draw");

/** The tiles counted by row. */
function count(outcomes: readonly string[]): Column[] {
  const tiles = tilesOf(outcomes);
  return ROWS.map((row) => ({
    label: row,
    came: tiles.filter((tile) => tile.endsWith(row)).length,
    expected: tiles.length / ROWS.length,
  }));
}

function expected({ came, earlier, purpose, number }: Draw, value: KeyValue): string {
  const gone = new Set(tilesOf(earlier));
  const pile = ALL_TILES.filter((tile) => !gone.has(tile));
  if (!came.startsWith("market ")) {
    const kind = came.startsWith("start ") ? "start" : "draw";
    return `${kind} ${least(pile, purpose("tile"), value)}`;
  }
  const drawn = value(`market:${number}`);
  if (pile.length === 0) return `market ${1n + (drawn % BigInt(COLUMNS))}`;
  return `market ${pile[Number(drawn % BigInt(pile.length))]}`;
}

const tiles: ChanceProof = {
  outcome: "tiles",
  population: ALL_TILES.length,
  count,
  isOfTable: () => false,
  expected,
};

export default tiles;
