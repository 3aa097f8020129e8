"""Very short tournaments, and made-up results of games."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from magnate import acquire, monopoly
from magnate.tournament.games import GameResult, Plan, SeatResult


def acquire_plan(*bots: str, seed: int = 1, **options: object) -> Plan:
    """Return a plan for the shortest game of Acquire, unless options change it."""
    edition = acquire.load("2023-duel")
    return Plan("acquire", edition.name, {**edition.options(), **options}, bots, seed)


def monopoly_plan(*bots: str, seed: int = 1, **options: object) -> Plan:
    """Return a plan for one round of Monopoly, unless options change it."""
    edition = monopoly.load("official")
    chosen = {**edition.options(), "round_limit": 1, **options}
    return Plan("monopoly", edition.name, chosen, bots, seed)


def untimed(games: Iterable[GameResult]) -> list[GameResult]:
    """Return the games in order, without the times."""
    return sorted(
        (
            msgspec.structs.replace(
                game,
                seats=tuple(msgspec.structs.replace(seat, seconds=0.0) for seat in game.seats),
            )
            for game in games
        ),
        key=lambda game: (game.block, game.rotation),
    )


def seat(bot: str, rank: int, money: int = 0, won: float | None = None) -> SeatResult:
    """Return a seat with ten decisions of 2 ms; by default rank 1 is a sole win."""
    return SeatResult(bot, float(rank == 1) if won is None else won, rank, money, 10, 0.02)


# `a` meets two of `b` and wins one game, comes second in another and shares the third; then it
# wins all three.
FIRST_BLOCK = [
    GameResult(1, 0, (seat("a", 1, 900), seat("b", 2, 600), seat("b", 3, 300)), rounds=20),
    GameResult(1, 1, (seat("b", 1, 800), seat("a", 2, 400), seat("b", 3, 0)), rounds=20),
    GameResult(
        1, 2, (seat("b", 1, 500, won=0.5), seat("b", 3, 100), seat("a", 1, 500, won=0.5)), rounds=20
    ),
]
SECOND_BLOCK = [
    GameResult(2, 0, (seat("a", 1, 1000), seat("b", 2, 400), seat("b", 3, 100)), rounds=20),
    GameResult(2, 1, (seat("b", 3, 100), seat("a", 1, 1000), seat("b", 2, 400)), rounds=20),
    GameResult(2, 2, (seat("b", 2, 400), seat("b", 3, 100), seat("a", 1, 1000)), rounds=20),
]


def duel_block(block: int, wins: int) -> list[GameResult]:
    """Return a block of two games between `a` and `b`, with `a`'s number of wins."""
    games = []
    for rotation, a_wins in enumerate((wins > 0, wins > 1)):
        a, b = seat("a", 1 if a_wins else 2), seat("b", 2 if a_wins else 1)
        games.append(GameResult(block, rotation, (a, b) if rotation == 0 else (b, a), rounds=20))
    return games


def renamed(games: Iterable[GameResult], **names: str) -> list[GameResult]:
    """Return the games with the named bots replaced by others."""
    return [
        msgspec.structs.replace(
            game,
            seats=tuple(msgspec.structs.replace(seat, bot=names[seat.bot]) for seat in game.seats),
        )
        for game in games
    ]
