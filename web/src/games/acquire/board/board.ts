/** The contents of the 12 by 9 board. */
import type { View } from "../../../api/acquire";

export const COLUMNS = 12;
export const ROWS = 9;
export const LETTERS = "ABCDEFGHI";

/** The chains in their fixed order. */
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

/** The content of a space: a chain's tile, an independent one, or nothing. */
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

/** All tiles, row by row. */
export const SQUARES = Array.from({ length: ROWS }, (_, row) =>
  Array.from({ length: COLUMNS }, (_, column) => tileAt(column, row)),
);

/** The column and the row of a tile, counted from 0. */
export function placeOf(tile: string): [number, number] {
  return [parseInt(tile, 10) - 1, LETTERS.indexOf(tile.slice(-1))];
}

/** The tiles adjacent to a tile, never diagonally. */
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

/** The tile placed last, and who placed it. */
export function lastPlaced(log: View["log"]): { tile: string; seat: number } | null {
  const event = log.findLast((each) => each.event === "TilePlaced");
  return event ? { tile: event.tile, seat: event.seat } : null;
}

/** Land that is highlighted, and the headquarters that show a new size next to the old one. */
export interface Halo {
  tiles: string[];
  grows: { chain: string; to: number } | null;
}

export interface Board {
  position: Position;
  last: { tile: string; seat: number } | null;
  /** The tile whose consequences are being decided. */
  pending: string | null;
  halo: Halo | null;
}

/** What the board shows; the log must be complete. */
export function boardOf(view: View): Board {
  const { merger } = view;
  const position = readBoard(view.board, foundingTiles(view.log));
  const last = lastPlaced(view.log);
  const pending = merger?.tile ?? (view.awaits === "found" ? (last?.tile ?? null) : null);
  if (!pending) return { position, last, pending, halo: null };
  const chains = [merger?.survivor, merger?.acquired, ...(merger?.pending ?? [])];
  const tiles = joinedLand(
    position,
    chains.filter((chain) => typeof chain === "string"),
    pending,
  );
  const grows = merger?.survivor ? { chain: merger.survivor, to: tiles.length } : null;
  return { position, last, pending, halo: { tiles, grows } };
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

/** Where the headquarters are: on the founding tile, or in the middle of the land. */
function seatOf(tiles: string[], founded: string | undefined): string {
  if (founded && tiles.includes(founded)) return founded;
  const mean = (numbers: number[]): number =>
    numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const places = tiles.map(placeOf);
  const middleColumn = mean(places.map(([column]) => column));
  const middleRow = mean(places.map(([, row]) => row));
  const distance = (tile: string): number => {
    const [column, row] = placeOf(tile);
    return Math.hypot(column - middleColumn, row - middleRow);
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
