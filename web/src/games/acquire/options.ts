/** The options of the rules in the order and groups of the create page. */
export const optionGroups = {
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
} as const;
