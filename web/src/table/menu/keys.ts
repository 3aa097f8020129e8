/** Single keys that do something at a table. */
import type { Action } from "svelte/action";
import { SvelteMap } from "svelte/reactivity";
import { prefs } from "../../lib/prefs.svelte";

export type Handler = (event: KeyboardEvent) => void;
/** With `help`, the words of the key's line in the help sheet. */
export type Shortcut = Handler | { run: Handler; help: () => string };
export type Shortcuts = Record<string, Shortcut>;

/** What the help sheet lists: the words by key. */
export const listed = new SvelteMap<string, () => string>();

const TYPING = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]";

/** Whether a key is used by the focused element, an open dialog or the browser. */
function isTaken(event: KeyboardEvent, owner: HTMLElement): boolean {
  const within = (selector: string): boolean =>
    event.target instanceof Element && event.target.closest(selector) !== null;
  const sheet = [...document.querySelectorAll("dialog:modal")].at(-1);
  if (sheet && !sheet.contains(owner)) return true;
  if (event.key === "Escape" && document.querySelector(":popover-open")) return true;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (within(TYPING)) return true;
  const pressed = event.key === "Enter" || event.key === " ";
  return pressed && within("button, a, summary, [role=button]");
}

/** The key as shortcuts are written: letters in lower case, everything else by its name. */
function name(event: KeyboardEvent): string {
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Listen for keys while the element is on the page: `use:shortcuts={{ p: openPrices }}`. */
export const shortcuts: Action<HTMLElement, Shortcuts> = (owner, first) => {
  let keys: Shortcuts = {};
  function take(next: Shortcuts): void {
    for (const key of Object.keys(keys)) listed.delete(key);
    keys = next;
    for (const [key, shortcut] of Object.entries(keys))
      if (typeof shortcut !== "function") listed.set(key, shortcut.help);
  }
  function press(event: KeyboardEvent): void {
    const shortcut = keys[name(event)];
    if (!shortcut || !prefs.get("shortcuts") || isTaken(event, owner)) return;
    event.preventDefault();
    (typeof shortcut === "function" ? shortcut : shortcut.run)(event);
  }
  take(first);
  addEventListener("keydown", press);
  return {
    update: take,
    destroy() {
      take({});
      removeEventListener("keydown", press);
    },
  };
};
