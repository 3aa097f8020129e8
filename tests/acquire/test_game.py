"""`Game`: acting, undo, copies, chance, legal actions."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement

import pytest

from magnate.acquire import (
    CHAINS,
    Action,
    BuyShares,
    ChooseAcquired,
    ChooseSurvivor,
    DeclareEnd,
    DisposeShares,
    DrawTile,
    FoundChain,
    Game,
    IllegalAction,
    MarketDraw,
    NotationError,
    PlaceTile,
    ReplaceTiles,
    SkipPlacement,
    StartTile,
    SwapHand,
)
from magnate.acquire.events import SharesBought, StartTilePlaced, TilePlaced, TilesDrawn, TurnBegan
from magnate.engine.history import Entry

from .late_positions import (
    ALL_TILES,
    FOUR_AND_SIX,
    MARKET_DAY,
    SEVEN_SMALL,
    SEVEN_TWO_SAFE,
    TWO_SAFE,
    given,
    hand,
    legal,
    play,
    position,
    refused,
)

SEATS = ("1 $6000 hand 12I 4A", "2 $6000 hand 10I", "3 $6000 hand 8I")
PRESETS = (("classic", 4), ("2023-classic", 3), ("2023-tycoon", 5), ("2023-duel", 2))


def market_day(*, seed: int = 3) -> Game:
    """Return a seeded game in which seat 1 is about to place."""
    return Game.from_position(position("classic", MARKET_DAY, *SEATS), seed=seed)


def random_steps(game: Game, seed: int) -> Iterator[Action]:
    """Play random legal decisions to the end, yielding each before it is played."""
    dice = random.Random(seed)
    while not game.is_over:
        action = dice.choice(list(game.legal_actions()))
        yield action
        game.play(action)


def test_playing_returns_what_happened() -> None:
    """The events of this action, and of chance after it, and no others."""
    game = market_day()

    placed = game.play("place 12I")
    bought = game.play(BuyShares({"American": 2}))

    assert list(placed) == [TilePlaced(1, "12I")]
    assert [type(event) for event in bought] == [SharesBought, TilesDrawn, TurnBegan]
    assert list(game.events) == [*placed, *bought]


def test_an_action_may_be_given_as_text_or_as_an_object() -> None:
    """Both are the same action."""
    one, other = market_day(), market_day()

    play(one, "place 4A", "buy 2 Worldwide")
    other.play(PlaceTile("4A"))
    other.play(BuyShares({"Worldwide": 2}))

    assert one.state == other.state
    assert one.entries == other.entries


def test_the_seat_given_with_an_action_is_checked() -> None:
    """A-TURN-1."""
    game = market_day()

    with pytest.raises(IllegalAction) as error:
        game.play("place 10I", seat=2)

    assert error.value.reason == "not_your_turn"
    game.play("place 12I", seat=1)
    assert game.seat == 1


def test_text_that_is_not_an_action_changes_nothing() -> None:
    """The error says what was expected."""
    game = market_day()
    before = game.state.copy()

    with pytest.raises(NotationError):
        game.play("build a hotel")

    assert game.state == before
    assert game.entries == []


def test_the_history_has_an_entry_for_each_action() -> None:
    """Decisions with their seat, chance without one."""
    game = given(position("classic", MARKET_DAY, *SEATS))

    play(game, "place 12I", "buy none", "draw 1I")

    assert game.entries == [
        Entry(1, PlaceTile("12I")),
        Entry(1, BuyShares()),
        Entry(None, DrawTile("1I")),
    ]
    assert game.history() == tuple(game.entries)


def test_undo_takes_back_the_last_decision_and_the_chance_after_it() -> None:
    """Tile drawn included."""
    game = market_day()
    game.play("place 12I")
    before, events = game.state.copy(), list(game.events)
    game.play("buy 3 American")
    assert game.seat == 2

    undone = game.undo()

    assert undone == BuyShares({"American": 3})
    assert not game.state.differences(before)
    assert list(game.events) == events
    assert (game.awaits, game.seat) == ("buy", 1)


def test_an_undo_is_an_entry_of_its_own_and_the_history_forgets_it() -> None:
    """The entries keep what was undone."""
    game = play(market_day(), "place 12I", "buy 3 American")
    drawn = game.entries[-1]

    game.undo()

    assert game.entries == [
        Entry(1, PlaceTile("12I")),
        Entry(1, BuyShares({"American": 3})),
        drawn,
        Entry(1, None),
    ]
    assert game.history() == (Entry(1, PlaceTile("12I")),)


def test_after_an_undo_chance_draws_the_same_tile() -> None:
    """The draw does not depend on the number of attempts."""
    game = play(market_day(), "place 12I", "buy none")
    first = hand(game, 1)

    game.undo()
    game.play("buy 3 American")

    assert hand(game, 1) == first


def test_undo_returns_decision_by_decision_to_the_start() -> None:
    """And no further."""
    game = market_day()
    start = game.state.copy()
    play(game, "place 4A", "buy none", "place 10I", "buy none")

    undone = [str(game.undo()) for _ in range(4)]

    assert undone == ["buy none", "place 10I", "buy none", "place 4A"]
    assert game.state == start
    with pytest.raises(ValueError, match="no decision to undo"):
        game.undo()


def test_undo_takes_back_an_undeclared_merger_step_by_step() -> None:
    """Each disposal is a decision of its own seat."""
    text = position("classic", FOUR_AND_SIX, "1 $6000 A2 hand 5B", "2 $6000 A4", "3 $6000")
    game = play(given(text), "place 5B", "sell 2", "trade 4")

    game.undo()
    assert (game.awaits, game.seat) == ("dispose", 2)
    game.undo()
    assert (game.awaits, game.seat) == ("dispose", 1)
    game.undo()

    assert not game.state.differences(given(text).state)


def test_undo_takes_back_the_end_of_the_game() -> None:
    """The scoring as well."""
    game = given(position("classic", TWO_SAFE, "1 $6000 A1 hand 12I", "2 $6000", "3 $6000"))
    play(game, "place 12I", "declare")
    before = game.state.copy()
    play(game, "buy none", "draw 11I")
    assert game.is_over

    game.undo()

    assert not game.is_over
    assert game.state == before


def test_undo_of_a_new_game_ends_at_its_first_decision() -> None:
    """Setup is chance and stays."""
    game = Game(3, "classic", seed=1)
    with pytest.raises(ValueError, match="no decision to undo"):
        game.undo()
    game.play(game.legal_actions()[0])

    game.undo()

    with pytest.raises(ValueError, match="no decision to undo"):
        game.undo()


@pytest.mark.slow
def test_undo_restores_every_state_of_a_whole_game() -> None:
    """Bytes and events, for every preset."""
    for edition, players in PRESETS:
        game = Game(players, edition, seed=8)
        before = []
        for _ in random_steps(game, 8):
            before.append((game.state.copy(), len(game.events)))

        for state, events in reversed(before):
            game.undo()
            assert not game.state.differences(state)
            assert len(game.events) == events


def test_a_copy_is_independent() -> None:
    """What is played in one does not happen in the other."""
    game = market_day()
    twin = game.copy()
    before = game.state.copy()

    play(twin, "place 12I", "buy 2 American")

    assert game.state == before
    assert (len(game.events), game.entries, game.history()) == (0, [], ())
    play(game, "place 4A")
    assert twin.view().board[0].startswith("WWW.")
    assert game.view().board[0].startswith("WWWW")


def test_a_copy_continues_like_the_original() -> None:
    """Also what chance draws, and what can be undone."""
    game = play(market_day(), "place 12I")
    twin = game.copy()

    for each in (game, twin):
        play(each, "buy none", "place 10I")

    assert game.state == twin.state
    assert list(game.events) == list(twin.events)
    twin.undo()
    twin.undo()
    twin.undo()
    assert game.seat == 2


def test_given_chance_waits_for_every_starting_tile_and_draw() -> None:
    """A-SETUP-7, A-SETUP-12."""
    game = Game(3, "classic", chance="given")
    assert (game.awaits, game.seat, game.seed) == ("start", None, None)
    assert len(game.legal_actions()) == 108

    play(game, "start 5C", "start 3B", "start 1C")
    play(game, *(f"draw {tile}" for tile in ALL_TILES[-18:]))

    assert (game.awaits, game.seat) == ("place", 2)
    assert [entry.seat for entry in game.entries] == [None] * 21


def test_seeded_chance_plays_automatically_until_a_decision() -> None:
    """A-SETUP-7, A-SETUP-12."""
    game = Game(4, "classic", seed="a word")

    assert game.awaits == "place"
    assert len(game.events.of(StartTilePlaced)) == 4
    assert [seat.tile_count for seat in game.view().seats] == [6, 6, 6, 6]


def test_the_same_seed_is_the_same_game() -> None:
    """And another seed another one."""
    one, same, other = Game(4, seed=1), Game(4, seed=1), Game(4, seed=2)

    assert one.state == same.state
    assert one.state != other.state


def test_without_a_seed_games_differ() -> None:
    """A random seed is chosen, and kept so that the game can be repeated."""
    one, other = Game(4), Game(4)

    assert one.seed != other.seed
    assert Game(4, seed=one.seed).state == one.state


def test_a_seed_and_given_chance_contradict_each_other() -> None:
    """The error names both."""
    with pytest.raises(ValueError, match="contradict"):
        Game(4, seed=1, chance="given")


def test_given_chance_is_checked_like_an_action() -> None:
    """A-DRAW-1: a tile that was drawn cannot be drawn again."""
    game = play(Game(3, "classic", chance="given"), "start 5C")

    assert refused(game, "start 5C") == ("tile_not_in_pile", "A-SETUP-7")
    assert refused(game, "draw 1A") == ("wrong_moment", "A-TURN-1")
    assert refused(game, "place 1A") == ("wrong_moment", "A-TURN-1")


def every_decision(game: Game) -> Iterator[Action]:
    """Yield every conceivable decision here, legal or not."""
    yield from (PlaceTile(tile) for tile in ALL_TILES)
    for chain in CHAINS:
        yield from (FoundChain(chain), ChooseSurvivor(chain), ChooseAcquired(chain))
    for sell in range(27):
        yield from (DisposeShares(sell, trade) for trade in range(27 - sell))
    for number in range(5):
        for order in combinations_with_replacement(CHAINS, number):
            yield BuyShares((chain, 1) for chain in order)
    tiles = hand(game, game.seat) if game.seat else ()
    for number in range(len(tiles) + 1):
        yield from (ReplaceTiles(chosen) for chosen in combinations(tiles, number))
    yield from (DeclareEnd(), SwapHand(), SkipPlacement())
    yield from (DrawTile("1A"), StartTile("1A"), MarketDraw(1, "1A"), MarketDraw(1))


BARRED = "hand 1B 2B 6G"
# Continental 6 and, with 4 tiles each, American and Festival; 5B joins them.
TWO_EQUAL = FOUR_AND_SIX.replace("C ............", "C ....F.......").replace(
    "D ............", "D ...FFF......"
)
EXACT = {
    "placing": (position("classic", MARKET_DAY, *SEATS), ()),
    "stuck": (
        position("classic", SEVEN_TWO_SAFE, f"1 $6000 {BARRED}", "2 $6000", "3 $6000"),
        (),
    ),
    "founding": (
        position(
            "classic", SEVEN_SMALL.replace("WW", ".."), "1 $6000 hand 2E", "2 $6000", "3 $6000"
        ),
        ("place 2E",),
    ),
    "choosing a survivor": (
        position("classic", SEVEN_SMALL, "1 $6000 hand 3A", "2 $6000", "3 $6000"),
        ("place 3A",),
    ),
    "choosing the next": (
        position("classic", TWO_EQUAL, "1 $6000 hand 5B", "2 $6000", "3 $6000"),
        ("place 5B",),
    ),
    "disposing": (
        position("classic", FOUR_AND_SIX, "1 $6000 A9 hand 5B", "2 $6000 C23", "3 $6000"),
        ("place 5B",),
    ),
    "buying": (position("classic", MARKET_DAY, "1 $1500", "2 $0 W24", "3 $0", "turn 1 buy"), ()),
    "declaring": (position("2023-tycoon", TWO_SAFE, "1 $900 hand 12I", "2 $0", "3 $0"), ()),
    "replacing": (
        position("2023-classic", SEVEN_TWO_SAFE, f"1 $6000 {BARRED}", "2 $0", "3 $0"),
        ("buy none", "draw 3B"),
    ),
    "over": (
        position("classic", TWO_SAFE, "1 $900", "2 $0", "3 $0", "turn 1 buy"),
        ("declare", "buy none", "draw 12I"),
    ),
}


@pytest.mark.parametrize("moment", EXACT)
def test_the_legal_actions_are_exactly_those_that_may_be_played(moment: str) -> None:
    """Nothing legal is missing and nothing else is listed."""
    text, before = EXACT[moment]
    game = play(given(text), *before)

    possible = {action for action in every_decision(game) if game.why_not(action) is None}

    assert legal(game) == {str(action) for action in possible}
    assert all(action in game.legal_actions() for action in possible)


@pytest.mark.parametrize(("edition", "players"), PRESETS)
def test_every_action_of_a_random_game_is_listed_and_there_is_always_one(
    edition: str, players: int
) -> None:
    """No state but the last is without a legal action."""
    game = Game(players, edition, seed=17)

    for action in random_steps(game, 17):
        legal_actions = game.legal_actions()
        assert action in legal_actions
        assert len(set(legal_actions)) == len(legal_actions) > 0

    assert len(game.legal_actions()) == 0


def test_the_list_of_legal_actions_reads_like_a_list() -> None:
    """By index, by slice, by notation, by length."""
    actions = market_day().legal_actions()

    assert len(actions) == 2
    assert {actions[0], actions[1]} == {PlaceTile("4A"), PlaceTile("12I")}
    assert actions[:1] == [actions[0]]
    asked: list[object] = [PlaceTile("12I"), "place 12I", "Place 12i", "place 10I", 5]
    assert [each in actions for each in asked] == [True, True, True, False, False]
    assert repr(actions) == f"<2 legal: {actions[0]}, {actions[1]}>"


def test_players_may_have_names() -> None:
    """Given a number, they are named after their seats."""
    named = Game(["Ann", "Bob", "Cleo"], seed=1)

    assert [seat.name for seat in named.view().seats] == ["Ann", "Bob", "Cleo"]
    assert Game(3, seed=1).names == ("Player 1", "Player 2", "Player 3")
    assert (
        repr(named)
        == f"<acquire.Game classic, 3 players, place of {named.names[named.state.turn]}>"
    )


def test_a_tile_on_the_board_has_no_preview() -> None:
    """It has been placed."""
    with pytest.raises(ValueError, match="1A"):
        market_day().effect_of("1A")
