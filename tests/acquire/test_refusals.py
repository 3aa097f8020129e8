"""Why actions are refused: every reason, its clause and its sentence."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from magnate.acquire import (
    Action,
    BuyShares,
    DisposeShares,
    Game,
    IllegalAction,
    IllegalSetup,
    MarketDraw,
    NotationError,
    Reason,
)
from magnate.messages import LANGUAGES, catalog

from .late_positions import (
    FORTY_ONE,
    FOUR_AND_SIX,
    MARKET_DAY,
    SEVEN_TWO_SAFE,
    TWO_SAFE,
    given,
    play,
    position,
)

# Continental 6 and, with 4 tiles each, American, Festival; 5B joins them.
TWO_EQUAL = FOUR_AND_SIX.replace("C ............", "C ....F.......").replace(
    "D ............", "D ...FFF......"
)
MONEY = ("1 $1000 hand 12I 1B", "2 $6000 W23 hand 10I", "3 $6000")
DAY = position("classic", MARKET_DAY, *MONEY)
TO_BUY = position("classic", MARKET_DAY, *MONEY, "turn 1 buy")
DECLARABLE = position("classic", TWO_SAFE, "1 $6000 hand 12I", "2 $6000", "3 $6000")
BARRED = position(
    "classic", SEVEN_TWO_SAFE, "1 $6000 hand 1B 6G 12I", "2 $6000 hand 12G", "3 $6000"
)
AT_END = position("2023-classic", TWO_SAFE, "1 $6000 hand 1C 12I", "2 $6000", "3 $6000")
MERGING = position("classic", FOUR_AND_SIX, "1 $6000 A3 hand 5B", "2 $6000 C25", "3 $6000")
EQUAL = position("classic", TWO_EQUAL, "1 $6000 A1 hand 5B", "2 $6000", "3 $6000")
TIED = position("classic", MARKET_DAY, "1 $6000 hand 1B", "2 $6000", "3 $6000")
DUEL = position("2023-duel", FOUR_AND_SIX, "1 $6000 A3 hand 5B", "2 $6000")


class Case(NamedTuple):
    """An action that is refused in a position, after some others."""

    reason: Reason
    clause: str
    text: str
    before: tuple[str, ...]
    action: Action | str
    seat: int | None = None


CASES = (
    Case(Reason.NOT_YOUR_TURN, "A-TURN-1", DAY, (), "place 10I", 2),
    Case(Reason.NOT_YOUR_TURN, "A-TURN-1", DAY, (), "place 12I", 7),
    Case(Reason.WRONG_MOMENT, "A-TURN-1", DAY, (), "buy none"),
    Case(Reason.WRONG_MOMENT, "A-TURN-1", DAY, (), "found Tower"),
    Case(Reason.WRONG_MOMENT, "A-TURN-1", DAY, (), "survivor Tower"),
    Case(Reason.WRONG_MOMENT, "A-TURN-1", DAY, (), "acquire Tower"),
    Case(Reason.WRONG_MOMENT, "A-TURN-1", DAY, (), "replace none"),
    Case(Reason.WRONG_MOMENT, "A-TURN-1", DAY, (), "keep"),
    Case(Reason.WRONG_MOMENT, "A-TURN-1", DAY, (), "draw 1I"),
    Case(Reason.WRONG_MOMENT, "A-TURN-1", TO_BUY, (), "skip"),
    Case(Reason.WRONG_MOMENT, "A-TURN-1", TO_BUY, ("buy none",), "place 12I"),
    Case(
        Reason.GAME_OVER,
        "A-END-4",
        DECLARABLE,
        ("place 12I", "declare", "buy none", "draw 1I"),
        "buy none",
    ),
    Case(Reason.TILE_NOT_IN_HAND, "A-PLACE-1", DAY, (), "place 10I"),
    Case(Reason.TILE_NOT_IN_HAND, "A-PLACE-1", DAY, (), "place 1A"),
    Case(Reason.EIGHTH_CHAIN, "A-FOUND-6", BARRED, (), "place 6G"),
    Case(Reason.TWO_SAFE_CHAINS, "A-SAFE-3", BARRED, (), "place 1B"),
    Case(Reason.MUST_PLACE, "A-S-24", BARRED, (), "skip"),
    Case(Reason.MUST_PLACE, "A-S-24", BARRED, (), "swap"),
    Case(
        Reason.TILE_NOT_DEAD,
        "A-DEAD-4",
        AT_END,
        ("place 12I", "buy none", "draw 1I"),
        "replace 1C 1I",
    ),
    Case(
        Reason.TILE_NOT_IN_HAND,
        "A-DEAD-4",
        AT_END,
        ("place 12I", "buy none", "draw 1I"),
        "replace 1C 2C",
    ),
    Case(
        Reason.CHAIN_ON_BOARD,
        "A-FOUND-2",
        position("classic", MARKET_DAY, "1 $6000 hand 12I", "2 $6000 hand 11I", "3 $6000"),
        ("place 12I", "buy none", "draw 1I", "place 11I"),
        "found American",
    ),
    Case(Reason.NOT_A_LARGEST_CHAIN, "A-MERGE-4", TIED, ("place 1B",), "survivor American"),
    Case(Reason.NOT_NEXT_IN_SIZE, "A-MERGE-10", EQUAL, ("place 5B",), "acquire Continental"),
    Case(Reason.NOT_NEXT_IN_SIZE, "A-MERGE-10", EQUAL, ("place 5B",), "acquire Tower"),
    Case(Reason.NEGATIVE_NUMBER, "A-DISP-2", MERGING, ("place 5B",), "sell -1"),
    Case(Reason.NEGATIVE_NUMBER, "A-DISP-2", MERGING, ("place 5B",), "sell 4 trade -2"),
    Case(Reason.NEGATIVE_NUMBER, "A-BUY-1", TO_BUY, (), BuyShares({"American": -1})),
    Case(Reason.MORE_THAN_HELD, "A-DISP-2", MERGING, ("place 5B",), "sell 4"),
    Case(Reason.MORE_THAN_HELD, "A-DISP-2", MERGING, ("place 5B",), "sell 2 trade 2"),
    Case(Reason.TRADE_NEEDS_PAIRS, "A-DISP-4", MERGING, ("place 5B",), "trade 3"),
    Case(Reason.BANK_STOCK_SHORT, "A-DISP-6", MERGING, ("place 5B",), "trade 2"),
    Case(Reason.BANK_STOCK_SHORT, "A-S-9", TO_BUY, (), "buy 3 Worldwide"),
    Case(Reason.MORE_THAN_THREE, "A-BUY-1", TO_BUY, (), "buy 4 American"),
    Case(Reason.CHAIN_NOT_ACTIVE, "A-BUY-2", TO_BUY, (), "buy 1 Tower"),
    Case(Reason.NOT_ENOUGH_CASH, "A-CASH-1", TO_BUY, (), "buy 2 American"),
    Case(Reason.END_NOT_REACHED, "A-END-1", TO_BUY, (), "declare"),
    Case(Reason.END_WINDOW_CLOSED, "A-END-3", DECLARABLE, (), "declare"),
    Case(Reason.ALREADY_DECLARED, "A-S-21", DECLARABLE, ("place 12I", "declare"), "declare"),
    Case(Reason.TILE_NOT_IN_PILE, "A-DRAW-1", TO_BUY, ("buy none",), "draw 12I"),
    Case(Reason.TILE_NOT_IN_PILE, "A-DUEL-1", DUEL, ("place 5B",), "market 1B"),
    Case(Reason.NOT_A_MARKET_NUMBER, "A-DUEL-1", DUEL, ("place 5B",), MarketDraw(8, "9F")),
    Case(
        Reason.SWAP_NOT_IN_EDITION,
        "A-DEAD-4",
        position("2023-classic", FORTY_ONE, "1 $6000 hand 12I", "2 $6000", "3 $6000"),
        (),
        "swap",
    ),
)
NAMES = [f"{case.reason}-{case.action}" for case in CASES]


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_refusal_names_its_reason_and_its_clause(case: Case) -> None:
    """Each of the reasons that playing can have."""
    game = play(given(case.text), *case.before)

    with pytest.raises(IllegalAction) as error:
        game.play(case.action, seat=case.seat)

    assert (error.value.reason, error.value.clause) == (case.reason, case.clause)
    assert str(case.action) in str(error.value)
    assert case.clause in str(error.value)


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_refused_action_changes_nothing(case: Case) -> None:
    """Neither the state nor the events nor the history."""
    game = play(given(case.text), *case.before)
    state, events, entries = game.state.copy(), list(game.events), list(game.entries)
    views = [game.view(seat) for seat in (1, 2, None)]

    with pytest.raises(IllegalAction):
        game.play(case.action, seat=case.seat)

    assert not game.state.differences(state)
    assert (list(game.events), game.entries) == (events, entries)
    assert [game.view(seat) for seat in (1, 2, None)] == views


@pytest.mark.parametrize("case", CASES, ids=NAMES)
def test_a_refused_action_is_not_listed_as_legal(case: Case) -> None:
    """`in`, `why_not` and the list agree."""
    game = play(given(case.text), *case.before)

    if case.seat is None:
        assert case.action not in list(game.legal_actions())
        assert case.action not in game.legal_actions()
    assert game.why_not(case.action, seat=case.seat) is not None


@pytest.mark.parametrize(
    ("players", "edition"),
    [
        (2, "classic"),
        (7, "classic"),
        (2, "2023-classic"),
        (7, "2023-tycoon"),
        (3, "2023-duel"),
        (1, "2023-duel"),
        (0, "classic"),
    ],
)
def test_an_edition_is_for_certain_numbers_of_players(players: int, edition: str) -> None:
    """A-COMP-6."""
    with pytest.raises(IllegalSetup) as error:
        Game(players, edition, seed=1)

    assert (error.value.reason, error.value.clause) == (Reason.PLAYER_COUNT, "A-COMP-6")


def test_every_reason_can_happen() -> None:
    """Each reason is produced by a case above."""
    assert {case.reason for case in CASES} | {Reason.PLAYER_COUNT} == set(Reason)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", Reason)
def test_every_reason_has_a_sentence_in_every_language(reason: Reason, language: str) -> None:
    """The message key is made of the code."""
    assert reason.message_key == f"reason-{reason.value.replace('_', '-')}"

    sentence = catalog(language).text(reason.message_key)

    assert sentence.endswith(".")


HUGE = 2**63 - 1


@pytest.mark.parametrize(
    ("text", "before", "action", "reason"),
    [
        (TO_BUY, (), BuyShares({"American": 10**20}), Reason.MORE_THAN_THREE),
        (
            TO_BUY,
            (),
            BuyShares(dict.fromkeys(("Tower", "Worldwide", "American", "Imperial"), 2**62)),
            Reason.MORE_THAN_THREE,
        ),
        (MERGING, ("place 5B",), DisposeShares(sell=10**20), Reason.MORE_THAN_HELD),
        (MERGING, ("place 5B",), DisposeShares(sell=HUGE, trade=2), Reason.MORE_THAN_HELD),
        (MERGING, ("place 5B",), DisposeShares(sell=HUGE, trade=HUGE - 1), Reason.MORE_THAN_HELD),
    ],
)
def test_absurdly_large_numbers_are_refused_in_every_kernel_mode(
    text: str, before: tuple[str, ...], action: Action, reason: Reason
) -> None:
    """A-BUY-1, A-DISP-2: nobody sells 9,223,372,036,854,775,807 shares by trading two more."""
    game = play(given(text), *before)

    with pytest.raises(IllegalAction) as error:
        game.play(action)

    assert error.value.reason is reason


def test_more_tiles_than_a_hand_has_are_refused_like_any_other_action() -> None:
    """A-DEAD-4: seven tiles to replace."""
    game = play(given(AT_END), "place 12I", "buy none", "draw 1I")

    with pytest.raises((IllegalAction, NotationError)):
        game.play("replace 1C 2C 3C 4C 5C 6C 7C")
