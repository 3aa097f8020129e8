// @vitest-environment jsdom
/** The fixture was made by magnate/acquire/log.py: events of random games with their sentences. */
import { expect, test } from "vitest";
import type { View } from "../../../api/acquire";
import { words, type Language } from "../../../lib/i18n.svelte";
import { plain } from "../../../table/log/lines";
import { lineOf, linesOf, type Event } from "./log";
import fixture from "./log.fixture.json";

interface Case {
  event: Event;
  names: string[];
  sentences: string[];
}
const cases = fixture.cases as unknown as Case[];
const table = (players: number): View =>
  ({ seats: Array.from({ length: players }) }) as unknown as View;

test.each(fixture.languages.map((language, place) => [language, place] as const))(
  "sentences are those of the rest of Magnate: %s",
  async (language, place) => {
    await words.load(language as Language, ["acquire"]);

    for (const { event, names, sentences } of cases)
      expect(plain(lineOf(event, names, table(names.length)))).toBe(sentences[place]);
  },
);

test("a round begins with a divider above its first line", async () => {
  await words.load("en", ["acquire"]);
  const log: Event[] = [
    { event: "TurnBegan", seat: 1, turn: 3 },
    { event: "TilePlaced", seat: 1, tile: "3C" },
    { event: "TilesDrawn", seat: 1, tiles: null, n: 1 },
    { event: "TurnBegan", seat: 2, turn: 4 },
    { event: "TilePlaced", seat: 2, tile: "4C" },
  ];

  const lines = linesOf(log, ["Ann", "Bob"], table(2));

  expect(lines.map((line) => [line.divider, plain(line)])).toEqual([
    ["Round 2", "Ann places 3C."],
    [undefined, "Bob places 4C."],
  ]);
});
