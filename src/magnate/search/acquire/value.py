"""The value of a position of Acquire to a seat: its share of wins and of money, by learned weights.

Each chain's row of features goes through the same small layer, and the results are summed, so a
value does not depend on the names of the chains. With the general features a second layer makes the
two outputs.
"""

from __future__ import annotations

from math import exp

from magnate.acquire.rules.state import CHAINS, EditionTable, State
from magnate.kernel import Schema, called_rule, real_grid, real_row, rule

from .features import CHAIN_FEATURES, GENERAL_FEATURES, Features, describe

CHAIN_HIDDEN = 96
HIDDEN = 64
JOINED = CHAIN_HIDDEN + GENERAL_FEATURES
WIN_SHARE, MONEY_SHARE = 0, 1  # the outputs
OUTPUTS = 2


class Net(Schema):
    """The weights of a value function; `x_weights[i]` are those from input `i` to all outputs."""

    chain_weights = real_grid(CHAIN_FEATURES, CHAIN_HIDDEN)
    chain_bias = real_row(CHAIN_HIDDEN)
    hidden_weights = real_grid(JOINED, HIDDEN)
    hidden_bias = real_row(HIDDEN)
    output_weights = real_grid(HIDDEN, OUTPUTS)
    output_bias = real_row(OUTPUTS)


class Layers(Features):
    """Working memory for a value: the features, and the numbers of each layer."""

    chain_hidden = real_row(CHAIN_HIDDEN)
    joined = real_row(JOINED)
    hidden = real_row(HIDDEN)
    output = real_row(OUTPUTS)


@rule
def add_weighted(outputs: list[float], x: float, weights: list[float], count: int) -> None:
    """Add the contribution of one input to all outputs of a layer."""
    if x != 0.0:
        for i in range(count):
            outputs[i] += x * weights[i]


@rule
def set_to(outputs: list[float], bias: list[float], count: int) -> None:
    """Initialize a layer with its bias."""
    for i in range(count):
        outputs[i] = bias[i]


@rule
def join_chains(n: Net, f: Layers) -> None:
    """Sum the outputs of the first layer over all chains."""
    for i in range(CHAIN_HIDDEN):
        f.joined[i] = 0.0
    for chain in range(CHAINS):
        set_to(f.chain_hidden, n.chain_bias, CHAIN_HIDDEN)
        for i in range(CHAIN_FEATURES):
            add_weighted(f.chain_hidden, f.chains[chain][i], n.chain_weights[i], CHAIN_HIDDEN)
        for i in range(CHAIN_HIDDEN):
            f.joined[i] += max(0.0, f.chain_hidden[i])


@rule
def squash(x: float) -> float:
    """Return the logistic function of x."""
    return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, x))))


@called_rule
def evaluate(n: Net, f: Layers) -> None:
    """Compute the outputs from the features."""
    join_chains(n, f)
    for i in range(GENERAL_FEATURES):
        f.joined[CHAIN_HIDDEN + i] = f.general[i]
    set_to(f.hidden, n.hidden_bias, HIDDEN)
    for i in range(JOINED):
        add_weighted(f.hidden, f.joined[i], n.hidden_weights[i], HIDDEN)
    set_to(f.output, n.output_bias, OUTPUTS)
    for i in range(HIDDEN):
        add_weighted(f.output, max(0.0, f.hidden[i]), n.output_weights[i], OUTPUTS)
    f.output[WIN_SHARE] = squash(f.output[WIN_SHARE])


@rule
def value_of(s: State, e: EditionTable, n: Net, f: Layers, seat: int) -> float:
    """Return the share of wins that a seat can expect; `survey` must have run for the board."""
    describe(s, e, f, seat)
    evaluate(n, f)
    return f.output[WIN_SHARE]
