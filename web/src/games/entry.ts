/** What the pages and the table need to know about a game. */
import type { Component, Snippet } from "svelte";
import type { Connection } from "../lib/connection.svelte";
import type { Fields } from "../lib/json";
import type { LogLine } from "../table/log/lines";

/**
 * A game's entry in the registry. Everything but the table, the scene and the proof of its chance
 * is loaded with the first page, so it stays small.
 */
export interface GameEntry {
  /** The edition of a table unless the host chooses another. */
  defaultEdition: string;
  /** About how long a game with three bots takes. */
  minutes: number;
  /** The small picture in lists, drawn on a grid of 26. */
  Mark: Component;
  /** The CSS colour behind `cover.svg` on the home page. */
  coverColour: string;
  /** Whether bots of all levels play it; otherwise only the random bot does. */
  hasLevels: boolean;
  /** Whether players have money, which a replay shows as a chart. */
  hasMoney: boolean;
  /** Whether players on one device hide what they hold from each other. */
  hasHands: boolean;
  /** The section that the overview of the rules links to, and the message in `about` for it. */
  rulesLink: { section: string; label: string };
  /** The figures of a live clock that the host can set. */
  clockFigures: readonly ("seconds" | "bank" | "claim_time" | "hold_time")[];
  /** Whether a player can resign and leave everything to the bank. */
  resignsToBank: boolean;
  /** The options of the rules in the order and groups of the create page. */
  optionGroups: Readonly<Record<string, readonly string[]>>;
  table: () => Promise<{ default: Component<{ connection: Connection }> }>;
  scene: () => Promise<{ default: Component<SceneProps> }>;
  chance: () => Promise<{ default: ChanceProof }>;
}

/** A scene shows a game without playing it: in a replay, and on a screen for all. */
export interface SceneProps {
  connection: Connection;
  /** Arranges the parts on the page. */
  children: Snippet<[SceneParts]>;
}

export interface SceneParts {
  board: Snippet;
  players: Snippet;
  /** The current decision, unless the board itself shows it. */
  says: Snippet | null;
  /** Additional content for large screens. */
  extra: Snippet | null;
  /** The latest lines of the log. */
  lines: LogLine[];
  /** The lines of the view itself; in a replay, the consequences of the current move. */
  newest: LogLine[];
  /** The ratio of the board's width to its height. */
  shape: number;
}

/** How to check the chance of a recorded game. */
export interface ChanceProof {
  /** The messages about the outcomes begin with `fair-` and this word. */
  outcome: string;
  /** How many different outcomes are drawn without replacement; infinite for dice. */
  population: number;
  /** The outcomes counted by kind, with the number that chance would give. */
  count: (outcomes: readonly string[]) => Column[];
  /** Whether an entry without a seat is an action of the table and not drawn. */
  isOfTable: (entry: string) => boolean;
  /** The outcome that the key determines at a place of the game. */
  expected: (draw: Draw, value: KeyValue) => string;
}

/** The number that a key determines for an item, such as "dice:3". */
export type KeyValue = (item: string) => bigint;

/** An outcome of chance in a record, and its place there. */
export interface Draw {
  /** The outcome in the record, such as "draw 3C". */
  came: string;
  /** Its number, from 1, among the outcomes of its kind, including undone ones. */
  number: number;
  /** The purpose for drawing without replacement; it changes when outcomes are undone. */
  purpose: (name: string) => string;
  /** The outcomes before it, without undone ones. */
  earlier: readonly string[];
  /** The options of the rules. */
  options: Fields;
}

export interface Column {
  label: string;
  came: number;
  expected: number;
}
