/** A race as its components read it. */
import { getContext, setContext } from "svelte";
import type { Prompt, View } from "../../api/race";
import { playOf, type Connection } from "../../lib/connection.svelte";
import { rich, type Part } from "../../table/log/lines";
import { act } from "../../table/commands";
import { linesOf } from "./log";

export class RaceTableState {
  readonly connection: Connection;
  /** Whether an action was sent and not answered yet. */
  busy = $state(false);

  constructor(connection: Connection) {
    this.connection = connection;
  }

  readonly view: View = $derived.by(() => playOf(this.connection, "race").view);
  readonly names: string[] = $derived.by(() => this.view.seats.map(({ name }) => name));
  readonly lines = $derived.by(() => linesOf(playOf(this.connection, "race").log, this.names));
  readonly prompt: Prompt | null = $derived.by(() =>
    this.connection.table?.status === "running" ? this.view.prompt : null,
  );
  /** Who decides, in words. */
  readonly doing: Part[] = $derived.by(() => {
    const { asked } = this.view;
    if (asked === null) return rich("web-race-over");
    if (this.prompt) return rich("web-race-ask");
    return rich("web-race-wait", { player: { text: this.names[asked - 1] ?? "" } });
  });

  /** Answer the current decision; a second press before the server's answer does nothing. */
  async answer(action: string): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await act(this.connection, action);
    this.busy = false;
  }
}

const KEY = Symbol("the table state of Race");
export const provideTableState = (connection: Connection): RaceTableState =>
  setContext(KEY, new RaceTableState(connection));
export const tableState = (): RaceTableState => getContext(KEY);
