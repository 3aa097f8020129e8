"""Replaying the lines of a record, and checking each of them."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from magnate.engine.refusals import IllegalAction
from magnate.games import game_info

from . import old_names
from .errors import Fault, RecordError
from .fairness import key_of
from .lines import (
    VERSION,
    Chance,
    Decision,
    End,
    Hash,
    Header,
    HeaderHash,
    Line,
    RecordEntry,
    Undo,
    header_hash,
    in_order,
    plain,
    position_hash,
    setup_of,
)

if TYPE_CHECKING:
    from magnate.engine.game import Seed
    from magnate.games import AnyEdition, AnyGame

# Refusal codes that every game has.
_NOT_YOUR_TURN: Final = "not_your_turn"
_WRONG_MOMENT: Final = "wrong_moment"
_HEADER_HASH_AT: Final = {VERSION: 2}
"""The number of the line with the hash of the header, by version of the format."""


def begin(header: Header, seed: Seed = None) -> AnyGame:
    """Return the game at its start; chance is given unless there is a seed."""
    info = game_info(header.game)
    setup = setup_of(header)
    try:
        edition = info.edition.from_options(
            header.edition, header.options, rules_version=header.rules_version
        )
        if header.start is not None:
            return _begin_from(header.start, header, edition, seed)
        if seed is None:
            return info.begin(header.players, edition, chance="given", setup=setup)
        return info.begin(header.players, edition, seed=seed, setup=setup)
    except ValueError as error:
        raise RecordError(Fault.CANNOT_BEGIN, 1, why=str(error)) from error


def _begin_from(start: str, header: Header, edition: AnyEdition, seed: Seed) -> AnyGame:
    cls = game_info(header.game).game
    version, names = header.rules_version, header.players
    start = old_names.present_position(start)
    game = cls.from_position(start, chance="given", names=names, rules_version=version)
    if game.edition != edition:
        raise ValueError("the edition or an option differs from the start position")
    if header.setup and begin(replace(header, start=None)).setup != game.setup:
        raise ValueError("the setup differs from the start position")
    if seed is None:
        return game
    return cls.from_position(start, seed=seed, names=names, rules_version=version)


def digest_of(game: AnyGame) -> str:
    """Return the SHA-256 of the current position."""
    text = old_names.hashed_position(game.state_text(), game.edition.rules_version)
    return hashlib.sha256(text.encode()).hexdigest()


def end_of(game: AnyGame) -> End:
    """Return the last line of a game that is over."""
    return End(plain(msgspec.to_builtins(game.outcome())))


def played(
    header: Header, lines: Iterable[tuple[int, Line]]
) -> Iterator[tuple[RecordEntry | None, AnyGame]]:
    """Yield the start, then each entry, with the game after it; check every line."""
    game = begin(header)
    key = None if header.fairness is None else key_of(header.fairness)
    seeded = None if header.seed is None else begin(header, header.seed)
    yield None, game
    number, line = 1, None
    for number, line in in_order(lines):
        if isinstance(line, HeaderHash) or number == _HEADER_HASH_AT.get(header.version):
            _check_header(header, line, number)
        elif isinstance(line, Hash | End):
            _check(game, line, number, header=header)
        else:
            # Computed before the entry is played, because it depends on the outcomes drawn so far.
            fair = game.next_chance(key) if key and game.awaits_chance else None
            play(game, line, number)
            _check_fair(line, number, expected=fair)
            if seeded:
                _compare(seeded, line, number, index=len(game.entries) - 1)
            yield line, game
    if game.is_over and not isinstance(line, End):
        raise RecordError(Fault.TRUNCATED, number + 1)


def _check_header(header: Header, line: Line, number: int) -> None:
    """Check that the second line is the hash of the first, and no other line is."""
    if number != _HEADER_HASH_AT.get(header.version):
        raise RecordError(Fault.NOT_AN_ENTRY, number, keys="header")
    if line != header_hash(header):
        raise RecordError(Fault.WRONG_HEADER, number)


def _check_fair(entry: RecordEntry, number: int, *, expected: object | None) -> None:
    """Check that an outcome is the expected one; actions of the table are not drawn."""
    if expected is not None and isinstance(entry, Chance) and entry.chance != str(expected):
        raise RecordError(Fault.UNFAIR_CHANCE, number, chance=entry.chance, expected=str(expected))


def play(game: AnyGame, entry: RecordEntry, number: int) -> None:
    """Carry out an entry, or raise RecordError for the line with this number."""
    match entry:
        case Undo(seat=seat):
            _undo(game, seat, number)
        case Decision(seat, do):
            _check_seat(game, seat, number)
            _act(game, do, number, seat=seat)
        case Chance(chance):
            _act(game, chance, number)
            # A decision given without a seat is played for the seat to act; it was not chance.
            decided = game.entries[-1].seat
            if decided is not None:
                raise RecordError(Fault.CHANCE_NOT_AWAITED, number, seat=decided)


def _undo(game: AnyGame, seat: int, number: int) -> None:
    try:
        game.undo()
    except ValueError:
        raise RecordError(Fault.NOTHING_TO_UNDO, number) from None
    undone = game.entries[-1].seat
    if undone != seat:
        raise RecordError(Fault.WRONG_SEAT, number, seat=seat, asked=undone or 0)


def _check_seat(game: AnyGame, seat: int, number: int) -> None:
    """Check that a seat exists and a decision is awaited; the rules check whose it is."""
    if seat > len(game.names):
        raise RecordError(Fault.BAD_VALUE, number, name="seat", value=str(seat))
    if game.seat is None and not game.is_over:
        raise RecordError(Fault.CHANCE_AWAITED, number)


def _act(game: AnyGame, action: str, number: int, *, seat: int | None = None) -> None:
    try:
        game.play(old_names.present_action(action), seat=seat)
    except IllegalAction as error:
        raise _refused(game, error, number, action=action, seat=seat) from error
    except (ValueError, OverflowError) as error:
        raise RecordError(Fault.BAD_NOTATION, number, action=action, why=str(error)) from error


def _refused(
    game: AnyGame, error: IllegalAction, number: int, *, action: str, seat: int | None
) -> RecordError:
    """Return the error for an action that the rules refuse."""
    asked = game.seat
    if asked is not None and seat is None and error.reason == _WRONG_MOMENT:
        return RecordError(Fault.CHANCE_NOT_AWAITED, number, seat=asked)
    if asked is not None and seat not in (None, asked) and error.reason == _NOT_YOUR_TURN:
        return RecordError(Fault.WRONG_SEAT, number, seat=seat or 0, asked=asked)
    reason, clause = error.reason.message_key, error.clause
    return RecordError(Fault.ILLEGAL_ACTION, number, reason=reason, action=action, clause=clause)


def _check(game: AnyGame, line: Hash | End, number: int, *, header: Header) -> None:
    if isinstance(line, Hash):
        if line != position_hash(header, digest_of(game)):
            raise RecordError(Fault.WRONG_HASH, number)
        return
    if not game.is_over:
        raise RecordError(Fault.NOT_OVER, number)
    if line != end_of(game):
        raise RecordError(Fault.WRONG_OUTCOME, number)


def _compare(seeded: AnyGame, entry: RecordEntry, number: int, *, index: int) -> None:
    """Check that a game with the seed has the same chance here; it draws its own chance."""
    if isinstance(entry, Decision):
        seeded.play(old_names.present_action(entry.do), seat=entry.seat)
    elif isinstance(entry, Undo):
        seeded.undo()
    elif index == len(seeded.entries):  # of the table: no chance is awaited
        seeded.play(entry.chance)
    expected = seeded.entries[index].action
    if isinstance(entry, Chance) and entry.chance != str(expected):
        raise RecordError(Fault.WRONG_CHANCE, number, chance=entry.chance, expected=str(expected))
