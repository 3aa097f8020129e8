"""The same counts without lists of legal actions: every conceivable action is tried."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, combinations, combinations_with_replacement

from magnate.acquire import (
    CHAINS,
    Action,
    BuyShares,
    ChooseAcquired,
    ChooseSurvivor,
    DeclareEnd,
    DisposeShares,
    DrawTile,
    FoundChain,
    Game,
    MarketDraw,
    PlaceTile,
    ReplaceTiles,
    SkipPlacement,
    StartTile,
    SwapHand,
)

TILES = [f"{column}{row}" for row in "ABCDEFGHI" for column in range(1, 13)]


def thinkable(game: Game) -> Iterator[Action]:
    """Yield all decisions that the notation can express for a hand and 25 shares."""
    yield from (PlaceTile(tile) for tile in TILES)
    for chain_ in CHAINS:
        yield from (FoundChain(chain_), ChooseSurvivor(chain_), ChooseAcquired(chain_))
    yield from (DisposeShares(sell, trade) for sell in range(26) for trade in range(26))
    for size in range(4):
        for basket in combinations_with_replacement(CHAINS, size):
            yield BuyShares(Counter(basket))
    hand = [tile for tile in TILES if tile in _hand(game)]
    sets = chain.from_iterable(combinations(hand, size) for size in range(len(hand) + 1))
    yield from (ReplaceTiles(tiles) for tiles in sets)
    yield from (DeclareEnd(), SwapHand(), SkipPlacement())


def _hand(game: Game) -> tuple[str, ...]:
    return game.view(game.seat).seats[(game.seat or 1) - 1].tiles or ()


def count(game: Game, depth: int) -> int:
    """Return how many sequences of `depth` decisions there are; chance must be given."""
    if game.is_over:
        return 0
    if game.seat is None:
        return sum(count(_after(game, outcome), depth) for outcome in _outcomes(game))
    allowed = [action for action in thinkable(game) if game.why_not(action) is None]
    if depth == 1:
        return len(allowed)
    return sum(count(_after(game, action), depth - 1) for action in allowed)


def _after(game: Game, action: Action) -> Game:
    trial = game.copy()
    trial.play(action)
    return trial


def _outcomes(game: Game) -> list[Action]:
    """Return the scripted draw, or one outcome for each number of the market."""
    if game.awaits == "start":
        return _allowed(game, (StartTile(tile) for tile in TILES))[:1]
    if game.awaits == "draw":
        return _allowed(game, (DrawTile(tile) for tile in TILES))[:1]
    found: dict[int, Action] = {}
    for number in range(1, 13):
        tiles = [tile for tile in TILES if tile[:-1] == str(number)]
        outcomes = [MarketDraw(number), *(MarketDraw(number, tile) for tile in tiles)]
        for outcome in _allowed(game, iter(outcomes))[:1]:
            found[number] = outcome
    return list(found.values())


def _allowed(game: Game, actions: Iterator[Action]) -> list[Action]:
    return [action for action in actions if game.why_not(action) is None]
