/** The dice of a recorded game, checked as described in docs/reference/record.md. */
import type { ChanceProof, Column } from "../entry";

function rollsOf(chance: string[]): [number, number][] {
  return chance.flatMap((each): [number, number][] => {
    const [kind, first, second] = each.split(" ");
    return kind === "dice" ? [[Number(first), Number(second)]] : [];
  });
}

/** The rolls counted by the sum of both dice. */
function count(chance: string[]): Column[] {
  const sums = rollsOf(chance).map(([a, b]) => a + b);
  return Array.from({ length: 11 }, (_, i) => {
    const sum = i + 2;
    const ways = 6 - Math.abs(7 - sum);
    return {
      label: String(sum),
      came: sums.filter((each) => each === sum).length,
      expected: (sums.length * ways) / 36,
    };
  });
}

async function isFair(
  chance: string[],
  number: (item: string) => Promise<string>,
): Promise<boolean> {
  for (const [n, [first, second]] of rollsOf(chance).entries()) {
    const left = Number(BigInt(`0x${await number(`dice:${n + 1}`)}`) % 36n);
    if (first !== Math.floor(left / 6) + 1 || second !== (left % 6) + 1) return false;
  }
  return true;
}

const dice: ChanceProof = {
  outcome: "dice",
  population: Infinity,
  survivesUndo: true,
  count,
  isFair,
};

export default dice;
