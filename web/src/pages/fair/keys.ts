/** The keys of provably fair chance, as docs/reference/record.md describes them. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { KeyValue } from "../../games";
import { hashOf } from "../../lib/hashing";
import type { Fairness } from "./record";

/** The hash of a seed, which is published before the game. */
export const commitmentTo = (seed: string): string => hashOf(bytesOf(seed));

/** The key that the seed and the nonces determine. */
export function keyOf({ scheme, start: { seed, seats } }: Fairness): Uint8Array {
  const parts = seats.flatMap(({ seat, nonce }) =>
    scheme === 1 ? (nonce ?? "") : [String(seat), nonce ?? ""],
  );
  const label = utf8ToBytes(`magnate fair key ${scheme}\n`);
  return sha256(concatBytes(label, bytesOf(seed), ...parts.map(withLength)));
}

/** No bytes if the digits are not hexadecimal: then nothing matches. */
const bytesOf = (digits: string): Uint8Array =>
  /^([0-9a-f]{2})*$/.test(digits) ? hexToBytes(digits) : new Uint8Array();

function withLength(text: string): Uint8Array {
  const bytes = utf8ToBytes(text);
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return concatBytes(length, bytes);
}

/** The numbers of a key, each computed once. */
export function valuesOf(key: Uint8Array): KeyValue {
  const known = new Map<string, bigint>();
  return (item) => {
    const value = known.get(item) ?? numberIn(hmac(sha256, key, utf8ToBytes(item)));
    known.set(item, value);
    return value;
  };
}

const numberIn = (bytes: Uint8Array): bigint => BigInt(`0x${bytesToHex(bytes)}`);
