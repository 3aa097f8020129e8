"""What a prompt shows about the choices (A-FOUND-1, A-MERGE-4, A-MERGE-10)."""

from __future__ import annotations

from magnate.acquire import Game
from magnate.acquire.view import Prompt

from .boards import table

EQUAL = "A TTT.AAA....."
HOLDERS = ("A3 T1 hand 4A", "A1 T2", "")


def asked(game: Game, action: str) -> Prompt:
    """Return what seat 1 is asked after its action."""
    game.play(action)
    prompt = game.view(1).prompt
    assert prompt is not None
    return prompt


def test_a_founder_sees_the_size_of_the_chain() -> None:
    """A-FOUND-1: the tile and the one next to it."""
    prompt = asked(table("A o...........", "hand 2A", "", ""), "place 2A")

    assert (prompt.kind, prompt.size, len(prompt.chains)) == ("found", 2, 7)


def test_the_choice_of_a_survivor_shows_what_each_chain_pays() -> None:
    """A-MERGE-4: three, three and the tile; Tower is dear ($5,000), American middle ($4,000)."""
    prompt = asked(table(EQUAL, *HOLDERS), "place 4A")

    assert (prompt.kind, prompt.chains, prompt.size) == ("survivor", ("Tower", "American"), 7)
    assert prompt.bonuses == {"Tower": (2500, 5000, 0), "American": (4000, 2000, 0)}


def test_the_choice_of_a_survivor_reveals_nothing_hidden() -> None:
    """A-S-25."""
    prompt = asked(table(EQUAL, *HOLDERS, options="holdings_visibility hidden"), "place 4A")

    assert (prompt.size, prompt.bonuses) == (7, None)


def test_the_choice_of_the_next_chain_shows_the_final_size() -> None:
    """A-MERGE-10: four survive, two and two are left, and the tile."""
    rows = """
        A TT.AA.......
        B ..W.........
        C ..WWW.......
    """
    prompt = asked(table(rows, "hand 3A", "A1", ""), "place 3A")

    assert (prompt.kind, prompt.chains, prompt.size) == ("acquire", ("Tower", "American"), 9)
    assert prompt.bonuses == {"Tower": (0, 0, 0), "American": (0, 4500, 0)}
