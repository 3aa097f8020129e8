"""Training samples of Monopoly: positions of games among policies, and who won in the end."""

from __future__ import annotations

from magnate.chance import roll
from magnate.kernel import Schema, entry, number, row, rule
from magnate.kernel.frames import NO_FAULT
from magnate.monopoly.random_play import one_of
from magnate.monopoly.rules.flow import start_game
from magnate.monopoly.rules.game_end import winners_of
from magnate.monopoly.rules.ownership import has_buildings
from magnate.monopoly.rules.payments import transfer
from magnate.monopoly.rules.state import OVER, SEATS, EditionTable, State

from .features import FEATURES, Features, describe
from .heuristics import Policy
from .landing_odds import Odds
from .rollouts import RolloutDealer, play_out

FIRST_STEP = 8  # rounds at most before the first position of a game
STEP = 24  # turns at most between positions
MOST_TURNS = 1200
SHAKEN = 5  # one position in this many is shaken
MOST_SHAKEN = 12  # lots that may change hands


class Sample(Schema):
    """A position: who was still in the game, all features, and who won."""

    alive = number()
    winners = number()  # 0 where the game did not end
    features = row(SEATS * FEATURES)


@rule
def shake(s: State, e: EditionTable, d: RolloutDealer) -> None:
    """Move some lots and money between two seats, so that unusual positions are learned too."""
    giver = one_of(d, s.alive)
    taker = one_of(d, s.alive)
    for _ in range(1 + roll(d.generator, MOST_SHAKEN)):
        lot = roll(d.generator, e.lots)
        if s.owner[lot] == giver and not has_buildings(s, e, e.lot_group[lot]):
            s.owner[lot] = taker
    amount = max(0, s.cash[taker]) * roll(d.generator, 100) // 100
    transfer(s, taker, giver, amount)


@entry
def generate_samples(
    states: list[State],
    editions: list[EditionTable],
    odds: list[Odds],
    policies: list[Policy],
    dealers: list[RolloutDealer],
    features: list[Features],
    samples: list[Sample],
    players: int,
) -> int:
    """Play games until all samples are filled, and return how many; -1 for a fault."""
    s = states[0]
    e = editions[0]
    o = odds[0]
    d = dealers[0]
    f = features[0]
    filled = 0
    games = 0
    while filled < len(samples):
        start_game(s, e, players)
        for seat in range(SEATS):
            d.policies[seat] = roll(d.generator, len(policies))
        first = filled
        before = -1  # turns do not advance where policies have no answer
        play_out(s, e, o, policies, d, 1 + roll(d.generator, FIRST_STEP * players))
        while s.awaits != OVER and s.fault == NO_FAULT and before < s.turns < MOST_TURNS:
            before = s.turns
            if roll(d.generator, SHAKEN) == 0:
                shake(s, e, d)
            if filled < len(samples):
                describe(s, e, o, f)
                samples[filled].alive = s.alive
                for i in range(SEATS * FEATURES):
                    samples[filled].features[i] = f.features[i]
                filled += 1
            play_out(s, e, o, policies, d, 1 + roll(d.generator, STEP))
        if s.fault != NO_FAULT:
            return -1
        won = winners_of(s, e) if s.awaits == OVER else 0
        for i in range(first, filled):
            samples[i].winners = won
        games += 1
    return games
