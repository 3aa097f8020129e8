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


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of Ann and others, after a start at which Bob did not reveal his nonce."""
    path = tmp_path_factory.mktemp("fair") / "game.jsonl"
    Record.of(fair_game("classic"), fairness=FAIRNESS).write(path)
    return path


ABANDONED = "Start 1 was abandoned because the nonce was not revealed in time"
OWN = FAIRNESS.seats[0].nonce


@in_every_language
def test_what_a_record_proves_is_said(language: str, fair: Path, magnate: Magnate) -> None:
    said = magnate("verify", str(fair), "--lang", language)

    words = catalog(language)
    assert said.out.splitlines()[1:] == [
        words.text("cli-verify-outcomes"),
        words.text("cli-verify-not-revealed", n=1, players="Bob"),
        words.text("cli-verify-not-compared"),
        words.text("cli-verify-never"),
    ]


def test_a_record_is_compared_with_what_was_kept(fair: Path, magnate: Magnate) -> None:
    kept = ("--commitment", FAIRNESS.commitment, "--nonce", OWN)

    said = magnate("verify", str(fair), *kept)

    assert said.code == 0
    proven = [line.split(":")[0] for line in said.out.splitlines()[1:]]
    assert proven == ["Proven", ABANDONED, "Proven", "Proven", "Never provable"]


@pytest.mark.parametrize(
    "kept",
    [
        ("--commitment", FAIRNESS.abandoned[0].commitment),
        ("--commitment", "ab" * 32),
        ("--commitment", FAIRNESS.commitment, "--commitment", "ab" * 32),
        ("--nonce", "ab" * 16),
        ("--nonce", "a"),  # only of the start that was abandoned
        ("--nonce", OWN, "--nonce", "ab" * 16),
    ],
)
def test_a_record_of_another_game_is_found(
    kept: tuple[str, ...], fair: Path, magnate: Magnate
) -> None:
    said = magnate("verify", str(fair), *kept)

    assert said.code == 1
    assert said.err.endswith("this is not the game you were shown.\n")


def test_values_of_an_abandoned_start_may_be_given_too(fair: Path, magnate: Magnate) -> None:
    earlier = ("--commitment", FAIRNESS.abandoned[0].commitment, "--nonce", "b")

    said = magnate(
        "verify", str(fair), *earlier, "--commitment", FAIRNESS.commitment, "--nonce", OWN
    )

    assert said.code == 0


def test_a_record_without_a_proof_cannot_be_compared(file: Path, magnate: Magnate) -> None:
    said = magnate("verify", str(file), "--nonce", OWN)

    assert (said.code, said.err) == (
        1,
        "magnate: The record contains no proof of fair chance to compare with.\n",
    )


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
    file.write_text("".join([*lines[:4], '{"chance": "start 99Z"}\n', *lines[5:]]), "utf-8")

    result = magnate("replay", str(file))

    first, *others = result.out.splitlines()
    assert first.startswith("Acquire. Edition: Classic, 2008. Players: Player 1")
    assert len(others) == 2
    assert result.err == (
        f"magnate: {file}, line 5: This is not an action: 'start 99Z', column 7: "
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
