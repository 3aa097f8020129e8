"""A game of Acquire with plain prompts, against opponents that decide at random."""

from __future__ import annotations

import os
import random
import secrets
import shutil
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from magnate import chance as chances
from magnate.acquire.actions import Action, BuyShares
from magnate.acquire.editions import CHAINS
from magnate.acquire.events import Event, TilesDrawn
from magnate.acquire.log import sentence
from magnate.acquire.notation import parse_action
from magnate.acquire.text import WIDTH, board_text, prompt_text, wrapped
from magnate.record import Record
from magnate.refusals import IllegalAction, NotationError

if TYPE_CHECKING:
    from magnate.acquire import Game
    from magnate.acquire.effect import Effect
    from magnate.acquire.view import ChainView
from magnate.messages import Catalog

YOU: Final = 1  # the seat of the person; the others are bots

# What the notation expects, as it says it in English, and the words for it in the catalogs.
EXPECTED: Final = {
    "an action": "expected-action",
    "a number": "expected-number",
    "a tile such as 3C": "expected-tile",
    "a row from A to I": "expected-row",
    "a chain": "expected-chain",
    "sell or trade": "expected-disposal",
    "the end of the line": "expected-end",
}
_TIERS: Final = ("tier-cheap", "tier-middle", "tier-dear")
# What may be left out, since only one thing is asked: `3C` for `place 3C`.
_VERBS: Final = ("place", "found", "survivor", "acquire", "buy", "replace")


class _Left(Exception):
    """The person left the game."""


def play(
    game: Game, words: Catalog, *, seed: int | None = None, record: Path | None = None
) -> None:
    """Play a game to its end, or until the person leaves it; `record` keeps it all the while."""
    table = _Table(game, words, seed, record)
    table.welcome()
    try:
        while not game.is_over:
            table.go_on()
        table.finish()
    except (_Left, EOFError, KeyboardInterrupt) as left:
        table.leave(new_line=not isinstance(left, _Left))


class _Table:
    """One game, a person and the terminal."""

    def __init__(self, game: Game, words: Catalog, seed: int | None, record: Path | None) -> None:
        self.game = game
        self.words = words
        self.file = record
        self.bots = random.Random(seed)
        self.key = secrets.token_bytes(32)
        goes_on = any(entry.seat for entry in game.history())
        self.told = len(game.events) if goes_on else 0  # events
        self.has_shown = False  # the board

    # What is shown

    def welcome(self) -> None:
        names = self.game.names
        _say(
            self.words.text(
                "cli-play-welcome",
                game="Acquire",
                edition=self.words.edition_name(self.game.edition.name),
                player=names[YOU - 1],
                bots=self.words.list(names[YOU:]),
            )
        )
        _say(self.words.text("cli-play-type-move"))

    def tell(self) -> None:
        """Print what happened since the last time, as the person may hear it."""
        news = _joined(map(_heard, self.game.events[self.told :]))
        self.told = len(self.game.events)
        lines = [sentence(event, self.words, self.game.names) for event in news]
        if lines:
            print()
        _say(*lines)

    def ask(self) -> None:
        """Show what the person decides on: the board, or within the own turn only what is new."""
        view = self.game.view(YOU)
        prompt = view.prompt
        if prompt is None or prompt.kind == "place" or view.turn != YOU or not self.has_shown:
            self.show_board()
            return
        print()
        _say(f"> {prompt_text(prompt, self.words)}")
        for chain in view.chains:
            if chain.name in prompt.chains or (prompt.kind == "buy" and chain.size):
                print(f"  {self.chain_text(chain)}")
        if prompt.kind == "buy":
            cash = self.words.money(view.seats[YOU - 1].cash or 0)
            print(f"  {self.words.text('label-cash'):<16} {cash:>9}")

    def show_board(self) -> None:
        self.has_shown = True
        view = self.game.view(YOU)
        print()
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
        """Return what a share costs, or how dear a chain not founded is, and what is left."""
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
        for chain, bonuses in (effect.bonuses or {}).items():
            if bonuses[YOU - 1]:
                yield self.words.text(
                    "cli-play-bonus",
                    chain=self.words.chain_name(chain),
                    amount=self.words.money(bonuses[YOU - 1]),
                )

    def list_moves(self) -> None:
        """Print the legal moves; of the many purchases of several chains only one."""
        moves = self.game.legal_actions()
        mixed = [
            move for move in moves if isinstance(move, BuyShares) and len(dict(move.shares)) > 1
        ]
        listed = [self.typed(str(move)) for move in moves if move not in mixed]
        for line in _in_columns(listed, shutil.get_terminal_size().columns):
            print(line)
        if mixed:
            _say(self.words.text("cli-play-mixed", move=self.typed(str(mixed[0]))))

    def typed(self, notation: str) -> str:
        """Return a move as it may be typed: chains have the names that the board shows."""
        named = {chain: self.words.chain_name(chain) for chain in CHAINS}
        return " ".join(named.get(word, word) for word in notation.split(" "))

    # What is done

    def go_on(self) -> None:
        """Let chance, a bot or the person make the next move."""
        if self.game.seat is None:
            self.game.play(self.drawn())
        elif self.game.seat != YOU:
            self.game.play(self.bots.choice(self.game.legal_actions()))
        else:
            self.tell()
            self.keep()
            self.ask()
            while not self.answer(input("> ").strip()):
                pass

    def drawn(self) -> str:
        """Return an outcome of chance for a game that has no seed, as one from a record has none.

        Tiles keep one order, also after an undo; the market draws anew each time.
        """
        asked = self.game.awaits
        purpose = f"{asked} {len(self.game.entries)}" if asked == "market" else asked
        return chances.least(self.key, purpose, map(str, self.game.legal_actions()))

    def answer(self, line: str) -> bool:
        """Do what a line says; tell whether the game has moved."""
        command, _, rest = line.partition(" ")
        match command.casefold():
            case "":
                return False
            case "?":
                self.list_moves()
            case "help" | "h":
                print(self.words.text("cli-play-help"))
            case "board":
                self.show_board()
            case "undo":
                return self.undo()
            case "save":
                self.save_as(rest.strip())
            case "quit" | "q" | "exit":
                raise _Left
            case _:
                return self.move(line)
        return False

    def move(self, line: str) -> bool:
        try:
            self.game.play(self.parsed(line))
        except NotationError as error:
            self.point_at(error)
        except IllegalAction as error:
            reason = self.words.text(error.reason.message_key)
            _say(self.words.text("cli-play-not-possible", reason=reason, clause=error.clause))
        except (ValueError, OverflowError) as error:  # numbers out of all proportion
            print(error)
        else:
            return True
        return False

    def parsed(self, line: str) -> Action:
        """Return the action that a line means; the verb may be missing."""
        try:
            return parse_action(line)
        except NotationError as error:
            if error.at or self.game.awaits not in _VERBS:
                raise
            try:
                return parse_action(f"{self.game.awaits} {line}")
            except NotationError as second:
                shift = len(self.game.awaits) + 1
                if second.at <= shift:
                    raise error from None
                raise NotationError(
                    line, at=second.at - shift, expected=second.expected, choices=second.choices
                ) from None

    def point_at(self, error: NotationError) -> None:
        """Show the place of a mistake, and what could stand there."""
        choices: Iterable[str] = error.choices
        if error.expected == "an action":
            choices = dict.fromkeys(str(a).partition(" ")[0] for a in self.game.legal_actions())
        expected = self.words.text(EXPECTED[error.expected])
        listed = f" ({', '.join(map(self.typed, choices))})" if choices else ""
        print(f"  {error.text}")
        print(f"  {' ' * error.at}^")
        _say(self.words.text("cli-play-expected", expected=expected + listed))

    def undo(self) -> bool:
        """Take back everything up to the person's last decision."""
        if not any(entry.seat == YOU for entry in self.game.history()):
            print(self.words.text("cli-play-nothing-to-undo"))
            return False
        undone = self.game.undo()
        while self.game.entries[-1].seat != YOU:
            undone = self.game.undo()
        self.told = len(self.game.events)
        _say(self.words.text("cli-play-undone", move=self.typed(str(undone))))
        return True

    # How it is kept

    def save_as(self, name: str) -> None:
        """Write the game to a file, which is its file from now on."""
        file = Path(os.path.expanduser(name)) if name else self.file
        if file is None:
            print(self.words.text("cli-play-save-where"))
            return
        if file != self.file and os.path.lexists(file):
            print(self.words.text("cli-play-file-exists", file=str(file)))
            return
        before, self.file = self.file, file
        if self.keep():
            print(self.words.text("cli-play-saved", file=str(self.file)))
        else:
            self.file = before

    def keep(self) -> bool:
        """Write the game to its file, if it has one; a failure is told, and the game goes on."""
        if self.file is None:
            return False
        over = self.game.is_over and self.game.seed is not None
        record = Record.of(self.game, with_seed=over)
        try:
            record.write(self.file)
        except (OSError, ValueError) as error:  # a null character in a name is a ValueError
            why = getattr(error, "strerror", None) or str(error)
            print(self.words.text("cli-play-not-saved", file=str(self.file), why=why))
            return False
        return True

    def leave(self, *, new_line: bool) -> None:
        if new_line:
            print()
        if self.keep():
            print(self.words.text("cli-play-saved", file=str(self.file)))
        print(self.words.text("cli-play-bye"))

    def finish(self) -> None:
        """Print the end of the game and the ranking."""
        self.tell()
        self.show_board()
        if self.keep():
            print(self.words.text("cli-play-saved", file=str(self.file)))
        outcome = self.game.outcome()
        assert outcome is not None
        print()
        print(self.words.text("cli-play-result"))
        for rank, money, name in sorted(
            zip(outcome.ranks, outcome.money, self.game.names, strict=True), key=lambda r: r[0]
        ):
            amount = self.words.money(money)
            print(self.words.text("cli-play-rank", rank=rank, player=name, amount=amount))


def _say(*sentences: str) -> None:
    """Print sentences, each in lines as wide as the board."""
    for line in wrapped(*sentences):
        print(line)


def _heard(event: Event) -> Event:
    """Return an event as the person hears it when it happens: tiles of others stay hidden."""
    if isinstance(event, TilesDrawn) and event.seat != YOU:
        return msgspec.structs.replace(event, tiles=None)
    return event


def _joined(events: Iterable[Event]) -> Iterator[Event]:
    """Make one event of tiles that a seat draws one after the other."""
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


def _in_columns(texts: Sequence[str], width: int) -> Iterator[str]:
    """Lay texts out in columns, in order from the top down."""
    cell = max(map(len, texts)) + 2
    across = max(1, (width - 2) // cell)
    down = -(-len(texts) // across)
    for line in range(down):
        yield "  " + "".join(f"{text:<{cell}}" for text in texts[line::down]).rstrip()
