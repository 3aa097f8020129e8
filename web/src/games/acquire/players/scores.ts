/** The result of a game that is over. */
import type { View } from "../../../api/acquire";
import type { Score } from "../../../table/notes/score";

/** The seats, winners first, then by their money. */
export function scoresOf({ seats, log }: Pick<View, "seats" | "log">): Score[] {
  const won = log.findLast((event) => event.event === "GameWon");
  const winners = won?.seats ?? [];
  return seats
    .map(({ seat, name, cash }) => ({
      seat,
      name,
      amount: cash ?? 0,
      wins: winners.includes(seat),
    }))
    .sort((a, b) => +b.wins - +a.wins || b.amount - a.amount);
}
