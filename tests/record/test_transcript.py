"""A record as sentences."""

from __future__ import annotations

import pytest

from magnate.acquire import Game
from magnate.messages import LANGUAGES
from magnate.record import Record, transcript
from tests.pairs import every_pair
from tests.record.games import LATE, SEATS, finished


def test_a_transcript_describes_a_game_event_by_event() -> None:
    """Seat 1 takes back 1H, then 2A joins Tower (41) and American (2), and the game ends.

    American pays primary 3000 to Ann (2 shares) and secondary 1500 to Bob (1 share), and is sold
    at 300 by Ann; Tower (44 tiles, 1200) pays primary 12000 to Ann (3) and secondary 6000 to
    Cid (1). Ann has 1000 + 3000 + 600 + 12000 + 3 * 1200 = 20200.
    """
    game = Game.from_position(LATE, chance="given", names=["Ann", "Bob", "Cid"])
    game.play("place 1H")
    game.undo()
    for action in ("place 2A", "sell 2", "keep", "declare", "buy none", "draw 10I"):
        game.play(action)

    assert list(transcript(Record.of(game))) == [
        "Acquire. Edition: Classic, 2008. Players: Ann, Bob, Cid.",
        "     Ann places 1H.",
        "     Tower grows to 42 tiles.",
        "     Ann takes a move back.",
        "     Ann places 2A.",
        "     Ann causes a merger: Tower, American.",
        "     Tower acquires American.",
        "     Shares of American: Ann (2), Bob (1), Cid (0).",
        "     Ann receives $3,000 as primary stockholder of American.",
        "     Bob receives $1,500 as secondary stockholder of American.",
        "     Ann sells 2, trades 0 for 0 and keeps 0 of the American shares.",
        "     Bob sells 0, trades 0 for 0 and keeps 1 of the American shares.",
        "     Tower grows to 44 tiles.",
        "     Ann declares the end of the game: Tower has 41 or more tiles.",
        "     Ann buys no shares.",
        "     Ann draws 1 tile: 10I.",
        "     Shares of Tower: Ann (3), Bob (0), Cid (1).",
        "     Ann receives $12,000 as primary stockholder of Tower.",
        "     Cid receives $6,000 as secondary stockholder of Tower.",
        "     Ann sells 3 shares of Tower for $3,600.",
        "     Cid sells 1 share of Tower for $1,200.",
        "     Ann wins with $20,200.",
    ]


@pytest.mark.slow
@every_pair("edition, language", [*SEATS], LANGUAGES)
def test_every_game_has_a_transcript(edition: str, language: str) -> None:
    lines = list(transcript(Record.of(finished(edition)), language))

    assert lines[1].startswith("     ")
    assert any(line.startswith("  1. ") for line in lines)
    assert all(line == line.rstrip() and "{" not in line for line in lines)


def test_the_transcript_of_a_running_game_says_unfinished() -> None:
    *_, last = transcript(Record.of(Game(3, seed=1)))

    assert last == "The record ends before the game does."
