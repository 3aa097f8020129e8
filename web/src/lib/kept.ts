/** What this browser keeps of the starts of its games, to check their chance against it later. */
import { isFields, listOf, numberOf, textOf, type Fields } from "./json";

export interface KeptNonce {
  /** Whose nonce it is; several people may use one browser. */
  person: string;
  nonce: string;
  /** The hash of the nonce. */
  commitment: string;
  /** The start for which the nonce was revealed; null before. */
  start: KeptStart | null;
}

/** What had been committed to before the nonce was revealed. */
export interface KeptStart {
  table: string;
  attempt: number;
  /** The server's. */
  commitment: string;
  seats: KeptSeat[];
  /** The names of all seats, seat 1 first. */
  names: string[];
}

export interface KeptSeat {
  seat: number;
  commitment: string;
}

const KEY = "magnate-nonces";
const MOST = 100;

/** What could not be stored: the game can be played, but not checked after the page is left. */
let unstored: KeptNonce[] | null = null;

/** All that is kept, latest first. */
function kept(): KeptNonce[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return unstored ?? listOf(stored).filter(isFields).map(nonceIn);
  } catch {
    return unstored ?? [];
  }
}

function store(all: KeptNonce[]): void {
  const latest = all.slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(latest));
  } catch {
    unstored = latest;
  }
}

function nonceIn({ person, nonce, commitment, start }: Fields): KeptNonce {
  return {
    person: textOf(person),
    nonce: textOf(nonce),
    commitment: textOf(commitment),
    start: isFields(start) ? startIn(start) : null,
  };
}

function startIn({ table, attempt, commitment, seats, names }: Fields): KeptStart {
  return {
    table: textOf(table),
    attempt: numberOf(attempt),
    commitment: textOf(commitment),
    seats: listOf(seats).filter(isFields).map(seatIn),
    names: listOf(names).map(textOf),
  };
}

const seatIn = ({ seat, commitment }: Fields): KeptSeat => ({
  seat: numberOf(seat),
  commitment: textOf(commitment),
});

/** Keep a nonce before anybody hears of it. */
export const keepNonce = (nonce: Omit<KeptNonce, "start">): void =>
  store([{ ...nonce, start: null }, ...kept()]);

/** The nonce with a hash, if this browser has it. */
export const nonceFor = (commitment: string): KeptNonce | undefined =>
  kept().find((each) => each.commitment === commitment);

/** Keep what everybody has committed to, before the nonce is revealed. */
export function keepStart(commitment: string, start: KeptStart): void {
  store(kept().map((each) => (each.commitment === commitment ? { ...each, start } : each)));
}

/** The nonces that a person revealed at a table. */
export function keptFrom(table: string, person: string): KeptNonce[] {
  return kept().filter((each) => each.start?.table === table && each.person === person);
}

/** Forget everything of a person. */
export const forget = (person: string): void =>
  store(kept().filter((each) => each.person !== person));
