import { expect, test } from "vitest";
import type { AvailableEdition, AvailableGame } from "../../api/server";
import { changes, groupsOf, namedIn, playersOf } from "./options";

const option = (name: string, values: unknown[], least: number | null = null) => ({
  name,
  values,
  least,
  most: least,
  clauses: [],
});
const EDITION: AvailableEdition = {
  name: "x",
  players_min: 3,
  players_max: 6,
  most: {},
  options: { players: [3, 6], tiers: "2023", holdings_visibility: "open" },
};

test("options stand in their groups, unknown ones in the last", () => {
  const available: AvailableGame = {
    bots: ["random"],
    most_rounds: null,
    game: "acquire",
    editions: [EDITION],
    options: [
      option("tiers", ["2008", "2023"]),
      option("brand_new", [1, 2]),
      option("board", ["classic"]),
      option("bonus_ranks", [], 1),
    ],
  };
  expect(
    groupsOf(available).map(({ name, options }) => [name, options.map((o) => o.name)]),
  ).toEqual([
    ["bonuses", ["tiers", "bonus_ranks"]],
    ["other", ["brand_new"]],
  ]);
});

test("only what differs from the edition is a change", () => {
  expect(changes(EDITION, { players: [3, 6], tiers: "2008" })).toEqual({ tiers: "2008" });
});

test("the option decides how many may play", () => {
  expect(playersOf(EDITION, {})).toEqual([3, 6]);
  expect(playersOf(EDITION, { players: [2, 6] })).toEqual([2, 6]);
});

test("the options that a refusal names are found in its text", () => {
  const options = [option("bonus_ranks", []), option("bonus_table", []), option("tiers", [])];
  const detail = "bonus_ranks = 3 contradicts bonus_table = half: this table has no tertiary bonus";
  expect(namedIn(detail, options).map(({ name }) => name)).toEqual(["bonus_ranks", "bonus_table"]);
});
