import { describe, expect, it } from "vitest";
import { quickBids } from "./bids";

describe("quick bids", () => {
  it("go from the least to the price", () => {
    const amounts = quickBids(130, 131, 1000, 200).map(({ amount }) => amount);
    expect(amounts).toEqual([131, 140, 150, 180, 200]);
  });

  it("never exceed the cash", () => {
    expect(quickBids(130, 131, 145, 200).map(({ amount }) => amount)).toEqual([131, 140]);
    expect(quickBids(130, 131, 100, 200)).toEqual([]);
  });
});
