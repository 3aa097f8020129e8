/** Actual outcomes compared with expected ones. */
import type { Column } from "../../games";

/** How often chance alone is at least this uneven: Pearson's test, after Wilson and Hilferty. */
export function howOften(columns: Column[], drawnFrom = Infinity): number {
  const total = columns.reduce((sum, column) => sum + column.came, 0);
  if (total === 0 || total >= drawnFrom) return 1;
  // Without replacement, what is left evens things out.
  const even = drawnFrom === Infinity ? 1 : (drawnFrom - 1) / (drawnFrom - total);
  const squares = columns.reduce(
    (sum, { came, expected }) => sum + (expected ? (came - expected) ** 2 / expected : 0),
    0,
  );
  const freedom = columns.length - 1;
  const cube = Math.cbrt((even * squares) / freedom);
  const spread = Math.sqrt(2 / (9 * freedom));
  return upperTail((cube - (1 - 2 / (9 * freedom))) / spread);
}

/** The share of a normal distribution above a value (Abramowitz and Stegun 26.2.17). */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const series =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
  return z > 0 ? tail : 1 - tail;
}
