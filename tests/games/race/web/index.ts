/** Race's entry in the registry. */
import type { GameEntry } from "../entry";
import Mark from "./Mark.svelte";

const race: GameEntry = {
  defaultEdition: "short",
  minutes: 2,
  Mark,
  coverColour: "color-mix(in oklab, var(--player-4) 30%, var(--surface-2))",
  hasLevels: false,
  hasMoney: false,
  hasHands: false,
  rulesLink: { section: "turn", label: "rules-race-turn" },
  clockFigures: ["seconds", "bank"],
  resignsToBank: false,
  optionGroups: { race: ["goal", "gambling"], table: ["players"] },
  table: () => import("./RaceTable.svelte"),
  scene: () => import("./RaceScene.svelte"),
  chance: () => import("./chance"),
};

export default race;
