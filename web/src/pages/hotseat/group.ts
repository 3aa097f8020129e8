/** The people who share one device: separate guests, whose tokens this tab keeps. */
import type { Opened, SettingsGiven } from "../../api/server";
import { GAME_NAMES, type GameName } from "../../games";
import { postAs, newGuest, type Guest } from "../../lib/guest";
import { fieldsOf, isFields, oneOf, textOf } from "../../lib/json";
import { DEVICE, newCommitment } from "../../lib/nonces";

export interface Group {
  table: string;
  game: GameName;
  /** The guests by their seats. */
  guests: Record<number, Guest>;
  curtain: boolean;
  /** The invitation with which the browser's own person can replay the game. */
  invitation: string;
}

const KEY = "magnate-hotseat";

/** The running game of this tab, if any. */
export function storedGroup(): Group | null {
  const { table, game, guests, curtain, invitation } = fieldsOf(sessionStorage.getItem(KEY));
  const known = oneOf(GAME_NAMES, game);
  if (known === undefined || !isFields(guests)) return null;
  return {
    table: textOf(table),
    game: known,
    guests: Object.fromEntries(
      Object.entries(guests).map(([seat, guest]) => [seat, guestIn(guest)]),
    ),
    curtain: curtain === true,
    invitation: textOf(invitation),
  };
}

function guestIn(value: unknown): Guest {
  const { name, token } = isFields(value) ? value : {};
  return { name: textOf(name), token: textOf(token) };
}

export function storeGroup(group: Group | null): void {
  if (group) sessionStorage.setItem(KEY, JSON.stringify(group));
  else sessionStorage.removeItem(KEY);
}

/** Open a table, seat everybody, and store their tokens. */
export async function begin(
  settings: SettingsGiven,
  names: string[],
  curtain: boolean,
): Promise<Group> {
  const guests: Record<number, Guest> = {};
  for (const [i, name] of names.entries()) guests[i + 1] = await newGuest(name);
  const host = guests[1]!;
  const opened = await postAs<Opened>(host, "/api/tables", { settings, sit: false });
  const { table } = opened.table.summary;
  const { invitation } = opened;
  for (const [seat, guest] of Object.entries(guests)) await sit(guest, Number(seat), opened);
  const group = { table, game: settings.game, guests, curtain, invitation };
  storeGroup(group);
  return group;
}

/** Open the next table for the same people, and let them sit down as before. */
export async function rematch(group: Group): Promise<Group> {
  let next = group;
  for (const [seat, guest] of Object.entries(group.guests)) {
    const body = { commitment: await newCommitment(DEVICE) };
    const opened = await postAs<Opened>(guest, `/api/tables/${group.table}/rematch`, body);
    if (opened.table.you === null) await sit(guest, Number(seat), opened);
    const { table } = opened.table.summary;
    next = { ...group, table, invitation: opened.invitation };
  }
  storeGroup(next);
  return next;
}

async function sit(guest: Guest, seat: number, { table, invitation }: Opened): Promise<void> {
  const body = { commitment: await newCommitment(DEVICE), seat, invitation };
  await postAs(guest, `/api/tables/${table.summary.table}/join`, body);
}
