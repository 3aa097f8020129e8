/** Why a command was refused, in words, and what to do with its answer. */
import type { FromServer } from "../api/server";
import type { Connection } from "../lib/connection.svelte";
import { t, words } from "../lib/i18n.svelte";
import { href } from "../lib/router.svelte";
import { toast } from "./toast.svelte";

export type Answer = Extract<FromServer, { type: "done" | "refused" }>;

export interface Why {
  text: string;
  /** The clause of the rules, if they are why. */
  clause: string;
}

const key = (beginning: string, code: string): string =>
  `${beginning}-${code.replaceAll("_", "-")}`;

/** The words of a code of a game's rules. */
export function reasonText(code: string): string {
  return t(key("reason", code));
}

export function refusalText(answer: Answer): Why {
  if (answer.type === "done") return { text: "", clause: "" };
  const { code, reason, clause } = answer;
  const keys = [key("reason", reason), key("order", reason), key("refused", code)];
  const found = keys.find((each) => words.has(each));
  return { text: t(found ?? "web-refused"), clause };
}

/** The address of a clause of a game's rules. */
export const clauseLink = (game: string, clause: string): string =>
  href(`/rules/${game}#${clause}`);

/** Tell the player if a command was refused; whether it was carried out. */
export function tell(answer: Answer, game: string): boolean {
  if (answer.type === "done") return true;
  toast.show({ ...refusalText(answer), game, bad: true });
  return false;
}

/** Answer the question at hand, and tell if that was refused. */
export async function act(connection: Connection, ...actions: string[]): Promise<boolean> {
  return tell(await connection.do(...actions), connection.settings?.game ?? "");
}

/** Play of one's own accord, and tell if that was refused. */
export async function actFreely(connection: Connection, ...actions: string[]): Promise<boolean> {
  return tell(await connection.doFreely(...actions), connection.settings?.game ?? "");
}
