/** Who plays. */
import type { SeatView, View } from "../../../api/acquire";

/** Our own seat, if we play here. */
export function mySeat(view: View): SeatView | undefined {
  return view.seats.find(({ seat }) => seat === view.seat);
}
