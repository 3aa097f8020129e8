/** Recomputes every outcome of chance in a record, including those that were taken back. */
import type { ChanceProof, Draw, KeyValue } from "../../games";
import type { Fields } from "../../lib/json";
import type { Entry, GameRecord } from "./record";

/** An entry that does not follow from the key, and the outcome that would; empty for an undo. */
export interface Unfair {
  line: number;
  expected: string;
}

/** Return the first entry that the key does not allow, or null. */
export function firstUnfair(
  { options, entries }: GameRecord,
  proof: ChanceProof,
  value: KeyValue,
): Unfair | null {
  const history = new History(proof, value, options);
  for (const entry of entries) {
    const expected = history.add(entry);
    if (expected !== null) return { line: entry.line, expected };
  }
  return null;
}

/** A step that was not undone: of a seat, or null for chance and the table. */
interface Step {
  seat: number | null;
  /** The outcome of chance, if it was one. */
  outcome: string | null;
}

class History {
  readonly #proof: ChanceProof;
  readonly #value: KeyValue;
  readonly #options: Fields;
  readonly #steps: Step[] = [];
  /** How many outcomes of each kind there were, including undone ones. */
  readonly #drawn = new Map<string, number>();
  /** How often outcomes were undone. */
  #branch = 0;

  constructor(proof: ChanceProof, value: KeyValue, options: Fields) {
    this.#proof = proof;
    this.#value = value;
    this.#options = options;
  }

  /** Add an entry; return null, or what had to be there instead. */
  add(entry: Entry): string | null {
    if ("undone" in entry) return this.#undo(entry.undone) ? null : "";
    if ("chance" in entry && !this.#proof.isOfTable(entry.chance)) return this.#draw(entry.chance);
    this.#steps.push({ seat: "seat" in entry ? entry.seat : null, outcome: null });
    return null;
  }

  #draw(came: string): string | null {
    const kind = came.split(" ", 1)[0]!;
    const number = 1 + (this.#drawn.get(kind) ?? 0);
    const expected = this.#proof.expected(this.#place(came, number), this.#value);
    this.#steps.push({ seat: null, outcome: came });
    this.#drawn.set(kind, number);
    return expected === came ? null : expected;
  }

  #place(came: string, number: number): Draw {
    return {
      came,
      number,
      purpose: (name) => (this.#branch ? `${name}.${this.#branch}` : name),
      earlier: this.#steps.flatMap(({ outcome }) => outcome ?? []),
      options: this.#options,
    };
  }

  /** Undo the last decision with everything after it; return whether it was this seat's. */
  #undo(seat: number): boolean {
    const last = this.#steps.findLastIndex((step) => step.seat !== null);
    if (this.#steps[last]?.seat !== seat) return false;
    const undone = this.#steps.splice(last);
    if (undone.some(({ outcome }) => outcome !== null)) this.#branch += 1;
    return true;
  }
}
