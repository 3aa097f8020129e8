"""Monopoly in the registry of games."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, get_args

from typing_extensions import override

from magnate.engine.game import Chance, Seed
from magnate.engine.game_info import (
    Claim,
    Decision,
    DiceRules,
    GameInfo,
    Standing,
    Trading,
    UndoRules,
)
from magnate.engine.history import unpacked
from magnate.engine.setup import USUAL, Setup

from .actions import (
    Action,
    Build,
    ChooseTax,
    LeaveGame,
    RequestBuildings,
    RollDice,
    StandingOrder,
    TimeUp,
)
from .edition_table import edition_table
from .editions import Edition
from .editions.schema import PRESETS
from .events import AuctionBegan, CardWanted, DiceRolled, Event, OfferMade, WentBankrupt
from .game import Game
from .notation import parse_action
from .orders import MonopolyOrder, MonopolyOrders
from .pieces import MonopolySetup
from .preview import Effect
from .rules import state as k
from .rules.flow import apply
from .unfinished import unfinished
from .view import ClaimView, View

if TYPE_CHECKING:
    from magnate.engine.simulation import Statistics
    from magnate.messages import Catalog


class MonopolyUndo(UndoRules[Game, Action]):
    """Undo in a game that hides only standing orders, and fortunes before the choice of a tax."""

    final = (LeaveGame,)

    @override
    def reveals(self, game: Game, decision: Decision[Action]) -> bool:
        if isinstance(decision.action, Build):
            return _may_show_orders(decision.before, decision.action, game=game, seat=decision.seat)
        # The choice reveals the fortune; who is asked next reveals who never wants to build.
        return isinstance(decision.action, ChooseTax | RequestBuildings)


def _may_show_orders(before: bytes, build: Build, *, game: Game, seat: int) -> bool:
    """Return whether others would be asked about a purchase if nobody had orders (M-S-15).

    If so, asking or not asking them reveals who gave the order never to build.
    """
    s = unpacked(before, k.State)
    s.orders[:] = [0] * k.SEATS
    apply(s, edition_table(game.edition, "interpreted")[0], build.row(seat - 1, game.edition))
    return unfinished(s, k.SHORTAGE) is not None


class MonopolyDice(DiceRules[Game, Action]):
    """Everybody may build, trade, mortgage and claim rent between two rolls."""

    roll = RollDice
    rolled = DiceRolled

    @override
    def rest(self, game: Game) -> bool:
        return game.awaits == "roll"

    @override
    def claims(self, game: Game) -> list[Claim]:
        return [_claim(each) for each in game.view(since=len(game.events)).claims]

    @override
    def lapsing(self, game: Game) -> list[Claim]:
        s = game.state
        if s.awaits != k.ROLL or s.frames[0][k.ROLLED]:  # only a turn's first roll is a deadline
            return []
        claims = game.view(since=len(game.events)).claims
        return [_claim(each) for each in claims if each.rolls_left == 1]  # M-RENT-6


def _claim(claim: ClaimView) -> Claim:
    return Claim(claim.owner, claim.debtor, claim.lot)


class MonopolyTrading(Trading[Game, Event]):
    """Auctions of lots and buildings, and offers between two seats."""

    auction_began = AuctionBegan

    @override
    def auction_is_open(self, game: Game) -> bool:
        return game.awaits == "bid"

    @override
    def offering_seat(self, event: Event) -> int | None:
        return event.seat if isinstance(event, OfferMade | CardWanted) else None

    @override
    def open_offers(self, game: Game) -> Collection[int]:
        return [offer.seat for offer in game.view(since=len(game.events)).offers]


class MonopolyInfo(GameInfo[Game, Edition, View, Action, Event, MonopolyOrder, Effect]):
    """What the rest of the package needs to know about Monopoly."""

    name = "monopoly"
    game = Game
    edition = Edition
    editions = PRESETS
    view = View
    setup = MonopolySetup
    amount = "fortune"
    recent_events = 300  # some fifteen rounds: bots must know which offers were refused
    acts_out_of_turn = True
    milestones = (WentBankrupt,)
    with_their_own_command = (StandingOrder, LeaveGame)
    leave = LeaveGame()
    time_up = TimeUp()
    round_limit = "round_limit"
    bounded_amounts = ("starting_cash", "salary")
    effects = get_args(Effect)
    orders = MonopolyOrders()
    undo = MonopolyUndo()
    dice = MonopolyDice()
    trading = MonopolyTrading()

    @override
    def begin(
        self,
        players: Sequence[str],
        edition: Edition,
        *,
        seed: Seed = None,
        chance: Chance = "seeded",
        setup: Setup = USUAL,
    ) -> Game:
        pieces = setup.of(len(players)) if isinstance(setup, MonopolySetup) else None
        return Game(players, edition, seed=seed, chance=chance, pieces=pieces)

    @override
    def parse_action(self, text: str, edition: Edition) -> Action:
        return parse_action(text, edition.board)

    @override
    def sentence(self, event: Event, words: Catalog, names: Sequence[str], edition: Edition) -> str:
        from .log import sentence

        return sentence(event, words, names, edition)

    @override
    def board_text(self, view: View, language: str) -> str:
        from .text import board_text

        return board_text(view, language)

    @override
    def standing(self, game: Game) -> Standing:
        outcome = game.outcome()
        if outcome is not None:
            return Standing(outcome.ranks, outcome.fortunes)
        seats = game.view(since=len(game.events)).seats
        lasted = [seat.went_out or len(seats) for seat in seats]
        ranks = tuple(1 + sum(other > mine for other in lasted) for mine in lasted)
        fortunes = (seat.cash if seat.fortune is None else seat.fortune for seat in seats)
        return Standing(ranks, tuple(fortunes))

    @override
    def cash(self, view: View) -> int:
        assert view.seat is not None
        return view.seats[view.seat - 1].cash

    @override
    def worth(self, view: View) -> int | None:
        assert view.seat is not None
        return view.seats[view.seat - 1].fortune

    @override
    def is_out(self, game: Game, seat: int) -> bool:
        return bool(game.state.went_out[seat - 1])

    @override
    def minutes_left_to_call(self, game: Game) -> int | None:
        return None if game.state.time_up else game.edition.time_limit_minutes  # M-S-32

    @override
    def preview(self, game: Game, action: Action, *, seat: int) -> Effect | None:
        return game.effect_of(action, seat=seat)

    @override
    def simulate(
        self,
        edition: Edition,
        *,
        players: int,
        games: int,
        seed: int,
        progress: Callable[[Statistics], None],
    ) -> Statistics:
        from .simulate import simulate

        return simulate(edition, players=players, games=games, seed=seed, progress=progress)


INFO = MonopolyInfo()
