"""A game of Acquire in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

import msgspec
from typing_extensions import override

from magnate.acquire.actions import BuyShares
from magnate.acquire.editions import CHAINS
from magnate.acquire.events import Event, TilesDrawn
from magnate.acquire.game import Game
from magnate.acquire.text import board_text, prompt_text
from magnate.drawing.text import WIDTH, wrapped
from magnate.terminal.plain import Console
from magnate.terminal.seating import YOU

if TYPE_CHECKING:
    from magnate.acquire.preview import Effect
    from magnate.acquire.view import ChainView

# The notation's English descriptions of what it expects, and their message keys.
EXPECTED: Final = {
    "an action": "expected-action",
    "a number": "expected-number",
    "a tile such as 3C": "expected-tile",
    "a row from A to I": "expected-row",
    "a chain": "expected-chain",
    "sell or trade": "expected-disposal",
    "the end of the line": "expected-end",
}
_VERBS: Final = {verb: verb for verb in ("place", "found", "survivor", "acquire", "buy", "replace")}
_TIERS: Final = ("tier-cheap", "tier-middle", "tier-dear")


class AcquireConsole(Console[Game]):
    """The console for a game of Acquire."""

    expected = EXPECTED
    verbs = _VERBS

    @override
    def visible_events(self, since: int) -> Iterator[Event]:
        return _joined(map(_as_seen, self.game.events[since:]))

    @override
    def ask(self) -> None:
        # Within the person's own turn the board was just shown; only the decision is new.
        view = self.game.view(YOU)
        prompt = view.prompt
        if prompt is None or prompt.kind == "place" or view.turn != YOU or not self.has_shown:
            self.show_board()
            return
        print()
        self.say(f"> {prompt_text(prompt, self.words)}")
        for chain in view.chains:
            if chain.name in prompt.chains or (prompt.kind == "buy" and chain.size):
                print(f"  {self.chain_text(chain)}")
        if prompt.kind == "buy":
            cash = self.words.money(view.seats[YOU - 1].cash or 0)
            print(f"  {self.words.text('label-cash'):<16} {cash:>9}")

    @override
    def draw_board(self) -> None:
        view = self.game.view(YOU)
        print(board_text(view, self.words.language))
        self.show_effects(view.prompt.placements if view.prompt else ())

    def show_effects(self, effects: Iterable[Effect]) -> None:
        """Print what placing each tile would do; tiles that do the same share a line."""
        tiles: dict[str, list[str]] = {}
        for effect in effects:
            tiles.setdefault(self.effect_text(effect), []).append(effect.tile)
        labels = {text: " ".join(named) for text, named in tiles.items()}
        width = max((len(label) + 1 for label in labels.values()), default=0)
        for text, label in labels.items():
            first, *others = wrapped(text, width=WIDTH - width - 3)
            print(f"  {label:<{width}} {first}")
            for line in others:
                print(f"  {'':<{width}} {line}")

    def chain_text(self, chain: ChainView) -> str:
        """Return a chain's share price (before it is founded, its tier) and the bank's stock."""
        tier = _TIERS[self.game.edition.tier(chain.name)]
        price = self.words.money(chain.price) if chain.size else self.words.text(tier)
        left = self.words.text("board-shares-left", n=chain.bank)
        return f"{self.words.chain_name(chain.name):<16} {price:>9}   {left}"

    def effect_text(self, effect: Effect) -> str:
        """Return what placing a tile would do."""
        words = self.words
        if effect.kind == "grow":
            ((chain, size),) = effect.sizes.items()
            sizes = {"from": size, "n": effect.size}
            return words.text("effect-grow", chain=words.chain_name(chain), **sizes)
        if effect.kind == "merge":
            chains = [
                words.text("chain-in-list", chain=words.chain_name(chain)) + f" ({size})"
                for chain, size in effect.sizes.items()
            ]
            merger = words.text("effect-merge", chains=words.list(chains))
            return " ".join([merger, *self.bonus_texts(effect)])
        if effect.kind == "illegal":
            return words.text(f"effect-illegal-{effect.duration}")
        return words.text(f"effect-{effect.kind}")

    def bonus_texts(self, effect: Effect) -> Iterator[str]:
        """Yield the bonuses the person would receive in a merger."""
        for chain, bonuses in (effect.bonuses or {}).items():
            if bonuses[YOU - 1]:
                yield self.words.text(
                    "cli-play-bonus",
                    chain=self.words.chain_name(chain),
                    amount=self.words.money(bonuses[YOU - 1]),
                )

    @override
    def list_moves(self) -> None:
        # There can be over a hundred purchases of several chains; one serves as an example.
        moves = self.game.legal_actions()
        mixed = [
            move for move in moves if isinstance(move, BuyShares) and len(dict(move.shares)) > 1
        ]
        self.list_in_columns(move for move in moves if move not in mixed)
        if mixed:
            self.say(self.words.text("cli-play-mixed", move=self.typed(str(mixed[0]))))

    @override
    def typed(self, notation: str) -> str:
        named = {chain: self.words.chain_name(chain) for chain in CHAINS}
        return " ".join(named.get(word, word) for word in notation.split(" "))


def _as_seen(event: Event) -> Event:
    """Hide the tiles that others draw, even if the game is over by the time they are printed."""
    if isinstance(event, TilesDrawn) and event.seat != YOU:
        return msgspec.structs.replace(event, tiles=None)
    return event


def _joined(events: Iterable[Event]) -> Iterator[Event]:
    """Merge consecutive draws of a seat into one event."""
    drawn: TilesDrawn | None = None
    for event in events:
        if isinstance(event, TilesDrawn) and drawn and drawn.seat == event.seat:
            tiles = None if event.tiles is None else (*(drawn.tiles or ()), *event.tiles)
            drawn = TilesDrawn(event.seat, tiles, drawn.n + event.n)
            continue
        if drawn:
            yield drawn
        drawn = event if isinstance(event, TilesDrawn) else None
        if not drawn:
            yield event
    if drawn:
        yield drawn
