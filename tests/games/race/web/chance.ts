/** The die of a recorded race, checked as docs/reference/record.md describes it. */
import { itemsOf } from "../draw";
import type { ChanceProof, Column } from "../entry";

const FACES = [0, 1, 2, 3];

function count(outcomes: readonly string[]): Column[] {
  const all = itemsOf(outcomes, "die").map(Number);
  return FACES.map((face) => ({
    label: String(face),
    came: all.filter((each) => each === face).length,
    expected: all.length / FACES.length,
  }));
}

const die: ChanceProof = {
  outcome: "die",
  population: Infinity,
  count,
  isOfTable: () => false,
  expected: ({ number }, value) => `die ${value(`die:${number}`) % BigInt(FACES.length)}`,
};

export default die;
