"""Declaring the end of the game (A-END-1 to A-END-4)."""

from __future__ import annotations

import pytest

from magnate.acquire import Edition, Game, IllegalAction, load
from magnate.acquire.events import EndDeclared, Event, TilesDrawn
from magnate.engine.events import Events

from .late_positions import (
    EMPTY,
    FORTY,
    FORTY_ONE,
    MARKET_DAY,
    SEVEN_TWO_SAFE,
    TWO_SAFE,
    bank,
    cash,
    given,
    hand,
    legal,
    play,
    position,
    refused,
    shares,
    sizes,
    with_pile,
)

PRESETS = ("classic", "2023-classic", "2023-tycoon")
EDITIONS_2023 = PRESETS[1:]
FORCED = tuple(f"{name} + end_declaration forced" for name in PRESETS)
NOT_REACHED = ("end_not_reached", "A-END-1")
CLOSED = ("end_window_closed", "A-END-3")


def start(board: str, tiles: str, *, edition: str = "classic", first: str = "") -> Game:
    """Return a game in which seat 1 is about to place one of these tiles."""
    lines = (f"1 $6000 {first} hand {tiles}", "2 $6000 hand 12H 10H", "3 $6000 hand 8H")
    return given(position(edition, board, *lines))


@pytest.mark.parametrize("edition", PRESETS)
def test_the_end_may_be_declared_when_a_chain_has_41_tiles(edition: str) -> None:
    """A-END-1: 5D makes American 41; Sackson is not safe."""
    game = start(FORTY, "5D", edition=edition)
    game.play("place 5D")

    events = game.play("declare")

    assert events.last(EndDeclared) == EndDeclared(1, "size", "American")


@pytest.mark.parametrize("edition", PRESETS)
def test_forty_tiles_are_not_enough(edition: str) -> None:
    """A-END-1."""
    game = start(FORTY, "12I", edition=edition)

    game.play("place 12I")

    assert refused(game, "declare") == NOT_REACHED
    assert "declare" not in legal(game)


@pytest.mark.parametrize("edition", PRESETS)
def test_the_end_may_be_declared_when_all_chains_on_the_board_are_safe(edition: str) -> None:
    """A-END-1."""
    game = start(TWO_SAFE, "12I", edition=edition)
    game.play("place 12I")

    events = game.play("declare")

    assert events.last(EndDeclared) == EndDeclared(1, "safe", None)


def test_one_unsafe_chain_is_enough_to_continue() -> None:
    """A-END-1."""
    game = start(MARKET_DAY.replace("AA..", "AAA."), "12I")

    game.play("place 12I")

    assert refused(game, "declare") == NOT_REACHED


@pytest.mark.parametrize("edition", PRESETS)
def test_without_a_chain_on_the_board_the_end_is_not_reached(edition: str) -> None:
    """A-S-20: no chain is unsafe, but only because there are no chains."""
    board = EMPTY.replace("I ............", "I ...........o")
    game = start(board, "1A 11I", edition=edition)
    assert refused(game, "declare") == (CLOSED if edition == "classic" else NOT_REACHED)

    game.play("place 1A")

    assert game.awaits == "draw"  # nothing to buy and nothing to declare


def test_a_single_safe_chain_is_all_chains() -> None:
    """A-END-1, A-S-20: the tenth American tile gets an eleventh."""
    game = start(MARKET_DAY.replace("WWW", "...").replace("III", "..."), "11E")
    game.play("place 11E")

    assert game.play("declare").last(EndDeclared).reason == "safe"


def test_the_merging_tile_counts_for_41_once_the_merger_is_over() -> None:
    """A-S-33: 38 + 2 + 1 tiles."""
    board = FORTY.replace("D AAAA........", "D AA..........").replace(
        "E ............", "E ..SS........"
    )
    board = board.replace("I SS..........", "I TT..........")
    game = start(board, "3D")

    game.play("place 3D")

    assert {"American": 41, "Tower": 2} == sizes(game)
    assert game.play("declare").last(EndDeclared).reason == "size"


def test_the_merging_tile_counts_for_safety_once_the_merger_is_over() -> None:
    """A-S-33: 8 + 2 + 1 tiles are one safe chain, the only one."""
    game = start(EMPTY.replace("B ............", "B AAAAAAAA.SS."), "9B")

    game.play("place 9B")

    assert {"American": 11} == sizes(game)
    assert game.play("declare").last(EndDeclared).reason == "safe"


def test_a_merger_that_removes_the_last_unsafe_chain_allows_the_end() -> None:
    """A-END-1: American 11 acquires Sackson 2."""
    board = MARKET_DAY.replace("WWW", "...").replace("III", "...")
    board = board.replace("AAAAAAAAAA..", "AAAAAAAAAAA.").replace(
        "G ............", "G SS.........."
    )
    game = start(board, "1F")

    game.play("place 1F")

    assert {"American": 14} == sizes(game)
    assert "declare" in legal(game)


@pytest.mark.parametrize("edition", PRESETS)
def test_declaring_is_optional(edition: str) -> None:
    """A-END-2, A-ERR-24: seat 1 does not declare, the game continues, and seat 2 may declare."""
    game = start(TWO_SAFE, "12A", edition=edition)
    play(game, "place 12A", "buy none", "draw 1I")
    assert game.seat == 2

    play(game, "place 10H", "declare", "buy none", "draw 3I")

    assert game.is_over


@pytest.mark.parametrize("edition", FORCED)
def test_a_forced_end_is_declared_automatically_after_the_placement(edition: str) -> None:
    """A-END-2: forced."""
    game = start(FORTY, "5D", edition=edition)

    events = game.play("place 5D")

    assert events.last(EndDeclared) == EndDeclared(1, "size", "American")
    assert refused(game, "declare") == ("already_declared", "A-S-21")
    play(game, "buy none", "draw 12I")
    assert game.is_over


@pytest.mark.parametrize("edition", FORCED)
def test_a_forced_declaration_waits_for_the_placement(edition: str) -> None:
    """A-END-2: tested once a turn, after the placement and its mergers."""
    game = start(TWO_SAFE, "12I", edition=edition)
    assert not game.view().declared

    game.play("place 12I")

    assert game.view().declared


def test_a_forced_declaration_comes_after_the_disposal() -> None:
    """A-END-2, A-END-3a: seat 1 decides about its Sackson shares first."""
    board = EMPTY.replace("B ............", "B AAAAAAAA.SS.")
    game = start(board, "9B", edition=FORCED[0], first="S2")
    game.play("place 9B")
    assert not game.view().declared

    game.play("sell 2")

    assert game.view().declared


@pytest.mark.parametrize("edition", FORCED)
def test_a_forced_declaration_needs_a_condition(edition: str) -> None:
    """A-END-1."""
    game = start(FORTY, "12I", edition=edition)

    play(game, "place 12I", "buy none", "draw 1H")

    assert not game.view().declared
    assert game.seat == 2


def test_a_forced_declaration_also_follows_a_skipped_placement() -> None:
    """A-END-2, A-S-22."""
    game = given(
        position(
            FORCED[1], TWO_SAFE, "1 $6000 hand 12I", "2 $6000 hand 1C 2C", "3 $6000", "turn 2 place"
        )
    )

    assert game.view().declared
    play(game, "buy none", "draw 11I", "replace none")
    assert game.is_over


def test_in_classic_the_end_is_declared_after_placing() -> None:
    """A-END-3: after_placement."""
    game = start(TWO_SAFE, "12I")

    assert refused(game, "declare") == CLOSED
    assert legal(game) == {"place 12I"}
    game.play("place 12I")

    assert "declare" in legal(game)


@pytest.mark.parametrize("edition", EDITIONS_2023)
def test_in_2023_the_end_may_be_declared_before_placing(edition: str) -> None:
    """A-END-3: any_time_in_turn; the turn is completed."""
    game = start(TWO_SAFE, "12I", edition=edition)
    assert legal(game) == {"place 12I", "declare"}

    game.play("declare")

    assert game.view().declared
    assert legal(game) == {"place 12I"}
    play(game, "place 12I", "buy none", "draw 11I")
    assert game.is_over


def test_a_chain_of_41_tiles_may_be_declared_by_the_next_player_before_placing() -> None:
    """A-END-3."""
    game = start(FORTY, "5D", edition="2023-classic")
    play(game, "place 5D", "buy none", "draw 1H")

    assert game.play("declare", seat=2).last(EndDeclared).seat == 2


@pytest.mark.parametrize("edition", PRESETS)
def test_nobody_declares_in_another_players_turn(edition: str) -> None:
    """A-END-3."""
    game = start(TWO_SAFE, "12I", edition=edition)
    game.play("place 12I")

    assert refused(game, "declare", seat=2) == ("not_your_turn", "A-TURN-1")


@pytest.mark.parametrize("edition", PRESETS)
def test_the_end_is_not_declared_while_a_chain_is_founded(edition: str) -> None:
    """A-END-3a: once the placement is over."""
    board = FORTY_ONE.replace("I SS..........", "I SS.........o")
    game = start(board, "11I", edition=edition)
    game.play("place 11I")

    assert refused(game, "declare") == CLOSED
    game.play("found Tower")

    assert game.why_not("declare") is None


@pytest.mark.parametrize("edition", PRESETS)
def test_the_end_is_not_declared_while_shares_are_disposed_of(edition: str) -> None:
    """A-END-3a: once the mergers are over; never while others dispose."""
    board = FORTY_ONE.replace("I SS..........", "I SS.TT.......")
    lines = ("1 $6000 T2 hand 3I", "2 $6000 T2", "3 $6000")
    game = given(position(edition, board, *lines))
    game.play("place 3I")
    assert refused(game, "declare") == CLOSED
    game.play("survivor Sackson")
    assert refused(game, "declare") == CLOSED
    game.play("keep")
    assert game.seat == 2
    assert refused(game, "declare", seat=1) == ("not_your_turn", "A-TURN-1")
    assert refused(game, "declare", seat=2) == CLOSED

    game.play("keep")

    assert "declare" in legal(game)


def test_nobody_declares_after_the_purchase() -> None:
    """A-END-3a: neither while a tile is drawn nor when dead tiles are replaced."""
    game = start(TWO_SAFE, "12I 1C", edition="2023-classic")
    play(game, "place 12I", "buy none")
    assert refused(game, "declare") == ("wrong_moment", "A-TURN-1")

    game.play("draw 1H")

    assert game.awaits == "replace"
    assert refused(game, "declare") == CLOSED


@pytest.mark.parametrize("edition", PRESETS)
def test_a_player_whose_placement_is_skipped_may_declare(edition: str) -> None:
    """A-S-22: nothing but dead tiles next to two safe chains."""
    game = start(TWO_SAFE, "1C 2C", edition=edition)
    if edition == "classic":
        game.play("skip")

    play(game, "declare", "buy none", "draw 12I")
    if edition != "classic":
        game.play("replace none")

    assert game.is_over


@pytest.mark.parametrize("edition", PRESETS)
def test_the_declarer_may_still_buy(edition: str) -> None:
    """A-END-4, A-S-21: three American shares at $800 and both bonuses for a sole holder."""
    game = start(TWO_SAFE, "12I", edition=edition)
    play(game, "place 12I", "declare")

    assert (game.awaits, game.seat) == ("buy", 1)
    play(game, "buy 3 American", "draw 11I")

    assert game.is_over
    assert shares(game, 1) == {}
    second = 4000  # half, and by chance also the third place of Tycoon
    assert cash(game)[0] == 6000 - 3 * 800 + 8000 + second + 3 * 800


@pytest.mark.parametrize("edition", PRESETS)
def test_the_declarer_draws_as_usual_and_nobody_else_has_a_turn(edition: str) -> None:
    """A-S-21, A-END-4: the turn is finished as normal, then the game is scored."""
    game = start(TWO_SAFE, "12I 10I", edition=edition)

    play(game, "place 12I", "declare", "buy none")
    assert game.awaits == "draw"
    game.play("draw 8I")

    assert game.is_over
    assert [event.seat for event in game.events.of(TilesDrawn)] == [1]
    assert hand(game, 1) == ("8I", "10I")


@pytest.mark.parametrize("edition", FORCED)
def test_a_forced_declaration_does_not_skip_the_draw(edition: str) -> None:
    """A-S-21: a forced declaration is the same."""
    game = start(TWO_SAFE, "12I 10I", edition=edition)
    play(game, "place 12I", "buy none")

    assert game.awaits == "draw"
    game.play("draw 8I")

    assert game.is_over
    assert hand(game, 1) == ("8I", "10I")


@pytest.mark.parametrize("edition", [*PRESETS, *FORCED])
def test_with_an_empty_pile_the_declarer_draws_nothing(edition: str) -> None:
    """A-S-21, A-S-18: the purchase is the last thing that happens, dead tiles or not."""
    lines = ("1 $6000 hand 12I 1C", "2 $6000 hand 12H", "3 $6000 hand 8H")
    game = given(with_pile(position(edition, TWO_SAFE, *lines)))
    game.play("place 12I")
    if edition in PRESETS:
        game.play("declare")

    game.play("buy none")

    assert game.is_over
    assert hand(game, 1) == ("1C",)


@pytest.mark.parametrize("edition", PRESETS)
def test_in_version_1_of_the_rules_a_declaration_skips_the_last_draw(edition: str) -> None:
    """A-S-21 before it was amended: games recorded then are replayed as they were played."""
    new = load(edition)
    old = Edition.from_options(edition, new.options(), rules_version=1)

    assert not last_events(old).of(TilesDrawn)
    assert len(last_events(new).of(TilesDrawn)) == 1


def last_events(edition: Edition) -> Events[Event]:
    """Return what follows the last purchase of a game played by the first legal actions."""
    game = Game(3, edition, seed=4)
    while game.awaits != "buy" or game.why_not("declare") is not None:
        game.play(game.legal_actions()[0])
    game.play("declare")
    return game.play("buy none")


@pytest.mark.parametrize("edition", PRESETS)
def test_a_declaration_is_made_once(edition: str) -> None:
    """A-S-21."""
    game = start(TWO_SAFE, "12I", edition=edition)
    play(game, "place 12I", "declare")

    assert refused(game, "declare") == ("already_declared", "A-S-21")
    assert "declare" not in legal(game)


def test_a_declaration_is_final_although_a_small_chain_follows() -> None:
    """A-S-21: tested when made; Sackson is founded with two tiles afterwards.

    2023: American $800, Continental $900, Sackson $200; seat 1 alone holds all three.
    """
    game = start(
        TWO_SAFE.replace("I ............", "I ...........o"), "11I", edition="2023-classic"
    )

    play(game, "declare", "place 11I", "found Sackson")
    assert refused(game, "declare") == ("already_declared", "A-S-21")
    play(game, "buy 1 American 1 Continental 1 Sackson", "draw 12A")

    outcome = game.outcome()
    assert outcome is not None and outcome.ending == "safe"
    american, continental, sackson = 12000 + 800, 13500 + 900, 3000 + 2 * 200
    assert outcome.money[0] == 6000 - 1900 + american + continental + sackson


def test_a_player_who_declared_before_placing_must_still_place() -> None:
    """A-END-4, A-S-24."""
    game = start(TWO_SAFE, "12I", edition="2023-classic")
    game.play("declare")

    assert refused(game, "skip") == ("must_place", "A-S-24")
    assert refused(game, "buy none") == ("wrong_moment", "A-TURN-1")


def test_with_both_conditions_the_giant_chain_is_named() -> None:
    """A-END-1."""
    game = start(FORTY_ONE.replace("SS", ".."), "12I")

    assert play(game, "place 12I").play("declare").last(EndDeclared).chain == "American"


def test_an_illegal_declaration_changes_nothing() -> None:
    """A-END-1. Known bug elsewhere: an illegal declaration applies the purchase before it."""
    game = start(MARKET_DAY, "12I")
    game.play("place 12I")
    before, events, entries = game.state.copy(), list(game.events), list(game.entries)

    with pytest.raises(IllegalAction):
        game.play("declare")

    assert game.state == before
    assert (list(game.events), game.entries) == (events, entries)
    game.play("buy 3 American")
    assert shares(game, 1) == {"American": 3}


def test_a_declaration_after_the_purchase_leaves_the_purchase_and_the_game_as_they_are() -> None:
    """A-END-3a. Known bug elsewhere: an illegal declaration applies the purchase before it."""
    game = start(SEVEN_TWO_SAFE, "12I 1B", edition="2023-classic")
    play(game, "place 12I", "buy 2 American", "draw 1I")

    with pytest.raises(IllegalAction):
        game.play("declare")

    assert not game.view().declared
    assert (cash(game)[0], bank(game, "American")) == (6000 - 2 * 800, 23)
    game.play("replace none")
    assert game.view().turn == 2


def test_no_action_is_legal_after_the_end() -> None:
    """A-END-4."""
    game = play(start(TWO_SAFE, "12I 10I"), "place 12I", "declare", "buy none", "draw 8I")

    assert game.seat is None
    assert legal(game) == set()
    for action in ("place 10I", "buy none", "declare", "draw 1I", "keep"):
        assert refused(game, action) == ("game_over", "A-END-4")
