/** Animations: pieces walk, dice roll, money changes hands. Nothing waits for them. */
import { onDestroy } from "svelte";
import { prefs } from "../../../lib/prefs.svelte";
import type { MonopolyTableState } from "../state.svelte";
import type { Event } from "../log/log";

const STEP = 140;
const LONGEST = 1400;
const ROLL = 520;
const SHOWN = 1600;

export interface Change {
  key: number;
  amount: number;
}

export class Stage {
  /** Where moving pieces are drawn, by seat: the number of the square. */
  underway: Record<number, number> = $state({});
  /** How long a step of a piece takes, in milliseconds. */
  pace: number = $state(STEP);
  rolling: boolean = $state(false);
  /** The squares that the last roll passed, including start and end. */
  trail: [number, number] | null = $state.raw(null);
  /** The latest change of each player's money, by seat. */
  changes: Record<number, Change> = $state({});
  /** The card that was drawn since the last roll. */
  card: { pile: string; card: string } | null = $state.raw(null);
  /** Who rolled last. */
  roller: number | null = $state(null);

  readonly #table: MonopolyTableState;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on the page shows it
  #timers = new Set<ReturnType<typeof setTimeout>>();
  #number = 0;

  constructor(table: MonopolyTableState) {
    this.#table = table;
    this.#catchUp(table.log);
    let seen = table.log.length;
    $effect(() => {
      const { log } = table;
      const news = log.length > seen ? log.slice(seen) : [];
      if (log.length < seen) this.#catchUp(log); // something was taken back
      seen = log.length;
      if (news.length) this.#show(news);
    });
    onDestroy(() => this.#timers.forEach(clearTimeout));
  }

  /** Set the trail and the card of the last roll without animating anything. */
  #catchUp(log: Event[]): void {
    const last = log.findLastIndex((event) => event.event === "DiceRolled");
    this.underway = {};
    this.trail = this.card = null;
    if (last >= 0) this.#read(log.slice(last));
  }

  #read(news: Event[]): void {
    let rolled = 0;
    for (const event of news) {
      if (event.event === "DiceRolled") {
        rolled = event.dice[0] + event.dice[1];
        this.roller = event.seat;
        this.trail = this.card = null;
      } else if (event.event === "Moved" && this.#walked(event, rolled)) {
        this.trail = [this.#table.index(event.start), this.#table.index(event.square)];
        rolled = 0;
      } else if (event.event === "CardDrawn") this.card = event;
    }
  }

  #walked(event: Extract<Event, { event: "Moved" }>, rolled: number): boolean {
    const count = this.#table.view.squares.length;
    const way = this.#table.index(event.square) - this.#table.index(event.start);
    return rolled > 0 && (way + count) % count === rolled % count;
  }

  #show(news: Event[]): void {
    let rolled = 0;
    this.#read(news);
    for (const event of news) {
      if (event.event === "DiceRolled") {
        rolled = event.dice[0] + event.dice[1];
        this.#roll();
      } else if (event.event === "Moved" && this.#walked(event, rolled)) {
        this.#walk(event.seat, this.#table.index(event.start), rolled);
        rolled = 0;
      } else this.#pay(event);
    }
  }

  #later(wait: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, wait);
    this.#timers.add(timer);
  }

  #roll(): void {
    if (!prefs.moves) return;
    this.rolling = true;
    this.#later(ROLL, () => (this.rolling = false));
  }

  #walk(seat: number, from: number, steps: number): void {
    if (!prefs.moves || document.hidden) return;
    const count = this.#table.view.squares.length;
    this.pace = Math.min(STEP, LONGEST / steps);
    this.underway[seat] = from;
    for (let step = 1; step <= steps; step++)
      this.#later(ROLL / 2 + step * this.pace, () => {
        if (step === steps) delete this.underway[seat];
        else this.underway[seat] = (from + step) % count;
      });
  }

  #pay(event: Event): void {
    if (!("amount" in event) || !("seat" in event)) return;
    switch (event.event) {
      case "SalaryPaid":
      case "BankPaid":
      case "PotTaken":
      case "LotMortgaged":
      case "BuildingsSold":
        return this.#change(event.seat, event.amount);
      case "RentPaid":
        this.#change(event.owner, event.amount);
        return this.#change(event.seat, -event.amount);
      case "MoneyPaid":
        if (typeof event.to === "number") this.#change(event.to, event.amount);
        return this.#change(event.seat, -event.amount);
      case "LotBought":
      case "AuctionWon":
      case "Built":
      case "LotRedeemed":
        return this.#change(event.seat, -event.amount);
    }
  }

  #change(seat: number, amount: number): void {
    if (!amount) return;
    const key = ++this.#number;
    this.changes[seat] = { key, amount };
    this.#later(SHOWN, () => {
      if (this.changes[seat]?.key === key) delete this.changes[seat];
    });
  }
}
