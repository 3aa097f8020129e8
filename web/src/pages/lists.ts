/** How lists describe a table. */
import type { ListedTable, Summary } from "../api/server";
import { t } from "../lib/i18n.svelte";

export function clockText(clock: Summary["clock"]): string {
  if (clock.kind === "live") return t("clock-live", { seconds: clock.seconds });
  if (clock.kind === "days") return t("clock-days", { n: clock.days });
  return t("clock-none");
}

/** The others who sit there. */
export function names({ summary, you }: ListedTable): string {
  const others = summary.seats.filter((seat, i) => !seat.free && i + 1 !== you);
  const people = others.filter((seat) => seat.bot === null).map((seat) => seat.name);
  const bots = others.length - people.length;
  if (bots) people.push(t("home-bots", { n: bots }));
  return people.join(", ") || t("home-nobody");
}

/** The seat to act, if the list shows it; bots decide at once. */
export function asked({ summary, you }: ListedTable): number | null {
  if (summary.status !== "running") return null;
  if (summary.asked !== null) return summary.asked;
  const people = summary.seats.flatMap((seat, i) => (seat.bot === null ? [i + 1] : []));
  return people.length === 1 && people[0] === you ? you : null;
}

export function stateText(listed: ListedTable): string {
  const seat = asked(listed);
  const name = seat === null ? undefined : listed.summary.seats[seat - 1]?.name;
  if (name !== undefined && seat !== listed.you) return t("home-now", { player: name });
  if (listed.summary.called_off_by === "new_rules") return t("home-status-new-rules");
  return t(`home-status-${listed.summary.status}`);
}

/** The id of a table and the invitation in a link, or an id alone; null if it is neither. */
export function tableIn(text: string): { table: string; invitation: string | null } | null {
  const given = text.trim();
  if (/^[\w-]{16}$/.test(given)) return { table: given, invitation: null };
  const path = /\/(?:tables|screen|replay)\/([\w-]{16})(?:[?#]|$)/.exec(given);
  if (!path) return null;
  const invitation = /[?&]invitation=([^&#]+)/.exec(given);
  return { table: path[1]!, invitation: invitation ? decodeURIComponent(invitation[1]!) : null };
}
