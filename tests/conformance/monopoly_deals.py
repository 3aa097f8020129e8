"""Redeal what a seat of Monopoly cannot know, and deal the lots of a late position."""

from __future__ import annotations

import random
from collections.abc import Iterator

from magnate.monopoly import Edition, Game
from magnate.monopoly.actions import ORDERS
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import option_text
from magnate.monopoly.events import Event, Events, OrderGiven
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.flow import settle


def redealt(game: Game, seat: int | None, rng: random.Random) -> Game | None:
    """Return a game that looks the same to a seat: others have given other standing orders."""
    twin = game.copy()
    s = game.state.copy()
    for other in range(s.players):
        if other + 1 != seat and s.alive >> other & 1:
            s.orders[other] = rng.randrange(1 << k.ORDERS)
    twin._put(s)
    twin.events = Events(_other_orders(game, seat, rng))
    return twin


def _other_orders(game: Game, seat: int | None, rng: random.Random) -> Iterator[Event]:
    """Yield the events with the orders of others left out, changed and added."""
    seats = [other for other in range(1, game.players + 1) if other != seat]
    for event in game.events:
        if not isinstance(event, OrderGiven) or event.seat == seat:
            yield event
        if rng.randrange(10) == 0:
            yield OrderGiven(rng.choice(seats), rng.choice(ORDERS), rng.random() < 0.5)


def is_settled(s: k.State, edition: Edition) -> bool:
    """Return whether what a state awaits follows from its frames."""
    trial = s.copy()
    trial.awaits, trial.asked = k.NOTHING, k.NO_SEAT
    settle(trial, edition_table(edition, "interpreted")[0])
    return trial == s


def late_position(edition: Edition, players: int, rng: random.Random) -> str:
    """Return a position in the middle of a game: groups are owned, built on and mortgaged."""
    seats = list(range(1, players + 1))
    lines = [f"monopoly {edition.name}", *_option_lines(edition)]
    lines += [_seat_line(edition, seat, rng) for seat in seats]
    houses, hotels = edition.bank_houses, edition.bank_hotels
    for group in edition.board.groups:
        lots = edition.board.group_lots(group)
        owners = [rng.choice(seats)] * len(lots)
        if rng.random() < 0.4:
            owners = [rng.choice([*seats, 0]) for _ in lots]
        level = _level(lots[0].kind == "street" and len(set(owners)) == 1 and 0 not in owners, rng)
        needed = len(lots)
        if level == k.HOTEL and needed <= hotels:
            hotels -= needed
        elif level * needed <= houses and level < k.HOTEL:
            houses -= level * needed
        else:
            level = 0
        for lot, owner in zip(lots, owners, strict=True):
            mortgaged = level == 0 and rng.random() < 0.25
            built = f" level {level}" if level else " mortgaged" if mortgaged else ""
            lines += [f"lot {lot.id} {owner}{built}"] if owner else []
    lines.append(f"turn {rng.choice(seats)} roll")
    return "\n".join(lines) + "\n"


def _option_lines(edition: Edition) -> Iterator[str]:
    from magnate.monopoly import load

    for name, (value, _) in edition.differences(load(edition.name)).items():
        yield f"option {name} {option_text(value)}"


def _seat_line(edition: Edition, seat: int, rng: random.Random) -> str:
    squares = edition.board.squares
    jail = next(square.id for square in squares if square.kind == "jail")
    if rng.random() < 0.25:
        return f"{seat} ${rng.randrange(600)} at {jail} in-jail {rng.randint(1, 3)}"
    places = [square.id for square in squares if square.kind != "go_to_jail"]
    return f"{seat} ${rng.randrange(1200)} at {rng.choice(places)}"


def _level(buildable: bool, rng: random.Random) -> int:  # noqa: FBT001
    return rng.choice((0, 0, 1, 2, 3, 4, 5)) if buildable else 0
