"""Games by habit from which the worth of positions is learned: features, and who won."""

from __future__ import annotations

from magnate.chance import roll
from magnate.kernel import Schema, entry, number, row, rule
from magnate.kernel.frames import NO_FAULT
from magnate.monopoly.random_play import one_of
from magnate.monopoly.rules.flow import start_game
from magnate.monopoly.rules.game_end import winners_of
from magnate.monopoly.rules.ownership import has_buildings
from magnate.monopoly.rules.payments import transfer
from magnate.monopoly.rules.state import OVER, SEATS, EditionTable, State

from .heuristics import Habit
from .landing_odds import Odds
from .rollouts import Course, play_on
from .value import FEATURES, Value, note_features

FIRST_STEP = 8  # turns at most before the first position that is noted
STEP = 24  # turns at most between positions
MOST_TURNS = 1200
SHAKEN = 5  # one position in so many
MOST_SHAKEN = 12  # lots that are tried


class Lesson(Schema):
    """A position: who was still in, all features, and who won in the end."""

    alive = number()
    winners = number()  # none: the game did not end
    features = row(SEATS * FEATURES)


@rule
def shake(s: State, e: EditionTable, c: Course) -> None:
    """Move some lots and money between two seats, so that odd positions are met too."""
    giver = one_of(c, s.alive)
    taker = one_of(c, s.alive)
    for _ in range(1 + roll(c.generator, MOST_SHAKEN)):
        lot = roll(c.generator, e.lots)
        if s.owner[lot] == giver and not has_buildings(s, e, e.lot_group[lot]):
            s.owner[lot] = taker
    amount = max(0, s.cash[taker]) * roll(c.generator, 100) // 100
    transfer(s, taker, giver, amount)


@entry
def learn_from_games(
    states: list[State],
    editions: list[EditionTable],
    odds: list[Odds],
    habits: list[Habit],
    courses: list[Course],
    values: list[Value],
    lessons: list[Lesson],
    players: int,
) -> int:
    """Play games until all lessons are filled, and return how many that took; -1: a fault."""
    s = states[0]
    e = editions[0]
    o = odds[0]
    c = courses[0]
    filled = 0
    games = 0
    while filled < len(lessons):
        start_game(s, e, players)
        for seat in range(SEATS):
            c.kinds[seat] = roll(c.generator, len(habits))
        first = filled
        before = -1  # turns; they stand still where habits have no answer
        play_on(s, e, o, habits, c, 1 + roll(c.generator, FIRST_STEP * players))
        while s.awaits != OVER and s.fault == NO_FAULT and before < s.turns < MOST_TURNS:
            before = s.turns
            if roll(c.generator, SHAKEN) == 0:
                shake(s, e, c)
            if filled < len(lessons):
                note_features(s, e, o, values[0])
                lessons[filled].alive = s.alive
                for i in range(SEATS * FEATURES):
                    lessons[filled].features[i] = values[0].features[i]
                filled += 1
            play_on(s, e, o, habits, c, 1 + roll(c.generator, STEP))
        if s.fault != NO_FAULT:
            return -1
        won = winners_of(s, e) if s.awaits == OVER else 0
        for i in range(first, filled):
            lessons[i].winners = won
        games += 1
    return games
