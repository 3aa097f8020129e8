"""Every event becomes a sentence; names and chains stand in forms that need no declension."""

from __future__ import annotations

from typing import get_args

import pytest

from magnate.acquire.events import (
    BonusPaid,
    ChainAcquired,
    ChainFounded,
    ChainGrew,
    EndDeclared,
    Event,
    FirstPlayer,
    GameStalled,
    GameWon,
    HandSwapped,
    MarketDrawn,
    MergerBegan,
    PlacementSkipped,
    SharesBought,
    SharesCounted,
    SharesDisposed,
    SharesSold,
    StartTilePlaced,
    TilePlaced,
    TilesDrawn,
    TilesSetAside,
    TurnBegan,
)
from magnate.acquire.log import sentence
from magnate.messages import LANGUAGES, catalog

NAMES = ("Anna", "Bo", "Cyd")

ENGLISH: list[tuple[Event, str]] = [
    (TurnBegan(1, 5), "Turn: Anna."),
    (StartTilePlaced(2, "3C"), "Bo draws the starting tile 3C."),
    (FirstPlayer(3), "Cyd begins the game."),
    (TilePlaced(1, "3C"), "Anna places 3C."),
    (PlacementSkipped(1), "Anna places no tile."),
    (HandSwapped(1, ("1A", "2B")), "Anna sets aside the whole hand (2 tiles): 1A, 2B."),
    (ChainFounded(1, "Tower", "share", 0, 2), "Anna founds Tower and gets a free share."),
    (
        ChainFounded(1, "Tower", "cash", 400, 2),
        "Anna founds Tower. No share is left, so the bank pays $400 instead.",
    ),
    (
        ChainFounded(1, "Tower", "none", 0, 2),
        "Anna founds Tower. No share is left for the founder.",
    ),
    (ChainGrew("Festival", 3), "Festival grows to 3 tiles."),
    (MergerBegan(2, "3C", ("Tower", "American"), "Tower"), "Bo causes a merger: Tower, American."),
    (ChainAcquired("Tower", "American"), "Tower acquires American."),
    (SharesCounted("Tower", (3, 0, 12)), "Shares of Tower: Anna (3), Bo (0), Cyd (12)."),
    (MarketDrawn("Tower", 9, "9F"), "The stock market draws 9F: 9 shares of Tower."),
    (MarketDrawn("Tower", 1, None), "The stock market draws the number 1: 1 share of Tower."),
    (
        BonusPaid(1, "Tower", "primary", 4000),
        "Anna receives $4,000 as primary stockholder of Tower.",
    ),
    (
        BonusPaid(1, "Tower", "tied", 1500),
        "Anna receives $1,500: a shared bonus for Tower (tie).",
    ),
    (
        SharesDisposed(1, "Tower", 2, 4, 2, 1),
        "Anna sells 2, trades 4 for 2 and keeps 1 of the Tower shares.",
    ),
    (SharesBought(1, (), 0), "Anna buys no shares."),
    (
        SharesBought(1, (("Tower", 2), ("American", 1)), 1100),
        "Anna buys 3 shares for $1,100: 2 × Tower, 1 × American.",
    ),
    (TilesDrawn(1, None, 1), "Anna draws 1 tile."),
    (TilesDrawn(1, ("1A", "2B"), 2), "Anna draws 2 tiles: 1A, 2B."),
    (TilesSetAside(1, ("1A",)), "Anna sets aside an unplayable tile: 1A."),
    (
        EndDeclared(1, "size", "Tower"),
        "Anna declares the end of the game: Tower has 41 or more tiles.",
    ),
    (
        EndDeclared(1, "safe", None),
        "Anna declares the end of the game: all chains on the board are safe.",
    ),
    (
        GameStalled(),
        "In a whole round nobody places, draws or sets aside a tile: the game ends.",
    ),
    (SharesSold(1, "Tower", 5, 5000), "Anna sells 5 shares of Tower for $5,000."),
    (GameWon((1,), 45600), "Anna wins with $45,600."),
    (GameWon((1, 3), 45600), "Shared win: Anna, Cyd. Each has $45,600."),
]

RUSSIAN: list[tuple[Event, str]] = [
    (
        MergerBegan(2, "3C", ("Tower", "American"), "Tower"),
        "Bo осуществляет слияние сетей: «Башня», «Американская».",
    ),
    (ChainAcquired("Tower", "American"), "Сеть «Башня» приобретает сеть «Американская»."),
    (
        SharesBought(1, (("Tower", 2), ("American", 1)), 1100),
        "Anna покупает 3 акции за 1100\u00a0$: 2 × «Башня», 1 × «Американская».",
    ),
    (TilesDrawn(1, None, 1), "Anna берёт 1 карточку."),
    (
        SharesSold(1, "Imperial", 21, 21000),
        "Anna продаёт 21 акцию сети «Имперская» за 21\u00a0000\u00a0$.",
    ),
]


@pytest.mark.parametrize(("event", "text"), ENGLISH)
def test_events_read_well_in_english(event: Event, text: str) -> None:
    assert sentence(event, catalog("en"), NAMES) == text


@pytest.mark.parametrize(("event", "text"), RUSSIAN)
def test_russian_chains_are_in_quotes_after_their_noun(event: Event, text: str) -> None:
    assert sentence(event, catalog("ru"), NAMES) == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_sentence_in_every_language(language: str) -> None:
    assert {type(event) for event, _ in ENGLISH} == set(get_args(Event))
    for event, _ in ENGLISH:
        assert sentence(event, catalog(language), NAMES).endswith(".")
