/** Monopoly's standing orders: those in force, and in words. */
import type { View } from "../../../api/monopoly";
import type { TableView } from "../../../api/server";
import { money, t } from "../../../lib/i18n.svelte";
import type { Order } from "../../../table/menu/orders";

/** Orders that the rules carry out: the view shows whether they are in force. */
const RULE_ORDERS: ReadonlySet<string> = new Set(["always_claim", "never_build"]);

export function ordersInForce(table: TableView, view: View): Order[] {
  return [
    ...table.orders.filter((each) => !RULE_ORDERS.has(each.order)),
    ...view.orders.map((order): Order => ({ order })),
  ];
}

export function orderText(order: Order): string {
  switch (order.order) {
    case "bid_up_to":
      return t("web-order-bid-up-to", { amount: money(order.limit) });
    case "pass_auction":
      return t("web-order-pass");
    case "always_claim":
      return t("web-order-always-claim");
    case "never_build":
      return t("web-order-never-build");
    default:
      throw new Error(`${order.order} is not an order of Monopoly`);
  }
}
