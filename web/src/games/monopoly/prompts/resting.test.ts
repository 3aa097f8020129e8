import { describe, expect, it } from "vitest";
import { secondsToWait } from "./resting";

const claim = (owner: number) => ({ owner, debtor: 3, lot: "reading", amount: 25, rolls_left: 1 });

describe("the time before we may roll", () => {
  it("counts down while another player may claim a rent", () => {
    const dice = { roll_from: 110, dice_held_by: null };
    expect(secondsToWait(dice, { seat: 1, claims: [claim(2)] }, 100.5)).toBe(10);
    expect(secondsToWait(dice, { seat: 1, claims: [claim(2)] }, 111)).toBe(0);
  });

  it("does not remind us of our own rent", () => {
    const dice = { roll_from: 110, dice_held_by: null };
    expect(secondsToWait(dice, { seat: 2, claims: [claim(2)] }, 100)).toBe(0);
  });

  it("is shown if a player holds the dice, even if we are owed a rent", () => {
    const dice = { roll_from: 120, dice_held_by: 3 };
    expect(secondsToWait(dice, { seat: 2, claims: [claim(2)] }, 100)).toBe(20);
  });

  it("is nothing if the dice may be rolled at any time", () => {
    expect(secondsToWait({ roll_from: null, dice_held_by: null }, { seat: 1, claims: [] }, 5)).toBe(
      0,
    );
  });
});
