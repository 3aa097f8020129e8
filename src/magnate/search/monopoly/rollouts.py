"""Rollouts in Monopoly: positions after different decisions, each played on with the same chance.

A rollout plays a few turns by the policies, then applies the value function. All positions that are
compared meet the same dice, the same cards and the same kinds of opponents (common random numbers),
so that most of the luck cancels out of their differences.
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

from .features import Features
from .heuristics import Policy, count_of
from .landing_odds import Odds
from .policy import act_in_window, decide_purchase, decide_rest, hold_auction
from .value import Net, win_share

WIN = 1_000_000  # what a win counts in a score
THOUSANDTH = 1000
WORDS = (1 << 31) - 1  # of a generator; more could not be drawn without overflow


class RolloutDealer(Dealer):
    """Deals the chance of one rollout, and holds the policy of each seat in it."""

    policies = row(SEATS, bits=8)


class Tally(Schema):
    """The scores of a position, summed over rollouts; `gap` is the lead over the first position."""

    kept = number()  # 0: dropped by sequential halving
    policy = number()  # of the searching seat from this position on
    rollouts = number()
    score = number()
    gap = number()  # in thousandths of a win
    squares = number()  # of the gaps


@called_rule
def settle_quickly(s: State, e: EditionTable) -> None:
    """Continue after something was decided without an action."""
    s.awaits = NOTHING
    settle(s, e)


@called_rule
def play_out(
    s: State, e: EditionTable, o: Odds, policies: list[Policy], d: RolloutDealer, turns: int
) -> None:
    """Play every seat by its policy until the game is over or a number of turns has passed."""
    last = s.turns + turns
    while s.awaits != OVER and s.fault == NO_FAULT and s.turns <= last:
        if DICE <= s.awaits <= DEAL:
            draw_chance(s, e, d)
        elif s.awaits == ROLL:
            act_in_window(s, e, o, policies, d.policies, d)
        elif s.awaits == BUY:
            decide_purchase(s, e, o, policies[d.policies[s.asked]], d)
        elif s.awaits == BID:
            hold_auction(s, e, o, policies, d.policies)
            settle_quickly(s, e)
            continue
        elif TAX < s.awaits <= PLACE:  # policies know nothing of building shortages
            return
        else:
            decide_rest(s, e, d)
        apply(s, e, d.action)


@called_rule
def score_of(s: State, e: EditionTable, o: Odds, n: Net, f: Features, seat: int) -> int:
    """Return the share of the win that a seat has, or can expect, in millionths."""
    if not is_in(s.alive, seat):
        return 0
    if s.awaits != OVER:
        return int(WIN * win_share(s, e, o, n, f, seat))
    won = winners_of(s, e)
    return WIN // count_of(won) if is_in(won, seat) else 0


@rule
def begin_rollout(d: RolloutDealer, source: RolloutDealer, opponents: int) -> None:
    """Draw the chance of a rollout, and the policy of each seat among the first few."""
    for i in range(len(d.generator)):
        d.generator[i] = 1 + roll(source.generator, WORDS)
    for each in range(SEATS):
        d.policies[each] = roll(source.generator, opponents)


@entry
def run_rollouts(
    states: list[State],
    editions: list[EditionTable],
    odds: list[Odds],
    policies: list[Policy],
    nets: list[Net],
    features: list[Features],
    dealers: list[RolloutDealer],
    tallies: list[Tally],
    seat: int,
    opponents: int,
    turns: int,
    rollouts: int,
) -> int:
    """Roll out each position that is kept, and tally how a seat does.

    There is one state more than positions. The first of three dealers draws the chance of
    rollouts, the second holds that of the current one, and the third is used up by playing it.
    """
    e = editions[0]
    o = odds[0]
    places = len(tallies)
    for _ in range(rollouts):
        begin_rollout(dealers[1], dealers[0], opponents)
        first = 0
        for i in range(places):
            if tallies[i].kept == 0:
                continue
            clone(states, places, i)
            clone(dealers, 2, 1)
            dealers[2].policies[seat] = tallies[i].policy
            s = states[places]
            # Rents are assumed to be claimed at once, which also saves an action for each.
            for each in range(s.players):
                s.orders[each] = 1 << ALWAYS_CLAIM
            play_out(s, e, o, policies, dealers[2], turns)
            score = score_of(s, e, o, nets[0], features[0], seat)
            if i == 0:
                first = score
            gap = (score - first) // THOUSANDTH
            tallies[i].rollouts += 1
            tallies[i].score += score
            tallies[i].gap += gap
            tallies[i].squares += gap * gap
    return places
