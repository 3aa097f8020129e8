/** Squares in words, for screen readers and the table as text. */
import type { SquareView } from "../api/monopoly";
import { money, t, words } from "../lib/i18n.svelte";
import type { Desk } from "./desk.svelte";

/** What stopping on a lot costs, as words. */
function cost(square: SquareView): string {
  const lot = square.lot!;
  if (lot.mortgaged) return t("board-mortgaged");
  if (lot.owner === null) return t("web-mono-price", { amount: money(lot.price) });
  if (lot.dice_factor)
    return t("web-mono-rent", { amount: t("web-mono-times-dice", { n: lot.dice_factor }) });
  return t("web-mono-rent", { amount: money(lot.rent) });
}

/** "Virginia Avenue, pink, Tomek, 3 houses, rent $500. Ann is here." */
export function described(square: SquareView, table: Desk): string {
  const facts = [square.name];
  const { lot } = square;
  if (lot) {
    facts.push(words.group(lot.group));
    facts.push(lot.owner === null ? t("board-unowned") : table.seat(lot.owner).name);
    if (lot.level) facts.push(lot.level === 5 ? t("board-hotel") : t("houses", { n: lot.level }));
    facts.push(cost(square));
  }
  const here = table.view.seats
    .filter((seat) => seat.square === square.id && !seat.went_out)
    .map((seat) => seat.name);
  const people = here.length ? ` ${t("web-mono-here", { players: here.join(", ") })}` : "";
  return `${facts.join(", ")}.${people}`;
}
