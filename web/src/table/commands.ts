/** Sending commands, and explaining refusals in words. */
import type { Answer, Command, Connection } from "../lib/connection.svelte";
import { ApiError } from "../lib/http";
import { t, words } from "../lib/i18n.svelte";
import { href } from "../lib/router.svelte";
import { toast } from "./toasts/toasts.svelte";

export interface Why {
  text: string;
  /** The clause of the rules, if they refuse the command. */
  clause: string;
}

const kebab = (code: string): string => code.replaceAll("_", "-");

/** The text for a refusal code of a game's rules. */
export function reasonText(code: string): string {
  return t(`reason-${kebab(code)}`);
}

/** The text of the first message that exists. */
function firstOf(...keys: string[]): string {
  return t(keys.find((key) => words.has(key)) ?? "web-refused");
}

export function refusalText(answer: Answer): Why {
  if (answer.type === "done") return { text: "", clause: "" };
  const { code, reason, clause, detail } = answer;
  const text = firstOf(
    `reason-${kebab(reason)}`,
    `order-${kebab(detail)}`, // why a standing order cannot be given
    `refused-${kebab(code)}`,
    `web-failed-${kebab(code)}`,
  );
  return { text, clause };
}

/** Why a request over HTTP failed. */
export function failureText(error: unknown): string {
  if (!(error instanceof ApiError)) return t("web-refused");
  const code = kebab(error.code);
  return firstOf(`refused-${code}`, `person-${code}`, `web-failed-${code}`);
}

/** Run a request over HTTP and report a failure; return whether it succeeded. */
export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    toast.show({ text: failureText(error), bad: true });
    return false;
  }
}

/** The address of a clause of a game's rules. */
export const clauseLink = (game: string, clause: string): string =>
  href(`/rules/${game}#${clause}`);

/** Report a refused command to the player; return whether it was carried out. */
function showRefusal(answer: Answer, { settings }: Connection): boolean {
  if (answer.type === "done") return true;
  toast.show({ ...refusalText(answer), game: settings?.game ?? "", bad: true });
  return false;
}

/** Send a command and report a refusal; return whether it was carried out. */
export async function give(connection: Connection, command: Command): Promise<boolean> {
  return showRefusal(await connection.send(command), connection);
}

/** Answer the current decision, and report a refusal. */
export async function act(connection: Connection, ...actions: string[]): Promise<boolean> {
  return showRefusal(await connection.do(...actions), connection);
}

/** Play free actions, and report a refusal. */
export async function actFreely(connection: Connection, ...actions: string[]): Promise<boolean> {
  return showRefusal(await connection.doFreely(...actions), connection);
}
