import { expect, it } from "vitest";
import type { SeatView, View } from "../../../api/acquire";
import { scoresOf } from "./scores";

it("orders the final scores by money", () => {
  const seats = [100, 300, 200].map(
    (cash, place) => ({ seat: place + 1, name: "", cash }) as SeatView,
  );
  const log: View["log"] = [{ event: "GameWon", seats: [2], amount: 300 }];
  expect(scoresOf({ seats, log }).map(({ seat, amount, wins }) => [seat, amount, wins])).toEqual([
    [2, 300, true],
    [3, 200, false],
    [1, 100, false],
  ]);
});
