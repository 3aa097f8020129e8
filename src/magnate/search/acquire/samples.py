"""Games that a value function of Acquire learns from: positions, and what became of them.

What a position should have been worth is told by the values of the turns that followed, and by the
result: TD(lambda), with all positions of a game in memory. By how much one decision is better than
another is told by looking ahead from both in the same worlds: luck, which is most of a result, is
the same for both there.
"""

from __future__ import annotations

from magnate.acquire.random_play import draw_chance, shuffle_pile
from magnate.acquire.rules.flow import apply, start_game
from magnate.acquire.rules.legal import decode
from magnate.acquire.rules.state import (
    BUY,
    CHAINS,
    DRAW,
    MARKET,
    OVER,
    PLACE,
    SEATS,
    START,
    EditionTable,
    State,
)
from magnate.chance import roll
from magnate.kernel import (
    Schema,
    called_rule,
    clone,
    entry,
    number,
    real_grid,
    real_row,
    row,
    rule,
)
from magnate.kernel.frames import NO_FAULT

from .features import CHAIN_FEATURES, GENERAL_FEATURES, describe, survey
from .policy import Choices, Style
from .rollouts import COURSE, GAMES, Outlook, compare, misjudged_choice
from .value import MONEY_SHARE, OUTPUTS, WIN_SHARE, Net, evaluate
from .value_policy import Prospects, best_by_value, note_result, settle, weigh_by_value

GAME = GAMES  # in memory, after the places for looking ahead
PLAYS, THINKS = 0, 1  # who deals the game, and who deals worlds
MOST_TURNS = 512
MOST_PARTNERS = 32
WHOLE = 1000  # parts of a whole
MILLION = 1_000_000


class Partner(Schema):
    """Who may sit at a table: a style, or a value function that looks at its decisions."""

    style = number()
    net = number()  # NO_NET plays by the style alone
    width = number()  # decisions of the style that are looked at
    noise = number()  # dollars for a style, millionths of a win for a value
    random = number()  # so many decisions in a thousand are any of those looked at
    worlds = number()  # that each candidate meets where a decision is to be learned from


NO_NET = -1


class Lesson(Schema):
    """A position as a seat sees it, and what the outputs should have been."""

    chains = real_grid(CHAINS, CHAIN_FEATURES)
    general = real_row(GENERAL_FEATURES)
    target = real_row(OUTPUTS)
    gain = real_row(OUTPUTS)  # how much more than what was decided, in the worlds looked at
    seat = number()
    turn = number()
    decision = number()  # the same for all that one decision was chosen from


class Course(Schema):
    """A game: what each turn began with for each seat, and who sat where."""

    wins = real_grid(MOST_TURNS + 1, SEATS)
    money = real_grid(MOST_TURNS + 1, SEATS)
    turns = number()
    partners = row(SEATS)
    sampled = number()  # so many positions in a thousand become lessons
    compared = number()  # and so many decisions are compared by looking ahead
    trust = number()  # of a turn's value, so many parts in a thousand come from what follows it
    lessons = number()  # noted so far
    decisions = number()  # that they come from
    games = number()
    teacher = number()  # the value function whose values are learned from
    won = real_row(MOST_PARTNERS)  # games, shared ones in parts, by partner
    due = real_row(MOST_PARTNERS)  # what each would have won among equals


@called_rule
def partner_choice(
    states: list[State],
    e: EditionTable,
    nets: list[Net],
    styles: list[Style],
    p: Partner,
    c: Choices,
    f: Prospects,
) -> int:
    """Return the code of what a partner decides."""
    y = styles[p.style]
    if p.net == NO_NET:
        return misjudged_choice(states[GAME], e, y, c, p.noise)
    count = weigh_by_value(states, GAME, e, nets[p.net], y, c, f, p.width)
    if roll(c.generator, WHOLE) < p.random:
        return f.codes[roll(c.generator, count)]
    if p.noise > 0:
        for i in range(count):
            f.values[i] += roll(c.generator, p.noise) / MILLION
    return f.codes[best_by_value(f, count)]


@rule
def note_turn(s: State, e: EditionTable, nets: list[Net], f: Prospects, g: Course) -> None:
    """Note what a turn begins with, for all seats."""
    if g.turns < MOST_TURNS:
        for seat in range(s.players):
            if s.awaits == OVER:
                note_result(s, f, seat)
            else:
                describe(s, e, f, seat)
                evaluate(nets[g.teacher], f)
            g.wins[g.turns][seat] = f.output[WIN_SHARE]
            g.money[g.turns][seat] = f.output[MONEY_SHARE]
        g.turns += 1


@rule
def note_lesson(
    s: State, e: EditionTable, c: Choices, f: Prospects, g: Course, lesson: Lesson
) -> None:
    """Note a position as the one who is to move sees it, or sometimes another seat."""
    seat = s.asked if roll(c.generator, 3) < 2 else roll(c.generator, s.players)
    g.decisions += 1
    describe(s, e, f, seat)
    note_features(f, g, lesson, seat)


@rule
def note_features(f: Prospects, g: Course, lesson: Lesson, seat: int) -> None:
    """Write down what was described."""
    for chain in range(CHAINS):
        for i in range(CHAIN_FEATURES):
            lesson.chains[chain][i] = f.chains[chain][i]
    for i in range(GENERAL_FEATURES):
        lesson.general[i] = f.general[i]
    for i in range(OUTPUTS):
        lesson.gain[i] = 0.0
    lesson.seat = seat
    lesson.turn = g.turns
    lesson.decision = g.decisions
    g.lessons += 1


@rule
def tell_targets(g: Course, players: int, lessons: list[Lesson], first: int) -> None:
    """Write what the outputs should have been, from the last turn back to the first."""
    follows = g.trust / WHOLE
    for turn in range(g.turns - 2, -1, -1):
        for seat in range(players):
            wins = g.wins[turn + 1][seat]
            money = g.money[turn + 1][seat]
            g.wins[turn][seat] += follows * (wins - g.wins[turn][seat])
            g.money[turn][seat] += follows * (money - g.money[turn][seat])
    for i in range(first, g.lessons):
        turn = min(lessons[i].turn, g.turns - 1)
        seat = lessons[i].seat
        lessons[i].target[WIN_SHARE] = g.wins[turn][seat] + lessons[i].gain[WIN_SHARE]
        lessons[i].target[MONEY_SHARE] = g.money[turn][seat] + lessons[i].gain[MONEY_SHARE]


@rule
def note_winners(s: State, f: Prospects, g: Course) -> None:
    """Note who won."""
    for seat in range(s.players):
        note_result(s, f, seat)
        g.won[g.partners[seat]] += f.output[WIN_SHARE]
        g.due[g.partners[seat]] += 1 / s.players


@rule
def note_gain(o: Outlook, i: int, players: int, lesson: Lesson) -> None:
    """Write how much more a candidate brought than the best one, which is the first."""
    worlds = o.met[0]
    wins = o.wins[i] - o.wins[0]
    money = (o.scores[i] - o.wins[i]) - (o.scores[0] - o.wins[0])
    lesson.gain[WIN_SHARE] = wins / worlds
    lesson.gain[MONEY_SHARE] = money * players * 100 / (o.money * worlds)


@called_rule
def compared_choice(
    states: list[State],
    e: EditionTable,
    n: Net,
    y: Style,
    c: Choices,
    f: Prospects,
    o: Outlook,
    g: Course,
    lessons: list[Lesson],
    worlds: int,
) -> int:
    """Return the code of the decision that fares best in some worlds.

    Where each of those compared leads becomes a lesson; they all belong to one decision.
    """
    seat = states[GAME].asked
    count = compare(states, e, n, y, c, f, o, 0, worlds)
    g.decisions += 1
    for i in range(count):
        clone(states, COURSE, GAME)
        s = states[COURSE]
        decode(s, e, o.codes[i], c.action)
        apply(s, e, c.action)
        settle(s, e, y, c)
        if s.awaits != OVER and s.fault == NO_FAULT:
            survey(s, e, f)
            describe(s, e, f, seat)
            note_features(f, g, lessons[g.lessons], seat)
            note_gain(o, i, s.players, lessons[g.lessons - 1])
    return o.codes[0]


@rule
def is_place_to_learn(s: State) -> bool:
    """Tell whether a value may be asked for here, while the game is on."""
    return s.turns > 0 and (s.awaits == PLACE or s.awaits == BUY or s.awaits == DRAW)


@rule
def study_game(
    states: list[State],
    e: EditionTable,
    nets: list[Net],
    styles: list[Style],
    partners: list[Partner],
    choices: list[Choices],
    f: Prospects,
    o: Outlook,
    g: Course,
    lessons: list[Lesson],
) -> bool:
    """Play a game and note its turns and lessons; False if there is no room, or a fault."""
    c = choices[PLAYS]
    while states[GAME].awaits != OVER:
        s = states[GAME]
        if s.fault != NO_FAULT:
            return False
        if is_place_to_learn(s):
            survey(s, e, f)
            if s.awaits == PLACE and s.turns > g.turns:
                note_turn(s, e, nets, f, g)
            if not s.declared and roll(c.generator, WHOLE) < g.sampled:
                if g.lessons == len(lessons):
                    return False
                note_lesson(s, e, c, f, g, lessons[g.lessons])
        if START <= s.awaits <= MARKET:
            draw_chance(s, c)
        else:
            p = partners[g.partners[s.asked]]
            if p.worlds > 0 and roll(c.generator, WHOLE) < g.compared:
                if g.lessons + o.width > len(lessons):
                    return False
                n, y, thinking = nets[p.net], styles[p.style], choices[THINKS]
                code = compared_choice(states, e, n, y, thinking, f, o, g, lessons, p.worlds)
            else:
                code = partner_choice(states, e, nets, styles, p, c, f)
            decode(states[GAME], e, code, c.action)
        apply(states[GAME], e, c.action)
    note_turn(states[GAME], e, nets, f, g)
    return True


@entry
def study(
    states: list[State],
    editions: list[EditionTable],
    players: int,
    nets: list[Net],
    styles: list[Style],
    partners: list[Partner],
    choices: list[Choices],
    prospects: list[Prospects],
    outlooks: list[Outlook],
    courses: list[Course],
    lessons: list[Lesson],
) -> int:
    """Play games among partners drawn by lot until the lessons are full; -1 for a fault."""
    e = editions[0]
    c = choices[PLAYS]
    f = prospects[0]
    o = outlooks[0]
    g = courses[0]
    g.lessons = 0
    g.decisions = 0
    g.games = 0
    while True:
        first = g.lessons
        start_game(states[GAME], e, players)
        shuffle_pile(states[GAME], c)
        g.turns = 0
        for seat in range(players):
            g.partners[seat] = roll(c.generator, len(partners))
        if not study_game(states, e, nets, styles, partners, choices, f, o, g, lessons):
            g.lessons = first
            return g.games if states[GAME].fault == NO_FAULT else -1
        note_winners(states[GAME], f, g)
        tell_targets(g, players, lessons, first)
        g.games += 1
