"""Positions of Monopoly in the middle of a game, and what the seats are asked there."""

from __future__ import annotations

from magnate.monopoly import Game
from magnate.monopoly.prompts import Prompt

NAMES = ("Tomek", "Ann", "Otto", "Zofia")
SEATS = (
    "1 $410 at vermont cards chest",
    "2 $812 at illinois",
    "3 $255 at free-parking",
    "4 $640 at jail in-jail 2",
)
LOTS = """\
lot mediterranean 3 level 5
lot baltic 3 level 5
lot reading 1 mortgaged
lot oriental 1
lot connecticut 1
lot st-charles 1 level 2
lot electric 1
lot states 1 level 2
lot virginia 1 level 3
lot pennsylvania-rr 2
lot st-james 4 level 3
lot tennessee 4 level 3
lot new-york 4 level 3
lot kentucky 2
lot indiana 1 mortgaged
lot illinois 2
lot b-and-o 2
lot atlantic 3 mortgaged
lot ventnor 4
lot water 3
lot marvin-gardens 3
lot pacific 2
lot north-carolina 3
lot pennsylvania 3
lot park-place 4
lot boardwalk 2
"""
BUYING = "turn 1 end rolled\nbuying 1 vermont\n"
"""Seat 1 landed on Vermont Avenue, which nobody owns."""
EVERYONE = (1, 2, 3, 4, None)
AUCTION = "turn 2 end rolled\nauction 2 short-line least $1 among 1234"
OWING = "turn 1 end rolled\nowing 1 to 4 $550 for rent lot tennessee"
SHORT = """\
lot mediterranean 1
lot baltic 1
lot oriental 2
lot vermont 2
lot connecticut 2
"""


def mid_game(
    then: str = "", *, seats: tuple[str, ...] = SEATS, lots: str = LOTS, options: str = ""
) -> Game:
    """Return the table with something unfinished, or before seat 1 rolls."""
    lines = ("monopoly official", *options.splitlines(), *seats, lots, "dice 6 4", then)
    return Game.from_position("\n".join(lines), chance="given", names=NAMES[: len(seats)])


def taxed() -> Game:
    """Return the table where seat 1 landed on income tax and chooses before counting."""
    seats = ("1 $410 at income-tax cards chest", *SEATS[1:])
    return mid_game("turn 1 end rolled\ntaxed 1 percent $234", seats=seats)


def prompt_of(game: Game) -> Prompt:
    """Return the prompt of the seat to act; all others have none."""
    prompts = {seat: game.view(seat).prompt for seat in (*range(1, game.players + 1), None)}
    asked = prompts.pop(game.seat)
    assert asked is not None
    assert set(prompts.values()) <= {None}
    return asked


def shortage(then: str = "") -> Game:
    """Return a game in which seat 1 asks for the last house and seat 2 could build, too."""
    seats = "\n".join(f"{seat} $500" for seat in (1, 2, 3))
    text = f"monopoly official\noption bank_houses 1\n{seats}\n{SHORT}\n{then}\n"
    return Game.from_position(text, chance="given")


def table(*lots: str, edition: str = "official", options: str = "", then: str = "") -> Game:
    """Return a game of three with $1000 each; the lots are lines without the word `lot`."""
    seats = "\n".join(f"{seat} $1000" for seat in (1, 2, 3))
    lines = "\n".join(f"lot {lot}" for lot in lots)
    text = f"monopoly {edition}\n{options}\n{seats}\n{lines}\n{then}\n"
    return Game.from_position(text, chance="given")


def with_lots(**lots: str) -> str:
    """Return the lots with other lines for some, named with underscores; `""` for the bank's."""
    kept = [line for line in LOTS.splitlines() if _name(line) not in lots]
    return "\n".join([*kept, *(f"lot {_id(name)} {text}" for name, text in lots.items() if text)])


def _name(line: str) -> str:
    return line.split()[1].replace("-", "_")


def _id(name: str) -> str:
    return name.replace("_", "-")
