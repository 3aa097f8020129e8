"""Slightly corrupted positions: refused with a line, or playable to the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import pytest

from magnate.acquire import Game, PositionError
from magnate.acquire.actions import TILE_NAMES
from tests.perft.acquire_positions import read_file

from .boards import position, sizes, table

CHAINS = "TSWFAIC"
ALIKE = (
    ("place", "buy", "draw", "replace", "end"),
    ("turns", "moved", "idle", "declared", "ending", "market"),
    ("turn", "drawing", "founding", "merger", "acquisition", "scoring", "setup", "over"),
    TILE_NAMES,
    tuple(map(str, range(14))),
    ("-", *CHAINS, "TS", "SW", "FA", "TSW", "TA"),
)
MORE = (
    "over",
    "counters market 3",
    "counters ending 3",
    "counters declared 1 ending 1",
    "turn 1 place",
    "turn 1 buy",
    "turn 2 end",
    "drawing 1 left 2",
    "scoring pending - scored -",
    "setup step 0 least - seat -",
    "aside 7E",
)


@cache
def positions() -> list[str]:
    """Return good positions of every kind."""
    setup = Game(3, chance="given")
    texts = [each.position for each in read_file()]
    for action in ("start 5E", "start 9C", "start 1I", "draw 2B", "draw 3B"):
        texts.append(setup.position())
        setup.play(action)
    return [*texts, setup.position()]


def change_word(lines: list[str], dice: random.Random) -> None:
    """Another word of the same kind, in one of the last lines."""
    at = dice.randrange(max(0, len(lines) - 4), len(lines))
    words = lines[at].split()
    slot = dice.randrange(len(words))
    alike = next((each for each in ALIKE if words[slot] in each), ("x", words[slot]))
    words[slot] = dice.choice(alike)
    lines[at] = " ".join(words)


def change_board(lines: list[str], dice: random.Random) -> None:
    """Another sign, once or all along a row."""
    at = dice.choice([at for at, line in enumerate(lines) if line[:2] in ("A ", "C ", "E ", "H ")])
    old, new = dice.sample(CHAINS + "o..", 2)
    lines[at] = lines[at][0] + lines[at][1:].replace(old, new, dice.choice((1, 12)))


def change_number(lines: list[str], dice: random.Random) -> None:
    """Other digits in a line."""
    at = dice.randrange(len(lines))
    digits = (str(dice.randrange(10)) if sign.isdecimal() else sign for sign in lines[at])
    lines[at] = "".join(digits)


def change_sign(lines: list[str], dice: random.Random) -> None:
    at = dice.randrange(len(lines))
    slot = dice.randrange(len(lines[at]))
    lines[at] = lines[at][:slot] + dice.choice(" #-$o.T0129٣") + lines[at][slot + 1 :]


def drop_line(lines: list[str], dice: random.Random) -> None:
    del lines[dice.randrange(len(lines))]


def drop_tiles(lines: list[str], dice: random.Random) -> None:
    """Everything behind `hand` or `aside` in a line."""
    at = dice.randrange(len(lines))
    lines[at] = lines[at].partition(dice.choice((" hand", " aside")))[0]


def swap_lines(lines: list[str], dice: random.Random) -> None:
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def add_line(lines: list[str], dice: random.Random) -> None:
    lines.append(dice.choice(MORE))


def change_end(lines: list[str], dice: random.Random) -> None:
    """The last lines of another position."""
    lines[-2:] = dice.choice(positions()).splitlines()[-2:]


CHANGES: tuple[Callable[[list[str], random.Random], None], ...] = (
    change_word,
    change_word,
    change_board,
    change_board,
    change_number,
    change_sign,
    drop_line,
    drop_tiles,
    swap_lines,
    add_line,
    change_end,
)


def changed(dice: random.Random) -> str:
    """Return a position with one to three changes."""
    lines = dice.choice(positions()).splitlines()
    for _ in range(dice.choice((1, 1, 2, 3))):
        dice.choice(CHANGES)(lines, dice)
        lines = [line for line in lines if line.strip()]
    return "\n".join(lines) + "\n"


def read(text: str) -> Game | None:
    """Return the game at a position, or None if the text is refused for one of its lines."""
    try:
        return Game.from_position(text, chance="given")
    except PositionError as refusal:
        line = refusal.line
    assert 1 <= line <= text.count("\n") + 1
    return None


def check_same_again(game: Game) -> None:
    text = game.position()
    again = Game.from_position(text, chance="given")
    assert again.position() == text
    assert again.state.differences(game.state) == []


def play_to_the_end(game: Game, dice: random.Random) -> None:
    while not game.is_over:
        assert game.state.market == 0
        game.play(dice.choice(game.legal_actions()))
        if dice.random() < 0.02:
            check_same_again(game)
    check_same_again(game)
    assert game.outcome() is not None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_a_changed_position_is_refused_or_can_be_played_to_the_end(seed: int) -> None:
    """No position that is accepted breaks the rules later."""
    dice = random.Random(seed)
    games = [game for _ in range(50) if (game := read(changed(dice)))]

    assert 0 < len(games) < 50
    for game in games:
        check_same_again(game)
        play_to_the_end(game, dice)


def test_every_position_that_is_changed_is_good() -> None:
    for text in positions():
        assert Game.from_position(text, chance="given").position() == text


# 6E joins Tower 5, American 4, Sackson 3 and Worldwide 2; American is acquired already.
HALF_WAY = """
    B .....S......
    C .....S......
    D .....S......
    E TTTTTo{east}
    F .....W......
    G .....W......
"""


def test_a_survivor_in_two_parts_is_held_together_by_the_tile_of_the_merger() -> None:
    game = table(
        HALF_WAY.format(east="TTTT.."),
        "S1",
        "",
        "",
        then="turn 1 buy\nmerger 1 6E survivor T pending W\nacquisition 1 S acquirer T disposed 1",
    )

    check_same_again(game)
    game.play("keep")

    assert sizes(game) == {"Tower": 5 + 4 + 3 + 2 + 1}


@pytest.mark.parametrize(
    ("east", "then", "line", "problem"),
    [
        ("TTTT..", "turn 1 buy", 5, "6D and 6E would be one chain"),
        ("TTTT..", "turn 1 buy\nmerger 1 6E survivor S pending TW", 6, "Tower is not connected"),
        (".TTTT.", "turn 1 buy\nmerger 1 6E survivor T pending SW", 6, "Tower is not connected"),
        ("TT....", "turn 1 buy\nmerger 1 6E survivor T pending SW", 15, "Sackson is larger than a"),
        ("......", "turn 1 buy\nmerger 1 6E survivor S pending TW", 15, "Tower is larger than the"),
        (
            "......",
            "turn 1 buy\nmerger 1 6E survivor - pending TS",
            15,
            "6E touches Tower, Sackson",
        ),
        ("......", "turn 1 buy\nmerger 1 6E survivor T pending TSW", 15, "Tower survives"),
        (
            "......",
            "turn 1 buy\nmerger 2 6E survivor T pending SW",
            15,
            "it is not the turn of seat 2",
        ),
        (
            "......",
            "turn 1 draw\nmerger 1 6E survivor T pending SW",
            15,
            "the turn's step is 'buy'",
        ),
        ("......", "merger 1 6E survivor T pending SW", 14, "must be part of a turn"),
    ],
)
def test_an_impossible_merger_is_refused(east: str, then: str, line: int, problem: str) -> None:
    with pytest.raises(PositionError, match=problem) as error:
        table(HALF_WAY.format(east=east), "", "", "", then=then)

    assert error.value.line == line


@pytest.mark.parametrize(
    ("then", "problem"),
    [
        ("pending SW\nacquisition 1 A acquirer S disposed 1", "the acquirer is the survivor"),
        ("pending AW\nacquisition 1 S acquirer T disposed 1", "American is larger than Sackson"),
        ("pending SWA\nacquisition 1 A acquirer T disposed 1", "no longer pending"),
        ("pending SWA\nacquisition 1 T acquirer T disposed 1", "cannot acquire itself"),
        ("pending SW\nacquisition 1 A acquirer T disposed 4", "expected 0 to 3"),
        ("pending SW\nacquisition 3 A acquirer T disposed 1", "it is not the turn of seat 3"),
    ],
)
def test_an_impossible_acquisition_is_refused(then: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        table(
            HALF_WAY.format(east="AAAA.."),
            "",
            "",
            "",
            then=f"turn 1 buy\nmerger 1 6E survivor T {then}",
        )


def test_two_safe_chains_do_not_merge() -> None:
    with pytest.raises(PositionError, match="two safe chains"):
        table(
            "A TTTTTTTTTTT.\nB .....o......\nC SSSSSSSSSSS.",
            "",
            "",
            "",
            then="turn 1 buy\nmerger 1 6B survivor - pending TS",
        )


@pytest.mark.parametrize(
    ("then", "problem"),
    [
        ("counters turns 3 turns 4", "is given twice"),
        ("counters moved 2", "moved is 2; expected 0 to 1"),
        ("counters idle 3", "idle is 3; expected 0 to 2"),
        ("counters ending 2", "the end is not declared"),
        ("counters ending 3", "stalled"),
        ("counters declared 1", "'ending' is 1 by size or 2"),
        ("counters declared 1 ending 3", "'ending' is 1 by size or 2"),
        ("counters market 3", "no stock market in this edition"),
        ("counters turns 1000000000", "too large"),
        ("counters turns " + "9" * 5000, "too large"),
        ("turn 1 buy\ndrawing 1 left 1", "nobody draws between placing and buying"),
        ("turn 1 draw\ndrawing 1 left 0", "0 tiles left to draw"),
        ("turn 1 draw\ndrawing 2 left 1", "it is not the turn of seat 2"),
        ("scoring pending T scored -", "the counters lack 'ending'"),
        ("counters ending 1\nscoring pending T scored T", "no longer pending"),
        ("counters ending 1\nscoring pending - scored -", "players still have shares of it"),
        ("setup step 0 least - seat -", "no chain is on the board during the setup"),
    ],
)
def test_impossible_counters_and_turns_are_refused(then: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem) as error:
        table("A TT..........", "T3", "", "", then=then)

    assert 14 <= error.value.line <= 15


@pytest.mark.parametrize(
    ("row", "seat", "then", "problem"),
    [
        ("............", "", "step 1 least - seat -", "1 starting tiles lie on the board, not 0"),
        ("o..o........", "", "step 2 least 4A seat 1", "nearest 1A is 1A"),
        ("o..o........", "", "step 2 least 1A seat 3", "one of 1 to 2"),
        ("o..o........", "", "step 2 least 1A seat -", "one of 1 to 2"),
        ("............", "", "step 0 least 1A seat 1", "are '-'"),
        ("o..o.o......", "hand 1I", "step 3 least 1A seat 1", "before it draws its first hand"),
        ("o..o.o......", "T1", "step 3 least 1A seat 1", "nobody has shares"),
        ("o..o.o......", "", "step 7 least 1A seat 1", "has 6 steps"),
        ("o..o.o......", "", "step 4 least 1A seat 1\ndrawing 2 left 6", "seat 2 does not draw"),
    ],
)
def test_an_impossible_setup_is_refused(row: str, seat: str, then: str, problem: str) -> None:
    with pytest.raises(PositionError, match=problem):
        table(f"A {row}", seat, "", "", then=f"setup {then}")


@pytest.mark.parametrize("text", ["", "\n", "# nothing\n\n"])
def test_the_first_line_of_an_empty_text_is_missing(text: str) -> None:
    with pytest.raises(PositionError, match="ends too early") as error:
        Game.from_position(text)

    assert error.value.line == 1


def test_a_position_reads_no_file() -> None:
    with pytest.raises(PositionError, match="not a file"):
        Game.from_position(position("", "", "", "", edition="mine.toml"))


@pytest.mark.parametrize("names", [["Ann", "", "Cid"], ["Ann", " ", "Cid"], ["Ann", 2, "Cid"]])
def test_a_name_is_a_nonempty_text(names: list[str]) -> None:
    with pytest.raises(ValueError, match="is not a name"):
        Game(names, seed=1)
    with pytest.raises(ValueError, match="is not a name"):
        Game.from_position(position("", "", "", ""), seed=1, names=names)
