/** Acquire's standing orders in words. */
import { t } from "../../../lib/i18n.svelte";
import type { Order } from "../../../table/menu/orders";
import { chainName } from "../words";

export function orderText(order: Order): string {
  switch (order.order) {
    case "dispose":
      return t(`web-order-dispose-${order.rule}`, { chain: chainName(order.chain) });
    case "skip_buying":
      return t("web-order-skip-buying");
    case "declare":
      return t("web-order-declare");
    default:
      throw new Error(`${order.order} is not an order of Acquire`);
  }
}
