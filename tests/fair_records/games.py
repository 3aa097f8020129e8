"""Recorded games with fair chance and decisions taken back, for the checks in the browser."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Final

from magnate import acquire, chance, monopoly
from magnate.monopoly.editions import load
from magnate.record import AbandonedSeat, AbandonedStart, Fairness, Record, SeatNonce
from tests.monopoly.random_steps import play_on as play_monopoly

FOLDER: Final = Path(__file__).parent
NAMES: Final = ("Ann", "Żółw", "Cid")
SEED: Final = bytes(range(100, 132))
FIRST_SEED: Final = bytes(range(32))
NONCES: Final = {1: "a1" * 16, 3: "c3" * 16}
"""A bot has the second seat."""

AnyGame = acquire.Game | monopoly.Game


def own_deck() -> dict[str, object]:
    """Return the usual deck with the cards of each pile turned round."""
    data = load("brazil").deck.data()
    return {pile: list(reversed(cards)) for pile, cards in data.items() if isinstance(cards, list)}


GAMES: Final[dict[str, Callable[[], AnyGame]]] = {
    "acquire-classic": lambda: acquire.Game(NAMES, "classic", chance="given"),
    "acquire-duel": lambda: acquire.Game(NAMES[:2], "2023-duel", chance="given"),
    "monopoly-dealt": lambda: monopoly.Game(
        NAMES, chance="given", options={"round_limit": 8, "starting_lots": 2}
    ),
    "monopoly-own-deck": lambda: monopoly.Game(
        NAMES, chance="given", options={"round_limit": 8, "deck": own_deck()}
    ),
}


def fairness_of(players: int) -> Fairness:
    """Return the proof of a game that started at the second attempt."""
    seats = [
        SeatNonce(seat, chance.nonce_commitment(nonce), nonce)
        for seat, nonce in NONCES.items()
        if seat <= players
    ]
    silent = AbandonedSeat(seat=1, name="Dan", commitment=chance.nonce_commitment("silent"))
    failed = AbandonedStart(
        attempt=1,
        commitment=chance.commitment(FIRST_SEED),
        seed=FIRST_SEED.hex(),
        reason="not_revealed",
        vacated=(1,),
        seats=(silent,),
    )
    return Fairness(chance.commitment(SEED), SEED.hex(), tuple(seats), (failed,))


def record_of(name: str) -> Record:
    """Return a game that was played at random, with occasional undos."""
    game, rng = GAMES[name](), random.Random(name)
    fairness = fairness_of(game.players)
    key = chance.fair_key(SEED, {each.seat: each.nonce for each in fairness.seats})
    while not game.is_over:
        if game.awaits_chance:
            game.play(str(game.next_chance(key)))
        elif rng.random() < 0.1 and any(entry.seat for entry in game.history()):
            game.undo()
        elif isinstance(game, monopoly.Game):
            play_monopoly(game, rng.randrange(10**9), most=1)
        else:
            game.play(rng.choice(game.legal_actions()))
    return Record.of(game, fairness=fairness)


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.jsonl"
