"""Wild players: any seat tries anything at any moment, and plays it if it is legal.

They do what the random players of the package never do: leave, give orders, counter, withdraw, buy
jail cards, build in odd steps. Everything is checked after every action.
"""

from __future__ import annotations

from magnate.chance import roll
from magnate.kernel import Schema, clone, entry, number, row, rule
from magnate.monopoly.random_play import Dealer, draw_chance, lots_of, one_of, random_decision
from magnate.monopoly.rules.flow import apply, start_game
from magnate.monopoly.rules.refusal import refusal
from magnate.monopoly.rules.refusal_codes import ALLOWED
from magnate.monopoly.rules.state import (
    ACTION_WIDTH,
    ARG,
    BID,
    BUILD,
    BUY_CARD,
    COUNTER,
    DEAL,
    DEBT,
    DICE,
    GROUP_LOTS,
    KIND,
    LEAVE,
    LOTS,
    OFFER,
    ORDER,
    ORDERS,
    OVER,
    PILES,
    REQUEST,
    ROLL,
    SEAT,
    SELL,
    STAYS,
    TIME_UP,
    EditionTable,
    State,
)

from .invariants import STUCK, WHOLE, broken

TRIES = 6  # wild ideas before a sensible one
SELDOM = 48  # one in this many tries to leave, or to call time, is carried out
MOST_TURNS = 4000
MOST_ACTIONS = 100_000  # of a game; a longer one is considered endless


class Tally(Schema):
    """What happened in many games."""

    games = number()
    unfinished = number()
    actions = number()
    awaited = row(OVER + 1)  # how often each question was asked
    done = row(TIME_UP + 1)  # how often each kind of action was done
    endings = row(4)
    broken = number()  # the invariant that was broken, and in which game; the play stopped there
    game = number()


@rule
def wild_offer(s: State, e: EditionTable, d: Dealer, seat: int) -> None:
    """Write an offer of some lots, cards and money for others into the action."""
    a = d.action
    partner = one_of(d, s.alive)
    a[ARG] = partner
    for side in range(2):
        mine = lots_of(s, e, seat if side == 0 else partner)
        at = ARG + 1 + 3 * side
        for _ in range(roll(d.generator, 3)):
            if mine:
                a[at] |= 1 << one_of(d, mine)
        if roll(d.generator, 3) == 0:
            a[at + 1] = roll(d.generator, 200)
        for pile in range(PILES):
            if s.card_holder[pile] == (seat if side == 0 else partner):
                a[at + 2] |= roll(d.generator, 2) << pile


@rule
def wild_levels(s: State, e: EditionTable, d: Dealer) -> None:
    """Write levels of a group near those that it has into the action."""
    a = d.action
    group = roll(d.generator, e.groups)
    a[ARG] = group
    for i in range(GROUP_LOTS):
        a[ARG + 1 + i] = STAYS
        if i < e.group_size[group] and roll(d.generator, 4):
            level = s.level[e.group_lots[group][i]]
            more = roll(d.generator, 3)
            a[ARG + 1 + i] = level + more if a[KIND] == BUILD else max(0, level - more)


@rule
def wild_action(s: State, e: EditionTable, d: Dealer) -> None:
    """Write an action of any kind into the action, legal or not."""
    a = d.action
    for i in range(ACTION_WIDTH):
        a[i] = 0
    kind = ROLL + roll(d.generator, TIME_UP)
    if (kind == LEAVE or kind == TIME_UP) and roll(d.generator, SELDOM):
        kind = OFFER
    seat = s.asked if roll(d.generator, 2) else roll(d.generator, s.players)
    a[KIND] = kind
    a[SEAT] = seat
    if kind == OFFER or kind == COUNTER:
        wild_offer(s, e, d, seat)
    elif kind == BUILD or kind == SELL:
        wild_levels(s, e, d)
    elif kind == BID:
        a[ARG] = roll(d.generator, s.cash[seat] + 2)
    elif kind == BUY_CARD:
        a[ARG] = roll(d.generator, s.players)
        a[ARG + 1] = roll(d.generator, 60)
    elif kind == ORDER:
        a[ARG] = roll(d.generator, ORDERS)
        a[ARG + 1] = roll(d.generator, 2)
    elif kind == REQUEST:
        a[ARG] = roll(d.generator, 6)
    else:
        a[ARG] = roll(d.generator, max(e.lots, s.players))


@rule
def wild_decision(s: State, e: EditionTable, d: Dealer) -> None:
    """Write a legal decision into the action: a wild one if an idea is legal."""
    for _ in range(TRIES):
        wild_action(s, e, d)
        if refusal(s, e, d.action) == ALLOWED:
            return
    random_decision(s, e, d)


@rule
def is_in_vain(states: list[State], kind: int) -> bool:
    """Return whether a debtor let the software raise money, and nothing was mortgaged or sold."""
    if kind != DEBT:
        return False
    for lot in range(LOTS):
        if states[0].mortgaged[lot] != states[1].mortgaged[lot]:
            return False
        if states[0].level[lot] != states[1].level[lot]:
            return False
    return True


@rule
def play_checked(
    states: list[State], e: EditionTable, d: Dealer, tally: Tally, wildness: int
) -> None:
    """Play one game to its end, and check it after every action.

    `wild` is the percentage of wild decisions. The second state is the one before the last action.
    """
    s = states[0]
    actions = 0
    tally.broken = broken(s, e)
    while tally.broken == WHOLE and s.awaits != OVER and s.turns <= MOST_TURNS:
        tally.awaited[s.awaits] += 1
        if DICE <= s.awaits <= DEAL:
            draw_chance(s, e, d)
        elif roll(d.generator, 100) < wildness:
            wild_decision(s, e, d)
        else:
            random_decision(s, e, d)
        clone(states, 1, 0)
        apply(s, e, d.action)
        tally.actions += 1
        tally.done[d.action[KIND]] += 1
        tally.broken = broken(s, e)
        actions += 1
        if tally.broken == WHOLE and (actions > MOST_ACTIONS or is_in_vain(states, d.action[KIND])):
            tally.broken = STUCK
    tally.endings[s.ending] += 1


@entry
def play_checked_games(
    states: list[State],
    editions: list[EditionTable],
    players: int,
    dealers: list[Dealer],
    tallies: list[Tally],
    wildness: int,
) -> None:
    """Play as many games as the tally asks for, until an invariant is broken."""
    tally = tallies[0]
    for game in range(tally.games):
        tally.game = game
        start_game(states[0], editions[0], players)
        play_checked(states, editions[0], dealers[0], tally, wildness)
        if tally.broken != WHOLE:
            return
        if states[0].awaits != OVER:
            tally.unfinished += 1
