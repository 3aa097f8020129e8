/** The tiles of a recorded game, checked as described in docs/reference/record.md. */
import type { ChanceProof, Column } from "../entry";

const ROWS = Array.from("ABCDEFGHI");
const ALL_TILES = ROWS.flatMap((row) =>
  Array.from({ length: 12 }, (_, column) => `${column + 1}${row}`),
);

/** The tiles in the order in which they came. */
function tilesOf(chance: string[]): string[] {
  return chance.flatMap((each) => {
    const [kind, tile] = each.split(" ");
    return tile !== undefined && (kind === "draw" || kind === "start") ? [tile] : [];
  });
}

/** The tiles counted by row. */
function count(chance: string[]): Column[] {
  const tiles = tilesOf(chance);
  return ROWS.map((row) => ({
    label: row,
    came: tiles.filter((tile) => tile.endsWith(row)).length,
    expected: tiles.length / ROWS.length,
  }));
}

/** Tiles come in the order of their numbers under the key. */
async function isFair(
  chance: string[],
  number: (item: string) => Promise<string>,
): Promise<boolean> {
  const numbered = await Promise.all(
    ALL_TILES.map(async (tile) => ({ tile, digits: await number(`tile:${tile}`) })),
  );
  const order = numbered.sort((a, b) => (a.digits < b.digits ? -1 : 1));
  return tilesOf(chance).every((tile, n) => tile === order[n]?.tile);
}

const tiles: ChanceProof = {
  outcome: "tiles",
  population: ALL_TILES.length,
  survivesUndo: false,
  count,
  isFair,
};

export default tiles;
