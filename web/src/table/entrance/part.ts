/** Our part in the start of a game: commit to a nonce, and reveal it once everybody has committed. */
import type { TableView } from "../../api/server";
import type { Connection } from "../../lib/connection.svelte";
import { keepStart, nonceFor, type KeptNonce, type KeptStart } from "../../lib/kept";
import { newCommitment } from "../../lib/nonces";
import { give } from "../commands";

/**
 * What we have to do now, or why we cannot: this browser does not have the nonce of our seat
 * (`elsewhere`), or has revealed it for other commitments than those shown (`changed`).
 */
export type Part = "nothing" | "commit" | "reveal" | "elsewhere" | "changed";

export function partIn(table: TableView): Part {
  const { start, you, status } = table;
  const mine = start.seats.find(({ seat }) => seat === you);
  if (!mine || status !== "waiting") return "nothing";
  if (mine.commitment === null) return "commit";
  const nonce = nonceFor(mine.commitment);
  if (!nonce) return start.revealing ? "elsewhere" : "commit";
  if (!start.revealing || mine.revealed) return "nothing";
  return mayReveal(nonce, startOf(table)) ? "reveal" : "changed";
}

/** A nonce is revealed for one start only, to which everybody has committed. */
function mayReveal({ start }: KeptNonce, shown: KeptStart): boolean {
  const fixed = ({ table, attempt, commitment, seats }: KeptStart): string =>
    JSON.stringify([table, attempt, commitment, seats]);
  if (start !== null) return fixed(start) === fixed(shown);
  return shown.seats.every(({ commitment }) => commitment);
}

/** What everybody at a table has committed to. */
const startOf = ({ table, start, seats }: TableView): KeptStart => ({
  table,
  attempt: start.attempt,
  commitment: start.commitment,
  seats: start.seats.map(({ seat, commitment }) => ({ seat, commitment: commitment ?? "" })),
  names: seats.map(({ name }) => name),
});

/** Takes part in the start of the game at a table, for a person whose nonces are kept here. */
export class Participant {
  readonly #connection: Connection;
  readonly #person: string;
  /** What was sent, so that nothing is sent twice. */
  readonly #sent = new Set<string>();

  constructor(connection: Connection, person: string) {
    this.#connection = connection;
    this.#person = person;
  }

  /** Do our part; called whenever the table changes. */
  async follow(table: TableView): Promise<void> {
    const part = partIn(table);
    const once = `${part} ${table.start.attempt}`;
    if ((part !== "commit" && part !== "reveal") || this.#sent.has(once)) return;
    this.#sent.add(once);
    const isDone = part === "commit" ? await this.#commit() : await this.#reveal(table);
    if (!isDone) this.#sent.delete(once); // tried again when the table changes
  }

  async #commit(): Promise<boolean> {
    const commitment = await newCommitment(this.#person);
    return give(this.#connection, { type: "commit", commitment });
  }

  #reveal(table: TableView): Promise<boolean> {
    const { commitment } = table.start.seats.find(({ seat }) => seat === table.you)!;
    const { nonce } = nonceFor(commitment!)!;
    keepStart(commitment!, startOf(table));
    return give(this.#connection, { type: "reveal", nonce });
  }
}
