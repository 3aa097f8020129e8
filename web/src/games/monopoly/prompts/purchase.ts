/** What buying a lot would change, in words. */
import type { Prompt } from "../../../api/monopoly";
import { money, t } from "../../../lib/i18n.svelte";
import type { MonopolyTableState } from "../state.svelte";
import type { Effect } from "./Effects.svelte";
import { rentText } from "../lots/rents";
import { groupName } from "../words";

export function purchaseEffects(prompt: Prompt, table: MonopolyTableState): Effect[] {
  const purchase = prompt.purchase!;
  const lots = table.group(purchase.group).lots.length;
  const group = groupName(purchase.group);
  const rents = purchase.rents.map((change) => rentText(change)).join(", ");
  const owned = t("web-mono-of", { n: purchase.owned, all: lots });
  const short = (prompt.amount ?? 0) - (prompt.cash ?? 0);
  return [
    purchase.completes
      ? { icon: "check", tone: "gain", text: t("web-mono-completes", { group, rents }) }
      : { icon: "deed", text: t("web-mono-then-owned", { group, owned, rents }) },
    short > 0
      ? {
          icon: "warn",
          tone: "warn",
          text: t("web-mono-buy-short", {
            amount: money(short),
            raise: money(prompt.can_raise ?? 0),
          }),
        }
      : { icon: "coin", text: t("web-mono-cash-after", { amount: money(purchase.cash) }) },
    {
      icon: "gavel",
      text: t(
        table.view.options["decline_goes_to_auction"]
          ? "web-mono-else-auction"
          : "web-mono-else-free",
      ),
    },
  ];
}
