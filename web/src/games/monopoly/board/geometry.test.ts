import { describe, expect, it } from "vitest";
import { BOARD, corners, places } from "./geometry";

describe("a board", () => {
  it("of 40 squares has its corners every ten", () => {
    expect(corners(40)).toEqual([0, 10, 20, 30]);
  });

  it.each([8, 12, 17, 30, 40])("of %d squares is a loop without gaps", (count) => {
    const all = places(count, BOARD);
    expect(all).toHaveLength(count);
    expect(all.filter((place) => place.corner)).toHaveLength(4);
    all.forEach((place, index) => {
      const next = all[(index + 1) % count]!;
      const apart =
        Math.max(place.x, next.x) -
        Math.min(place.x + place.w, next.x + next.w) +
        Math.max(place.y, next.y) -
        Math.min(place.y + place.h, next.y + next.h);
      expect(apart).toBeLessThanOrEqual(0.01);
    });
  });

  it("begins at the bottom right and goes to the left", () => {
    const [start, first] = places(40, BOARD);
    expect(start!.x).toBeGreaterThan(first!.x);
    expect(start!.y).toBe(first!.y);
  });
});
