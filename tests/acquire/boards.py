"""Short positions: only the rows that hold tiles, and what a player reads off the table."""

from __future__ import annotations

import pytest

from magnate.acquire import Action, Game, IllegalAction
from magnate.acquire.events import BonusPaid, Events

# Seven chains, so that no other can be founded. 2C would grow Tower, 3A merge Tower and Sackson.
ALL_SEVEN = """
    A TT.SS.......
    C WW.FF.......
    E AA.II.......
    G CC.......o..
"""


def position(
    rows: str, *seats: str, edition: str = "classic", options: str = "", then: str = ""
) -> str:
    """Return a position: rows left out are empty, a seat without money has $6,000."""
    given = {row.split()[0]: row.split(maxsplit=1)[1] for row in rows.splitlines() if row.strip()}
    board = [f"{letter} {given.pop(letter, '............')}" for letter in "ABCDEFGHI"]
    assert not given, f"no such rows: {given}"
    lines = [f"acquire {edition}"]
    lines += [f"option {option.strip()}" for option in options.split(",") if option.strip()]
    lines += board
    for number, seat in enumerate(seats, 1):
        lines.append(f"{number} {seat if seat.startswith('$') else '$6000 ' + seat}".rstrip())
    lines += [line.strip() for line in then.splitlines() if line.strip()]
    return "\n".join(lines) + "\n"


def table(
    rows: str, *seats: str, edition: str = "classic", options: str = "", then: str = ""
) -> Game:
    """Return a game from a short position; the test plays the part of chance."""
    text = position(rows, *seats, edition=edition, options=options, then=then)
    return Game.from_position(text, chance="given")


def cash(game: Game) -> tuple[int | None, ...]:
    """Return everyone's money."""
    return tuple(seat.cash for seat in game.view().seats)


def shares(game: Game, chain: str) -> tuple[int, ...]:
    """Return how many shares of a chain everyone holds."""
    return tuple(seat.shares[chain] for seat in game.view().seats if seat.shares is not None)


def bank(game: Game, chain: str) -> int:
    """Return how many shares of a chain the bank has."""
    return next(each.bank for each in game.view().chains if each.name == chain)


def sizes(game: Game) -> dict[str, int]:
    """Return the chains on the board with their sizes."""
    return {chain.name: chain.size for chain in game.view().chains if chain.size}


def content(game: Game, tile: str) -> str:
    """Return the sign on a space of the board."""
    return game.view().board["ABCDEFGHI".index(tile[-1])][int(tile[:-1]) - 1]


def hand(game: Game, seat: int) -> tuple[str, ...] | None:
    """Return the tiles a seat sees in its hand."""
    return game.view(seat).seats[seat - 1].tiles


def bonuses(events: Events, players: int, chain: str) -> tuple[int, ...]:
    """Return the bonuses paid to everyone for a chain; nobody is paid twice."""
    paid = [event for event in events.of(BonusPaid) if event.chain == chain]
    assert len({event.seat for event in paid}) == len(paid)
    amounts = {event.seat: event.amount for event in paid}
    return tuple(amounts.get(seat, 0) for seat in range(1, players + 1))


def choices(game: Game) -> list[str]:
    """Return the notation of all legal actions."""
    return [str(action) for action in game.legal_actions()]


def refused(game: Game, action: Action | str, *, seat: int | None = None) -> tuple[str, str]:
    """Try an illegal action; return reason and clause once nothing is found changed."""
    before = game.position(), len(game.events), len(game.history())
    with pytest.raises(IllegalAction) as refusal:
        game.play(action, seat=seat)
    assert before == (game.position(), len(game.events), len(game.history()))
    assert (action in game.legal_actions()) is False or seat is not None
    return str(refusal.value.reason), refusal.value.clause
