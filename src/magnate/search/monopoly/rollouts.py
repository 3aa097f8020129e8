"""Looking ahead in Monopoly: positions that decisions lead to, each played on in the same worlds.

A world is a course of dice and cards, and a kind of player in each of the other seats.
"""

from __future__ import annotations

from magnate.chance import roll
from magnate.kernel import Schema, called_rule, clone, entry, number, row, rule
from magnate.kernel.frames import NO_FAULT
from magnate.monopoly.random_play import Dealer, draw_chance
from magnate.monopoly.rules.flow import apply, settle
from magnate.monopoly.rules.game_end import winners_of
from magnate.monopoly.rules.state import (
    ALWAYS_CLAIM,
    BID,
    BUY,
    DEAL,
    DICE,
    NOTHING,
    OVER,
    PLACE,
    ROLL,
    SEATS,
    TAX,
    EditionTable,
    State,
    is_in,
)

from .heuristics import Habit, count_of
from .landing_odds import Odds
from .policy import act_in_window, decide_purchase, decide_rest, hold_auction
from .value import Value, win_share

WIN = 1_000_000  # what a win counts in a score
THOUSANDTH = 1000
WORDS = (1 << 31) - 1  # of a generator; more could not be drawn without overflow


class Course(Dealer):
    """What deals to one world: a generator, and what kind of player sits where."""

    kinds = row(SEATS, bits=8)


class Tally(Schema):
    """The scores of a position, summed over worlds; `gap` is to those of the first position."""

    kept = number()  # 0: no longer looked at
    habit = number()  # of the seat that looks, from here on
    worlds = number()
    score = number()
    gap = number()  # in thousandths of a win
    squares = number()  # of the gaps


@called_rule
def settle_quickly(s: State, e: EditionTable) -> None:
    """Go on with what was decided without an action."""
    s.awaits = NOTHING
    settle(s, e)


@called_rule
def play_on(s: State, e: EditionTable, o: Odds, habits: list[Habit], c: Course, turns: int) -> None:
    """Everybody plays by habit, until the game is over or so many turns have passed."""
    last = s.turns + turns
    while s.awaits != OVER and s.fault == NO_FAULT and s.turns <= last:
        if DICE <= s.awaits <= DEAL:
            draw_chance(s, e, c)
        elif s.awaits == ROLL:
            act_in_window(s, e, o, habits, c.kinds, c)
        elif s.awaits == BUY:
            decide_purchase(s, e, o, habits[c.kinds[s.asked]], c)
        elif s.awaits == BID:
            hold_auction(s, e, o, habits, c.kinds)
            settle_quickly(s, e)
            continue
        elif TAX < s.awaits <= PLACE:  # buildings in short are not looked at
            return
        else:
            decide_rest(s, e, c)
        apply(s, e, c.action)


@called_rule
def score_of(s: State, e: EditionTable, o: Odds, v: Value, seat: int) -> int:
    """Return what a position is worth to a seat: the win, or how likely it is."""
    if not is_in(s.alive, seat):
        return 0
    if s.awaits != OVER:
        return int(WIN * win_share(s, e, o, v, seat))
    won = winners_of(s, e)
    return WIN // count_of(won) if is_in(won, seat) else 0


@rule
def begin_course(c: Course, d: Course, others: int) -> None:
    """Draw a course of chance, and who the others are: of the first so many kinds."""
    for i in range(len(c.generator)):
        c.generator[i] = 1 + roll(d.generator, WORDS)
    for each in range(SEATS):
        c.kinds[each] = roll(d.generator, others)


@entry
def look_ahead(
    states: list[State],
    editions: list[EditionTable],
    odds: list[Odds],
    habits: list[Habit],
    values: list[Value],
    courses: list[Course],
    tallies: list[Tally],
    seat: int,
    others: int,
    turns: int,
    worlds: int,
) -> int:
    """Play on from each position that is kept in some worlds, and note how a seat fares.

    There is one state more than positions; of three courses one deals worlds, one is a world, and
    one is used up in it.
    """
    e = editions[0]
    o = odds[0]
    places = len(tallies)
    for _ in range(worlds):
        begin_course(courses[1], courses[0], others)
        first = 0
        for i in range(places):
            if tallies[i].kept == 0:
                continue
            clone(states, places, i)
            clone(courses, 2, 1)
            courses[2].kinds[seat] = tallies[i].habit
            s = states[places]
            for each in range(s.players):
                s.orders[each] = 1 << ALWAYS_CLAIM
            play_on(s, e, o, habits, courses[2], turns)
            score = score_of(s, e, o, values[0], seat)
            if i == 0:
                first = score
            gap = (score - first) // THOUSANDTH
            tallies[i].worlds += 1
            tallies[i].score += score
            tallies[i].gap += gap
            tallies[i].squares += gap * gap
    return places
