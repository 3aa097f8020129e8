/** The table as text: board, players, the state of the turn and the decision. */
import type { AuctionView, OfferView, Prompt, SeatView, View } from "../../api/monopoly";
import { money, t, words } from "../../lib/i18n.svelte";
import { plain } from "../../table/log/lines";
import { bidText, stakeText } from "./auction/bids";
import { squareText, squareRule } from "./board/describe";
import { capital, isLot, type MonopolyTableState, type Lot } from "./state.svelte";
import { auctioned, cardText, jailCard, sideParts } from "./log/log";
import { purchaseEffects } from "./prompts/purchase";
import { ranking } from "./players/scores";
import { deedRows } from "./lots/rents";

export interface Section {
  title: string;
  lines: string[];
}

const nameOf = (view: View, seat: number): string => view.seats[seat - 1]?.name ?? "";

/** Who is paid: a player, the bank or the pot. */
function creditor(view: View, to: number | string): { to: string; creditor: string } {
  return typeof to === "number"
    ? { to: "player", creditor: nameOf(view, to) }
    : { to, creditor: "" };
}

/** The sentence that asks for a decision; the same as in magnate/monopoly/text.py. */
export function promptText(prompt: Prompt, view: View): string {
  const leader = prompt.kind === "bid" && typeof prompt.to === "number" ? prompt.to : null;
  const ways = (prompt.ways ?? []).map((way) =>
    t(`jail-way-${way.replace("_", "-")}`, { amount: money(prompt.amount ?? 0) }),
  );
  return t(prompt.key, {
    ...auctioned(prompt.lot ?? null, prompt.building ?? null, view),
    ...(prompt.to == null ? {} : creditor(view, prompt.to)),
    amount: money(prompt.amount ?? 0),
    high: money(prompt.amount ?? 0),
    led: leader === null ? "no" : "yes",
    leader: leader === null ? "" : nameOf(view, leader),
    cash: money(prompt.cash ?? 0),
    raise: money(prompt.can_raise ?? 0),
    redeem: money(prompt.redeem ?? 0),
    fee: money(prompt.fee ?? 0),
    flat: money(prompt.flat ?? 0),
    percent: words.percent((prompt.percent ?? 0) / 100),
    n: prompt.n ?? 0,
    most: prompt.most ?? 0,
    options: ways.join(", "),
  });
}

function offerLine(offer: OfferView, view: View): string {
  const [player, partner] = [nameOf(view, offer.seat), nameOf(view, offer.to)];
  if (offer.uses_card)
    return t("log-card-wanted", { player, holder: partner, amount: money(offer.gives.cash) });
  const [gives, gets] = [offer.gives, offer.gets].map((side) =>
    plain({ seat: null, parts: sideParts(side, view) }),
  );
  return t("log-offer", { player, partner, gives: gives ?? "", gets: gets ?? "" });
}

/** The bidders, and what the lot would do for them. */
function bidderLines(auction: AuctionView, table: MonopolyTableState): string[] {
  return auction.bidders.map((bidder) =>
    [
      `${nameOf(table.view, bidder.seat)}: ${money(bidder.cash)}`,
      bidText(bidder, auction),
      ...(auction.lot && bidder.still_in ? [stakeText(bidder, auction, table)] : []),
    ].join("; "),
  );
}

/** What others decide. */
function* watched(view: View): Generator<string> {
  const { auction, debt, shortage, asked } = view;
  if (auction) {
    yield t("log-auction-begin", auctioned(auction.lot, auction.building, view));
    if (auction.leader)
      yield t("log-bid", { player: nameOf(view, auction.leader), amount: money(auction.high) });
  } else if (debt) {
    yield t("log-owe", {
      player: nameOf(view, debt.seat),
      amount: money(debt.amount),
      cause: debt.cause,
      ...creditor(view, debt.to),
    });
  } else if (shortage) {
    const { seat, building, stock } = shortage;
    yield t("log-shortage", { player: nameOf(view, seat), building, n: stock });
  }
  if (asked) yield t("status-waiting", { player: nameOf(view, asked) });
}

function* goingOn(table: MonopolyTableState): Generator<string> {
  const { view, prompt } = table;
  if (table.calledOff) return yield t("web-called-off");
  for (const offer of view.offers) yield offerLine(offer, view);
  if (prompt) yield promptText(prompt, view);
  else yield* watched(view);
  if (prompt?.purchase) yield* purchaseEffects(prompt, table).map(({ text }) => text);
  if (view.auction) yield* bidderLines(view.auction, table);
}

function seatLine(seat: SeatView, table: MonopolyTableState): string {
  const facts = [`${t("label-cash")} ${money(seat.cash)}`];
  if (seat.fortune !== null) facts.push(`${t("label-fortune")} ${money(seat.fortune)}`);
  facts.push(table.whereabouts(seat));
  facts.push(...seat.jail_cards.map(jailCard));
  const lots = seat.lots.map((lot) => table.name(lot)).join(", ") || t("side-nothing");
  return `${seat.seat} ${seat.name}: ${facts.join("; ")}. ${t("web-mono-properties")}: ${lots}.`;
}

/** What we could do with our lots, in the notation with what it costs or brings. */
function moveLines(view: View): string[] {
  const possible = [
    ...(view.moves?.lots ?? []).flatMap((lot) => [lot.build, lot.sell, lot.mortgage, lot.redeem]),
    ...(view.moves?.groups ?? []).flatMap((group) => [group.build, group.sell]),
  ];
  const seen = new Map(
    possible.flatMap((move) => (move && !move.reason ? [[move.do, move.amount] as const] : [])),
  );
  return [...seen].map(([action, amount]) => `${action} (${money(amount)})`);
}

/** A deed with all its rents. */
function deedLine(square: Lot): string {
  const { lot } = square;
  const facts = [t("web-mono-price", { amount: money(lot.price) })];
  facts.push(...deedRows(square).map(({ label, value }) => `${label} ${value}`));
  if (square.kind === "street")
    facts.push(`${t("web-mono-building-cost")} ${money(lot.building_cost)}`);
  facts.push(`${t("web-mono-mortgage")} ${money(lot.mortgage)}`);
  return `${square.name}: ${facts.join("; ")}.`;
}

function* pileLines(view: View): Generator<string> {
  for (const name of ["chance", "chest"] as const) {
    const { unseen, seen } = view.piles[name]!;
    yield `${t("web-mono-pile", { pile: t(`pile-${name}`), n: unseen + seen.length })}.`;
    const cards = seen.toReversed().map((card) => `${capital(cardText(card, view))}.`);
    if (cards.length) yield `${t("web-mono-cards-seen")}: ${cards.join(" ")}`;
  }
}

function standing(view: View): string[] {
  return ranking(view.seats).map(({ seat, rank }) => {
    const sum = seat.went_out ? capital(t("board-bankrupt")) : money(seat.fortune ?? 0);
    return `${rank}. ${seat.name}: ${sum}`;
  });
}

function boardLines(table: MonopolyTableState): string[] {
  const { view } = table;
  const title = t("board-title-monopoly", {
    edition: words.edition(view.edition),
    round: view.round,
    houses: view.houses,
    hotels: view.hotels,
  });
  const lines = [title];
  if (view.pot) lines.push(`${t("label-pot")}: ${money(view.pot)}.`);
  if (view.dice) lines.push(`${t("label-dice")}: ${view.dice[0]} + ${view.dice[1]}.`);
  lines.push(...pileLines(view));
  const squares = view.squares.map((square, index) => {
    const line = `${index}. ${squareText(square, table)}`;
    return square.lot ? line : `${line} ${squareRule(square, table)}`;
  });
  return [...lines, ...squares];
}

export function textSections(table: MonopolyTableState): Section[] {
  const { view } = table;
  const over = view.awaits === "over";
  return [
    { title: t("web-mono-final"), lines: over ? standing(view) : [] },
    { title: t("web-mono-going-on"), lines: over ? [] : [...goingOn(table)] },
    { title: t("web-mono-possible"), lines: table.plays ? moveLines(view) : [] },
    { title: t("web-mono-players"), lines: view.seats.map((seat) => seatLine(seat, table)) },
    {
      title: capital(t("web-mono-board", { n: view.squares.length })),
      lines: boardLines(table),
    },
    {
      title: t("web-mono-deeds"),
      lines: view.squares.flatMap((square) => (isLot(square) ? [deedLine(square)] : [])),
    },
  ].filter(({ lines }) => lines.length);
}
