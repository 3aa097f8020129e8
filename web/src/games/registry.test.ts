/** Only the registry and a game's own folder know a game. */
import { expect, it } from "vitest";
import { GAME_NAMES } from ".";

const sources = import.meta.glob<string>(
  ["../**/*.{ts,svelte,css}", "!../api/*", "!../**/*.test.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const REGISTRY = "./registry.ts";

const others = Object.entries(sources).filter(([path]) => path !== REGISTRY);

it.each(GAME_NAMES)("keeps %s out of every other file", (game) => {
  const ownFolder = `./${game}/`;
  const name = new RegExp(game, "i");
  const strangers = others.filter(([path, text]) => !path.startsWith(ownFolder) && name.test(text));
  expect(strangers.map(([path]) => path)).toEqual([]);
});

it("finds the sources", () => {
  expect(sources[REGISTRY]).toContain("default as");
  expect(others.length).toBeGreaterThan(150);
});
