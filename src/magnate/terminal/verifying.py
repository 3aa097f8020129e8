"""`magnate verify`: what a record proves, also compared with what a player kept, and what not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from .arguments import Arguments, CommandError
from .hosting import FAILED, Options

if TYPE_CHECKING:
    from magnate.messages import Catalog
    from magnate.record import AnyFairness, Record


def add_verify(arguments: Arguments) -> None:
    """Add the arguments of `magnate verify`."""
    arguments.add_file()
    arguments.add_texts("commitment", "HEX")
    arguments.add_texts("nonce", "HEX")


def report(record: Record, options: Options, words: Catalog) -> Iterator[str]:
    """Yield what a valid record proves; raise CommandError if it differs from what was kept."""
    end = "over" if record.is_over else "running"
    entries = len(record.entries)
    yield words.text("cli-verify-ok", file=str(Path(options.file)), n=entries, end=end)
    fairness = record.header.fairness
    if fairness is not None:
        yield words.text("cli-verify-outcomes")
        yield from _abandoned(fairness, words)
        yield from _compared(fairness, options, words)
        yield words.text("cli-verify-never")
    elif options.commitment or options.nonce:
        raise CommandError(words.text("cli-verify-no-proof"), FAILED)


def _abandoned(fairness: AnyFairness, words: Catalog) -> Iterator[str]:
    from magnate.record import FormerFairness

    if isinstance(fairness, FormerFairness):
        yield words.text("cli-verify-former")
        return
    for start in fairness.abandoned:
        names = [seat.name for seat in start.seats if seat.seat in start.vacated]
        key = f"cli-verify-{start.reason.replace('_', '-')}"
        yield words.text(key, n=start.attempt, players=words.list(names))


def _compared(fairness: AnyFairness, options: Options, words: Catalog) -> Iterator[str]:
    """Yield what the values kept from before the game prove."""
    from magnate.record.fairness import compared

    kept = compared(fairness, commitments=options.commitment, nonces=options.nonce)
    for name, found in kept._asdict().items():
        if found is False:
            raise CommandError(words.text(f"cli-verify-{name}-differs"), FAILED)
        if found:
            yield words.text(f"cli-verify-{name}-kept")
    if None in kept:
        yield words.text("cli-verify-not-compared")
