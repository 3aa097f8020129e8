"""`magnate play monopoly`: a game in the terminal, driven by scripted lines."""

from __future__ import annotations

import builtins
import io
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.monopoly import Game, TimeUp, notation
from magnate.monopoly.actions import ALONE
from magnate.monopoly.events import WentBankrupt
from magnate.record import Record, read, replay, verify
from magnate.terminal.consoles import console_of
from magnate.terminal.monopoly import EXPECTED, OF_THE_GROUP
from magnate.terminal.plain import play
from magnate.terminal.seating import YOU
from tests.cli.conftest import At, Magnate, Result
from tests.cli.monopoly_positions import (
    AUCTION,
    HOPELESS,
    OFFERED,
    THEIR_ROLL,
    YOUR_ROLL,
)
from tests.monopoly.own_board import own_edition
from tests.record.games import finished as finished_acquire
from tests.record.monopoly_games import SEATS, finished

Play = Callable[..., Result]


@pytest.fixture
def typed(magnate: Magnate, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Run `magnate play monopoly` and type some lines; then the input ends."""

    def run(lines: str, *arguments: str) -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        return magnate("play", "monopoly", "--bot", "steady", *arguments)

    return run


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_starts_and_ends_politely_in_every_language(language: str, typed: Play) -> None:
    result = typed("quit\n", "--players", "3", "--seed", "5", "--lang", language, "--name", "Ann")

    words = catalog(language)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"{words.text('game-monopoly')}. ")
    assert words.text("edition-brazil") in result.out and "Ann" in result.out
    assert result.out.splitlines()[-1].endswith(words.text("cli-play-bye"))


def test_the_end_of_the_input_leaves_the_game(typed: Play) -> None:
    result = typed("", "--seed", "5")

    assert result.code == 0
    assert result.out.endswith("\nYou have left the game. See you next time!\n")


def test_the_same_seed_gives_the_same_game(typed: Play) -> None:
    lines = "\nroll\nbuy\n\n\n\nroll\nbuy\n\n"

    assert typed(lines, "--seed", "5") == typed(lines, "--seed", "5")
    assert typed(lines, "--seed", "5") != typed(lines, "--seed", "6")


def test_a_game_is_played_to_its_end(at: At, tmp_path: Path) -> None:
    """Ann has $10 and owes $600 to Bot 2; with two players that is the end.

    Bot 2 has $510, three streets of $180, $180 and $200, and nine houses of $100.
    """
    two = HOPELESS.replace("3 $500 at start\n", "").replace("option round_limit 5\n", "")

    shown = at(two, "raise", "bankrupt", record=tmp_path / "game.jsonl")

    assert "Selling and mortgaging everything would not cover this debt." in shown
    assert "Ann is bankrupt. Everything goes to Bot 2.\n" in shown
    assert "Final result\n1. Bot 2: $1,970\n2. Ann: bankrupt\n" in shown
    assert verify(tmp_path / "game.jsonl").is_over


@pytest.mark.parametrize("farewell", ["bankrupt", "leave"])
def test_a_person_who_is_out_is_not_asked_again_and_sees_how_the_game_ends(
    farewell: str, at: At
) -> None:
    shown = at(HOPELESS, farewell)

    after = shown.partition("Ann is bankrupt.")[2]
    assert "rolls" not in after
    assert "Final result\n1. Bot " in after
    assert ": bankrupt\n" in after


def test_the_table_announces_the_time_limit(at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    """After an hour; Ann is first in the round, and two others complete it."""
    hours = iter([0, 1])
    monkeypatch.setattr("magnate.terminal.plain.monotonic", lambda: 3600 * next(hours, 1))
    timed = YOUR_ROLL.replace("\n1 $500", "\noption time_limit_minutes 60\n1 $500", 1)

    shown = at(timed, "time", "leave")

    assert "The time is up: this round is completed, then the game ends.\n" in shown
    assert "> It is another player’s decision now. (rule M-MOVE-2)\n" in shown
    assert "(time up)" in shown


def test_a_new_game_begins_with_the_order_to_claim_rent(typed: Play) -> None:
    """M-S-33: at a table without a live clock it is on unless its owner turns it off."""
    result = typed("order\n", "--seed", "5", "--name", "Ann")

    assert "Ann gives a standing order: always claim rent.\n" in result.out
    assert "> Standing orders: always-claim\n" in result.out


def test_the_board_is_shown_at_the_start_of_a_turn_and_on_demand(at: At) -> None:
    shown = at(YOUR_ROLL, "mortgage reading", "board", "quit")

    assert shown.count("Monopoly: Official. Round 1.") == 2
    assert shown.count("> It is your turn: roll the dice.") == 3


def test_a_question_mark_lists_the_moves_with_the_names_on_the_board(at: At) -> None:
    shown = at(YOUR_ROLL, "?", "quit")

    for move in ("roll", "mortgage Reading Railroad", "build Mediterranean Avenue 1"):
        assert re.search(rf"^(>  )? .*\b{move}\b", shown, re.MULTILINE), move
    assert "leaving are not listed; “help” explains" in shown


def test_every_listed_move_can_be_typed() -> None:
    for edition in ("brazil", "official", own_edition()):
        game = Game(3, edition, seed=4)
        console = console_of(Game(3, edition, chance="given"), catalog("en"), bot="steady")
        rng = random.Random(4)
        for _ in range(120):
            for action in game.legal_actions():
                assert console.parse(console.typed(str(action))) == action
            game.play(rng.choice(game.legal_actions()))


def test_a_question_mark_shows_the_range_of_bids(at: At) -> None:
    shown = at(AUCTION, "?", "quit")

    assert ">   bid 2  pass\n" in shown
    assert "You can bid from $2 to $500.\n" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_moves(language: str, at: At) -> None:
    shown = at(YOUR_ROLL, "help", "quit", language=language)

    assert catalog(language).text("cli-play-help-monopoly") in shown
    assert catalog(language).text("cli-play-help-always") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_move_of_a_player_that_is_only_a_verb(language: str) -> None:
    help_text = catalog(language).text("cli-play-help-monopoly")
    verbs = [kind.verb for kind in ALONE if kind is not TimeUp]

    assert [verb for verb in verbs if not re.search(rf"\b{verb}\b", help_text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_board(language: str, at: At) -> None:
    lines = ("help", "offer 2: reading for", "build baltic 1 vermont 1", "claim reading", "roll")

    for start in (YOUR_ROLL, THEIR_ROLL, OFFERED, AUCTION, HOPELESS):
        shown = at(start, *lines, "?", "", "board", language=language)
        answers = [line.removeprefix("> ") for line in shown.splitlines()]  # one presses Enter
        assert max(map(len, answers)) <= 80


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("jump", "  jump\n  ^\nExpected here: a move (roll, mortgage, build, offer, claim, waive"),
        ("mortgage moon", "  mortgage moon\n           ^\nExpected here: a property.\n"),
        ("build reading", "  build reading\n               ^\nExpected here: a number of houses"),
        (
            "build baltic 1 vermont 1",
            "  build baltic 1 vermont 1\n                 ^\nExpected here: a property of the same "
            "group, brown (Mediterranean Avenue, Baltic\nAvenue).\n",
        ),
        (
            "build baltic 1 baltic 2",
            "                 ^\nExpected here: every property only once.\n",
        ),
        ("offer two: baltic", "  offer two: baltic\n        ^\nExpected here: a number.\n"),
        ("offer 2: baltic", "^\nExpected here: the word “for”.\n"),
        ("offer 2: moon for vermont", "^\nExpected here: a property, money or a get-out-of-jail"),
        ("offer 2: baltic for", "^\nExpected here: properties, money, get-out-of-jail cards, or"),
        (
            "offer 2: baltic baltic for nothing",
            "^\nExpected here: everything only once per side.\n",
        ),
        ("tax much", "^\nExpected here: a kind of tax (flat, percent).\n"),
        ("order two beers", "a standing order (always-claim, never-build, bid).\n"),
        ("order bid high", "  order bid high\n            ^\nExpected here: an amount of money.\n"),
        ("order bid 120 x", "                ^\nExpected here: the end of the line.\n"),
        ("order always-claim maybe", "^\nExpected here: on or off (on, off).\n"),
        ("bid high", "^\nExpected here: an amount of money.\n"),
        ("roll twice", "  roll twice\n       ^\nExpected here: the end of the line.\n"),
    ],
)
def test_a_mistyped_move_is_pointed_at(line: str, shown: str, at: At) -> None:
    assert shown in at(YOUR_ROLL, line, "quit")


def test_everything_the_notation_expects_has_a_message_in_every_language() -> None:
    source = Path(notation.__file__).read_text(encoding="utf-8")
    in_source = set(re.findall(r'(?:error|lot)\((?:[^"\n]*, )?f?"([^"]+)"', source))
    in_source |= set(re.findall(r'word\(.*, "([^"]+)"\)', source))
    in_source |= set(re.findall(r'expected: str = "([^"]+)"', source))

    assert in_source == {*EXPECTED, OF_THE_GROUP + "{group}"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_illegal_move_gets_a_reason_and_a_rule(language: str, at: At) -> None:
    shown = at(YOUR_ROLL, "mortgage vermont", "bid " + "9" * 5000, "quit", language=language)

    assert f"{catalog(language).text('reason-not-owned')} (" in shown
    assert "M-BUY-2)" in shown


def test_a_person_cannot_play_chance(at: At) -> None:
    shown = at(YOUR_ROLL, "dice 6 6", "draw chance.go", "time", "quit")

    assert shown.count("> It is another player’s decision now. (rule M-MOVE-2)\n") == 3


def test_a_bid_may_be_typed_without_its_verb(at: At) -> None:
    """Bot 3 has $5 and cannot bid more."""
    assert "Ann wins the auction for Boardwalk at $120.\n" in at(AUCTION, "120")


def test_free_actions_come_before_the_roll(at: At) -> None:
    """A house on a brown street costs $50, the mortgage of Reading brings $100."""
    shown = at(YOUR_ROLL, "mortgage reading", "build baltic 1 mediterranean 1", "roll")

    assert "Ann mortgages Reading Railroad for $100.\n" in shown
    assert "Ann builds a house on Baltic Avenue.\n" in shown
    built, rolled = shown.index("Ann builds"), shown.index("Ann rolls")
    assert built < rolled


def test_an_empty_line_does_not_roll_for_the_person(at: At) -> None:
    assert "Ann rolls" not in at(YOUR_ROLL, "", "", "quit")


def test_undo_takes_back_what_the_bots_did_too(at: At, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"

    shown = at(THEIR_ROLL, "undo", "claim new-york", "", "undo", "undo", "quit", record=path)

    assert shown.count("You have no decision to take back.\n") == 2
    assert "Taken back: claim New York Avenue\n" in shown
    assert replay(verify(path)).position() == Game.from_position(THEIR_ROLL).position()


def test_a_game_resumes_from_its_file(typed: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    typed("\n\n\nroll\n", "--seed", "5", "--players", "2", "--record", str(path), "--name", "Ann")

    result = typed("\n" * 9 + "roll\nbuy\npass\n" * 3, "--record", str(path), "--lang", "pt")

    assert (result.code, result.err) == (0, "")
    assert "Você joga como: Ann." in result.out
    assert "joga pela primeira vez" not in result.out
    assert re.search(r"^Ann tira \d e \d", result.out, re.MULTILINE)
    assert not verify(path).is_over


def test_after_an_undo_the_dice_come_from_another_place(at: At, tmp_path: Path) -> None:
    """As at every table, nothing is drawn twice, and the record keeps what was taken back."""
    path = tmp_path / "game.jsonl"

    shown = at(YOUR_ROLL, "roll", "undo", "roll", "undo", "roll", "quit", record=path)

    rolls = re.findall(r"^Ann rolls (\d) and (\d)", shown, re.MULTILINE)
    assert len(rolls) == 3
    assert len(set(rolls)) > 1
    recorded = re.findall(r"dice (\d) (\d)", str(verify(path).entries))
    assert set(rolls) <= set(recorded)


def test_a_record_of_another_game_is_not_resumed(typed: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Record.of(finished_acquire("classic")).write(path)

    result = typed("", "--record", str(path))

    assert (result.code, result.out) == (2, "")
    assert result.err == f"magnate: {path} contains another game: acquire\n"


def test_a_finished_game_is_not_resumed(typed: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Record.of(finished("official")).write(path)

    result = typed("", "--record", str(path))

    assert (result.code, result.out) == (2, "")
    assert result.err == f"magnate: {path} contains a finished game; choose another file.\n"


def test_a_game_is_saved_to_the_named_file(at: At, tmp_path: Path) -> None:
    shown = at(YOUR_ROLL, "save", f"save {tmp_path}/a b.jsonl", "mortgage reading", "quit")

    assert "Add a file name: save FILE\n" in shown
    assert shown.count(f"Game saved: {tmp_path}/a b.jsonl\n") == 2
    assert [str(entry) for entry in read(tmp_path / "a b.jsonl").entries] == [
        "Decision(seat=1, do='mortgage reading')"
    ]


@pytest.mark.parametrize(
    ("edition", "language", "bot"),
    [
        pytest.param(
            edition,
            language,
            ("steady", "random")[(n + m) // 2 % 2],
            marks=pytest.mark.slow if n == m else pytest.mark.soak,
        )
        for n, edition in enumerate(SEATS)
        for m, language in enumerate(LANGUAGES)
    ],
)
def test_whole_games_can_be_played(
    edition: str,
    language: str,
    bot: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = {"round_limit": 25}
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


def any_lines(game: Game) -> Iterator[str]:
    """Decide at random, and use every command occasionally."""
    rng = random.Random(3)
    while True:
        yield from (rng.choice(["?", "board", "", "help", "undo", "x y"]),) * (rng.random() < 0.1)
        mine = game.legal_actions(seat=YOU)
        acts = game.seat == YOU or (mine and rng.random() < 0.2)
        yield str(rng.choice(mine)) if acts else ""


def test_a_game_on_a_custom_board_is_played(at: At) -> None:
    options = {"round_limit": 3}
    game = Game(("Ann", "Bot 2"), own_edition(), chance="given", options=options)

    shown = at(game, *(["roll", "buy", "pass", ""] * 40))

    assert "ulica " in shown
    assert "Final result\n" in shown or game.events.of(WentBankrupt)
