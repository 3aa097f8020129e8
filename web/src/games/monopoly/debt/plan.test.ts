import { describe, expect, it } from "vitest";
import { actionsOf, planned, suggestion, withoutStep, withStep } from "./plan";

const steps = [
  { do: "mortgage a", amount: 50, lot: "a" },
  { do: "sell b 1", amount: 40, lot: "b" },
  { do: "sell b 0", amount: 40, lot: "b", after: 1, suggested: true },
  { do: "mortgage b", amount: 30, lot: "b", after: 2 },
  { do: "mortgage c", amount: 100, lot: "c", suggested: true },
];

describe("a plan", () => {
  it("adds up", () => {
    expect(planned(steps, [0, 4])).toBe(150);
  });

  it("has every step once", () => {
    expect(withStep([0], 0)).toEqual([0]);
    expect(withStep([0], 4)).toEqual([0, 4]);
  });

  it("loses what needs a step that is taken back", () => {
    expect(withoutStep(steps, [0, 1, 2, 3], 1)).toEqual([0]);
  });

  it("begins with what is suggested", () => {
    expect(suggestion(steps)).toEqual([2, 4]);
  });

  it("is carried out in an order in which every step is legal", () => {
    expect(actionsOf(steps, [3, 2, 1], 110)).toEqual(["sell b 1", "sell b 0", "mortgage b"]);
  });

  it("ends when the debt is covered", () => {
    expect(actionsOf(steps, [4, 0, 1], 90)).toEqual(["sell b 1", "mortgage a"]);
  });
});
