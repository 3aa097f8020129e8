"""What a seat or a spectator may know. A view is also the wire format."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import ClassVar, Literal, TypedDict

import msgspec

from magnate.engine.views import Kept
from magnate.kernel.frames import FRAME_KIND, FRAME_SEAT, top

from .actions import TILE_NAMES, chains_in
from .edition_table import edition_table
from .editions import CHAINS, Edition, OptionValue
from .events import (
    BonusPaid,
    ChainFounded,
    Event,
    Events,
    SharesBought,
    SharesCounted,
    SharesDisposed,
    TilesDrawn,
    TurnBegan,
)
from .preview import Effect, bonuses_of, effect_of, free_chains, joined
from .rules import state as k
from .rules.buying import is_anything_for_sale
from .rules.game_end import may_declare
from .rules.merger import largest_of
from .rules.refusal_codes import ALLOWED
from .rules.unplayable_tiles import is_dead, may_skip, may_swap

PromptKind = Literal["place", "found", "survivor", "acquire", "dispose", "buy", "replace"]
Awaits = Literal[PromptKind, "start", "draw", "market", "over"]
_PROMPT_KINDS: dict[int, PromptKind] = {
    k.PLACE: "place",
    k.FOUND: "found",
    k.SURVIVOR: "survivor",
    k.ACQUIRE: "acquire",
    k.DISPOSE: "dispose",
    k.BUY: "buy",
    k.REPLACE: "replace",
}
AWAITS: dict[int, Awaits] = {
    **_PROMPT_KINDS,
    k.START: "start",
    k.DRAW: "draw",
    k.MARKET: "market",
    k.OVER: "over",
}


class ChainView(msgspec.Struct, frozen=True, gc=False):
    """A chain: its size, share price, what a merger would pay, and the bank's stock."""

    name: str
    size: int
    price: int
    next_size: int | None
    next_price: int | None
    bonuses: tuple[int, int, int]
    bank: int
    safe: bool


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A seat. Hidden money and shares are None, and so are other seats' tiles."""

    seat: int
    name: str
    cash: int | None
    shares: dict[str, int] | None
    tile_count: int
    tiles: tuple[str, ...] | None


class _Holdings(TypedDict):
    cash: int | None
    shares: dict[str, int] | None


class MergerView(msgspec.Struct, frozen=True, gc=False):
    """A merger in progress."""

    tile: str
    mergemaker: int
    survivor: str | None
    acquired: str | None
    pending: tuple[str, ...]


class Prompt(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The decision a seat has to make, and its limits; `key` names its sentence in the catalogs.

    `size` is that of the chain to be founded, or of the survivor after the merger; `bonuses`
    lists what each seat would be paid for each chain that may be acquired, as in an effect.
    """

    key: str
    kind: PromptKind
    placements: tuple[Effect, ...] = ()
    chains: tuple[str, ...] = ()
    size: int = 0
    bonuses: dict[str, tuple[int, ...]] | None = None
    chain: str | None = None
    survivor: str | None = None
    held: int = 0
    price: int = 0
    most_traded: int = 0
    most_bought: int = 0
    tiles: tuple[str, ...] = ()
    may_declare: bool = False
    may_swap: bool = False
    may_skip: bool = False


class View(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="acquire"):
    """Everything that a seat, or a spectator (`seat` is None), may know about a game."""

    game: ClassVar[Literal["acquire"]] = "acquire"
    own_fields: ClassVar[tuple[str, ...]] = ("seat", "seats", "prompt", "log")
    edition: str
    options: dict[str, OptionValue]
    seat: int | None
    board: tuple[str, ...]
    chains: tuple[ChainView, ...]
    seats: tuple[SeatView, ...]
    pile: int
    aside: tuple[str, ...]
    turn: int | None
    round: int
    awaits: Awaits
    asked: int | None
    merger: MergerView | None
    declared: bool
    prompt: Prompt | None
    log: tuple[Event, ...]


@lru_cache(maxsize=64)
def _options(edition: Edition) -> dict[str, OptionValue]:
    return edition.options()


def public_view(s: k.State, edition: Edition, *, names: Sequence[str], kept: Kept) -> View:
    """Return what a spectator may know, without the log."""
    named = s.awaits in _PROMPT_KINDS or s.awaits in (k.START, k.DRAW)
    asked = s.asked + 1 if named else None
    return View(
        edition=edition.name,
        options=_options(edition),
        seat=None,
        board=_board(s),
        chains=tuple(
            kept.part(
                ("chain", chain),
                (s.chain_size[chain], s.bank[chain]),
                partial(_chain_view, s, edition, chain),
            )
            for chain in range(k.CHAINS)
        ),
        seats=tuple(
            _seat(s, edition, each, name=name, mine=False, kept=kept)
            for each, name in enumerate(names)
        ),
        pile=s.pile,
        aside=_aside(s) if k.ASIDE in s.where[: k.TILES] else (),
        turn=None if s.turn == k.NO_SEAT else s.turn + 1,
        round=-(-s.turns // s.players),
        awaits=AWAITS[s.awaits],
        asked=asked,
        merger=_merger(s),
        declared=bool(s.declared),
        prompt=None,
        log=(),
    )


def seat_view(public: View, s: k.State, edition: Edition, *, seat: int, kept: Kept) -> View:
    """Return a spectator's view with what only this seat, counted from 1, may know."""
    seats = list(public.seats)
    seats[seat - 1] = _seat(s, edition, seat - 1, name=seats[seat - 1].name, mine=True, kept=kept)
    return msgspec.structs.replace(
        public,
        seat=seat,
        seats=tuple(seats),
        prompt=_prompt(s, edition) if public.asked == seat else None,
    )


# Indexed by the content of a space: a chain, an independent tile, or nothing.
_SIGNS = "".join([*(chain[0] for chain in CHAINS), "o"]).ljust(256, ".").encode()


def _board(s: k.State) -> tuple[str, ...]:
    signs = bytes(s.where[: k.TILES]).translate(_SIGNS).decode()
    return tuple([signs[start : start + k.COLUMNS] for start in range(0, k.TILES, k.COLUMNS)])


def _aside(s: k.State) -> tuple[str, ...]:
    return tuple(TILE_NAMES[tile] for tile in range(k.TILES) if s.where[tile] == k.ASIDE)


def _chain_view(s: k.State, edition: Edition, chain: int) -> ChainView:
    name, size = CHAINS[chain], s.chain_size[chain]
    step = edition.next_price_step(name, size)
    return ChainView(
        name=name,
        size=size,
        price=edition.price(name, size),
        next_size=step[0] if step else None,
        next_price=step[1] if step else None,
        bonuses=edition.bonuses(name, size),
        bank=s.bank[chain],
        safe=size >= k.SAFE_SIZE,
    )


def _seat(
    s: k.State, edition: Edition, each: int, *, name: str, mine: bool, kept: Kept
) -> SeatView:
    over = s.awaits == k.OVER
    hand = s.hand[each][: s.hand_count[each]]
    return kept.part(
        ("seat", each, mine),
        (s.cash[each], s.shares[each][:], hand, over),
        lambda: SeatView(
            seat=each + 1,
            name=name,
            tile_count=len(hand),
            tiles=tuple(TILE_NAMES[tile] for tile in hand) if mine or over else None,
            **_holdings(s, each, shown=mine or over or edition.holdings_visibility == "open"),
        ),
    )


def _holdings(s: k.State, each: int, *, shown: bool) -> _Holdings:
    if not shown:
        return _Holdings(cash=None, shares=None)
    return _Holdings(cash=s.cash[each], shares=dict(zip(CHAINS, s.shares[each], strict=True)))


def _merger(s: k.State) -> MergerView | None:
    frames = s.frames[: s.depth]
    merger = next((frame for frame in frames if frame[FRAME_KIND] == k.MERGER), None)
    if merger is None:
        return None
    acquisition = next((frame for frame in frames if frame[FRAME_KIND] == k.ACQUISITION), None)
    survivor = merger[k.MERGER_SURVIVOR]
    return MergerView(
        tile=TILE_NAMES[merger[k.TILE]],
        mergemaker=merger[FRAME_SEAT] + 1,
        survivor=None if survivor == k.NO_CHAIN else CHAINS[survivor],
        acquired=CHAINS[acquisition[k.CHAIN]] if acquisition else None,
        pending=chains_in(merger[k.PENDING]),
    )


def _prompt(s: k.State, edition: Edition) -> Prompt | None:
    """Return the prompt for the seat to act."""
    e = edition_table(edition, "interpreted")[0]
    seat = s.asked
    declare = may_declare(s, e) == ALLOWED
    hand = s.hand[seat][: s.hand_count[seat]]
    if s.awaits == k.PLACE:
        swap, skip = may_swap(s, e, seat) == ALLOWED, may_skip(s, e, seat) == ALLOWED
        return Prompt(
            key="prompt-place-stuck" if swap or skip else "prompt-place",
            kind="place",
            placements=tuple(effect_of(s, edition, TILE_NAMES[tile]) for tile in hand),
            may_declare=declare,
            may_swap=swap,
            may_skip=skip,
        )
    if s.awaits == k.BUY:
        most = k.MOST_BOUGHT if is_anything_for_sale(s) else 0
        return Prompt(key="prompt-buy", kind="buy", most_bought=most, may_declare=declare)
    if s.awaits == k.REPLACE:
        dead = tuple(TILE_NAMES[tile] for tile in hand if is_dead(s, e, tile))
        return Prompt(key="prompt-replace", kind="replace", tiles=dead)
    if s.awaits == k.DISPOSE:
        return _disposal_prompt(s, edition)
    return _chain_prompt(s, edition)


def _disposal_prompt(s: k.State, edition: Edition) -> Prompt:
    frame = top(s)
    chain, survivor = frame[k.CHAIN], frame[k.ACQUIRER]
    held = s.shares[s.asked][chain]
    return Prompt(
        key="prompt-dispose",
        kind="dispose",
        chain=CHAINS[chain],
        survivor=CHAINS[survivor],
        held=held,
        price=edition.price(CHAINS[chain], s.chain_size[chain]),
        most_traded=2 * min(held // 2, s.bank[survivor]),
    )


def _chain_prompt(s: k.State, edition: Edition) -> Prompt | None:
    if s.awaits not in (k.FOUND, k.SURVIVOR, k.ACQUIRE):
        return None
    e = edition_table(edition, "interpreted")[0]
    frame = top(s)
    size = joined(s, e, frame[k.TILE])
    if s.awaits == k.FOUND:
        return Prompt(key="prompt-found", kind="found", chains=free_chains(s), size=size)
    pending = frame[k.PENDING]
    survivor = frame[k.MERGER_SURVIVOR]
    merging = pending if survivor == k.NO_CHAIN else pending | 1 << survivor
    kind: PromptKind = "survivor" if s.awaits == k.SURVIVOR else "acquire"
    return Prompt(
        key=f"prompt-{kind}",
        kind=kind,
        chains=chains_in(largest_of(s, pending)),
        size=size + sum(s.chain_size[chain] for chain in range(k.CHAINS) if merging >> chain & 1),
        bonuses=bonuses_of(s, e, edition, pending),
    )


_REVEALS_HOLDINGS = (SharesBought, SharesDisposed, BonusPaid, ChainFounded)


def visible_events(
    s: k.State, edition: Edition, events: Events, *, seat: int | None, since: int
) -> Iterator[Event]:
    """Yield the events from index `since` on, as a seat or a spectator may read them.

    Only the seat that drew a tile sees which one. With hidden holdings, events that reveal the
    money and shares of others are shown only since the reader's own last turn (A-S-25); a
    spectator sees no more than every seat may: the current turn and the one before.
    """
    over = s.awaits == k.OVER
    hidden = edition.holdings_visibility == "hidden" and not over
    holdings_since = _own_last_turn(events, s.players, seat) if hidden else 0
    for index, event in enumerate(events.since(since), since):
        if isinstance(event, TilesDrawn) and event.seat != seat and not over:
            yield TilesDrawn(event.seat, None, event.n)
        elif index >= holdings_since or not _reveals_others(event, seat):
            yield event


def _reveals_others(event: Event, seat: int | None) -> bool:
    if isinstance(event, SharesCounted):  # has the holdings of all seats
        return True
    return isinstance(event, _REVEALS_HOLDINGS) and event.seat != seat


def _own_last_turn(events: Events, players: int, seat: int | None) -> int:
    """Return where the seat's last turn before the current one began; for None, anyone's."""
    last = [events.places(TurnBegan, each)[-2:] for each in range(1, players + 1)]
    turns = sorted(place for places in last for place in places)
    own = turns if seat is None else last[seat - 1]
    before = [place for place in own if place != turns[-1]]
    return before[-1] if before else 0
