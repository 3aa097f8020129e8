/** A table over its WebSocket: what we may know about it, and the commands we send. */
import type {
  AnyEvent,
  AnyView,
  ChatLine,
  FromClient,
  FromServer,
  SeatInfo,
  Settings,
  TableView,
  Update,
} from "../api/server";
import { address } from "./http";
import { isFields } from "./json";

export type Line = "connecting" | "open" | "lost" | "closed";

export type Answer = Extract<FromServer, { type: "done" | "refused" }>;
type WithoutId<T> = T extends { id: string } ? Omit<T, "id"> : never;
export type Command = WithoutId<Exclude<FromClient, { type: "ping" | "preview" }>>;
export type Preview = Extract<FromServer, { type: "preview" }>;

/** A view with the names of the people seated now; the game keeps the names it started with. */
export function withNames(view: AnyView, seats: readonly SeatInfo[]): AnyView {
  const named = view.seats.map((seat) => ({
    ...seat,
    name: seats[seat.seat - 1]?.name ?? seat.name,
  }));
  return Object.assign({}, view, { seats: named });
}

type ViewOf<G extends AnyView["game"]> = Extract<AnyView, { game: G }>;

const isViewOf = <G extends AnyView["game"]>(view: AnyView, game: G): view is ViewOf<G> =>
  view.game === game;

/** Events do not name their game, but a table has only one. */
const isLogOf = <G extends AnyView["game"]>(
  _log: AnyEvent[],
  view: AnyView,
  game: G,
): _log is ViewOf<G>["log"] => view.game === game;

/** The view of a table that plays a game, and the complete log; `view.log` has only a part. */
export function playOf<G extends AnyView["game"]>(
  { view, log }: Pick<Connection, "view" | "log">,
  game: G,
): { view: ViewOf<G>; log: ViewOf<G>["log"] } {
  if (!view || !isViewOf(view, game) || !isLogOf(log, view, game))
    throw new Error(`this table does not play ${game}`);
  return { view, log };
}

/** A table as the page sees it: over the network, or from the recording of a game. */
export interface Connection {
  readonly line: Line;
  readonly closedFor: string;
  readonly settings: Settings | null;
  readonly table: TableView | null;
  readonly view: AnyView | null;
  readonly log: AnyEvent[];
  readonly chat: ChatLine[];
  readonly connected: number[];
  /** The game of this table; known once the table is. */
  readonly game: Settings["game"];
  /** Called with the new events of each update, oldest first. */
  onnews: (events: AnyEvent[]) => void;
  /** The address of something else about this table, such as its replay. */
  link(kind: LinkKind): string;
  /** Send a command; it is answered once it is stored or refused. */
  send(command: Command): Promise<Answer>;
  /** Play actions that answer the current decision. */
  do(...actions: string[]): Promise<Answer>;
  /** Play free actions, such as building or claiming rent. */
  doFreely(...actions: string[]): Promise<Answer>;
  /** Ask for the preview of an action; null if there is none, or no connection. */
  preview(action: string): Promise<Preview | null>;
  /** The table's time, in seconds. */
  now(): number;
  /** Close the connection for good. */
  end(): void;
}

export type LinkKind = "fair" | "replay" | "screen" | "record";

export function linkOf(kind: LinkKind, table: string, invitation: string | null): string {
  const path = kind === "record" ? `/api/tables/${table}/record` : `/${kind}/${table}`;
  return address(path, { invitation }).href;
}

const isMessage = (value: unknown): value is FromServer =>
  isFields(value) && typeof value["type"] === "string";

/** A message from the server; the first one, a snapshot, states its protocol version. */
function messageIn(text: unknown): FromServer {
  const value: unknown = JSON.parse(String(text));
  if (!isMessage(value)) throw new Error(`not a message: ${String(text)}`);
  return value;
}

interface Waiting {
  text: string;
  resolve: (answer: Answer) => void;
}

/** The version of the protocol that this page speaks, as in server/network/protocol.py. */
const PROTOCOL_VERSION = 3;
const FIRST_PAUSE = 300;
const LONGEST_PAUSE = 5000;
const SILENCE = 25_000; // the connection is tested after this long without a message

/** Reconnect after these reasons, and after no others. */
const PASSING = new Set([
  "busy",
  "shutting_down",
  "storage_unavailable",
  "too_many",
  "too_many_messages",
  "too_many_sockets",
]);

export class SocketConnection implements Connection {
  line: Line = $state("connecting");
  closedFor: string = $state("");
  settings: Settings | null = $state.raw(null);
  table: TableView | null = $state.raw(null);
  view: AnyView | null = $state.raw(null);
  log: AnyEvent[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  connected: number[] = $state.raw([]);
  /** How far the server's clock is ahead of ours, in seconds. */
  ahead: number = $state(0);
  onnews: (events: AnyEvent[]) => void = () => {};

  /** The invitation to a private table, if we came by a link. */
  readonly #invitation: string | null;
  readonly #address: URL;
  readonly #protocols: string[];
  #socket: WebSocket | null = null;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows it
  #waiting = new Map<string, Waiting>();
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows it
  #asking = new Map<string, (preview: Preview | null) => void>();
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #receivedAt = 0;
  #watch: ReturnType<typeof setInterval>;
  #ended = false;

  /** Connect as the guest of a token, or without one as the person of the browser's cookie. */
  constructor(table: string, invitation: string | null, token: string | null = null) {
    this.#invitation = invitation;
    this.#protocols = token === null ? [] : ["magnate", `token.${token}`];
    this.#address = address(`/api/tables/${table}/socket`, { invitation });
    this.#address.protocol = this.#address.protocol.replace("http", "ws");
    this.#watch = setInterval(() => this.#test(), SILENCE / 2);
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  get game(): Settings["game"] {
    return this.settings!.game;
  }

  link(kind: LinkKind): string {
    return linkOf(kind, this.table!.table, this.#invitation);
  }

  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    clearInterval(this.#watch);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** The answer may come over a new connection. */
  send(command: Command): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? Math.random().toString(36).slice(2);
    const text = JSON.stringify({ ...command, id });
    return new Promise((resolve) => {
      this.#waiting.set(id, { text, resolve });
      if (this.line === "open") this.#socket?.send(text);
    });
  }

  do(...actions: string[]): Promise<Answer> {
    return this.send({ type: "do", do: actions, decision: this.table?.decision ?? null });
  }

  doFreely(...actions: string[]): Promise<Answer> {
    return this.send({ type: "do", do: actions });
  }

  preview(action: string): Promise<Preview | null> {
    if (this.line !== "open") return Promise.resolve(null);
    const id = crypto.randomUUID?.() ?? Math.random().toString(36).slice(2);
    return new Promise((resolve) => {
      this.#asking.set(id, resolve);
      this.#socket?.send(JSON.stringify({ type: "preview", do: action, id }));
    });
  }

  #answerAsked(id: string, preview: Preview | null): void {
    this.#asking.get(id)?.(preview);
    this.#asking.delete(id);
  }

  now(): number {
    return Date.now() / 1000 + this.ahead;
  }

  #connect(): void {
    this.line = this.table ? "lost" : "connecting";
    const socket = new WebSocket(this.#address, this.#protocols);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(messageIn(event.data));
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  #lost(): void {
    if (this.#ended || this.line === "closed") return;
    this.line = this.table ? "lost" : "connecting";
    for (const id of this.#asking.keys()) this.#answerAsked(id, null);
    this.#timer = setTimeout(() => this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** Reconnect at once when the machine wakes up or is back online. */
  #hurry = (): void => {
    if (document.hidden || this.#ended) return;
    if (this.#socket?.readyState === WebSocket.CLOSED && this.line !== "closed") {
      clearTimeout(this.#timer);
      this.#connect();
    } else this.#test();
  };

  /** Ping the server; a connection that stays silent is dropped. */
  #test(): void {
    if (this.line !== "open" || Date.now() - this.#receivedAt < SILENCE / 2) return;
    if (Date.now() - this.#receivedAt > 2 * SILENCE) this.#socket?.close();
    else this.#socket?.send(JSON.stringify({ type: "ping", id: "still-there" }));
  }

  #receive(message: FromServer): void {
    this.#receivedAt = Date.now();
    switch (message.type) {
      case "snapshot":
        if (message.protocol === PROTOCOL_VERSION) this.#begin(message);
        else this.#close("other_protocol");
        break;
      case "update":
        this.ahead = message.now - Date.now() / 1000;
        this.table = { ...this.table!, ...message.table };
        if (message.chat.length) this.chat = [...this.chat, ...message.chat];
        if (this.view && message.view) this.#change(this.view, message.view);
        break;
      case "presence":
        this.connected = message.connected;
        break;
      case "done":
      case "refused":
        this.#waiting.get(message.id)?.resolve(message);
        this.#waiting.delete(message.id);
        this.#answerAsked(message.id, null);
        break;
      case "preview":
        this.#answerAsked(message.id, message);
        break;
      case "closing":
        if (this.#passes(message.reason)) this.closedFor = message.reason;
        else this.#close(message.reason);
        break;
      case "malformed":
        throw new Error(`the server did not understand: ${message.problem}`);
      case "pong":
        break;
    }
  }

  #change(view: AnyView, { log = [], ...fields }: NonNullable<Update["view"]>): void {
    this.view = withNames(Object.assign({}, view, fields), this.table?.seats ?? []);
    if (!log.length) return;
    this.log = [...this.log, ...log];
    this.onnews(log);
  }

  /** A session that ends may have been replaced in this browser, such as by registering. */
  #passes(reason: string): boolean {
    return PASSING.has(reason) || (reason === "signed_out" && this.line === "open");
  }

  #close(reason: string): void {
    this.closedFor = reason;
    this.line = "closed";
  }

  #begin(message: Extract<FromServer, { type: "snapshot" }>): void {
    const { view } = message;
    this.ahead = message.now - Date.now() / 1000;
    this.settings = message.settings;
    this.table = message.table;
    this.view = view && withNames(view, this.table.seats);
    this.log = view ? [...view.log] : [];
    this.chat = message.chat;
    this.connected = message.connected;
    this.closedFor = "";
    if (this.line === "open") return;
    this.line = "open";
    this.#pause = FIRST_PAUSE;
    for (const { text } of this.#waiting.values()) this.#socket?.send(text);
  }
}
