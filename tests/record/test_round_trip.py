"""A record preserves a game exactly: written, read and replayed, it is the same game."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import pytest

from magnate.acquire import Game, load
from magnate.record import Chance, Decision, End, Hash, Record, Undo, read, replay, verify
from tests.record.games import LATE, SEATS, finished, play_on

in_every_preset = pytest.mark.parametrize("edition", SEATS)


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


@pytest.mark.slow
@in_every_preset
def test_a_finished_game_is_the_same_after_a_record(edition: str, tmp_path: Path) -> None:
    game = finished(edition)

    Record.of(game).write(tmp_path / "game.jsonl")

    assert any(entry.action is None for entry in game.entries)
    assert_same(game, tmp_path / "game.jsonl")


@in_every_preset
@pytest.mark.parametrize("decisions", [1, 7, 30])
def test_a_running_game_is_the_same_after_a_record(
    edition: str, decisions: int, tmp_path: Path
) -> None:
    game = play_on(Game(SEATS[edition], edition, seed=2), decisions=decisions)

    Record.of(game).write(tmp_path / "game.jsonl")

    assert_same(game, tmp_path / "game.jsonl")


@pytest.mark.parametrize("entries", [0, 1, 5, 20, 40])
def test_a_game_with_given_chance_can_stop_anywhere(entries: int, tmp_path: Path) -> None:
    game = Game(4, "2023-tycoon", chance="given")
    for _ in range(entries):
        game.play(game.legal_actions()[0])

    Record.of(game).write(tmp_path / "game.jsonl")

    assert_same(game, tmp_path / "game.jsonl")


def test_a_game_from_a_position_starts_there_again(tmp_path: Path) -> None:
    game = Game.from_position(LATE, seed=3, names=["Ann", "Боб", "João"])
    game.play("place 2A")
    play_on(game, undo=0.2)

    Record.of(game).write(tmp_path / "game.jsonl")

    assert verify(tmp_path / "game.jsonl").header.start == LATE
    assert_same(game, tmp_path / "game.jsonl")


def test_single_options_are_kept(tmp_path: Path) -> None:
    options = {"holdings_visibility": "hidden", "bonus_rounding": "nearest_100", "players": (2, 5)}
    game = play_on(Game(2, "2023-classic", seed=4, options=options))

    Record.of(game).write(tmp_path / "game.jsonl")

    header = verify(tmp_path / "game.jsonl").header
    assert header.edition == "2023-classic"
    assert header.options == {
        **load("2023-classic").options(),
        "holdings_visibility": "hidden",
        "bonus_rounding": "nearest_100",
        "players": [2, 5],
    }
    assert_same(game, tmp_path / "game.jsonl")


def test_an_edition_from_a_file_needs_no_file_later(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('base = "classic"\nend_declaration = "forced"\n', encoding="utf-8")
    game = play_on(Game(3, house, seed=5))
    house.unlink()

    Record.of(game).write(tmp_path / "game.jsonl")

    assert_same(game, tmp_path / "game.jsonl")


def test_a_game_can_continue_after_its_end_was_taken_back(tmp_path: Path) -> None:
    game = finished("2023-duel").copy()
    game.undo()
    play_on(game, seed=9)

    Record.of(game).write(tmp_path / "game.jsonl")

    assert_same(game, tmp_path / "game.jsonl")


def test_a_branch_taken_back_stays_as_it_was_played() -> None:
    game = Game.from_position(LATE, chance="given")
    game.play("place 1H")
    game.undo()
    game.play("place 2A")

    assert Record.of(game).entries == (
        Decision(1, "place 1H"),
        Undo(1),
        Decision(1, "place 2A"),
    )


def test_a_hash_follows_every_twentieth_entry_and_the_last() -> None:
    game = finished("classic")
    kinds = [type(line) for line in Record.of(game).lines]
    entries = len(game.entries)

    at = [kinds[: place + 1].count(Hash) for place, kind in enumerate(kinds) if kind is Hash]
    before = [
        sum(kind in (Decision, Chance, Undo) for kind in kinds[:place])
        for place, kind in enumerate(kinds)
        if kind is Hash
    ]
    assert at == list(range(1, len(at) + 1))
    assert before == [*range(20, entries, 20), entries]
    assert kinds[-1] is End


def test_states_go_through_the_game_entry_by_entry() -> None:
    game = play_on(Game(3, seed=6), decisions=25, undo=0.2)
    watched = Game(3, chance="given")
    states = Record.of(game).states()

    first, shown = next(states)
    assert first is None
    assert shown.position() == watched.position()
    for entry, made in zip(states, game.entries, strict=True):
        if made.action is None:
            watched.undo()
        else:
            watched.play(made.action)
        assert entry[1].position() == watched.position()


def test_the_seed_of_a_running_game_is_never_written() -> None:
    game = Game(3, seed=7)

    assert "seed" not in Record.of(game).text()
    with pytest.raises(ValueError, match="secret"):
        Record.of(game, with_seed=True)


@pytest.mark.slow
@in_every_preset
def test_with_a_seed_chance_is_recomputed(edition: str, tmp_path: Path) -> None:
    game = finished(edition)

    record = Record.of(game, with_seed=True)
    record.write(tmp_path / "game.jsonl")

    assert record.header.seed == 1
    assert verify(tmp_path / "game.jsonl") == record
    assert Record.of(replay(record)).entries == record.entries


def test_only_a_game_can_be_recorded() -> None:
    with pytest.raises(TypeError, match="not a game"):
        Record.of(object())  # type: ignore[arg-type]
