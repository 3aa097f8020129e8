/** The table as text: board, players, what is going on and what is asked. */
import type { OfferView, Prompt, SeatView, View } from "../api/monopoly";
import { money, t, words } from "../lib/i18n.svelte";
import { plain } from "../table/lines";
import { capital } from "./desk.svelte";
import { described } from "./describe";
import type { Desk } from "./desk.svelte";
import { auctioned, jailCard, sideParts, squareName } from "./log";

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

function* goingOn(view: View): Generator<string> {
  for (const claim of view.claims)
    if (claim.owner === view.seat)
      yield t("web-mono-claim", {
        player: nameOf(view, claim.debtor),
        square: squareName(view, claim.lot),
        amount: money(claim.amount),
      });
  for (const offer of view.offers) yield offerLine(offer, view);
  if (view.awaits === "over") yield t("prompt-over");
  else if (view.prompt) yield promptText(view.prompt, view);
  else if (view.auction) {
    const { auction } = view;
    yield t("log-auction-begin", auctioned(auction.lot, auction.building, view));
    if (auction.leader)
      yield t("log-bid", { player: nameOf(view, auction.leader), amount: money(auction.high) });
  } else if (view.debt) {
    yield t("log-owe", {
      player: nameOf(view, view.debt.seat),
      amount: money(view.debt.amount),
      cause: view.debt.cause,
      ...creditor(view, view.debt.to),
    });
  } else if (view.shortage) {
    const { seat, building, stock } = view.shortage;
    yield t("log-shortage", { player: nameOf(view, seat), building, n: stock });
  }
  if (!view.prompt && view.asked && view.awaits !== "over")
    yield t("status-waiting", { player: nameOf(view, view.asked) });
}

function seatLine(seat: SeatView, table: Desk): string {
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

export function textSections(table: Desk): Section[] {
  const { view } = table;
  const title = t("board-title-monopoly", {
    edition: words.edition(view.edition),
    round: view.round,
    houses: view.houses,
    hotels: view.hotels,
  });
  const middle = [title];
  if (view.pot) middle.push(`${t("label-pot")}: ${money(view.pot)}.`);
  if (view.dice) middle.push(`${t("label-dice")}: ${view.dice[0]} + ${view.dice[1]}.`);
  const moves = moveLines(view);
  return [
    { title: t("web-mono-going-on"), lines: [...goingOn(view)] },
    ...(moves.length ? [{ title: t("web-mono-possible"), lines: moves }] : []),
    { title: t("web-mono-players"), lines: view.seats.map((seat) => seatLine(seat, table)) },
    {
      title: capital(t("web-mono-board", { n: view.squares.length })),
      lines: [
        ...middle,
        ...view.squares.map((square, index) => `${index}. ${described(square, table)}`),
      ],
    },
  ];
}
