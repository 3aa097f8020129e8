/** Monopoly's entry in the registry. */
import type { GameEntry } from "../entry";
import Mark from "./Mark.svelte";
import { optionGroups } from "./options";

const monopoly: GameEntry = {
  defaultEdition: "official",
  minutes: 60,
  Mark,
  coverColour: "color-mix(in oklab, var(--brass-fill) 42%, var(--surface-2))",
  hasLevels: true,
  hasMoney: true,
  hasHands: false,
  rulesLink: { section: "board", label: "rules-board" },
  clockFigures: ["seconds", "bank", "claim_time", "hold_time"],
  resignsToBank: true,
  optionGroups,
  table: () => import("./MonopolyTable.svelte"),
  scene: () => import("./MonopolyScene.svelte"),
  chance: () => import("./chance"),
};

export default monopoly;
