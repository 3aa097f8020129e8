/** Names of this game's things in the current language. */
import { t, words } from "../../lib/i18n.svelte";

/** The name of a group; a board that users bring may have groups without a translation. */
export function groupName(group: string): string {
  const key = `group-${group.replaceAll("_", "-")}`;
  return words.has(key) ? t(key) : group;
}
