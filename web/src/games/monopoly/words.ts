/** Names of squares, groups and other things in the current language. */
import type { View } from "../../api/monopoly";
import { t, words } from "../../lib/i18n.svelte";

/** The name of a group; a board that users bring may have groups without a translation. */
export function groupName(group: string): string {
  const key = `group-${group.replaceAll("_", "-")}`;
  return words.has(key) ? t(key) : group;
}

/** The number that an option of the rules has. */
export function figureOf(options: View["options"], name: string): number {
  const value = options[name];
  return typeof value === "number" ? value : 0;
}
