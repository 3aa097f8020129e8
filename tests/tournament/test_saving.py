"""A tournament in a file: it resumes, and other files stay unchanged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.search.budget import Budget
from magnate.tournament.saving import Saved, SavedError, plan_in

from .small import acquire_plan, duel_block

PLAN = acquire_plan("a", "b", seed=5)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a file with three blocks, the third from the middle of the tournament."""
    path = tmp_path / "games.jsonl"
    saved = Saved(path, PLAN)
    for block in (1, 2, 9):
        saved.add(duel_block(block, wins=1))
    return path


def blocks_in(path: Path) -> list[int]:
    return [game.block for game in Saved(path, PLAN).games]


def test_a_file_has_the_plan_and_a_line_for_each_game(path: Path) -> None:
    plan, *games = (json.loads(line) for line in path.read_text("utf-8").splitlines())

    assert (plan["game"], plan["bots"], plan["seed"]) == ("acquire", ["a", "b"], 5)
    assert plan["options"]["bonus_rounding"] == "up_100"
    assert [(game["block"], game["rotation"]) for game in games] == [
        (1, 0), (1, 1), (2, 0), (2, 1), (9, 0), (9, 1),
    ]  # fmt: skip
    assert games[0]["seats"][0]["bot"] == "a"


def test_saved_games_are_read_back_and_more_can_be_added(path: Path) -> None:
    saved = Saved(path, PLAN)
    assert saved.games == [game for block in (1, 2, 9) for game in duel_block(block, wins=1)]

    saved.add(duel_block(3, wins=2))

    assert saved.games == Saved(path, PLAN).games
    assert blocks_in(path) == [1, 1, 2, 2, 9, 9, 3, 3]


def test_reading_a_file_does_not_change_it(path: Path) -> None:
    before = path.read_bytes()

    Saved(path, PLAN)

    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]


@pytest.mark.parametrize("cut", [1, 2, 60])
def test_a_block_whose_last_line_was_cut_is_played_again(path: Path, cut: int) -> None:
    """A process killed while writing leaves such a line."""
    path.write_bytes(path.read_bytes()[:-cut])

    saved = Saved(path, PLAN)
    assert [game.block for game in saved.games] == [1, 1, 2, 2]
    saved.add(duel_block(9, wins=2))

    assert Saved(path, PLAN).games[4:] == duel_block(9, wins=2)


def test_a_file_from_before_there_were_budgets_is_resumed(path: Path) -> None:
    first, *games = path.read_bytes().splitlines(keepends=True)
    plan = json.loads(first)
    del plan["budget"]
    path.write_bytes(json.dumps(plan).encode() + b"\n" + b"".join(games))

    assert blocks_in(path) == [1, 1, 2, 2, 9, 9]


def test_an_unfinished_block_is_played_again(path: Path) -> None:
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], *lines[4:]]))  # the second game of block 2 is missing

    assert blocks_in(path) == [1, 1, 9, 9]
    assert len(path.read_bytes().splitlines()) == 5


def test_an_empty_file_is_a_new_tournament(tmp_path: Path) -> None:
    path = tmp_path / "new"
    path.touch()

    assert blocks_in(path) == []
    assert len(path.read_bytes().splitlines()) == 1


def test_the_plan_is_read_from_the_file(path: Path, tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("Buy milk\n", "utf-8")

    plan = plan_in(path)
    assert plan is not None and plan.seed == 5
    assert [plan_in(each) for each in (text, tmp_path / "nothing", tmp_path)] == [None] * 3


def refused(path: Path, **changes: Any) -> SavedError:
    """Return the error for a file, and check that the file is unchanged."""
    before = path.read_bytes()
    with pytest.raises(SavedError) as caught:
        Saved(path, msgspec.structs.replace(PLAN, **changes))
    assert path.read_bytes() == before
    assert [each.name for each in path.parent.iterdir()] == [path.name]
    return caught.value


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"seed": 6}, "seed is 5 here, not 6."),
        ({"bots": ("b", "a")}, 'bots is ["a","b"] here, not ["b","a"].'),
        ({"game": "monopoly"}, 'game is "acquire" here, not "monopoly".'),
        ({"edition": "classic"}, 'edition is "2023-duel" here, not "classic".'),
        (
            {"options": {**PLAN.options, "bonus_rounding": "nearest_100"}},
            'bonus_rounding is "up_100" here, not "nearest_100".',
        ),
        ({"options": {**PLAN.options, "new": 1}}, "new is null here, not 1."),
        (
            {"budget": Budget(rollouts=50)},
            'budget is null here, not {"rollouts":50,"seconds":null}.',
        ),
        ({"weights": "b5"}, 'weights is "" here, not "b5".'),
    ],
)
def test_another_tournament_is_refused_with_the_difference(
    path: Path, changes: dict[str, Any], sentence: str
) -> None:
    error = refused(path, **changes)

    assert error.line == 1
    assert str(error) == f"line 1: Another tournament: {sentence}"


@pytest.mark.parametrize(
    "broken",
    [b"", b"{", b'{"block":2}', b'"Ann"', b"\xff", b'{"block":"2","rotation":0,"seats":[]}'],
)
def test_a_broken_line_is_refused_with_its_number(path: Path, broken: bytes) -> None:
    lines = path.read_bytes().splitlines()
    lines[3] = broken
    path.write_bytes(b"\n".join(lines) + b"\n")

    error = refused(path)

    assert error.line == 4
    assert str(error).startswith("line 4: This is not a game (")


@pytest.mark.parametrize("text", [b"Buy milk\n", b"{}\n", b"\xff\xfe\n", b"\n"])
def test_a_file_that_is_not_a_tournament_is_refused(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "text"
    path.write_bytes(text)

    assert str(refused(path)).startswith("line 1: This is not a tournament file (")


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_have_a_message_in_each_language(path: Path, language: str) -> None:
    sentence = refused(path, seed=6).sentence(catalog(language))

    assert {"seed", "5", "6"} <= set(sentence.replace(".", "").replace(",", "").split())
    assert (language == "en") == sentence.startswith("Another tournament")
