"""The piles: unseen cards by chance, then those seen in their order (M-CARD-2 to 4, M-S-28)."""

from __future__ import annotations

import pytest

from magnate.monopoly import Game
from magnate.monopoly.events import CardDrawn

from .boards import asked, cash, play, refused, roll, table
from .test_cards import CHANCE, CHEST, draw

STAYING = [
    "chest.bank_error",
    "chest.doctor",
    "chest.stock",
    "chest.opera",
    "chest.xmas_fund",
    "chest.tax_refund",
    "chest.insurance",
    "chest.hospital",
    "chest.school",
    "chest.services",
    "chest.street_repairs",
    "chest.beauty",
    "chest.inherit",
]
MOVING = ["chest.go", "chest.jail"]


def again(game: Game) -> Game:
    """Return the same table in the turn of seat 1, seven squares before Community Chest (17)."""
    lines = game.position().splitlines()
    cards = " cards chest" if "chest" in game.view().seats[0].jail_cards else ""
    kept = [line for line in lines if not line.startswith(("1 ", "turn ", "counters "))]
    return Game.from_position(
        "\n".join([kept[0], f"1 $1500 at jail{cards}", *kept[1:]]), chance="given"
    )


def pile(game: Game, name: str = "chest") -> tuple[tuple[str, ...], int]:
    """Return the cards seen, next first, and the number of unseen ones."""
    found = game.view().piles["chest" if name == "chest" else "chance"]
    return found.seen, found.unseen


def test_a_card_drawn_goes_under_its_pile() -> None:
    """M-CARD-2: behind the fifteen that nobody has seen."""
    game = draw("chest.doctor")

    assert pile(game) == (("chest.doctor",), 15)
    assert pile(game, "chance") == ((), 16)


def test_cards_seen_lie_in_the_order_they_were_drawn() -> None:
    """M-CARD-2."""
    game = draw("chest.doctor")
    for card in ("chest.stock", "chest.go", "chest.beauty"):
        game = again(game)
        roll(game, 3, 4)
        play(game, f"draw {card}")

    assert pile(game) == (("chest.doctor", "chest.stock", "chest.go", "chest.beauty"), 12)


def test_a_card_that_was_seen_does_not_come_while_others_are_unseen() -> None:
    """M-CARD-2: it lies below them."""
    game = again(draw("chest.doctor"))
    roll(game, 3, 4)

    assert refused(game, "draw chest.doctor") == ("not_an_outcome", "M-CARD-2")
    outcomes = [str(action) for action in game.legal_actions()]
    assert outcomes == [f"draw {card}" for card in CHEST if card != "chest.doctor"]


def test_a_whole_pile_comes_again_in_the_same_order() -> None:
    """M-CARD-2, M-S-28: sixteen by chance, then the fifteen without the jail card, as before."""
    order = [*STAYING[:5], "chest.jail_free", *MOVING, *STAYING[5:]]
    game = table("at jail", "")
    for card in order:
        roll(game, 3, 4)
        play(game, f"draw {card}")
        game = again(game)
    order.remove("chest.jail_free")
    assert pile(game) == (tuple(order), 0)

    for card in order[:15] + order[:2]:
        events = roll(game, 3, 4)
        assert CardDrawn(1, "chest", card) in events  # chance is not asked
        game = again(game)

    assert pile(game) == ((*order[2:], *order[:2]), 0)


def test_the_last_unseen_card_is_drawn_before_the_first_seen_one() -> None:
    """M-CARD-2: fifteen were seen; the sixteenth comes, then the first again."""
    seen = [card for card in CHEST if card != "chest.beauty"]
    game = table("at jail", "", then=f"pile chest {' '.join(seen)}")
    roll(game, 3, 4)
    assert [str(action) for action in game.legal_actions()] == ["draw chest.beauty"]
    play(game, "draw chest.beauty")
    assert pile(game) == ((*seen, "chest.beauty"), 0)

    game = again(game)
    events = roll(game, 3, 4)

    assert CardDrawn(1, "chest", "chest.go") in events
    assert pile(game) == ((*seen[1:], "chest.beauty", "chest.go"), 0)


def test_the_piles_are_apart() -> None:
    """M-CARD-1: a card of the other pile cannot come."""
    game = table("at jail", "")
    roll(game, 3, 4)

    assert refused(game, "draw chance.go") == ("not_an_outcome", "M-CARD-2")
    assert refused(game, "dice 1 2") == ("wrong_moment", "M-S-11")


def test_a_card_that_is_not_in_the_deck_is_not_understood() -> None:
    """M-CARD-1: `chest.birthday` belongs to the newer deck."""
    game = table("at jail", "")
    roll(game, 3, 4)

    with pytest.raises(ValueError, match="birthday"):
        game.play("draw chest.birthday")


@pytest.mark.parametrize("name", ["chance", "chest"])
def test_a_jail_card_is_kept_and_missing_from_its_pile(name: str) -> None:
    """M-CARD-3, M-S-28."""
    game = draw(f"{name}.jail_free")

    assert game.view().seats[0].jail_cards == (name,)
    assert pile(game, name) == ((), 15)
    assert asked(game) == ("roll", 2)


def test_a_kept_jail_card_cannot_be_drawn() -> None:
    """M-S-28: another holds it; the other fourteen and one remain."""
    game = table("at jail", "cards chest")
    roll(game, 3, 4)

    assert refused(game, "draw chest.jail_free") == ("not_an_outcome", "M-CARD-2")
    assert len(game.legal_actions()) == 15


def test_both_jail_cards_may_be_with_one_player() -> None:
    """M-CARD-3: Chance's is used before Chest's."""
    game = table("in-jail 1 cards chance chest", "")

    play(game, "card")

    assert game.view().seats[0].jail_cards == ("chest",)
    assert pile(game, "chance") == (("chance.jail_free",), 15)


def test_a_used_jail_card_returns_under_its_pile() -> None:
    """M-CARD-4: behind the cards seen before."""
    seen = ["chest.doctor", "chest.go"]
    game = table("in-jail 1 cards chest", "", then=f"pile chest {' '.join(seen)}")

    play(game, "card")

    assert game.view().seats[0].jail_cards == ()
    assert pile(game) == ((*seen, "chest.jail_free"), 13)


def test_a_returned_jail_card_is_drawn_in_its_turn() -> None:
    """M-CARD-4, M-S-28: all were seen; after the last of the others it is drawn and kept again."""
    seen = [card for card in CHEST if card != "chest.jail_free"]
    game = table("in-jail 1 cards chest", "", then=f"pile chest {' '.join(seen)}")
    play(game, "card")
    assert pile(game)[0][-1] == "chest.jail_free"
    rest = ["chest.jail_free", *seen]
    game = table("at jail", "", then=f"pile chest {' '.join(rest)}")

    events = roll(game, 3, 4)

    assert CardDrawn(1, "chest", "chest.jail_free") in events
    assert game.view().seats[0].jail_cards == ("chest",)
    assert pile(game) == (tuple(seen), 0)


def test_with_the_jail_card_kept_fifteen_cards_rotate() -> None:
    """M-S-28: all seen, the jail card with seat 2; the first card goes behind the last."""
    seen = [card for card in CHANCE if card not in ("chance.jail_free", "chance.loan")]
    game = table("", "cards chance", then=f"pile chance chance.loan {' '.join(seen)}")

    roll(game, 3, 4)

    assert cash(game)[0] == 1650
    assert pile(game, "chance") == ((*seen, "chance.loan"), 0)


def test_the_cards_seen_are_the_same_for_everyone() -> None:
    """M-S-28: an attentive player knows the order; nobody knows that of the unseen."""
    game = draw("chest.doctor")

    assert game.view(1).piles == game.view(2).piles == game.view().piles
