/** Checks of a game's chance from its record, as docs/reference/record.md describes it. */

export interface Fairness {
  commitment: string;
  seed: string;
  nonces: string[];
}

export interface ChanceRecord {
  game: "acquire" | "monopoly";
  fairness: Fairness | null;
  /** The outcomes of chance in their order, such as "draw 3C" and "dice 2 5". */
  chance: string[];
  /** Whether anything was taken back: then tiles and cards come in a new order. */
  undone: boolean;
}

export function readRecord(text: string): ChanceRecord {
  const [header, ...lines] = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  return {
    game: header!["game"] as ChanceRecord["game"],
    fairness: (header!["fairness"] as Fairness | undefined) ?? null,
    chance: lines.flatMap((line) => (line["chance"] as string | undefined) ?? []),
    undone: lines.some((line) => line["undo"] === true),
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

/** The number that a key holds for an item, as hexadecimal digits of one length. */
async function value(key: CryptoKey, item: string): Promise<string> {
  return hex(await crypto.subtle.sign("HMAC", key, new TextEncoder().encode(item)));
}

/** Whether every roll is the one that seed and nonces give. */
async function diceAreFair(key: CryptoKey, chance: string[]): Promise<boolean> {
  const rolls = rollsOf(chance);
  for (const [n, [first, second]] of rolls.entries()) {
    const left = Number(BigInt(`0x${await value(key, `dice:${n + 1}`)}`) % 36n);
    if (first !== Math.floor(left / 6) + 1 || second !== (left % 6) + 1) return false;
  }
  return true;
}

const ALL_TILES = Array.from("ABCDEFGHI").flatMap((row) =>
  Array.from({ length: 12 }, (_, column) => `${column + 1}${row}`),
);

/** Whether every tile is the one that seed and nonces give; the order is that of their numbers. */
async function tilesAreFair(key: CryptoKey, chance: string[]): Promise<boolean> {
  const numbers = new Map<string, string>();
  for (const tile of ALL_TILES) numbers.set(tile, await value(key, `tile:${tile}`));
  const order = ALL_TILES.toSorted((a, b) => (numbers.get(a)! < numbers.get(b)! ? -1 : 1));
  return tilesOf(chance).every((tile, n) => tile === order[n]);
}

export type Finding = "fair" | "unfair" | "not-checked";

/** What the browser can recompute itself; the rest is for `magnate verify`. */
export async function check(
  record: ChanceRecord,
): Promise<{ commitment: Finding; outcomes: Finding }> {
  const { fairness, game, chance, undone } = record;
  if (!fairness) return { commitment: "not-checked", outcomes: "not-checked" };
  const found = (fair: boolean): Finding => (fair ? "fair" : "unfair");
  const commitment = found((await commitmentOf(fairness.seed)) === fairness.commitment);
  const key = await keyOf(fairness);
  if (game === "monopoly") return { commitment, outcomes: found(await diceAreFair(key, chance)) };
  if (undone) return { commitment, outcomes: "not-checked" };
  return { commitment, outcomes: found(await tilesAreFair(key, chance)) };
}

/** All rolls of a game. */
export function rollsOf(chance: string[]): [number, number][] {
  return chance.flatMap((each) => {
    const [kind, first, second] = each.split(" ");
    return kind === "dice" ? [[Number(first), Number(second)] as [number, number]] : [];
  });
}

/** All tiles of a game in the order in which they came. */
export function tilesOf(chance: string[]): string[] {
  return chance.flatMap((each) => {
    const [kind, tile] = each.split(" ");
    return kind === "draw" || kind === "start" ? [tile!] : [];
  });
}
