"""The Monopoly expert: it compares its options by rollouts.

It does so for buying a lot or leaving it to the auction, the highest bid, trades that it offers and
is offered, how to leave jail, and how much cash to keep. Everything else it does like the steady
bot.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final, NamedTuple

from typing_extensions import override

from magnate.kernel import Mode
from magnate.monopoly.rules.state import State
from magnate.monopoly.view import OfferView, Prompt, View
from magnate.search.budget import Budget
from magnate.search.monopoly.afterstates import Root
from magnate.search.monopoly.determinize import can_determinize
from magnate.search.monopoly.policy import SteadyPolicy
from magnate.search.monopoly.reading import Reading
from magnate.search.monopoly.search import PASS, RESERVES, Candidate, Estimate, Search

from .expert_trades import TradeBook
from .player import MonopolyPlayer
from .steady import SteadyMonopoly
from .steady_building import mortgage_to_build, purchase, redemption
from .steady_heuristics import Heuristics
from .steady_raising import step_to_buy

BUDGET: Final = Budget(rollouts=600)
SURE: Final = 1.0  # standard errors by which a trade must be better
LEAST_GAP: Final = 0.015  # share of a win by which leaving a lot must be better
PRICES: Final = (50, 100, 140, 200)  # that are compared, in percent of the printed price
BID_PARTS: Final = 20  # a bid is raised by the price divided by this

ROLL: Final = "roll"
Compared = dict[str | None, Estimate]
"""Estimates by action; None stands for doing nothing."""


class _Auction(NamedTuple):
    """The highest bid in an auction, and the estimates it was found by."""

    at: tuple[int, str]  # the turn and the lot
    limit: int
    rivals: Estimate | None = None
    prices: Sequence[int] = ()
    estimates: Sequence[Estimate] = ()


class ExpertMonopoly(MonopolyPlayer):
    """Decides by rollouts from the positions after its candidates; always legally.

    With some `slack` it agrees to trades that seem to cost it less than this share of a win;
    without it, only to trades that are better beyond doubt.
    """

    def __init__(
        self,
        rng: random.Random,
        *,
        budget: Budget = BUDGET,
        mode: Mode | None = None,
        book: TradeBook | None = None,
        slack: float = 0.0,
    ) -> None:
        self._steady = SteadyMonopoly(rng)
        self._search = Search(rng, budget, mode)
        self._book = book or TradeBook()
        self._slack = slack
        self._window: tuple[int, int] = (0, 0)
        self._done: set[str] = set()  # free actions since the last roll
        self._considered: tuple[int, ...] = ()  # the situation in which nothing was to be done
        self._auction: _Auction | None = None
        self._wanted: tuple[int, str] | None = None  # the lot that money is being raised for
        self._compared: Compared = {}  # for the latest decision

    @override
    def decide(self, view: View) -> str | None:
        """Return a legal action; None if the seat is not to move and wants nothing."""
        return super().decide(view) if can_determinize(view) else self._steady.decide(view)

    def candidates(self, view: View) -> list[Candidate]:
        """Return the action that the expert chooses, then its alternatives, the best first.

        Empty if the seat is not to move and the expert wants nothing.
        """
        self._compared = {}
        do = self.decide(view)
        if do is None:
            return []
        assert view.seat is not None
        others = _other_answers(Reading(view, view.seat), do)
        if not can_determinize(view):
            return [Candidate(each) for each in (do, *others)]
        idle = ROLL if view.prompt else None
        found = {each or idle: estimate for each, estimate in self._compared.items()}
        if do not in found:
            found = self._estimates(view, (do, *others))
        order = sorted(found, key=lambda each: _merit(found[each]), reverse=True)
        rest = [each for each in order if each not in (None, do)]
        return [self._candidate(each, found.get(each)) for each in (do, *rest)]

    def _candidate(self, do: str, estimate: Estimate | None) -> Candidate:
        if estimate is None:
            return Candidate(do)
        in_auction = do == PASS or do.startswith("bid")
        seen = self._auction if in_auction else None
        limit = seen.limit if seen and seen.rivals else None
        return Candidate(do, estimate.share, estimate.rollouts, limit)

    def _estimates(self, view: View, actions: Sequence[str]) -> Compared:
        """Return estimates of actions that were not compared, as far as they are legal."""
        root = Root(view)
        then = "raise" if view.awaits == "debt" else None
        allowed = [action for action in actions if root.allows(action)]
        if not allowed:
            return {}
        positions = [root.after(action, then) for action in allowed]
        return dict(zip(allowed, self._search.compare(view, positions), strict=True))

    def _compare(
        self,
        r: Reading,
        actions: Sequence[str | None],
        positions: Sequence[State],
        policies: Sequence[int] = (),
    ) -> list[Estimate]:
        """Return the estimate of each position, and store it for the action that leads there."""
        estimates = self._search.compare(r.view, positions, policies)
        self._compared = {}
        for action, estimate in zip(actions, estimates, strict=True):
            known = self._compared.get(action)
            if known is None or _merit(estimate) > _merit(known):
                self._compared[action] = estimate
        return estimates

    @override
    def _answer_offer(self, r: Reading, offer: OfferView) -> str:
        refusal, acceptance = f"refuse {offer.seat}", f"accept {offer.seat}"
        if not r.may_accept(offer) or offer.uses_card:
            return self._steady.decide(r.view) or refusal
        root = Root(r.view)
        positions = [root.after(refusal), root.after(acceptance)]
        _, found = self._compare(r, [refusal, acceptance], positions)
        least = -self._slack if self._slack else SURE * found.error
        return acceptance if found.gap > least else refusal

    @override
    def _plan(self, r: Reading) -> str | None:
        """Return what to do between rolls: build, redeem, trade; nothing twice."""
        window = (r.view.turns, r.view.doubles)
        if window != self._window:
            self._window, self._done = window, set()
        if r.may_make_offers():
            offer = self._book.offer(r, self._search)
            self._compared = self._book.compared
            if offer is not None:
                return offer
        now = (*window, r.cash, r.view.houses, r.view.hotels, len(r.me.lots))
        action = None if now == self._considered else self._spend(r)
        if action is None or action in self._done:
            self._considered = now
            return None
        self._done.add(action)
        return action

    def _spend(self, r: Reading) -> str | None:
        """Return what to build or redeem, with the reserve that does best."""
        if not r.monopolies() and not any(r.lots[lot].mortgaged for lot in r.me.lots):
            return None
        seen = {}
        for reserve in RESERVES:
            reading = Reading(r.view, r.seat, SteadyPolicy(reserve=reserve))
            heuristics = Heuristics(reading)
            seen[reserve] = (
                purchase(reading, heuristics)
                or mortgage_to_build(reading, heuristics)
                or redemption(reading)
            )
        if len(set(seen.values())) == 1:
            return seen[1.0]
        positions = [Root(r.view).s] * len(seen)
        actions = [*seen.values()]
        estimates = self._compare(r, actions, positions, [*RESERVES.values()])
        return actions[_best_of(estimates)]

    @override
    def _answer(self, r: Reading, prompt: Prompt) -> str:
        if prompt.kind == "roll":
            return self._roll(r, prompt)
        if prompt.kind == "buy":
            return self._buy(r, prompt)
        if prompt.kind == "bid" and prompt.lot is not None:
            return self._bid(r, prompt, prompt.lot)
        if prompt.kind == "debt" and r.cash + prompt.can_raise >= prompt.amount:
            root = Root(r.view)  # a step may need houses that another step returns
            steps = [step.do for step in prompt.raising if root.allows(step.do)]
            return self._best(r, steps, "raise") if steps else "raise"
        answer = self._steady.decide(r.view)
        assert answer is not None
        return answer

    def _best(self, r: Reading, actions: Sequence[str], then: str | None = None) -> str:
        """Return the action that does best; if the same question follows, `then` answers it."""
        if len(actions) == 1:
            return actions[0]
        root = Root(r.view)
        positions = [root.after(action, then) for action in actions]
        return actions[_best_of(self._compare(r, actions, positions))]

    def _roll(self, r: Reading, prompt: Prompt) -> str:
        """Return how to leave jail, or the roll."""
        ways = []
        if "card" in prompt.ways and r.me.jail_cards:
            ways.append("card")
        elif "pay" in prompt.ways and prompt.amount <= r.cash:
            ways.append("pay")
        return self._best(r, [ROLL, *ways])

    def _buy(self, r: Reading, prompt: Prompt) -> str:
        """Return whether to buy a lot; other lots may be mortgaged for it."""
        assert prompt.lot is not None
        if prompt.amount <= r.cash:
            return "decline" if self._leaves(r) else "buy"
        here = (r.view.turns, prompt.lot)
        step = step_to_buy(r, Heuristics(r), prompt.lot)
        if step is None:
            return "decline"
        if self._wanted != here:
            root = Root(r.view)
            positions = [root.after("decline"), root.owning(prompt.lot, r.seat, prompt.amount)]
            if self._compare(r, ["decline", step], positions)[1].gap <= 0:
                return "decline"
            self._wanted = here
        return step

    def _leaves(self, r: Reading) -> bool:
        """Return whether a lot is surely better left to the auction, where others may bid more."""
        root = Root(r.view)
        actions = ["buy", "decline"]
        _, left = self._compare(r, actions, [root.after(action) for action in actions])
        return left.gap > LEAST_GAP + 2 * SURE * left.error

    def _bid(self, r: Reading, prompt: Prompt, lot: str) -> str:
        """Return a bid in small steps, up to the price at which owning stops paying."""
        at = (r.view.turns, lot)
        if self._auction is None or self._auction.at != at:
            self._auction = self._auctioned(r, prompt, lot)
        limit = min(self._auction.limit, r.cash)
        step = r.lots[lot].price // BID_PARTS
        bid = max(prompt.least, min(limit, prompt.amount + step))
        self._compared = _bids(self._auction, bid)
        return PASS if prompt.least > limit else f"bid {bid}"

    def _auctioned(self, r: Reading, prompt: Prompt, lot: str) -> _Auction:
        """Return the highest bid: where the estimate of owning meets that of a rival's owning."""
        root, at = Root(r.view), (r.view.turns, lot)
        price = r.lots[lot].price
        rival = root.keenest_rival(lot)
        if rival is None:
            return _Auction(at, prompt.least)
        paid = max(prompt.least, min(price, root.s.cash[rival - 1]))
        looked = {prompt.least, r.cash, *(price * percent // 100 for percent in PRICES)}
        prices = [each for each in sorted(looked) if prompt.least <= each <= r.cash]
        if not prices:
            return _Auction(at, 0)
        positions = [root.owning(lot, rival, paid)]
        positions += [root.owning(lot, r.seat, each) for each in prices]
        rivals, *own = self._search.compare(r.view, positions, halving=False)
        return _Auction(at, crossing(prices, [each.gap for each in own]), rivals, prices, own)


def _other_answers(r: Reading, do: str) -> list[str]:
    """Return the simple alternatives to an answer."""
    prompt = r.view.prompt
    offers = r.offers_to_answer()
    if do.startswith("claim"):
        answers = []  # the rent is claimed before anything is answered
    elif offers:
        answers = [f"refuse {offers[0].seat}"]
    elif prompt is None:
        answers = []
    else:
        plain = {
            "roll": [ROLL],
            "buy": ["decline"],
            "bid": [PASS],
            "debt": ["raise"],
            "transfer": ["keep"],
            "tax": ["tax flat", "tax percent"],
            "request": ["request none"],
            "place": [f"place {lot}" for lot in prompt.lots],
        }
        answers = plain[prompt.kind]
    return [answer for answer in answers if answer != do]


def _bids(auction: _Auction, bid: int) -> Compared:
    """Return how a winning bid compares with passing, interpolated between the prices compared.

    Bids of more than the seat has were not compared.
    """
    if auction.rivals is None:
        return {}
    compared: Compared = {PASS: auction.rivals}
    seen = [*zip(auction.prices, auction.estimates, strict=True)]
    for (low, below), (high, above) in zip(seen, seen[1:] or seen, strict=False):
        if low <= bid <= high:
            part = (bid - low) / max(1, high - low)
            share = below.share + part * (above.share - below.share)
            compared[f"bid {bid}"] = below._replace(share=share)
            break
    return compared


def _merit(estimate: Estimate) -> tuple[int, float]:
    """Return the sort key of an estimate: first the rollouts, then the gap."""
    return estimate.rollouts, estimate.gap


def _best_of(estimates: Sequence[Estimate]) -> int:
    """Return the index of the best estimate among those with the most rollouts."""
    return max(range(len(estimates)), key=lambda i: _merit(estimates[i]))


def crossing(prices: Sequence[int], gaps: Sequence[float]) -> int:
    """Return the highest price with a gap of at least 0, interpolated between those compared."""
    limit = 0
    for i, (price, gap) in enumerate(zip(prices, gaps, strict=True)):
        if gap >= 0:
            limit = price
        elif i and gaps[i - 1] >= 0:
            share = gaps[i - 1] / (gaps[i - 1] - gap)
            return int(prices[i - 1] + share * (price - prices[i - 1]))
        else:
            return limit
    return limit
