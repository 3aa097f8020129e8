/** Checks the chance of a finished game, from its record and from what this browser kept. */
import type { ChanceProof } from "../../games";
import { hashOf } from "../../lib/hashing";
import type { KeptStart } from "../../lib/kept";
import { commitmentTo, keyOf, valuesOf } from "./keys";
import { firstUnfair } from "./outcomes";
import type { Fairness, GameRecord, RevealedSeat, Start } from "./record";

/** A start as this browser saw it, and the nonce that it then revealed. */
export interface Witness {
  nonce: string;
  commitment: string;
  start: KeptStart;
}

export interface Finding {
  about: About;
  isFair: boolean;
}

export type About =
  | "header" // the first line was not changed
  | "seed" // the seeds match the server's commitments
  | "nonces" // the nonces match the players' commitments
  | "kept-start" // the commitments are those that were kept
  | "kept-nonce" // our own nonces are those that were kept
  | "kept-names" // the players are those who committed
  | "outcomes"; // every outcome follows from the key

/** Check all that can be checked. */
export function check(
  record: GameRecord,
  fairness: Fairness,
  proof: ChanceProof,
  witnesses: readonly Witness[],
): Finding[] {
  const starts = [...fairness.abandoned, fairness.start];
  const everyKept = (isKept: (witness: Witness) => boolean): boolean | null =>
    witnesses.length ? witnesses.every(isKept) : null;
  const results: [About, boolean | null][] = [
    ["header", headerIsIntact(record, fairness)],
    ["seed", starts.every(({ seed, commitment }) => commitmentTo(seed) === commitment)],
    ["nonces", fairness.scheme === 1 ? null : starts.every(hasNonces)],
    ["kept-start", everyKept(({ start }) => sameStart(starts[start.attempt - 1], start))],
    ["kept-nonce", everyKept((witness) => isListed(witness, starts))],
    ["kept-names", everyKept(({ start }) => hasPlayers(record, starts, start))],
    ["outcomes", firstUnfair(record, proof, valuesOf(keyOf(fairness))) === null],
  ];
  return results.flatMap(([about, isFair]) => (isFair === null ? [] : { about, isFair }));
}

/** Null for the records of former releases, which do not protect their header. */
function headerIsIntact(record: GameRecord, { scheme }: Fairness): boolean | null {
  if (scheme === 1 && record.version === 1) return null;
  return hashOf(record.firstLine) === record.headerHash;
}

/** Whether all nonces match their commitments; in an abandoned start some may be missing. */
const hasNonces = ({ seats }: Start): boolean =>
  seats.every(({ nonce, commitment }) => nonce === null || hashOf(nonce) === commitment);

function sameStart(start: Start | undefined, kept: KeptStart): boolean {
  const listed = ({ commitment, seats }: Start | KeptStart): string =>
    JSON.stringify([commitment, seats.map(({ seat, commitment }) => [seat, commitment])]);
  return start !== undefined && listed(start) === listed(kept);
}

function isListed({ nonce, commitment, start }: Witness, starts: Start[]): boolean {
  const mine = (seat: RevealedSeat): boolean => seat.commitment === commitment;
  return starts[start.attempt - 1]?.seats.find(mine)?.nonce === nonce;
}

/** Whether the players are those of the kept start, if the game began with it. */
function hasPlayers({ names }: GameRecord, starts: Start[], kept: KeptStart): boolean {
  return kept.attempt !== starts.length || JSON.stringify(names) === JSON.stringify(kept.names);
}
