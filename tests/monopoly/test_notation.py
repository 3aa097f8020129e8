"""The text notation of actions: one line is one action."""

from __future__ import annotations

import unicodedata

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from magnate.engine.refusals import NotationError
from magnate.monopoly.actions import (
    AcceptOffer,
    Action,
    Bid,
    Build,
    BuyCard,
    BuyLot,
    ChooseTax,
    ClaimRent,
    CounterOffer,
    DealLot,
    DeclareBankruptcy,
    DeclineLot,
    Dice,
    DrawCard,
    EndTurn,
    KeepMortgage,
    LeaveGame,
    Mortgage,
    Offer,
    Pass,
    PayFine,
    PlaceBuilding,
    RaiseMoney,
    Redeem,
    RefuseOffer,
    RequestBuildings,
    RollDice,
    SellBuildings,
    Side,
    StandingOrder,
    TimeUp,
    UseCard,
    WaiveRent,
    WithdrawOffer,
)
from magnate.monopoly.editions import Board, load
from magnate.monopoly.notation import parse_action

CLASSIC = load("official").board

WRITTEN: list[tuple[Action, str]] = [
    (RollDice(), "roll"),
    (BuyLot(), "buy"),
    (DeclineLot(), "decline"),
    (Bid(120), "bid 120"),
    (Bid(12000), "bid 12000"),
    (Pass(), "pass"),
    (RaiseMoney(), "raise"),
    (DeclareBankruptcy(), "bankrupt"),
    (KeepMortgage(), "keep"),
    (ChooseTax("flat"), "tax flat"),
    (ChooseTax("percent"), "tax percent"),
    (RequestBuildings(3), "request 3"),
    (RequestBuildings(0), "request none"),
    (PlaceBuilding("baltic"), "place baltic"),
    (PayFine(), "pay"),
    (UseCard(), "card"),
    (BuyCard(seat=2, price=35), "buycard 2 for 35"),
    (BuyCard(seat=2, price=0), "buycard 2 for 0"),
    (EndTurn(), "end turn"),
    (Mortgage("pennsylvania-rr"), "mortgage pennsylvania-rr"),
    (Redeem("pennsylvania"), "redeem pennsylvania"),
    (Build({"mediterranean": 2, "baltic": 2}), "build mediterranean 2 baltic 2"),
    (Build({"boardwalk": 5}), "build boardwalk 5"),
    (SellBuildings({"baltic": 1}), "sell baltic 1"),
    (SellBuildings({"st-james": 0, "new-york": 1}), "sell st-james 0 new-york 1"),
    (
        Offer(2, Side(("baltic",), 100, ("chance",)), Side(("vermont",))),
        "offer 2: baltic + $100 + chance-card for vermont",
    ),
    (Offer(3, Side(cards=("chance", "chest"))), "offer 3: chance-card + chest-card for nothing"),
    (Offer(1, gets=Side(("b-and-o",))), "offer 1: nothing for b-and-o"),
    (Offer(1), "offer 1: nothing for nothing"),
    (
        CounterOffer(2, Side(("baltic", "short-line")), Side(cash=1200)),
        "counter 2: baltic + short-line for $1200",
    ),
    (AcceptOffer(1), "accept 1"),
    (RefuseOffer(1), "refuse 1"),
    (WithdrawOffer(), "withdraw"),
    (ClaimRent("baltic"), "claim baltic"),
    (WaiveRent("st-charles"), "waive st-charles"),
    (StandingOrder("always_claim", on=True), "order always-claim on"),
    (StandingOrder("never_build", on=False), "order never-build off"),
    (LeaveGame(), "leave"),
    (Dice(3, 4), "dice 3 4"),
    (DrawCard("chance.go"), "draw chance.go"),
    (DrawCard("chest.bank_error"), "draw chest.bank_error"),
    (DealLot("water"), "deal water"),
    (TimeUp(), "time"),
]


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_every_action_is_written_and_read_back(action: Action, text: str) -> None:
    """str(action) is the notation, and parse_action its inverse."""
    assert str(action) == text
    assert parse_action(text) == action
    assert parse_action(text, CLASSIC) == action
    assert str(parse_action(text)) == text
    assert hash(parse_action(text)) == hash(action)


@pytest.mark.parametrize(("action", "text"), WRITTEN)
def test_case_and_spaces_do_not_matter(action: Action, text: str) -> None:
    """Capitals, small letters, more blanks, tabs."""
    assert parse_action(text.upper()) == action
    assert parse_action("  " + text.replace(" ", " \t ") + "  \n") == action


def test_every_lot_is_read_by_its_id_and_all_its_names() -> None:
    """In the sentences of both namings of the board, with any case, accents or none."""
    for lot in CLASSIC.lots:
        for name in (lot.id, *(name for _, name in lot.names)):
            plain = unicodedata.normalize("NFD", name)
            bare = "".join(sign for sign in plain if not unicodedata.combining(sign))
            for spelling in (name, name.upper(), name.casefold(), plain, bare, f" {name}  "):
                assert parse_action(f"mortgage {spelling}") == Mortgage(lot.id)
                assert parse_action(f"offer 2: {spelling} for nothing") == Offer(2, Side((lot.id,)))
                assert parse_action(f"sell {spelling} 2") == SellBuildings({lot.id: 2})


@pytest.mark.parametrize(
    ("name", "lot"),
    [
        ("Baltic Avenue", "baltic"),
        ("Baltic Ave", "baltic"),
        ("Praça da Sé", "baltic"),
        ("Rua 25 de Março", "oriental"),
        ("Pennsylvania Railroad", "pennsylvania-rr"),
        ("Pennsylvania Avenue", "pennsylvania"),
        ("pennsylvania", "pennsylvania"),
        ("pennsylvania r", "pennsylvania-rr"),
        ("B. & O. Railroad", "b-and-o"),
        ("B&O Railroad", "b-and-o"),
        ("b-a", "b-and-o"),
        ("ba", "baltic"),
        ("bo", "boardwalk"),
        ("St. Charles Place", "st-charles"),
        ("st charles", "st-charles"),
        ("st. j", "st-james"),
        ("co", "connecticut"),  # an id, before the names that begin so
        ("cop", "illinois"),
        ("avenida paulista", "connecticut"),
        ("avenida pau", "connecticut"),
        ("b", None),
        ("metr", None),
        ("Estação de Metrô C", None),
        ("Estação de Metrô Ca", "pennsylvania-rr"),
    ],
)
def test_lots_may_be_abbreviated_while_they_stay_unique(name: str, lot: str | None) -> None:
    """First ids, then the names that are shown."""
    if lot is None:
        with pytest.raises(NotationError, match="expected a lot"):
            parse_action(f"claim {name}")
    else:
        assert parse_action(f"claim {name}") == ClaimRent(lot)


@pytest.mark.parametrize(
    "amount",
    ["1200", "$1200", "1200$", "1200 $", "$ 1200", "1,200", "$1,200", "1.200", "$1.200", "1 200",
     "1 200 $", "1\u00a0200\u00a0$", "1\u202f200 $", "1'200", "01200"],
)  # fmt: skip
def test_money_is_read_as_any_of_the_languages_writes_it(amount: str) -> None:
    """The sign on either side; thousands set off by comma, point or blank, or not at all."""
    assert parse_action(f"bid {amount}") == Bid(1200)
    assert parse_action(f"buycard 3 for {amount}") == BuyCard(3, 1200)
    for separator in (" + ", ", ", " "):
        text = f"offer 2: baltic{separator}{amount} for vermont"
        assert parse_action(text) == Offer(2, Side(("baltic",), 1200), Side(("vermont",)))
    assert parse_action(f"offer 2: vermont for {amount}") == Offer(
        2, Side(("vermont",)), Side(cash=1200)
    )


@pytest.mark.parametrize(
    ("text", "amount"),
    [("bid 1,200,300", 1200300), ("bid 1 200 300 $", 1200300), ("bid 999", 999), ("bid -5", -5),
     ("bid −5", -5), ("bid -$5", -5), ("bid $-5", -5)],
)  # fmt: skip
def test_amounts_of_every_size_are_read(text: str, amount: int) -> None:
    """M-S-5: negative ones are left to the rules."""
    assert parse_action(text) == Bid(amount)


@pytest.mark.parametrize(
    "amount", ["1.20", "12,5", "1,200.50", "1,20", "1.2345", "12.34.567", "$", "ten", "5x", "1_000"]
)
def test_half_dollars_and_misplaced_separators_are_not_money(amount: str) -> None:
    """Money is whole dollars."""
    with pytest.raises(NotationError) as error:
        parse_action(f"bid {amount}")

    assert (error.value.at, error.value.expected) == (4, "an amount of money")


def test_a_bid_of_nothing_is_a_pass() -> None:
    """M-S-35."""
    for text in ("bid 0", "bid $0", "pass", "bid 000"):
        assert parse_action(text) == Pass()
    with pytest.raises(ValueError, match="a bid of 0 is a pass"):
        Bid(0)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("ro", RollDice()), ("dec", DeclineLot()), ("bi 5", Bid(5)), ("pas", Pass()),
        ("rai", RaiseMoney()), ("ban", DeclareBankruptcy()), ("k", KeepMortgage()),
        ("ta f", ChooseTax("flat")), ("tax perc", ChooseTax("percent")),
        ("request nothing", RequestBuildings(0)), ("request 0", RequestBuildings(0)),
        ("req 2", RequestBuildings(2)), ("pl bal", PlaceBuilding("baltic")),
        ("buyc 2 35", BuyCard(2, 35)), ("m bal", Mortgage("baltic")), ("red bal", Redeem("baltic")),
        ("bui bal 1", Build({"baltic": 1})), ("s bal 1", SellBuildings({"baltic": 1})),
        ("of 2: bal for ver", Offer(2, Side(("baltic",)), Side(("vermont",)))),
        ("cou 2: bal for ver", CounterOffer(2, Side(("baltic",)), Side(("vermont",)))),
        ("a 1", AcceptOffer(1)), ("ref 1", RefuseOffer(1)), ("wi", WithdrawOffer()),
        ("cl bal", ClaimRent("baltic")), ("wai bal", WaiveRent("baltic")),
        ("or al on", StandingOrder("always_claim")),
        ("or n of", StandingOrder("never_build", on=False)), ("l", LeaveGame()),
        ("di 3 4", Dice(3, 4)), ("dr chance.go", DrawCard("chance.go")),
        ("dea bal", DealLot("baltic")), ("ti", TimeUp()), ("buy", BuyLot()), ("card", UseCard()),
        ("pay", PayFine()),
    ],
)  # fmt: skip
def test_words_may_be_abbreviated_while_they_stay_unique(text: str, action: Action) -> None:
    """Verbs, lots, taxes and orders; a word in full is never ambiguous."""
    assert parse_action(text) == action


@pytest.mark.parametrize(
    ("text", "levels"),
    [
        ("build baltic 2 mediterranean 2", {"mediterranean": 2, "baltic": 2}),
        ("build baltic 2, mediterranean 2", {"mediterranean": 2, "baltic": 2}),
        ("build baltic hotel", {"baltic": 5}),
        ("build baltic 5", {"baltic": 5}),
        ("build park hotel board hotel", {"park-place": 5, "boardwalk": 5}),
        ("build Rua 25 de Março 3 vermont 3", {"oriental": 3, "vermont": 3}),
        ("build baltic 0", {"baltic": 0}),
        ("build baltic none", {"baltic": 0}),
        ("build baltic -1", {"baltic": -1}),
        ("build baltic 17", {"baltic": 17}),
    ],
)
def test_levels_may_be_listed_in_any_order(text: str, levels: dict[str, int]) -> None:
    """The order does not matter; a hotel is level 5. Whether it may stand is up to the rules."""
    assert parse_action(text) == Build(levels)
    assert parse_action(text.replace("build", "sell")) == SellBuildings(levels)


@pytest.mark.parametrize(
    "text",
    [
        "offer 2: baltic + vermont + $100 + chance-card + chest-card for nothing",
        "offer 2 baltic vermont 100 chance-card chest-card for nothing",
        "offer to 2: baltic, vermont, 100 $, chance card, chest card for none",
        "OFFER 2: Chest Card; 100; CHANCE-CARD; vermont; baltic FOR NOTHING",
        "offer 2: Avenida São João + Praça da Sé + chest-card + chance-card + 100 for nothing",
    ],
)
def test_a_side_may_be_listed_in_any_order(text: str) -> None:
    """It is written in board order, money behind the lots and cards last."""
    action = parse_action(text)

    assert action == Offer(2, Side(("baltic", "vermont"), 100, ("chance", "chest")))
    assert str(action) == "offer 2: baltic + vermont + $100 + chance-card + chest-card for nothing"


def test_parsed_lots_are_in_board_order() -> None:
    """So that one meaning has one text."""
    assert str(parse_action("build baltic 2 mediterranean 1")) == "build mediterranean 1 baltic 2"
    assert str(parse_action("offer 2: water + baltic + reading for boardwalk + vermont")) == (
        "offer 2: baltic + reading + water for vermont + boardwalk"
    )


def test_a_sum_of_zero_is_omitted() -> None:
    """Equal offers are equal actions."""
    assert parse_action("offer 2: baltic + $0 for 0") == Offer(2, Side(("baltic",)))


@pytest.mark.parametrize(
    ("text", "column", "expected"),
    [
        ("", 1, "an action"),
        ("   ", 4, "an action"),
        ("jump", 1, "an action"),
        ("  jump 3", 3, "an action"),
        ("b", 1, "an action"),
        ("$100", 1, "an action"),
        ("roll 7", 6, "the end of the line"),
        ("buy baltic", 5, "the end of the line"),
        ("bid", 4, "an amount of money"),
        ("bid 120 13", 9, "the end of the line"),
        ("tax", 4, "a tax"),
        ("tax none", 5, "a tax"),
        ("request", 8, "a number"),
        ("request two", 9, "a number"),
        ("place", 6, "a lot"),
        ("place ritz", 7, "a lot"),
        ("place 3", 7, "a lot"),
        ("place baltic 2", 14, "the end of the line"),
        ("mortgage start", 10, "a lot"),
        ("mortgage st", 10, "a lot"),
        ("mortgage baltic avenue x", 24, "the end of the line"),
        ("mortgage $", 10, "a lot"),
        ("mortgage -", 10, "a lot"),
        ("buycard for 35", 9, "a number"),
        ("buycard 2", 10, "an amount of money"),
        ("buycard 2 for", 14, "an amount of money"),
        ("build", 6, "a lot"),
        ("build baltic", 13, "a level from 0 to 4, or hotel"),
        ("build baltic two", 14, "a level from 0 to 4, or hotel"),
        ("build baltic 2 vermont 2", 16, "a lot of the group brown"),
        ("build baltic 2 baltic 3", 16, "every lot once"),
        ("build baltic 2 3", 16, "a lot"),
        ("sell baltic 2 ritz", 15, "a lot"),
        ("offer", 6, "a number"),
        ("offer baltic for vermont", 7, "a number"),
        ("offer 2", 8, "lots, money, jail cards or nothing"),
        ("offer 2:", 9, "lots, money, jail cards or nothing"),
        ("offer 2: for vermont", 10, "lots, money, jail cards or nothing"),
        ("offer 2: baltic", 16, "the word for"),
        ("offer 2: baltic for", 20, "lots, money, jail cards or nothing"),
        ("offer 2: baltic for vermont for reading", 29, "the end of the line"),
        ("offer 2: nothing + baltic for vermont", 20, "the word for"),
        ("offer 2: baltic + ritz for vermont", 19, "a lot, money or a jail card"),
        ("offer 2: card for vermont", 10, "a lot, money or a jail card"),
        ("offer 2: baltic + baltic for vermont", 19, "everything once on a side"),
        ("offer 2: $5 + $5 for vermont", 15, "everything once on a side"),
        ("offer 2: chest-card + chest card for vermont", 23, "everything once on a side"),
        ("offer 2: park + place for vermont", 17, "a lot, money or a jail card"),
        ("accept", 7, "a number"),
        ("accept all", 8, "a number"),
        ("order", 6, "a standing order"),
        ("order pizza on", 7, "a standing order"),
        ("order never-build", 18, "on or off"),
        ("order never-build o", 19, "on or off"),
        ("dice 3", 7, "a number"),
        ("dice 3 4 5", 10, "the end of the line"),
        ("draw", 5, "a card such as chance.go"),
        ("draw go", 6, "a card such as chance.go"),
        ("draw chance.", 6, "a card such as chance.go"),
        ("draw chance.go twice", 16, "the end of the line"),
    ],
)
def test_an_error_says_what_was_expected_and_in_which_column(
    text: str, column: int, expected: str
) -> None:
    """Columns count from 1."""
    with pytest.raises(NotationError) as error:
        parse_action(text)

    assert (error.value.at + 1, error.value.expected) == (column, expected)
    assert f"column {column}: expected {expected}" in str(error.value)


def test_what_is_ambiguous_lists_what_it_may_be() -> None:
    """Verbs and lots; an unknown verb lists all of them."""
    with pytest.raises(NotationError) as verb:
        parse_action("b")
    with pytest.raises(NotationError) as unknown:
        parse_action("jump")
    with pytest.raises(NotationError) as lot:
        parse_action("mortgage st")
    with pytest.raises(NotationError) as group:
        parse_action("build baltic 2 vermont 2")

    assert verb.value.choices == ("buy", "bid", "bankrupt", "buycard", "build")
    assert len(unknown.value.choices) == len({text.split()[0] for _, text in WRITTEN}) == 32
    assert lot.value.choices == ("st-charles", "states", "st-james")
    assert str(group.value) == (
        "'build baltic 2 vermont 2', column 16: expected a lot of the group brown "
        "(mediterranean, baltic), got 'vermont 2'"
    )


def board_with(*lots: tuple[str, str]) -> Board:
    """Return the classic board with other ids and names for its first lots."""
    squares = list(CLASSIC.squares)
    for lot, (name, shown) in zip(CLASSIC.lots, lots, strict=False):
        names = tuple((naming, shown) for naming, _ in lot.names)
        squares[lot.index] = msgspec.structs.replace(lot, id=name, names=names)
    return Board("own", tuple(squares))


def test_ids_written_by_the_game_are_read_whatever_the_names_of_lots() -> None:
    """On a custom board, names may look like the notation."""
    board = board_with(("park", "Park"), ("park-2", "Park 2"), ("none", "Park for 3"), ("to", "2"))
    written = (
        Build({"park": 2, "park-2": 3}),
        SellBuildings({"none": 0}),
        Offer(2, Side(("park", "park-2", "none", "to"), 5), Side(("vermont",))),
        Offer(2, Side(("none",)), Side()),
        Mortgage("park"),
        Mortgage("park-2"),
    )

    for action in written:
        assert parse_action(str(action), board) == action
    with pytest.raises(NotationError, match="expected a lot"):
        parse_action("mortgage baltic", board)


@pytest.mark.parametrize(
    ("shown", "text"),
    [
        ("9 de Julho", "9 de julho"),
        ("Rock + Roll Lane", "rock + roll lane"),
        ("Bridge, North", "Bridge, North"),
        ("'t Zand", "'t zand"),
        ("Ulica Żółta", "ulica żółta"),
        ("Тверская улица", "тверская улица"),
        ("Inn for Two", "Inn for Two"),
    ],
)
def test_any_displayed_name_is_read(shown: str, text: str) -> None:
    """Also with signs and numbers."""
    board = board_with(("first", shown))

    assert parse_action(f"redeem {text}", board) == Redeem("first")
    assert parse_action(f"offer 2: {text} + $5 for baltic", board) == Offer(
        2, Side(("first",), 5), Side(("baltic",))
    )


def test_two_lots_with_one_name_are_distinguished_by_their_ids() -> None:
    """The error lists them."""
    board = board_with(("one", "Twin Street"), ("two", "Twin Street"))

    with pytest.raises(NotationError) as error:
        parse_action("claim twin street", board)

    assert error.value.choices == ("one", "two")
    assert parse_action("claim two", board) == ClaimRent("two")


def test_a_level_is_not_mistaken_for_the_start_of_a_name() -> None:
    """Nor is the word `for`."""
    board = board_with(("first", "Inn"), ("second", "Inn Forest"), ("third", "Inn 25"))

    assert parse_action("build Inn 2", board) == Build({"first": 2})
    assert parse_action("offer 2: Inn for nothing", board) == Offer(2, Side(("first",)))


def test_long_lines_are_refused_like_short_ones() -> None:
    """Without an error of another kind, and soon."""
    for text in (
        "bid 1" + " 000" * 5000,
        "bid " + "9" * 5000,
        "request " + "9" * 5000,
        "mortgage " + "x " * 20000,
        "offer 2: " + "x-" * 20000,
    ):
        with pytest.raises(NotationError):
            parse_action(text)


WORDS = st.sampled_from(
    [*"+:,;$-−'.&0 12", "for", "nothing", "none", "hotel", "card", "chance", "chest-card", "1.200",
     "baltic", "Park", "St.", "Rua", "25", "Praça", "ß", "İ", "\u0301", "offer", "build", "b", "to",
     "always-claim", "on", "chance.go", "99999", "٣", "1'000", "\u00a0"]
)  # fmt: skip


@given(st.sampled_from(sorted({text.split()[0] for _, text in WRITTEN})), st.lists(WORDS))
def test_any_line_is_an_action_or_an_error_of_notation(verb: str, words: list[str]) -> None:
    """Never an error of another kind; and what is read is written and read back."""
    for text in (" ".join([verb, *words]), verb + "".join(words)):
        try:
            action = parse_action(text)
        except NotationError:
            continue
        assert parse_action(str(action)) == action
        assert str(parse_action(str(action))) == str(action)
