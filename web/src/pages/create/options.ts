/** The options of the rules as the page shows them: in groups, with words for their values. */
import type { EditionOffer, GameOffer, OptionOffer, Settings } from "../../api/server";
import { t, words } from "../../lib/i18n.svelte";

export type Value = unknown;
export type GameName = "acquire" | "monopoly";

const GROUPS: Record<GameName, Record<string, string[]>> = {
  acquire: {
    table: ["holdings_visibility", "players"],
    bonuses: [
      "tiers",
      "bonus_ranks",
      "bonus_table",
      "single_holder_bonus",
      "bonus_rounding",
      "founder_share_when_none",
    ],
    tiles: ["unplayable_policy", "unplayable_replacement_optional"],
    end: ["end_declaration_window", "end_declaration"],
    market: ["market_holder", "market_ties"],
  },
  monopoly: {
    table: ["square_names", "deck", "players"],
    money: [
      "starting_cash",
      "starting_lots",
      "salary",
      "double_salary_on_start",
      "decline_goes_to_auction",
      "minimum_raise",
    ],
    rent: ["rent_claim_deadline", "double_rent_with_mortgaged_sibling", "rent_while_jailed"],
    taxes: [
      "income_tax",
      "income_tax_flat",
      "income_tax_percent",
      "income_tax_mortgaged_lot",
      "luxury_tax",
      "free_parking",
      "percent_rounding",
    ],
    jail: [
      "jail_fine",
      "jail_turn_1",
      "jail_turn_2",
      "jail_turn_3",
      "jail_double_gives_extra_roll",
      "just_visiting_ends_turn",
      "jail_card_sale",
    ],
    building: [
      "even_building",
      "mixed_buildings_in_group",
      "hotel_unit",
      "build_requires_group_unmortgaged",
      "build_timing",
      "bank_houses",
      "bank_hotels",
      "building_shortage",
      "shortage_auction_start",
    ],
    property: [
      "trade_requires",
      "mortgage_requires",
      "mortgage_interest_percent",
      "mortgaged_transfer_fee_percent",
    ],
    end: ["round_limit", "time_limit_minutes", "bankrupt_to_bank_lots"],
  },
};

export interface Group {
  name: string;
  options: OptionOffer[];
}

const isChoice = (option: OptionOffer): boolean =>
  option.values.length > 1 || option.least !== null;

/** All options between which there is a choice; what no group knows stands in the last one. */
export function groupsOf(offer: GameOffer): Group[] {
  const left = new Map(offer.options.filter(isChoice).map((option) => [option.name, option]));
  const groups: Group[] = [];
  for (const [name, members] of Object.entries(GROUPS[offer.game as GameName])) {
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
  if (option === "players" && Array.isArray(value)) return (value as number[]).join("–");
  if (Array.isArray(value)) return value.map((each) => valueText(option, each)).join(", ");
  const named = `value-${key(option)}-${key(String(value ?? "none"))}`;
  if (words.has(named)) return t(named);
  return typeof value === "number" ? words.number(value) : String(value);
}

export const same = (a: Value, b: Value): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The options that are not as in the edition. */
export function changes(
  edition: EditionOffer,
  chosen: Record<string, Value>,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => !same(value, edition.options[name])),
  );
}

/** How many may play with these options. */
export function playersOf(edition: EditionOffer, chosen: Record<string, Value>): [number, number] {
  return (
    (chosen["players"] as [number, number] | undefined) ?? [
      edition.players_min,
      edition.players_max,
    ]
  );
}

/** The options that a refusal of the server names. */
export function namedIn(detail: string, options: OptionOffer[]): OptionOffer[] {
  const named = new Set(detail.split(/[^a-z0-9_]+/));
  return options.filter(({ name }) => named.has(name));
}

/** What is chosen for the clock; each kind keeps its figures while another is looked at. */
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
