/** The registry of games: the only way from the pages and the table to a game. */
import type { Settings } from "../api/server";
import type { GameEntry } from "./entry";
import * as registered from "./registry";

export type GameName = Settings["game"];
export type * from "./entry";

// The types fail here if the server knows a game without an entry.
export const GAMES: Readonly<Record<GameName, GameEntry>> = registered;

export const isGame = (name: string): name is GameName => Object.hasOwn(GAMES, name);

/** The entry of a game that the server names. */
export function entryOf(name: string): GameEntry {
  if (!isGame(name)) throw new Error(`no game is called ${name}`);
  return GAMES[name];
}

export const GAME_NAMES: readonly GameName[] = Object.keys(GAMES).filter(isGame);
