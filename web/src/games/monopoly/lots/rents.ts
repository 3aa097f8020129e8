/** Rents and deeds in words. */
import type { LotView, RentChange } from "../../../api/monopoly";
import { money, t } from "../../../lib/i18n.svelte";
import type { Lot } from "../state.svelte";

const HOTEL = 5;

/** The current cost of landing on a lot, as short as on the board. */
export function rentNow(lot: LotView): string {
  if (lot.dice_factor) return `×${lot.dice_factor}`;
  return lot.rent ? money(lot.rent) : "—";
}

/** The buildings on a lot, if any. */
export function buildingText(level: number): string {
  return level === HOTEL ? t("board-hotel") : t("houses", { n: level });
}

export interface DeedRow {
  label: string;
  value: string;
  /** Whether it is the current rent. */
  now: boolean;
  /** The buildings it is for. */
  level?: number;
}

/** The rents on a deed, line by line. */
export function deedRows({ kind, lot }: Lot): DeedRow[] {
  const rented = lot.owner !== null && !lot.mortgaged;
  if (kind === "street") {
    const bare = rented && !lot.level && lot.rent > 0;
    const whole = bare && lot.rent === lot.monopoly_rent;
    return [
      { label: t("label-rent"), value: money(lot.rents[0]!), now: bare && !whole },
      { label: t("web-mono-whole-group"), value: money(lot.monopoly_rent), now: whole },
      ...lot.rents.slice(1).map((rent, i) => ({
        label: buildingText(i + 1),
        value: money(rent),
        now: rented && lot.level === i + 1,
        level: i + 1,
      })),
    ];
  }
  const station = kind === "station";
  return lot.rents.map((rent, i) => ({
    label: t(station ? "web-mono-stations-owned" : "web-mono-companies-owned", { n: i + 1 }),
    value: station ? money(rent) : t("web-mono-times-dice", { n: rent }),
    now: rented && rent === (station ? lot.rent : lot.dice_factor),
  }));
}

/** What a lot would cost then. */
export const rentText = (change: RentChange): string =>
  change.times_dice ? t("web-mono-times-dice", { n: change.after }) : money(change.after);

/** What it costs now. */
export const rentBefore = (change: RentChange): string =>
  change.times_dice ? t("web-mono-times-dice", { n: change.before }) : money(change.before);
