/** Telling the player when something is asked: title and icon of the page, sound, screen readers. */
import type { Connection } from "../lib/connection.svelte";
import { plain, type LogLine } from "./lines";

class Announcements {
  polite: string = $state("");
  urgent: string = $state("");
}

/** What the live regions of the page say; see Announcer.svelte. */
export const announcements = new Announcements();

/** Let screen readers say something; urgent only for what is asked of the player. */
export function announce(text: string, urgent = false): void {
  announcements[urgent ? "urgent" : "polite"] = text;
}

/** Whether the table waits for us. */
export function isMyTurn(connection: Connection): boolean {
  const { table } = connection;
  return table?.status === "running" && table.you !== null && table.asked === table.you;
}

/** Let screen readers follow the log; called once while a table's component is set up. */
export function announceLines(lines: () => LogLine[]): void {
  let heard = -1;
  $effect(() => {
    const all = lines();
    if (heard >= 0 && all.length > heard) announce(all.slice(heard).map(plain).join(" "));
    heard = all.length;
  });
}
