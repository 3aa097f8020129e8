"""A game set up from a position; whatever the vector does not specify is filled in."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from magnate.acquire import CHAINS, Edition, Game, MarketDraw, PlaceTile, load
from magnate.acquire.actions import LETTERS, TILE_NAMES, chain_number
from magnate.acquire.editions import option_text
from magnate.acquire.events import BonusPaid
from magnate.acquire.rules import state as k

from .layout import INDEPENDENT, Layout, lay_apart, lay_touching

RICH = 1_000_000
STUB = 2  # tiles that stand for a chain too large to lay out


@dataclass(kw_only=True)
class Table:
    """A position to build: only the seat whose turn it is holds tiles, and chance is given."""

    edition: Edition
    names: Sequence[str]
    seat: int = 1
    step: str = "place"
    board: Mapping[str, str] = field(default_factory=dict)
    hand: Sequence[str] = ()
    pile: Collection[str] | None = None  # None for all tiles that are nowhere else
    cash: Mapping[str, int] = field(default_factory=dict)
    shares: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    others_cash: int = RICH
    declared: bool = False

    def game(self) -> Game:
        """Return a game that continues from this table."""
        return Game.from_position("\n".join(self.lines()), chance="given", names=self.names)

    def lines(self) -> Iterator[str]:
        """Write the position."""
        yield f"acquire {self.edition.name}"
        for name, (value, _) in self.edition.differences(load(self.edition.name)).items():
            yield f"option {name} {option_text(value)}"
        for letter in LETTERS:
            tiles = (f"{column}{letter}" for column in range(1, k.COLUMNS + 1))
            yield f"{letter} {' '.join(self.sign(tile) for tile in tiles)}"
        for seat, name in enumerate(self.names, 1):
            yield self.seat_line(seat, name)
        if self.pile is not None:
            elsewhere = {*self.board, *self.hand, *self.pile}
            yield " ".join(["aside", *(tile for tile in TILE_NAMES if tile not in elsewhere)])
        if self.declared:
            yield f"counters declared 1 ending {k.BY_SIZE}"
        yield f"turn {self.seat} {self.step}"

    def sign(self, tile: str) -> str:
        """Return what a row of the board shows."""
        chain = self.board.get(tile)
        if chain is None:
            return "."
        return "o" if chain == INDEPENDENT else CHAINS[chain_number(chain)][0]

    def seat_line(self, seat: int, name: str) -> str:
        """Write money, shares and tiles of a seat."""
        shares = self.shares.get(name, {})
        words = [str(seat), f"${self.cash.get(name, self.others_cash)}"]
        words += [f"{CHAINS[chain_number(chain)][0]}{n}" for chain, n in shares.items() if n]
        return " ".join([*words, *(["hand", *self.hand] if seat == self.seat else [])])


def seated(edition: Edition, named: Iterable[str]) -> list[str]:
    """Return the players named, and as many more as the edition needs."""
    names = list(named)
    for number in range(1, 1 + edition.players_min - len(names)):
        names.append(f"(another player {number})")
    return names


def begin_apart(
    table: Table, sizes: Mapping[str, int], *, keep_free: Collection[str] = ()
) -> tuple[Game, PlaceTile]:
    """Return a game with chains of these sizes, and a placement that has no effect."""
    check_sizes(sizes)
    layout = lay_apart(sizes, keep_free=keep_free)
    stubs = dict.fromkeys(sizes, STUB)
    return _begin(table, sizes, layout or lay_apart(stubs, keep_free=keep_free))


def begin_merger(
    table: Table, sizes: Mapping[str, int], *, tiles_added: int, keep_free: Collection[str] = ()
) -> tuple[Game, PlaceTile]:
    """Return a game with chains of these sizes, and the placement that joins them all."""
    check_sizes(sizes)
    independents = tiles_added - 1
    layout = lay_touching(sizes, independents=independents, keep_free=keep_free)
    stubs = dict.fromkeys(sizes, STUB)
    return _begin(
        table,
        sizes,
        layout or lay_touching(stubs, independents=independents, keep_free=keep_free),
    )


def check_sizes(sizes: Mapping[str, int]) -> None:
    """Reject sizes that no chain can have."""
    for chain, size in sizes.items():
        if not 2 <= size <= k.TILES:
            raise ValueError(f"{chain} cannot have {size} tiles")


def _begin(table: Table, sizes: Mapping[str, int], layout: Layout | None) -> tuple[Game, PlaceTile]:
    if layout is None:
        raise ValueError(f"chains of {sizes} do not fit on the board")
    table.board, table.hand = layout.board, [layout.tile]
    game = table.game()
    override(game, sizes=sizes)
    return game, PlaceTile(layout.tile)


def override(
    game: Game, *, sizes: Mapping[str, int] | None = None, bank: Mapping[str, int] | None = None
) -> None:
    """Let the bare state have these sizes and bank, whatever lies on the board and in hands."""
    state = game.state.copy()
    for chain, size in (sizes or {}).items():
        state.chain_size[chain_number(chain)] = size
    for chain, count in (bank or {}).items():
        state.bank[chain_number(chain)] = count
    game._put(state)


def chain_at_hand(game: Game) -> str:
    """Return the chain whose bonuses or disposal are due."""
    state = game.state
    frame = state.frames[state.depth - 1]
    return CHAINS[frame[k.CHAIN] if frame[0] == k.ACQUISITION else frame[k.SCORED]]


def draw_market(game: Game, market_tiles: Mapping[str, str]) -> None:
    """Let the stock market draw the tile that the vector gives for the current chain."""
    chain = chain_at_hand(game)
    if chain not in market_tiles:
        raise ValueError(f"the stock market draws for {chain}, but the vector gives it no tile")
    game.play(MarketDraw(int(market_tiles[chain][:-1]), market_tiles[chain]))


def draw_tiles(game: Game, seat: int) -> int:
    """Let a seat draw while it is to draw, playable tiles first, and return how many it drew."""
    drawn = 0
    while game.awaits == "draw" and game.state.asked == seat - 1:
        tiles = [str(action).removeprefix("draw ") for action in game.legal_actions()]
        playable = (tile for tile in tiles if game.effect_of(tile).kind != "illegal")
        game.play(f"draw {next(playable, tiles[0])}")
        drawn += 1
    return drawn


def holdings(game: Game) -> dict[str, dict[str, int]]:
    """Return everyone's shares, without zeros."""
    rows = zip(game.names, game.state.shares, strict=False)
    return {
        name: {chain: int(n) for chain, n in zip(CHAINS, row, strict=True) if n}
        for name, row in rows
    }


def money(game: Game) -> dict[str, int]:
    """Return everyone's money."""
    return {name: int(cash) for name, cash in zip(game.names, game.state.cash, strict=False)}


def bank_stock(game: Game) -> dict[str, int]:
    """Return the bank's shares of each chain."""
    return {chain: int(n) for chain, n in zip(CHAINS, game.state.bank, strict=True)}


def bonuses(game: Game) -> dict[str, dict[str, int]]:
    """Return the bonuses paid, by chain and player."""
    paid: dict[str, dict[str, int]] = {}
    for event in game.events.of(BonusPaid):
        paid.setdefault(event.chain, {})[game.names[event.seat - 1]] = event.amount
    return paid


def rest_of_shares(chain: str, *counts: int) -> int:
    """Return the shares of a chain that are not among these."""
    rest = k.SHARES - sum(counts)
    if rest < 0:
        raise ValueError(f"{sum(counts)} shares of {chain}; there are {k.SHARES}")
    return rest
