"""Explanations of decisions in Monopoly, as a good player would give them.

Only facts: what is on the table, what an action would do, where the next roll of the dice can lead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import prod
from typing import Final, NamedTuple

from magnate.monopoly import actions as a
from magnate.monopoly.notation import parse_action
from magnate.monopoly.preview import (
    BankruptcyEffect,
    BuildingEffect,
    Effect,
    MortgageEffect,
    PurchaseEffect,
    RaiseEffect,
    RentChange,
    TradeEffect,
    TradeSide,
    effect_of,
)
from magnate.monopoly.view import OfferView, SeatView
from magnate.search.explanations import Argument, Explanation, WeightedExplanation, most_important

from .afterstates import Root
from .determinize import edition_of
from .features import Features
from .learned_value import learned_net
from .reading import AVERAGE_ROLL, Reading
from .search import PASS, Candidate
from .value import win_share

WHOLE_GROUP, RIVALS_GROUP, BROKEN_GROUP = 3000, 2500, 2000  # dollars, about
DANGER: Final = 1500
LIMIT: Final = 1200
OUTCOME: Final = 500  # the purpose of an action
PART_OF_GROUP: Final = 300
ASIDE: Final = 30
RENTS_TO_COME: Final = 5  # how many times a rent counts
FEW_HOUSES: Final = 5
DOUBLES: Final = 1 / 6
LAST_TURN_IN_JAIL: Final = 3


class _Scene(NamedTuple):
    """A reading of the view, and its position if the view shows enough."""

    r: Reading
    root: Root | None

    def effect(self, action: a.Action) -> Effect | None:
        if self.root is None:
            return None
        return effect_of(self.root.s, self.root.edition, action, seat=self.r.seat)


class _Risk(NamedTuple):
    """What the next roll can cost: the chance of a rent, the mean, and the highest one."""

    share: float
    mean: float
    rent: int
    square: str


def explanations_for(
    r: Reading, root: Root | None, candidate: Candidate
) -> tuple[Explanation, ...]:
    """Return the points for and against a decision, the most important first; at most three.

    `root` is the position of the reading's view, or None if the view does not show enough.
    """
    action = parse_action(candidate.do, edition_of(r.view).board)
    scene = _Scene(r, root)
    return most_important([*_of_limit(r, candidate), *_found(scene, action)])


def _found(scene: _Scene, action: a.Action) -> Iterable[WeightedExplanation]:
    match action:
        case a.BuyLot() | a.Bid():
            return _of_purchase(scene, action)
        case a.DeclineLot() | a.Pass():
            return _of_leaving(scene, action)
        case a.Offer() | a.CounterOffer() | a.AcceptOffer() | a.BuyCard():
            return _of_trade(scene, action)
        case a.RefuseOffer():
            return _of_refusal(scene, action)
        case a.RollDice() | a.PayFine() | a.UseCard():
            return _of_moving(scene, action)
        case a.Build() | a.PlaceBuilding() | a.RequestBuildings():
            return _of_building(scene, action)
        case a.Mortgage() | a.Redeem() | a.KeepMortgage():
            return _of_mortgage(scene, action)
        case a.SellBuildings() | a.RaiseMoney() | a.DeclareBankruptcy():
            return _of_debt(scene, action)
        case _:
            return _of_the_rest(scene, action)


def _because(weight: int, key: str, **arguments: Argument) -> WeightedExplanation:
    return weight, Explanation(key, arguments)


def _risk(r: Reading, seat: SeatView) -> _Risk | None:
    """Return the rents that the dice alone can bring next, if any; cards are not counted."""
    rents = [
        (chance, r.rent(square, total), square)
        for chance, total, square in r.ahead(seat)
        if square in r.lots and r.lots[square].owner not in (None, seat.seat)
    ]
    rents = [each for each in rents if each[1]]
    if not rents:
        return None
    _, rent, square = max(rents, key=lambda each: each[1])
    mean = sum(chance * cost for chance, cost, _ in rents)
    return _Risk(sum(chance for chance, _, _ in rents), mean, rent, square)


def _threat(risk: _Risk, key: str) -> WeightedExplanation:
    weight = int(RENTS_TO_COME * risk.mean)
    return _because(weight, key, share=risk.share, amount=risk.rent, square=risk.square)


def _cost(r: Reading, amount: int) -> WeightedExplanation:
    """What is paid and what is left, with the highest rent of the next roll where that is close."""
    left = r.cash - amount
    risk = None if r.me.jail_turn else _risk(r, r.me)
    if risk is None or 2 * risk.rent <= left:
        return _because(ASIDE, "hint-cost", amount=amount, left=left)
    weight = DANGER if risk.rent > left else PART_OF_GROUP
    return _because(
        weight, "hint-cost-danger", amount=amount, left=left, rent=risk.rent, square=risk.square
    )


def _rents(changes: Iterable[RentChange]) -> Iterator[WeightedExplanation]:
    """The rent that changes most; those of companies are given as factors of the dice."""
    change = max(changes, key=lambda each: abs(each.after - each.before), default=None)
    if change is None:
        return
    weight = RENTS_TO_COME * abs(change.after - change.before)
    square = change.lot
    if change.times_dice:
        if change.after:
            yield _because(AVERAGE_ROLL * weight, "hint-rent-dice", square=square, n=change.after)
    elif not change.before:
        yield _because(weight, "hint-rent", square=square, amount=change.after)
    elif not change.after:
        yield _because(weight, "hint-rent-lost", square=square, amount=change.before)
    else:
        key = "hint-rent-rises" if change.after > change.before else "hint-rent-falls"
        yield _because(weight, key, square=square, before=change.before, after=change.after)


def _of_limit(r: Reading, candidate: Candidate) -> Iterator[WeightedExplanation]:
    """The bid up to which the lot is worth it, as far as the expert compared prices."""
    prompt, limit = r.view.prompt, candidate.limit
    if prompt is None or not limit:
        return
    if limit < prompt.least:
        yield _because(LIMIT, "hint-worth", amount=limit)
    elif candidate.do != PASS:
        yield _because(LIMIT, "hint-limit", amount=limit)


def _of_purchase(scene: _Scene, action: a.BuyLot | a.Bid) -> Iterator[WeightedExplanation]:
    r, effect = scene.r, scene.effect(action)
    if not isinstance(effect, PurchaseEffect):  # a building is auctioned
        assert isinstance(action, a.Bid)
        yield _cost(r, action.amount)
        return
    yield from _new_lots(r, (effect.lot,), whole=(effect.group,) if effect.completes else ())
    rival = _would_complete(r, effect.lot)
    if rival:
        yield _because(RIVALS_GROUP, "hint-blocks", player=rival, group=effect.group)
    yield from _rents(effect.rents)
    yield _cost(r, effect.amount + effect.fee)


def _would_complete(r: Reading, lot: str) -> int | None:
    """Return the rival who has all other lots of a lot's group, if there is one."""
    owners = {r.lots[other].owner for other in r.group_of(lot).lots if other != lot}
    owner = owners.pop() if len(owners) == 1 else None
    return owner if owner != r.seat else None


def _new_lots(
    r: Reading, lots: Iterable[str], *, whole: Iterable[str]
) -> Iterator[WeightedExplanation]:
    """Groups that lots complete, or in which the seat will have several lots."""
    complete, lots = set(whole), set(lots)
    for group in r.view.groups:
        if group.name in complete:
            yield _because(WHOLE_GROUP, "hint-completes", group=group.name)
        elif lots & set(group.lots):
            own = sum(lot in lots or r.lots[lot].owner == r.seat for lot in group.lots)
            if own > 1:
                yield _because(
                    PART_OF_GROUP, "hint-part", n=own, of=len(group.lots), group=group.name
                )


def _of_leaving(scene: _Scene, action: a.DeclineLot | a.Pass) -> Iterator[WeightedExplanation]:
    """A lot or a building that is left to others."""
    r, prompt = scene.r, scene.r.view.prompt
    assert prompt is not None
    if prompt.lot:
        rival, group = _would_complete(r, prompt.lot), r.lots[prompt.lot].group
        if rival:
            yield _because(RIVALS_GROUP, "hint-rival-completes", player=rival, group=group)
    if isinstance(action, a.DeclineLot):
        if prompt.amount > r.cash:
            yield _because(OUTCOME, "hint-too-dear", amount=prompt.amount, left=r.cash)
        if r.number("decline_goes_to_auction"):
            yield _because(PART_OF_GROUP, "hint-auction")
    yield _because(ASIDE, "hint-saves", amount=r.cash)


_Trade = a.Offer | a.CounterOffer | a.AcceptOffer | a.BuyCard


def _of_trade(scene: _Scene, action: _Trade) -> Iterator[WeightedExplanation]:
    """What both sides get, and how the partner's chances change."""
    r = scene.r
    effect = scene.effect(action)
    if not isinstance(effect, TradeEffect):
        return
    mine, theirs = _own_first(r, effect)
    received = set(mine.lots) - set(r.me.lots)
    yield from _new_lots(r, received, whole=mine.completes)
    for group in mine.breaks:
        yield _because(BROKEN_GROUP, "hint-breaks", group=group)
    for group in theirs.completes:
        yield _because(RIVALS_GROUP, "hint-other-completes", player=theirs.seat, group=group)
    yield from _partners_share(scene, action)
    if received and isinstance(action, a.AcceptOffer):
        lots = tuple(lot for lot in mine.lots if lot in received)
        yield _because(ASIDE, "hint-gets-lots", squares=lots)
    if mine.cash < r.cash:
        yield _because(ASIDE, "hint-cost", amount=r.cash - mine.cash, left=mine.cash)
    elif mine.cash > r.cash:
        amount = mine.cash - r.cash
        yield _because(amount, "hint-receives", amount=amount, left=mine.cash)


def _own_first(r: Reading, effect: TradeEffect) -> tuple[TradeSide, TradeSide]:
    first, second = effect.sides
    return (first, second) if first.seat == r.seat else (second, first)


def _partners_share(scene: _Scene, action: a.Action) -> Iterator[WeightedExplanation]:
    """How a trade changes the partner's share of wins, by the value function."""
    r, root = scene.r, scene.root
    if root is None or not r.window:
        return
    if isinstance(action, a.AcceptOffer):
        offer = _offer_of(r, action.seat)
        to, gives, gets = offer.seat, offer.gets, offer.gives
    elif isinstance(action, a.Offer | a.CounterOffer):
        to, gives, gets = action.to, action.gives, action.gets
    else:
        return
    net, features = learned_net(), Features()
    before, after = (
        win_share(s, root.e, root.o, net, features, to - 1)
        for s in (root.s, root.traded(to, gives, gets))
    )
    if round(100 * after) != round(100 * before):
        yield _because(OUTCOME, "hint-partner-share", player=to, before=before, after=after)


def _offer_of(r: Reading, seat: int) -> OfferView:
    return next(offer for offer in r.view.offers if offer.seat == seat)


def _of_refusal(scene: _Scene, action: a.RefuseOffer) -> Iterator[WeightedExplanation]:
    """What the refused trade would have done, or why it is impossible."""
    r = scene.r
    accepted = a.AcceptOffer(action.seat)
    if not r.may_accept(_offer_of(r, action.seat)):
        yield _because(WHOLE_GROUP, "hint-not-possible")
        return
    effect = scene.effect(accepted)
    if not isinstance(effect, TradeEffect):
        return
    mine, theirs = _own_first(r, effect)
    for group in theirs.completes:
        yield _because(RIVALS_GROUP, "hint-other-completes", player=theirs.seat, group=group)
    for group in mine.breaks:
        yield _because(BROKEN_GROUP, "hint-keeps-group", group=group)
    yield from _partners_share(scene, accepted)
    kept = tuple(lot for lot in r.me.lots if lot not in mine.lots)
    if kept:
        yield _because(ASIDE, "hint-keeps-lots", squares=kept)
    elif mine.cash < r.cash:
        yield _because(ASIDE, "hint-saves", amount=r.cash)


def _of_moving(scene: _Scene, action: a.Action) -> Iterator[WeightedExplanation]:
    """Where the dice can lead; in jail, what leaving or staying means."""
    r, prompt = scene.r, scene.r.view.prompt
    risk, free = _risk(r, r.me), _free_lots(r)
    if r.me.jail_turn and isinstance(action, a.RollDice):
        yield _because(OUTCOME, "hint-doubles", share=DOUBLES)
        if risk and r.me.jail_turn < LAST_TURN_IN_JAIL:
            yield _threat(risk, "hint-jail-safe")
        return
    if free:
        yield _because(int(PART_OF_GROUP * free), "hint-free-lots", share=free)
    if risk:
        yield _threat(risk, "hint-risk")
    if isinstance(action, a.PayFine) and prompt is not None:
        yield _because(ASIDE, "hint-cost", amount=prompt.amount, left=r.cash - prompt.amount)
    if r.me.jail_turn and not r.number("rent_while_jailed"):
        yield _because(PART_OF_GROUP, "hint-jail-no-rent")


def _free_lots(r: Reading) -> float:
    """Return the chance that the next roll leads to a lot for sale, by the dice alone."""
    return sum(
        chance
        for chance, _, square in r.ahead(r.me)
        if square in r.lots and r.lots[square].owner is None
    )


def _of_building(
    scene: _Scene, action: a.Build | a.PlaceBuilding | a.RequestBuildings
) -> Iterator[WeightedExplanation]:
    r, prompt = scene.r, scene.r.view.prompt
    if isinstance(action, a.Build):
        effect = scene.effect(action)
        if isinstance(effect, BuildingEffect):
            yield from _built(r, effect)
    elif isinstance(action, a.PlaceBuilding):
        deed = r.lots[action.lot]
        yield from _rents([RentChange(action.lot, r.rent(action.lot), deed.rents[deed.level + 1])])
    elif prompt is not None and prompt.building:
        yield _because(OUTCOME, "hint-stock", building=prompt.building, n=prompt.n)
        if not action.number:
            yield _because(ASIDE, "hint-saves", amount=r.cash)


def _built(r: Reading, effect: BuildingEffect) -> Iterator[WeightedExplanation]:
    yield from _rents(effect.rents)
    lots = r.group_of(effect.lots[0].lot).lots
    share = 1 - prod(1 - _landing(r, other, lots) for other in r.others if not other.jail_turn)
    if share:
        yield _because(OUTCOME, "hint-landing", share=share)
    if effect.houses <= FEW_HOUSES and effect.houses < r.view.houses:
        yield _because(PART_OF_GROUP, "hint-houses-left", n=max(0, effect.houses))
    yield _cost(r, effect.amount)


def _landing(r: Reading, seat: SeatView, lots: Iterable[str]) -> float:
    """Return the chance that a seat's next roll leads to one of some lots, by the dice alone."""
    return sum(chance for chance, _, square in r.ahead(seat) if square in lots)


def _of_mortgage(
    scene: _Scene, action: a.Mortgage | a.Redeem | a.KeepMortgage
) -> Iterator[WeightedExplanation]:
    r, prompt, effect = scene.r, scene.r.view.prompt, scene.effect(action)
    if prompt is not None and prompt.kind == "transfer":
        if isinstance(action, a.KeepMortgage):
            yield _because(OUTCOME, "hint-keep-mortgage", amount=prompt.fee, redeem=prompt.redeem)
        else:
            yield _because(OUTCOME, "hint-saves-fee", amount=prompt.fee)
            yield _cost(r, prompt.redeem)
    elif isinstance(effect, MortgageEffect):
        yield from _rents(effect.rents)
        if isinstance(action, a.Redeem):
            yield _cost(r, effect.amount)
            return
        yield _because(OUTCOME, "hint-mortgage", amount=effect.amount, redeem=effect.redeem)
        if r.window:
            yield _because(PART_OF_GROUP, "hint-to-build")
        yield from _unbuildable(r, effect.lot)
        yield from _missing(r, effect.cash)


def _unbuildable(r: Reading, lot: str) -> Iterator[WeightedExplanation]:
    """A whole group that cannot be built on while a lot of it is mortgaged."""
    group = r.group_of(lot)
    if group in r.monopolies() and r.number("build_requires_group_unmortgaged"):
        yield _because(BROKEN_GROUP, "hint-no-building", group=group.name)


def _missing(r: Reading, cash: int) -> Iterator[WeightedExplanation]:
    """What is still missing for a payment, or that the cash suffices."""
    prompt = r.view.prompt
    if prompt is None or prompt.kind not in ("debt", "buy"):
        return
    if cash < prompt.amount:
        yield _because(ASIDE, "hint-missing", amount=prompt.amount - cash)
    else:
        yield _because(ASIDE, "hint-suffices", amount=prompt.amount)


def _of_debt(
    scene: _Scene, action: a.SellBuildings | a.RaiseMoney | a.DeclareBankruptcy
) -> Iterator[WeightedExplanation]:
    match scene.effect(action):
        case BuildingEffect() as sale:
            yield _because(OUTCOME, "hint-sells", amount=sale.amount)
            yield from _rents(sale.rents)
            yield from _missing(scene.r, sale.cash)
        case RaiseEffect() as raised:
            if raised.mortgages:
                yield _because(OUTCOME, "hint-raise-mortgages", squares=raised.mortgages)
            if raised.sales:
                squares = tuple(each.lot for each in raised.sales)
                yield _because(OUTCOME, "hint-raise-sales", squares=squares)
            yield _because(PART_OF_GROUP, "hint-debt-paid", left=raised.cash)
        case BankruptcyEffect(short=short) if short:
            yield _because(OUTCOME, "hint-bankrupt", amount=short)


def _of_the_rest(scene: _Scene, action: a.Action) -> Iterator[WeightedExplanation]:
    r, prompt = scene.r, scene.r.view.prompt
    if isinstance(action, a.ChooseTax) and prompt is not None:
        if action.choice == "flat":
            yield _cost(r, prompt.flat)
        else:
            yield _because(OUTCOME, "hint-tax-share", share=prompt.percent / 100)
