/** The nonces by which people take part in their games' chance: kept here, committed to, revealed. */
import { keepNonce } from "./kept";
import { me } from "./me.svelte";

const BYTES = 16;

/** Guests on a shared device are nobody's account: what is kept for them belongs to the device. */
export const DEVICE = "device";

/** Whose nonces are kept for the person of this browser. */
export const myself = (): string => String(me.person?.created ?? "");

/** Return the hash of a new nonce; the nonce itself stays in this browser until it is revealed. */
export async function newCommitment(person: string): Promise<string> {
  const { hashOf } = await import("./hashing");
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const nonce = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const commitment = hashOf(nonce);
  keepNonce({ person, nonce, commitment });
  return commitment;
}
