"""How strong players are, as openskill sees it: a strength, and how uncertain it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()


class Rating(msgspec.Struct, frozen=True, array_like=True):
    """A player's strength `mu`, how uncertain it is, and from how many games it comes."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0


def rated(players: Sequence[tuple[str, int]], before: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the ratings after a game, of which each seat's player and rank are given.

    Who has several seats, as a bot may, takes the mean of what they give.
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
