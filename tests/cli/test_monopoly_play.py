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
from magnate.monopoly import Game, notation
from magnate.monopoly.events import RentClaimed, Traded, WentBankrupt
from magnate.record import Record, read, replay, verify
from magnate.terminal.monopoly import EXPECTED, OF_THE_GROUP, MonopolyTable
from magnate.terminal.plain import YOU, play
from tests.cli.conftest import Magnate, Said
from tests.monopoly.boards import GROUPS, owned, position
from tests.monopoly.own_board import own_edition
from tests.record.games import finished as finished_acquire
from tests.record.monopoly_games import SEATS, finished

NAMES = ("Ann", "Bot 2", "Bot 3")
Play = Callable[..., Said]
At = Callable[..., str]

# Ann has the brown group and a station; she is about to roll.
YOUR_ROLL = position(
    "$500 at jail",
    "$500 at jail",
    "$500 at jail",
    lots=f"{owned(GROUPS['brown'], 1)}, reading 1, vermont 2",
    edition="official",
)
# Bot 3 is about to roll; Bot 2 stands on Ann's New York Avenue and has not paid.
THEIR_ROLL = position(
    "$500 at start",
    "$500 at new-york",
    "$500 at jail",
    lots="new-york 1, baltic 1",
    edition="official",
    options="rent_claim_deadline next_player_roll",
    then="claim new-york owner 1 from 2 $16\nturn 3 roll",
)
OFFERED = position(
    "$500 at start",
    "$500 at start",
    "$500 at start",
    lots="baltic 1",
    edition="official",
    then="offer 2 to 1: $100 for baltic\nturn 3 roll",
)
AUCTION = position(
    "$500 at start",
    "$500 at start",
    "$5 at boardwalk",
    edition="official",
    then="turn 3 end rolled\nauction 3 boardwalk high $1 leader 3 among 13",
)
HOPELESS = position(
    "$10 at new-york",
    "$500 at start",
    "$500 at start",
    lots=owned(GROUPS["orange"], 2, level=3),
    edition="official",
    options="round_limit 5",
    then="turn 1 end rolled\nowing 1 to 2 $600 for rent lot new-york",
)


@pytest.fixture
def typed(magnate: Magnate, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Run `magnate play monopoly` and type some lines; then the input ends."""

    def run(lines: str, *arguments: str) -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        return magnate("play", "monopoly", *arguments)

    return run


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> At:
    """Type some lines in a game from a position, in which Ann has seat 1."""

    def run(
        start: str | Game,
        *lines: str,
        language: str = "en",
        seed: int = 1,
        record: Path | None = None,
    ) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        if isinstance(start, str):
            seats = len(re.findall(r"^\d ", start, re.MULTILINE))
            start = Game.from_position(start, seed=seed, names=NAMES[:seats])
        play(start, catalog(language), seed=seed, record=record)
        return capsys.readouterr().out

    return run


# How it begins and ends


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_begins_in_the_language_and_is_left_politely(language: str, typed: Play) -> None:
    said = typed("quit\n", "--players", "3", "--seed", "5", "--lang", language, "--name", "Ann")

    words = catalog(language)
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"{words.text('game-monopoly')}. ")
    assert words.text("edition-brazil") in said.out and "Ann" in said.out
    assert said.out.splitlines()[-1].endswith(words.text("cli-play-bye"))


def test_the_end_of_the_input_leaves_the_game(typed: Play) -> None:
    said = typed("", "--seed", "5")

    assert said.code == 0
    assert said.out.endswith("\nThe game is left. Until next time!\n")


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

    assert "All that you could sell and mortgage does not cover this debt." in shown
    assert "Ann is bankrupt. Everything goes to Bot 2.\n" in shown
    assert "Final result\n1. Bot 2: $1,970\n2. Ann: bankrupt\n" in shown
    assert verify(tmp_path / "game.jsonl").is_over


@pytest.mark.parametrize("farewell", ["bankrupt", "leave"])
def test_who_is_out_is_asked_no_more_and_hears_how_it_ends(farewell: str, at: At) -> None:
    shown = at(HOPELESS, farewell)

    after = shown.partition("Ann is bankrupt.")[2]
    assert "rolls" not in after
    assert "Final result\n1. Bot " in after
    assert ": bankrupt\n" in after


def test_the_table_calls_the_time(at: At, monkeypatch: pytest.MonkeyPatch) -> None:
    """An hour after the beginning; Ann is first in the round, two others complete it."""
    hours = iter([0, 1])
    monkeypatch.setattr("magnate.terminal.monopoly.monotonic", lambda: 3600 * next(hours, 1))
    timed = YOUR_ROLL.replace("\n1 $500", "\noption time_limit_minutes 60\n1 $500", 1)

    shown = at(timed, "time", "leave")

    assert "The time is up: this round is completed, then the game ends.\n" in shown
    assert "> Another player decides now. (rule M-MOVE-2)\n" in shown
    assert "(the time up)" in shown


# What the person sees


def test_the_board_is_shown_when_ones_turn_begins_and_on_demand(at: At) -> None:
    shown = at(YOUR_ROLL, "mortgage reading", "board", "quit")

    assert shown.count("Monopoly: Official. Round 1.") == 2
    assert shown.count("> It is your turn: roll the dice.") == 3


def test_a_question_mark_lists_the_moves_with_the_names_on_the_board(at: At) -> None:
    shown = at(YOUR_ROLL, "?", "quit")

    for move in ("roll", "mortgage Reading Railroad", "build Mediterranean Avenue 1"):
        assert re.search(rf"^(>  )? .*\b{move}\b", shown, re.MULTILINE), move
    assert "“help” explains them." in shown


def test_every_listed_move_can_be_typed() -> None:
    for edition in ("brazil", "official", own_edition()):
        game = Game(3, edition, seed=4)
        table = MonopolyTable(game, catalog("en"), None)
        rng = random.Random(4)
        for _ in range(120):
            for action in game.legal_actions():
                assert table.parse(table.typed(str(action))) == action
            game.play(rng.choice(game.legal_actions()))


def test_a_question_mark_tells_the_range_of_bids(at: At) -> None:
    shown = at(AUCTION, "?", "quit")

    assert ">   bid 2  pass\n" in shown
    assert "Bids from $2 to $500 are possible.\n" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_explains_the_moves(language: str, at: At) -> None:
    shown = at(YOUR_ROLL, "help", "quit", language=language)

    assert catalog(language).text("cli-play-help-monopoly") in shown
    assert catalog(language).text("cli-play-help-always") in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_board(language: str, at: At) -> None:
    lines = ("help", "offer 2: reading for", "build baltic 1 vermont 1", "claim reading", "roll")

    for start in (YOUR_ROLL, THEIR_ROLL, OFFERED, AUCTION, HOPELESS):
        shown = at(start, *lines, "?", "", "board", language=language)
        answers = [line.removeprefix("> ") for line in shown.splitlines()]  # one presses Enter
        assert max(map(len, answers)) <= 80


# What the person types


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("jump", "  jump\n  ^\nExpected here: a move (roll, mortgage, build, offer, order, leave"),
        ("mortgage moon", "  mortgage moon\n           ^\nExpected here: a property.\n"),
        ("build reading", "  build reading\n               ^\nExpected here: a number of houses"),
        (
            "build baltic 1 vermont 1",
            "  build baltic 1 vermont 1\n                 ^\nExpected here: a property of the same "
            "group, brown (Mediterranean Avenue, Baltic\nAvenue).\n",
        ),
        ("build baltic 1 baltic 2", "                 ^\nExpected here: every property once.\n"),
        ("offer two: baltic", "  offer two: baltic\n        ^\nExpected here: a number.\n"),
        ("offer 2: baltic", "^\nExpected here: the word “for”.\n"),
        ("offer 2: moon for vermont", "^\nExpected here: a property, money or a get-out-of-jail"),
        ("offer 2: baltic for", "^\nExpected here: properties, money, get-out-of-jail cards, or"),
        ("offer 2: baltic baltic for nothing", "^\nExpected here: everything once on a side.\n"),
        ("tax much", "^\nExpected here: a kind of tax (flat, percent).\n"),
        ("order two beers", "^\nExpected here: a standing order (always-claim, never-build).\n"),
        ("order always-claim maybe", "^\nExpected here: on or off (on, off).\n"),
        ("bid high", "^\nExpected here: an amount of money.\n"),
        ("roll twice", "  roll twice\n       ^\nExpected here: the end of the line.\n"),
    ],
)
def test_a_mistyped_move_is_pointed_at(line: str, shown: str, at: At) -> None:
    assert shown in at(YOUR_ROLL, line, "quit")


def test_what_the_notation_expects_has_words_in_every_language() -> None:
    source = Path(notation.__file__).read_text(encoding="utf-8")
    said = set(re.findall(r'(?:error|lot)\((?:[^"\n]*, )?f?"([^"]+)"', source))
    said |= set(re.findall(r'word\(.*, "([^"]+)"\)', source))
    said |= set(re.findall(r'expected: str = "([^"]+)"', source))

    assert said == {*EXPECTED, OF_THE_GROUP + "{group}"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_impossible_move_gets_its_reason_and_rule(language: str, at: At) -> None:
    shown = at(YOUR_ROLL, "mortgage vermont", "bid " + "9" * 5000, "quit", language=language)

    assert f"{catalog(language).text('reason-not-owned')} (" in shown
    assert "M-BUY-2)" in shown


def test_chance_is_not_the_persons(at: At) -> None:
    shown = at(YOUR_ROLL, "dice 6 6", "draw chance.go", "time", "quit")

    assert shown.count("> Another player decides now. (rule M-MOVE-2)\n") == 3


def test_a_bid_may_be_typed_without_its_verb(at: At) -> None:
    """Bot 3, who has $5, cannot bid more."""
    assert "Ann wins the auction for Boardwalk at $120.\n" in at(AUCTION, "120")


def test_free_actions_come_before_the_roll(at: At) -> None:
    """A house on a street of the brown group costs $50, the mortgage of Reading brings $100."""
    shown = at(YOUR_ROLL, "mortgage reading", "build baltic 1 mediterranean 1", "roll")

    assert "Ann mortgages Reading Railroad for $100.\n" in shown
    assert "Ann builds a house on Baltic Avenue.\n" in shown
    built, rolled = shown.index("Ann builds"), shown.index("Ann rolls")
    assert built < rolled


def test_an_empty_line_does_not_roll_for_the_person(at: At) -> None:
    assert "Ann rolls" not in at(YOUR_ROLL, "", "", "quit")


# Between the rolls of others


def test_an_empty_line_lets_a_bot_go_on(at: At) -> None:
    shown = at(THEIR_ROLL, "", "quit")

    assert "Press Enter and Bot 3 goes on; before that you may act, too.\n" in shown
    assert "Bot 3 rolls " in shown


def test_rent_is_claimed_before_another_player_rolls(at: At) -> None:
    """New York Avenue brings $16, which Bot 2 owes."""
    shown = at(THEIR_ROLL, "claim new york", "", "quit")

    assert "Ann claims $16 rent from Bot 2 for New York Avenue.\n" in shown
    assert "Bot 2 pays $16 rent to Ann for New York Avenue.\n" in shown
    assert shown.index("Ann claims") < shown.index("Bot 3 rolls")


def test_nobody_is_reminded_of_rent(at: At) -> None:
    """M-S-33: it is not told that there is rent to claim, only that it is lost."""
    shown = at(THEIR_ROLL, "", "quit")

    before, _, after = shown.partition("Ann loses the rent for New York Avenue")
    assert "claim" not in before and "$16" not in before
    assert after


def test_an_offer_is_answered(at: At) -> None:
    shown = at(OFFERED, "accept 2", "quit")

    assert "Bot 2 awaits your answer: accept 2, refuse 2, or counter 2: … for …\n" in shown
    assert "Trade. Bot 2 gives $100; Ann gives Baltic Avenue.\n" in shown


def test_bots_answer_offers(at: At) -> None:
    """At random; so some of many offers are accepted and some refused."""
    offer = "offer 2: reading for vermont"
    shown = "".join(at(YOUR_ROLL, offer, "quit", seed=seed) for seed in range(12))

    assert "Trade. Ann gives Reading Railroad; Bot 2 gives Vermont Avenue.\n" in shown
    assert "Bot 2 refuses the offer of Ann.\n" in shown


def test_a_bot_in_debt_may_ask_the_person_for_help(at: At) -> None:
    """Bot 2 can raise what it owes, but sometimes offers a lot for a better one first."""
    start = position(
        "$500 at start",
        "$10 at wealth-tax",
        lots="reading 2, short-line 2, boardwalk 1, park-place 1",
        edition="official",
        then="turn 2 end rolled\nowing 2 to bank $75 for wealth-tax",
    )
    shown = [at(start, "accept 2", "quit", seed=seed) for seed in range(40)]

    asked = [each for each in shown if "Offer. Bot 2" in each.partition("Turn: Ann.")[0]]
    assert asked
    for each in asked:
        before, told, after = each.partition("Bot 2 awaits your answer: accept 2")
        assert told and "Bot 2 pays" not in before
        assert "Trade. Bot 2 gives " in after


def test_bots_claim_rent_and_trade(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots do without being asked happens in a game of many turns."""
    game = Game(("Ann", "Bot 2", "Bot 3"), "official", seed=2, options={"round_limit": 40})
    rng = random.Random(2)
    monkeypatch.setattr(
        builtins,
        "input",
        lambda prompt: str(rng.choice(game.legal_actions())) if game.seat == YOU else "",
    )

    play(game, catalog("en"), seed=2)

    assert any(event.seat != YOU for event in game.events.of(RentClaimed))
    assert any(YOU not in (event.seat, event.partner) for event in game.events.of(Traded))


# Taking back, saving, going on


def test_undo_takes_back_what_the_bots_did_too(at: At, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"

    shown = at(THEIR_ROLL, "undo", "claim new-york", "", "undo", "undo", "quit", record=path)

    assert shown.count("You have no move to take back.\n") == 2
    assert "Taken back: claim New York Avenue\n" in shown
    assert replay(verify(path)).position() == Game.from_position(THEIR_ROLL).position()


def test_a_game_goes_on_from_its_file(typed: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    typed("\n\n\nroll\n", "--seed", "5", "--players", "2", "--record", str(path), "--name", "Ann")

    said = typed("\n" * 9 + "roll\nbuy\npass\n" * 3, "--record", str(path), "--lang", "pt")

    assert (said.code, said.err) == (0, "")
    assert "Você joga como: Ann." in said.out
    assert "joga pela primeira vez" not in said.out
    assert re.search(r"^Ann tira \d e \d", said.out, re.MULTILINE)
    assert not verify(path).is_over


def test_chance_without_a_seed_is_the_same_after_an_undo(at: At, tmp_path: Path) -> None:
    """As with a seed: else one could roll until one likes the dice."""
    game = Game.from_position(YOUR_ROLL, chance="given", names=NAMES)

    shown = at(game, "roll", "undo", "roll", "undo", "roll", "quit")

    rolls = re.findall(r"^Ann rolls (.*)$", shown, re.MULTILINE)
    assert len(rolls) == 3
    assert len(set(rolls)) == 1


def test_a_game_of_the_other_kind_does_not_go_on(typed: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Record.of(finished_acquire("classic")).write(path)

    said = typed("", "--record", str(path))

    assert (said.code, said.out) == (2, "")
    assert said.err == f"magnate: {path} holds a game of another kind: acquire\n"


def test_a_game_that_is_over_does_not_go_on(typed: Play, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    Record.of(finished("official")).write(path)

    said = typed("", "--record", str(path))

    assert (said.code, said.out) == (2, "")
    assert said.err == f"magnate: {path} holds a game that is over; name another file.\n"


def test_a_game_is_saved_where_one_says(at: At, tmp_path: Path) -> None:
    shown = at(YOUR_ROLL, "save", f"save {tmp_path}/a b.jsonl", "mortgage reading", "quit")

    assert "Add the name of a file: save FILE\n" in shown
    assert shown.count(f"The game is saved: {tmp_path}/a b.jsonl\n") == 2
    assert [str(entry) for entry in read(tmp_path / "a b.jsonl").entries] == [
        "Decision(seat=1, do='mortgage reading')"
    ]


# Whole games


@pytest.mark.parametrize(
    ("edition", "language"),
    [
        pytest.param(edition, language, marks=pytest.mark.slow if n == m else pytest.mark.soak)
        for n, edition in enumerate(SEATS)
        for m, language in enumerate(LANGUAGES)
    ],
)
def test_whole_games_can_be_played(
    edition: str,
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = {"round_limit": 25}
    game = Game(SEATS[edition], edition, seed=3, options=options)
    lines = any_lines(game)
    monkeypatch.setattr(builtins, "input", lambda prompt: next(lines))

    play(game, catalog(language), seed=3, record=tmp_path / "game.jsonl")

    shown = capsys.readouterr().out
    assert game.is_over
    assert catalog(language).text("cli-play-result") in shown
    assert verify(tmp_path / "game.jsonl").is_over


def any_lines(game: Game) -> Iterator[str]:
    """Decide at random, and use every command now and then."""
    rng = random.Random(3)
    while True:
        yield from (rng.choice(["?", "board", "", "help", "undo", "x y"]),) * (rng.random() < 0.1)
        mine = game.legal_actions(seat=YOU)
        acts = game.seat == YOU or (mine and rng.random() < 0.2)
        yield str(rng.choice(mine)) if acts else ""


def test_a_game_on_a_board_of_ones_own_is_played(at: At) -> None:
    game = Game(("Ann", "Bot 2"), own_edition(), seed=3, options={"round_limit": 3})

    shown = at(game, *(["roll", "buy", "pass", ""] * 40))

    assert "ulica " in shown
    assert "Final result\n" in shown or game.events.of(WentBankrupt)
