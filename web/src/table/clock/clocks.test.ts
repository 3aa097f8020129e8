// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import type { SeatInfo, TableView } from "../../api/server";
import { words } from "../../lib/i18n.svelte";
import { clockOf, digits, longTime } from "./clocks";

const LIVE = { kind: "live", seconds: 30, bank: 300, claim_time: 10, hold_time: 20 } as const;

function table(asked: number | null, deadline: number | null): TableView {
  const seats = [1, 2].map((seat) => ({ seat, bank: 100 }) as SeatInfo);
  return { asked, deadline, seats } as TableView;
}

describe("the clock of a seat", () => {
  it("shows the bank while another seat decides", () => {
    expect(clockOf(table(1, 1030), LIVE, 2, 1000)).toEqual({
      decision: null,
      bank: 100,
      isLow: false,
    });
  });

  it("spends the seconds of the decision first, then the bank", () => {
    const asked = table(1, 1130);
    expect(clockOf(asked, LIVE, 1, 1010)).toMatchObject({ decision: 20, bank: 100 });
    expect(clockOf(asked, LIVE, 1, 1050)).toMatchObject({ decision: 0, bank: 80 });
    expect(clockOf(asked, LIVE, 1, 2000)).toMatchObject({ decision: 0, bank: 0, isLow: true });
  });

  it("is low below half a minute, with a short clock below a part of it", () => {
    const asked = table(1, 1130);
    expect(clockOf(asked, LIVE, 1, 1099).isLow).toBe(false);
    expect(clockOf(asked, LIVE, 1, 1101).isLow).toBe(true);
    const short = { ...LIVE, seconds: 40, bank: 0 };
    expect(clockOf(asked, short, 1, 1119)).toEqual({ decision: 11, bank: null, isLow: false });
    expect(clockOf(asked, short, 1, 1121).isLow).toBe(true);
  });

  it("counts days to the deadline, and nothing without a clock", () => {
    const asked = table(1, 1000 + 90_000);
    expect(clockOf(asked, { kind: "days", days: 2 }, 1, 1000).decision).toBe(90_000);
    expect(clockOf(asked, { kind: "none" }, 1, 1000).decision).toBeNull();
  });
});

describe("times in words", () => {
  beforeAll(() => words.load("en"));

  it("writes minutes and seconds", () => {
    expect([0, 5, 59.2, 65, 3661].map(digits)).toEqual(["0:00", "0:05", "1:00", "1:05", "1:01:01"]);
  });

  it("writes long times", () => {
    expect([90_000, 7260, 300].map(longTime)).toEqual(["1 d 1 h", "2 h 1 min", "5 min"]);
  });
});
