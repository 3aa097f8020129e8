"""The board as text: it fits a terminal, lines up in every language, and hides what is secret."""

from __future__ import annotations

import random
import re
import unicodedata
from functools import cache

import pytest

from magnate.acquire import Game, presets
from magnate.acquire.actions import TILE_NAMES
from magnate.acquire.text import board_text
from magnate.acquire.view import View
from magnate.messages import LANGUAGES
from tests.pairs import every_pair

NAMES = ("Ann", "Władysława Szczęsna-Brzęczyszczykiewicz", "Вячеслав", "東京の人", "Eve", "Flo")

MIDDLE_GAME = """\
acquire classic
A . . . T T . . . . . . .
B . . . T . . . . . . . .
C . . . . . . . . o . . .
D . . . . . . . . . . . .
E . . . . . . A A . . . .
F . . . . . . . . . . . .
G C C C C C C C C C C C C
H . . . . . . . . . . . .
I . o . . . . . . . . . o
1 $5400 T2 A1 C13 hand 3C 4D 10H
2 $12345 T1 C12 hand 5F 6F 7I
3 $7 A4 hand 8B
aside 6B 1H
counters turns 8
turn 2 place
"""

DRAWN = """\
Acquire: Classic, 2008. Round 3. Pile: 79 tiles.

   1   2   3   4   5   6   7   8   9  10  11  12
A  .   .   .   T   T   .   .   .   .   .   .   .   5F   your tile
B  .   .   .   T   .   .   .   .   .   .   .   .    o   independent tile
C  .   .   .   .   .   .   .   .   o   .   .   .    *   safe chain
D  .   .   .   .   .   .   .   .   .   .   .   .
E  .   .   .   .   .   .   A   A   .   .   .   .
F  .   .   .   .  5F  6F   .   .   .   .   .   .
G  C   C   C   C   C   C   C   C   C   C   C   C
H  .   .   .   .   .   .   .   .   .   .   .   .
I  .   o   .   .   .   .  7I   .   .   .   .   o

   Chains       Size  Price, $  Next step     Bonuses, $  Left
T  Tower           3       500     4: 600  5,000 / 2,500    22
S  Sackson         -         -     2: 200              -    25
W  Worldwide       -         -     2: 200              -    25
F  Festival        -         -     2: 300              -    25
A  American        2       300     3: 400  3,000 / 1,500    20
I  Imperial        -         -     2: 300              -    25
C  Continental   *12       900  21: 1,000  9,000 / 4,500     0

   Player              Money    T  S  W  F  A  I  C  Tiles
   Ann                $5,400    2  -  -  -  1  - 13  ? ? ?
>  Władysława Szcz…  $12,345    1  -  -  -  -  - 12  5F 6F 7I
   Вячеслав               $7    -  -  -  -  4  -  -  ?

Set aside: 6B 1H
> It is your turn: place a tile.
"""


def middle_game(**options: str) -> Game:
    text = "".join(f"option {name} {value}\n" for name, value in options.items())
    lines = MIDDLE_GAME.replace("acquire classic\n", f"acquire classic\n{text}")
    return Game.from_position(lines, chance="given", names=NAMES[:3])


@cache
def moments(edition: str) -> list[View]:
    """Yield views of a spectator and the seat to act at intervals of a random game."""
    players = 2 if edition == "2023-duel" else 4
    game = Game(players=NAMES[:players], edition=edition, seed=1)
    dice = random.Random(1)
    views: list[View] = []
    while not game.is_over:
        game.play(dice.choice(game.legal_actions()))
        if len(game.entries) % 29 == 0 or game.awaits in ("dispose", "over"):
            views += [game.view(seat) for seat in {None, game.seat}]
    return views


def columns(text: str) -> int:
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def blocks(text: str) -> list[list[str]]:
    return [block.splitlines() for block in text.split("\n\n")]


def words_of(text: str) -> set[str]:
    return set(re.findall(r"\w+", text))


def test_a_seat_sees_the_board_the_chains_the_seats_and_its_prompt() -> None:
    assert board_text(middle_game().view(2)) + "\n" == DRAWN


def test_the_tile_placed_last_is_marked() -> None:
    game = middle_game()
    game.play("place 7I")

    assert board_text(game.view(1)).count("(o)") == 1
    assert "I  .   o   .   .   .   .  (o)  .   .   .   .   o" in board_text(game.view(1))


@every_pair("edition, language", presets(), LANGUAGES)
def test_every_line_fits_80_columns(edition: str, language: str) -> None:
    for view in moments(edition):
        text = board_text(view, language)
        assert max(map(columns, text.splitlines())) <= 80, text


@every_pair("edition, language", presets(), LANGUAGES)
def test_the_rows_of_the_chains_end_in_one_column(edition: str, language: str) -> None:
    for view in moments(edition):
        chains = blocks(board_text(view, language))[2]
        assert len(chains) == 8
        assert len(set(map(columns, chains))) == 1, "\n".join(chains)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shares_of_all_seats_are_under_the_letters_of_the_chains(language: str) -> None:
    for view in moments("classic"):
        head, *seats = blocks(board_text(view, language))[3]
        shares = columns(head[: head.index("T  S  W  F  A  I  C")]) - 2
        assert len(seats) == 4
        for line in seats:
            counts, tiles = _after(line, shares)[:21], _after(line, shares + 21)
            assert re.fullmatch(r"(  -|  \d| \d\d){7}", counts), line
            assert re.fullmatch(r"  \S.*", tiles), line


def _after(line: str, width: int) -> str:
    """Return the rest of a line after `width` columns."""
    for length in range(len(line) + 1):
        if columns(line[:length]) == width:
            return line[length:]
    raise AssertionError(f"nothing begins at column {width}: {line}")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, 1, 2, 3])
def test_no_tile_of_another_seat_is_shown(seat: int | None, language: str) -> None:
    game = middle_game()
    hands = {1: {"3C", "4D", "10H"}, 2: {"5F", "6F", "7I"}, 3: {"8B"}}
    shown = words_of(board_text(game.view(seat), language)) & set(TILE_NAMES)

    assert shown == hands.get(seat or 0, set()) | {"1H", "6B"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_hidden_money_and_shares_are_unknown(language: str) -> None:
    text = board_text(middle_game(holdings_visibility="hidden").view(1), language)
    ann, other, third = blocks(text)[3][1:]

    assert "?" not in ann.replace("? ? ?", "")
    assert other.split()[-11:] == ["?"] * 11
    assert third.split()[-9:] == ["?"] * 9
    assert "345" not in text


def test_the_end_shows_everything_and_names_the_winner() -> None:
    over = MIDDLE_GAME.replace("turn 2 place", "counters ending 2\nover")
    game = Game.from_position(over, names=NAMES[:3], chance="given")
    text = board_text(game.view())

    assert "The game is over.\nWładysława Szcz… wins with $12,345." in text
    assert {"3C", "5F", "8B"} <= words_of(text)
    assert "?" not in text


def test_a_name_cannot_move_the_cursor() -> None:
    game = Game(players=["A\x1b[2J\nB", "C\u202e", "D"], seed=1)
    text = board_text(game.view(1))

    assert not re.search("[\x00-\x09\x0b-\x1f\u202e]", text)
    assert "A[2JB" in text


def test_an_unfinished_merger_is_shown() -> None:
    position = MIDDLE_GAME.replace("5F 6F 7I", "5F 6F 7F")
    game = Game.from_position(position, chance="given", names=NAMES[:3])
    game.play("place 7F")
    third = board_text(game.view(3))

    assert "Continental acquires American.\n> You have 4 shares of American" in third
    assert board_text(game.view(2)).endswith("acquires American.\nWaiting for Вячеслав.")


def test_waiting_for_chance_is_shown() -> None:
    game = Game(players=3, chance="given")

    assert board_text(game.view(1)).endswith("The next tile is about to be drawn.")
