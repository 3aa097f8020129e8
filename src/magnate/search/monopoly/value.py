"""The value of a position of Monopoly: each seat's probability of winning, by learned weights.

A small net gives every seat a strength from its features, and the probabilities are the softmax of
the strengths. So the same weights serve any number of players.
"""

from __future__ import annotations

from math import exp

from magnate.kernel import Schema, called_rule, grid, row
from magnate.monopoly.rules.state import EditionTable, State, is_in

from .features import FEATURES, UNIT, Features, describe
from .landing_odds import Odds

HIDDEN = 16


class Net(Schema):
    """The weights of a small net over the features of a seat, in whole thousandths."""

    first = grid(HIDDEN, FEATURES)
    offsets = row(HIDDEN)
    second = row(HIDDEN)
    direct = row(FEATURES)  # from the features past the hidden layer


@called_rule
def win_share(s: State, e: EditionTable, o: Odds, n: Net, f: Features, seat: int) -> float:
    """Return the probability that a seat still in the game wins it."""
    describe(s, e, o, f)
    own = strength(n, f, seat)
    total = 0.0
    for each in range(s.players):
        if is_in(s.alive, each):
            total += exp(max(-30.0, min(30.0, strength(n, f, each) - own)))
    return 1.0 / total


@called_rule
def strength(n: Net, f: Features, seat: int) -> float:
    """Return the output of the net for a seat; the hidden layer is rectified."""
    at = seat * FEATURES
    total = 0
    for i in range(FEATURES):
        total += n.direct[i] * f.features[at + i]
    for hidden in range(HIDDEN):
        weights = n.first[hidden]
        found = n.offsets[hidden] * UNIT
        for i in range(FEATURES):
            found += weights[i] * f.features[at + i]
        if found > 0:
            total += found // UNIT * n.second[hidden]
    return total / (UNIT * UNIT)
