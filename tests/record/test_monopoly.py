"""Records of Monopoly: free actions, the time limit, and custom boards."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.monopoly import Game
from magnate.record import (
    Chance,
    Decision,
    Fault,
    Record,
    RecordError,
    Undo,
    read,
    replay,
    transcript,
    verify,
)
from tests.monopoly.own_board import own_board, own_edition
from tests.pairs import every_pair
from tests.record.monopoly_games import BETWEEN_ROLLS, SEATS, finished, play_on

in_every_preset = pytest.mark.parametrize("edition", SEATS)
NAMES = ("Ann", "Bob", "Cid")
Lines = list[str]


def assert_same(game: Game, path: Path) -> None:
    """Check that the game in the file equals this game in everything people can see."""
    record = verify(path)
    again = cast(Game, replay(record))

    assert again.position() == game.position()
    assert again.entries == game.entries
    assert again.history() == game.history()
    assert list(again.events) == list(game.events)
    assert again.outcome() == game.outcome()
    assert again.names == game.names
    assert Record.of(again) == record == read(path)
    assert Record.of(again).text() == path.read_text(encoding="utf-8")


def between_rolls(*moves: tuple[int | None, str]) -> Game:
    """Return a game in which seat 3 is about to roll, after some moves."""
    game = Game.from_position(BETWEEN_ROLLS, chance="given", names=NAMES)
    for seat, move in moves:
        game.play(move, seat=seat)
    return game


@pytest.mark.slow
@in_every_preset
@pytest.mark.parametrize("ending", ["rounds", "time"])
def test_a_finished_game_is_the_same_after_a_record(
    edition: str, ending: str, tmp_path: Path
) -> None:
    game = finished(edition, ending=ending)

    Record.of(game).write(tmp_path / "game.jsonl")

    assert any(entry.action is None for entry in game.entries)
    assert_same(game, tmp_path / "game.jsonl")


@in_every_preset
@pytest.mark.parametrize("steps", [0, 1, 7, 30])
def test_a_running_game_is_the_same_after_a_record(
    edition: str, steps: int, tmp_path: Path
) -> None:
    game = play_on(Game(SEATS[edition], edition, seed=2), steps=steps)

    Record.of(game).write(tmp_path / "game.jsonl")

    assert_same(game, tmp_path / "game.jsonl")


@pytest.mark.parametrize("steps", [0, 1, 5, 20, 41])
def test_a_game_with_given_chance_can_stop_anywhere(steps: int, tmp_path: Path) -> None:
    game = play_on(Game(3, chance="given"), steps=steps)

    Record.of(game).write(tmp_path / "game.jsonl")

    assert_same(game, tmp_path / "game.jsonl")


def test_free_actions_and_the_table_have_entries() -> None:
    game = between_rolls(
        (1, "claim new-york"), (3, "accept 2"), (None, "time"), (2, "mortgage vermont")
    )
    game.undo()
    game.play("roll")
    game.play("dice 1 2")

    assert Record.of(game).entries == (
        Decision(1, "claim new-york"),
        Decision(3, "accept 2"),
        Chance("time"),
        Decision(2, "mortgage vermont"),
        Undo(2),
        Decision(3, "roll"),
        Chance("dice 1 2"),
    )
    assert cast(Game, replay(Record.of(game))).state.time_up


def test_what_the_table_did_after_a_decision_is_taken_back_with_it(tmp_path: Path) -> None:
    game = between_rolls((1, "claim new-york"), (None, "time"))
    game.undo()

    Record.of(game).write(tmp_path / "game.jsonl")

    assert not game.state.time_up
    assert_same(game, tmp_path / "game.jsonl")


def test_a_custom_board_and_deck_are_in_the_record(tmp_path: Path) -> None:
    game = play_on(Game(3, own_edition(), seed=4), steps=60)

    Record.of(game).write(tmp_path / "game.jsonl")

    header = verify(tmp_path / "game.jsonl").header
    board = cast(dict[str, list[dict[str, object]]], header.options["board"])
    assert [square["id"] for square in board["squares"]] == [
        square["id"] for square in own_board()["squares"]
    ]
    assert_same(game, tmp_path / "game.jsonl")


def test_a_game_from_a_position_on_a_custom_board_starts_there_again(tmp_path: Path) -> None:
    begun = play_on(Game(2, own_edition(), seed=5), steps=25)
    game = play_on(Game.from_position(begun.position(), seed=6), steps=25)

    Record.of(game).write(tmp_path / "game.jsonl")

    assert_same(game, tmp_path / "game.jsonl")


@pytest.mark.slow
@in_every_preset
@pytest.mark.parametrize("ending", ["rounds", "time"])
def test_with_a_seed_chance_is_recomputed(edition: str, ending: str, tmp_path: Path) -> None:
    """The seed gives dice and cards, not when the table calls the time."""
    record = Record.of(finished(edition, ending=ending), with_seed=True)
    record.write(tmp_path / "game.jsonl")

    assert verify(tmp_path / "game.jsonl") == record
    assert (Chance("time") in record.entries) == (ending == "time")


def test_with_a_seed_other_dice_are_named(tmp_path: Path) -> None:
    lines = Record.of(finished("brazil"), with_seed=True).text().splitlines()
    at = next(number for number, text in enumerate(lines) if '"dice ' in text)
    lines[at] = json.dumps({"chance": "dice 6 6" if "dice 6 6" not in lines[at] else "dice 1 1"})

    with pytest.raises(RecordError) as refused:
        verify(written(tmp_path, lines))

    assert (refused.value.fault, refused.value.line) == (Fault.WRONG_CHANCE, at + 1)


def written(folder: Path, lines: Lines) -> Path:
    path = folder / "game.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def first(**fields: object) -> Callable[[Lines], Lines]:
    return lambda lines: [*lines[:2], json.dumps(fields), *lines[2:]]


def second(**fields: object) -> Callable[[Lines], Lines]:
    return lambda lines: [*lines[:3], json.dumps(fields), *lines[3:]]


def option(name: str, value: object) -> Callable[[Lines], Lines]:
    def changed(lines: Lines) -> Lines:
        header = json.loads(lines[0])
        header["options"][name] = value
        return [json.dumps(header), *lines[1:]]

    return changed


CASES: dict[str, tuple[Callable[[Lines], Lines], Fault, int]] = {
    "another seat rolls": (first(seat=1, do="roll"), Fault.WRONG_SEAT, 3),
    "another seat's undo": (second(seat=3, undo=True), Fault.WRONG_SEAT, 4),
    "a seat that is not there": (first(seat=4, do="claim new-york"), Fault.BAD_VALUE, 3),
    "a seat beyond all games": (first(seat=10**30, do="roll"), Fault.BAD_VALUE, 3),
    "rent that is another's": (first(seat=2, do="claim new-york"), Fault.ILLEGAL_ACTION, 3),
    "a lot that is another's": (first(seat=1, do="mortgage baltic"), Fault.ILLEGAL_ACTION, 3),
    "an offer that is another's": (first(seat=1, do="accept 2"), Fault.ILLEGAL_ACTION, 3),
    "a purchase at the wrong moment": (first(seat=3, do="buy"), Fault.ILLEGAL_ACTION, 3),
    "dice where a seat decides": (first(chance="dice 1 2"), Fault.CHANCE_NOT_AWAITED, 3),
    "a card where a seat decides": (first(chance="draw chance.go"), Fault.CHANCE_NOT_AWAITED, 3),
    "a decision as chance": (first(chance="roll"), Fault.CHANCE_NOT_AWAITED, 3),
    "a seat that calls the time": (first(seat=3, do="time"), Fault.ILLEGAL_ACTION, 3),
    "the time called twice": (
        lambda lines: second(chance="time")(first(chance="time")(lines)),
        Fault.ILLEGAL_ACTION,
        4,
    ),
    "a lot that is nowhere": (first(seat=1, do="claim atlantis"), Fault.BAD_NOTATION, 3),
    "a card that is in no deck": (first(chance="draw chance.moon"), Fault.BAD_NOTATION, 3),
    "an unknown board": (option("board", "atlantis"), Fault.CANNOT_BEGIN, 1),
    "half a board": (option("board", {"squares": []}), Fault.CANNOT_BEGIN, 1),
    "a turn in jail without a roll": (option("jail_turn_1", ["pay"]), Fault.CANNOT_BEGIN, 1),
    "another board than the start's": (option("board", own_board()), Fault.CANNOT_BEGIN, 1),
}


@pytest.mark.parametrize("case", CASES)
def test_the_first_bad_line_is_named(case: str, tmp_path: Path) -> None:
    lines = Record.of(between_rolls((1, "claim new-york"))).text().splitlines()
    change, fault, number = CASES[case]

    with pytest.raises(RecordError) as refused:
        verify(written(tmp_path, change(lines)))

    assert (refused.value.fault, refused.value.line) == (fault, number)
    for language in LANGUAGES:
        assert refused.value.sentence(catalog(language))


def test_the_untouched_record_is_in_order(tmp_path: Path) -> None:
    lines = Record.of(between_rolls((1, "claim new-york"))).text().splitlines()

    assert verify(written(tmp_path, lines)).entries == (Decision(1, "claim new-york"),)


def test_the_time_needs_a_limit(tmp_path: Path) -> None:
    lines = Record.of(Game(2, seed=1)).text().splitlines()
    lines.insert(len(lines) - 1, '{"chance": "time"}')

    with pytest.raises(RecordError, match="This edition has no time limit"):
        verify(written(tmp_path, lines))


def test_a_decision_while_the_dice_roll_is_named(tmp_path: Path) -> None:
    lines = Record.of(between_rolls((3, "roll"))).text().splitlines()
    lines.insert(3, '{"seat": 1, "do": "claim new-york"}')

    with pytest.raises(RecordError) as refused:
        verify(written(tmp_path, lines))

    assert (refused.value.fault, refused.value.line) == (Fault.CHANCE_AWAITED, 4)


def test_a_transcript_describes_a_game_event_by_event() -> None:
    """Lots have the names that people read on the edition's board.

    Cid is the last of the round. Ann has $500, $16 of rent and a lot of $200.
    """
    game = between_rolls((1, "claim new-york"), (3, "accept 2"), (None, "time"))
    game.play("roll")
    game.play("dice 1 2")

    assert list(transcript(Record.of(game))) == [
        "Monopoly. Edition: Brazil. Players: Ann, Bob, Cid.",
        "     Ann claims $16 rent from Bob for Avenida Brigadeiro Faria Lima.",
        "     Bob pays $16 rent to Ann for Avenida Brigadeiro Faria Lima.",
        "     Trade. Bob gives Praça da Sé; Cid gives Avenida São João.",
        "     The time is up: this round is completed, then the game ends.",
        "     Cid rolls 1 and 2.",
        "     Cid moves to Praça da Sé.",
        "     Ann wins with $716 (time up).",
    ]


@every_pair("edition, language", [*SEATS], LANGUAGES)
def test_every_game_has_a_transcript(edition: str, language: str) -> None:
    lines = list(transcript(Record.of(finished(edition)), language))

    assert lines[0].startswith(catalog(language).text("game-monopoly"))
    assert any(line.startswith("  1. ") for line in lines)
    assert all(line == line.rstrip() and "{" not in line for line in lines)
