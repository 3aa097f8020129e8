/** The bots that people are offered: four levels, each with a name and a way to play. */
import { t, words } from "./i18n.svelte";

export const LEVELS = ["beginner", "casual", "strong", "expert"] as const;
export type Level = (typeof LEVELS)[number];
/** The opponent in quick games: newcomers can beat it at the first try. */
export const FIRST_LEVEL: Level = "casual";

/** Those that only tests, tournaments and old tables need. */
const UNOFFERED = ["random", "steady"];

/** What is offered of the bots that play a game: those of tests only if there are no others. */
export function offeredBots(bots: readonly string[]): readonly string[] {
  const found = bots.filter((bot) => !UNOFFERED.includes(bot));
  return found.length ? found : bots;
}

/** How strong a bot is, in a word. */
export const botLevel = (bot: string): string => (words.has(`bot-${bot}`) ? t(`bot-${bot}`) : bot);

/** How a bot plays, in a sentence. */
export const botAbout = (bot: string): string =>
  words.has(`bot-about-${bot}`) ? t(`bot-about-${bot}`) : "";

/** A bot as shown in a list of choices. */
export const botChoice = (bot: string): string =>
  words.has(`bot-name-${bot}`)
    ? t("bot-choice", { name: t(`bot-name-${bot}`), level: botLevel(bot) })
    : botLevel(bot);
