/** The state of an Acquire game for its components, and what is chosen on the screen. */
/* eslint-disable svelte/prefer-svelte-reactivity -- the maps are rebuilt, never changed */
import { getContext, setContext } from "svelte";
import type { Effect, Prompt, SeatView, View } from "../../api/acquire";
import { playOf, type Connection } from "../../lib/connection.svelte";
import { act } from "../../table/commands";
import { boardOf, joinedLand, type Board, type Halo } from "./board/board";
import { effectParts, effectText, survivorOf } from "./board/effects";
import { PriceChart } from "./chains/prices.svelte";
import { linesOf } from "./log/log";
import { squareWords } from "./text";

export class AcquireTableState {
  readonly connection: Connection;
  readonly chart = new PriceChart();
  /** The tile of our hand that is chosen to be placed. */
  chosen: string | null = $state(null);
  hovered: string | null = $state(null);
  /** Whether an action was sent and not answered yet. */
  busy = $state(false);

  constructor(connection: Connection) {
    this.connection = connection;
  }

  /** The log of the connection's view is only its beginning; this one has all of it. */
  readonly view: View = $derived.by(() => ({
    ...playOf(this.connection, "acquire").view,
    log: playOf(this.connection, "acquire").log,
  }));
  readonly names: string[] = $derived.by(() => this.view.seats.map(({ name }) => name));
  readonly lines = $derived.by(() => linesOf(this.view.log, this.names, this.view));
  readonly sizes = $derived.by(
    (): ReadonlyMap<string, number> =>
      new Map(this.view.chains.map(({ name, size }) => [name, size])),
  );

  /** What we are asked; nothing while the game is paused, or after it was called off. */
  readonly prompt: Prompt | null = $derived.by(() =>
    this.connection.table?.status === "running" ? this.view.prompt : null,
  );
  readonly calledOff: boolean = $derived.by(() => this.connection.table?.status === "ended");
  /** What placing each of our tiles would do, according to the prompt. */
  readonly effects = $derived.by(
    (): ReadonlyMap<string, Effect> =>
      new Map((this.prompt?.placements ?? []).map((effect) => [effect.tile, effect])),
  );
  readonly hand: readonly string[] = $derived.by(() => this.me?.tiles ?? []);
  /** Whether our tiles are blocked for now or for good, according to the prompt. */
  readonly blocked = $derived.by((): ReadonlyMap<string, Effect["duration"]> =>
    this.prompt?.kind === "replace"
      ? new Map((this.prompt.tiles ?? []).map((tile) => [tile, "permanent"]))
      : new Map([...this.effects].map(([tile, { duration }]) => [tile, duration ?? null])),
  );

  /** The tile of our hand whose effect is shown. */
  readonly shown: string | null = $derived.by(() =>
    this.hovered !== null && this.effects.has(this.hovered) ? this.hovered : this.chosen,
  );
  readonly #shownEffect = $derived.by(() =>
    this.shown === null ? undefined : this.effects.get(this.shown),
  );
  readonly board: Board = $derived.by(() => boardOf(this.view));
  readonly halo: Halo | null = $derived.by(() => {
    const effect = this.#shownEffect;
    if (this.board.halo || !effect || effect.kind === "none") return this.board.halo;
    const chain = effect.kind === "grow" ? effect.chains?.[0] : survivorOf(effect);
    const own = effect.kind === "found" ? [] : (effect.chains ?? []);
    return {
      tiles: joinedLand(this.board.position, own, effect.tile),
      grows: chain ? { chain, to: effect.size ?? 0 } : null,
    };
  });
  /** What the tile shown would do, in words. */
  readonly callout: string | null = $derived.by(() => {
    if (!this.#shownEffect) return null;
    return effectParts(this.#shownEffect)
      .map(({ text }) => text)
      .join("");
  });

  /** Our own seat. */
  get me(): SeatView | undefined {
    return this.view.seats.find(({ seat }) => seat === this.view.seat);
  }

  /** Answer the current decision; a second press before the server's answer does nothing. */
  async answer(...actions: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    await act(this.connection, ...actions);
    this.busy = false;
  }

  choose(tile: string): void {
    if (this.effects.has(tile)) this.chosen = tile;
  }
  hover(tile: string | null): void {
    this.hovered = tile;
  }
  clearChoice(): void {
    this.chosen = null;
    this.hovered = null;
  }
  /** Choose a tile; a second press by keyboard places it. */
  press(tile: string, byKey: boolean): void {
    const effect = this.effects.get(tile);
    if (byKey && effect && this.chosen === tile && effect.kind !== "illegal")
      void this.answer(`place ${tile}`);
    else this.choose(tile);
  }

  /** A square for screen readers: "4E, your tile, Continental grows from 6 to 7 tiles." */
  nameOf(tile: string): string {
    const parts = squareWords(tile, this.board, this.hand);
    const effect = this.effects.get(tile);
    if (effect) {
      const chain = effect.kind === "grow" ? effect.chains?.[0] : survivorOf(effect);
      const price = chain ? this.chart.at(chain, effect.size ?? 0) : null;
      parts.push(effectText(effect, this.names, price));
    }
    return parts.join(", ");
  }
}

const KEY = Symbol("the table state of Acquire");
export const provideTableState = (connection: Connection): AcquireTableState =>
  setContext(KEY, new AcquireTableState(connection));
export const tableState = (): AcquireTableState => getContext(KEY);
