/** How long the dice must rest before we may roll. */
import type { View } from "../../../api/monopoly";
import type { TableView } from "../../../api/server";

type Dice = Pick<TableView, "roll_from" | "dice_held_by">;

/**
 * The seconds to show until we may roll; 0 if a rent of our own may still be claimed, because a
 * countdown would remind us of it (M-S-33). The server refuses such a roll all the same.
 */
export function secondsToWait(dice: Dice, view: Pick<View, "seat" | "claims">, at: number): number {
  const owed = view.claims.some((claim) => claim.owner === view.seat);
  if (dice.roll_from === null || (owed && dice.dice_held_by === null)) return 0;
  return Math.max(0, Math.ceil(dice.roll_from - at));
}
