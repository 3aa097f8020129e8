/** Squares in words, for screen readers and the table as text. */
import type { SquareView } from "../../../api/monopoly";
import { money, t, words } from "../../../lib/i18n.svelte";
import type { MonopolyTableState } from "../state.svelte";
import { buildingText } from "../lots/rents";
import { figureOf, groupName } from "../words";

/** The cost of landing on a lot, in words. */
function cost(square: SquareView): string {
  const lot = square.lot!;
  if (lot.mortgaged) return t("board-mortgaged");
  if (lot.owner === null) return t("web-mono-price", { amount: money(lot.price) });
  if (lot.dice_factor)
    return t("web-mono-rent", { amount: t("web-mono-times-dice", { n: lot.dice_factor }) });
  return t("web-mono-rent", { amount: money(lot.rent) });
}

/** "Virginia Avenue, pink, Tomek, 3 houses, rent $500. Ann is here." */
export function squareText(square: SquareView, table: MonopolyTableState): string {
  const facts = [square.name];
  const { lot } = square;
  if (lot) {
    facts.push(groupName(lot.group));
    facts.push(lot.owner === null ? t("board-unowned") : table.seat(lot.owner).name);
    if (lot.level) facts.push(buildingText(lot.level));
    facts.push(cost(square));
  }
  const here = table.view.seats
    .filter((seat) => seat.square === square.id && !seat.went_out)
    .map((seat) => seat.name);
  const people = here.length ? ` ${t("web-mono-here", { players: here.join(", ") })}` : "";
  return `${facts.join(", ")}.${people}`;
}

/** What happens on a square that nobody can own. */
export function squareRule(square: SquareView, { view }: MonopolyTableState): string {
  const { options } = view;
  const amount = (name: string): string => money(figureOf(options, name));
  switch (square.kind) {
    case "start":
      return t("web-mono-on-start", { amount: amount("salary") });
    case "chance":
    case "chest": {
      const { unseen, seen } = view.piles[square.kind]!;
      return t("web-mono-on-pile", { n: unseen + seen.length });
    }
    case "income_tax":
      return options["income_tax"] === "flat"
        ? t("web-mono-on-tax", { amount: amount("income_tax_flat") })
        : t("web-mono-on-income-tax", {
            amount: amount("income_tax_flat"),
            percent: words.percent(figureOf(options, "income_tax_percent") / 100),
          });
    case "wealth_tax":
      return t("web-mono-on-tax", { amount: amount("luxury_tax") });
    case "free_parking":
      return options["free_parking"] === "pot"
        ? t("web-mono-on-pot", { amount: money(view.pot) })
        : t("web-mono-on-parking");
    case "jail":
      return t("web-mono-on-jail", { amount: amount("jail_fine") });
    default:
      return t("web-mono-on-go-to-jail");
  }
}
