// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { LANGUAGES, words } from "../../../lib/i18n.svelte";
import { plain } from "../../../table/log/lines";
import fixture from "./log.fixture.json";
import { lineOf, type Event, type Names } from "./log";

// Made from magnate/monopoly/log.py: every kind of event, with its sentence in each language.
const events = fixture.events as unknown as Event[];
const view = fixture.view as unknown as Names;

describe.each(LANGUAGES)("the log in %s", (language) => {
  beforeAll(() => words.load(language, ["monopoly"]));

  it.each(events.map((event, index) => ({ event, index, kind: event.event })))(
    "says of $kind ($index) what the server says",
    ({ event, index }) => {
      const sentence = fixture.sentences[language][index];
      expect(plain(lineOf(event, fixture.names, view))).toBe(sentence);
    },
  );
});

describe("a line", () => {
  beforeAll(() => words.load("en", ["monopoly"]));
  const line = (kind: string) =>
    lineOf(
      events.find((event) => event.event === kind)!,
      fixture.names,
      view,
    );

  it("has the seat's mark and what its money changed by", () => {
    expect(line("RentPaid")).toMatchObject({ seat: 2, amount: -500 });
    expect(line("SalaryPaid")).toMatchObject({ seat: 1, amount: 200 });
    expect(line("TimeCalled").seat).toBeNull();
  });

  it("marks the names of players", () => {
    expect(line("Moved").parts).toContainEqual({ text: "Tomek", kind: "player" });
  });
});
