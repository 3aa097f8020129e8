"""Check whether the unfinished frames of a position are consistent."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from magnate.kernel.frames import FRAME_KIND, FRAME_SEAT
from magnate.monopoly.editions import PILES
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.building import build_cost, may_raise_levels
from magnate.monopoly.rules.building_places import building_floor, can_place
from magnate.monopoly.rules.refusal_codes import ALLOWED
from magnate.monopoly.vocabulary import members

from .vocabulary import WORD_OF, Words

_MOST_UNFINISHED = 18  # leaves room in the stack for what happens next
_MOST_FACTOR = 100
_MOST_DICE_FACTOR = 10**6
_BEST_ROLL = range(2, 13)

_WHOLE = (k.SETUP, k.DEALING, k.TURN)  # part of nothing else
# If a seat left in the middle of something else, its estate, or the mortgaged lots that its heir
# received, wait just above the turn; the frames above them are still part of the turn.
_LATE = (k.ESTATE, k.RECEIVING)
_LANDINGS = (k.LANDED, k.DRAWING, k.RENT_ROLL, k.BUYING, k.TAXED, k.PAYING_EACH, k.COLLECTING_EACH)
_LATE_IN = (k.TURN, k.OWING, k.COLLECTING_EACH, k.ESTATE, k.RECEIVING)
_PART_OF = {
    **dict.fromkeys((*_LANDINGS, k.SHORTAGE), (k.TURN,)),
    k.AUCTION: (k.TURN, k.ESTATE, k.SHORTAGE),
    k.PLACING: (k.SHORTAGE,),
    k.OWING: (k.TURN, k.PAYING_EACH, k.COLLECTING_EACH, k.RECEIVING),
    k.ESTATE: _LATE_IN,
    k.RECEIVING: _LATE_IN,
}

Check = Callable[[k.State, k.EditionTable, Words, list[int]], Iterator[str]]


def _name(kind: int) -> str:
    return f"'{WORD_OF[kind]}'"


def nesting(s: k.State) -> Iterator[tuple[int, str]]:
    """Yield the frames that cannot be nested in those below them."""
    for depth, frame in enumerate(s.frames[: s.depth]):
        kind = frame[FRAME_KIND]
        outer = s.frames[depth - 1][FRAME_KIND] if depth else k.NOTHING
        allowed = (k.NOTHING,) if kind in _WHOLE else _PART_OF[kind]
        if outer not in allowed and not (k.TURN in allowed and _is_in_turn(s, depth)):
            wanted = " or ".join(_name(each) for each in allowed if each != k.NOTHING)
            yield depth, f"{_name(kind)} stands " + (f"under {wanted}" if wanted else "alone")
        if depth >= _MOST_UNFINISHED:
            yield depth, f"more than {_MOST_UNFINISHED} unfinished frames"


def _is_in_turn(s: k.State, depth: int) -> bool:
    """Return whether only late frames are between a frame and its turn."""
    between = s.frames[1:depth]
    is_turn = depth > 0 and s.frames[0][FRAME_KIND] == k.TURN
    return is_turn and all(frame[FRAME_KIND] in _LATE for frame in between)


def at_stake(s: k.State) -> list[int]:
    """Return the lots of the bank that are being bought or auctioned, or will be."""
    lots: list[int] = []
    for frame in s.frames[: s.depth]:
        if frame[FRAME_KIND] in (k.BUYING, k.AUCTION) and frame[k.LOT] != k.NO_LOT:
            lots.append(frame[k.LOT])
        elif frame[FRAME_KIND] == k.ESTATE:
            lots += members(frame[k.LOTS_LEFT])
    return lots


def frame_problems(s: k.State, e: k.EditionTable, words: Words, depth: int) -> Iterator[str]:
    """Yield the problems with one frame; the frames below it are valid."""
    frame = s.frames[depth]
    kind, seat = frame[FRAME_KIND], frame[FRAME_SEAT]
    if s.went_out[seat] and not _may_be_out(frame):
        yield f"seat {seat + 1} is out"
    if frame[k.AMONG] & ~s.alive:
        yield "one of the seats named is out"
    if _is_in_turn(s, depth):
        yield from _part_of_turn(s, s.frames[depth - 1], frame)
    if depth:
        yield from _part_of(s.frames[depth - 1], frame, in_turn=_is_in_turn(s, depth))
    if kind in _CHECKS:
        yield from _CHECKS[kind](s, e, words, frame)


def _may_be_out(frame: list[int]) -> bool:
    """Return whether a frame can be unfinished although its seat is out of the game."""
    kind = frame[FRAME_KIND]
    bidding = kind == k.SHORTAGE and frame[k.BIDDING]
    return bool(bidding) or kind in (k.SETUP, k.DEALING, k.TURN, k.AUCTION, k.ESTATE)


def _part_of_turn(s: k.State, outer: list[int], frame: list[int]) -> Iterator[str]:
    """Check that a frame fits the step of its turn; only the turn's seat can have landed."""
    turn, kind = s.frames[0], frame[FRAME_KIND]
    step, seat = turn[k.STEP], turn[FRAME_SEAT]
    if step == k.TO_DICE:
        yield f"no dice are rolling during {_name(kind)}"
    if kind in _LATE or (kind, outer[FRAME_KIND]) == (k.AUCTION, k.ESTATE):
        return
    if kind in _LANDINGS and frame[FRAME_SEAT] != seat:
        yield f"it is not the turn of seat {frame[FRAME_SEAT] + 1}"
    if kind in (*_LANDINGS, k.AUCTION) and step != k.TO_END:
        yield f"during {_name(kind)} the turn's step is 'end'"
    if kind == k.SHORTAGE and step != k.TO_ROLL and not s.went_out[seat]:
        yield f"during {_name(kind)} the turn's step is 'roll'"
    is_fine = kind == k.OWING and frame[k.CAUSE] == k.FOR_FINE
    is_fee = kind == k.OWING and frame[k.CAUSE] == k.FOR_FEE
    if is_fine and (step != k.TO_MOVE or frame[FRAME_SEAT] != seat):
        yield "the seat whose turn it is owes the fine, and the turn's step is 'move'"
    if step == k.TO_MOVE and not is_fine and not is_fee:
        yield "the turn's step is 'move' only while the fine is owed"


def _part_of(outer: list[int], frame: list[int], *, in_turn: bool) -> Iterator[str]:
    """Yield what does not fit the frame that a frame is nested in."""
    kind, seat, around = frame[FRAME_KIND], frame[FRAME_SEAT], outer[FRAME_KIND]
    if kind in (k.AUCTION, k.PLACING):
        building = frame[k.AUCTIONED if kind == k.AUCTION else k.PLACED]
        if around == k.SHORTAGE and (building != outer[k.SHORT] or not outer[k.BIDDING]):
            yield "another building is scarce, or 'bidding' is missing there"
        if around != k.SHORTAGE and building:
            yield "a building is auctioned only in a shortage"
    if kind != k.OWING:
        return
    if around == k.COLLECTING_EACH and frame[k.OTHER] != outer[FRAME_SEAT]:
        yield f"seat {outer[FRAME_SEAT] + 1} is the one who collects"
    if around == k.PAYING_EACH and seat != outer[FRAME_SEAT]:
        yield f"seat {outer[FRAME_SEAT] + 1} is the one who pays"
    if around == k.RECEIVING and not in_turn and seat != outer[FRAME_SEAT]:
        yield f"seat {outer[FRAME_SEAT] + 1} is the one who pays"


def _setup(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    among, tied, best = frame[k.AMONG], frame[k.TIED], frame[k.BEST]
    rolled = among & ((1 << frame[k.NEXT]) - 1)
    if not among & (among - 1):
        yield "at least two seats roll for the first turn"
    if not among >> frame[k.NEXT] & 1:
        yield f"seat {frame[k.NEXT] + 1} is not among those that roll"
    if not rolled and (tied or best):
        yield "nobody has rolled yet"
    if rolled and (not tied or tied & ~rolled):
        yield "'tied' must name the seats that rolled highest, at least one"
    if rolled and best not in _BEST_ROLL:
        yield f"best {best}; expected {_BEST_ROLL[0]} to {_BEST_ROLL[-1]}"


def _dealing(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    if frame[k.DEALT] > e.starting_lots * s.players:
        yield f"dealt {frame[k.DEALT]}; expected 0 to {e.starting_lots * s.players}"


def _turn(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    seat, step = frame[FRAME_SEAT], frame[k.STEP]
    if s.went_out[seat] and (step != k.TO_END or frame[k.AGAIN]):
        yield f"seat {seat + 1} is out, so its turn's step is 'end'"
    if frame[k.AGAIN] and (step != k.TO_END or not s.doubles):
        yield "'again' needs a double, counted in 'doubles', and a turn whose step is 'end'"
    if step == k.TO_MOVE:
        if s.jail_turn[seat] != k.LAST_JAIL_TURN:
            yield f"a turn's step is 'move' only in the {k.LAST_JAIL_TURN}rd turn in jail"
        if not s.dice[0] or s.dice[0] == s.dice[1]:
            yield "a turn's step is 'move' only after dice that are not a double"


def _stands(s: k.State, frame: list[int], square: int) -> Iterator[str]:
    seat = frame[FRAME_SEAT]
    if s.square[seat] != square or s.jail_turn[seat]:
        yield f"seat {seat + 1} is not on that square"


def _landed(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    yield from _stands(s, frame, frame[k.SQUARE])
    if not 1 <= frame[k.RENT_FACTOR] <= _MOST_FACTOR:
        yield f"times {frame[k.RENT_FACTOR]}; expected 1 to {_MOST_FACTOR}"
    if frame[k.DICE_FACTOR] > _MOST_DICE_FACTOR:
        yield f"dice {frame[k.DICE_FACTOR]}; expected 0 to {_MOST_DICE_FACTOR}"


def _drawing(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    seat, pile = frame[FRAME_SEAT], frame[k.PILE]
    kind = k.CHANCE if pile == k.CHANCE_PILE else k.CHEST
    if e.square_kind[s.square[seat]] != kind:
        yield f"seat {seat + 1} is not on a {PILES[pile]} square"


def _rent_roll(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    lot, seat = frame[k.LOT], frame[FRAME_SEAT]
    yield from _stands(s, frame, e.lot_square[lot])
    if e.lot_kind[lot] != k.COMPANY:
        yield f"{words.lots[lot]} is not a company"
    if s.owner[lot] in (k.BANK, seat) or s.mortgaged[lot]:
        yield f"no rent is due on {words.lots[lot]}"
    if not 1 <= frame[k.DICE_FACTOR] <= _MOST_DICE_FACTOR:
        yield f"dice {frame[k.DICE_FACTOR]}; expected 1 to {_MOST_DICE_FACTOR}"


def _buying(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    yield from _stands(s, frame, e.lot_square[frame[k.LOT]])
    yield from _is_free(s, words, frame[k.LOT])
    if s.mortgaged[frame[k.LOT]]:
        yield f"{words.lots[frame[k.LOT]]} is mortgaged"


def _is_free(s: k.State, words: Words, lot: int) -> Iterator[str]:
    if s.owner[lot] != k.BANK:
        yield f"{words.lots[lot]} belongs to seat {s.owner[lot] + 1}"
    if at_stake(s).count(lot) > 1:
        yield f"{words.lots[lot]} is for sale twice"


def _taxed(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    if e.income_tax != k.BLIND_CHOICE:
        yield "nobody chooses the income tax in this edition"


def _auction(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    lot, building = frame[k.LOT], frame[k.AUCTIONED]
    if (lot == k.NO_LOT) == (building == k.NO_BUILDING):
        yield "an auction needs a lot, or '-' and a building"
    if lot != k.NO_LOT:
        yield from _is_free(s, words, lot)
        if s.mortgaged[lot] and e.estate != k.AUCTION_MORTGAGED:
            yield f"{words.lots[lot]} is mortgaged"
    for seat in members(frame[k.AMONG]) if building else []:
        if not can_place(s, e, seat, building):
            yield f"seat {seat + 1} could not place the building"
    yield from _bids(s, frame)
    leader = frame[k.OTHER]
    if building and leader != k.NO_SEAT:
        yield from _below_floor(s, e, leader, building, frame[k.HIGH_BID])


def _below_floor(
    s: k.State, e: k.EditionTable, seat: int, building: int, paid: int
) -> Iterator[str]:
    """Yield a problem if a building costs less than the bank would pay for it (M-S-15)."""
    floor = building_floor(s, e, seat, building)
    if e.shortage_floor and paid < floor:
        yield f"${paid} is less than the ${floor} that the bank would pay seat {seat + 1} for it"


def _bids(s: k.State, frame: list[int]) -> Iterator[str]:
    leader, high = frame[k.OTHER], frame[k.HIGH_BID]
    if frame[k.LEAST_BID] < 1:
        yield "the lowest bid is at least $1"
    if leader == k.NO_SEAT:
        if high:
            yield "there is a bid, but no leader"
        return
    if not frame[k.AMONG] >> leader & 1:
        yield f"seat {leader + 1} leads, so it is among the bidders"
    if high < frame[k.LEAST_BID]:
        yield f"${high} is less than the lowest bid"
    if high > s.cash[leader]:
        yield f"seat {leader + 1} has less than it bid"


def _estate(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    seat = frame[FRAME_SEAT]
    estates = [each[FRAME_SEAT] for each in s.frames[: s.depth] if each[FRAME_KIND] == k.ESTATE]
    if not s.went_out[seat]:
        yield f"seat {seat + 1} is not out"
    if estates.count(seat) > 1:
        yield f"seat {seat + 1} has two estates"
    if e.estate == k.RETURN:
        yield "no estates are auctioned in this edition"
    for lot in members(frame[k.LOTS_LEFT]):
        yield from _is_free(s, words, lot)
        if s.mortgaged[lot] and e.estate != k.AUCTION_MORTGAGED:
            yield f"{words.lots[lot]} is mortgaged"


def _owing(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    seat, to, cause = frame[FRAME_SEAT], frame[k.OTHER], frame[k.CAUSE]
    if to == seat:
        yield "nobody owes money to themselves"
    if to < k.SEATS and s.went_out[to]:
        yield f"seat {to + 1} is out"
    if to == k.POT and not e.pot:
        yield "there is no pot in this edition"
    if not frame[k.AMOUNT]:
        yield "nothing is owed"
    has_lot = frame[k.FOR_LOT] != k.NO_LOT
    if has_lot != (cause in (k.FOR_RENT, k.FOR_FEE)):
        yield "a lot must be named for rent and for a fee, and only for those"
    if cause == k.FOR_RENT and to == k.POT:
        yield "no rent is owed to the pot"


def _each(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    if frame[k.AMONG] >> frame[FRAME_SEAT] & 1:
        yield "nobody pays themselves"


def _shortage(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    seat, group, targets = frame[FRAME_SEAT], frame[k.GROUP], frame[k.TARGETS]
    if not e.shortage_auction or e.build_in_own_turn:
        yield "other seats are not asked in this edition"
    if not frame[k.SHORT]:
        yield "only houses or hotels can be scarce"
    if e.group_kind[group] != k.STREET:
        yield f"{words.written('group', group)} is not a group of streets"
    if frame[k.AMONG] >> seat & 1:
        yield f"seat {seat + 1} is the builder, so it is not asked"
    if frame[k.BIDDING]:
        if frame[k.AMONG]:
            yield "nobody is asked once the buildings are auctioned"
        return
    if may_raise_levels(s, e, seat, group, targets) != ALLOWED:
        yield f"seat {seat + 1} may not build this"
    if build_cost(s, e, group, targets) > s.cash[seat]:
        yield f"seat {seat + 1} cannot pay for this"


def _placing(s: k.State, e: k.EditionTable, words: Words, frame: list[int]) -> Iterator[str]:
    if not frame[k.PLACED]:
        yield "only a house or a hotel can be placed"
    if not can_place(s, e, frame[FRAME_SEAT], frame[k.PLACED]):
        yield f"seat {frame[FRAME_SEAT] + 1} could not place the building"
    yield from _below_floor(s, e, frame[FRAME_SEAT], frame[k.PLACED], frame[k.PAID])


# Any of the lots received may be left: those sold or redeemed meanwhile need no decision.
_CHECKS: dict[int, Check] = {
    k.SETUP: _setup,
    k.DEALING: _dealing,
    k.TURN: _turn,
    k.LANDED: _landed,
    k.DRAWING: _drawing,
    k.RENT_ROLL: _rent_roll,
    k.BUYING: _buying,
    k.AUCTION: _auction,
    k.OWING: _owing,
    k.PAYING_EACH: _each,
    k.COLLECTING_EACH: _each,
    k.TAXED: _taxed,
    k.ESTATE: _estate,
    k.SHORTAGE: _shortage,
    k.PLACING: _placing,
}
