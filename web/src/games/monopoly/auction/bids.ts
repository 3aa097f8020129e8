/** Bids that can be chosen with one press, and bidders in words. */
import type { AuctionView, BidderView } from "../../../api/monopoly";
import { money, t } from "../../../lib/i18n.svelte";
import type { MonopolyTableState } from "../state.svelte";
import { groupName } from "../words";

export interface Quick {
  amount: number;
  /** By how much it exceeds the highest bid, or null for the printed price. */
  more: number | null;
}

const STEPS = [10, 20, 50, 100];
const MOST = 5;

/** The least bid, rounder ones above it, and the price; none beyond the cash. */
export function quickBids(high: number, least: number, cash: number, price: number): Quick[] {
  const wanted: Quick[] = [
    { amount: least, more: least - high },
    ...STEPS.map((step) => ({ amount: high + step, more: step })),
  ];
  if (price) wanted.push({ amount: price, more: null });
  const possible = wanted.filter(({ amount }) => amount >= least && amount <= cash);
  const byAmount = new Map(possible.map((each) => [each.amount, each]));
  const sorted = [...byAmount.values()].sort((a, b) => a.amount - b.amount);
  // The price is never left out: players look for it.
  while (sorted.length > MOST) {
    const last = sorted.findLastIndex(({ more }) => more !== null);
    sorted.splice(last, 1);
  }
  return sorted;
}

/** What a bidder has done in an auction. */
export function bidText(bidder: BidderView, auction: AuctionView): string {
  if (bidder.seat === auction.leader) return t("web-mono-leads", { amount: money(bidder.bid) });
  if (!bidder.still_in) return t("web-mono-passed");
  return bidder.bid ? t("web-mono-last-bid", { amount: money(bidder.bid) }) : t("web-mono-no-bid");
}

/** What the lot would do for a bidder's group. */
export function stakeText(
  bidder: BidderView,
  auction: AuctionView,
  table: MonopolyTableState,
): string {
  if (!bidder.still_in) return t("web-mono-out-of-auction");
  if (!auction.lot) return "";
  const group = table.group(table.lot(auction.lot).lot.group);
  const n = table.owned(bidder.seat, group).length + 1;
  return `${groupName(group.name)}: ${t("web-mono-of", { n, all: group.lots.length })}`;
}
