/** Options of the rules in words, by the keys of the catalogs. */
import { t, words } from "../../lib/i18n.svelte";

/** The name of an option as the keys of its messages have it. */
export const inKey = (name: string): string => name.replaceAll("_", "-");

/** A value as magnate/engine/editions.py writes it. */
function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(typeof value[0] === "string" ? "," : "-");
  return typeof value === "object" && value !== null
    ? JSON.stringify(value)
    : String(value ?? "none");
}

/** The words of an option's value; numbers and the like need none. */
export function optionText(name: string, value: unknown): string {
  const text = written(value);
  const key = `value-${inKey(name)}-${text.replaceAll(/[_+.]/g, "-")}`;
  if (/^[\w-]+$/.test(key) && words.has(key)) return t(key);
  if (typeof value === "number") return words.number(value);
  return Array.isArray(value) && typeof value[0] === "number" ? value.join("–") : text;
}
