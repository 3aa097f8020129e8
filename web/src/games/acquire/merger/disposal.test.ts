import { expect, test } from "vitest";
import { divide } from "./disposal";

const seven = { held: 7, mostTraded: 4, sell: 0, trade: 0 };

test("what is sold comes from what is kept, then from what is traded in pairs", () => {
  expect(divide(seven, "sell", 3)).toEqual({ sell: 3, trade: 0 });
  expect(divide({ ...seven, trade: 4 }, "sell", 4)).toEqual({ sell: 4, trade: 2 });
  expect(divide({ ...seven, trade: 4 }, "sell", 9)).toEqual({ sell: 7, trade: 0 });
});

test("shares are traded in pairs, and no more than the server allows", () => {
  expect(divide(seven, "trade", 3)).toEqual({ sell: 0, trade: 2 });
  expect(divide(seven, "trade", 6)).toEqual({ sell: 0, trade: 4 });
  expect(divide({ ...seven, sell: 5 }, "trade", 4)).toEqual({ sell: 3, trade: 4 });
});

test("whatever is set, the three numbers add up", () => {
  for (const what of ["sell", "trade", "keep"] as const)
    for (let n = -1; n <= 8; n++) {
      const { sell, trade } = divide({ ...seven, sell: 2, trade: 2 }, what, n);
      const keep = 7 - sell - trade;
      expect(Math.min(sell, trade, keep)).toBeGreaterThanOrEqual(0);
      expect(trade % 2).toBe(0);
    }
});

test("what is no longer kept is sold", () => {
  expect(divide(seven, "keep", 5)).toEqual({ sell: 2, trade: 0 });
  expect(divide({ ...seven, sell: 1, trade: 4 }, "keep", 5)).toEqual({ sell: 0, trade: 2 });
});
