"""Check whether a parsed position could occur in a game.

Each check yields problems with their lines. A check relies on those before it, so only the
first problem is reported. `frame_checks` checks the unfinished frames.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from magnate.engine.positions import MOST
from magnate.kernel.frames import FRAME_KIND
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.building import levels_of, misfit
from magnate.monopoly.rules.order_of_play import set_up
from magnate.monopoly.rules.ownership import has_mortgage, owns_group
from magnate.monopoly.rules.payments import transfer
from magnate.monopoly.rules.refusal_codes import ALLOWED, UNEVEN
from magnate.monopoly.vocabulary import members

from .frame_checks import at_stake, frame_problems, nesting
from .vocabulary import Words

Problem = tuple[int, str]

_MOST_CLAIMS = 9  # as many as can be open; leaves room for those of the next landings
_BEFORE_PLAY = {
    "alive": "nobody is out",
    "cash": "everyone has the starting money, less the price of the lots dealt to them",
    "owner": "nobody owns a lot",
    "square": "all pieces stand on the start",
    "unseen": "no card has been drawn",
    "dice": "the dice were not rolled to move",
    "turns": "no turn has begun",
    "first": "it is not decided who begins",
}


@dataclass
class Lines:
    """The number of the line that each part of the position was read from."""

    seats: list[int] = field(default_factory=list)
    claims: list[int] = field(default_factory=list)
    unfinished: list[int] = field(default_factory=list)
    at: dict[str, int] = field(default_factory=dict)
    """By part: a lot, an offer, a counter."""
    over: int = 0

    @property
    def last(self) -> int:
        """The last line of an unfinished frame, or the line `over`."""
        return max([self.over, *self.unfinished])


def problems(s: k.State, e: k.EditionTable, words: Words, lines: Lines) -> Iterator[Problem]:
    """Yield the reasons why a state cannot occur in a game."""
    yield from _seats(s, e, lines)
    yield from _money(s, e, lines)
    yield from _lots(s, e, words, lines)
    yield from _stock(s, e, words, lines)
    if lines.over and s.depth:
        yield lines.last, "a game that is over has no unfinished frames"
    for depth, problem in nesting(s):
        yield lines.unfinished[depth], problem
    yield from _before_play(s, e, lines)
    for depth, line in enumerate(lines.unfinished):
        for problem in frame_problems(s, e, words, depth):
            yield line, problem
    yield from _bank_lots(s, e, words, lines)
    yield from _claims(s, e, lines)
    yield from _offers(s, lines)
    yield from _requests(s, lines)
    yield from _counters(s, e, lines)


def _seats(s: k.State, e: k.EditionTable, lines: Lines) -> Iterator[Problem]:
    out = [number for number in s.went_out if number]
    for seat, line in enumerate(lines.seats):
        number = s.went_out[seat]
        if number > len(out):
            yield line, f"out as number {number}; seats out: {len(out)}"
        if number and s.went_out.index(number) != seat:
            yield line, f"two seats went out as number {number}"
        if s.jail_turn[seat] and s.square[seat] != e.jail_square:
            yield line, f"seat {seat + 1} is in jail, so it must be on that square"
    last = s.ending == k.LAST_LEFT
    if (s.players - len(out) == 1) != last or len(out) == s.players:
        left = "one seat is" if last else "at least two seats are"
        yield lines.seats[-1], f"{left} left in this game, not {s.players - len(out)}"


def _money(s: k.State, e: k.EditionTable, lines: Lines) -> Iterator[Problem]:
    for seat, line in enumerate(lines.seats):
        if sum(s.cash[: seat + 1]) > MOST:
            yield line, f"more than ${MOST} among the players"
    if s.cash[k.POT] and not e.pot:
        yield lines.at["pot"], "there is no pot in this edition"
    if -s.cash[k.BANK] > MOST:
        yield lines.at["pot"], f"more than ${MOST} in all"


def _lots(s: k.State, e: k.EditionTable, words: Words, lines: Lines) -> Iterator[Problem]:
    for lot, name in enumerate(words.lots):
        line = lines.at.get(f"lot {name}", 0)
        owner = s.owner[lot]
        if owner != k.BANK and s.went_out[owner]:
            yield line, f"seat {owner + 1} is out, so it owns nothing"
        if not s.level[lot]:
            continue
        if e.lot_kind[lot] != k.STREET:
            yield line, f"{name} is not a street, so nothing is built there"
        if owner == k.BANK or s.mortgaged[lot]:
            yield line, f"nothing is built on {name}: it is mortgaged or belongs to the bank"
        for problem in _built_group(s, e, words, lot):
            yield line, problem


def _built_group(s: k.State, e: k.EditionTable, words: Words, lot: int) -> Iterator[str]:
    """Yield the problems with the group of a lot that has buildings."""
    group, owner = e.lot_group[lot], s.owner[lot]
    name = words.written("group", group)
    if e.trade_group_unbuilt and not owns_group(s, e, owner, group):
        yield f"seat {owner + 1} has buildings, but not all lots of the group {name}"
    if any(s.level[other] and s.owner[other] != owner for other in members(e.group_set[group])):
        yield f"two seats have buildings on the group {name}"
    # Where a bare lot of a built group can be traded, its owner may get it back mortgaged.
    unmortgaged = e.group_unmortgaged and e.mortgage_group_unbuilt and e.trade_group_unbuilt
    if unmortgaged and has_mortgage(s, e, group):
        yield f"a lot of the group {name} is mortgaged, so nothing is built there"
    reason = misfit(e, group, levels_of(s, e, group))
    if reason != ALLOWED:
        wrong = "buildings are uneven" if reason == UNEVEN else "hotels are next to houses"
        yield f"{wrong} on the group {name}"


def _stock(s: k.State, e: k.EditionTable, words: Words, lines: Lines) -> Iterator[Problem]:
    built = [lines.at[f"lot {name}"] for lot, name in enumerate(words.lots) if s.level[lot]]
    if s.houses < 0:
        yield max(built), f"{e.bank_houses - s.houses} houses; there are {e.bank_houses}"
    if s.hotels < 0:
        yield max(built), f"{e.bank_hotels - s.hotels} hotels; there are {e.bank_hotels}"


def _bank_lots(s: k.State, e: k.EditionTable, words: Words, lines: Lines) -> Iterator[Problem]:
    """Check that only lots of an estate are the bank's and mortgaged.

    The game may have ended in the middle of an estate.
    """
    stake = at_stake(s)
    for lot, name in enumerate(words.lots):
        estate = e.estate == k.AUCTION_MORTGAGED and (lines.over or lot in stake)
        if s.owner[lot] == k.BANK and s.mortgaged[lot] and not estate:
            yield (
                lines.at[f"lot {name}"],
                f"{name} is not being auctioned, so it cannot be mortgaged",
            )


def _before_play(s: k.State, e: k.EditionTable, lines: Lines) -> Iterator[Problem]:
    """Check that only rolls for the order and dealing of lots came before the first turn."""
    kind = s.frames[0][FRAME_KIND]
    if kind not in (k.SETUP, k.DEALING):
        return
    fresh = k.State()
    set_up(fresh, e, s.players)
    fresh.frames[0][:] = s.frames[0]
    if kind == k.DEALING:
        yield from _dealt(s, e, lines)
        fresh.first = s.first
        fresh.owner[:] = s.owner
        for lot, owner in enumerate(s.owner[: e.lots]):
            transfer(fresh, owner, k.BANK, e.price[lot])  # from the bank to itself changes nothing
    for name in fresh.fields:
        if getattr(fresh, name) != getattr(s, name):
            what = _BEFORE_PLAY.get(name, "nothing has happened")
            yield lines.unfinished[0], f"before the first turn {what}"


def _dealt(s: k.State, e: k.EditionTable, lines: Lines) -> Iterator[Problem]:
    """Check that lots are dealt one by one, beginning with the first player."""
    for seat in range(s.players):
        due = len(range((seat - s.first) % s.players, s.frames[0][k.DEALT], s.players))
        if s.owner.count(seat) != due:
            yield lines.unfinished[0], f"seat {seat + 1} must have been dealt {due} lots so far"


def _claims(s: k.State, e: k.EditionTable, lines: Lines) -> Iterator[Problem]:
    for at, line in enumerate(lines.claims):
        claim = s.claims[at]
        owner, debtor, age = claim[k.CLAIM_OWNER], claim[k.CLAIM_DEBTOR], claim[k.CLAIM_AGE]
        if e.claim_deadline == k.AUTOMATIC:
            yield line, "rent is not claimed in this edition"
        if lines.over:
            yield line, "a game that is over has no open claims"
        if at >= _MOST_CLAIMS:
            yield line, f"more than {_MOST_CLAIMS} claims"
        if owner == debtor:
            yield line, "nobody owes rent to themselves"
        if s.went_out[owner] or s.went_out[debtor]:
            yield line, "a seat that is out neither claims nor owes rent"
        if not claim[k.CLAIM_AMOUNT]:
            yield line, "a rent of $0 is not claimed"
        if age >= e.claim_deadline:
            yield line, f"age {age}; expected 0 to {e.claim_deadline - 1}"
        if at and age > s.claims[at - 1][k.CLAIM_AGE]:
            yield line, "the oldest claim must come first"


def _offers(s: k.State, lines: Lines) -> Iterator[Problem]:
    rolling = s.frames[0][FRAME_KIND] == k.TURN and s.frames[0][k.STEP] == k.TO_DICE
    for seat in range(s.players):
        offer = s.offers[seat]
        if offer[k.OFFER_TO] == k.NO_SEAT:
            continue
        line = lines.at[f"offer {seat + 1}"]
        if rolling or lines.over:
            yield line, "the dice are rolling or the game is over, so all offers have lapsed"
        for problem in _offer(s, seat, offer):
            yield line, problem


def _offer(s: k.State, seat: int, offer: list[int]) -> Iterator[str]:
    """Yield the problems with the form of an offer; whether it can be accepted is checked later."""
    partner = offer[k.OFFER_TO]
    gives, paid, cards = offer[k.GIVES_LOTS : k.GIVES_CARDS + 1]
    gets, asked, wanted = offer[k.GETS_LOTS : k.GETS_CARDS + 1]
    if partner == seat:
        yield "nobody makes an offer to themselves"
    if s.went_out[seat] or s.went_out[partner]:
        yield "a seat that is out takes no part in offers"
    if gives & gets or cards & wanted:
        yield "the same thing is on both sides"
    if paid and asked:
        yield "money is on both sides"
    if not (gives or gets or cards or wanted):
        yield "neither a lot nor a card is offered or asked for"
    if offer[k.OFFER_USES] and (gives or gets or cards or asked or wanted not in (1, 2)):
        yield "a card to be used at once can only be exchanged for money"


def _requests(s: k.State, lines: Lines) -> Iterator[Problem]:
    kinds = [frame[FRAME_KIND] for frame in s.frames[: s.depth]]
    for seat in range(s.players):
        if s.requested[seat] and s.went_out[seat]:
            yield lines.at[f"request {seat + 1}"], f"seat {seat + 1} is out"
        if s.requested[seat] and k.SHORTAGE not in kinds:
            yield lines.at[f"request {seat + 1}"], "there is no shortage"


def _counters(s: k.State, e: k.EditionTable, lines: Lines) -> Iterator[Problem]:
    for name, most in _limits(s, e, lines):
        value = getattr(s, name)
        if value > most:
            yield lines.at[name], f"{name} is {value}; expected 0 to {most}"
    if lines.over:
        yield from _over(s, e, lines)


def _limits(s: k.State, e: k.EditionTable, lines: Lines) -> Iterator[tuple[str, int]]:
    over = bool(lines.over)
    yield "doubles", k.DOUBLES_TO_JAIL if over else k.DOUBLES_TO_JAIL - 1
    yield "time_up", int(e.time_limit > 0)
    yield "ending", k.BY_TIME if over else k.RUNNING
    if e.round_limit:
        yield "rounds", e.round_limit if over else e.round_limit - 1


def _over(s: k.State, e: k.EditionTable, lines: Lines) -> Iterator[Problem]:
    if not s.ending:
        yield lines.over, "the counters lack 'ending': 1 last left, 2 rounds, 3 time"
    if s.ending == k.BY_ROUNDS and s.rounds != (e.round_limit or None):
        yield lines.at["ending"], "the round limit was not reached"
    if s.ending == k.BY_TIME and not s.time_up:
        yield lines.at["ending"], "the time is not up"
