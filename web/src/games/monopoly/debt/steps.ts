/** The steps by which a debtor can raise money, in words. */
import type { RaisingStep } from "../../../api/monopoly";
import { money, t } from "../../../lib/i18n.svelte";
import type { MonopolyTableState } from "../state.svelte";

/** "Mortgage Oriental Avenue", "Sell a house: Virginia Avenue". */
export function stepText(step: RaisingStep, table: MonopolyTableState): string {
  const sales = step.sales ?? [];
  if (!sales.length) return t("web-mono-step-mortgage", { square: table.name(step.lot) });
  const squares = sales.map((sale) => table.name(sale.lot)).join(", ");
  const hotel = sales.some((sale) => sale.before === 5);
  const n = sales.reduce((sum, sale) => sum + sale.before - sale.after, 0);
  return hotel
    ? t("web-mono-step-sell-hotel", { squares })
    : t("web-mono-step-sell", { n, squares });
}

/** What it costs in rent. */
export function stepEffect(step: RaisingStep, table: MonopolyTableState): string {
  const { lot } = table.lot(step.lot);
  const sale = step.sales?.[0];
  if (sale) {
    const after = sale.after ? lot.rents[sale.after] : lot.monopoly_rent;
    return t("web-mono-rent-change", {
      before: money(lot.rents[sale.before] ?? 0),
      after: money(after ?? 0),
    });
  }
  return t("web-mono-step-mortgage-effect", { amount: money(lot.redeem) });
}
