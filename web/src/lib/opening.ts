/** Opening a table and sitting down. */
import type { Opened, SettingsGiven, TableInfo } from "../api/server";
import { GAMES, type GameName } from "../games";
import { post } from "./http";
import { me } from "./me.svelte";
import { prefs } from "./prefs.svelte";
import { router } from "./router.svelte";

const BOTS = 3;

/** A nonce for the game's chance; sent only after the server's commitment is known. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Open a table, sit down at it, and go there. */
export async function open(settings: SettingsGiven, { sit = true } = {}): Promise<void> {
  await me.ensure();
  const opened = await post<Opened>("/api/tables", { settings, sit: false });
  const table = opened.table.summary.table;
  if (sit) await join(table);
  router.go(`/tables/${table}`);
}

export async function join(
  table: string,
  { seat = null, invitation = null }: { seat?: number | null; invitation?: string | null } = {},
): Promise<TableInfo> {
  await me.ensure();
  return post<TableInfo>(`/api/tables/${table}/join`, { nonce: nonce(), seat, invitation });
}

/** The bot that takes a seat unless another is chosen. */
export const usualBot = (game: GameName): string =>
  GAMES[game].hasLevels ? prefs.get("level") : "random";

/** Start a game against bots at once. */
export function playNow(game: GameName): Promise<void> {
  const seats = [null, ...Array<string>(BOTS).fill(usualBot(game))];
  return open({ game, edition: GAMES[game].defaultEdition, seats, public: false });
}
