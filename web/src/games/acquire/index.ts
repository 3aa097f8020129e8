/** Acquire's entry in the registry. */
import type { GameEntry } from "../entry";
import Mark from "./Mark.svelte";
import { optionGroups } from "./options";

const acquire: GameEntry = {
  defaultEdition: "2023-classic",
  minutes: 40,
  Mark,
  coverColour: "color-mix(in oklab, var(--chain-continental) 34%, var(--surface-2))",
  hasLevels: true,
  hasMoney: true,
  hasHands: true,
  rulesLink: { section: "prices", label: "rules-prices" },
  clockFigures: ["seconds", "bank"],
  resignsToBank: false,
  optionGroups,
  table: () => import("./AcquireTable.svelte"),
  scene: () => import("./AcquireScene.svelte"),
  chance: () => import("./chance"),
};

export default acquire;
