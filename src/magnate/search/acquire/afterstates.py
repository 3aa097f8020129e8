"""Afterstates of Acquire: what a move leads to before anything hidden is drawn, and its value."""

from __future__ import annotations

from magnate.acquire.random_play import draw_chance
from magnate.acquire.rules.final_scoring import winners
from magnate.acquire.rules.flow import apply
from magnate.acquire.rules.legal import decode
from magnate.acquire.rules.state import (
    ARG,
    BUY,
    COLUMNS,
    DRAW,
    KIND,
    MARKET,
    OVER,
    PILE,
    PLACE,
    START,
    EditionTable,
    State,
)
from magnate.chance import roll
from magnate.kernel import called_rule, clone, real_row, row, rule
from magnate.kernel.frames import NO_FAULT

from .features import describe, survey
from .policy import Choices, Policy, best_choice, choose_best, weigh_choices
from .value import MONEY_SHARE, WIN_SHARE, Layers, Net, evaluate

MOST_CANDIDATES = 64


class ActionValues(Layers):
    """Moves, and the value of the afterstate of each."""

    codes = row(MOST_CANDIDATES)
    values = real_row(MOST_CANDIDATES)


@rule
def is_settled(s: State) -> bool:
    """Return whether the value function applies: a turn begins, ends, or reaches the purchase."""
    if s.awaits == OVER or s.fault != NO_FAULT:
        return True
    return not s.declared and (s.awaits == PLACE or s.awaits == BUY or s.awaits == DRAW)


@rule
def tile_in_pile(s: State, number: int) -> int:
    """Return a tile of the pile, numbered from 0 in the order of the board.

    It is not dealt from the deck, which may be that of the game itself or of another decision.
    """
    tile = 0
    while number > 0 or s.where[tile] != PILE:
        if s.where[tile] == PILE:
            number -= 1
        tile += 1
    return tile


@rule
def draw_last_tile(s: State, a: list[int]) -> None:
    """Write the draw of any tile of the pile into an action.

    After a declaration the tile no longer matters to the result.
    """
    a[KIND] = DRAW
    a[ARG] = tile_in_pile(s, 0)


@rule
def show_market_tile(s: State, c: Choices) -> None:
    """Write a tile that the stock market draws from the pile into the action (A-DUEL-1)."""
    tile = tile_in_pile(s, roll(c.generator, s.pile))
    c.action[KIND] = MARKET
    c.action[ARG] = tile % COLUMNS + 1
    c.action[ARG + 1] = tile


@called_rule
def settle(s: State, e: EditionTable, p: Policy, c: Choices) -> None:
    """Let a policy decide everything that a tile has caused.

    No tile is drawn, so nothing hidden can influence the value. The game is played to the end only
    if the end is declared.
    """
    while not is_settled(s):
        if s.awaits == DRAW:
            draw_last_tile(s, c.action)
        elif s.awaits == MARKET and s.pile > 0:
            show_market_tile(s, c)
        elif START <= s.awaits <= MARKET:
            draw_chance(s, c)
        else:
            decode(s, e, best_choice(s, e, p, c), c.action)
        apply(s, e, c.action)


@rule
def note_result(s: State, f: Layers, seat: int) -> None:
    """Write the result of a finished game for a seat in place of a value."""
    won = winners(s)
    count = 0
    total = 0
    for each in range(s.players):
        count += won >> each & 1
        total += s.cash[each]
    f.output[WIN_SHARE] = 1 / count if won >> seat & 1 else 0.0
    f.output[MONEY_SHARE] = s.cash[seat] * s.players / max(1, total) - 1


@called_rule
def note_value(s: State, e: EditionTable, n: Net, f: Layers, seat: int) -> None:
    """Write the outputs of a settled position for a seat: its result, or its value."""
    if s.awaits == OVER:
        note_result(s, f, seat)
    else:
        survey(s, e, f)
        describe(s, e, f, seat)
        evaluate(n, f)


@called_rule
def weigh_by_value(
    states: list[State],
    game: int,
    e: EditionTable,
    n: Net,
    p: Policy,
    c: Choices,
    v: ActionValues,
    shortlist: int,
) -> int:
    """Write the moves that a policy ranks highest with their values; return how many there are.

    The first place in memory is used for the afterstates.
    """
    seat = states[game].asked
    count = weigh_choices(states[game], e, p, c)
    kept = choose_best(c, count, min(shortlist, MOST_CANDIDATES))
    for i in range(kept):
        v.codes[i] = c.codes[i]
    for i in range(kept):
        clone(states, 0, game)
        decode(states[0], e, v.codes[i], c.action)
        apply(states[0], e, c.action)
        settle(states[0], e, p, c)
        note_value(states[0], e, n, v, seat)
        v.values[i] = v.output[WIN_SHARE]
    return kept


@rule
def best_by_value(v: ActionValues, count: int) -> int:
    """Return the index of the move with the highest value, the first of several."""
    best = 0
    for i in range(1, count):
        if v.values[i] > v.values[best]:
            best = i
    return best
