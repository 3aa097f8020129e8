/** The end of a game, added up from its log. */
import type { View } from "../../../api/acquire";

export interface Score {
  seat: number;
  name: string;
  place: number;
  cash: number;
  /** Bonuses and sales of the final scoring. */
  bonuses: number;
  sold: number;
}

/** The events of the final scoring: those after the last step of the last turn. */
function finalEvents(log: View["log"]): View["log"] {
  const steps = new Set([
    "TurnBegan",
    "SharesBought",
    "SharesDisposed",
    "TilesDrawn",
    "TilesSetAside",
  ]);
  return log.slice(log.findLastIndex(({ event }) => steps.has(event)) + 1);
}

export function finalScores(view: View): Score[] {
  const events = finalEvents(view.log);
  const scores = view.seats.map(({ seat, name, cash }) => {
    let bonuses = 0;
    let sold = 0;
    for (const event of events) {
      if (event.event === "BonusPaid" && event.seat === seat) bonuses += event.amount;
      if (event.event === "SharesSold" && event.seat === seat) sold += event.amount;
    }
    return { seat, name, place: 0, cash: cash ?? 0, bonuses, sold };
  });
  return scores
    .map((score) => ({
      ...score,
      place: 1 + scores.filter(({ cash }) => cash > score.cash).length,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
