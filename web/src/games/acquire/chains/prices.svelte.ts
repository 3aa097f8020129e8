/** The price chart, loaded once from the server. */
import type { View } from "../../../api/acquire";
import type { PriceColumn, Prices } from "../../../api/server";
import { get } from "../../../lib/http";

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows it
const asked = new Map<string, Promise<Prices>>();

export class PriceChart {
  columns: PriceColumn[] = $state.raw([]);

  async load(options: View["options"]): Promise<void> {
    const query = {
      tiers: String(options["tiers"]),
      bonus_table: String(options["bonus_table"]),
      bonus_ranks: Number(options["bonus_ranks"]),
    };
    const key = JSON.stringify(query);
    if (!asked.has(key)) asked.set(key, get<Prices>("/api/games/acquire/prices", query));
    try {
      this.columns = (await asked.get(key)!).columns;
    } catch {
      asked.delete(key); // The table works without it; opening the chart retries.
    }
  }

  /** What a share of a chain costs at a size, as far as we know. */
  at(chain: string, size: number): number | null {
    const column = this.columns.find(({ chains }) => chains.includes(chain));
    return column?.rows.findLast((row) => row.size <= size)?.price ?? null;
  }
}
