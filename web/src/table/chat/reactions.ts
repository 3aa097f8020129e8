/**
 * Reactions: ready phrases that readers see in their own language.
 *
 * On the wire they are chat texts, a code between colons such as ":well-played:"; the client
 * shows the words of `web-reaction-<code>` for the codes it knows, and any other text as it is.
 */
import type { TableView } from "../../api/server";
import { t } from "../../lib/i18n.svelte";

export const REACTIONS = [
  "well-played",
  "nice-move",
  "thinking",
  "your-move",
  "ouch",
  "good-luck",
  "thanks",
  "good-game",
] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Those that fit a table before the game, while it runs, and after it. */
const BEFORE: Reaction[] = ["good-luck", "thanks"];
const DURING: Reaction[] = ["well-played", "nice-move", "thinking", "your-move", "ouch"];
const AFTER: Reaction[] = ["good-game", "well-played", "thanks"];
export const OFFERED: Record<TableView["status"], Reaction[]> = {
  waiting: BEFORE,
  running: DURING,
  paused: DURING,
  over: AFTER,
  ended: AFTER,
};

/** The text to say for a reaction. */
export const reactionText = (reaction: Reaction): string => `:${reaction}:`;

/** The reaction that a text is, if it is one. */
export function reactionOf(text: string): Reaction | null {
  return REACTIONS.find((each) => reactionText(each) === text) ?? null;
}

/** What was said, in the reader's language if it is a reaction. */
export function chatText(text: string): string {
  const reaction = reactionOf(text);
  return reaction ? t(`web-reaction-${reaction}`) : text;
}
