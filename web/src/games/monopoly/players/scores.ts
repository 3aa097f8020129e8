/** The final standings. */
import type { SeatView, View } from "../../../api/monopoly";
import type { Score } from "../../../table/notes/score";

export interface Ranked {
  seat: SeatView;
  rank: number;
}

/** Order the players who are left by their fortunes, then the bankrupt, the last of them first. */
export function ranking(seats: readonly SeatView[]): Ranked[] {
  const key = (seat: SeatView): [number, number] => [
    seat.went_out ?? seats.length + 1,
    seat.went_out ? 0 : (seat.fortune ?? 0),
  ];
  const before = (a: SeatView, b: SeatView): number => {
    const [x, y] = [key(a), key(b)];
    return y[0] - x[0] || y[1] - x[1];
  };
  return [...seats].sort(before).map((seat) => ({
    seat,
    rank: 1 + seats.filter((other) => before(other, seat) < 0).length,
  }));
}

/** The final scores as every game has them. */
export function scoresOf({ seats, log }: Pick<View, "seats" | "log">): Score[] {
  const won = log.findLast((event) => event.event === "GameWon");
  const winners = won?.seats ?? [];
  return ranking(seats)
    .map(({ seat: { seat, name, fortune, cash, went_out } }) => ({
      seat,
      name,
      amount: went_out === null ? (fortune ?? cash) : null,
      wins: winners.includes(seat),
    }))
    .sort((a, b) => +b.wins - +a.wins);
}
