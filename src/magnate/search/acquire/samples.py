"""Training samples of Acquire: positions of games, and the value each should have had.

The target of a position is TD(lambda): the values of the turns that followed and the result, with
all turns of a game kept in memory. How much better one candidate of a decision is than another is
measured by rollouts of both with the same chance, since luck, which makes up most of a result,
cancels out there.
"""

from __future__ import annotations

from magnate.acquire.random_play import draw_chance, shuffle_pile
from magnate.acquire.rules.flow import apply, start_game
from magnate.acquire.rules.legal import decode
from magnate.acquire.rules.state import (
    BUY,
    CHAINS,
    DRAW,
    MARKET,
    OVER,
    PLACE,
    SEATS,
    START,
    EditionTable,
    State,
)
from magnate.chance import roll
from magnate.kernel import (
    Schema,
    called_rule,
    clone,
    entry,
    number,
    real_grid,
    real_row,
    row,
    rule,
)
from magnate.kernel.frames import NO_FAULT

from .afterstates import ActionValues, best_by_value, note_result, settle, weigh_by_value
from .features import CHAIN_FEATURES, GENERAL_FEATURES, describe, survey
from .policy import Choices, Policy
from .rollouts import GAMES, ROLLOUT, RolloutTable, compare, noisy_choice
from .value import MONEY_SHARE, OUTPUTS, WIN_SHARE, Net, evaluate

GAME = GAMES  # in memory, after the places for rollouts
PLAYS, SEARCHES = 0, 1  # separate chance for the game itself and for rollouts
MOST_TURNS = 512
MOST_AGENTS = 32
WHOLE = 1000  # parts of a whole
MILLION = 1_000_000


class Agent(Schema):
    """A player of training games: a policy, or a value function over a policy's shortlist."""

    policy = number()
    net = number()  # NO_NET plays by the policy alone
    shortlist = number()  # moves of the policy that the value function looks at
    noise = number()  # dollars for a policy, millionths of a win for a value
    random = number()  # moves in a thousand that are drawn from the shortlist
    rollouts = number()  # of each candidate where a decision is compared


NO_NET = -1


class Sample(Schema):
    """A position as a seat sees it, and the outputs it should have had."""

    chains = real_grid(CHAINS, CHAIN_FEATURES)
    general = real_row(GENERAL_FEATURES)
    target = real_row(OUTPUTS)
    gain = real_row(OUTPUTS)  # over the chosen candidate, in rollouts
    seat = number()
    turn = number()
    decision = number()  # the same for all candidates of one decision


class Trajectory(Schema):
    """A game: the values at the beginning of each turn for each seat, and who sat where."""

    wins = real_grid(MOST_TURNS + 1, SEATS)
    money = real_grid(MOST_TURNS + 1, SEATS)
    turns = number()
    agents = row(SEATS)
    sampled = number()  # positions in a thousand that become samples
    compared = number()  # decisions in a thousand whose candidates are compared by rollouts
    td_lambda = number()  # in thousandths
    samples = number()  # so far
    decisions = number()  # that they come from
    games = number()
    teacher = number()  # the value function whose values the targets are made of
    won = real_row(MOST_AGENTS)  # games, shared ones in parts, by agent
    expected = real_row(MOST_AGENTS)  # what each would have won among equals


@called_rule
def agent_choice(
    states: list[State],
    e: EditionTable,
    nets: list[Net],
    policies: list[Policy],
    agent: Agent,
    c: Choices,
    v: ActionValues,
) -> int:
    """Return the code of the move that an agent chooses."""
    p = policies[agent.policy]
    if agent.net == NO_NET:
        return noisy_choice(states[GAME], e, p, c, agent.noise)
    count = weigh_by_value(states, GAME, e, nets[agent.net], p, c, v, agent.shortlist)
    if roll(c.generator, WHOLE) < agent.random:
        return v.codes[roll(c.generator, count)]
    if agent.noise > 0:
        for i in range(count):
            v.values[i] += roll(c.generator, agent.noise) / MILLION
    return v.codes[best_by_value(v, count)]


@rule
def store_turn(s: State, e: EditionTable, nets: list[Net], v: ActionValues, t: Trajectory) -> None:
    """Store the value of every seat at the beginning of a turn."""
    if t.turns < MOST_TURNS:
        for seat in range(s.players):
            if s.awaits == OVER:
                note_result(s, v, seat)
            else:
                describe(s, e, v, seat)
                evaluate(nets[t.teacher], v)
            t.wins[t.turns][seat] = v.output[WIN_SHARE]
            t.money[t.turns][seat] = v.output[MONEY_SHARE]
        t.turns += 1


@rule
def store_sample(
    s: State, e: EditionTable, c: Choices, v: ActionValues, t: Trajectory, sample: Sample
) -> None:
    """Store a position as the player to move sees it, or in one case of three any seat."""
    seat = s.asked if roll(c.generator, 3) < 2 else roll(c.generator, s.players)
    t.decisions += 1
    describe(s, e, v, seat)
    store_features(v, t, sample, seat)


@rule
def store_features(v: ActionValues, t: Trajectory, sample: Sample, seat: int) -> None:
    """Store the features that were just described."""
    for chain in range(CHAINS):
        for i in range(CHAIN_FEATURES):
            sample.chains[chain][i] = v.chains[chain][i]
    for i in range(GENERAL_FEATURES):
        sample.general[i] = v.general[i]
    for i in range(OUTPUTS):
        sample.gain[i] = 0.0
    sample.seat = seat
    sample.turn = t.turns
    sample.decision = t.decisions
    t.samples += 1


@rule
def write_targets(t: Trajectory, players: int, samples: list[Sample], first: int) -> None:
    """Compute the TD(lambda) targets, from the last turn back to the first."""
    td_lambda = t.td_lambda / WHOLE
    for turn in range(t.turns - 2, -1, -1):
        for seat in range(players):
            wins = t.wins[turn + 1][seat]
            money = t.money[turn + 1][seat]
            t.wins[turn][seat] += td_lambda * (wins - t.wins[turn][seat])
            t.money[turn][seat] += td_lambda * (money - t.money[turn][seat])
    for i in range(first, t.samples):
        turn = min(samples[i].turn, t.turns - 1)
        seat = samples[i].seat
        samples[i].target[WIN_SHARE] = t.wins[turn][seat] + samples[i].gain[WIN_SHARE]
        samples[i].target[MONEY_SHARE] = t.money[turn][seat] + samples[i].gain[MONEY_SHARE]


@rule
def count_wins(s: State, v: ActionValues, t: Trajectory) -> None:
    """Count the wins of each agent."""
    for seat in range(s.players):
        note_result(s, v, seat)
        t.won[t.agents[seat]] += v.output[WIN_SHARE]
        t.expected[t.agents[seat]] += 1 / s.players


@rule
def write_gain(table: RolloutTable, i: int, players: int, sample: Sample) -> None:
    """Write how much more a candidate gained in rollouts than the best one, which is the first."""
    rollouts = table.rollouts[0]
    wins = table.wins[i] - table.wins[0]
    money = (table.scores[i] - table.wins[i]) - (table.scores[0] - table.wins[0])
    sample.gain[WIN_SHARE] = wins / rollouts
    sample.gain[MONEY_SHARE] = money * players * 100 / (table.money * rollouts)


@called_rule
def compared_choice(
    states: list[State],
    e: EditionTable,
    n: Net,
    p: Policy,
    c: Choices,
    v: ActionValues,
    table: RolloutTable,
    t: Trajectory,
    samples: list[Sample],
    rollouts: int,
) -> int:
    """Return the code of the candidate that does best in rollouts.

    The afterstate of each candidate becomes a sample; all of them belong to one decision.
    """
    seat = states[GAME].asked
    count = compare(states, e, n, p, c, v, table, 0, rollouts)
    t.decisions += 1
    for i in range(count):
        clone(states, ROLLOUT, GAME)
        s = states[ROLLOUT]
        decode(s, e, table.codes[i], c.action)
        apply(s, e, c.action)
        settle(s, e, p, c)
        if s.awaits != OVER and s.fault == NO_FAULT:
            survey(s, e, v)
            describe(s, e, v, seat)
            store_features(v, t, samples[t.samples], seat)
            write_gain(table, i, s.players, samples[t.samples - 1])
    return table.codes[0]


@rule
def is_sampling_point(s: State) -> bool:
    """Return whether the value function applies here."""
    return s.turns > 0 and (s.awaits == PLACE or s.awaits == BUY or s.awaits == DRAW)


@rule
def sample_game(
    states: list[State],
    e: EditionTable,
    nets: list[Net],
    policies: list[Policy],
    agents: list[Agent],
    choices: list[Choices],
    v: ActionValues,
    table: RolloutTable,
    t: Trajectory,
    samples: list[Sample],
) -> bool:
    """Play a game and store its samples; False if there is no room left, or after a fault."""
    c = choices[PLAYS]
    while states[GAME].awaits != OVER:
        s = states[GAME]
        if s.fault != NO_FAULT:
            return False
        if is_sampling_point(s):
            survey(s, e, v)
            if s.awaits == PLACE and s.turns > t.turns:
                store_turn(s, e, nets, v, t)
            if not s.declared and roll(c.generator, WHOLE) < t.sampled:
                if t.samples == len(samples):
                    return False
                store_sample(s, e, c, v, t, samples[t.samples])
        if START <= s.awaits <= MARKET:
            draw_chance(s, c)
        else:
            agent = agents[t.agents[s.asked]]
            if agent.rollouts > 0 and roll(c.generator, WHOLE) < t.compared:
                if t.samples + table.candidates > len(samples):
                    return False
                n, p = nets[agent.net], policies[agent.policy]
                code = compared_choice(
                    states, e, n, p, choices[SEARCHES], v, table, t, samples, agent.rollouts
                )
            else:
                code = agent_choice(states, e, nets, policies, agent, c, v)
            decode(states[GAME], e, code, c.action)
        apply(states[GAME], e, c.action)
    store_turn(states[GAME], e, nets, v, t)
    return True


@entry
def generate_samples(
    states: list[State],
    editions: list[EditionTable],
    players: int,
    nets: list[Net],
    policies: list[Policy],
    agents: list[Agent],
    choices: list[Choices],
    action_values: list[ActionValues],
    tables: list[RolloutTable],
    trajectories: list[Trajectory],
    samples: list[Sample],
) -> int:
    """Play games among randomly drawn agents until the samples are full; -1 for a fault."""
    e = editions[0]
    c = choices[PLAYS]
    v = action_values[0]
    table = tables[0]
    t = trajectories[0]
    t.samples = 0
    t.decisions = 0
    t.games = 0
    while True:
        first = t.samples
        start_game(states[GAME], e, players)
        shuffle_pile(states[GAME], c)
        t.turns = 0
        for seat in range(players):
            t.agents[seat] = roll(c.generator, len(agents))
        if not sample_game(states, e, nets, policies, agents, choices, v, table, t, samples):
            t.samples = first
            return t.games if states[GAME].fault == NO_FAULT else -1
        count_wins(states[GAME], v, t)
        write_targets(t, players, samples, first)
        t.games += 1
