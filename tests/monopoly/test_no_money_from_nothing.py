"""Between two rolls nobody gains money from the bank, however the seats cooperate (M-S-15)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from magnate.monopoly import Game, presets
from magnate.monopoly.editions import preset_in_version
from magnate.monopoly.rules import state as k

from .estates import play, refused, table
from .random_windows import FREE, PLAYERS, Step, random_window, worth

WINDOWS = 150

Holdings = tuple[tuple[int, int, int], ...]
"""Of each lot, its owner, its buildings and whether it is mortgaged."""


def made_from_nothing(seeds: Iterable[int]) -> str | None:
    """Return the first step in random windows after which all seats together could raise more.

    A building that was won does not stand yet, so only steps that end in the window count.
    """
    for seed in seeds:
        done: list[str] = []
        most: int | None = None
        least: dict[Holdings, int] = {}
        for step in random_window(seed):
            if most is None:
                most = worth(step, step.before)
                least[held(step.before)] = cash_in_hands(step.before)
            done.append(str(step))
            if step.after.awaits != k.ROLL:
                continue
            if worth(step, step.after) > most:
                return f"window {seed}, worth {most}, then {worth(step, step.after)}: {done}"
            most = worth(step, step.after)
            money_now = cash_in_hands(step.after)
            known = least.setdefault(held(step.after), money_now)
            if money_now > known:
                return f"window {seed}, ${known}, then ${money_now}: {done}"
            least[held(step.after)] = money_now
    return None


def held(s: k.State) -> Holdings:
    return tuple(zip(s.owner, s.level, s.mortgaged, strict=True))


def cash_in_hands(s: k.State) -> int:
    return sum(s.cash[: s.players])


def test_no_actions_in_one_window_make_money_from_nothing() -> None:
    """With the same lots, mortgages and buildings in the same hands there is never more cash, and
    nothing that is bought, redeemed, traded or auctioned raises what all seats could raise."""
    assert made_from_nothing(range(WINDOWS)) is None


@pytest.mark.soak
def test_no_actions_in_many_windows_make_money_from_nothing() -> None:
    assert made_from_nothing(range(WINDOWS, 5_000)) is None


def test_the_random_windows_contain_everything_that_moves_money() -> None:
    """Otherwise the tests above would show nothing."""
    kinds, seats, editions = set(), set(), set()
    won: Counter[str] = Counter()
    for seed in range(WINDOWS):
        for step in random_window(seed):
            kinds.add(step.row[k.KIND])
            if step.row[k.KIND] == k.PLACE:
                won.update(what_was_won(step))
        seats.add(step.after.players)
        editions.add(step.edition.name)

    assert kinds >= {*FREE, k.BID, k.DEBT, k.TRANSFER, k.REQUEST, k.PLACE, k.BUY_CARD}
    assert min(won[each] for each in ("house", "hotel", "whole group", "odd price")) >= 10
    assert seats == {*PLAYERS}
    assert editions == {*presets()}


def what_was_won(step: Step) -> Iterator[str]:
    """Say what a seat that places a building has won in an auction."""
    building = step.before.frames[step.before.depth - 1][k.PLACED]
    yield "hotel" if building == k.HOTELS else "house"
    if building == k.HOTELS and step.edition.hotel_unit == "whole_group":
        yield "whole group"
    if step.edition.board.lots[step.row[k.ARG]].building_cost % 2:
        yield "odd price"


def by_version_1(game: Game) -> Game:
    """Return the same game played by version 1 of the rules."""
    edition = preset_in_version("official", 1).with_options(bank_houses=1)
    old = Game(game.players, edition, seed=1)
    old._put(game.state)
    return old


def test_version_1_of_the_rules_let_two_seats_share_what_the_bank_lost() -> None:
    """A house for $1 goes back to the bank for $50; version 2 refuses the bid."""
    game = table("$500 | orange", "$500 | pink", edition="official", options="bank_houses 1")
    old = by_version_1(game)
    for line in ("build st-james 1", "request 1", "bid 1", "pass", "place states"):
        old.play(line)
    old.play("sell states 0", seat=2)

    assert held(old.state) == held(game.state)
    assert cash_in_hands(old.state) == cash_in_hands(game.state) + 49
    play(game, "build st-james 1", "request 1")
    assert refused(game, "bid 49") == ("bid_too_low", "M-S-5")
