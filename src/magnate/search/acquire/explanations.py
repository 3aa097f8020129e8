"""Explanations of decisions in Acquire, as a good player would give them.

Explanations contain only what follows from the seat's view, never a guess at hidden holdings, at
the tiles of others or at the draw of the stock market.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from magnate.acquire.actions import (
    TILE_NAMES,
    Action,
    BuyShares,
    DeclareEnd,
    DisposeShares,
    FoundChain,
    PlaceTile,
    ReplaceTiles,
    SkipPlacement,
    SwapHand,
    chains_in,
    tile_number,
)
from magnate.acquire.editions import CHAINS
from magnate.acquire.events import BonusPaid, ChainAcquired, ChainFounded, Event, decode_events
from magnate.acquire.rules.buying import affordable_chains, buy_shares
from magnate.acquire.rules.flow import apply
from magnate.acquire.rules.game_end import end_reached
from magnate.acquire.rules.merger import largest_of
from magnate.acquire.rules.merger_bonus import bonus_of
from magnate.acquire.rules.placement import FOUNDS, MERGES, STANDS_ALONE, outcome_of, touched_chains
from magnate.acquire.rules.prices import share_price
from magnate.acquire.rules.state import (
    ACQUIRER,
    CHAIN,
    INDEPENDENT,
    MOST_BOUGHT,
    PER_TRADE,
    RUNNING,
    SAFE_SIZE,
    EditionTable,
    State,
)
from magnate.acquire.rules.stock_disposal import dispose_shares
from magnate.acquire.view import View
from magnate.chance import generator_words
from magnate.kernel.frames import top
from magnate.search.explanations import Argument, Explanation, WeightedExplanation, most_important

from .afterstates import settle
from .determinize import edition_of
from .policy import Choices, Policy, fortune
from .standing import (
    Standing,
    are_known,
    is_safe_for_a_turn,
    is_safe_lead,
    shares_of_others,
    sole_leader,
    standing,
)

_LITTLE_MONEY = 500


class _Scene(NamedTuple):
    """A state that is consistent with the view, and what the seat cannot see of it."""

    s: State
    e: EditionTable
    seat: int
    hidden: bool
    policy: Policy

    def knows(self, chain: int) -> bool:
        """Return whether the seat knows all holders of a chain."""
        return are_known(self.s, chain, seat=self.seat, hidden=self.hidden)

    def place(self, s: State, chain: int) -> Standing | None:
        """Return the seat's standing in a chain."""
        return standing(s, self.e, chain, seat=self.seat, hidden=self.hidden)

    def after(self, action: Action) -> tuple[State, list[Event]]:
        """Return the state after a decision, and the events on the way.

        Everything that comes up before the purchase is decided by the policy, for all seats.
        """
        s, choices = self.s.copy(), Choices()
        choices.generator[:] = generator_words(0, 0)  # for the stock market; nothing depends on it
        s.log, s.declared = [], 0
        apply(s, self.e, action.row(self.seat))
        settle(s, self.e, self.policy, choices)
        return s, decode_events(s.log, s.cash, s.players)


def explanations_for(
    view: View, s: State, action: Action, policy: Policy
) -> tuple[Explanation, ...]:
    """Return the points for and against a decision, the most important first; at most three.

    `s` is a determinization of the view.
    """
    (e,) = edition_of(view, "interpreted")
    hidden = any(seat.shares is None for seat in view.seats)
    scene = _Scene(s, e, s.asked, hidden, policy)
    return most_important(_found(scene, action))


def _found(scene: _Scene, action: Action) -> Iterator[WeightedExplanation]:
    match action:
        case BuyShares():
            return _of_purchase(scene, action)
        case DisposeShares():
            return _of_disposal(scene, action)
        case DeclareEnd():
            return _of_the_end(scene)
        case ReplaceTiles():
            return _of_replacement(action)
        case SwapHand():
            return iter([(0, Explanation("hint-swap"))])
        case SkipPlacement():
            return iter([(0, Explanation("hint-skip"))])
        case _:
            return _of_a_tile(scene, action)


def _of_a_tile(scene: _Scene, action: Action) -> Iterator[WeightedExplanation]:
    """Explain a placed tile, or a choice that it caused: founding, survivor, next acquired.

    Which of several equal chains the seat will let survive depends on the others' shares. If those
    are hidden, only the merger itself is named.
    """
    after, events = scene.after(action)
    if scene.hidden and _leaves_the_survivor_open(scene, action):
        return _plain_effect(scene, action, after)
    acquired = [CHAINS.index(each.acquired) for each in events if isinstance(each, ChainAcquired)]
    found = [
        *_bonuses(scene, acquired, events),
        *_growth(scene, after, acquired),
        *_sales(scene, acquired),
        *_safety(scene, after, acquired),
        *_founding(scene, action, after, events),
        *_preparation(scene, action),
        *_end_in_reach(scene, after),
    ]
    return iter(found or _plain_effect(scene, action, after))


def _leaves_the_survivor_open(scene: _Scene, action: Action) -> bool:
    if not isinstance(action, PlaceTile):
        return False
    largest = largest_of(scene.s, touched_chains(scene.s, scene.e, tile_number(action.tile)))
    return bool(largest & (largest - 1))


def _bonuses(
    scene: _Scene, acquired: list[int], events: Sequence[Event]
) -> Iterator[WeightedExplanation]:
    """The bonuses for acquired chains: of the seat, and the largest of an opponent."""
    if scene.e.market_holder:
        return
    paid = dict.fromkeys(range(scene.s.players), 0)
    for each in events:
        if isinstance(each, BonusPaid) and CHAINS.index(each.chain) in acquired:
            chain, seat = CHAINS.index(each.chain), each.seat - 1
            own = seat == scene.seat and scene.place(scene.s, chain) is not None
            paid[seat] += each.amount if own or scene.knows(chain) else 0
    mine = paid.pop(scene.seat)
    if mine:
        yield mine, Explanation("hint-bonus", {"amount": mine})
    most, seat = max((amount, -seat) for seat, amount in paid.items())
    if most:
        arguments: dict[str, Argument] = {"player": 1 - seat, "amount": most}
        yield most * 2 // 3, Explanation("hint-bonus-of-other", arguments)


def _growth(scene: _Scene, after: State, acquired: list[int]) -> Iterator[WeightedExplanation]:
    """What a larger chain gains: the seat's shares and bonus, and the opponent who gains most."""
    gains = [0] * scene.s.players
    for chain in _grown(scene, after, acquired):
        grown = scene.s.copy()
        grown.chain_size[chain] = after.chain_size[chain]
        for seat in _holders_seen(scene, chain):
            shares, bonus = _gain(scene, grown, chain, seat, in_merger=bool(acquired))
            gains[seat] += shares + bonus
            if seat == scene.seat:
                yield from _own_growth(scene, grown, chain, shares, bonus)
    most = max(gains)
    if most > gains[scene.seat]:
        arguments: dict[str, Argument] = {"player": gains.index(most) + 1, "amount": most}
        yield most // 2, Explanation("hint-growth-of-other", arguments)


def _holders_seen(scene: _Scene, chain: int) -> list[int]:
    return list(range(scene.s.players)) if scene.knows(chain) else [scene.seat]


def _gain(
    scene: _Scene, grown: State, chain: int, seat: int, *, in_merger: bool
) -> tuple[int, int]:
    """Return by how much a seat's shares and its bonus rise.

    In a merger others may trade for shares of the survivor, so bonuses are left out there.
    """
    s, e = scene.s, scene.e
    shares = s.shares[seat][chain] * (share_price(grown, e, chain) - share_price(s, e, chain))
    guessed = seat == scene.seat and scene.place(s, chain) is None
    if in_merger or guessed or e.market_holder:
        return shares, 0
    return shares, bonus_of(grown, e, chain, seat) - bonus_of(s, e, chain, seat)


def _own_growth(
    scene: _Scene, grown: State, chain: int, shares: int, bonus: int
) -> Iterator[WeightedExplanation]:
    name = CHAINS[chain]
    if shares:
        yield shares, Explanation("hint-growth", {"chain": name, "amount": shares})
    if bonus:
        amount = bonus_of(grown, scene.e, chain, scene.seat)
        yield bonus, Explanation("hint-bonus-grows", {"chain": name, "amount": amount})


def _grown(scene: _Scene, after: State, acquired: list[int]) -> list[int]:
    """Return the chains that were on the board and are larger now."""
    sizes = enumerate(zip(scene.s.chain_size, after.chain_size, strict=True))
    return [chain for chain, (old, new) in sizes if 0 < old < new and chain not in acquired]


def _sales(scene: _Scene, acquired: list[int]) -> Iterator[WeightedExplanation]:
    """What the seat's shares of acquired chains can be sold for."""
    for chain in acquired:
        n = scene.s.shares[scene.seat][chain]
        if n:
            amount = n * share_price(scene.s, scene.e, chain)
            arguments: dict[str, Argument] = {"n": n, "chain": CHAINS[chain], "amount": amount}
            yield amount // 2, Explanation("hint-sale", arguments)


def _safety(scene: _Scene, after: State, acquired: list[int]) -> Iterator[WeightedExplanation]:
    for chain in _grown(scene, after, acquired):
        if scene.s.chain_size[chain] < SAFE_SIZE <= after.chain_size[chain]:
            weight = 1500 if scene.s.shares[scene.seat][chain] else 100
            yield weight, Explanation("hint-safe", {"chain": CHAINS[chain]})


def _founding(
    scene: _Scene, action: Action, after: State, events: Sequence[Event]
) -> Iterator[WeightedExplanation]:
    """A new chain; it is named only where choosing it is the decision."""
    founded = next((each for each in events if isinstance(each, ChainFounded)), None)
    if founded is None:
        return
    if not isinstance(action, FoundChain):
        free = [chain for chain in range(len(CHAINS)) if scene.s.chain_size[chain] == 0]
        certain = all(scene.s.bank[chain] > 0 for chain in free)
        yield 1500, Explanation("hint-founds" if certain else "effect-found")
        return
    chain = CHAINS.index(founded.chain)
    amount = share_price(after, scene.e, chain)
    arguments: dict[str, Argument] = {"chain": founded.chain, "gift": founded.gift}
    yield 500 + amount, Explanation("hint-found", {**arguments, "amount": amount})
    yield from _place_in_founded(scene, after, chain)


def _place_in_founded(scene: _Scene, after: State, chain: int) -> Iterator[WeightedExplanation]:
    """Shares kept from before count again: the seat's or an opponent's."""
    place, name = scene.place(after, chain), CHAINS[chain]
    if place is None:
        return
    if place.is_first:
        yield _first(scene, place, name)
        return
    leader = sole_leader(after, chain)
    if leader is not None and scene.knows(chain):
        n = after.shares[leader][chain]
        arguments: dict[str, Argument] = {"player": leader + 1, "n": n, "chain": CHAINS[chain]}
        yield 400, Explanation("hint-other-first", arguments)


def _preparation(scene: _Scene, action: Action) -> Iterator[WeightedExplanation]:
    """An isolated tile next to one in the hand, with which the seat can found a chain next."""
    if not isinstance(action, PlaceTile):
        return
    tile = tile_number(action.tile)
    if outcome_of(scene.s, scene.e, tile) != STANDS_ALONE:
        return
    s = scene.s.copy()
    s.where[tile] = INDEPENDENT
    for other in _hand(scene):
        alone = outcome_of(scene.s, scene.e, other) == STANDS_ALONE
        if other != tile and alone and outcome_of(s, scene.e, other) == FOUNDS:
            yield 300, Explanation("hint-prepares", {"tile": TILE_NAMES[other]})
            return


def _hand(scene: _Scene) -> list[int]:
    return list(scene.s.hand[scene.seat][: scene.s.hand_count[scene.seat]])


def _end_in_reach(scene: _Scene, after: State) -> Iterator[WeightedExplanation]:
    if end_reached(scene.s) == RUNNING and end_reached(after) != RUNNING:
        yield 3000, Explanation("hint-ends" if scene.e.declare_forced else "hint-end-possible")


def _plain_effect(scene: _Scene, action: Action, after: State) -> Iterator[WeightedExplanation]:
    """What a tile does to the board, if there is nothing more important."""
    if not isinstance(action, PlaceTile):
        return
    touched = touched_chains(scene.s, scene.e, tile_number(action.tile))
    names = chains_in(touched)
    if len(names) > 1:
        yield 0, Explanation("effect-merge", {"chains": names})
    elif names:
        chain = CHAINS.index(names[0])
        sizes = {"from": scene.s.chain_size[chain], "n": after.chain_size[chain]}
        yield 0, Explanation("effect-grow", {"chain": names[0], **sizes})
    else:
        yield 0, Explanation("effect-none")


def _of_purchase(scene: _Scene, action: BuyShares) -> Iterator[WeightedExplanation]:
    after = scene.s.copy()
    buy_shares(after, scene.e, scene.seat, action.row(scene.seat))
    bought = dict(action.shares)
    if not bought:
        yield 0, _not_buying(scene)
        return
    for name in bought:
        chain = CHAINS.index(name)
        places = [*_places(scene, scene.s, after, chain), *_own_merger(scene, after, chain)]
        yield from places or _holding(scene, after, chain)
    left = after.cash[scene.seat]
    cost = scene.s.cash[scene.seat] - left
    weight = 700 if left < _LITTLE_MONEY else 10
    yield weight, Explanation("hint-cost", {"amount": cost, "left": left})


def _not_buying(scene: _Scene) -> Explanation:
    if affordable_chains(scene.s, scene.e, scene.seat) == 0:
        return Explanation("hint-nothing-to-buy")
    return Explanation("hint-saves", {"amount": scene.s.cash[scene.seat]})


def _holding(scene: _Scene, after: State, chain: int) -> Iterator[WeightedExplanation]:
    """How many shares the seat has, or how many it is behind where it is close."""
    place, name = scene.place(after, chain), CHAINS[chain]
    if place is not None and -MOST_BOUGHT <= place.lead < 0:
        yield 200, Explanation("hint-behind", {"n": -place.lead, "chain": name})
    else:
        yield (
            100,
            Explanation("hint-holding", {"n": after.shares[scene.seat][chain], "chain": name}),
        )


def _places(
    scene: _Scene, before: State, after: State, chain: int
) -> Iterator[WeightedExplanation]:
    """A place in a chain that shares gain or secure."""
    was, now = scene.place(before, chain), scene.place(after, chain)
    if now is None or now.place == 0:
        return
    name = CHAINS[chain]
    if now.is_first:
        if was is None:
            yield _certainly_first(scene, after, chain, now)
        elif not was.is_first:
            leader = sole_leader(before, chain)
            yield _first(scene, now, name, passed=leader if was.exact else None)
        yield from _lead(scene, before, after, chain)
    elif was is not None and now.place == 1 != was.place:
        yield now.bonus - was.bonus, Explanation("hint-level", {"chain": name})
    elif was is not None and now.bonus > was.bonus:
        arguments: dict[str, Argument] = {"chain": name, "amount": now.bonus}
        yield now.bonus - was.bonus, Explanation("hint-paid-place", arguments)


def _first(
    scene: _Scene, now: Standing, chain: str, *, passed: int | None = None
) -> WeightedExplanation:
    """The first place; with the stock market, it is known only among the players."""
    if scene.e.market_holder:
        return 1000, Explanation("hint-ahead", {"chain": chain})
    arguments: dict[str, Argument] = {"chain": chain, "amount": now.bonus}
    if passed is None or passed == scene.seat:
        return now.bonus, Explanation("hint-first", arguments)
    return now.bonus, Explanation("hint-passes", {**arguments, "player": passed + 1})


def _certainly_first(scene: _Scene, after: State, chain: int, now: Standing) -> WeightedExplanation:
    n = sum(shares_of_others(after, chain, scene.seat))
    return now.bonus, Explanation("hint-certainly-first", {"chain": CHAINS[chain], "n": n})


def _lead(scene: _Scene, before: State, after: State, chain: int) -> Iterator[WeightedExplanation]:
    """A lead that has become safer. The stock market may draw more than any lead."""
    was, now = scene.place(before, chain), scene.place(after, chain)
    assert now is not None
    arguments: dict[str, Argument] = {"chain": CHAINS[chain]}
    if scene.e.market_holder:
        return
    if is_safe_lead(after, chain, now):
        if not is_safe_lead(before, chain, was):
            yield now.bonus // 2, Explanation("hint-lead-safe", arguments)
    elif is_safe_for_a_turn(after, chain, now) and not is_safe_for_a_turn(before, chain, was):
        yield now.bonus // 3, Explanation("hint-lead-for-a-turn", arguments)
    elif now.exact and was is not None and was.is_first:
        yield now.bonus // 6, Explanation("hint-lead", {**arguments, "n": now.lead})


def _own_merger(scene: _Scene, after: State, chain: int) -> Iterator[WeightedExplanation]:
    """A tile in the hand that would cause a chain to be acquired, with a bonus for the seat."""
    place = scene.place(after, chain)
    if place is None or place.bonus == 0:
        return
    for tile in _hand(scene):
        touched = touched_chains(after, scene.e, tile)
        falls = touched & ~largest_of(after, touched)
        if outcome_of(after, scene.e, tile) == MERGES and falls >> chain & 1:
            arguments: dict[str, Argument] = {"tile": TILE_NAMES[tile], "chain": CHAINS[chain]}
            yield (
                place.bonus - 1,
                Explanation("hint-own-merger", {**arguments, "amount": place.bonus}),
            )
            return


def _of_disposal(scene: _Scene, action: DisposeShares) -> Iterator[WeightedExplanation]:
    frame = top(scene.s)
    chain, survivor = frame[CHAIN], frame[ACQUIRER]
    before, after = scene.s.copy(), scene.s.copy()
    dispose_shares(after, scene.e, scene.seat, action.sell, action.trade)
    if action.sell:
        amount = action.sell * share_price(scene.s, scene.e, chain)
        yield amount, Explanation("hint-sells", {"amount": amount})
    if action.trade:
        merged, _ = scene.after(action)
        before.chain_size[survivor] = after.chain_size[survivor] = merged.chain_size[survivor]
        yield _trade(scene, after, survivor, action.trade // PER_TRADE)
        yield from _places(scene, before, after, survivor)
    kept = after.shares[scene.seat][chain]
    if kept:
        yield 100, Explanation("hint-keeps", {"n": kept, "chain": CHAINS[chain]})


def _trade(scene: _Scene, after: State, survivor: int, n: int) -> WeightedExplanation:
    amount = n * share_price(after, scene.e, survivor)
    arguments: dict[str, Argument] = {"n": n, "chain": CHAINS[survivor], "amount": amount}
    return amount, Explanation("hint-trades", arguments)


def _of_the_end(scene: _Scene) -> Iterator[WeightedExplanation]:
    """By how much the seat would be ahead or behind, where all money and shares are visible."""
    if scene.hidden or scene.e.market_holder:
        yield 0, Explanation("hint-ends")
        return
    money = [fortune(scene.s, scene.e, seat) for seat in range(scene.s.players)]
    own = money.pop(scene.seat)
    ahead = own - max(money)
    if ahead == 0:
        yield 0, Explanation("hint-ends-level", {"amount": own})
    else:
        key = "hint-ends-ahead" if ahead > 0 else "hint-ends-behind"
        yield 0, Explanation(key, {"amount": abs(ahead)})


def _of_replacement(action: ReplaceTiles) -> Iterator[WeightedExplanation]:
    if action.tiles:
        arguments: dict[str, Argument] = {"n": len(action.tiles), "tiles": action.tiles}
        yield 0, Explanation("hint-dead", arguments)
    else:
        yield 0, Explanation("hint-keeps-dead")
