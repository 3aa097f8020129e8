"""Slightly corrupted positions: refused with a line, or playable to the end."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from itertools import islice

import pytest

from magnate.monopoly import Edition, Game, PositionError, load, presets
from magnate.monopoly.position import read_position
from magnate.monopoly.rules.state import State

from .boards import GROUPS, SQUARES
from .option_values import random_editions
from .wild_states import check_same_again, wild_course, wild_states

# With poor players and few buildings, unfinished frames pile up.
POOR: dict[str, object] = {"starting_cash": 500, "bank_houses": 4, "bank_hotels": 1}
POSITIONS = 60

LOTS = tuple(square.id for square in load("brazil").board.lots)
UNFINISHED = (
    *("turn", "landed", "drawing", "rent-roll", "buying", "auction", "owing", "paying-each"),
    *("collecting-each", "taxed", "estate", "receiving", "shortage", "placing", "setup"),
    *("dealing", "over"),
)
ALIKE = (
    ("roll", "dice", "move", "end"),
    ("turns", "rounds", "first", "doubles", "time_up", "ending"),
    ("rent", "tax", "wealth-tax", "card", "fine", "fee"),
    ("again", "rolled", "bidding", "uses", "mortgaged", "always-claim", "never-build", "out"),
    ("house", "hotel", "-"),
    ("bank", "pot", "1", "2", "3"),
    ("chance", "chest"),
    ("-", "1", "2", "12", "23", "123", "1234"),
    tuple(map(str, range(14))),
    UNFINISHED,
    LOTS,
    tuple(SQUARES),
    tuple(GROUPS),
)
MORE = (
    "over 1",
    "counters ending 1",
    "counters doubles 2",
    "counters time_up 1",
    "dice 3 3",
    "pot 100",
    "request 1 3",
    "request 2 2",
    "claim baltic owner 1 from 2 $20",
    "claim reading owner 2 from 1 $25 age 1",
    "offer 1 to 2: baltic + $100 for vermont",
    "offer 2 to 1: $10 for chance-card uses",
    "lot baltic 1 level 1",
    "lot mediterranean 1 level 1",
    "lot baltic bank mortgaged",
    "pile chance chance.go",
    "turn 1 roll",
    "turn 1 move rolled",
    "turn 2 end again rolled",
    "setup among 12 next 1",
    "dealing dealt 2",
    "landed 1 baltic",
    "landed 1 electric dice 10",
    "drawing 1 chance",
    "rent-roll 1 electric dice 10",
    "buying 1 baltic",
    "auction 1 baltic among 12",
    "auction 1 - building house among 12",
    "owing 1 to 2 $100 for rent lot baltic",
    "owing 1 to bank $50 for fine",
    "owing 2 to pot $30 for tax",
    "paying-each 1 $50 among 23",
    "collecting-each 1 $50 among 23",
    "taxed 1 percent $100",
    "estate 3 baltic,vermont",
    "receiving 1 baltic,reading",
    "shortage 1 of house group brown targets 1,1 among 2",
    "shortage 1 of hotel group brown targets 5,5 bidding",
    "placing 1 house paid $10",
)
OPTIONS = (
    "bank_houses 4",
    "bank_hotels 0",
    "free_parking pot",
    "rent_claim_deadline automatic",
    "bankrupt_to_bank_lots auction_mortgaged",
    "bankrupt_to_bank_lots return",
    "trade_requires lot_unbuilt",
    "income_tax blind_choice",
    "starting_lots 2",
    "round_limit 3",
    "build_timing own_turn",
    "minimum_raise 1000000",
)


@cache
def positions() -> list[str]:
    """Return good positions, as many as possible of every kind and depth."""
    dice = random.Random(3)
    found: dict[tuple[int, int], list[str]] = {}
    editions = [load(name).with_options(**POOR) for name in presets()]
    editions += islice(random_editions(5, board="classic", deck="classic", players=(2, 8)), 3)
    for seed, edition in enumerate(editions):
        for s in wild_states(edition, 2 + seed % 5, seed=seed, most=250):
            alike = found.setdefault((s.awaits, s.depth), [])
            if len(alike) < POSITIONS // 15 or dice.random() < 0.01:
                alike.append(check_same_again(s, edition))
    return [text for alike in found.values() for text in alike]


def change_word(lines: list[str], dice: random.Random) -> None:
    """Another word of the same kind, mostly in one of the last lines."""
    at = dice.randrange(max(0, len(lines) - dice.choice((4, 4, 99))), len(lines))
    words = lines[at].split()
    slot = dice.randrange(len(words))
    word = words[slot].rstrip(":")
    alike = dice.choice([each for each in ALIKE if word in each] or [("$0", "$9", "$999999999")])
    words[slot] = words[slot].replace(word, dice.choice(alike))
    lines[at] = " ".join(words)


def drop_word(lines: list[str], dice: random.Random) -> None:
    at = dice.randrange(len(lines))
    words = lines[at].split()
    del words[dice.randrange(len(words))]
    lines[at] = " ".join(words)


def change_number(lines: list[str], dice: random.Random) -> None:
    """Other digits in a line."""
    at = dice.randrange(len(lines))
    digits = (str(dice.randrange(10)) if sign.isdecimal() else sign for sign in lines[at])
    lines[at] = "".join(digits)


def change_sign(lines: list[str], dice: random.Random) -> None:
    at = dice.randrange(len(lines))
    slot = dice.randrange(len(lines[at]))
    lines[at] = lines[at][:slot] + dice.choice(" #-$,:+0129٣{") + lines[at][slot + 1 :]


def drop_line(lines: list[str], dice: random.Random) -> None:
    del lines[dice.randrange(len(lines))]


def swap_lines(lines: list[str], dice: random.Random) -> None:
    one, other = dice.randrange(len(lines)), dice.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def add_line(lines: list[str], dice: random.Random) -> None:
    lines.append(dice.choice(MORE))


def add_option(lines: list[str], dice: random.Random) -> None:
    lines.insert(1, f"option {dice.choice(OPTIONS)}")


def change_end(lines: list[str], dice: random.Random) -> None:
    """What is unfinished in another position."""
    lines[:] = [line for line in lines if line.split()[0] not in UNFINISHED]
    other = dice.choice(positions()).splitlines()
    lines += [line for line in other if line.split()[0] in UNFINISHED]


CHANGES: tuple[Callable[[list[str], random.Random], None], ...] = (
    *[change_word] * 4,
    drop_word,
    change_number,
    change_sign,
    drop_line,
    swap_lines,
    *[add_line] * 2,
    add_option,
    change_end,
)


def changed(dice: random.Random) -> str:
    """Return a position with one to three changes."""
    lines = dice.choice(positions()).splitlines()
    for _ in range(dice.choice((1, 1, 2, 3))):
        dice.choice(CHANGES)(lines, dice)
        lines = [line for line in lines if line.strip()]
    return "\n".join(lines) + "\n"


def read(text: str) -> tuple[State, Edition] | None:
    """Return what a position says, or None if it is refused for one of its lines."""
    try:
        return read_position(text)
    except PositionError as refusal:
        line = refusal.line
    assert 1 <= line <= text.count("\n") + 1
    return None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_a_changed_position_is_refused_or_playable(seed: int) -> None:
    """No position that is accepted breaks the rules later."""
    dice = random.Random(seed)
    good = [found for _ in range(50) if (found := read(changed(dice)))]

    assert 0 < len(good) < 50
    for s, edition in good:
        check_same_again(s, edition)
        for at, _ in enumerate(wild_course(s, edition, seed=seed, most=60)):
            if at < 3:
                check_same_again(s, edition)
        check_same_again(s, edition)


def test_every_position_that_is_changed_is_good() -> None:
    for text in positions():
        assert Game.from_position(text, chance="given").position() == text


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(8))
def test_every_state_of_a_wild_game_is_written_and_read_back(seed: int) -> None:
    """Any options, custom boards, seats that leave in the middle of anything."""
    for edition in islice(random_editions(seed, **(POOR if seed % 2 else {})), 3):
        players = edition.players_min + seed % (edition.players_max - edition.players_min + 1)
        for s in wild_states(edition, players, seed=seed, most=120):
            check_same_again(s, edition)
