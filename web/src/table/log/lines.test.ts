// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { words } from "../../lib/i18n.svelte";
import { cachedLine, plain, rich, type LogLine, type Part } from "./lines";
import { reactionOf, chatText } from "../chat/reactions";
import { refusalText } from "../commands";

beforeAll(() => words.load("ru", ["acquire"]));

describe("sentences with parts", () => {
  const player: Part = { text: "Аня", kind: "player" };

  it("keeps the arguments apart from the words", () => {
    expect(rich("log-first-player", { player })).toEqual([
      { text: "Партию начинает " },
      player,
      { text: "." },
    ]);
  });

  it("takes lists of parts, and numbers that choose a plural form", () => {
    const chain: Part = { text: "Башня" };
    const list = [{ text: "2 × «" }, chain, { text: "»" }];
    const parts = rich("log-buy", { player, n: 2, amount: "400 $", list });
    expect(parts).toContainEqual(chain);
    expect(plain({ seat: 2, parts })).toBe("Аня покупает 2 акции за 400 $: 2 × «Башня».");
  });
});

describe("lines that are cached", () => {
  it("are rebuilt only when names change", () => {
    const event = {};
    let made = 0;
    const make = (): LogLine => ({ seat: null, parts: [{ text: String(++made) }] });
    const first = cachedLine(event, ["A"], make);
    expect(cachedLine(event, ["A"], make)).toBe(first);
    expect(plain(cachedLine(event, ["B"], make))).toBe("2");
  });
});

describe("reactions", () => {
  it("are shown in the reader's language", () => {
    expect(reactionOf(":ouch:")).toBe("ouch");
    expect(chatText(":ouch:")).toBe("Ой");
  });

  it("leave every other text as it is", () => {
    expect(chatText(":unknown:")).toBe(":unknown:");
    expect(chatText("ouch")).toBe("ouch");
  });
});

describe("refusals", () => {
  const refused = { type: "refused", id: "1", reason: "", clause: "", detail: "" } as const;

  it("are explained by the rule, by the order, or by the table", () => {
    const rule = { ...refused, code: "illegal", reason: "not_enough_cash", clause: "A-BUY-1" };
    expect(refusalText(rule)).toEqual({
      text: words.text("reason-not-enough-cash"),
      clause: "A-BUY-1",
    });
    const order = { ...refused, code: "bad_order", detail: "needs_no_market" };
    expect(refusalText(order).text).toBe(words.text("order-needs-no-market"));
    expect(refusalText({ ...refused, code: "stale" }).text).toBe(words.text("refused-stale"));
    expect(refusalText({ ...refused, code: "new_code" }).text).toBe(words.text("web-refused"));
  });
});
