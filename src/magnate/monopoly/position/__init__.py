"""Positions as text, like FEN in chess: every state can be written and read back.

    monopoly brazil
    option round_limit 20
    1 $1500 at start
    2 $1200 at jail in-jail 2 cards chance offers 1 always-claim
    3 out 1
    pieces dog shoe iron
    lot mediterranean 1 level 2
    lot baltic 1 level 2
    lot reading 2 mortgaged
    pile chance chance.go chance.jail
    dice 3 4
    counters turns 12 rounds 3 first 2
    claim mediterranean owner 1 from 2 $30
    offer 1 to 2: oriental + $100 for reading
    turn 2 roll

A seat has money, a square, and anything else that applies to it. `pieces` is missing if all seats
have the default ones. Lots that are not named belong to the bank. `pile` has the cards seen, next
one first. `counters` lists the counters that are not zero. The last lines are the unfinished
frames, outermost first; without them seat 1 is about to roll. The bank's buildings and money, and
what the state awaits, follow from the rest. Text after `#` is a comment.
See docs/reference/position.md.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from magnate.engine.editions import RULES_VERSION
from magnate.kernel.frames import FRAME_KIND, FRAME_SEAT
from magnate.monopoly.editions import PILES, Edition, option_text, preset_in_version, presets
from magnate.monopoly.offers import sides_of
from magnate.monopoly.rules import state as k
from magnate.monopoly.vocabulary import members

from .reading import COUNTERS, PositionReader
from .vocabulary import FRAMES, ORDERS, WORD_OF, Words


def read_position(text: str, rules_version: int = RULES_VERSION) -> tuple[k.State, Edition]:
    """Return the state and edition that a text describes; raise PositionError for a bad line."""
    return PositionReader(text).read(rules_version)


def write_position(s: k.State, edition: Edition, pieces: Sequence[str] = ()) -> str:
    """Return the position of a state as text; without pieces, the seats have the default ones."""
    return "\n".join(_lines(s, edition, pieces)) + "\n"


def _lines(s: k.State, edition: Edition, pieces: Sequence[str]) -> Iterator[str]:
    name = edition.name if edition.name in presets() else "brazil"
    base = preset_in_version(name, edition.rules_version)
    words = Words(edition)
    yield f"monopoly {base.name}"
    for name, (value, _) in edition.differences(base).items():
        yield f"option {name} {option_text(value)}"
    for seat in range(s.players):
        yield " ".join([str(seat + 1), *_seat_words(s, words, seat)])
    if pieces:
        yield f"pieces {' '.join(pieces)}"
    for lot in range(len(words.lots)):
        yield from _lot_line(s, words, lot)
    for pile, name in enumerate(PILES):
        if s.queue_count[pile]:
            cards = [words.cards[pile][card] for card in s.queue[pile][: s.queue_count[pile]]]
            yield f"pile {name} {' '.join(cards)}"
    if s.cash[k.POT]:
        yield f"pot ${s.cash[k.POT]}"
    if any(s.dice):
        yield f"dice {s.dice[0]} {s.dice[1]}"
    yield from _counters_line(s)
    yield from _claim_lines(s, words)
    yield from _offer_lines(s, edition)
    for seat in range(s.players):
        if s.requested[seat]:
            yield f"request {seat + 1} {s.requested[seat]}"
    for frame in s.frames[: s.depth]:
        yield _frame_line(words, frame)
    if s.awaits == k.OVER:
        yield f"over {s.turn + 1}" if s.turn != k.NO_SEAT else "over"


def _seat_words(s: k.State, words: Words, seat: int) -> Iterator[str]:
    stands = f"at {words.written('square', s.square[seat])}"
    if s.went_out[seat]:
        yield f"out {s.went_out[seat]}"
        yield from [stands] if s.square[seat] else []
    else:
        yield f"${s.cash[seat]} {stands}"
    if s.jail_turn[seat]:
        yield f"in-jail {s.jail_turn[seat]}"
    held = [name for pile, name in enumerate(PILES) if s.card_holder[pile] == seat]
    if held:
        yield f"cards {' '.join(held)}"
    if s.offered[seat]:
        yield f"offers {s.offered[seat]}"
    for order in members(s.orders[seat]):
        yield ORDERS[order]


def _lot_line(s: k.State, words: Words, lot: int) -> Iterator[str]:
    if s.owner[lot] == k.BANK and not s.mortgaged[lot]:
        return
    parts = ["lot", words.lots[lot], words.written("owner", s.owner[lot])]
    parts += [f"level {s.level[lot]}"] if s.level[lot] else []
    parts += ["mortgaged"] if s.mortgaged[lot] else []
    yield " ".join(parts)


def _counters_line(s: k.State) -> Iterator[str]:
    counters = {name: getattr(s, name) for name in COUNTERS}
    counters["first"] = s.first + 1 if s.first > 0 else 0
    counted = [f"{name} {value}" for name, value in counters.items() if value]
    if counted:
        yield f"counters {' '.join(counted)}"


def _claim_lines(s: k.State, words: Words) -> Iterator[str]:
    for owner, debtor, lot, amount, age in s.claims[: s.claim_count]:
        line = f"claim {words.lots[lot]} owner {owner + 1} from {debtor + 1} ${amount}"
        yield f"{line} age {age}" if age else line


def _offer_lines(s: k.State, edition: Edition) -> Iterator[str]:
    for seat in range(s.players):
        offer = s.offers[seat]
        if offer[k.OFFER_TO] != k.NO_SEAT:
            gives, gets = sides_of(offer, edition.board)
            uses = " uses" if offer[k.OFFER_USES] else ""
            yield f"offer {seat + 1} to {offer[k.OFFER_TO] + 1}: {gives} for {gets}{uses}"


def _frame_line(words: Words, frame: list[int]) -> str:
    word = WORD_OF[frame[FRAME_KIND]]
    form = FRAMES[word]
    parts = [word, str(frame[FRAME_SEAT] + 1)] if form.seat else [word]
    for part in form.parts:
        parts += words.written_part(part, frame)
    return " ".join(parts)
