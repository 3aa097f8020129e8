import { describe, expect, it } from "vitest";
import { groupLooks } from "./looks";

const group = (name: string, kind = "street") => ({ name, kind, lots: [], owner: null });

describe("groups", () => {
  it("have the colours of their names, and pips in the order of the board", () => {
    const looks = groupLooks([group("pink"), group("brown"), group("stations", "station")]);
    expect(looks.get("pink")).toEqual({ tone: "3", pips: 1 });
    expect(looks.get("brown")).toEqual({ tone: "1", pips: 2 });
    expect(looks.get("stations")).toEqual({ tone: "rail", pips: 0 });
  });

  it("of a custom board take the remaining colours", () => {
    const looks = groupLooks([group("harbour"), group("brown")]);
    expect(looks.get("harbour")!.tone).toBe("2");
  });
});
