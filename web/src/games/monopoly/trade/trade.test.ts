import { describe, expect, it } from "vitest";
import { isSame, notation, withCard, withLot } from "./trade";

const side = (lots: string[] = [], cash = 0, cards: ("chance" | "chest")[] = []) => ({
  lots,
  cash,
  cards,
});

describe("a trade", () => {
  it("is written as the rules read it", () => {
    const gives = side(["indiana", "oriental"], 50, ["chest"]);
    const draft = { partner: 2, gives, gets: side(), counters: null };
    expect(notation(draft)).toBe("offer 2: indiana + oriental + $50 + chest-card for nothing");
    expect(notation({ ...draft, gets: side(["reading"]), counters: 2 })).toBe(
      "counter 2: indiana + oriental + $50 + chest-card for reading",
    );
  });

  it("takes a lot or a card, and leaves it again", () => {
    expect(withLot(side(["a"]), "b").lots).toEqual(["a", "b"]);
    expect(withLot(side(["a", "b"]), "a").lots).toEqual(["b"]);
    expect(withCard(withCard(side(), "chest"), "chest").cards).toEqual([]);
  });

  it("is the same in any order", () => {
    expect(isSame(side(["a", "b"], 5), side(["b", "a"], 5))).toBe(true);
    expect(isSame(side(["a"], 5), side(["a"], 6))).toBe(false);
  });
});
