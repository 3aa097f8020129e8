/** The options of the rules as the page shows them: in groups, with words for their values. */
import type { AvailableEdition, AvailableGame, AvailableOption, Settings } from "../../api/server";
import { entryOf } from "../../games";
import { t, words } from "../../lib/i18n.svelte";

export type Value = unknown;

export interface Group {
  name: string;
  options: AvailableOption[];
}

const isChoice = (option: AvailableOption): boolean =>
  option.values.length > 1 || option.least !== null;

/** All options with a choice; those that belong to no group are in the last one. */
export function groupsOf(available: AvailableGame): Group[] {
  const left = new Map(available.options.filter(isChoice).map((option) => [option.name, option]));
  const groups: Group[] = [];
  for (const [name, members] of Object.entries(entryOf(available.game).optionGroups)) {
    const options = members.flatMap((member) => left.get(member) ?? []);
    for (const option of options) left.delete(option.name);
    groups.push({ name, options });
  }
  groups.push({ name: "other", options: [...left.values()] });
  return groups.filter(({ options }) => options.length > 0);
}

const key = (text: string): string => text.replaceAll(/[_+]/g, "-");

export const optionName = (option: string): string => t(`option-${key(option)}`);
export const optionHelp = (option: string): string => t(`option-${key(option)}-help`);

export function valueText(option: string, value: Value): string {
  if (option === "players" && Array.isArray(value)) return value.join("–");
  if (Array.isArray(value)) return value.map((each) => valueText(option, each)).join(", ");
  const named = `value-${key(option)}-${key(String(value ?? "none"))}`;
  if (words.has(named)) return t(named);
  return typeof value === "number" ? words.number(value) : String(value);
}

export const same = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The options that are not as in the edition. */
export function changes(
  edition: AvailableEdition,
  chosen: Record<string, Value>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => !same(value, edition.options[name])),
  );
}

/** How many may play with these options. */
export function playersOf(
  edition: AvailableEdition,
  chosen: Record<string, Value>,
): [number, number] {
  const players = chosen["players"];
  return Array.isArray(players)
    ? [Number(players[0]), Number(players[1])]
    : [edition.players_min, edition.players_max];
}

/** The options that a refusal of the server names. */
export function namedIn(detail: string, options: AvailableOption[]): AvailableOption[] {
  const named = new Set(detail.split(/[^a-z0-9_]+/));
  return options.filter(({ name }) => named.has(name));
}

/** The clock settings; each kind keeps its figures while another is selected. */
export interface Time {
  kind: "none" | "live" | "days";
  live: { seconds: number; bank: number; claim_time: number; hold_time: number };
  days: number;
}

export const FIRST_TIME: Time = {
  kind: "none",
  live: { seconds: 45, bank: 300, claim_time: 10, hold_time: 20 },
  days: 2,
};

export function clockOf({ kind, live, days }: Time): Settings["clock"] {
  if (kind === "live") return { kind, ...live };
  if (kind === "days") return { kind, days };
  return { kind };
}
