"""Playing Acquire by a value function: the decision after which a seat may expect most wins."""

from __future__ import annotations

from magnate.acquire.random_play import draw_chance
from magnate.acquire.rules.final_scoring import winners
from magnate.acquire.rules.flow import apply
from magnate.acquire.rules.legal import decode
from magnate.acquire.rules.state import BUY, DRAW, MARKET, OVER, PLACE, START, EditionTable, State
from magnate.kernel import called_rule, clone, real_row, row, rule
from magnate.kernel.frames import NO_FAULT

from .features import describe, survey
from .policy import Choices, Style, best_choice, choose_best, weigh_choices
from .value import MONEY_SHARE, WIN_SHARE, Layers, Net, evaluate

MOST_CANDIDATES = 64


class Prospects(Layers):
    """Decisions that are compared, and what each of them is worth."""

    codes = row(MOST_CANDIDATES)
    values = real_row(MOST_CANDIDATES)


@rule
def is_settled(s: State) -> bool:
    """Tell whether a value can be asked for: a turn begins, ends, or comes to the purchase."""
    if s.awaits == OVER or s.fault != NO_FAULT:
        return True
    return not s.declared and (s.awaits == PLACE or s.awaits == BUY or s.awaits == DRAW)


@called_rule
def settle(s: State, e: EditionTable, y: Style, c: Choices) -> None:
    """Let a style decide what a tile has caused; where the end is declared, it plays to the end.

    Else no tile is drawn, so nothing hidden shows.
    """
    while not is_settled(s):
        if START <= s.awaits <= MARKET:
            draw_chance(s, c)
        else:
            decode(s, e, best_choice(s, e, y, c), c.action)
        apply(s, e, c.action)


@rule
def note_result(s: State, f: Layers, seat: int) -> None:
    """Write what the end of a game is to a seat where else a value stands."""
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
    """Write what a settled position is to a seat: its result, or a value."""
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
    y: Style,
    c: Choices,
    f: Prospects,
    width: int,
) -> int:
    """Write the best decisions of a style and their values, and return how many there are.

    The first place in memory is used for what follows them.
    """
    seat = states[game].asked
    count = weigh_choices(states[game], e, y, c)
    kept = choose_best(c, count, min(width, MOST_CANDIDATES))
    for i in range(kept):
        f.codes[i] = c.codes[i]
    for i in range(kept):
        clone(states, 0, game)
        decode(states[0], e, f.codes[i], c.action)
        apply(states[0], e, c.action)
        settle(states[0], e, y, c)
        note_value(states[0], e, n, f, seat)
        f.values[i] = f.output[WIN_SHARE]
    return kept


@rule
def best_by_value(f: Prospects, count: int) -> int:
    """Return the place of the decision with the highest value, the first of several."""
    best = 0
    for i in range(1, count):
        if f.values[i] > f.values[best]:
            best = i
    return best
