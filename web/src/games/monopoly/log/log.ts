/** The log: one sentence for each event, the same as in magnate/monopoly/log.py. */
import type { CardView, Side, View } from "../../../api/monopoly";
import { money, t } from "../../../lib/i18n.svelte";
import { cachedLine, rich, type LogLine, type Part } from "../../../table/log/lines";

export type Event = View["log"][number];
type Arg = string | number | Part | Part[];
type Args = Record<string, Arg>;
/** The parts of a view that the sentences need. */
export type Names = Pick<View, "squares" | "cards" | "options">;

const HOTEL = 5;

/** The messages of events that have a different name. */
const KEYS: Record<Event["event"], string> = {
  TurnBegan: "log-turn",
  OrderRolled: "log-order-roll",
  OrderTied: "log-order-tied",
  FirstPlayer: "log-first-player",
  LotDealt: "log-deal-lot",
  DiceRolled: "log-roll",
  RentRolled: "log-rent-roll",
  Moved: "log-move",
  SalaryPaid: "log-salary",
  LotBought: "log-buy-lot",
  LotDeclined: "log-decline",
  AuctionBegan: "log-auction-begin",
  BidMade: "log-bid",
  BidPassed: "log-pass",
  AuctionWon: "log-auction",
  AuctionFailed: "log-auction-none",
  RentClaimed: "log-claim",
  RentPaid: "log-rent",
  ClaimWaived: "log-waive",
  ClaimLapsed: "log-claim-lapsed",
  CardDrawn: "log-card",
  BankPaid: "log-bank-pays",
  PotTaken: "log-pot",
  MoneyPaid: "log-pay",
  MoneyOwed: "log-owe",
  SentToJail: "log-jail",
  JailLeft: "log-leave-jail",
  JailStayed: "log-stay-jail",
  Built: "log-build",
  BuildingsSold: "log-sell-buildings",
  LotMortgaged: "log-mortgage",
  LotRedeemed: "log-redeem",
  MortgageKept: "log-keep-mortgage",
  OfferMade: "log-offer",
  CardWanted: "log-card-wanted",
  OfferRefused: "log-refuse",
  OfferWithdrawn: "log-withdraw",
  Traded: "log-trade",
  CardBought: "log-card-bought",
  ShortageBegan: "log-shortage",
  BuildingsRequested: "log-request",
  WentBankrupt: "log-bankrupt",
  PlayerLeft: "log-left",
  OrderGiven: "log-order",
  TimeCalled: "log-time",
  GameWon: "log-win-monopoly",
};

function keyOf(event: Event): string {
  if (event.event === "Built" && event.after === HOTEL) return "log-hotel";
  if (event.event === "BuildingsSold" && event.before === HOTEL) return "log-sell-hotel";
  if (event.event === "AuctionWon" && event.lot === null) return "log-auction-building";
  return KEYS[event.event];
}

export function squareName(view: Pick<View, "squares">, id: string): string {
  return view.squares.find((square) => square.id === id)?.name ?? id;
}

class Reader {
  constructor(
    readonly names: readonly string[],
    readonly view: Names,
  ) {}

  player(seat: number): Part {
    return { text: this.names[seat - 1] ?? "", kind: "player" };
  }

  square(id: string): Part {
    return { text: squareName(this.view, id) };
  }

  /** The arguments that an event's fields add to its message. */
  args(event: Event): Args {
    const args: Args = {};
    for (const [field, value] of Object.entries(event))
      if (typeof value === "string" || typeof value === "number") args[field] = value;
    if ("seat" in event) args["player"] = this.player(event.seat);
    if ("owner" in event) args["owner"] = this.player(event.owner);
    if ("debtor" in event) args["debtor"] = this.player(event.debtor);
    if ("holder" in event) args["holder"] = this.player(event.holder);
    if ("offerer" in event) args["offerer"] = this.player(event.offerer);
    if ("partner" in event) args["partner"] = this.player(event.partner);
    if ("to" in event) Object.assign(args, this.payee(event.to));
    if ("creditor" in event) Object.assign(args, this.payee(event.creditor));
    if ("seats" in event) {
      const all = joined(event.seats.map((seat) => [this.player(seat)]));
      Object.assign(args, { player: all, players: all, winners: event.seats.length });
    }
    if ("dice" in event) {
      const [a, b] = event.dice;
      Object.assign(args, { a, b, double: a === b ? "yes" : "no" });
    }
    if ("lot" in event && event.lot !== null) args["square"] = this.square(event.lot);
    if ("square" in event && event.square !== null) args["square"] = this.square(event.square);
    if ("amount" in event) args["amount"] = money(event.amount);
    if ("gives" in event) args["gives"] = sideParts(event.gives, this.view);
    if ("gets" in event) args["gets"] = sideParts(event.gets, this.view);
    if ("pile" in event) args["pile"] = t(`pile-${event.pile}`);
    if ("card" in event) args["text"] = cardText(event.card, this.view);
    if ("stock" in event) args["n"] = event.stock;
    if ("on" in event) args["on"] = event.on ? "yes" : "no";
    return args;
  }

  /** Who is paid: a player, the bank or the pot. */
  payee(to: number | string): Args {
    if (typeof to === "string") return { to, creditor: "", partner: "" };
    return { to: "player", creditor: this.player(to), partner: this.player(to) };
  }
}

/** Several parts with commas between them. */
function joined(items: Part[][]): Part[] {
  return items.flatMap((item, index) => (index ? [{ text: ", " }, ...item] : item));
}

/** What is auctioned; hotels may be for a whole group. */
export function auctioned(
  lot: string | null,
  building: string | null,
  view: Pick<View, "options" | "squares">,
): { building: string; square: string } {
  const whole = building === "hotel" && view.options["hotel_unit"] === "whole_group";
  return {
    building: whole ? "hotels" : (building ?? "none"),
    square: lot ? squareName(view, lot) : "",
  };
}

/** What one partner of a trade gives, as a list. */
export function sideParts(side: Side, view: Pick<View, "squares">): Part[] {
  const items: Part[][] = side.lots.map((lot) =>
    rich("side-lot", { square: { text: squareName(view, lot) } }),
  );
  if (side.cash) items.push([{ text: money(side.cash) }]);
  items.push(...side.cards.map((pile) => [{ text: jailCard(pile) }]));
  return items.length ? joined(items) : [{ text: t("side-nothing") }];
}

export const jailCard = (pile: string): string => t("side-card", { pile: t(`pile-${pile}`) });

/** The text of a card. */
export function cardText(id: string, view: Pick<View, "cards" | "squares">): string {
  const card: CardView | undefined = view.cards[id];
  if (!card) return "";
  const args: Record<string, string | number> = {};
  if (card.square) args["square"] = squareName(view, card.square);
  for (const field of ["amount", "house", "hotel"] as const)
    if (card[field] != null) args[field] = money(card[field]);
  for (const field of ["what", "way", "n"] as const)
    if (card[field] != null) args[field] = card[field];
  return t(card.key, args);
}

/** What the seat of an event gains, less what it pays. */
function gain(event: Event): number | undefined {
  switch (event.event) {
    case "SalaryPaid":
    case "BankPaid":
    case "PotTaken":
    case "BuildingsSold":
    case "LotMortgaged":
      return event.amount;
    case "LotDealt":
    case "LotBought":
    case "AuctionWon":
    case "RentPaid":
    case "MoneyPaid":
    case "Built":
    case "LotRedeemed":
    case "CardBought":
      return -event.amount;
  }
  return undefined;
}

export function lineOf(event: Event, names: readonly string[], view: Names): LogLine {
  const reader = new Reader(names, view);
  const args = reader.args(event);
  if (event.event === "Built") args["n"] = event.after - event.before;
  if (event.event === "BuildingsSold")
    args["n"] = event.before === HOTEL ? event.after : event.before - event.after;
  if (
    event.event === "AuctionBegan" ||
    event.event === "AuctionWon" ||
    event.event === "AuctionFailed"
  ) {
    const what = auctioned(event.lot, event.building, view);
    args["building"] = what.building;
    args["square"] = event.lot ? reader.square(event.lot) : "";
  }
  const line: LogLine = {
    seat: "seat" in event ? event.seat : null,
    parts: rich(keyOf(event), args),
  };
  const amount = gain(event);
  if (amount) line.amount = amount;
  return line;
}

/** The lines of a log; a turn's beginning is a divider. */
export function linesOf(
  events: readonly Event[],
  names: readonly string[],
  view: Names,
): LogLine[] {
  return events.map((event) => cachedLine(event, names, () => lineOf(event, names, view)));
}
