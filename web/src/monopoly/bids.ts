/** Bids that can be chosen with one press. */

export interface Quick {
  amount: number;
  /** What it is more than the highest bid, or null for the printed price. */
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
  // The price is never left out: it is what one looks for.
  while (sorted.length > MOST) {
    const last = sorted.findLastIndex(({ more }) => more !== null);
    sorted.splice(last, 1);
  }
  return sorted;
}
