"""Chance: the order of tiles of a seed, and the generator for simulation."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from magnate import chance
from magnate.acquire import DrawTile, Game, presets
from magnate.acquire.actions import TILE_NAMES
from magnate.acquire.events import MarketDrawn, StartTilePlaced, TilesDrawn
from magnate.chance import roll
from magnate.kernel import Mode, entry, has_numba, table

from .boards import position

Seed = int | str | bytes


def play(seed: Seed, *, edition: str = "classic", players: int = 3, style: int = 0) -> Game:
    """Play a game of a seed to its end; `style` gives the decisions."""
    game = Game(players, edition, seed=seed)
    dice = random.Random(style)
    while not game.is_over:
        game.play(dice.choice(list(game.legal_actions())))
    return game


def tiles_in_order(game: Game) -> list[str]:
    """Return the tiles in the order they left the pile."""
    tiles: list[str] = []
    for event in game.events:
        if isinstance(event, StartTilePlaced):
            tiles.append(event.tile)
        elif isinstance(event, TilesDrawn):
            tiles += event.tiles or ()
    return tiles


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
def test_a_seeded_game_is_the_same_every_time(edition: str) -> None:
    """Same seed, same decisions, same events."""
    players = 2 if edition == "2023-duel" else 4
    first, second = (play("x", edition=edition, players=players) for _ in range(2))

    assert list(first.events) == list(second.events)
    assert first.outcome() == second.outcome()


def test_seeds_differ() -> None:
    """Numbers, texts and bytes are seeds of their own."""
    seeds: list[Seed] = [1, 2, "1", "2", b"1", b"2", ""]

    starts = {tuple(tiles_in_order(Game(6, seed=seed))) for seed in seeds}

    assert len(starts) == len(seeds)


def test_a_game_without_a_seed_gets_one() -> None:
    """The same game can be replayed from it."""
    game = Game(4)

    assert game.seed is not None
    assert Game(4, seed=game.seed).position() == game.position()
    assert Game(4).seed != game.seed


def test_a_changed_decision_does_not_shift_the_order_of_tiles() -> None:
    """The pile has one order, no matter who draws and when."""
    orders = [tiles_in_order(play(5, style=style)) for style in range(4)]
    shortest = min(map(len, orders))

    assert shortest > 60
    assert len({tuple(order[:shortest]) for order in orders}) == 1
    assert all(len(set(order)) == len(order) for order in orders)


def test_the_number_of_players_does_not_shift_the_order_of_tiles_either() -> None:
    """The first tile is the first tile."""
    orders = [tiles_in_order(Game(players, seed=5)) for players in (3, 4, 6)]

    assert orders[0] == orders[1][: len(orders[0])] == orders[2][: len(orders[0])]


def test_undo_and_the_same_decision_give_the_same_tiles() -> None:
    """Undo does not give a new draw."""
    game = Game(3, seed=9)
    dice = random.Random(1)
    for _ in range(60):
        action = dice.choice(list(game.legal_actions()))
        game.play(action)
        after = game.position()
        assert game.undo() == action
        game.play(action)
        assert game.position() == after


def test_undo_and_another_decision_give_the_same_tile() -> None:
    """The next tile is the next tile, whatever was bought."""
    text = position("A TT..........", "hand 12I", "", "")
    game = Game.from_position(text, seed=4)
    game.play("place 12I")

    drawn = set()
    for purchase in ("buy none", "buy 1 Tower", "buy 3 Tower"):
        drawn.add(game.play(purchase).last(TilesDrawn).tiles)
        game.undo()

    assert len(drawn) == 1


def test_undo_and_the_same_decision_give_the_same_draw_of_the_stock_market() -> None:
    """A-DUEL-1: a merger that is undone and repeated gets the same draw of the market."""
    text = position("E TTTTT.AAAA..", "A3 hand 6E", "A5", edition="2023-duel")
    game = Game.from_position(text, seed=1)

    numbers = []
    for _ in range(6):
        numbers.append(game.play("place 6E").last(MarketDrawn).number)
        game.undo()

    assert numbers == numbers[:1] * 6


def test_a_copy_draws_what_the_original_draws() -> None:
    """Both continue independently from the same state."""
    text = position("E TTTTT.AAAA..", "A3 hand 6E", "A5", edition="2023-duel")
    game = Game.from_position(text, seed=1)
    twin = game.copy()

    assert list(game.play("place 6E")) == list(twin.play("place 6E"))


def test_the_market_returns_its_tile() -> None:
    """A-DUEL-4, A-S-28: a tile drawn for the market is drawn by a player in its turn."""
    text = position("E TTTTT.AAAA..", "A3 hand 6E", "A5", edition="2023-duel")
    game = Game.from_position(text, seed=1)
    pile = game.view().pile

    shown = game.play("place 6E").last(MarketDrawn)

    assert shown.tile is not None and shown.number == int(shown.tile[:-1])
    assert game.view().pile == pile
    assert shown.tile not in game.view().aside


def test_given_chance_waits_and_refuses_a_seed() -> None:
    """With chance="given" every tile is an action of the caller."""
    game = Game(3, chance="given")

    assert game.awaits == "start"
    assert game.seat is None
    assert game.seed is None
    with pytest.raises(ValueError, match="contradict"):
        Game(3, chance="given", seed=1)
    assert DrawTile("1A") not in game.legal_actions()


def test_the_first_tile_is_evenly_spread() -> None:
    """540 seeds, 108 tiles, 5 expected of each: no tile is missing from many or in too many."""
    key_of_seed = [chance.key_of(seed) for seed in range(540)]

    counts = Counter(chance.least(key, "tile", TILE_NAMES) for key in key_of_seed)

    # The chance that all these hold for a fair pile is above 99.9 %.
    assert len(counts) >= 100
    assert max(counts.values()) <= 17
    assert sum((count - 5) ** 2 / 5 for count in counts.values()) < 170


def test_numbers_below_a_limit_are_evenly_spread() -> None:
    """1200 numbers from 0 to 11, 100 expected of each."""
    key = chance.key_of("market")

    counts = Counter(chance.below(key, "market", n, 12) for n in range(1200))

    assert set(counts) == set(range(12))
    assert all(60 <= count <= 140 for count in counts.values())


@entry
def roll_all(generators: tuple[list[int], ...], limit: int, results: tuple[list[int], ...]) -> None:
    """Fill a row with numbers below the limit."""
    for column in range(len(results[0])):
        results[0][column] = roll(generators[0], limit)


@pytest.mark.parametrize("limit", [1, 2, 6, 108])
def test_the_generator_rolls_evenly(limit: int) -> None:
    """100 expected of each number."""
    generator = chance.generator_words(7, limit)

    counts = Counter(roll(generator, limit) for _ in range(100 * limit))

    assert set(counts) == set(range(limit))
    assert all(55 <= count <= 150 for count in counts.values())


def test_the_generator_is_deterministic_and_streams_differ() -> None:
    """A seed has many streams."""
    starts = [chance.generator_words(seed, stream) for seed in (1, 2) for stream in (0, 1, 2)]
    rolled = [tuple(roll(list(start), 1000) for _ in range(5)) for start in starts]

    assert chance.generator_words(1, 0) == starts[0]
    assert len(set(rolled)) == 6
    assert all(0 <= word < 2**32 for start in starts for word in start)
    assert all(len(start) == chance.GENERATOR_WIDTH for start in starts)


@pytest.mark.slow
@pytest.mark.skipif(not has_numba(), reason="numba is not installed")
def test_the_generator_rolls_the_same_compiled_and_interpreted() -> None:
    """Word for word, over 500 numbers."""
    filled = []
    modes: tuple[Mode, ...] = ("interpreted", "compiled")
    for mode in modes:
        generators, results = table(1, 4, mode), table(1, 500, mode)
        for column, word in enumerate(chance.generator_words(3, 0)):
            generators[0][column] = word
        roll_all.at(mode)(generators, 108, results)
        filled.append([int(number) for number in [*results[0], *generators[0]]])

    assert filled[0] == filled[1]
