"""Six ways to play Monopoly, each with one strategy: opponents to measure and train against."""

from __future__ import annotations

from functools import partial
from typing import Final

from magnate.search.monopoly.policy import SteadyPolicy

from .steady import SteadyMonopoly

_STREETS: Final = (
    "brown",
    "light_blue",
    "pink",
    "orange",
    "red",
    "yellow",
    "green",
    "dark_blue",
)

builder = partial(
    SteadyMonopoly, policy=SteadyPolicy(groups={"orange": 2.5, "red": 1.6}, reserve=0.3)
)
"""Wants the orange streets, and builds to its last dollar."""

collector = partial(SteadyMonopoly, policy=SteadyPolicy(hope=5.0, rivalry=0.7))
"""Pays almost anything for a group that it might complete."""

miser = partial(SteadyMonopoly, policy=SteadyPolicy(reserve=4.0, bids=0.7))
"""Keeps its cash for the highest rent on the board, and builds late."""

shark = partial(SteadyMonopoly, policy=SteadyPolicy(bargain=1.15, bids=1.15))
"""Leaves lots to auctions unless they are bargains, and outbids the others there."""

stationmaster = partial(
    SteadyMonopoly,
    policy=SteadyPolicy(groups={"stations": 3.0, "companies": 2.0, **dict.fromkeys(_STREETS, 0.8)}),
)
"""Buys stations and companies before anything else."""

trader = partial(SteadyMonopoly, policy=SteadyPolicy(rivalry=0.0, hope=2.0))
"""Trades with anyone as soon as it gains, whatever the partner gains."""
