"""Acquire: the game of hotel chains, shares and mergers."""

from magnate.engine.game import LegalActions
from magnate.engine.positions import PositionError
from magnate.engine.refusals import IllegalAction, IllegalSetup, NotationError, Refusal

from .actions import (
    Action,
    BuyShares,
    Chance,
    ChooseAcquired,
    ChooseSurvivor,
    DeclareEnd,
    DisposeShares,
    DrawTile,
    FoundChain,
    MarketDraw,
    PlaceTile,
    ReplaceTiles,
    SkipPlacement,
    StartTile,
    SwapHand,
)
from .editions import CHAINS, Edition, EditionError, load, presets
from .game import Game, Outcome
from .notation import parse_action
from .refusals import Reason

__all__ = [
    "CHAINS",
    "Action",
    "BuyShares",
    "Chance",
    "ChooseAcquired",
    "ChooseSurvivor",
    "DeclareEnd",
    "DisposeShares",
    "DrawTile",
    "Edition",
    "EditionError",
    "FoundChain",
    "Game",
    "IllegalAction",
    "IllegalSetup",
    "LegalActions",
    "MarketDraw",
    "NotationError",
    "Outcome",
    "PlaceTile",
    "PositionError",
    "Reason",
    "Refusal",
    "ReplaceTiles",
    "SkipPlacement",
    "StartTile",
    "SwapHand",
    "load",
    "parse_action",
    "presets",
]
