"""Chance: dice, cards and dealt lots of a seed, and outcomes that are refused."""

from __future__ import annotations

from collections import Counter

import pytest

from magnate.monopoly import Chance, Dice, Game, presets
from magnate.monopoly.events import CardDrawn, DiceRolled, LotDealt, OrderRolled, RentRolled

from .boards import asked, play, position, possible, refused, roll, table
from .random_steps import play_on

Seed = int | str | bytes


def rolls(game: Game) -> list[tuple[int, int]]:
    """Return all rolls in the order they fell."""
    kinds = OrderRolled | DiceRolled | RentRolled
    return [event.dice for event in game.events if isinstance(event, kinds)]


def cards(game: Game, pile: str) -> list[str]:
    """Return the cards drawn of a pile, each once, in the order they came first."""
    drawn = [event.card for event in game.events.of(CardDrawn) if event.pile == pile]
    return list(dict.fromkeys(drawn))


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
def test_a_seeded_game_is_the_same_every_time(edition: str) -> None:
    """Same seed, same decisions, same events."""
    first, second = (play_on(Game(4, edition, seed="x"), 3, most=300) for _ in range(2))

    assert list(first.events) == list(second.events)
    assert first.state == second.state
    assert first.entries == second.entries


def test_seeds_differ() -> None:
    """Numbers, texts and bytes are seeds of their own."""
    seeds: list[Seed] = [1, 2, "1", "2", b"1", b"2", ""]

    starts = {tuple(rolls(Game(8, seed=seed))) for seed in seeds}

    assert len(starts) == len(seeds)


def test_a_game_without_a_seed_gets_one_that_can_be_read() -> None:
    """And the same game can be started again from it."""
    game = Game(4)

    assert game.seed is not None
    assert rolls(Game(4, seed=game.seed)) == rolls(game)
    assert Game(4).seed != game.seed


def test_a_changed_decision_does_not_shift_the_dice() -> None:
    """The n-th roll stays the same, no matter which seat makes it or why."""
    orders = [rolls(play_on(Game(3, seed=5), style, most=150)) for style in range(4)]
    shortest = min(map(len, orders))

    assert shortest > 20
    assert len({tuple(order[:shortest]) for order in orders}) == 1


@pytest.mark.slow
@pytest.mark.parametrize("pile", ["chance", "chest"])
def test_a_changed_decision_does_not_shift_the_order_of_cards(pile: str) -> None:
    """Each pile has one order from the beginning."""
    orders = [cards(play_on(Game(3, seed=6), style, most=330), pile) for style in range(4)]
    shortest = min(map(len, orders))

    assert shortest >= 3
    assert len({tuple(order[:shortest]) for order in orders}) == 1


def test_dice_are_fair() -> None:
    """M-S-3: of 1,200 first rolls each pair comes 33 times on average."""
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(150):
        counts.update(rolls(Game(8, seed=seed))[:8])

    assert len(counts) == 36
    assert min(counts.values()) > 12 and max(counts.values()) < 65


def test_dealt_lots_depend_on_the_seed_too() -> None:
    """House rule starting_lots."""
    options = {"starting_lots": 2}
    one, same, other = (Game(4, seed=seed, options=options) for seed in (1, 1, 2))

    assert one.events.of(LotDealt) == same.events.of(LotDealt)
    assert len({event.lot for event in one.events.of(LotDealt)}) == 8
    assert one.events.of(LotDealt) != other.events.of(LotDealt)


def test_after_an_undo_the_dice_fall_the_same() -> None:
    """The roll does not depend on the number of attempts."""
    game = Game(3, seed=2)
    game.play("roll")
    fell = rolls(game)

    game.undo()
    game.play("roll")

    assert rolls(game) == fell


def test_seeded_chance_plays_until_somebody_decides() -> None:
    """M-START-1: the rolls for the order of play are over."""
    game = Game(4, seed="a word")

    assert game.awaits == "roll"
    assert len(game.events.of(OrderRolled)) >= 4
    assert not game.awaits_chance


def test_given_chance_waits_for_every_outcome() -> None:
    """Dice for the order, dice of a turn, cards, and the roll of a card."""
    game = table("", "", lots="electric 2")
    seen = []
    for line in ("roll", "dice 3 4", "draw chance.nearest_utility", "dice 1 2"):
        play(game, line)
        seen.append(asked(game))

    assert seen == [("dice", None), ("card", None), ("dice", None), ("roll", 2)]
    assert [entry.seat for entry in game.entries] == [1, None, None, None]


def test_a_position_continues_with_a_seed() -> None:
    """The same text and seed are the same game."""
    text = position("", "", lots="baltic 2")
    one, same = (Game.from_position(text, seed=4) for _ in range(2))
    one.play("roll")
    same.play("roll")

    assert one.state == same.state


def test_a_seed_and_given_chance_contradict_each_other() -> None:
    """The error names both."""
    with pytest.raises(ValueError, match="contradict"):
        Game(4, seed=1, chance="given")


def test_no_seat_plays_chance() -> None:
    """M-MOVE-1: a seat cannot say what the dice show, nor call the time."""
    game = table("", "", options="time_limit_minutes 60")
    assert refused(game, "time", seat=1) == ("not_your_turn", "M-MOVE-2")
    play(game, "roll")

    assert refused(game, "dice 3 4", seat=1) == ("not_your_turn", "M-MOVE-2")
    assert len(game.legal_actions(seat=1)) == 0
    assert possible(game, "dice 3 4")


def test_no_seat_chooses_a_card() -> None:
    """M-CARD-2."""
    game = table("", "")
    roll(game, 3, 4)

    assert refused(game, "draw chance.loan", seat=1) == ("not_your_turn", "M-MOVE-2")
    assert len(game.legal_actions()) == 16


@pytest.mark.parametrize("outcome", ["dice 3 4", "draw chance.go", "deal baltic"])
def test_chance_waits_until_it_is_asked(outcome: str) -> None:
    """M-S-11: nobody has taken the dice yet."""
    game = table("", "")

    assert refused(game, outcome) == ("wrong_moment", "M-S-11")


@pytest.mark.parametrize("outcome", [Dice(0, 1), Dice(1, 7), Dice(-1, -1), Dice(10**12, 1)])
def test_impossible_dice_are_refused(outcome: Chance) -> None:
    """M-MOVE-1, M-S-3."""
    game = table("", "")
    play(game, "roll")

    assert refused(game, outcome) == ("not_an_outcome", "M-MOVE-1")


def test_seeded_chance_leaves_nothing_to_give() -> None:
    """The dice have fallen already."""
    game = Game(2, seed=1)

    assert refused(game, "dice 3 4") == ("wrong_moment", "M-S-11")
