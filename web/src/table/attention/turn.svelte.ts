/** Tell players that it is their turn: title and icon of the page, sound, screen readers. */
import { untrack } from "svelte";
import iconAtRest from "../../assets/logo-mark.svg?url";
import iconMyTurn from "../../assets/logo-turn.svg?url";
import type { Connection } from "../../lib/connection.svelte";
import { t } from "../../lib/i18n.svelte";
import { chatOf } from "../chat/talk.svelte";
import { clockOf } from "../clock/clocks";
import { plain, type LogLine } from "../log/lines";
import { now } from "../clock/now";
import { watchProposals } from "../notes/proposals.svelte";
import { chatText } from "../chat/reactions";
import { play } from "./sound";
import { toast } from "../toasts/toasts.svelte";

/** Each is a new object, so that repeated words are announced again. */
class Announcements {
  polite: { text: string } = $state.raw({ text: "" });
  urgent: { text: string } = $state.raw({ text: "" });
}

/** The texts of the page's live regions; see Announcer.svelte. */
export const announcements = new Announcements();

/** Announce something to screen readers; `urgent` is for decisions of this player. */
export function announce(text: string, urgent = false): void {
  announcements[urgent ? "urgent" : "polite"] = { text };
}

/** Whether the table waits for us. */
export function isMyTurn(connection: Connection): boolean {
  const { table } = connection;
  return table?.status === "running" && table.you !== null && table.asked === table.you;
}

/** Announce the log to screen readers; called once while a table's component is set up. */
export function announceLines(lines: () => LogLine[]): void {
  let announced = -1;
  $effect(() => {
    const all = lines();
    if (announced >= 0 && all.length > announced)
      announce(all.slice(announced).map(plain).join(" "));
    announced = all.length;
  });
}

/** Announce each prompt once; called once while a table's component is set up. */
export function announceQuestion(decision: () => number | undefined, text: () => string): void {
  const question = $derived(text() ? decision() : undefined);
  $effect(() => {
    if (question !== undefined) announce(untrack(text), true);
  });
}

/** Keep title, icon and sounds up to date; called once while a table's page is set up. */
export function attend(connection: Connection): void {
  titleAndIcon(connection);
  sounds(connection);
  lowTime(connection);
  watchProposals(connection);
}

function titleAndIcon(connection: Connection): void {
  const before = document.title;
  $effect(() => {
    const game = t(`game-${connection.game}`);
    const mine = isMyTurn(connection);
    document.title = mine ? `${t("web-your-turn")} · ${game}` : `${game} · Magnate`;
    showIcon(mine ? iconMyTurn : iconAtRest);
  });
  $effect(() => () => {
    document.title = before;
    showIcon(iconAtRest);
  });
}

function showIcon(address: string): void {
  const icon = document.querySelector<HTMLLinkElement>("link#icon");
  if (icon) icon.href = address;
}

function sounds(connection: Connection): void {
  let wasMine = isMyTurn(connection);
  let lastMessage = connection.chat.at(-1)?.n ?? 0;
  let happened = connection.log.length;
  $effect(() => {
    const mine = isMyTurn(connection);
    const length = connection.log.length;
    if (mine && !wasMine) play("turn");
    else if (length > happened) play("move");
    wasMine = mine;
    happened = length;
  });
  $effect(() => {
    const chat = chatOf(connection);
    const last = chat.lines.at(-1);
    if (last && last.n > lastMessage && last.seat !== connection.table?.you) {
      const text = t("web-said", { name: last.name, text: chatText(last.text) });
      play("chat");
      if (!chat.shown) toast.show({ text, seat: last.seat }); // screen readers announce both
    }
    lastMessage = Math.max(lastMessage, last?.n ?? 0);
  });
}

/** Announce when little time is left, once per decision. */
function lowTime(connection: Connection): void {
  let warned = -1;
  $effect(() => {
    const { table, settings } = connection;
    if (!table || !isMyTurn(connection) || settings?.clock.kind !== "live") return;
    const { isLow } = clockOf(table, settings.clock, table.you!, now(connection));
    if (!isLow || warned === table.decision) return;
    warned = table.decision;
    announce(t("web-time-low"), true);
    play("low");
  });
}
