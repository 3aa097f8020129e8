/** A record as the fairness page reads it; docs/reference/record.md describes the format. */
import { isFields, listOf, numberOf, oneOf, textOf, type Fields } from "../../lib/json";

export interface GameRecord {
  game: string;
  /** The first line as it is written. */
  firstLine: string;
  /** Records of version 1 do not state the hash of their first line. */
  version: number;
  /** The hash of the first line that the second line states. */
  headerHash: string;
  names: string[];
  options: Fields;
  fairness: Fairness | null;
  entries: Entry[];
}

/** What was revealed when the game was over. */
export interface Fairness {
  scheme: 1 | 2;
  /** The start of the game. */
  start: Start;
  /** The starts before it. */
  abandoned: AbandonedStart[];
}

export interface Start {
  commitment: string;
  seed: string;
  /** In the order of the seats. */
  seats: RevealedSeat[];
}

export interface AbandonedStart extends Start {
  attempt: number;
  reason: Reason;
  /** The names of those who did not reveal their nonce, or left. */
  missing: string[];
}

const REASONS = ["not_revealed", "stood_up"] as const;
type Reason = (typeof REASONS)[number];

export interface RevealedSeat {
  seat: number;
  /** Empty under the first scheme, which had none. */
  commitment: string;
  /** Null if it was never revealed. */
  nonce: string | null;
}

/** An action of a seat, an outcome of chance or an action of the table, or an undo. */
export type Entry = { line: number } & ({ seat: number } | { chance: string } | { undone: number });

export function readRecord(text: string): GameRecord {
  const [firstLine = "", ...lines] = text.trimEnd().split("\n");
  const header = fieldsOn(firstLine);
  const rest = lines.map(fieldsOn);
  const { game, players, options, fairness } = header;
  return {
    game: textOf(game),
    firstLine,
    version: numberOf(header["version"]),
    headerHash: textOf(rest[0]?.["header"]),
    names: listOf(players).map(textOf),
    options: isFields(options) ? options : {},
    fairness: isFields(fairness) ? fairnessIn(fairness) : null,
    entries: rest.flatMap((fields, i) => entryIn(fields, i + 2) ?? []),
  };
}

function fieldsOn(line: string): Fields {
  const value: unknown = JSON.parse(line);
  if (!isFields(value)) throw new Error(`not a line of a record: ${line}`);
  return value;
}

/** The entry on a line; null for a hash or the outcome. */
function entryIn({ chance, seat, undo }: Fields, line: number): Entry | null {
  if (typeof chance === "string") return { line, chance };
  if (typeof seat !== "number") return null;
  return undo === true ? { line, undone: seat } : { line, seat };
}

function fairnessIn(fields: Fields): Fairness {
  const abandoned = listOf(fields["abandoned"]).filter(isFields).map(abandonedIn);
  return { scheme: fields["scheme"] === 2 ? 2 : 1, start: startIn(fields), abandoned };
}

/** The first scheme lists only the nonces. */
const startIn = ({ commitment, seed, nonces, seats }: Fields): Start => ({
  commitment: textOf(commitment),
  seed: textOf(seed),
  seats: [
    ...listOf(nonces).map((nonce) => ({ seat: 0, commitment: "", nonce: textOf(nonce) })),
    ...listOf(seats).filter(isFields).map(seatIn),
  ],
});

function abandonedIn(fields: Fields): AbandonedStart {
  const vacated = listOf(fields["vacated"]).map(numberOf);
  const seats = listOf(fields["seats"]).filter(isFields);
  return {
    ...startIn(fields),
    attempt: numberOf(fields["attempt"]),
    reason: oneOf(REASONS, fields["reason"]) ?? REASONS[0],
    missing: seats
      .filter(({ seat }) => vacated.includes(numberOf(seat)))
      .map(({ name }) => textOf(name)),
  };
}

const seatIn = ({ seat, commitment, nonce }: Fields): RevealedSeat => ({
  seat: numberOf(seat),
  commitment: textOf(commitment),
  nonce: typeof nonce === "string" ? nonce : null,
});
