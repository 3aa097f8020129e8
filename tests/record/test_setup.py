"""The header stores what was chosen before the game: Monopoly's pieces (M-S-37)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from magnate import acquire
from magnate.monopoly import Game
from magnate.record import Fault, Record, RecordError, read, replay, verify
from magnate.record.lines import header_hash, position_hash
from magnate.record.replaying import digest_of
from tests.record.monopoly_games import BETWEEN_ROLLS

NAMES = ("Ann", "Bob", "Cid")
PIECES = ("shoe", "dog", "iron")


def begun(*pieces: str, start: str | None = None) -> Game:
    if start is not None:
        return Game.from_position(start, chance="given", names=NAMES)
    game = Game(NAMES, chance="given", pieces=pieces or None)
    for dice in ("dice 6 5", "dice 1 2", "dice 1 3"):
        game.play(dice)
    game.play("roll")
    game.undo()
    return game


def fields(game: Game | acquire.Game) -> dict[str, object]:
    return dict(json.loads(Record.of(game).text().splitlines()[0]))


def written(folder: Path, game: Game | acquire.Game, **changes: object) -> Path:
    lines = Record.of(game).text().splitlines()
    lines[0] = json.dumps({**json.loads(lines[0]), **changes})
    path = folder / "game.jsonl"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return path


def test_the_header_names_the_pieces_and_they_read_back(tmp_path: Path) -> None:
    game = begun(*PIECES)
    path = written(tmp_path, game)

    assert fields(game)["setup"] == {"pieces": list(PIECES)}
    again = cast(Game, replay(verify(path)))
    assert again.pieces == PIECES
    assert again.position() == game.position()
    assert Record.of(again) == Record.of(game) == read(path)


def test_a_header_without_them_means_the_default_pieces(tmp_path: Path) -> None:
    game = begun()

    assert "setup" not in fields(game)
    again = cast(Game, replay(verify(written(tmp_path, game))))
    assert again.pieces == ("dog", "cannon", "wheelbarrow")


def test_the_default_may_be_written(tmp_path: Path) -> None:
    record = Record.of(begun())
    header = replace(record.header, setup={"pieces": ["dog", "cannon", "wheelbarrow"]})
    lines = (header_hash(header), *record.entries, position_hash(header, digest_of(begun())))
    Record(header, lines).write(tmp_path / "game.jsonl")

    assert "setup" not in fields(cast(Game, replay(verify(tmp_path / "game.jsonl"))))


def test_the_hashes_of_positions_do_not_depend_on_the_pieces() -> None:
    assert digest_of(begun(*PIECES)) == digest_of(begun())


def test_a_start_position_has_its_pieces_and_the_header_agrees(tmp_path: Path) -> None:
    game = begun(start=f"{BETWEEN_ROLLS}pieces shoe dog iron\n")

    assert fields(game)["setup"] == {"pieces": list(PIECES)}
    assert cast(Game, replay(verify(written(tmp_path, game)))).pieces == PIECES


def test_a_header_that_contradicts_its_start_position_is_refused(tmp_path: Path) -> None:
    game = begun(start=f"{BETWEEN_ROLLS}pieces shoe dog iron\n")
    path = written(tmp_path, game, setup={"pieces": ["dog", "shoe", "iron"]})

    with pytest.raises(RecordError, match="setup differs from the start position") as caught:
        verify(path)
    assert (caught.value.fault, caught.value.line) == (Fault.CANNOT_BEGIN, 1)


@pytest.mark.parametrize(
    ("setup", "fault", "field"),
    [
        ({"pieces": ["shoe", "dog", "cat"]}, Fault.BAD_VALUE, "setup.pieces"),
        ({"pieces": ["shoe", "dog", None]}, Fault.BAD_VALUE, "setup.pieces"),
        ({"pieces": "shoe"}, Fault.BAD_VALUE, "setup.pieces"),
        ({"tokens": []}, Fault.UNKNOWN_KEY, "setup.tokens"),
        (["shoe"], Fault.BAD_VALUE, "setup"),
        (None, Fault.BAD_VALUE, "setup"),
    ],
)
def test_a_setup_of_the_wrong_form_is_refused_by_line_and_field(
    tmp_path: Path, setup: object, fault: Fault, field: str
) -> None:
    path = written(tmp_path, begun(), setup=setup)
    with pytest.raises(RecordError) as caught:
        read(path)

    assert (caught.value.fault, caught.value.line) == (fault, 1)
    assert caught.value.arguments["name"] == field
    assert field in str(caught.value)


@pytest.mark.parametrize(
    ("pieces", "problem"),
    [
        (["shoe", "dog", "shoe"], "pieces: seats 1 and 3 both have the piece shoe"),
        (["shoe", "dog"], "pieces: 2 choices for 3 seats"),
    ],
)
def test_pieces_that_no_game_can_begin_with_are_refused(
    tmp_path: Path, pieces: list[str], problem: str
) -> None:
    path = written(tmp_path, begun(), setup={"pieces": pieces})
    with pytest.raises(RecordError, match=problem) as caught:
        verify(path)

    assert (caught.value.fault, caught.value.line) == (Fault.CANNOT_BEGIN, 1)


def test_a_game_without_such_choices_has_none_in_its_header(tmp_path: Path) -> None:
    game = acquire.Game(NAMES, chance="given")

    assert "setup" not in fields(game)
    with pytest.raises(RecordError, match=r"setup\.pieces"):
        read(written(tmp_path, game, setup={"pieces": list(PIECES)}))
