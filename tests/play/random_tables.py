"""Tables at which people try every command, at random but reproducibly."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, Final, Literal

from magnate import bots
from magnate.acquire.editions import CHAINS
from magnate.acquire.orders import DeclareWhenItWins, DisposeBy, SkipBuying
from magnate.games import AnyOrder
from magnate.monopoly.orders import AlwaysClaim, BidUpTo, NeverBuild, PassAuction
from magnate.play import commands as c
from magnate.play.command_errors import CommandRefused
from magnate.play.driving import tick
from magnate.play.log_entries import LogEntry
from magnate.play.settings import LiveClock, Settings

from .tables import COMMITMENTS, Sitting, settings

CHOSEN: Final[dict[str, Settings]] = {
    "classic": settings("acquire", (None, "random", None, None)),
    "hidden": settings(
        "acquire",
        (None, None, None),
        options={"holdings_visibility": "hidden"},
        clock=LiveClock(20, 30),
    ),
    "tycoon": settings("acquire", (None, None, "steady"), edition="2023-tycoon"),
    "duel": settings("acquire", (None, None), edition="2023-duel"),
    "brazil": settings("monopoly", (None, None, "random", None), clock=LiveClock(20, 30)),
    "official": settings(
        "monopoly", (None, None, None), edition="official", options={"time_limit_minutes": 20}
    ),
    "rich": settings("monopoly", (None, None, None), options={"starting_lots": 3}),
}
_RULES: Final[tuple[Literal["keep", "sell", "trade"], ...]] = ("keep", "sell", "trade")


class Ramble:
    """A table with people who act at random; some of their commands are refused."""

    def __init__(self, name: str, seed: int) -> None:
        self.rng = random.Random(f"{name} {seed}")
        self.sitting = Sitting(CHOSEN[name])
        self.is_monopoly = CHOSEN[name].game == "monopoly"
        self._ideas = bots.make("random", CHOSEN[name].game, random.Random(seed))
        self.refusals: list[CommandRefused] = []

    def steps(self, most: int) -> Iterator[tuple[LogEntry, ...]]:
        """Yield the entries of each command, or of each thing that was due."""
        for who in ("ann", "ben", "cid"):
            if self.sitting.status == "waiting":
                yield self.sitting.sit(who)
        while most > 0 and not self.sitting.table.is_done:
            made = self._step()
            if made:
                most -= 1
                yield made

    def _step(self) -> tuple[LogEntry, ...]:
        sitting, rng = self.sitting, self.rng
        sitting.now += rng.choice((0.0, 0.5, 1.0, 3.0))
        if isinstance(sitting.table.settings.clock, LiveClock) and rng.random() < 0.02:
            sitting.now += 60.0
        made = tick(sitting.table, now=sitting.now) or sitting.driver.step(now=sitting.now)
        if made:
            sitting.log += made
            return made
        chance = rng.random()
        act = self._decide if chance < 0.6 else self._other_act(chance)
        if sitting.table.proposal is not None and rng.random() < 0.5:
            act = self._agree
        elif rng.random() < 0.05:
            act = self._come
        try:
            return act()
        except CommandRefused as refused:
            self.refusals.append(refused)
            return ()

    def _other_act(self, chance: float) -> Callable[[], tuple[LogEntry, ...]]:
        if chance < 0.7 and self.is_monopoly:
            return self._act_freely
        if chance < 0.8:
            return self._order
        if chance < 0.88:
            return self._undo
        if chance < 0.94:
            return self._agree
        return self._something_else

    def _person(self) -> str:
        people = [seat.who for seat in self.sitting.table.seats if seat.who]
        return self.rng.choice(people)

    def _decide(self) -> tuple[LogEntry, ...]:
        """Let the seat to act decide, sometimes twice in one command, sometimes too late."""
        playing, rng = self.sitting.playing, self.rng
        if not self.sitting.asked:
            return ()
        actions = [self._answer(playing.game)]
        trial = playing.game.copy()
        trial.play(actions[0])
        if trial.seat == playing.game.seat and rng.random() < 0.3:
            actions.append(self._answer(trial))
        decision = playing.decision - (rng.random() < 0.05)
        return self.sitting.do(self.sitting.asked, *actions, decision=decision)

    def _answer(self, game: Any) -> str:
        if self.is_monopoly and self.rng.random() < 0.6:
            idea = self._ideas.decide(game.view(game.seat))
            if idea and not idea.startswith("order"):
                return idea
        return str(self.rng.choice(list(game.legal_actions())))

    def _act_freely(self) -> tuple[LogEntry, ...]:
        """Let a random person act out of turn, as Monopoly allows."""
        who = self._person()
        if self.rng.random() < 0.15:
            return self.sitting.give(who, c.Hold(id=self.sitting.id(), on=self.rng.random() < 0.7))
        seat = self.sitting.table.seat_of(who)
        assert seat is not None
        actions = [str(each) for each in self.sitting.game.legal_actions(seat=seat.number)]
        idea = self._ideas.decide(self.sitting.game.view(seat.number))
        actions += [idea] * 3 if idea else []
        if not actions:
            return ()
        offers = self.sitting.playing.offers
        answers = {"offer": self.rng.choice(list(offers.items()))} if offers else {}
        answers = answers if self.rng.random() < 0.2 else {}
        return self.sitting.do(who, self.rng.choice(actions), **answers)

    def _order(self) -> tuple[LogEntry, ...]:
        return self.sitting.order(self._person(), self._any_order(), on=self.rng.random() < 0.7)

    def _any_order(self) -> AnyOrder:
        rng, auction = self.rng, self.sitting.playing.auction
        if self.is_monopoly:
            bid = BidUpTo(rng.randint(1, 300), auction)
            return rng.choice((AlwaysClaim(), NeverBuild(), bid, PassAuction(auction)))
        rule = rng.choice(_RULES)
        return rng.choice((SkipBuying(), DeclareWhenItWins(), DisposeBy(rng.choice(CHAINS), rule)))

    def _undo(self) -> tuple[LogEntry, ...]:
        return self.sitting.undo(self._person(), ask=self.rng.random() < 0.6)

    def _agree(self) -> tuple[LogEntry, ...]:
        """Answer a proposal, resume a paused game, or propose a pause."""
        sitting = self.sitting
        if sitting.status == "paused":
            return sitting.give(self._person(), c.Resume(id=sitting.id()))
        if sitting.table.proposal is not None:
            what = sitting.table.proposal.what
            agrees = what != "end" and self.rng.random() < 0.85
            return sitting.answer(self._person(), agrees=agrees)
        return sitting.propose(self._person(), self.rng.choice(("pause", "end")))

    def _come(self) -> tuple[LogEntry, ...]:
        """Let a person come back or take over a seat."""
        sitting = self.sitting
        for seat in sitting.table.seats:
            if seat.sits_in and not seat.for_good:
                return sitting.give(seat.who, c.Return(id=sitting.id()))
        number = self.rng.randint(1, len(sitting.table.seats))
        newcomer = self.rng.choice(("dan", "eve"))
        return sitting.give(newcomer, c.Take(id=sitting.id(), seat=number))

    def _something_else(self) -> tuple[LogEntry, ...]:
        sitting, rng, who = self.sitting, self.rng, self._person()
        number = rng.randint(1, len(sitting.table.seats))
        command: c.Command = rng.choice(
            (
                c.Return(id=sitting.id()),
                c.Say(id=sitting.id(), text=f"{who} says {rng.randint(1, 99)}"),
                c.Mute(id=sitting.id(), seat=number, on=rng.random() < 0.6),
                c.Resign(id=sitting.id()),
                c.Resign(id=sitting.id(), to="bank"),
                c.Sit(id=sitting.id(), commitment=COMMITMENTS["dan"]),
            )
        )
        if isinstance(command, c.Resign) and rng.random() < 0.9:
            who, command = rng.choice(("dan", "eve")), c.Watch(id=sitting.id())
        return sitting.give(who, command)
