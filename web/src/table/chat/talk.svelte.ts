/** The chat of a table as we see it, and the number of unread messages. */
import { SvelteSet } from "svelte/reactivity";
import type { ChatLine } from "../../api/server";
import type { Connection } from "../../lib/connection.svelte";
import { post } from "../../lib/http";
import { give } from "../commands";

class Chat {
  #connection: Connection;
  #read: number = $state(0);
  /** How many places on the page show the chat. */
  shown = 0;
  /** Seats blocked here; the server omits their messages from now on. */
  blocked = new SvelteSet<number>();

  constructor(connection: Connection) {
    this.#connection = connection;
    this.markRead(); // messages from before we came are not new
  }

  #isHeard(seat: number | null): boolean {
    return seat === null || !(this.blocked.has(seat) || this.isMuted(seat));
  }

  get lines(): ChatLine[] {
    return this.#connection.chat.filter((line) => this.#isHeard(line.seat));
  }

  get unread(): number {
    const you = this.#connection.table?.you;
    return this.lines.filter((line) => line.n > this.#read && line.seat !== you).length;
  }

  markRead(): void {
    this.#read = this.#connection.chat.at(-1)?.n ?? this.#read;
  }

  /** Players can chat at any time, others once the game is over. */
  get mayTalk(): boolean {
    const { table } = this.#connection;
    return table !== null && (table.you !== null || ["over", "ended"].includes(table.status));
  }

  async say(text: string): Promise<boolean> {
    return give(this.#connection, { type: "say", text });
  }

  isMuted(seat: number): boolean {
    return this.#connection.table?.muted.includes(seat) ?? false;
  }

  async mute(seat: number, on: boolean): Promise<boolean> {
    return give(this.#connection, { type: "mute", seat, on });
  }

  async block(seat: number): Promise<void> {
    await post("/api/me/blocks", { table: this.#connection.table!.table, seat });
    this.blocked.add(seat);
  }
}

const chats = new WeakMap<Connection, Chat>();

/** The chat of a table, always the same for a connection. */
export function chatOf(connection: Connection): Chat {
  let chat = chats.get(connection);
  if (!chat) chats.set(connection, (chat = new Chat(connection)));
  return chat;
}
