"""Rollouts in Acquire: the best candidates, each tried in many determinizations.

A determinization deals what the seat cannot know: the other hands and the pile. Every candidate
meets the same determinizations with the same chance (common random numbers), so that luck cancels
out of the comparison. All seats follow one policy, with noise on what they think a move gains,
until the end of the game or a later turn, where the value function is evaluated. The caller drops
the worse half of the candidates from time to time (sequential halving), so that most rollouts go to
the moves that matter.

The value of a candidate itself counts as a number of rollouts (`value_prior`): without this, a few
rollouts would decide by luck. In play it also counts as much as all rollouts together
(`value_weight`), because its errors are independent of those of the rollout policy. Towards the end
of the game it counts less, since rollouts then end in results.
"""

from __future__ import annotations

from magnate.acquire.random_play import draw_chance
from magnate.acquire.rules.flow import apply
from magnate.acquire.rules.legal import decode
from magnate.acquire.rules.state import MARKET, OVER, PLACE, START, EditionTable, State
from magnate.chance import GENERATOR_WIDTH, roll
from magnate.kernel import Schema, called_rule, clone, entry, number, real_row, row, rule
from magnate.kernel.frames import NO_FAULT

from .afterstates import MOST_CANDIDATES, ActionValues, note_value, weigh_by_value
from .determinize import redeal
from .policy import Choices, Policy, best_choice, opening, weigh_choices
from .value import MONEY_SHARE, WIN_SHARE, Net

# Places in memory: a rollout in progress, its determinization, and from here on determinizations of
# the game (several if holdings are hidden).
ROLLOUT, DETERMINIZATION, GAMES = 0, 1, 2


class RolloutTable(Schema):
    """The candidates, the best first, the sums of their rollouts, and how they are compared."""

    money = number()  # the weight of the share of all money relative to the win, in percent
    noise = number()  # dollars by which players in rollouts misjudge a gain, at most
    rounds = number()  # after which the value function is asked; 0 plays to the end
    shortlist = number()  # moves that the policy proposes
    candidates = number()  # those of them with the highest values, which are rolled out
    value_prior = number()  # rollouts that the value counts for while all tiles are to come
    value_weight = number()  # and for every hundred rollouts that were run
    ahead = number()  # how much of the game is to come, in percent
    codes = row(MOST_CANDIDATES)
    scores = real_row(MOST_CANDIDATES)  # sums over the rollouts
    wins = real_row(MOST_CANDIDATES)
    rollouts = row(MOST_CANDIDATES)
    values = real_row(MOST_CANDIDATES)  # the value of the candidate itself
    generator = row(GENERATOR_WIDTH)  # the chance that all rollouts of a determinization begin with


@rule
def noisy_choice(s: State, e: EditionTable, p: Policy, c: Choices, noise: int) -> int:
    """Return the code of the move that seems to gain most after noise is added to each gain.

    Without noise a rollout would always meet the same replies, however close the alternatives.
    """
    if noise == 0:
        return best_choice(s, e, p, c)
    count = weigh_choices(s, e, p, c)
    best = 0
    most = 0
    for i in range(count):
        gain = c.gains[i] + roll(c.generator, noise)
        if i == 0 or gain > most:
            best = i
            most = gain
    return c.codes[best]


@called_rule
def play_out(s: State, e: EditionTable, p: Policy, c: Choices, t: RolloutTable) -> None:
    """Play some rounds or to the end, every seat by the policy."""
    last = s.turns + t.rounds * s.players
    while s.awaits != OVER and s.fault == NO_FAULT:
        if START <= s.awaits <= MARKET:
            draw_chance(s, c)
        elif s.awaits == PLACE and s.turns >= last and t.rounds > 0 and not s.declared:
            return
        else:
            decode(s, e, noisy_choice(s, e, p, c, t.noise), c.action)
        apply(s, e, c.action)


@rule
def copy_words(to: list[int], source: list[int]) -> None:
    """Copy the words of a generator."""
    for i in range(GENERATOR_WIDTH):
        to[i] = source[i]


@rule
def roll_out_candidates(
    states: list[State],
    e: EditionTable,
    n: Net,
    p: Policy,
    c: Choices,
    v: ActionValues,
    t: RolloutTable,
    game: int,
    kept: int,
) -> None:
    """Roll out the first candidates once, all from the same determinization and chance."""
    seat = states[game].asked
    clone(states, DETERMINIZATION, game)
    redeal(states[DETERMINIZATION], seat, c.generator, c.deck)
    # Common random numbers: every candidate starts from this state of the generator.
    copy_words(t.generator, c.generator)
    for i in range(kept):
        clone(states, ROLLOUT, DETERMINIZATION)
        s = states[ROLLOUT]
        c.dealt = 0
        copy_words(c.generator, t.generator)
        decode(s, e, t.codes[i], c.action)
        apply(s, e, c.action)
        play_out(s, e, p, c, t)
        note_value(s, e, n, v, seat)
        t.wins[i] += v.output[WIN_SHARE]
        share = (1 + v.output[MONEY_SHARE]) / s.players
        t.scores[i] += v.output[WIN_SHARE] + share * t.money / 100
        t.rollouts[i] += 1


@rule
def value_rollouts(t: RolloutTable, i: int) -> float:
    """Return how many rollouts the value of a candidate counts for."""
    return (t.value_prior + t.value_weight * t.rollouts[i] / 100) * t.ahead / 100


@rule
def merit(t: RolloutTable, i: int) -> float:
    """Return the figure by which candidates with equally many rollouts are compared."""
    return t.scores[i] + value_rollouts(t, i) * t.values[i]


@rule
def order_candidates(t: RolloutTable, kept: int) -> None:
    """Sort the first candidates, the best first; all of them have equally many rollouts."""
    for place in range(1, kept):
        at = place
        while at > 0 and merit(t, at - 1) < merit(t, at):
            code = t.codes[at]
            t.codes[at] = t.codes[at - 1]
            t.codes[at - 1] = code
            swap(t.scores, at)
            swap(t.wins, at)
            swap(t.values, at)
            at -= 1


@rule
def swap(numbers: list[float], at: int) -> None:
    """Exchange a number with the one before it."""
    before = numbers[at - 1]
    numbers[at - 1] = numbers[at]
    numbers[at] = before


@rule
def choose_candidates(
    states: list[State],
    e: EditionTable,
    n: Net,
    p: Policy,
    c: Choices,
    v: ActionValues,
    t: RolloutTable,
) -> int:
    """Make the shortlisted moves of the highest value candidates, and return how many there are."""
    count = weigh_by_value(states, GAMES, e, n, p, c, v, t.shortlist)
    for i in range(count):
        t.codes[i] = v.codes[i]
        t.values[i] = v.values[i]
        t.scores[i] = v.values[i]  # only to sort by value first; cleared below
        t.rollouts[i] = 0
    t.ahead = opening(states[GAMES])
    order_candidates(t, count)
    for i in range(count):
        t.wins[i] = 0.0
        t.scores[i] = 0.0
    return min(count, t.candidates)


@rule
def compare(
    states: list[State],
    e: EditionTable,
    n: Net,
    p: Policy,
    c: Choices,
    v: ActionValues,
    t: RolloutTable,
    kept: int,
    rollouts: int,
) -> int:
    """Roll out the first candidates, put the best of them first, and return their number.

    With none kept, candidates are chosen first.
    """
    count = kept if kept > 0 else choose_candidates(states, e, n, p, c, v, t)
    for _ in range(rollouts):
        game = GAMES + t.rollouts[0] % (len(states) - GAMES)
        roll_out_candidates(states, e, n, p, c, v, t, game, count)
    order_candidates(t, count)
    return count


@entry
def run_rollouts(
    states: list[State],
    editions: list[EditionTable],
    nets: list[Net],
    policies: list[Policy],
    choices: list[Choices],
    action_values: list[ActionValues],
    tables: list[RolloutTable],
    kept: int,
    rollouts: int,
) -> int:
    """Compare candidates, or choose them first; see `compare`.

    One entry does both, because every entry is compiled with all the rules of the game.
    """
    e, n, p, c = editions[0], nets[0], policies[0], choices[0]
    return compare(states, e, n, p, c, action_values[0], tables[0], kept, rollouts)
