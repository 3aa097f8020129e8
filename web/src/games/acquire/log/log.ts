/** The log: one sentence for each event, the same as in magnate/acquire/log.py. */
import type { View } from "../../../api/acquire";
import { money, t } from "../../../lib/i18n.svelte";
import { cachedLine, rich, type LogLine, type Part } from "../../../table/log/lines";
import { chainName } from "../words";
import Emblem from "../pieces/Emblem.svelte";

export type Event = View["log"][number];

const KEYS: Record<Event["event"], string> = {
  TurnBegan: "log-turn",
  StartTilePlaced: "log-start-tile",
  FirstPlayer: "log-first-player",
  TilePlaced: "log-place",
  PlacementSkipped: "log-skip-placement",
  HandSwapped: "log-swap-hand",
  ChainFounded: "log-found",
  ChainGrew: "log-grow",
  MergerBegan: "log-merge",
  ChainAcquired: "log-acquire",
  SharesCounted: "log-count",
  MarketDrawn: "log-market",
  BonusPaid: "log-bonus",
  SharesDisposed: "log-dispose",
  SharesBought: "log-buy",
  TilesDrawn: "log-draw",
  TilesSetAside: "log-dead",
  EndDeclared: "log-end",
  GameStalled: "log-stalled",
  SharesSold: "log-final-sale",
  GameWon: "log-win",
};

export const chainPart = (chain: string): Part => ({
  text: chainName(chain),
  picture: { Component: Emblem, name: chain },
});

/** Items separated by commas, as after a colon. */
export function listed(items: Part[][]): Part[] {
  return items.flatMap((item, place) => (place ? [{ text: ", " }, ...item] : item));
}

export const chainList = (chains: readonly string[]): Part[] =>
  listed(chains.map((chain) => rich("chain-in-list", { chain: chainPart(chain) })));

/** As long as the list of event types: it only maps each message to its arguments. */
function parts(event: Event, names: readonly string[]): Part[] {
  const key = KEYS[event.event];
  const player = (seat: number): Part => ({
    text: names[seat - 1] ?? t("seat-name", { n: seat }),
    kind: "player",
  });
  const tiles = (all: string[]): { n: number; tiles: string } => ({
    n: all.length,
    tiles: all.join(", "),
  });
  switch (event.event) {
    case "TurnBegan":
    case "FirstPlayer":
    case "PlacementSkipped":
      return rich(key, { player: player(event.seat) });
    case "StartTilePlaced":
    case "TilePlaced":
      return rich(key, { player: player(event.seat), tile: event.tile });
    case "HandSwapped":
    case "TilesSetAside":
      return rich(key, { player: player(event.seat), ...tiles(event.tiles) });
    case "ChainFounded":
      return rich(key, {
        player: player(event.seat),
        chain: chainPart(event.chain),
        gift: event.gift,
        amount: money(event.amount),
      });
    case "ChainGrew":
      return rich(key, { chain: chainPart(event.chain), n: event.size });
    case "MergerBegan":
      return rich(key, { player: player(event.seat), chains: chainList(event.chains) });
    case "ChainAcquired":
      return rich(key, {
        acquirer: chainPart(event.acquirer),
        acquired: chainPart(event.acquired),
      });
    case "SharesCounted":
      return rich(key, {
        chain: chainPart(event.chain),
        list: listed(
          event.counts.map((n, place) => rich("holder-item", { player: player(place + 1), n })),
        ),
      });
    case "MarketDrawn":
      return rich(key, {
        chain: chainPart(event.chain),
        n: event.number,
        drawn: event.tile ? "tile" : "number",
        tile: event.tile ?? "",
      });
    case "BonusPaid":
      return rich(key, {
        player: player(event.seat),
        chain: chainPart(event.chain),
        rank: event.rank,
        amount: money(event.amount),
      });
    case "SharesDisposed":
      return rich(key, {
        player: player(event.seat),
        chain: chainPart(event.chain),
        sold: event.sold,
        traded: event.traded,
        received: event.received,
        kept: event.kept,
      });
    case "SharesBought":
      return rich(key, {
        player: player(event.seat),
        n: event.shares.reduce((sum, [, count]) => sum + count, 0),
        list: listed(
          event.shares.map(([chain, n]) => rich("stock-item", { chain: chainPart(chain), n })),
        ),
        amount: money(event.amount),
      });
    case "TilesDrawn":
      return event.tiles === null
        ? rich(key, { player: player(event.seat), n: event.n })
        : rich("log-draw-seen", { player: player(event.seat), ...tiles(event.tiles) });
    case "EndDeclared":
      return rich(key, {
        player: player(event.seat),
        reason: event.reason,
        chain: event.chain ? chainPart(event.chain) : "",
      });
    case "GameStalled":
      return rich(key);
    case "SharesSold":
      return rich(key, {
        player: player(event.seat),
        n: event.n,
        chain: chainPart(event.chain),
        amount: money(event.amount),
      });
    case "GameWon":
      return rich(key, {
        player: listed(event.seats.map((seat) => [player(seat)])),
        winners: event.seats.length,
        amount: money(event.amount),
      });
  }
}

export function lineOf(event: Event, names: readonly string[], view: View): LogLine {
  const line: LogLine = {
    seat: "seat" in event ? event.seat : null,
    parts: parts(event, names),
  };
  const players = view.seats.length;
  if (event.event === "TurnBegan" && (event.turn - 1) % players === 0)
    line.divider = t("web-acquire-round", { n: Math.ceil(event.turn / players) });
  return line;
}

/** Whether an event adds nothing to the lines around it. */
function goesWithoutSaying(event: Event): boolean {
  return event.event === "TurnBegan" || (event.event === "TilesDrawn" && event.tiles === null);
}

/** The lines to show: turns and other players' draws are clear from what follows them. */
export function linesOf(log: readonly Event[], names: readonly string[], view: View): LogLine[] {
  const lines: LogLine[] = [];
  let divider: string | undefined;
  for (const event of log) {
    const line = cachedLine(event, names, () => lineOf(event, names, view));
    divider = line.divider ?? divider;
    if (goesWithoutSaying(event)) continue;
    lines.push(divider ? { ...line, divider } : line);
    divider = undefined;
  }
  return lines;
}
