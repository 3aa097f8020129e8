/** Where things are drawn on the board: a square takes 60 units, of which its tile takes 54. */
import { COLUMNS, ROWS, placeOf, tileAt } from "./board";

export const PITCH = 60;
export const SIDE = 54;
const GAP = 3;
const ROUND = 9;
/** How thick the board is. */
export const EDGE = 6;

/** How large the parts of the board are; a small one has larger letters. */
export interface Scale {
  compact: boolean;
  /** What is drawn next to the squares, and the whole. */
  left: number;
  top: number;
  wide: number;
  high: number;
  /** Font sizes: at the edge, on a tile, of a chain. */
  edge: number;
  tile: number;
  size: number;
}

export function scaleOf(compact: boolean): Scale {
  const [left, top, rim] = compact ? [34, 34, 8] : [32, 30, 12];
  return {
    compact,
    left,
    top,
    wide: left + COLUMNS * PITCH + rim,
    high: top + ROWS * PITCH + rim + EDGE,
    ...(compact ? { edge: 23, tile: 23, size: 24 } : { edge: 14, tile: 15.5, size: 15 }),
  };
}

/** The upper left corner of a tile, relative to that of the first square. */
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
