/** Drawing chance from a key, as docs/reference/record.md describes it. */
import type { KeyValue } from "./entry";

/** The next item when drawing without replacement; empty if none is left. */
export function least(items: readonly string[], purpose: string, value: KeyValue): string {
  const numbered = items.map((item) => ({ item, number: value(`${purpose}:${item}`) }));
  return numbered.reduce((a, b) => (b.number < a.number ? b : a), numbered[0] ?? NOTHING).item;
}
const NOTHING = { item: "", number: 0n };

/** The second words of the outcomes that begin with one of these kinds. */
export function itemsOf(outcomes: readonly string[], ...kinds: string[]): string[] {
  return outcomes.flatMap((each) => {
    const [kind = "", item] = each.split(" ");
    return item !== undefined && kinds.includes(kind) ? item : [];
  });
}
