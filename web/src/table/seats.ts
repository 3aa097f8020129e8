/** Who sits at a table. */
import type { SeatInfo } from "../api/server";
import type { Connection } from "../lib/connection.svelte";

/** The seat with a number. */
export function seatInfo(connection: Connection, seat: number): SeatInfo | undefined {
  return connection.table?.seats[seat - 1];
}

export function nameOf(connection: Connection, seat: number): string {
  return seatInfo(connection, seat)?.name ?? "";
}

/** Our own seat, if we play here. */
export function mySeat(connection: Connection): SeatInfo | null {
  const you = connection.table?.you;
  return you ? (seatInfo(connection, you) ?? null) : null;
}

/** Whether we play here and have not given up. */
export function isPlaying(connection: Connection): boolean {
  const mine = mySeat(connection);
  const { status } = connection.table!;
  return (
    mine !== null && !mine.for_good && !mine.resigned && status !== "over" && status !== "ended"
  );
}

/** The other people who play: they are asked when all must agree. */
export function otherPeople(connection: Connection): SeatInfo[] {
  const { seats, you } = connection.table!;
  return seats.filter(
    (seat) =>
      seat.kind === "person" &&
      seat.seat !== you &&
      !seat.for_good &&
      !seat.resigned &&
      !seat.bot_sits_in,
  );
}
