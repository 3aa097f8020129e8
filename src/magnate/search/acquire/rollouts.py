"""Looking ahead in Acquire: the best decisions, each of them tried in many worlds.

A world deals anew what the seat cannot know, and every candidate meets the same worlds: the same
hands, the same pile, the same players with the same doubts. There all follow a style and play on,
to the end or to a turn to come, where a value function is asked. Whoever calls leaves out the worse
half of the candidates from time to time, so that most worlds go to the decisions that matter.
What the value function says of a decision itself counts as much as some worlds would, so that few
of them do not decide by luck, and at play as much again as all that were met: it errs in other ways
than those who play in them. Towards the end it counts less: there worlds end in results.
"""

from __future__ import annotations

from magnate.acquire.random_play import draw_chance
from magnate.acquire.rules.flow import apply
from magnate.acquire.rules.legal import decode
from magnate.acquire.rules.state import MARKET, OVER, PLACE, START, EditionTable, State
from magnate.chance import GENERATOR_WIDTH, roll
from magnate.kernel import Schema, called_rule, clone, entry, number, real_row, row, rule
from magnate.kernel.frames import NO_FAULT

from .policy import Choices, Style, best_choice, opening, weigh_choices
from .redealing import redeal
from .value import MONEY_SHARE, WIN_SHARE, Net
from .value_policy import MOST_CANDIDATES, Prospects, note_value, weigh_by_value

# Places in memory: what becomes of a world or a decision, a world, and from here on the game as it
# may be.
COURSE, WORLD, GAMES = 0, 1, 2


class Outlook(Schema):
    """The decisions that are compared, the best first, and what the worlds said of them."""

    money = number()  # how much the share of all money counts beside the win, in percent
    noise = number()  # dollars by which players in these worlds misjudge a gain, at most
    rounds = number()  # after so many a value is asked for; 0 plays to the end
    first = number()  # so many decisions does the style name
    width = number()  # and of these so many have the highest value: the candidates
    trust = number()  # with all tiles to come, that value counts as much as so many worlds
    faith = number()  # and as so many for each hundred that were met
    ahead = number()  # how much of the game is, as a percentage
    codes = row(MOST_CANDIDATES)
    scores = real_row(MOST_CANDIDATES)  # sums over the worlds
    wins = real_row(MOST_CANDIDATES)
    met = row(MOST_CANDIDATES)  # so many worlds
    values = real_row(MOST_CANDIDATES)  # what the value function says of the decision itself
    generator = row(GENERATOR_WIDTH)  # how chance begins in this world


@rule
def misjudged_choice(s: State, e: EditionTable, y: Style, c: Choices, noise: int) -> int:
    """Return the code of the decision that seems to gain most to one who is not quite sure."""
    if noise == 0:
        return best_choice(s, e, y, c)
    count = weigh_choices(s, e, y, c)
    best = 0
    most = 0
    for i in range(count):
        gain = c.gains[i] + roll(c.generator, noise)
        if i == 0 or gain > most:
            best = i
            most = gain
    return c.codes[best]


@called_rule
def play_on(s: State, e: EditionTable, y: Style, c: Choices, o: Outlook) -> None:
    """Play some rounds or to the end, every seat by a style."""
    last = s.turns + o.rounds * s.players
    while s.awaits != OVER and s.fault == NO_FAULT:
        if START <= s.awaits <= MARKET:
            draw_chance(s, c)
        elif s.awaits == PLACE and s.turns >= last and o.rounds > 0 and not s.declared:
            return
        else:
            decode(s, e, misjudged_choice(s, e, y, c, o.noise), c.action)
        apply(s, e, c.action)


@rule
def copy_words(to: list[int], source: list[int]) -> None:
    """Make the words of one generator equal to another's."""
    for i in range(GENERATOR_WIDTH):
        to[i] = source[i]


@rule
def meet_world(
    states: list[State],
    e: EditionTable,
    n: Net,
    y: Style,
    c: Choices,
    f: Prospects,
    o: Outlook,
    game: int,
    kept: int,
) -> None:
    """Let the first candidates meet one world, with the same chance."""
    seat = states[game].asked
    clone(states, WORLD, game)
    redeal(states[WORLD], seat, c.generator, c.deck)
    copy_words(o.generator, c.generator)
    for i in range(kept):
        clone(states, COURSE, WORLD)
        s = states[COURSE]
        c.dealt = 0
        copy_words(c.generator, o.generator)
        decode(s, e, o.codes[i], c.action)
        apply(s, e, c.action)
        play_on(s, e, y, c, o)
        note_value(s, e, n, f, seat)
        o.wins[i] += f.output[WIN_SHARE]
        share = (1 + f.output[MONEY_SHARE]) / s.players
        o.scores[i] += f.output[WIN_SHARE] + share * o.money / 100
        o.met[i] += 1


@rule
def worlds_of_value(o: Outlook, i: int) -> float:
    """Return as how many worlds the value of a candidate counts."""
    return (o.trust + o.faith * o.met[i] / 100) * o.ahead / 100


@rule
def merit(o: Outlook, i: int) -> float:
    """Return by what a candidate is compared with others that met as many worlds."""
    return o.scores[i] + worlds_of_value(o, i) * o.values[i]


@rule
def order_candidates(o: Outlook, kept: int) -> None:
    """Put the best candidates first; all of them have met as many worlds."""
    for place in range(1, kept):
        at = place
        while at > 0 and merit(o, at - 1) < merit(o, at):
            code = o.codes[at]
            o.codes[at] = o.codes[at - 1]
            o.codes[at - 1] = code
            swap(o.scores, at)
            swap(o.wins, at)
            swap(o.values, at)
            at -= 1


@rule
def swap(numbers: list[float], at: int) -> None:
    """Exchange a number with the one before it."""
    before = numbers[at - 1]
    numbers[at - 1] = numbers[at]
    numbers[at] = before


@rule
def choose_candidates(
    states: list[State], e: EditionTable, n: Net, y: Style, c: Choices, f: Prospects, o: Outlook
) -> int:
    """Keep the decisions of the highest value as candidates, and return how many there are."""
    count = weigh_by_value(states, GAMES, e, n, y, c, f, o.first)
    for i in range(count):
        o.codes[i] = f.codes[i]
        o.values[i] = f.values[i]
        o.scores[i] = f.values[i]
        o.met[i] = 0
    o.ahead = opening(states[GAMES])
    order_candidates(o, count)
    for i in range(count):
        o.wins[i] = 0.0
        o.scores[i] = 0.0
    return min(count, o.width)


@rule
def compare(
    states: list[State],
    e: EditionTable,
    n: Net,
    y: Style,
    c: Choices,
    f: Prospects,
    o: Outlook,
    kept: int,
    worlds: int,
) -> int:
    """Let the first candidates meet so many worlds, and put the best of them first.

    Where none are kept, they are chosen before. Returns how many there are.
    """
    count = kept if kept > 0 else choose_candidates(states, e, n, y, c, f, o)
    for _ in range(worlds):
        game = GAMES + o.met[0] % (len(states) - GAMES)
        meet_world(states, e, n, y, c, f, o, game, count)
    order_candidates(o, count)
    return count


@entry
def look_ahead(
    states: list[State],
    editions: list[EditionTable],
    nets: list[Net],
    styles: list[Style],
    choices: list[Choices],
    prospects: list[Prospects],
    outlooks: list[Outlook],
    kept: int,
    worlds: int,
) -> int:
    """Compare candidates, or choose them first; see `compare`.

    It is one entry for both, because each is compiled with all the rules of the game.
    """
    e, n, y, c = editions[0], nets[0], styles[0], choices[0]
    return compare(states, e, n, y, c, prospects[0], outlooks[0], kept, worlds)
