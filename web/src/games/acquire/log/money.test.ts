import { expect, test } from "vitest";
import type { View } from "../../../api/acquire";
import { finalScores } from "./money";

test("only what the final scoring paid is counted, and equal money shares a place", () => {
  const view = {
    seats: [
      { seat: 1, name: "Ann", cash: 9000 },
      { seat: 2, name: "Bob", cash: 12000 },
      { seat: 3, name: "Cyd", cash: 9000 },
    ],
    log: [
      { event: "BonusPaid", seat: 1, chain: "Tower", rank: "primary", amount: 2000 },
      { event: "SharesBought", seat: 3, shares: [], amount: 0 },
      { event: "BonusPaid", seat: 2, chain: "Imperial", rank: "primary", amount: 7000 },
      { event: "SharesSold", seat: 2, chain: "Imperial", n: 2, amount: 1400 },
      { event: "GameWon", seats: [2], amount: 12000 },
    ],
  } as unknown as View;

  expect(
    finalScores(view).map(({ name, place, bonuses, sold }) => [name, place, bonuses, sold]),
  ).toEqual([
    ["Bob", 1, 7000, 1400],
    ["Ann", 2, 0, 0],
    ["Cyd", 2, 0, 0],
  ]);
});
