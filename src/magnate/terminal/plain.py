"""A game against bots in the terminal: the parts that all games share."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import wait
from itertools import count
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar, cast

from magnate.bots import SEARCHING
from magnate.bots.worker_pool import WorkerPool
from magnate.drawing.text import wrapped
from magnate.engine.orders import EXPECTED_OF_ORDERS
from magnate.engine.refusals import NotationError
from magnate.games import info_of
from magnate.messages import Catalog
from magnate.play.command_errors import CommandRefused, RefusalCode
from magnate.play.commands import Command, Do, GiveOrder, Resign, Undo
from magnate.play.driving import BotDriver, tick
from magnate.play.handling import handle
from magnate.play.seats import CHARACTERS
from magnate.record import AnyFairness, Recorder
from magnate.record.transcript import sentence_writer
from magnate.terminal.hints import hint_lines
from magnate.terminal.seating import YOU, person_of, seated

if TYPE_CHECKING:
    from magnate.games import AnyAction, AnyEvent, AnyGame

G = TypeVar("G", bound="AnyGame")


class _Left(Exception):
    """The person quit."""


def play(
    game: AnyGame,
    words: Catalog,
    *,
    bot: str,
    seed: int | None = None,
    record: Path | None = None,
) -> None:
    """Play a game to its end or until the person quits, and save it to `record` throughout.

    The game's chance must be given. The same seed and the same input give the same game, unless
    bots look ahead: how far they get depends on the machine.
    """
    from magnate.terminal.consoles import console_of

    console = console_of(game, words, bot=bot, seed=seed)
    console.file = record
    console.welcome()
    try:
        while not console.table.is_done:
            console.advance()
        console.finish()
    except (_Left, EOFError, KeyboardInterrupt) as left:
        console.leave(new_line=not isinstance(left, _Left))
    finally:
        console.worker_pool.close()


class Console(Generic[G]):
    """Shows a game to a person and carries out what they type.

    It works for any game; a game's own console shows more.
    """

    # The notation's English descriptions of what it expects, and their message keys.
    expected: ClassVar[Mapping[str, str]] = {
        "an action": "expected-action",
        "a number": "expected-number",
        "the end of the line": "expected-end",
    }
    # Verbs that may be omitted, by what the game awaits: `3C` for `place 3C`.
    verbs: ClassVar[Mapping[str, str]] = {}

    def __init__(self, game: G, words: Catalog, *, bot: str, seed: int | None) -> None:
        self.words = words
        self.info = info_of(game)
        self.bot = bot
        self.file: Path | None = None
        self.recorder = Recorder(game)
        self.sentence = sentence_writer(game, words)
        resumed = any(entry.seat for entry in game.history())
        self.printed = len(game.events) if resumed else 0  # number of events printed
        self.has_shown = False  # the board
        self.is_whole = not game.entries  # all chance was drawn at this table
        self.worker_pool = WorkerPool((game.game_name,))
        if bot in SEARCHING:
            self.worker_pool.start()
        self.table = seated(game, bot=bot, seed=seed, now=monotonic(), worker_pool=self.worker_pool)
        self.driver = BotDriver(self.table)
        self._ids = count(1)

    @property
    def game(self) -> G:
        """The game; each command is one action, so the table never replaces the object."""
        return cast(G, self.table.game)

    def visible_events(self, since: int) -> Iterable[AnyEvent]:
        """Return the events from an index on, as the person may see them."""
        return self.game.view(YOU, since=since).log

    def ask(self) -> None:
        """Show the decision the person faces."""
        self.show_board()

    def draw_board(self) -> None:
        """Print the board and everyone's holdings."""
        view = self.game.view(YOU, since=len(self.game.events))
        print(self.info.board_text(view, self.words.language))

    def list_moves(self) -> None:
        """Print the legal moves."""
        self.list_in_columns(self.game.legal_actions())

    def verbs_now(self) -> Iterable[str]:
        """Return the verbs of the legal moves."""
        return (str(action).partition(" ")[0] for action in self.game.legal_actions())

    def typed(self, notation: str) -> str:
        """Return a move as the person would type it, with the names on the board."""
        return notation

    def parse(self, text: str) -> AnyAction:
        """Return the action that a text denotes."""
        return self.info.parse_action(text, self.game.edition)

    def holdings(self) -> Iterable[str]:
        """Return what each seat has at the end."""
        return map(self.words.money, self.info.standing(self.game).amounts)

    def bot_moves(self) -> bool:
        """Let a bot move, unless the person is to go first; return whether one did."""
        while not (made := self.driver.step(now=monotonic())) and self.driver.thinking:
            wait(self.driver.thinking)
        return bool(made)

    def command_for(self, action: AnyAction) -> Command:
        """Return the command for a move; standing orders and leaving have their own commands."""
        change = self.info.orders.change_in(action)
        if change is not None:
            return GiveOrder(id=self.new_id(), order=change.order, on=change.on)
        if action == self.info.leave:
            return Resign(id=self.new_id(), to="bank")
        return Do(id=self.new_id(), do=(str(action),))

    def enter(self) -> bool:
        """Handle an empty line; return whether the game continues."""
        return False

    def expected_text(self, expected: str) -> str:
        """Return what the notation expects, in English if there is no message for it."""
        key = {**EXPECTED_OF_ORDERS, **self.expected}.get(expected)
        return self.words.text(key) if key else expected

    def say(self, *sentences: str) -> None:
        """Print sentences, wrapped to the width of the board."""
        for line in wrapped(*sentences):
            print(line)

    def list_in_columns(self, moves: Iterable[object]) -> None:
        """Print moves as the person would type them."""
        shown = [self.typed(str(move)) for move in moves]
        for line in _in_columns(shown, shutil.get_terminal_size().columns):
            print(line)

    def welcome(self) -> None:
        """Introduce the game and its players."""
        names = self.game.names
        self.say(
            self.words.text(
                "cli-play-welcome",
                game=self.words.text(f"game-{self.game.game_name}"),
                edition=self.words.edition_name(self.game.edition.name),
                player=names[YOU - 1],
                bot=self.bot,
                bots=self.words.list(names[YOU:]),
            )
        )
        if self.bot in CHARACTERS:
            about = self.words.text(f"bot-about-{self.bot}")
            self.say(self.words.text("bot-introduced", name=CHARACTERS[self.bot], about=about))
        self.say(self.words.text("cli-play-type-move"))

    def tell(self) -> None:
        """Print what happened since the last call, as far as the person may see it."""
        lines = [self.sentence(event) for event in self.visible_events(self.printed)]
        self.printed = len(self.game.events)
        if lines:
            print()
        self.say(*lines)

    def show_board(self) -> None:
        """Print the board."""
        self.has_shown = True
        print()
        self.draw_board()

    def show_help(self) -> None:
        """Explain the moves of the game and the commands of every game."""
        print(self.words.text(f"cli-play-help-{self.game.game_name}"))
        print(self.words.text("cli-play-help-always"))

    def show_hint(self) -> None:
        """Print what an expert would do, and why."""
        for line in hint_lines(self.game, self.words, self.worker_pool):
            print(line)

    def advance(self) -> None:
        """Let the table, a bot or the person make the next move."""
        if tick(self.table, now=monotonic()) or self.bot_moves():
            return
        self.tell()
        self.keep()
        self.ask()
        while not self.answer(input("> ").strip()):
            pass

    def answer(self, line: str) -> bool:
        """Carry out a line of input; return whether the game continues."""
        command, _, rest = line.partition(" ")
        match command.casefold():
            case "":
                return self.enter()
            case "?":
                self.list_moves()
            case "help" | "h":
                self.show_help()
            case "board":
                self.show_board()
            case "hint":
                self.show_hint()
            case "undo":
                return self.undo()
            case "order":
                return self.order(line)
            case "save":
                self.save_as(rest.strip())
            case "quit" | "q" | "exit":
                raise _Left
            case _:
                return self.move(line)
        return False

    def move(self, line: str) -> bool:
        """Make the person's move; return whether it was legal."""
        try:
            action = self.parsed(line)
        except NotationError as error:
            self.point_at(error)
            return False
        except (ValueError, OverflowError) as error:  # absurdly large numbers
            print(error)
            return False
        return self.give(self.command_for(action))

    def give(self, command: Command) -> bool:
        """Send a command to the table; return whether it was carried out."""
        try:
            handle(self.table, person_of(self.game), command, now=monotonic())
        except CommandRefused as refused:
            self.say(self.refusal_text(refused))
            return False
        return True

    def refusal_text(self, refused: CommandRefused) -> str:
        """Return the sentence for a refused command."""
        if refused.code == RefusalCode.ILLEGAL:
            reason = self.words.text(f"reason-{refused.reason.replace('_', '-')}")
            return self.words.text("cli-play-not-possible", reason=reason, clause=refused.clause)
        if refused.code == RefusalCode.BAD_ORDER:
            return self.words.text(f"order-{refused.detail.replace('_', '-')}")
        if refused.code == RefusalCode.NOT_AN_ACTION:  # absurdly large numbers again
            return refused.detail
        return self.words.text(refused.code.message_key)

    def new_id(self) -> str:
        """Return an unused command id."""
        return str(next(self._ids))

    def parsed(self, line: str) -> AnyAction:
        """Return the action that a line denotes; the verb may be missing."""
        try:
            return self.parse(line)
        except NotationError as error:
            verb = self.verbs.get(self.game.awaits)
            if error.at or verb is None:
                raise
            try:
                return self.parse(f"{verb} {line}")
            except NotationError as second:
                shift = len(verb) + 1
                if second.at <= shift:
                    raise error from None
                raise NotationError(
                    line, at=second.at - shift, expected=second.expected, choices=second.choices
                ) from None

    def point_at(self, error: NotationError) -> None:
        """Point at a mistake and print what was expected there."""
        choices: Iterable[str] = error.choices
        if error.expected == "an action":
            choices = self.verbs_now()
        listed = ", ".join(dict.fromkeys(map(self.typed, choices)))
        expected = self.expected_text(error.expected) + (f" ({listed})" if listed else "")
        print(f"  {error.text}")
        print(f"  {' ' * error.at}^")
        self.say(self.words.text("cli-play-expected", expected=expected))

    def undo(self) -> bool:
        """Take back everything since the person's last decision, except standing orders."""
        decided = [
            str(entry.action)
            for entry in self.game.history()
            if entry.seat == YOU and not isinstance(entry.action, self.game.lasting)
        ]
        if not self.give(Undo(id=self.new_id(), ask=True)):
            return False
        self.printed = len(self.game.events)
        self.say(self.words.text("cli-play-undone", move=self.typed(decided[-1])))
        return True

    def order(self, line: str) -> bool:
        """Give, cancel or list standing orders; return whether the game continues."""
        if len(line.split()) == 1:
            self.list_orders()
            return False
        try:
            given = self.info.orders.parse(line, self.game, auction=self.auction)
        except NotationError as error:
            self.point_at(error)
            return False
        entries = len(self.game.entries)
        done = self.give(GiveOrder(id=self.new_id(), order=given.order, on=given.on))
        if done and not given.order.by_rules:  # the rules announce theirs as events
            self.list_orders()
        return len(self.game.entries) > entries

    def list_orders(self) -> None:
        """Print the current standing orders."""
        listed = [self.typed(order) for order in self.orders_now()]
        orders = self.words.list(listed) if listed else self.words.text("cli-play-no-orders")
        self.say(self.words.text("cli-play-orders", orders=orders))

    def orders_now(self) -> Iterator[str]:
        """Yield the current standing orders, as they are typed."""
        orders = self.info.orders
        kept = orders.kept_by_rules(self.game, YOU)
        for order in (*kept, *self.table.seats[YOU - 1].orders.listed()):
            if typed := orders.typed(order, self.game, auction=self.auction):
                yield typed

    @property
    def auction(self) -> int:
        """The number of the current or latest auction."""
        assert self.table.playing
        return self.table.playing.auction

    def save_as(self, name: str) -> None:
        """Save the game to a file, and keep saving it there."""
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
        """Save the game to its file, if any; report a failure and return False."""
        if self.file is None:
            return False
        record = self.recorder.record(fairness=self.fairness())
        try:
            record.write(self.file)
        except (OSError, ValueError) as error:  # a null character in a name is a ValueError
            why = getattr(error, "strerror", None) or str(error)
            print(self.words.text("cli-play-not-saved", file=str(self.file), why=why))
            return False
        return True

    def fairness(self) -> AnyFairness | None:
        """Return the proof that chance was fair, for a finished game played entirely here.

        A game resumed from a file contains outcomes drawn from another key.
        """
        if not self.game.is_over or not self.is_whole:
            return None
        return self.table.start.fairness()

    def leave(self, *, new_line: bool) -> None:
        """Save the game and say goodbye."""
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
        ranked = zip(outcome.ranks, self.holdings(), self.game.names, strict=True)
        for rank, amount, name in sorted(ranked, key=lambda each: each[0]):
            print(self.words.text("cli-play-rank", rank=rank, player=name, amount=amount))


def _in_columns(texts: Sequence[str], width: int) -> Iterator[str]:
    """Yield lines with the texts in columns, ordered from top to bottom."""
    cell = max(map(len, texts), default=0) + 2
    across = max(1, (width - 2) // cell)
    down = -(-len(texts) // across)
    for line in range(down):
        yield "  " + "".join(f"{text:<{cell}}" for text in texts[line::down]).rstrip()
