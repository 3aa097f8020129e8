import { expect, test } from "vitest";
import type { View } from "../../../api/acquire";
import { beside, foundingTiles, joinedLand, placeOf, readBoard, turnedTiles } from "./board";

const EMPTY = "............";
const rows = (...first: string[]): string[] =>
  Array.from({ length: 9 }, (_, row) => first[row] ?? EMPTY);

test("a tile is its column and its row", () => {
  expect(placeOf("1A")).toEqual([0, 0]);
  expect(placeOf("12I")).toEqual([11, 8]);
  expect(beside("1A").sort()).toEqual(["1B", "2A"]);
});

test("headquarters stand where the chain was founded", () => {
  const log = [
    { event: "TilePlaced", seat: 1, tile: "2A" },
    { event: "ChainFounded", seat: 1, chain: "Tower", gift: "share", amount: 0, size: 2 },
  ] as View["log"];

  const { lands } = readBoard(rows("TTT........."), foundingTiles(log));

  expect(lands).toEqual([{ chain: "Tower", tiles: ["1A", "2A", "3A"], headquarters: "2A" }]);
});

test("headquarters of a chain whose founding is not in the log stand in the middle", () => {
  const { lands } = readBoard(rows("TTT........."), new Map());

  expect(lands[0]?.headquarters).toBe("2A");
});

test("a tile joins its chains and the independent tiles connected to it", () => {
  const position = readBoard(rows("TT.II.......", "..o.........", "..o...o....."), new Map());

  const land = joinedLand(position, ["Tower", "Imperial"], "3A");

  expect(land.sort()).toEqual(["1A", "2A", "3A", "3B", "3C", "4A", "5A"]);
});

test("what turns over begins at the tile placed", () => {
  const before = readBoard(rows("TT.II......."), new Map());
  const after = readBoard(rows("TTTTT......."), new Map());

  expect(turnedTiles(before, after, "3A")).toEqual([
    { tile: "3A", from: "empty", steps: 0 },
    { tile: "4A", from: "Imperial", steps: 1 },
    { tile: "5A", from: "Imperial", steps: 2 },
  ]);
});
