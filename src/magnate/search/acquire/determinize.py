"""Determinization in Acquire: a state that agrees with a view, the hidden part dealt at random."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import lru_cache

from magnate.acquire.actions import tile_number
from magnate.acquire.edition_table import edition_table
from magnate.acquire.editions import CHAINS, Edition, OptionValue
from magnate.acquire.rules import state as k
from magnate.acquire.rules.setup import set_up
from magnate.acquire.rules.state import IN_HAND, PILE, TILES, State
from magnate.acquire.view import SeatView, View
from magnate.chance import roll
from magnate.kernel import Mode, rule
from magnate.kernel.frames import pop, push

_SIGNS = [*(chain[0] for chain in CHAINS), "o"]
_STEPS = {"place": k.TO_PLACE, "replace": k.TO_REPLACE}  # everything else comes before buying
_AWAITED = {
    "place": k.PLACE,
    "found": k.FOUND,
    "survivor": k.SURVIVOR,
    "acquire": k.ACQUIRE,
    "dispose": k.DISPOSE,
    "buy": k.BUY,
    "replace": k.REPLACE,
}


@lru_cache(maxsize=64)
def _edition(options: tuple[tuple[str, OptionValue], ...], mode: Mode) -> list[k.EditionTable]:
    return edition_table(Edition.from_options("", dict(options)), mode)


def edition_of(view: View, mode: Mode) -> list[k.EditionTable]:
    """Return the rules of a view's game as the kernel reads them."""
    return _edition(tuple(view.options.items()), mode)


def determinize(view: View, rng: random.Random) -> k.State:
    """Return a state that may be the true one, from the view of the player to move.

    Tiles that the view does not show are dealt among the pile and the other hands. Hidden shares go
    to random opponents, and hidden cash is assumed to equal the seat's own.
    """
    assert view.seat is not None and view.asked == view.seat, "only the player to move searches"
    s = k.State()
    set_up(s, len(view.seats))
    pop(s)
    _lay_board(s, view)
    _deal_tiles(s, view, rng)
    _deal_shares(s, view, rng)
    own = view.seats[view.seat - 1].cash
    assert own is not None
    for each, seat in enumerate(view.seats):
        s.cash[each] = own if seat.cash is None else seat.cash
    s.turn = view.turn - 1 if view.turn else k.NO_SEAT
    s.turns = view.round * s.players
    s.declared = int(view.declared)
    _resume(s, view)
    return s


def _lay_board(s: k.State, view: View) -> None:
    for row, signs in enumerate(view.board):
        for column, sign in enumerate(signs):
            if sign != ".":
                _put(s, row * k.COLUMNS + column, _SIGNS.index(sign))
    for name in view.aside:
        _put(s, tile_number(name), k.ASIDE)
    for number, chain in enumerate(view.chains):
        s.chain_size[number] = chain.size


def _put(s: k.State, tile: int, where: int) -> None:
    s.where[tile] = where
    s.pile -= 1


def _deal_tiles(s: k.State, view: View, rng: random.Random) -> None:
    own = view.seats[view.seat - 1].tiles if view.seat else None
    assert own is not None and view.seat is not None
    _hold(s, view.seat - 1, map(tile_number, own))
    unseen = [tile for tile in range(k.TILES) if s.where[tile] == k.PILE]
    rng.shuffle(unseen)
    for each, seat in enumerate(view.seats):
        if each != view.seat - 1:
            _hold(s, each, [unseen.pop() for _ in range(seat.tile_count)])


def _hold(s: k.State, seat: int, tiles: Iterator[int] | Sequence[int]) -> None:
    for slot, tile in enumerate(sorted(tiles)):
        s.hand[seat][slot] = tile
        _put(s, tile, k.IN_HAND + seat)
        s.hand_count[seat] = slot + 1


def _deal_shares(s: k.State, view: View, rng: random.Random) -> None:
    hidden = [each for each, seat in enumerate(view.seats) if seat.shares is None]
    for number, chain in enumerate(view.chains):
        left = k.SHARES - chain.bank
        for each, seat in enumerate(view.seats):
            s.shares[each][number] = _shares(seat, chain.name)
            left -= s.shares[each][number]
        for _ in range(left):
            s.shares[rng.choice(hidden)][number] += 1
        s.bank[number] = chain.bank


def _shares(seat: SeatView, chain: str) -> int:
    return 0 if seat.shares is None else seat.shares[chain]


def _resume(s: k.State, view: View) -> None:
    """Restore the unfinished business and the prompt."""
    assert view.asked is not None and view.turn is not None
    push(s, k.TURN, view.turn - 1)[k.STEP] = _STEPS.get(view.awaits, k.TO_BUY)
    if view.awaits == "found":
        assert view.prompt is not None
        push(s, k.FOUNDING, view.turn - 1)[k.TILE] = _founding_tile(s, view, view.prompt.size)
    elif view.merger is not None:
        merger = push(s, k.MERGER, view.merger.mergemaker - 1)
        merger[k.TILE] = tile_number(view.merger.tile)
        merger[k.MERGER_SURVIVOR] = _chain(view.merger.survivor)
        merger[k.PENDING] = sum(1 << _chain(chain) for chain in view.merger.pending)
        if view.merger.acquired is not None:
            acquisition = push(s, k.ACQUISITION, view.merger.mergemaker - 1)
            acquisition[k.CHAIN] = _chain(view.merger.acquired)
            acquisition[k.ACQUIRER] = _chain(view.merger.survivor)
            acquisition[k.DISPOSED] = (view.asked - view.merger.mergemaker) % s.players + 1
    s.awaits = _AWAITED[view.awaits]
    s.asked = view.asked - 1
    s.moved = int(view.awaits != "place")


def _chain(name: str | None) -> int:
    return k.NO_CHAIN if name is None else CHAINS.index(name)


def _founding_tile(s: k.State, view: View, size: int) -> int:
    """Return a tile of the new chain: one of a cluster of the right size that belongs to no chain.

    Starting tiles that happen to touch may form a cluster of the same size; then this may be the
    wrong one.
    """
    (e,) = edition_of(view, "interpreted")
    alone = [tile for tile in range(k.TILES) if s.where[tile] == k.INDEPENDENT]
    return next(tile for tile in alone if len(_together(s, e, tile)) == size)


def _together(s: k.State, e: k.EditionTable, tile: int) -> set[int]:
    found, waiting = {tile}, [tile]
    while waiting:
        for beside in e.neighbours[waiting.pop()]:
            if s.where[beside] == k.INDEPENDENT and beside not in found:
                found.add(beside)
                waiting.append(beside)
    return found


@rule
def redeal(s: State, seat: int, generator: list[int], tiles: list[int]) -> None:
    """Deal the pile and the hands of all other seats again.

    `tiles` is working memory; afterwards it begins with the pile in its new order.
    """
    count = 0
    for tile in range(TILES):
        where = s.where[tile]
        if where == PILE or (where >= IN_HAND and where != IN_HAND + seat):
            other = roll(generator, count + 1)
            tiles[count] = tiles[other]
            tiles[other] = tile
            s.where[tile] = PILE
            count += 1
    for each in range(s.players):
        if each != seat:
            for held in range(s.hand_count[each]):
                count -= 1
                give(s, each, held, tiles[count])


@rule
def give(s: State, seat: int, held: int, tile: int) -> None:
    """Insert a tile into a hand in which `held` places are filled, keeping it sorted."""
    hand = s.hand[seat]
    slot = held
    while slot > 0 and hand[slot - 1] > tile:
        hand[slot] = hand[slot - 1]
        slot -= 1
    hand[slot] = tile
    s.where[tile] = IN_HAND + seat
