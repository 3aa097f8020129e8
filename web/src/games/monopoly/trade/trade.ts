/** Trades in the notation, and what they change. */
import type { GroupView, LotView, Side } from "../../../api/monopoly";
import type { Draft } from "../state.svelte";

function written(side: Side): string {
  const items = [
    ...side.lots,
    ...(side.cash ? [`$${side.cash}`] : []),
    ...side.cards.map((pile) => `${pile}-card`),
  ];
  return items.join(" + ") || "nothing";
}

export function notation(draft: Draft): string {
  const verb = draft.counters === null ? "offer" : "counter";
  return `${verb} ${draft.partner}: ${written(draft.gives)} for ${written(draft.gets)}`;
}

export const isEmpty = (side: Side): boolean =>
  !side.lots.length && !side.cash && !side.cards.length;

/** Whether two sides are the same. */
export const isSame = (a: Side, b: Side): boolean =>
  a.cash === b.cash &&
  [...a.lots].sort().join() === [...b.lots].sort().join() &&
  [...a.cards].sort().join() === [...b.cards].sort().join();

/** A side with one lot more or less. */
export function withLot(side: Side, lot: string): Side {
  const has = side.lots.includes(lot);
  return { ...side, lots: has ? side.lots.filter((each) => each !== lot) : [...side.lots, lot] };
}

export function withCard(side: Side, card: Side["cards"][number]): Side {
  const has = side.cards.includes(card);
  return {
    ...side,
    cards: has ? side.cards.filter((each) => each !== card) : [...side.cards, card],
  };
}

export interface Count {
  group: GroupView;
  before: number;
  after: number;
}

/** The groups of which a seat would have more or fewer lots. */
export function counts(
  groups: readonly GroupView[],
  lotOf: (lot: string) => LotView,
  seat: number,
  after: readonly string[],
): Count[] {
  return groups
    .map((group) => ({
      group,
      before: group.lots.filter((lot) => lotOf(lot).owner === seat).length,
      after: group.lots.filter((lot) => after.includes(lot)).length,
    }))
    .filter(({ before, after: then }) => before !== then);
}
