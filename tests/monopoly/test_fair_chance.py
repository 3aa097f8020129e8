"""Fair chance: dice, cards and lots of a key, also after an undo."""

from __future__ import annotations

import hashlib
import hmac

import pytest

from magnate import chance
from magnate.monopoly import Dice, Game

from .boards import play, table
from .random_steps import random_steps

KEY = chance.former_fair_key(bytes(32), ["Ann", "Bob"])
LIMITED = "time_limit_minutes 60"


def number_of(purpose: str, item: str | int) -> int:
    """Derive a number from the key, as docs/reference/record.md describes."""
    digest = hmac.new(KEY, f"{purpose}:{item}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest, "big")


def dice(n: int) -> Dice:
    """Return the n-th roll of the key."""
    first, second = divmod(number_of("dice", n) % 36, 6)
    return Dice(first + 1, second + 1)


def roll(game: Game) -> Dice:
    """Roll and move as the key says, and return the dice."""
    game.play("roll")
    fell = game.next_chance(KEY)
    assert isinstance(fell, Dice)
    game.play(fell)
    return fell


def test_dice_are_numbered_from_the_first_roll_of_the_game() -> None:
    """M-START-1: the rolls for the order of play count too."""
    game = Game(2, chance="given")
    fell = []
    while game.awaits_chance:
        fell.append(game.next_chance(KEY))
        game.play(fell[-1])

    assert fell == [dice(n) for n in range(1, len(fell) + 1)]
    assert roll(game) == dice(len(fell) + 1)


def test_undone_dice_are_not_rolled_again() -> None:
    game = table("", "", lots="baltic 1")
    fell = []
    for _ in range(4):
        fell.append(roll(game))
        game.undo()

    assert fell == [dice(1), dice(2), dice(3), dice(4)]


def test_a_copy_counts_only_its_own_rolls() -> None:
    game = table("", "")
    twin = game.copy()

    assert [roll(twin), roll(game)] == [dice(1), dice(1)]
    for each in (game, twin):
        each.undo()
        assert roll(each) == dice(2)


def test_undoing_a_roll_before_its_outcome_changes_nothing() -> None:
    game = table("", "")
    for _ in range(3):
        game.play("roll")
        game.undo()

    assert roll(game) == dice(1)


def test_after_an_undo_the_cards_not_yet_seen_have_a_new_order() -> None:
    """M-CARD-2: the unseen card of the pile with the smallest number comes next."""
    game = table("", "")
    seen = []
    for branch in ("card", "card.1", "card.2"):
        play(game, "roll", "dice 3 4")
        cards = [str(action).split()[1] for action in game.legal_actions()]
        seen.append(str(game.next_chance(KEY)))
        assert seen[-1] == f"draw {min(cards, key=lambda card: number_of(branch, card))}"
        game.play(game.next_chance(KEY))
        game.undo()

    assert len(cards) == 16
    assert len(set(seen)) == 3


def test_lots_are_dealt_without_replacement() -> None:
    """House rule starting_lots."""
    game = Game(2, chance="given", options={"starting_lots": 2})
    while game.awaits != "deal":
        game.play(game.next_chance(KEY))
    left = [lot.id for lot in game.edition.board.lots]
    while game.awaits == "deal":
        left.sort(key=lambda lot: number_of("lot", lot))
        assert str(game.next_chance(KEY)) == f"deal {left[0]}"
        game.play(game.next_chance(KEY))
        left.pop(0)

    assert len(left) == 24


def test_the_time_limit_is_called_by_the_table_and_not_drawn() -> None:
    """M-S-32: an undo that takes it back took back no outcome of chance."""
    game = table("", "", options=LIMITED)
    game.play("order never-build on", seat=2)
    game.play("time")
    game.undo()
    play(game, "roll", "dice 3 4")
    cards = [str(action).split()[1] for action in game.legal_actions()]

    expected = min(cards, key=lambda card: number_of("card", card))
    assert str(game.next_chance(KEY)) == f"draw {expected}"


def test_without_an_undo_it_is_what_a_seeded_game_gives() -> None:
    """Both have one source of outcomes."""
    seeded, game = Game(3, seed="x"), Game(3, chance="given")
    key = chance.key_of("x")
    for seat, action in random_steps(seeded, 5, most=120):
        while game.awaits_chance:
            game.play(game.next_chance(key))
        game.play(action, seat=seat)
    while game.awaits_chance:
        game.play(game.next_chance(key))

    assert game.entries == seeded.entries
    assert game.state == seeded.state


def test_chance_makes_no_decisions() -> None:
    with pytest.raises(ValueError, match="no outcome of chance is awaited"):
        table("", "").next_chance(KEY)
