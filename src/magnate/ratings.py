"""Ratings of players by openskill: a strength and its uncertainty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()


class Rating(msgspec.Struct, frozen=True, array_like=True):
    """A player's strength `mu`, its uncertainty `sigma`, and the number of games behind it."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0


def updated_ratings(
    players: Sequence[tuple[str, int]], before: Mapping[str, Rating]
) -> dict[str, Rating]:
    """Return the ratings after a game, given each seat's player and rank.

    A player with several seats, as bots may have, gets the mean of their ratings.
    """
    if not players:
        return {}
    teams = [[_MODEL.rating(before[player].mu, before[player].sigma)] for player, _ in players]
    after = _MODEL.rate(teams, ranks=[float(rank) for _, rank in players])
    given: dict[str, list[tuple[float, float]]] = {}
    for (player, _), (seat,) in zip(players, after, strict=True):
        given.setdefault(player, []).append((seat.mu, seat.sigma))
    return {
        player: Rating(
            sum(mu for mu, _ in seats) / len(seats),
            sum(sigma for _, sigma in seats) / len(seats),
            before[player].games + 1,
        )
        for player, seats in given.items()
    }
