/** Sentences of the log whose names can be drawn: players in bold, others with a picture. */
import type { Component } from "svelte";
import { words } from "../../lib/i18n.svelte";

export interface Part {
  text: string;
  kind?: "player";
  /** A picture before the text, such as a chain's emblem. */
  picture?: { Component: Component<{ name: string; size: number }>; name: string };
}

export interface LogLine {
  /** The seat whose mark is at the beginning. */
  seat: number | null;
  parts: Part[];
  /** Words of the line that is drawn above, such as "Round 3". */
  divider?: string;
  /** The change of the seat's money, shown at the end. */
  amount?: number;
}

type Arg = string | number | Part | Part[];

// Private-use characters around the argument's number: no catalog and no name has them.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARK = /\uE000(\d+)\uE001/;

/** Format a message whose arguments may be parts, and keep them apart from the words. */
export function rich(key: string, args: Record<string, Arg> = {}): Part[] {
  const drawn: Part[][] = [];
  const given: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value !== "object") given[name] = value;
    else {
      given[name] = OPEN + drawn.length + CLOSE;
      drawn.push(Array.isArray(value) ? value : [value]);
    }
  }
  return words
    .text(key, given)
    .split(MARK)
    .flatMap((piece, place) => (place % 2 ? (drawn[Number(piece)] ?? []) : [{ text: piece }]))
    .filter((part) => part.text !== "");
}

/** The words of a line alone. */
export function plain(line: LogLine): string {
  return line.parts.map((part) => part.text).join("");
}

const made = new WeakMap<object, { stamp: string; line: LogLine }>();

/** The line of an event, made once for a language and names: a long game has thousands. */
export function cachedLine(event: object, names: readonly string[], make: () => LogLine): LogLine {
  const stamp = [words.language, ...names].join("\n");
  const before = made.get(event);
  if (before?.stamp === stamp) return before.line;
  const line = make();
  made.set(event, { stamp, line });
  return line;
}
