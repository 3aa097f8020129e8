import { expect, it } from "vitest";
import type { SeatView, View } from "../../../api/monopoly";
import { scoresOf } from "./scores";

it("puts players who went out earlier lower in the final scores", () => {
  const seats = [
    { seat: 1, name: "", cash: 0, fortune: 0, went_out: 1 },
    { seat: 2, name: "", cash: 50, fortune: 900, went_out: null },
    { seat: 3, name: "", cash: 0, fortune: 0, went_out: 2 },
  ] as SeatView[];
  const log: View["log"] = [{ event: "GameWon", seats: [2], ending: "last", amount: 900 }];
  expect(scoresOf({ seats, log }).map(({ seat, amount }) => [seat, amount])).toEqual([
    [2, 900],
    [3, null],
    [1, null],
  ]);
});
