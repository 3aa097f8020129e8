/** Checks of a game's chance from its record, as described in docs/reference/record.md. */
import type { ChanceProof } from "../../games";
import { isFields, textOf, type Fields } from "../../lib/json";

export interface Fairness {
  commitment: string;
  seed: string;
  nonces: string[];
}

export interface ChanceRecord {
  game: string;
  fairness: Fairness | null;
  /** The outcomes of chance in their order, such as "draw 3C" and "dice 2 5". */
  chance: string[];
  /** Whether anything was taken back: then tiles and cards come in a new order. */
  undone: boolean;
}

export function readRecord(text: string): ChanceRecord {
  const [header, ...lines] = text.trim().split("\n").map(lineIn);
  return {
    game: textOf(header?.["game"]),
    fairness: fairnessIn(header?.["fairness"]),
    chance: lines.flatMap(({ chance }) => (typeof chance === "string" ? chance : [])),
    undone: lines.some((line) => line["undo"] === true),
  };
}

function lineIn(text: string): Fields {
  const value: unknown = JSON.parse(text);
  if (!isFields(value)) throw new Error(`not a line of a record: ${text}`);
  return value;
}

function fairnessIn(value: unknown): Fairness | null {
  if (!isFields(value)) return null;
  const { commitment, seed, nonces } = value;
  return {
    commitment: textOf(commitment),
    seed: textOf(seed),
    nonces: Array.isArray(nonces) ? nonces.map(textOf) : [],
  };
}

const hex = (bytes: ArrayBuffer): string =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

export function bytesOf(digits: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

const sha256 = (bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  crypto.subtle.digest("SHA-256", bytes);

export async function commitmentOf(seed: string): Promise<string> {
  return hex(await sha256(bytesOf(seed)));
}

async function keyOf({ seed, nonces }: Fairness): Promise<CryptoKey> {
  const write = new TextEncoder();
  const parts = [write.encode("magnate fair key 1\n"), bytesOf(seed)];
  for (const nonce of nonces) {
    const text = write.encode(nonce);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, text.length);
    parts.push(length, text);
  }
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", await sha256(all), algorithm, false, ["sign"]);
}

/** The number that a key determines for an item, as hexadecimal digits of fixed length. */
async function value(key: CryptoKey, item: string): Promise<string> {
  return hex(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(item)));
}

export type Finding = "fair" | "unfair" | "not-checked";

/** Check what the browser can recompute; the rest is for `magnate verify`. */
export async function check(
  record: ChanceRecord,
  proof: ChanceProof,
): Promise<{ commitment: Finding; outcomes: Finding }> {
  const { fairness, chance, undone } = record;
  if (!fairness) return { commitment: "not-checked", outcomes: "not-checked" };
  const found = (fair: boolean): Finding => (fair ? "fair" : "unfair");
  const commitment = found((await commitmentOf(fairness.seed)) === fairness.commitment);
  const key = await keyOf(fairness);
  if (undone && !proof.survivesUndo) return { commitment, outcomes: "not-checked" };
  const isFair = await proof.isFair(chance, (item) => value(key, item));
  return { commitment, outcomes: found(isFair) };
}
