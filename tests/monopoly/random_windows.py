"""Random play in the window between two rolls: seats build, sell, borrow, redeem, trade and claim.

Everything is drawn from a seed: an edition with house rules, often on a board with odd prices, an
estate for each seat, and the actions. Nobody rolls, leaves or goes bankrupt.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from copy import deepcopy
from functools import cache
from typing import Any, NamedTuple

from magnate.monopoly import Edition, load, presets
from magnate.monopoly.actions import from_row
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import EditionError, option_text
from magnate.monopoly.position import read_position
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.auction import least_bid
from magnate.monopoly.rules.flow import apply
from magnate.monopoly.rules.refusal import refusal
from magnate.monopoly.rules.refusal_codes import ALLOWED

from .estates import GROUPS
from .invariants import WHOLE, broken, name_of

PLAYERS = (2, 3, 4, 8)
STEPS = 120
TRIES = 300  # ideas before a window is given up
STREETS = [group for group in GROUPS if group not in ("stations", "companies")]

HOUSE_RULES: dict[str, tuple[object, ...]] = {
    "minimum_raise": (1, 7),
    "rent_claim_deadline": ("next_player_roll", "second_following_roll"),
    "jail_card_sale": ("to_jailed_player", "to_anyone"),
    "mixed_buildings_in_group": (True, False),
    "hotel_unit": ("single_lot", "whole_group"),
    "build_requires_group_unmortgaged": (True, False),
    "even_building": (True, False),
    "building_shortage": ("auction", "first_come"),
    "shortage_auction_start": ("lowest_deed_price", "any"),
    "trade_requires": ("group_unbuilt", "lot_unbuilt"),
    "mortgage_requires": ("group_unbuilt", "lot_unbuilt"),
    "mortgage_interest_percent": (10, 0, 1, 33),
    "mortgaged_transfer_fee_percent": (10, 0, 1, 50),
    "percent_rounding": ("up", "down", "nearest"),
}
COSTS = (0, 1, 3, 25, 51, 99, 150)  # of a building
MORTGAGES = (0, 1, 5, 33, 75, 119)

ANSWERS: dict[int, tuple[int, ...]] = {
    k.BID: (k.BID,),
    k.DEBT: (k.DEBT,),
    k.TRANSFER: (k.TRANSFER, k.REDEEM),
    k.REQUEST: (k.REQUEST,),
    k.PLACE: (k.PLACE,),
    k.ROLL: (k.BUY_CARD,),
}
FREE = (
    *(k.MORTGAGE, k.REDEEM, k.BUILD, k.BUILD, k.BUILD, k.SELL, k.CLAIM, k.WAIVE),
    *(k.OFFER, k.OFFER, k.COUNTER, k.ACCEPT, k.ACCEPT, k.REFUSE, k.WITHDRAW),
)


class Step(NamedTuple):
    """An action in a window, with the states before and after it."""

    edition: Edition
    before: k.State
    row: list[int]
    after: k.State

    def __str__(self) -> str:
        return f"{self.row[k.SEAT] + 1}: {from_row(self.row, self.edition)}"


def random_window(seed: int) -> Iterator[Step]:
    """Yield the steps of a window; no invariant may be broken."""
    rng = random.Random(seed)
    state, edition = read_position(_position(rng))
    (e,) = edition_table(edition, "interpreted")
    for _ in range(STEPS):
        row = _action(rng, state, e)
        if row is None:
            return
        before = state.copy()
        apply(state, e, row)
        assert broken(state, e) == WHOLE, name_of(broken(state, e))
        yield Step(edition, before, row, state)


def worth(step: Step, s: k.State, seat: int | None = None) -> int:
    """Return what a seat, or all together, could raise: cash, half of the buildings, mortgages."""
    seats = range(s.players) if seat is None else (seat,)
    total = sum(s.cash[each] for each in seats)
    for number, lot in enumerate(step.edition.board.lots):
        if s.owner[number] in seats:
            total += s.level[number] * (lot.building_cost // 2)
            total += 0 if s.mortgaged[number] else lot.mortgage
    return total


@cache
def _classic_board() -> dict[str, Any]:
    return load("official").board.data()


def _odd_board(rng: random.Random) -> dict[str, Any]:
    """Return the classic board with other prices of buildings and other mortgages."""
    board = deepcopy(_classic_board())
    costs = {group: rng.choice(COSTS) for group in {each.get("group") for each in board["squares"]}}
    for square in board["squares"]:
        if "building_cost" in square:
            square["building_cost"] = costs[square["group"]]
        if "mortgage" in square and rng.random() < 0.5:
            square["mortgage"] = rng.choice(MORTGAGES)
    return board


def _edition(rng: random.Random) -> Edition:
    """Return a preset with some house rules and few buildings in the bank."""
    while True:
        rules = {name: rng.choice(values) for name, values in HOUSE_RULES.items()}
        options = {name: value for name, value in rules.items() if rng.random() < 0.35}
        if rng.random() < 0.5:
            options["board"] = _odd_board(rng)
        try:
            return load(rng.choice(presets())).with_options(**options)
        except EditionError:
            continue  # contradictory house rules


def _position(rng: random.Random) -> str:
    """Return a position in which several seats could build."""
    edition, players = _edition(rng), rng.choice(PLAYERS)
    short_of_hotels = rng.random() < 0.5
    levels = (0, 4, 4, 4) if short_of_hotels else (0, 0, 1, 3, 4, 5)
    lots: dict[str, str] = {}
    built = 0
    for group, members in GROUPS.items():
        owner = rng.randint(1, players)
        split = rng.random() < 0.1
        mortgaged = [rng.random() < 0.12 for _ in members]
        level = rng.choice(levels) if group in STREETS and not split else 0
        if any(mortgaged):
            level = 0
        for lot, is_mortgaged in zip(members, mortgaged, strict=True):
            seat = rng.randint(1, players) if split else owner
            words = " mortgaged" if is_mortgaged else f" level {level}" if level else ""
            lots[lot] = f"lot {lot} {seat}{words}"
            built += level if level < k.HOTEL else 0
    hotels = sum(line.endswith(f" level {k.HOTEL}") for line in lots.values())
    stock = {
        "bank_houses": min(100, built + rng.randint(1, 6)),
        "bank_hotels": hotels + rng.randint(1, 6),
    }
    preset = load(edition.name).options()
    changed = {
        name: value
        for name, value in {**edition.options(), **stock}.items()
        if value != preset[name]
    }
    lines = [f"monopoly {edition.name}"]
    lines += [f"option {name} {option_text(value)}" for name, value in changed.items()]
    lines += _seats(rng, players, (600, 2000) if short_of_hotels else (0, 60, 200, 600, 2000))
    lines += lots.values()
    return "\n".join([*lines, *_claims(rng, players, lots)]) + "\n"


def _seats(rng: random.Random, players: int, amounts: Sequence[int]) -> Iterator[str]:
    cards = {pile: rng.randint(1, players) for pile in ("chance", "chest") if rng.random() < 0.5}
    for seat in range(1, players + 1):
        money = rng.choice(amounts) + rng.randrange(50)
        jail = " at jail in-jail 1" if rng.random() < 0.2 else ""
        held = " ".join(pile for pile, holder in cards.items() if holder == seat)
        yield f"{seat} ${money}{jail}" + (f" cards {held}" if held else "")


def _claims(rng: random.Random, players: int, lots: dict[str, str]) -> Iterator[str]:
    for _ in range(rng.choice((0, 0, 1, 3))):
        lot = rng.choice([*lots])
        owner = int(lots[lot].split()[2])
        debtor = rng.choice([seat for seat in range(1, players + 1) if seat != owner])
        yield f"claim {lot} owner {owner} from {debtor} ${rng.randint(1, 400)}"


def _action(rng: random.Random, s: k.State, e: k.EditionTable) -> list[int] | None:
    """Return a legal action of some seat, or None if no idea was legal."""
    for _ in range(TRIES):
        row = _idea(rng, s, e)
        if refusal(s, e, row) == ALLOWED:
            return row
    return None


def _idea(rng: random.Random, s: k.State, e: k.EditionTable) -> list[int]:
    answers = rng.random() < (0.02 if s.awaits == k.ROLL else 0.6)
    kind = rng.choice(ANSWERS[s.awaits] if answers else FREE)
    seat = s.asked if answers or rng.random() < 0.3 else rng.randrange(s.players)
    row = [kind, seat, *[0] * (k.ACTION_WIDTH - k.ARG)]
    if kind in (k.OFFER, k.COUNTER):
        _fill_offer(rng, s, e, row)
    elif kind in (k.BUILD, k.SELL):
        _fill_levels(rng, s, e, row)
    elif kind == k.BID:
        least = least_bid(s, e, seat)
        row[k.ARG] = rng.choice((0, least, least, least, rng.randint(0, s.cash[seat])))
    elif kind == k.BUY_CARD:
        row[k.ARG : k.ARG + 2] = [rng.randrange(s.players), rng.randint(0, s.cash[seat])]
    elif kind == k.REQUEST:
        row[k.ARG] = rng.randrange(5)
    elif kind in (k.ACCEPT, k.REFUSE):
        row[k.ARG] = rng.randrange(s.players)
    else:
        row[k.ARG] = rng.randrange(e.lots)
    return row


def _fill_offer(rng: random.Random, s: k.State, e: k.EditionTable, row: list[int]) -> None:
    """Write an offer of lots, money and jail cards for others into an action."""
    partner = rng.randrange(s.players)
    row[k.ARG] = partner
    pays = rng.randrange(3)  # the side that adds money, if any
    for side, seat in enumerate((row[k.SEAT], partner)):
        at = k.ARG + 1 + 3 * side
        owned = [lot for lot in range(e.lots) if s.owner[lot] == seat]
        for lot in rng.sample(owned, min(len(owned), rng.randrange(3))):
            row[at] |= 1 << lot
        if side == pays:
            row[at + 1] = rng.choice((1, s.cash[seat], rng.randint(0, s.cash[seat])))
        for pile in range(k.PILES):
            if s.card_holder[pile] == seat and rng.random() < 0.5:
                row[at + 2] |= 1 << pile


def _fill_levels(rng: random.Random, s: k.State, e: k.EditionTable, row: list[int]) -> None:
    """Write levels of one of the seat's groups into an action: a whole row more, or others near."""
    owned = [lot for lot in range(e.lots) if s.owner[lot] == row[k.SEAT]]
    group = e.lot_group[rng.choice(owned)] if owned else 0
    lots = e.group_lots[group][: e.group_size[group]]
    next_row = min(k.HOTEL, max(s.level[lot] for lot in lots) + 1)
    whole = rng.random() < 0.3
    levels = []
    for lot in lots:
        near = max(0, min(k.HOTEL, s.level[lot] + rng.choice((-2, -1, 1, 1, 2))))
        levels.append(next_row if whole else near if rng.random() < 0.6 else k.STAYS)
    levels += [k.STAYS] * (k.GROUP_LOTS - len(levels))
    row[k.ARG : k.ARG + 1 + k.GROUP_LOTS] = [group, *levels]
