/** The final standing. */
import type { SeatView } from "../../../api/monopoly";

export interface Ranked {
  seat: SeatView;
  rank: number;
}

/** Those left by their fortunes, then the bankrupt, the last of them first. */
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
