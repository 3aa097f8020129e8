/** The result of a game that is over, from what the view shows. */
import type { GameView } from "../../lib/connection.svelte";

export interface Score {
  seat: number;
  name: string;
  /** The money, in Monopoly the fortune; null for who went out. */
  amount: number | null;
  wins: boolean;
}

/** The seats, winners first, then by what they have; who went out earlier stands lower. */
export function scoresOf(view: GameView): Score[] {
  const won = view.log.findLast((event) => event.event === "GameWon");
  const winners = won?.event === "GameWon" ? won.seats : [];
  const all =
    view.game === "acquire"
      ? view.seats.map(({ seat, name, cash }) => ({ seat, name, amount: cash ?? 0, out: 0 }))
      : view.seats.map(({ seat, name, fortune, cash, went_out }) => ({
          seat,
          name,
          amount: fortune ?? cash,
          out: went_out ?? Infinity,
        }));
  return all
    .map((each) => ({ ...each, wins: winners.includes(each.seat) }))
    .sort((a, b) => +b.wins - +a.wins || compare(b.out, a.out) || b.amount - a.amount)
    .map(({ seat, name, amount, out, wins }) => {
      const isOut = view.game === "monopoly" && out !== Infinity;
      return { seat, name, amount: isOut ? null : amount, wins };
    });
}

const compare = (a: number, b: number): number => (a === b ? 0 : a - b);
