/** The people around one device: guests of their own, whose tokens this tab keeps. */
import type { Opened, SettingsGiven } from "../../api/server";
import { askAs, newGuest, type Guest } from "../../lib/guest";
import { nonce } from "../../lib/opening";

export interface Group {
  table: string;
  game: "acquire" | "monopoly";
  /** The guests by their seats. */
  guests: Record<number, Guest>;
  curtain: boolean;
  /** What lets the browser's own person look back at the game. */
  invitation: string;
}

const KEY = "magnate-hotseat";

/** The game that goes on in this tab, if any. */
export function kept(): Group | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Group | null;
  } catch {
    return null;
  }
}

export function keep(group: Group | null): void {
  if (group) sessionStorage.setItem(KEY, JSON.stringify(group));
  else sessionStorage.removeItem(KEY);
}

/** Open a table, let everybody sit down, and keep who they are. */
export async function begin(
  settings: SettingsGiven,
  names: string[],
  curtain: boolean,
): Promise<Group> {
  const guests: Record<number, Guest> = {};
  for (const [i, name] of names.entries()) guests[i + 1] = await newGuest(name);
  const host = guests[1]!;
  const opened = await askAs<Opened>(host, "/api/tables", { settings, sit: false });
  const { table } = opened.table.summary;
  const { invitation } = opened;
  for (const [seat, guest] of Object.entries(guests)) {
    const body = { nonce: nonce(), seat: Number(seat), invitation };
    await askAs(guest, `/api/tables/${table}/join`, body);
  }
  const group = { table, game: settings.game, guests, curtain, invitation };
  keep(group);
  return group;
}
