/** Dividing shares of an acquired chain: what is sold, traded and kept always adds up. */

/** Shares are traded two for one; the protocol's prompt counts those handed in. */
export const PER_TRADE = 2;

export interface Division {
  held: number;
  /** How many may be handed in, according to the server. */
  mostTraded: number;
  sell: number;
  trade: number;
}

/** Set one of the three numbers; the difference is taken from what is kept, then from the other. */
export function divide(
  now: Division,
  what: "sell" | "trade" | "keep",
  n: number,
): { sell: number; trade: number } {
  const { held, mostTraded } = now;
  const even = (most: number): number => Math.max(0, most - (most % PER_TRADE));
  const within = (most: number): number => Math.max(0, Math.min(n, most));
  if (what === "sell") {
    const sell = within(held);
    return { sell, trade: Math.min(now.trade, even(held - sell)) };
  }
  if (what === "trade") {
    const trade = even(within(Math.min(mostTraded, held)));
    return { trade, sell: Math.min(now.sell, held - trade) };
  }
  // Keeping more first reduces what is sold; shares that are no longer kept are sold.
  const keep = within(held);
  const trade = Math.min(now.trade, even(held - keep));
  return { trade, sell: held - keep - trade };
}
