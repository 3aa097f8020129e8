"""Fair chance: what a key gives to a game that is given its chance, also after an undo."""

from __future__ import annotations

import hashlib
import hmac
import random

import pytest

from magnate import chance
from magnate.acquire import Game, MarketDraw
from magnate.acquire.actions import TILE_NAMES
from magnate.acquire.rules.state import PILE
from magnate.record import Record, replay

from .boards import table

KEY = chance.fair_key(bytes(32), {1: "Ann", 2: "Bob"})
PLACED = ("A TT..........", "hand 12I 11I", "", "")  # 12I and 11I touch nothing
MERGER = ("E TTTTT.AAAA..", "A3 hand 6E", "A5")


def drawn(game: Game) -> str:
    """Let chance play once, and return what it gave."""
    outcome = game.next_chance(KEY)
    game.play(outcome)
    return str(outcome)


def until_decision(game: Game) -> list[str]:
    """Let chance play until a seat decides, and return what it gave."""
    given = []
    while game.awaits_chance:
        given.append(drawn(game))
    return given


def number_of(purpose: str, item: str | int) -> int:
    """Derive a number from the key, as docs/reference/record.md describes."""
    digest = hmac.new(KEY, f"{purpose}:{item}".encode(), hashlib.sha256).digest()
    return int.from_bytes(digest, "big")


def next_tile(game: Game, purpose: str) -> str:
    """Return the tile of the pile whose number is the least."""
    return min(pile(game), key=lambda tile: number_of(purpose, tile))


def pile(game: Game) -> list[str]:
    """Return the tiles that nobody has seen, in the order of the board's rows."""
    return [
        tile for tile, place in zip(TILE_NAMES, game.state.where, strict=False) if place == PILE
    ]


def test_the_next_tile_is_the_one_with_the_least_number() -> None:
    game = Game(3, chance="given")

    assert drawn(game) == f"start {min(TILE_NAMES, key=lambda tile: number_of('tile', tile))}"
    expected = next_tile(game, "tile")
    assert drawn(game).split()[1] == expected


def test_asking_for_the_next_outcome_draws_nothing() -> None:
    game = Game(3, chance="given")

    assert game.next_chance(KEY) == game.next_chance(KEY)
    assert not game.entries


@pytest.mark.parametrize(("edition", "players"), [("classic", 3), ("2023-duel", 2)])
def test_without_an_undo_it_is_what_a_seeded_game_gives(edition: str, players: int) -> None:
    """Both have one source of outcomes."""
    seeded = Game(players, edition, seed="x")
    game = Game(players, edition, chance="given")
    dice, key = random.Random(1), chance.key_of("x")
    while not seeded.is_over:
        while game.awaits_chance:
            game.play(game.next_chance(key))
        action = dice.choice(seeded.legal_actions())
        seeded.play(action)
        game.play(action)
    while game.awaits_chance:
        game.play(game.next_chance(key))

    assert game.position() == seeded.position()
    assert game.entries == seeded.entries


def test_chance_makes_no_decisions() -> None:
    game = table(*PLACED)

    with pytest.raises(ValueError, match="no outcome of chance is awaited"):
        game.next_chance(KEY)
    with pytest.raises(ValueError, match="no outcome of chance is awaited"):
        Game(3, seed=1).next_chance(KEY)


def test_undoing_a_draw_gives_the_pile_a_new_order() -> None:
    """The tile that was seen is in it again, and nobody knows where."""
    game = table(*PLACED)
    game.play("place 12I")
    seen = []
    for branch in ("tile", "tile.1", "tile.2", "tile.3"):
        game.play("buy none")
        expected = next_tile(game, branch)
        seen += until_decision(game)
        assert seen[-1] == f"draw {expected}"
        game.undo()

    assert len(set(seen)) == 4


def test_undoing_no_outcome_of_chance_keeps_the_order() -> None:
    game = table(*PLACED)
    game.play("place 12I")
    game.undo()
    game.play("place 11I")
    game.play("buy none")
    game.undo()
    game.play("buy 1 Tower")
    expected = next_tile(game, "tile")

    assert drawn(game) == f"draw {expected}"


def test_the_market_never_draws_twice_from_the_same_place() -> None:
    """A-DUEL-1: the n-th draw is the n-th number, also when those before were taken back."""
    game = table(*MERGER, edition="2023-duel")
    for n in (1, 2, 3, 4):
        game.play("place 6E")
        tile = pile(game)[number_of("market", n) % len(pile(game))]
        assert game.next_chance(KEY) == MarketDraw(int(tile[:-1]), tile)
        drawn(game)
        game.undo()


def test_a_copy_and_its_original_count_their_draws_separately() -> None:
    game = table(*PLACED)
    game.play("place 12I")
    game.play("buy none")
    twin = game.copy()
    drawn(twin)
    twin.undo()
    twin.play("buy none")

    assert str(game.next_chance(KEY)) == f"draw {next_tile(game, 'tile')}"
    assert str(twin.next_chance(KEY)) == f"draw {next_tile(twin, 'tile.1')}"


def test_a_replayed_game_continues_at_the_same_place_of_the_stream() -> None:
    """Undone branches are in the record, so it knows what was drawn before."""
    game = table(*PLACED)
    for action in ("place 12I", "buy none"):
        game.play(action)
    drawn(game)
    game.undo()
    game.play("buy none")

    assert replay(Record.of(game)).next_chance(KEY) == game.next_chance(KEY)
    assert str(game.next_chance(KEY)) == f"draw {next_tile(game, 'tile.1')}"
