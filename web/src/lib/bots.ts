/** The bots that people are offered: four levels, each with a name and a way to play. */
import { t, words } from "./i18n.svelte";

export const LEVELS = ["beginner", "casual", "strong", "expert"] as const;
export type Level = (typeof LEVELS)[number];
/** The opponent in quick games: newcomers can beat it at the first try. */
export const FIRST_LEVEL: Level = "casual";

/** Those that only tests, tournaments and old tables need. */
const UNOFFERED = ["random", "steady"];

/** The bots that people are offered, of all the bots that a server has. */
export const offeredBots = (bots: readonly string[]): string[] =>
  bots.filter((bot) => !UNOFFERED.includes(bot));

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
