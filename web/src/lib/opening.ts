/** Opening a table and sitting down. */
import type { Opened, SettingsGiven, TableInfo } from "../api/server";
import { GAMES, type GameName } from "../games";
import { post } from "./http";
import { me } from "./me.svelte";
import { myself, newCommitment } from "./nonces";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";

const BOTS = 3;

/** Open a table, sit down at it, and go there. */
export async function open(settings: SettingsGiven, { sit = true } = {}): Promise<void> {
  await me.ensure();
  const commitment = sit ? await newCommitment(myself()) : null;
  const opened = await post<Opened>("/api/tables", { settings, sit, commitment });
  router.go(`/tables/${opened.table.summary.table}`);
}

export async function join(
  table: string,
  { seat = null, invitation = null }: { seat?: number | null; invitation?: string | null } = {},
): Promise<TableInfo> {
  await me.ensure();
  const commitment = await newCommitment(myself());
  return post<TableInfo>(`/api/tables/${table}/join`, { commitment, seat, invitation });
}

/** The bot that takes a seat unless another is chosen. */
export const usualBot = (game: GameName): string =>
  GAMES[game].hasLevels ? prefs.get("level") : "random";

/** Start a game against bots at once. */
export function playNow(game: GameName): Promise<void> {
  const seats = [null, ...Array<string>(BOTS).fill(usualBot(game))];
  return open({ game, edition: GAMES[game].defaultEdition, seats, public: false });
}
