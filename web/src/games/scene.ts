/** What a game gives to a page that only shows it. */
import type { Snippet } from "svelte";
import type { LogLine } from "../table/log/lines";

export interface SceneParts {
  board: Snippet;
  players: Snippet;
  /** What is going on, where the board itself does not say it. */
  says: Snippet | null;
  /** What else a large screen shows. */
  extra: Snippet | null;
  /** The latest lines of the log. */
  lines: LogLine[];
  /** Those of the view itself: in a replay what the present move made happen. */
  newest: LogLine[];
  /** The board's width, its height being 1. */
  shape: number;
}

export const SCENES = {
  acquire: () => import("./acquire/AcquireScene.svelte"),
  monopoly: () => import("./monopoly/MonopolyScene.svelte"),
};
