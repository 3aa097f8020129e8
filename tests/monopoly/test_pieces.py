"""Every player chooses one of the twelve pieces before the first roll (M-S-37)."""

from __future__ import annotations

import pytest

from magnate.engine.history import packed
from magnate.monopoly import Game, PositionError

from .boards import position

TWO = position("$500 at free-parking", "$500 at start")


def with_line(line: str) -> str:
    return f"{TWO}{line}\n"


def test_every_player_chooses_one_of_the_twelve_pieces() -> None:
    pieces = ["shoe", "money-bag", "battleship", "locomotive", "iron", "thimble"]
    others = ["cowboy", "top-hat", "racing-car", "wheelbarrow", "cannon", "dog"]

    assert Game(players=6, pieces=pieces, seed=1).pieces == tuple(pieces)
    assert Game(players=6, pieces=others, seed=1).pieces == tuple(others)


def test_seats_that_choose_none_get_the_first_free_one_in_order() -> None:
    names = ["Ann", "Bob", "Cid", "Dan"]

    assert Game(players=names, seed=1).pieces == ("dog", "cannon", "wheelbarrow", "racing-car")
    some = Game(players=names, pieces=[None, "dog", None, "wheelbarrow"], seed=1)
    assert some.pieces == ("cannon", "dog", "racing-car", "wheelbarrow")


def test_no_piece_is_chosen_twice() -> None:
    with pytest.raises(ValueError, match="pieces: seats 1 and 3 both have the piece shoe"):
        Game(players=3, pieces=["shoe", "dog", "shoe"])


def test_there_are_no_other_pieces() -> None:
    with pytest.raises(ValueError, match=r"pieces: seat 2 has 'cat'; expected one of dog, cannon,"):
        Game(players=2, pieces=["shoe", "cat"])


@pytest.mark.parametrize("pieces", [["dog"], ["dog", "shoe", "iron"], []])
def test_there_is_one_choice_for_each_seat(pieces: list[str]) -> None:
    with pytest.raises(ValueError, match=rf"pieces: {len(pieces)} choices for 2 seats"):
        Game(players=2, pieces=pieces)


def test_a_piece_has_no_effect_on_play() -> None:
    plain, chosen = Game(players=2, seed=7), Game(players=2, seed=7, pieces=["iron", "shoe"])
    for game in (plain, chosen):
        game.play("roll")

    assert list(plain.events) == list(chosen.events)
    assert packed(plain.state) == packed(chosen.state)
    assert plain.state_text() == chosen.state_text() == plain.position()


def test_everybody_sees_the_pieces() -> None:
    game = Game(players=3, pieces=["iron", None, "shoe"], seed=1)

    for seat in (1, 2, 3, None):
        assert [each.piece for each in game.view(seat).seats] == ["iron", "dog", "shoe"]


def test_undo_and_copy_keep_the_pieces() -> None:
    game = Game(players=2, pieces=["iron", "shoe"], seed=1)
    game.play("roll")
    game.undo()

    assert game.pieces == game.copy().pieces == ("iron", "shoe")
    assert [each.piece for each in game.view().seats] == ["iron", "shoe"]


def test_a_position_names_the_pieces_only_if_a_seat_chose_another_than_the_default() -> None:
    chosen = Game(players=2, pieces=[None, "shoe"], seed=1)
    default = Game(players=2, pieces=["dog", "cannon"], seed=1)

    assert "\npieces dog shoe\n" in chosen.position()
    assert "pieces" not in default.position()
    assert default.position() == Game(players=2, seed=1).position()


def test_a_position_keeps_the_pieces() -> None:
    text = Game(players=2, pieces=["iron", "shoe"], seed=1).position()
    again = Game.from_position(text, seed=1)

    assert again.pieces == ("iron", "shoe")
    assert again.position() == text


def test_a_position_without_pieces_has_the_default() -> None:
    assert Game.from_position(TWO, seed=1).pieces == ("dog", "cannon")


def test_the_default_may_be_written_in_a_position() -> None:
    game = Game.from_position(with_line("pieces dog cannon"), seed=1)

    assert game.pieces == ("dog", "cannon")
    assert "pieces" not in game.position()


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("pieces dog dog", "pieces: seats 1 and 2 both have the piece dog"),
        ("pieces dog cat", "pieces: seat 2 has 'cat'; expected one of dog, cannon, "),
        ("pieces dog", "pieces: 1 choices for 2 seats"),
        ("pieces", "pieces: 0 choices for 2 seats"),
        ("pieces dog shoe iron", "pieces: 3 choices for 2 seats"),
        ("pieces dog shoe\npieces dog shoe", "pieces is given twice"),
    ],
)
def test_a_position_with_wrong_pieces_is_refused_by_its_line(line: str, problem: str) -> None:
    text = with_line(line)
    with pytest.raises(PositionError) as caught:
        Game.from_position(text)

    assert caught.value.line == len(text.splitlines())
    assert caught.value.problem.startswith(problem)


@pytest.mark.parametrize("after", [0, 1, 2])
def test_pieces_before_the_last_seat_are_refused_by_their_line(after: int) -> None:
    seats = ["1 $1500", "2 $1500", "3 $1500"]
    seats.insert(after, "pieces dog shoe iron")
    with pytest.raises(PositionError) as caught:
        Game.from_position("\n".join(["monopoly official", *seats, "turn 1 roll"]))

    assert (
        str(caught.value) == f"line {after + 2}: 'pieces' is out of place: seat {after + 1} follows"
    )
