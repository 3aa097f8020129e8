/** Standing orders as a game's table shows them in the menu. */
import type { Snippet } from "svelte";
import type { TableView } from "../../api/server";

export type Order = TableView["orders"][number];

export interface OrdersPart {
  /** The choices that the game offers. */
  choices: Snippet;
  /** The orders in force. */
  given: Order[];
  /** An order in words. */
  text: (order: Order) => string;
}
