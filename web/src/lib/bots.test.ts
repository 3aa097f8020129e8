// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from "vitest";
import { LEVELS, botAbout, botChoice, botLevel, offeredBots } from "./bots";
import { LANGUAGES, words } from "./i18n.svelte";

describe("what is offered", () => {
  it("is every bot but those that play by plain rules or none", () => {
    expect(
      offeredBots(["beginner", "casual", "strong", "expert", "random", "steady", "mine"]),
    ).toEqual(["beginner", "casual", "strong", "expert", "mine"]);
  });

  it("is the random bot if no other plays the game", () => {
    expect(offeredBots(["random"])).toEqual(["random"]);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => words.load(language));

  it("every level has its own name, word and sentence", () => {
    const choices = LEVELS.map(botChoice);
    expect(new Set(choices).size).toBe(LEVELS.length);
    expect(choices[1]).toBe(`Otto, ${botLevel("casual")}`);
    expect(new Set(LEVELS.map(botAbout)).size).toBe(LEVELS.length);
  });

  it("an unknown bot has the name that the server uses", () => {
    expect([botChoice("mine"), botLevel("mine"), botAbout("mine")]).toEqual(["mine", "mine", ""]);
  });
});
