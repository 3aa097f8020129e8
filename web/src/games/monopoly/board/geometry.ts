/** Where the squares of a board are: a loop of any number, starting at the bottom right. */

export type Side = "bottom" | "left" | "top" | "right";
const SIDES: Side[] = ["bottom", "left", "top", "right"];

export interface Place {
  side: Side;
  corner: boolean;
  /** In units of the board's drawing. */
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Frame {
  width: number;
  height: number;
  rim: number;
  cornerWidth: number;
  cornerHeight: number;
}

/** The board with names, and the small loop of a phone. */
export const BOARD: Frame = { width: 860, height: 812, rim: 7, cornerWidth: 89, cornerHeight: 99 };
export const RING: Frame = { width: 382, height: 382, rim: 5, cornerWidth: 42, cornerHeight: 42 };

/** The squares at the four corners. */
export function corners(count: number): [number, number, number, number] {
  const quarter = (n: number): number => Math.round((n * count) / 4);
  return [0, quarter(1), quarter(2), quarter(3)];
}

export function places(count: number, frame: Frame): Place[] {
  const { width, height, rim, cornerWidth: cw, cornerHeight: ch } = frame;
  const at = corners(count);
  const [right, bottom] = [width - rim, height - rim];
  return Array.from({ length: count }, (_, index) => {
    const number = at.findLastIndex((corner) => corner <= index);
    const side = SIDES[number]!;
    const first = at[number]!;
    const between = (at[number + 1] ?? count) - first - 1;
    const step = index - first;
    if (step === 0) {
      const x = side === "bottom" || side === "right" ? right - cw : rim;
      const y = side === "bottom" || side === "left" ? bottom - ch : rim;
      return { side, corner: true, x, y, w: cw, h: ch };
    }
    const across = (width - 2 * rim - 2 * cw) / between;
    const down = (height - 2 * rim - 2 * ch) / between;
    if (side === "bottom")
      return {
        side,
        corner: false,
        x: right - cw - step * across,
        y: bottom - ch,
        w: across,
        h: ch,
      };
    if (side === "left")
      return { side, corner: false, x: rim, y: bottom - ch - step * down, w: cw, h: down };
    if (side === "top")
      return { side, corner: false, x: rim + cw + (step - 1) * across, y: rim, w: across, h: ch };
    return { side, corner: false, x: right - cw, y: rim + ch + (step - 1) * down, w: cw, h: down };
  });
}

/** A point at a distance inside the inner edge of a square. */
export function inner({ side, corner, x, y, w, h }: Place, away: number): [number, number] {
  if (corner) {
    const left = side === "bottom" || side === "right";
    const up = side === "bottom" || side === "left";
    return [left ? x - away : x + w + away, up ? y - away : y + h + away];
  }
  if (side === "bottom") return [x + w / 2, y - away];
  if (side === "top") return [x + w / 2, y + h + away];
  if (side === "left") return [x + w + away, y + h / 2];
  return [x - away, y + h / 2];
}

/** Where the pieces on a square are: in a row along its inner edge, or inside a corner. */
export function standing(
  place: Place,
  count: number,
  nth: number,
  radius: number,
): [number, number] {
  if (place.corner) {
    // All within the corner, overlapping if it is narrow.
    const room = place.w - 2.4 * radius;
    const gap = count > 1 ? Math.min(2.1 * radius, Math.max(0, room) / (count - 1)) : 0;
    const x = place.x + place.w / 2 + (nth - (count - 1) / 2) * gap;
    return [x, place.y + place.h - radius - Math.min(8, place.h * 0.1)];
  }
  const offset = (nth - (count - 1) / 2) * 2.1 * radius;
  const [x, y] = inner(place, radius * 0.55);
  return place.side === "bottom" || place.side === "top" ? [x + offset, y] : [x, y + offset];
}
