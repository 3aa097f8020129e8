import { describe, expect, it } from "vitest";
import type { GameView } from "../../lib/connection.svelte";
import { scoresOf } from "./scores";

describe("final scores", () => {
  it("of Acquire are ordered by money", () => {
    const seats = [100, 300, 200].map((cash, place) => ({ seat: place + 1, name: "", cash }));
    const log = [{ event: "GameWon", seats: [2], amount: 300 }];
    const scores = scoresOf({ game: "acquire", seats, log } as unknown as GameView);
    expect(scores.map(({ seat, amount, wins }) => [seat, amount, wins])).toEqual([
      [2, 300, true],
      [3, 200, false],
      [1, 100, false],
    ]);
  });

  it("of Monopoly put whoever went out earlier lower", () => {
    const seats = [
      { seat: 1, name: "", cash: 0, fortune: 0, went_out: 1 },
      { seat: 2, name: "", cash: 50, fortune: 900, went_out: null },
      { seat: 3, name: "", cash: 0, fortune: 0, went_out: 2 },
    ];
    const log = [{ event: "GameWon", seats: [2], ending: "last", amount: 900 }];
    const scores = scoresOf({ game: "monopoly", seats, log } as unknown as GameView);
    expect(scores.map(({ seat, amount }) => [seat, amount])).toEqual([
      [2, 900],
      [3, null],
      [1, null],
    ]);
  });
});
