"""`magnate replay` and `magnate verify`."""

from __future__ import annotations

from pathlib import Path

import pytest

from magnate.acquire import Game
from magnate.messages import LANGUAGES, catalog
from magnate.monopoly import Game as Monopoly
from magnate.record import Record
from tests.cli.conftest import Magnate
from tests.record.games import finished
from tests.record.monopoly_games import finished as finished_monopoly
from tests.record.test_fairness import FAIRNESS, fair_game

pytestmark = pytest.mark.slow

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
OVER = {
    "en": "{file}: valid. Entries: {n}. The game is over.\n",
    "pt": "{file}: tudo certo. Entradas: {n}. A partida terminou.\n",
    "pl": "{file}: wszystko się zgadza. Wpisy: {n}. Partia jest zakończona.\n",
    "ru": "{file}: всё верно. Записей: {n}. Партия окончена.\n",
}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    Record.of(finished("classic"), with_seed=True).write(path)
    return path


@in_every_language
def test_a_valid_record_is_confirmed(language: str, file: Path, magnate: Magnate) -> None:
    result = magnate("verify", str(file), "--lang", language)

    entries = len(finished("classic").entries)
    assert result == (0, OVER[language].format(file=file, n=entries), "")


FAIR = {
    "en": "Chance was fair",
    "pt": "O acaso foi",
    "pl": "Losowanie było",
    "ru": "Случайность была",
}


@in_every_language
def test_fair_chance_is_confirmed(language: str, tmp_path: Path, magnate: Magnate) -> None:
    path = tmp_path / "game.jsonl"
    Record.of(fair_game("classic"), fairness=FAIRNESS).write(path)

    in_order, fair = magnate("verify", str(path), "--lang", language).out.splitlines()

    assert in_order.startswith(str(path))
    assert fair.startswith(FAIR[language])


def test_a_running_game_is_confirmed_too(tmp_path: Path, magnate: Magnate) -> None:
    path = tmp_path / "game.jsonl"
    Record.of(Game(3, seed=1)).write(path)

    assert magnate("verify", str(path)).out.endswith(" The game is not over yet.\n")


@in_every_language
def test_an_invalid_record_gives_the_line_and_exit_code_1(
    language: str, file: Path, magnate: Magnate
) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join([*lines[:4], *lines[5:]]), encoding="utf-8")

    for command in ("verify", "replay"):
        result = magnate("--lang", language, command, str(file))
        assert result.code == 1
        assert result.err.startswith(f"magnate: {file}, ")
        assert " 5: " in result.err
        assert result.err.count("\n") == 1


def test_a_replay_tells_everything_up_to_the_bad_line(file: Path, magnate: Magnate) -> None:
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join([*lines[:3], '{"chance": "start 99Z"}\n', *lines[4:]]), "utf-8")

    result = magnate("replay", str(file))

    first, *others = result.out.splitlines()
    assert first.startswith("Acquire. Edition: Classic, 2008. Players: Player 1")
    assert len(others) == 2
    assert result.err == (
        f"magnate: {file}, line 4: This is not an action: 'start 99Z', column 7: "
        "expected a tile such as 3C, got '99Z'.\n"
    )


@in_every_language
def test_a_replay_has_a_sentence_for_every_event(
    language: str, file: Path, magnate: Magnate
) -> None:
    result = magnate("replay", str(file), "--lang", language)

    assert result.code == 0
    assert result.err == ""
    undone = sum(entry.action is None for entry in finished("classic").entries)
    assert len(result.out.splitlines()) >= 1 + len(finished("classic").events) + undone
    assert "Player 1" in result.out


@in_every_language
def test_a_game_of_monopoly_is_verified_and_replayed(
    language: str, tmp_path: Path, magnate: Magnate
) -> None:
    game = finished_monopoly("brazil", ending="time")
    path = tmp_path / "game.jsonl"
    Record.of(game, with_seed=True).write(path)

    verified = magnate("verify", str(path), "--lang", language)
    replayed = magnate("replay", str(path), "--lang", language)

    assert verified == (0, OVER[language].format(file=path, n=len(game.entries)), "")
    assert (replayed.code, replayed.err) == (0, "")
    assert replayed.out.startswith(f"{catalog(language).text('game-monopoly')}. ")
    assert catalog(language).text("log-time") in replayed.out


def test_a_free_action_of_the_wrong_player_is_refused_with_its_rule(
    tmp_path: Path, magnate: Magnate
) -> None:
    path = tmp_path / "game.jsonl"
    lines = Record.of(Monopoly(3, seed=1)).text().splitlines()
    lines.insert(-1, '{"seat": 2, "do": "claim baltic"}')
    path.write_text("\n".join([*lines, ""]), encoding="utf-8")

    result = magnate("verify", str(path))

    assert (result.code, result.out) == (1, "")
    assert result.err == (
        f"magnate: {path}, line {len(lines) - 1}: Not allowed here: claim baltic. "
        "There is no rent to claim for this property. (rule M-RENT-6)\n"
    )
