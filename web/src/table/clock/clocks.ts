/** What the clock of a seat shows. */
import type { LiveClock, Settings, TableView } from "../../api/server";
import { t } from "../../lib/i18n.svelte";

const LOW = 30;
const LOW_AT_LEAST = 5;
const LOW_DAYS = 3600;

/** The seconds below which the time is low; a fraction of the total for short clocks. */
function lowBelow(clock: LiveClock): number {
  return Math.min(LOW, Math.max(LOW_AT_LEAST, (clock.seconds + clock.bank) / 4));
}

export interface ClockState {
  /** The seconds of this decision that are left, null while the seat decides nothing. */
  decision: number | null;
  /** The seconds of the bank that are left, null without a live clock. */
  bank: number | null;
  isLow: boolean;
}

const NONE: ClockState = { decision: null, bank: null, isLow: false };

/** The clock of a seat at a time; bank and decision are kept apart as the table charges them. */
export function clockOf(
  table: TableView,
  clock: Settings["clock"],
  seat: number,
  now: number,
): ClockState {
  if (clock.kind === "none") return NONE;
  const hasBank = clock.kind === "live" && clock.bank > 0;
  const bank = hasBank ? (table.seats[seat - 1]?.bank ?? null) : null;
  if (table.asked !== seat || table.deadline === null) return { ...NONE, bank };
  const left = Math.max(0, table.deadline - now);
  if (clock.kind === "days") return { decision: left, bank: null, isLow: left < LOW_DAYS };
  return {
    decision: Math.max(0, left - (bank ?? 0)),
    bank: bank === null ? null : Math.min(left, bank),
    isLow: left < lowBelow(clock),
  };
}

/** Seconds as 1:05 or 1:01:05. */
export function digits(seconds: number): string {
  const whole = Math.ceil(seconds);
  const two = (n: number): string => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const rest = two(whole % 60);
  return hours ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

/** A long time in words: days and hours, hours and minutes, or minutes. */
export function longTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  if (days) return t("web-time-days", { days, hours });
  return hours
    ? t("web-time-hours", { hours, minutes: minutes % 60 })
    : t("web-time-minutes", { minutes });
}

/** A moment as the language and the browser write it: the day, and the time. */
export function moment(at: number, language: string): string {
  return new Date(at * 1000).toLocaleString(language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  });
}
