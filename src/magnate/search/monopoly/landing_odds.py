"""The odds of a board: how often pieces land on each square, and the resulting rents.

They are computed once for an edition.
"""

from __future__ import annotations

from functools import lru_cache

from magnate.kernel import Mode, Schema, allocate, grid, row, write
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import Edition
from magnate.monopoly.rules.state import (
    ADVANCE_TO,
    CARDS,
    CHANCE,
    CHEST,
    EFFECT,
    FIRST,
    GO_TO_JAIL,
    GROUPS,
    HOTEL,
    MOVE_RELATIVE,
    NEAREST,
    SEND_TO_JAIL,
    SQUARES,
    STREET,
    EditionTable,
)

SCALE = 10_000  # odds are counts in this number of rolls
_ROUNDS = 60  # after which the odds have converged
_THIRD_DOUBLE = 1 / 250  # the share of rolls that lead to jail as a third double
_BUILDING_LOSS = 0.5  # the share of its price that a building loses once it is bought
_MEAN_ROLLS = 90  # of the others, over which groups are compared


class Odds(Schema):
    """A board's odds, by square and by group."""

    landing = row(SQUARES)  # stops there per SCALE rolls
    flow = grid(GROUPS, HOTEL + 1)  # rents of a whole group of streets by level, per SCALE rolls
    order = row(GROUPS)  # the groups, the most valuable first


@lru_cache(maxsize=64)
def odds_of(edition: Edition, mode: Mode) -> list[Odds]:
    """Return memory with the odds of an edition, ready for entries."""
    memory = allocate(Odds, 1, mode)
    write(memory, 0, _plain_odds(*edition_table(edition, "interpreted")))
    return memory


def _plain_odds(e: EditionTable) -> Odds:
    odds = Odds()
    stops = landing_odds(e)
    odds.landing[: e.squares] = [round(SCALE * each) for each in stops]
    for group in range(e.groups):
        if e.group_kind[group] != STREET:
            continue
        lots = e.group_lots[group][: e.group_size[group]]
        for level in range(HOTEL + 1):
            rents = (e.rent[lot][level] * stops[e.lot_square[lot]] for lot in lots)
            odds.flow[group][level] = round(SCALE * sum(rents) * (1 if level else 2))
    odds.order[: e.groups] = sorted(range(e.groups), key=lambda group: -_worth(e, odds, group))
    return odds


def _worth(e: EditionTable, odds: Odds, group: int) -> float:
    """Return what a group is worth to a player with the starting cash."""
    best = 0.0
    for level in range(HOTEL + 1):
        cost = level * e.group_size[group] * e.building_cost[e.group_lots[group][0]]
        if cost <= e.starting_cash:
            gain = odds.flow[group][level] * _MEAN_ROLLS / SCALE - _BUILDING_LOSS * cost
            best = max(best, gain)
    return best


def landing_odds(e: EditionTable) -> list[float]:
    """Return how often a roll leads to each square in the long run, with cards and jail."""
    at = [1 / e.squares] * e.squares
    stops = at
    for _ in range(_ROUNDS):
        stops = [0.0] * e.squares
        at = _rolled(e, at, stops)
    return stops


def _rolled(e: EditionTable, at: list[float], stops: list[float]) -> list[float]:
    """Return where pieces are after one roll, and add up where they stopped on the way."""
    after = [0.0] * e.squares
    for square, chance in enumerate(at):
        for total in range(2, 13):
            odds = chance * (6 - abs(total - 7)) / 36
            after[e.jail_square] += odds * _THIRD_DOUBLE
            reached = (square + total) % e.squares
            _stop(e, reached, odds * (1 - _THIRD_DOUBLE), stops, after)
    return after


def _stop(
    e: EditionTable, square: int, chance: float, stops: list[float], after: list[float]
) -> None:
    stops[square] += chance
    kind = e.square_kind[square]
    if kind == GO_TO_JAIL:
        after[e.jail_square] += chance
        return
    if kind in (CHANCE, CHEST):
        pile = kind - CHANCE
        share = chance / e.card_count[pile]
        for card in range(e.card_count[pile]):
            to = _sent_to(e, square, e.effects[pile * CARDS + card])
            after[to] += share
            if to != square:
                stops[to] += share
        return
    after[square] += chance


def _sent_to(e: EditionTable, square: int, effect: list[int]) -> int:
    """Return where a card sends a piece."""
    kind = effect[EFFECT]
    if kind == ADVANCE_TO:
        return effect[FIRST]
    if kind == NEAREST:
        steps = range(1, e.squares + 1)
        ahead = ((square + step) % e.squares for step in steps)
        return next(each for each in ahead if e.square_kind[each] == effect[FIRST])
    if kind == MOVE_RELATIVE:
        return (square + effect[FIRST]) % e.squares
    return e.jail_square if kind == SEND_TO_JAIL else square
