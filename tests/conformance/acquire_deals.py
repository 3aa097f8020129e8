"""Redeal what a seat of Acquire cannot know: tiles, and holdings if they are hidden."""

from __future__ import annotations

import random
from collections.abc import Iterator

import msgspec

from magnate.acquire import Game
from magnate.acquire.actions import TILE_NAMES
from magnate.acquire.edition_table import edition_table
from magnate.acquire.editions import CHAINS, Edition
from magnate.acquire.events import (
    BonusPaid,
    Event,
    Events,
    SharesBought,
    SharesCounted,
    SharesDisposed,
    TilesDrawn,
    TurnBegan,
)
from magnate.acquire.rules import state as k
from magnate.acquire.rules.flow import settle

TRIES = 30


def redealt(game: Game, seat: int | None, rng: random.Random) -> Game | None:
    """Return a game that looks the same to a seat, or None where all is known or no deal fits."""
    if game.is_over:
        return None
    for _ in range(TRIES):
        s = game.state.copy()
        me = k.NO_SEAT if seat is None else seat - 1
        deal_tiles(s, me, rng)
        if game.edition.holdings_visibility == "hidden":
            deal_holdings(s, me, rng)
        if is_settled(s, game.edition):
            twin = game.copy()
            twin._put(s)
            twin.events = Events(_changed_events(game, seat, rng))
            return twin
    return None


def is_settled(s: k.State, edition: Edition) -> bool:
    """Return whether what a state awaits follows from its frames.

    A deal that fails would have been noticed at the table: a seat asked to place has a tile to
    place, and one asked to replace has a dead one.
    """
    trial = s.copy()
    trial.awaits, trial.asked = k.NOTHING, k.NO_SEAT
    settle(trial, edition_table(edition, "interpreted")[0])
    return trial == s


def deal_tiles(s: k.State, me: int, rng: random.Random) -> None:
    """Mix the pile with the hands of all others."""
    hidden = {k.PILE, *(k.IN_HAND + seat for seat in range(s.players) if seat != me)}
    unknown = [tile for tile in range(k.TILES) if s.where[tile] in hidden]
    places = [s.where[tile] for tile in unknown]
    rng.shuffle(places)
    for tile, place in zip(unknown, places, strict=True):
        s.where[tile] = place
    for seat in range(s.players):
        hand = [tile for tile in range(k.TILES) if s.where[tile] == k.IN_HAND + seat]
        s.hand[seat][:] = hand + [k.NO_TILE] * (k.HAND - len(hand))


def deal_holdings(s: k.State, me: int, rng: random.Random) -> None:
    """Give others other money, and other shares as far as the bank's stock allows.

    The shares of a chain that is being acquired were shown (A-BONUS-14).
    """
    others = [seat for seat in range(s.players) if seat != me]
    shown = {f[k.CHAIN] for f in s.frames[: s.depth] if f[0] == k.ACQUISITION and f[k.DISPOSED]}
    for chain in set(range(k.CHAINS)) - shown:
        total = sum(s.shares[seat][chain] for seat in others)
        for seat in others:
            s.shares[seat][chain] = 0
        for _ in range(total):
            s.shares[rng.choice(others)][chain] += 1
    for seat in others:
        s.cash[seat] = 100 * rng.randrange(100)


def _changed_events(game: Game, seat: int | None, rng: random.Random) -> Iterator[Event]:
    """Yield the events with everything replaced that the seat's log must not show."""
    hidden = game.edition.holdings_visibility == "hidden"
    since = _own_last_turn(game, seat) if hidden else 0
    for index, event in enumerate(game.events):
        if isinstance(event, TilesDrawn) and event.seat != seat:
            yield TilesDrawn(event.seat, tuple(rng.sample(TILE_NAMES, event.n)), event.n)
        elif index < since:
            yield _other_holdings(event, seat, rng)
        else:
            yield event


def _own_last_turn(game: Game, seat: int | None) -> int:
    """Return where the log of holdings begins: the seat's last turn, one round for spectators.

    In its own turn, a seat reads everything since its previous turn; otherwise it would see none.
    """
    turns = [(i, event.seat) for i, event in enumerate(game.events) if isinstance(event, TurnBegan)]
    if seat is None:
        return turns[-game.players][0] if len(turns) >= game.players else 0
    if turns and turns[-1][1] == seat:
        turns.pop()
    own = [i for i, each in turns if each == seat]
    return own[-1] if own else 0


def _other_holdings(event: Event, seat: int | None, rng: random.Random) -> Event:
    """Return an event of another seat's money or shares with other numbers (A-S-25)."""
    number = rng.randrange(1, 20)
    if isinstance(event, SharesCounted):
        return msgspec.structs.replace(event, counts=tuple(number for _ in event.counts))
    if getattr(event, "seat", None) == seat:
        return event
    if isinstance(event, SharesBought):
        shares = ((rng.choice(CHAINS), number),)
        return msgspec.structs.replace(event, shares=shares, amount=100 * number)
    if isinstance(event, SharesDisposed):
        return msgspec.structs.replace(event, sold=number, kept=number)
    if isinstance(event, BonusPaid):
        return msgspec.structs.replace(event, amount=100 * number)
    return event
