/** The die of a recorded race, checked as docs/reference/record.md describes it. */
import type { ChanceProof, Column } from "../entry";

const FACES = [0, 1, 2, 3];

const throwsOf = (chance: string[]): number[] => chance.map((each) => Number(each.split(" ")[1]));

function count(chance: string[]): Column[] {
  const all = throwsOf(chance);
  return FACES.map((face) => ({
    label: String(face),
    came: all.filter((each) => each === face).length,
    expected: all.length / FACES.length,
  }));
}

async function isFair(
  chance: string[],
  number: (item: string) => Promise<string>,
): Promise<boolean> {
  for (const [n, steps] of throwsOf(chance).entries()) {
    const value = BigInt(`0x${await number(`die:${n + 1}`)}`);
    if (steps !== Number(value % BigInt(FACES.length))) return false;
  }
  return true;
}

const die: ChanceProof = {
  outcome: "die",
  population: Infinity,
  survivesUndo: true,
  count,
  isFair,
};

export default die;
