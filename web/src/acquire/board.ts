/** What lies where on the board of 12 by 9. */
import type { View } from "../api/acquire";

export const COLUMNS = 12;
export const ROWS = 9;
export const LETTERS = "ABCDEFGHI";

/** The chains in the order in which they always stand. */
export const CHAINS = [
  "Tower",
  "Sackson",
  "Worldwide",
  "Festival",
  "American",
  "Imperial",
  "Continental",
] as const;
const BY_SIGN = new Map<string, string>(CHAINS.map((chain) => [chain.slice(0, 1), chain]));

/** What lies on a space: a chain's tile, an independent one, nothing. */
export type Ground = string | "alone" | "empty";

export interface Land {
  chain: string;
  tiles: string[];
  headquarters: string;
}

export interface Position {
  ground: Map<string, Ground>;
  lands: Land[];
}

export const tileAt = (column: number, row: number): string =>
  `${column + 1}${LETTERS.charAt(row)}`;

/** The column and the row of a tile, counted from 0. */
export function placeOf(tile: string): [number, number] {
  return [parseInt(tile, 10) - 1, LETTERS.indexOf(tile.slice(-1))];
}

/** The tiles beside a tile, never diagonal. */
export function beside(tile: string): string[] {
  const [column, row] = placeOf(tile);
  const places: [number, number][] = [
    [column - 1, row],
    [column + 1, row],
    [column, row - 1],
    [column, row + 1],
  ];
  return places
    .filter(([x, y]) => x >= 0 && x < COLUMNS && y >= 0 && y < ROWS)
    .map(([x, y]) => tileAt(x, y));
}

/** Where each chain was founded, by the log; with hidden holdings some may be unknown. */
export function foundingTiles(log: View["log"]): Map<string, string> {
  const found = new Map<string, string>();
  let tile = "";
  for (const event of log) {
    if (event.event === "TilePlaced") tile = event.tile;
    if (event.event === "ChainFounded") found.set(event.chain, tile);
  }
  return found;
}

/** The tile that lies last on the board, and who placed it. */
export function lastPlaced(log: View["log"]): { tile: string; seat: number } | null {
  const event = log.findLast((each) => each.event === "TilePlaced");
  return event ? { tile: event.tile, seat: event.seat } : null;
}

export function readBoard(rows: readonly string[], founded: Map<string, string>): Position {
  const ground = new Map<string, Ground>();
  const tiles = new Map<string, string[]>();
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const tile = tileAt(column, row);
      const sign = rows[row]?.charAt(column) ?? ".";
      const chain = BY_SIGN.get(sign);
      ground.set(tile, chain ?? (sign === "." ? "empty" : "alone"));
      if (chain) tiles.set(chain, [...(tiles.get(chain) ?? []), tile]);
    }
  const lands = CHAINS.flatMap((chain) => {
    const own = tiles.get(chain);
    return own ? [{ chain, tiles: own, headquarters: seatOf(own, founded.get(chain)) }] : [];
  });
  return { ground, lands };
}

/** Where the headquarters stand: on the founding tile, or in the middle of the land. */
function seatOf(tiles: string[], founded: string | undefined): string {
  if (founded && tiles.includes(founded)) return founded;
  const places = tiles.map(placeOf);
  const middle = [0, 1].map(
    (axis) => places.reduce((sum, place) => sum + place[axis as 0 | 1], 0) / places.length,
  );
  const distance = (tile: string): number => {
    const [column, row] = placeOf(tile);
    return Math.hypot(column - (middle[0] ?? 0), row - (middle[1] ?? 0));
  };
  return tiles.reduce((best, tile) => (distance(tile) < distance(best) ? tile : best));
}

/** The land that a tile joins: these chains, the tile, and the independent tiles connected to it. */
export function joinedLand(position: Position, chains: readonly string[], tile: string): string[] {
  const land = new Set([tile]);
  for (const { chain, tiles } of position.lands)
    if (chains.includes(chain)) for (const each of tiles) land.add(each);
  const edge = [tile];
  while (edge.length)
    for (const near of beside(edge.pop()!))
      if (position.ground.get(near) === "alone" && !land.has(near)) {
        land.add(near);
        edge.push(near);
      }
  return [...land];
}

/** A tile that looks different from before. */
export interface Turned {
  tile: string;
  from: Ground;
  /** How many steps from the tile that was placed. */
  steps: number;
}

/** What changed between two positions, nearest to the tile placed first. */
export function turnedTiles(before: Position, after: Position, placed: string | null): Turned[] {
  const [x, y] = placeOf(placed ?? "1A");
  return [...after.ground]
    .flatMap(([tile, now]) => {
      const from = before.ground.get(tile) ?? "empty";
      const [column, row] = placeOf(tile);
      return from === now || now === "empty"
        ? []
        : [{ tile, from, steps: Math.abs(column - x) + Math.abs(row - y) }];
    })
    .sort((a, b) => a.steps - b.steps);
}

// Drawing: a square takes 60 units, of which its tile takes 54.

export const PITCH = 60;
export const SIDE = 54;
const GAP = 3;
const ROUND = 9;

/** The left upper corner of a tile, from that of the first square. */
export function cornerOf(tile: string): [number, number] {
  const [column, row] = placeOf(tile);
  return [column * PITCH + GAP, row * PITCH + GAP];
}

/** The outline of joined land as a path; squares that touch have no gap between them. */
export function landPath(tiles: readonly string[]): string {
  const own = new Set(tiles);
  const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}z`;
  return tiles
    .map((tile) => {
      const [column, row] = placeOf(tile);
      const [x, y] = cornerOf(tile);
      const right = own.has(tileAt(column + 1, row));
      const down = own.has(tileAt(column, row + 1));
      let path = rounded(x, y);
      if (right) path += box(x + SIDE / 2, y, PITCH, SIDE);
      if (down) path += box(x, y + SIDE / 2, SIDE, PITCH);
      if (right && down && own.has(tileAt(column + 1, row + 1)))
        path += box(x + SIDE - 1, y + SIDE - 1, 8, 8);
      return path;
    })
    .join("");
}

function rounded(x: number, y: number): string {
  const straight = SIDE - 2 * ROUND;
  const turn = (dx: number, dy: number): string => `a${ROUND} ${ROUND} 0 0 1 ${dx} ${dy}`;
  return (
    `M${x + ROUND} ${y}h${straight}${turn(ROUND, ROUND)}v${straight}${turn(-ROUND, ROUND)}` +
    `h${-straight}${turn(-ROUND, -ROUND)}v${-straight}${turn(ROUND, -ROUND)}z`
  );
}

/** The seams between the tiles of a land. */
export function seamPath(tiles: readonly string[]): string {
  const own = new Set(tiles);
  return tiles
    .map((tile) => {
      const [column, row] = placeOf(tile);
      let path = "";
      if (own.has(tileAt(column + 1, row)))
        path += `M${(column + 1) * PITCH} ${row * PITCH + 11}v38`;
      if (own.has(tileAt(column, row + 1)))
        path += `M${column * PITCH + 11} ${(row + 1) * PITCH}h38`;
      return path;
    })
    .join("");
}
