/** The state of a Monopoly game for its components, and what is open on the screen. */
/* eslint-disable svelte/prefer-svelte-reactivity -- the maps are rebuilt, never changed */
import { getContext, setContext } from "svelte";
import type {
  GroupView,
  LotMoves,
  LotView,
  AvailableMove,
  SeatView,
  Side,
  SquareView,
  View,
} from "../../api/monopoly";
import { playOf, type Connection } from "../../lib/connection.svelte";
import { t } from "../../lib/i18n.svelte";
import { act, actFreely, give, reasonText } from "../../table/commands";
import { toast } from "../../table/toasts/toasts.svelte";
import { groupLooks, type Look } from "./pieces/looks";
import { groupName } from "./words";

export type Lot = SquareView & { lot: LotView };
export const isLot = (square: SquareView): square is Lot => square.lot !== null;

/** A trade that is being put together; `counters` is the seat whose offer it answers. */
export interface Draft {
  partner: number;
  gives: Side;
  gets: Side;
  counters: number | null;
}

export const nothing = (): Side => ({ lots: [], cash: 0, cards: [] });
const NO_LOOK: Look = { tone: "1", pips: 0 };

export class MonopolyTableState {
  readonly connection: Connection;
  /** The square whose deed is open. */
  deed: string | null = $state(null);
  /** The seat whose holdings are shown. */
  shown: number | null = $state(null);
  draft: Draft | null = $state(null);
  /** The steps of a debtor's plan, by their places in the prompt, in the order they were chosen. */
  plan: number[] = $state.raw([]);

  #busy = false;

  constructor(connection: Connection) {
    this.connection = connection;
  }

  readonly #squares = $derived.by(() => new Map(this.view.squares.map((each) => [each.id, each])));
  readonly #indexes = $derived.by(
    () => new Map(this.view.squares.map((each, index) => [each.id, index])),
  );
  /** Streets in the order of the board, then stations, then companies. */
  readonly groups = $derived.by(() => {
    const order = ["street", "station", "company"];
    return this.view.groups.toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
  });
  readonly #groups = $derived.by(() => new Map(this.view.groups.map((each) => [each.name, each])));
  readonly #looks = $derived.by(() => groupLooks(this.view.groups));
  readonly #moves = $derived.by(
    () => new Map((this.view.moves?.lots ?? []).map((each) => [each.lot, each])),
  );

  get view(): View {
    return playOf(this.connection, "monopoly").view;
  }
  /** Everything that happened; the view has only the beginning of the log. */
  get log(): View["log"] {
    return playOf(this.connection, "monopoly").log;
  }
  /** Our own seat. */
  get me(): SeatView | null {
    return this.view.seat === null ? null : (this.view.seats[this.view.seat - 1] ?? null);
  }
  /** What we are asked; nothing while the game is paused, or after it was called off. */
  get prompt(): View["prompt"] {
    return this.connection.table?.status === "running" ? this.view.prompt : null;
  }
  get calledOff(): boolean {
    return this.connection.table?.status === "ended";
  }
  get isOver(): boolean {
    return this.view.awaits === "over" || this.calledOff;
  }
  /** Whether we may decide anything. */
  get plays(): boolean {
    return this.me !== null && this.me.went_out === null && !this.isOver;
  }
  /** Whether rent is paid only if its owner claims it. */
  get claimsRent(): boolean {
    return this.view.options["rent_claim_deadline"] !== "automatic";
  }

  seat(number: number): SeatView {
    return this.view.seats[number - 1]!;
  }
  piece(seat: number): SeatView["piece"] {
    return this.seat(seat).piece;
  }
  /** A seat's sign: the first letter of its name, or its number if another seat has that letter. */
  initial(seat: number): string {
    const first = ({ name }: SeatView): string => [...name][0]?.toUpperCase() ?? "";
    const own = first(this.seat(seat));
    return this.view.seats.some((each) => each.seat !== seat && first(each) === own)
      ? String(seat)
      : own;
  }
  square(id: string): SquareView {
    return this.#squares.get(id)!;
  }
  index(id: string): number {
    return this.#indexes.get(id) ?? 0;
  }
  lot(id: string): Lot {
    const square = this.square(id);
    if (!isLot(square)) throw new Error(`${id} is no lot`);
    return square;
  }
  name(square: string): string {
    return this.#squares.get(square)?.name ?? square;
  }
  group(name: string): GroupView {
    return this.#groups.get(name)!;
  }
  look(group: string): Look {
    return this.#looks.get(group) ?? NO_LOOK;
  }
  moves(lot: string): LotMoves | undefined {
    return this.#moves.get(lot);
  }
  owned(seat: number, group: GroupView): string[] {
    return group.lots.filter((lot) => this.lot(lot).lot.owner === seat);
  }
  groupName(name: string): string {
    return capital(groupName(name));
  }
  /** The place of a seat's piece, in words. */
  whereabouts(seat: SeatView): string {
    if (seat.went_out) return capital(t("board-bankrupt"));
    return seat.jail_turn
      ? capital(t("board-in-jail", { n: seat.jail_turn }))
      : this.name(seat.square);
  }

  /** Answer the current decision; a second press before the server's response does nothing. */
  answer(...actions: string[]): Promise<boolean> {
    return this.#once(() => act(this.connection, ...actions));
  }
  /** Take a free action. */
  freely(...actions: string[]): Promise<boolean> {
    return this.#once(() => actFreely(this.connection, ...actions));
  }
  async #once(run: () => Promise<boolean>): Promise<boolean> {
    if (this.#busy) return false;
    this.#busy = true;
    try {
      return await run();
    } finally {
      this.#busy = false;
    }
  }
  /** Answer a seat's offer; refused if the seat has made another one by now. */
  answerOffer(seat: number, action: string): Promise<boolean> {
    const number = this.connection.table?.offers[seat];
    const offer: [number, number] | null = number === undefined ? null : [seat, number];
    return give(this.connection, { type: "do", do: [action], offer });
  }

  /** Explain why something is not possible now, with the rule. */
  explain(move: AvailableMove): void {
    toast.show({
      text: reasonText(move.reason ?? ""),
      clause: move.clause ?? "",
      game: "monopoly",
      bad: true,
    });
  }

  openTrade(partner?: number): void {
    const others = this.view.seats.filter(
      (seat) => seat.went_out === null && seat.seat !== this.view.seat,
    );
    const first = partner ?? others[0]?.seat;
    if (first === undefined) return;
    this.draft = { partner: first, gives: nothing(), gets: nothing(), counters: null };
  }
  openCounter(seat: number): void {
    const offer = this.view.offers.find((each) => each.seat === seat);
    if (offer) this.draft = { partner: seat, gives: offer.gets, gets: offer.gives, counters: seat };
  }
}

export function capital(text: string): string {
  return text.slice(0, 1).toLocaleUpperCase() + text.slice(1);
}

const KEY = Symbol("the table state of Monopoly");
export const provideTableState = (connection: Connection): MonopolyTableState =>
  setContext(KEY, new MonopolyTableState(connection));
export const tableState = (): MonopolyTableState => getContext(KEY);
