/** SHA-256 without `crypto.subtle`, which is missing on plain http, where clubs play. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The SHA-256 of bytes, or of a text in UTF-8, in hexadecimal digits. */
export const hashOf = (data: Uint8Array | string): string =>
  bytesToHex(sha256(typeof data === "string" ? utf8ToBytes(data) : data));
