/** A finished game, move by move, as the connection that the boards read. */
import type {
  AnyEvent,
  AnyView,
  ReplayFrames,
  Frame,
  SeatInfo,
  Settings,
  TableInfo,
  TableView,
} from "../../api/server";
import { linkOf, type Answer, type Connection, type LinkKind } from "../../lib/connection.svelte";
import { ApiError, get } from "../../lib/http";

/** Number of moves fetched at once. */
export const PART = 250;

interface Still {
  view: AnyView;
  frame: Frame;
}

export class Playback implements Connection {
  /** Known as soon as any part is there. */
  moves = 0;
  readonly settings: Settings;
  readonly table: TableView;
  readonly line = "open";
  readonly closedFor = "";
  readonly chat = [];
  readonly connected = [];
  onnews = (): void => {}; // moves are played only while somebody watches
  /** The seat whose view is shown; null lets the server choose. */
  readonly seat: number | null;
  move: number = $state(0);
  loaded: number = $state(0);

  readonly #invitation: string | null;
  readonly #path: string;
  #stills: (Still | undefined)[] = [];

  constructor(info: TableInfo, seat: number | null, invitation: string | null) {
    this.seat = seat;
    this.settings = info.settings;
    this.table = tableOf(info);
    this.#path = `/api/tables/${info.summary.table}/moves`;
    this.#invitation = invitation;
  }

  /** Fetch the part of the game around a move, and go there. */
  async begin(move: number): Promise<void> {
    await this.#fetch(move - (move % PART)).catch((error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 404 || move < PART) throw error;
      return this.#fetch(0); // the game is shorter
    });
    const last = Math.min(move, this.moves);
    await this.#fetch(last - (last % PART));
    this.move = last;
  }

  /** Fetch what is still missing, from the beginning on. */
  async complete(): Promise<void> {
    for (let first = 0; first <= this.moves; first += PART) await this.#fetch(first);
  }

  async #fetch(first: number): Promise<void> {
    if (this.#stills[first]) return;
    const replay = await get<ReplayFrames>(this.#path, {
      seat: this.seat,
      invitation: this.#invitation,
      first,
      count: PART,
    });
    this.moves = replay.moves;
    let view: AnyView | null = null;
    for (const frame of replay.frames) {
      view = shown(view, frame.view);
      this.#stills[frame.move] = { view, frame };
    }
    this.loaded += replay.frames.length;
  }

  /** The last loaded move up to the wanted one. */
  #still(move: number): Still {
    void this.loaded;
    return this.#stills[move] ?? this.#stills.findLast((still, n) => still && n <= move)!;
  }

  get view(): AnyView {
    return this.#still(this.move).view;
  }

  get frame(): Frame {
    return this.#still(this.move).frame;
  }

  /** The events so far, as far as they are loaded, without undone ones. */
  log: AnyEvent[] = $derived.by(() => {
    void this.loaded;
    let first = this.move;
    while (this.#stills[first - 1]) first--;
    const start = this.#stills[first];
    if (!start) return [];
    const missing = start.frame.events - start.view.log.length; // before what is there
    const events: AnyEvent[] = [];
    for (let move = first; move <= this.move; move++) {
      const { view, frame } = this.#still(move);
      events.length = Math.max(0, frame.events - missing - view.log.length);
      events.push(...view.log);
    }
    return events;
  });

  get game(): Settings["game"] {
    return this.settings.game;
  }

  link(kind: LinkKind): string {
    return linkOf(kind, this.table.table, this.#invitation);
  }

  now(): number {
    return Date.now() / 1000;
  }

  preview(): Promise<null> {
    return Promise.resolve(null);
  }

  send(): Promise<Answer> {
    return Promise.reject(new Error("a finished game takes no commands"));
  }

  do(): Promise<Answer> {
    return this.send();
  }

  doFreely(): Promise<Answer> {
    return this.send();
  }

  end(): void {}
}

/** The view after a move, without its prompt: a finished game has no decisions left. */
function shown(before: AnyView | null, changes: Frame["view"]): AnyView {
  return Object.assign({}, before, { log: [] }, changes, { prompt: null, moves: null });
}

function tableOf({ summary, you, start }: TableInfo): TableView {
  const seats = summary.seats.map((seat, i): SeatInfo => ({
    seat: i + 1,
    kind: seat.bot === null ? "person" : "bot",
    name: seat.name,
    bot: seat.bot,
    bot_sits_in: false,
    for_good: false,
    resigned: false,
    bank: null,
  }));
  return {
    table: summary.table,
    n: 0,
    status: "over",
    you,
    hosting: false,
    seats,
    asked: null,
    decision: 0,
    auction: 0,
    offers: {},
    deadline: null,
    dice_held_by: null,
    dice_held_until: null,
    roll_from: null,
    proposal: null,
    may_undo: false,
    rated: false,
    orders: [],
    muted: [],
    hours: null,
    watchers: [],
    rematch: null,
    called_off_by: null,
    start,
    seed: null,
  };
}
