"""Search in Monopoly: the board's odds, the value of positions, and rollouts."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from magnate.kernel import Mode, allocate, column, has_numba, write
from magnate.monopoly import Game, presets
from magnate.monopoly.edition_table import edition_table
from magnate.monopoly.editions import load
from magnate.monopoly.rules import state as k
from magnate.monopoly.rules.flow import start_game
from magnate.search.budget import Budget
from magnate.search.monopoly.afterstates import Root
from magnate.search.monopoly.features import Features
from magnate.search.monopoly.landing_odds import SCALE, odds_of
from magnate.search.monopoly.learned_value import learned_net
from magnate.search.monopoly.rollouts import RolloutDealer, Tally, run_rollouts
from magnate.search.monopoly.search import OPPONENTS, Estimate, Search, policies_of
from magnate.search.monopoly.value import Net, win_share

ORANGE = "st-james", "tennessee", "new-york"
BROWN = "mediterranean", "baltic"


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiling takes longer than these tests."""
    monkeypatch.setenv("MAGNATE_KERNEL", "interpreted")


def root() -> Root:
    """The beginning of a game of four, seen from the seat that rolls first."""
    game = Game(4, "official", seed=1)
    return Root(game.view(game.seat))


def owned(lots: tuple[str, ...], seat: int, level: int = 0) -> k.State:
    """The beginning of a game in which a seat has some lots."""
    start = root()
    for lot in lots:
        number = start.edition.board.lot_number(lot)
        start.s.owner[number] = seat
        start.s.level[number] = level
    return start.s


def share(s: k.State, seat: int) -> float:
    """The probability of winning that the value function gives a seat."""
    start = root()
    return win_share(s, start.e, start.o, learned_net(), Features(), seat)


@pytest.mark.parametrize("edition", presets())
def test_pieces_stop_before_new_york_more_often_than_on_brown_streets(edition: str) -> None:
    """Pieces leaving jail pass the orange streets; dice and cards seldom lead to the brown ones."""
    (odds,) = odds_of(load(edition), "interpreted")
    board = load(edition).board
    landing = {lot.id: odds.landing[lot.index] for lot in board.lots}

    assert min(landing[lot] for lot in ORANGE) > max(landing[lot] for lot in BROWN)
    assert SCALE < sum(odds.landing) < 1.2 * SCALE  # a card square is a stop, and where it sends


def test_the_shares_of_all_seats_sum_to_one() -> None:
    s = owned(ORANGE, 2, level=3)

    assert sum(share(s, seat) for seat in range(4)) == pytest.approx(1)


def test_buildings_on_orange_streets_are_worth_more_than_on_brown_ones() -> None:
    bare = share(owned((), 0), 0)

    assert bare < share(owned(BROWN, 0, level=3), 0) < share(owned(ORANGE, 0, level=3), 0)


@pytest.mark.usefixtures("interpreted")
def test_owning_orange_streets_is_better_than_a_rival_owning_them() -> None:
    game = Game(4, "official", seed=1)
    search = Search(random.Random(1), Budget(rollouts=24))
    assert game.seat
    mine, theirs = (owned(ORANGE, seat, level=2) for seat in (game.seat - 1, game.seat % 4))

    first, second = search.compare(game.view(game.seat), [theirs, mine])

    assert first.gap == 0
    assert second.gap > 3 * second.error > 0


@pytest.mark.usefixtures("interpreted")
def test_a_budget_counts_all_rollouts() -> None:
    game = Game(4, "official", seed=1)
    search = Search(random.Random(1), Budget(rollouts=40))

    estimates = search.compare(game.view(game.seat), [owned((), 0)] * 5)

    assert 40 <= sum(each.rollouts for each in estimates) < 60
    assert estimates[0].rollouts == max(each.rollouts for each in estimates)


def scores(mode: Mode) -> list[list[int]]:
    """The tallies of two positions after a few rollouts."""
    edition = load("brazil")
    s = k.State()
    (e,) = edition_table(edition, "interpreted")
    start_game(s, e, 3)
    states = allocate(k.State, 3, mode)
    tallies = allocate(Tally, 2, mode)
    tally = Tally()
    tally.kept = 1
    for place in range(2):
        write(states, place, s)
        write(tallies, place, tally)
        s.cash[0] -= 500
    dealers = allocate(RolloutDealer, 3, mode)
    dealer = RolloutDealer()
    dealer.generator[:] = [1, 2, 3, 4]
    write(dealers, 0, dealer)
    table, odds = edition_table(edition, mode), odds_of(edition, mode)
    nets, features = allocate(Net, 1, mode), allocate(Features, 1, mode)
    write(nets, 0, learned_net())
    run_rollouts.at(mode)(
        states,
        table,
        odds,
        policies_of(mode),
        nets,
        features,
        dealers,
        tallies,
        0,
        OPPONENTS,
        60,
        5,
    )
    return [column(tallies, name) for name in ("rollouts", "score", "gap", "squares")]


@pytest.mark.slow
@pytest.mark.skipif(not has_numba(), reason="needs numba")
def test_compiled_and_interpreted_rollouts_are_the_same() -> None:
    assert scores("compiled") == scores("interpreted")


def test_searches_in_threads_of_one_process_do_not_disturb_each_other(interpreted: None) -> None:
    start = root()
    positions = [start.s, owned(ORANGE, 0)]

    def estimates(seed: int) -> list[Estimate]:
        return Search(random.Random(seed), Budget(rollouts=16)).compare(start.view, positions)

    alone = [estimates(seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as threads:
        assert list(threads.map(estimates, range(4))) == alone
