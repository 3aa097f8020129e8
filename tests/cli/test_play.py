"""`magnate play`: a game in the terminal, driven by scripted lines."""

from __future__ import annotations

import builtins
import io
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest

from magnate.acquire import Game, notation
from magnate.bots import LEVELS, worker_pool
from magnate.messages import LANGUAGES, catalog
from magnate.record import Record, read, replay, verify
from magnate.terminal.acquire import EXPECTED
from magnate.terminal.plain import play
from tests.bots.trial_bots import work_never
from tests.cli.conftest import Magnate, Result
from tests.record.games import LATE, SEATS, finished

Play = Callable[..., Result]
NAMES = ("Ann", "Bot 2", "Bot 3")
# Tower has 30 tiles, so that nobody may declare the end.
NOT_SO_LATE = LATE.replace("D T T T T T T T T T T T T", "D T . . . . . . . . . . .")


@pytest.fixture
def typed(magnate: Magnate, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Run `magnate play acquire` and type some lines; then the input ends."""

    def run(lines: str, *arguments: str) -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        return magnate("play", "acquire", "--bot", "steady", *arguments)

    return run


@pytest.fixture
def late(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Type some lines in a game from the late position, where Ann is to place 2A or 1H."""

    def run(
        *lines: str, language: str = "en", record: Path | None = None, position: str = LATE
    ) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        game = Game.from_position(position, chance="given", names=NAMES)
        play(game, catalog(language), bot="steady", seed=1, record=record)
        return capsys.readouterr().out

    return run


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_starts_and_ends_politely_in_every_language(language: str, typed: Play) -> None:
    result = typed("quit\n", "--players", "3", "--seed", "5", "--lang", language, "--name", "Ann")

    words = catalog(language)
    bots = words.list(words.text("cli-play-bot-name", n=seat) for seat in (2, 3))
    assert (result.code, result.err) == (0, "")
    welcome, _, rest = result.out.partition(f"{words.text('cli-play-type-move')}\n")
    assert rest and " ".join(welcome.split()).endswith(f"(steady): {bots}.")
    assert "Ann" in result.out
    assert words.text("prompt-place") in result.out
    assert result.out.splitlines()[-1].endswith(words.text("cli-play-bye"))


def test_the_end_of_the_input_leaves_the_game(typed: Play) -> None:
    result = typed("", "--seed", "5")

    assert result.code == 0
    assert result.out.endswith("\nYou have left the game. See you next time!\n")


def test_an_interrupt_leaves_the_game(typed: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)

    result = typed("", "--seed", "5")

    assert result.code == 0
    assert result.out.endswith("\nYou have left the game. See you next time!\n")


def test_the_same_seed_gives_the_same_game(typed: Play) -> None:
    assert typed("", "--seed", "5") == typed("", "--seed", "5")
    assert typed("", "--seed", "5") != typed("", "--seed", "6")


def test_tiles_of_others_are_not_shown(typed: Play) -> None:
    result = typed("", "--players", "3", "--seed", "5", "--name", "Ann")

    assert re.search(r"^Ann draws 6 tiles: (\d+[A-I](, )?){6}\.$", result.out, re.MULTILINE)
    assert "Bot 2 draws 6 tiles.\n" in result.out
    assert not re.search(r"Bot \d draws [^.]*:", result.out)


def test_the_hand_is_shown_with_what_each_tile_would_do(late: Callable[..., str]) -> None:
    """American pays Ann, who has 2 of its 3 shares, the primary bonus of $3,000."""
    shown = late("quit")

    assert "  2A  Merger: Tower (41), American (2). Your bonus for American: $3,000.\n" in shown
    assert "  1H  Tower grows from 41 to 42 tiles.\n" in shown


def test_a_question_mark_lists_the_legal_moves(late: Callable[..., str]) -> None:
    assert ">   place 2A  place 1H\n" in late("?", "quit")


def test_a_question_mark_lists_one_purchase_of_several_chains(late: Callable[..., str]) -> None:
    rich = LATE.replace("$1000", "$9000")

    shown = late("1H", "?", position=rich)

    assert re.search(r"  buy none +buy 2 Tower +buy 1 American +buy 3 American\n", shown)
    assert "several chains, such as: buy 1 Tower 1 American\n" in shown
    assert "buy 2 Tower 1 American" not in shown


def test_moves_use_the_names_of_chains_on_the_board(late: Callable[..., str]) -> None:
    """Displayed names can also be typed."""
    shown = late("1H", "?", "buy x", "buy 1 Американская", "undo", language="ru")

    assert "  buy none  " in shown and "buy 1 Американская" in shown
    assert "(Башня, Саксон, Всемирная, " in shown
    assert f"{catalog('ru').text('cli-play-undone', move='buy 1 Американская')}\n" in shown
    assert "American" not in shown


def test_tiles_that_do_the_same_share_a_line(late: Callable[..., str]) -> None:
    shown = late(position=LATE.replace("hand 2A 1H", "hand 2A 9A 9B 1H"))

    assert "  9A 9B  No effect: the tile joins no chain.\n" in shown
    assert "  1H     Tower grows from 41 to 42 tiles.\n" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_board(language: str, late: Callable[..., str]) -> None:
    lines = ("declare", "buy 9 Tower", "2A", "survivor Tower", "trade 1", "sell 2", "acquire Tower")

    shown = late(*lines, language=language)

    answers = [line.removeprefix("> ") for line in shown.splitlines()]  # one presses Enter
    assert max(map(len, answers)) <= 80


def test_the_money_is_shown_when_buying_shares(late: Callable[..., str]) -> None:
    assert "  Money               $1,000\n" in late("1H")


def test_help_explains_the_moves(late: Callable[..., str]) -> None:
    shown = late("help", "quit", language="pl")

    assert catalog("pl").text("cli-play-help-acquire") in shown
    assert catalog("pl").text("cli-play-help-always") in shown


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("jump", "  jump\n  ^\nExpected here: a move (place).\n"),
        ("place 13A", "  place 13A\n        ^\nExpected here: a tile such as 3C.\n"),
        ("place 3J", "  place 3J\n         ^\nExpected here: a row from A to I.\n"),
        ("2j", "  2j\n   ^\nExpected here: a row from A to I.\n"),
        ("place 2A now", "  place 2A now\n           ^\nExpected here: the end of the line.\n"),
        ("sell two", "  sell two\n       ^\nExpected here: a number.\n"),
        ("sell 2 keep 1", "  sell 2 keep 1\n         ^\nExpected here: sell or trade.\n"),
    ],
)
def test_a_mistyped_move_is_pointed_at(line: str, shown: str, late: Callable[..., str]) -> None:
    assert f"> {shown}" in late(line, "quit")


def test_everything_the_notation_expects_has_a_message_in_every_language() -> None:
    source = Path(notation.__file__).read_text(encoding="utf-8")

    assert set(re.findall(r'error\([^"\n]*"([^"]+)"', source)) == set(EXPECTED)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_move_gets_a_reason_and_a_rule(language: str, late: Callable[..., str]) -> None:
    shown = late("place 5H", "sell " + "9" * 5000, "quit", language=language)

    assert f"{catalog(language).text('reason-tile-not-in-hand')} (" in shown
    assert "A-PLACE-1)" in shown


def test_a_move_may_be_typed_without_its_verb(late: Callable[..., str]) -> None:
    """A placement, a complete disposal, a purchase."""
    shown = late("2a", "sell 2", "none")

    assert "Ann places 2A.\n" in shown
    assert "Ann sells 2, trades 0 for 0 and keeps 0 of the American shares.\n" in shown
    assert "Ann buys no shares.\n" in shown


def test_undo_takes_back_what_the_bots_did_too(late: Callable[..., str], tmp_path: Path) -> None:
    shown = late("undo", "1h", "none", "undo", "undo", "quit", record=tmp_path / "game.jsonl")

    assert "You have no decision to take back.\n" in shown
    assert "Taken back: buy none\n" in shown
    assert "Taken back: place 1H\n" in shown
    assert replay(verify(tmp_path / "game.jsonl")).position() == Game.from_position(LATE).position()


def test_a_game_is_played_to_its_end(late: Callable[..., str], tmp_path: Path) -> None:
    """Ann has 1000 + 3000 + 600 (American) + 12000 + 3600 (Tower); see the transcript's test.

    Bob has 2000 + 1500, and keeps or sells one share at 300; Cid 3000 + 6000 + 1200. All chance
    since the position was the table's, and the record proves it.
    """
    shown = late("2A", "sell 2", "declare", "buy none", record=tmp_path / "game.jsonl")

    assert "Final result\n1. Ann: $20,200\n2. Bot 3: $10,200\n3. Bot 2: $3," in shown
    record = verify(tmp_path / "game.jsonl")
    assert record.is_over
    assert record.header.seed is None
    assert record.header.fairness is not None


def test_a_game_resumes_from_its_file(typed: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    typed("", "--seed", "5", "--players", "3", "--record", str(path), "--name", "Ann")
    tile = replay(read(path)).position().split("hand ")[1].split()[0]

    result = typed(f"place {tile}\n", "--record", str(path))

    assert "You play: Ann." in result.out
    assert f"Ann places {tile}.\n" in result.out
    assert "starting tile" not in result.out
    assert any("place" in str(entry) for entry in read(path).entries)
    verify(path)


def test_a_resumed_game_keeps_its_settings(typed: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Record.of(Game(3, seed=1)).write(path)

    result = typed("", "--record", str(path), "--players", "4", "--seed", "0")

    assert result.code == 2
    assert result.err == (
        f"magnate: {path} contains an unfinished game, which is resumed; "
        "leave out: --players --seed\n"
    )


def test_a_finished_game_is_not_resumed(typed: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Record.of(finished("classic")).write(path)

    result = typed("", "--record", str(path))

    assert result.code == 2
    assert result.err == f"magnate: {path} contains a finished game; choose another file.\n"


def test_a_file_that_is_not_a_record_is_left_alone(typed: Play, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_text("dear diary\n", encoding="utf-8")

    result = typed("", "--record", str(path))

    assert result.code == 1
    assert result.err == f"magnate: {path}, line 1: This is not a JSON object (column 1).\n"
    assert path.read_text(encoding="utf-8") == "dear diary\n"


def test_a_game_is_saved_to_the_named_file(late: Callable[..., str], tmp_path: Path) -> None:
    shown = late("save", f"save {tmp_path}/a b.jsonl", "quit")

    assert "Add a file name: save FILE\n" in shown
    assert f"Game saved: {tmp_path}/a b.jsonl\n" in shown
    assert not verify(tmp_path / "a b.jsonl").is_over


def test_a_file_that_cannot_be_written_does_not_end_the_game(
    late: Callable[..., str], tmp_path: Path
) -> None:
    shown = late(f"save {tmp_path}/none/game.jsonl", "1H", "quit")

    assert shown.count(f"The game could not be saved: {tmp_path}/none/game.jsonl (") == 1
    assert "Ann places 1H.\n" in shown


@pytest.mark.parametrize("name", ["~nobody-of-this-name/game.jsonl", "a\0b", "x" * 300, "."])
def test_a_strange_file_name_does_not_end_the_game(
    name: str, late: Callable[..., str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = late(f"save {name}", "1H", "quit", record=tmp_path / "game.jsonl")

    assert "Ann places 1H.\n" in shown
    assert [path.name for path in tmp_path.iterdir()] == ["game.jsonl"]
    assert "place 1H" in str(read(tmp_path / "game.jsonl").entries)


def test_saving_leaves_other_files_alone(late: Callable[..., str], tmp_path: Path) -> None:
    diary, game = tmp_path / "diary.txt", tmp_path / "game.jsonl"
    diary.write_text("dear diary\n", encoding="utf-8")

    shown = late(f"save {diary}", f"save {game}", "1H", f"save {game}", "quit")

    assert f"This file already exists; choose another name: {diary}\n" in shown
    assert diary.read_text(encoding="utf-8") == "dear diary\n"
    assert shown.count(f"Game saved: {game}\n") == 3


def test_an_order_to_dispose_is_carried_out_automatically(late: Callable[..., str]) -> None:
    """Ann has two shares of American, which Tower acquires."""
    shown = late("order sell american on", "2A")

    assert "Standing orders: sell American\n" in shown
    assert "Ann sells 2, trades 0 for 0 and keeps 0 of the American shares.\n" in shown


def test_an_order_can_be_cancelled(late: Callable[..., str]) -> None:
    shown = late("order skip-buying on", "order skip off", "order", "1H", position=NOT_SO_LATE)

    assert "Standing orders: skip-buying\n> Standing orders: none\n" in shown
    assert shown.count("Standing orders: none\n") == 2
    assert "Ann buys no shares" not in shown


def test_an_order_answers_the_current_decision(late: Callable[..., str]) -> None:
    shown = late("1H", "order skip-buying on", position=NOT_SO_LATE)

    assert "Ann buys no shares.\n" in shown.partition("Standing orders: skip-buying\n")[2]


def test_an_order_declares_the_end_when_it_wins(late: Callable[..., str]) -> None:
    """Ann has the most shares of Tower, which has 41 tiles, so ending the game now wins."""
    shown = late("order declare on", "order skip-buying on", "1H")

    assert "Ann declares the end of the game: Tower has 41 or more tiles.\n" in shown
    assert "Final result\n1. Ann: " in shown


def test_orders_are_not_taken_back(late: Callable[..., str]) -> None:
    shown = late("order keep tower on", "1H", "undo", "undo", "order")

    assert "Taken back: place 1H\n" in shown
    assert "You have no decision to take back.\n" in shown
    assert shown.count("Standing orders: keep Tower\n") == 2


def test_orders_use_the_names_of_chains_on_the_board(late: Callable[..., str]) -> None:
    shown = late("order trade Американская on", language="ru")

    assert "Постоянные поручения: trade Американская\n" in shown


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("order beer", "        ^\nExpected here: a standing order (skip-buying, declare, keep, "),
        ("order s on", "        ^\nExpected here: a standing order ("),
        ("order keep moon on", "             ^\nExpected here: a chain (Tower, Sackson, "),
        ("order keep", "            ^\nExpected here: a chain ("),
        ("order keep tower", "                  ^\nExpected here: on or off (on, off).\n"),
        ("order declare maybe", "                ^\nExpected here: on or off (on, off).\n"),
        ("order declare on it", "                   ^\nExpected here: the end of the line.\n"),
    ],
)
def test_a_mistyped_order_is_pointed_at(line: str, shown: str, late: Callable[..., str]) -> None:
    assert f"  {line}\n{shown}" in late(line, "quit")


def test_an_impossible_order_gets_a_reason(late: Callable[..., str]) -> None:
    hidden = LATE.replace("classic\n", "classic\noption holdings_visibility hidden\n")

    shown = late("order declare on", position=hidden)

    assert f"> {catalog('en').text('order-needs-open-holdings')}\n" in shown


def test_the_bot_is_named_in_the_welcome(typed: Play) -> None:
    assert "Bots (random): " in typed("", "--bot", "random").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_bot_is_refused(language: str, typed: Play) -> None:
    result = typed("", "--bot", "clever", "--lang", language)

    known = catalog(language).list((*LEVELS, "random", "steady"))
    assert (result.code, result.out) == (2, "")
    text = catalog(language).text("cli-error-bot", name="clever", known=known)
    assert result.err == f"magnate: {text}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_opponents_of_a_level_are_introduced(
    language: str, typed: Play, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their workers are not ready yet, and the game does not wait for them."""
    monkeypatch.setattr(worker_pool, "work", work_never)
    words = catalog(language)
    lines = "1\n" * 20  # no move, or one
    result = typed(lines, "--bot", "strong", "--players", "3", "--seed", "1", "--lang", language)

    assert (result.code, result.err) == (0, "")
    shown = " ".join(result.out.split())
    assert "(strong): Viktor, Viktor II." in shown
    assert f"Viktor. {words.text('bot-about-strong')}" in shown


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "language"), list(zip(SEATS, LANGUAGES, strict=True)))
@pytest.mark.parametrize(("visibility", "bot"), [("open", "steady"), ("hidden", "random")])
def test_whole_games_can_be_played(
    edition: str,
    language: str,
    visibility: str,
    bot: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = {"holdings_visibility": visibility}
    game = Game(SEATS[edition], edition, chance="given", options=options)
    lines = any_lines(game)
    monkeypatch.setattr(builtins, "input", lambda prompt: next(lines))

    play(game, catalog(language), bot=bot, seed=3, record=tmp_path / "game.jsonl")

    shown = capsys.readouterr().out
    assert game.is_over
    assert catalog(language).text("cli-play-result") in shown
    record = verify(tmp_path / "game.jsonl")
    assert record.is_over
    assert record.header.fairness is not None


def test_a_resumed_game_proves_no_chance(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Earlier outcomes came from a key that is gone."""
    path = tmp_path / "game.jsonl"
    for lines in (["1H"], ["declare", "none"]):
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        begun = Game.from_position(LATE, chance="given", names=NAMES)
        game = replay(verify(path)) if path.exists() else begun
        play(cast("Game", game), catalog("en"), bot="steady", record=path)

    assert "Ann buys no shares.\n" in capsys.readouterr().out
    record = verify(path)
    assert record.is_over
    assert record.header.fairness is None


def any_lines(game: Game) -> Iterator[str]:
    """Decide at random, and use every command occasionally."""
    rng = random.Random(3)
    while True:
        yield from (rng.choice(["?", "board", "", "help", "undo"]),) * (rng.random() < 0.1)
        yield str(rng.choice(game.legal_actions()))
