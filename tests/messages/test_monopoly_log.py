"""Every event of Monopoly becomes a sentence; names of players and squares are not declined."""

from __future__ import annotations

import re
from typing import get_args

import msgspec
import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.monopoly.editions import Card, Edition, load
from magnate.monopoly.editions.deck import deck_named, decks
from magnate.monopoly.events import (
    AuctionBegan,
    AuctionFailed,
    AuctionWon,
    BankPaid,
    BidMade,
    BidPassed,
    BuildingsSold,
    Built,
    CardBought,
    CardDrawn,
    CardWanted,
    ClaimLapsed,
    ClaimWaived,
    DiceRolled,
    Event,
    FirstPlayer,
    GameWon,
    JailLeft,
    JailStayed,
    LotBought,
    LotDealt,
    LotDeclined,
    LotMortgaged,
    LotRedeemed,
    MoneyOwed,
    MoneyPaid,
    MortgageKept,
    Moved,
    OfferMade,
    OfferRefused,
    OfferWithdrawn,
    OrderGiven,
    OrderRolled,
    OrderTied,
    PlayerLeft,
    PotTaken,
    RentClaimed,
    RentPaid,
    RentRolled,
    SalaryPaid,
    SentToJail,
    ShortageBegan,
    TimeCalled,
    Traded,
    TurnBegan,
    WentBankrupt,
    Wished,
)
from magnate.monopoly.log import card_text, sentence
from magnate.monopoly.offers import Side

from .ftl import messages
from .test_catalogs import sentences

pytestmark = pytest.mark.slow

NAMES = ("Anna", "Bo", "Cyd")
SWAP = (Side(("baltic",), 100, ("chance",)), Side(("vermont", "oriental")))
NBSP = "\u00a0"

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def official() -> Edition:
    return load("official")


@pytest.fixture(scope="module")
def brazil() -> Edition:
    return load("brazil")


ENGLISH: list[tuple[Event, str]] = [
    (TurnBegan(1, 5), "Turn: Anna."),
    (OrderRolled(1, (3, 4)), "Anna rolls for the first turn: 3 and 4."),
    (OrderTied((1, 3)), "A tie for the first turn. These roll again: Anna, Cyd."),
    (FirstPlayer(3), "Cyd begins the game."),
    (LotDealt(1, "baltic", 60), "Anna is dealt Baltic Avenue and pays $60."),
    (DiceRolled(1, (3, 4)), "Anna rolls 3 and 4."),
    (DiceRolled(1, (3, 3)), "Anna rolls 3 and 3: doubles!"),
    (RentRolled(1, (6, 6)), "Anna rolls for the rent: 6 and 6."),
    (Moved(1, "start", "baltic"), "Anna moves to Baltic Avenue."),
    (Moved(1, "baltic", "free-parking"), "Anna moves to Free Parking."),
    (SalaryPaid(1, 200), "Anna collects $200 salary at Go."),
    (LotBought(1, "baltic", 60), "Anna buys Baltic Avenue for $60."),
    (LotDeclined(1, "baltic"), "Anna does not buy Baltic Avenue."),
    (AuctionBegan("baltic", None), "Auction: Baltic Avenue."),
    (AuctionBegan(None, "house"), "Auction: a house."),
    (BidMade(2, 1200), "Bo bids $1,200."),
    (BidPassed(2), "Bo passes."),
    (AuctionWon(2, "baltic", None, 40), "Bo wins the auction for Baltic Avenue at $40."),
    (AuctionWon(2, None, "hotel", 40), "Bo wins the auction at $40: a hotel."),
    (AuctionFailed("baltic", None), "Nobody bids in the auction: Baltic Avenue."),
    (RentClaimed(1, 2, "baltic", 4), "Anna claims $4 rent from Bo for Baltic Avenue."),
    (RentPaid(2, 1, "baltic", 4), "Bo pays $4 rent to Anna for Baltic Avenue."),
    (ClaimWaived(1, 2, "baltic"), "Anna waives the rent for Baltic Avenue: Bo pays nothing."),
    (
        ClaimLapsed(1, 2, "baltic"),
        "Anna loses the rent for Baltic Avenue: the time to claim it is over, Bo pays nothing.",
    ),
    (
        CardDrawn(1, "chance", "chance.go"),
        "Anna draws a card (Chance): advance to Go and collect the salary.",
    ),
    (
        CardDrawn(1, "chest", "chest.street_repairs"),
        "Anna draws a card (Community Chest): pay for mending the streets, "
        "$40 for each house and $115 for each hotel.",
    ),
    (BankPaid(1, 50), "Anna receives $50 from the bank."),
    (PotTaken(1, 350), "Anna takes the pot: $350."),
    (MoneyPaid(1, "bank", 75, "wealth_tax"), "Anna pays $75 to the bank (luxury tax)."),
    (MoneyPaid(1, "pot", 50, "fine"), "Anna pays $50 into the pot (fine)."),
    (MoneyPaid(1, 2, 50, "card"), "Anna pays $50 to Bo (card)."),
    (MoneyPaid(1, "bank", 200, "rent"), "Anna pays $200 to the bank (rent)."),
    (
        MoneyOwed(1, "bank", 200, "tax"),
        "Anna owes $200 to the bank (income tax) and has to raise money.",
    ),
    (MoneyOwed(1, 3, 950, "rent"), "Anna owes $950 to Cyd (rent) and has to raise money."),
    (SentToJail(1, "doubles"), "Anna rolls a third double and goes to jail."),
    (SentToJail(1, "square"), "Anna goes to jail."),
    (JailLeft(1, "dice"), "Anna leaves jail with doubles."),
    (JailLeft(1, "fine"), "Anna leaves jail after paying the fine."),
    (JailLeft(1, "card"), "Anna uses a get-out-of-jail card and leaves jail."),
    (JailLeft(1, "bought_card"), "Anna uses the bought card and leaves jail."),
    (JailStayed(1), "Anna stays in jail."),
    (Built(1, "baltic", 0, 1, 50), "Anna builds a house on Baltic Avenue."),
    (Built(1, "baltic", 1, 4, 150), "Anna builds 3 houses on Baltic Avenue."),
    (Built(1, "baltic", 3, 5, 100), "Anna builds a hotel on Baltic Avenue."),
    (BuildingsSold(1, "baltic", 3, 2, 25), "Anna sells 1 house on Baltic Avenue for $25."),
    (
        BuildingsSold(1, "baltic", 5, 4, 25),
        "Anna sells the hotel on Baltic Avenue for $25. Houses left there: 4.",
    ),
    (BuildingsSold(1, "baltic", 5, 0, 125), "Anna sells the hotel on Baltic Avenue for $125."),
    (LotMortgaged(1, "baltic", 30), "Anna mortgages Baltic Avenue for $30."),
    (LotRedeemed(1, "baltic", 33), "Anna redeems Baltic Avenue for $33."),
    (MortgageKept(1, "baltic", 3), "Anna keeps the mortgage on Baltic Avenue (fee: $3)."),
    (
        OfferMade(1, 2, *SWAP),
        "Offer. Anna would give Baltic Avenue, $100, a get-out-of-jail card (Chance); "
        "Bo would give Vermont Avenue, Oriental Avenue.",
    ),
    (CardWanted(1, 2, 35), "Anna offers Bo $35 for a get-out-of-jail card."),
    (OfferRefused(2, 1), "Bo refuses the offer of Anna."),
    (OfferWithdrawn(1), "Anna withdraws the offer."),
    (
        Traded(1, 2, Side(("baltic",)), Side()),
        "Trade. Anna gives Baltic Avenue; Bo gives nothing.",
    ),
    (CardBought(1, 2, 35), "Anna buys a get-out-of-jail card from Bo for $35."),
    (
        ShortageBegan(1, "house", 3),
        "Anna wants to build, but the bank has only 3 houses. The others are asked what they want.",
    ),
    (Wished(2, "hotel", 1), "Bo wants 1 hotel."),
    (Wished(2, "hotel", 0), "Bo wants no buildings."),
    (WentBankrupt(1, "bank"), "Anna is bankrupt. Everything goes to the bank."),
    (WentBankrupt(1, 3), "Anna is bankrupt. Everything goes to Cyd."),
    (PlayerLeft(1), "Anna leaves the game."),
    (OrderGiven(1, "always_claim", True), "Anna gives a standing order: always claim rent."),
    (
        OrderGiven(1, "never_build", False),
        "Anna ends a standing order: in a shortage, want no buildings.",
    ),
    (TimeCalled(), "The time is up: this round is completed, then the game ends."),
    (GameWon((1,), "last", 6120), "Anna wins with $6,120 (all others bankrupt)."),
    (
        GameWon((1, 3), "rounds", 2400),
        "Shared win: Anna, Cyd. Each has $2,400 (the last round completed).",
    ),
    (GameWon((2,), "time", 2400), "Bo wins with $2,400 (the time up)."),
]

OTHERS: list[tuple[str, Event, str]] = [
    ("pt", Moved(1, "start", "baltic"), "Anna vai para o espaço Praça da Sé."),
    (
        "pt",
        CardDrawn(1, "chance", "chance.reading"),
        "Anna tira uma carta (Sorte): pegue uma condução até o espaço Estação de Metrô Maracanã.",
    ),
    ("pt", Built(1, "baltic", 0, 2, 100), "Anna constrói 2 casas (Praça da Sé)."),
    (
        "pl",
        RentPaid(2, 1, "baltic", 4),
        f"Bo płaci czynsz za pole Praça da Sé: 4{NBSP}$ otrzymuje Anna.",
    ),
    ("pl", Built(1, "baltic", 0, 2, 100), "Anna buduje 2 domy na polu Praça da Sé."),
    ("pl", Wished(1, "house", 5), "Anna chce 5 domów."),
    (
        "ru",
        MoneyPaid(1, 2, 50, "card"),
        f"Anna платит (карта): 50{NBSP}$ получает Bo.",
    ),
    (
        "ru",
        Traded(1, 2, Side(("baltic", "vermont"), 20), Side()),
        f"Сделка. Anna отдаёт: «Praça da Sé», «Avenida São João», 20{NBSP}$; Bo отдаёт: ничего.",
    ),
    ("ru", Wished(1, "house", 21), "Anna хочет 21 дом."),
    (
        "ru",
        CardDrawn(1, "chance", "chance.back_3"),
        "Anna тянет карту (Шанс): вернитесь назад на 3 клетки.",
    ),
]


@pytest.mark.parametrize(("event", "text"), ENGLISH)
def test_events_read_well_in_english(event: Event, text: str, official: Edition) -> None:
    assert sentence(event, catalog("en"), NAMES, official) == text


@pytest.mark.parametrize(("language", "event", "text"), OTHERS)
def test_names_need_no_case_in_other_languages(
    language: str, event: Event, text: str, brazil: Edition
) -> None:
    assert sentence(event, catalog(language), NAMES, brazil) == text


@in_every_language
def test_every_event_has_a_sentence_in_every_language(language: str, brazil: Edition) -> None:
    assert {type(event) for event, _ in ENGLISH} == set(get_args(Event))
    for event, _ in ENGLISH:
        text = sentence(event, catalog(language), NAMES, brazil)
        assert text.endswith((".", "!")), text


def test_hotels_of_a_whole_group_are_auctioned_together(brazil: Edition, official: Edition) -> None:
    """One hotel or a group of them, as the option `hotel_unit` says."""
    event = AuctionBegan(None, "hotel")

    assert sentence(event, catalog("en"), NAMES, brazil) == "Auction: hotels for a whole group."
    assert sentence(event, catalog("en"), NAMES, official) == "Auction: a hotel."


def test_squares_have_the_names_of_the_edition(brazil: Edition, official: Edition) -> None:
    event = LotBought(1, "boardwalk", 400)

    assert "Rua Oscar Freire" in sentence(event, catalog("en"), NAMES, brazil)
    assert "Boardwalk" in sentence(event, catalog("pt"), NAMES, official)


# Cards


def all_cards() -> list[tuple[str, Card]]:
    return [(name, card) for name in decks() for pile in deck_named(name).piles for card in pile]


@in_every_language
def test_every_card_says_something_of_its_own(language: str) -> None:
    """The two double-rent cards are one text; Go, jail and the jail card are in both piles."""
    words = catalog(language)
    assert {f"card-{re.sub('[._]', '-', card.id)}" for _, card in all_cards()} == {
        key
        for key in messages(language)
        if key.startswith("card-") and not key.startswith("card-effect-")
    }
    for deck in decks():
        edition = load("brazil").with_options(deck=deck)
        cards = [card for name, card in all_cards() if name == deck]
        texts = {card_text(card.id, words, edition) for card in cards}
        assert len(texts) == len(cards) - 4
        assert not any(text.endswith(".") or text[0].isupper() for text in texts)


@pytest.mark.parametrize(
    ("deck", "card", "text"),
    [
        ("classic", "chest.stock", "you sell some shares; collect $45"),
        ("modern", "chest.stock", "you sell some shares; collect $50"),
        ("classic", "chest.school", "pay $150 for the school"),
        ("modern", "chest.birthday", "it is your birthday; each player gives you $10"),
        ("classic", "chance.boardwalk", "take a stroll to Boardwalk"),
        ("classic", "chance.back_3", "go back 3 squares"),
        (
            "classic",
            "chance.nearest_utility",
            "advance to the next company; "
            "if another player owns it, roll and pay 10 times the dice",
        ),
        (
            "classic",
            "chance.nearest_railroad_2",
            "advance to the next station; if another player owns it, pay 2 times the rent",
        ),
    ],
)
def test_cards_tell_the_figures_of_their_deck(
    deck: str, card: str, text: str, official: Edition
) -> None:
    assert card_text(card, catalog("en"), official.with_options(deck=deck)) == text


OWN_DECK = {
    "chance": [
        # Known names with another effect do not say what they do not do.
        {"id": "chance.dividend", "effect": {"kind": "pay", "amount": 30}},
        {"id": "chance.go", "effect": {"kind": "advance_to", "target": "baltic"}},
        {"id": "chance.back_3", "effect": {"kind": "move_relative", "steps": 1}},
        {"id": "chance.loan", "effect": {"kind": "collect", "amount": 999}},
        {"id": "chance.a", "effect": {"kind": "collect", "amount": 1000}},
        {"id": "chance.b", "effect": {"kind": "pay_each", "amount": 5}},
        {"id": "chance.c", "effect": {"kind": "go_to_jail"}},
        {"id": "chance.d", "effect": {"kind": "jail_card"}},
    ],
    "chest": [
        {"id": "chest.a", "effect": {"kind": "collect_each", "amount": 5}},
        {"id": "chest.b", "effect": {"kind": "repairs", "per_house": 1, "per_hotel": 2}},
        {"id": "chest.c", "effect": {"kind": "move_relative", "steps": -1}},
        {
            "id": "chest.d",
            "effect": {"kind": "advance_to_nearest", "what": "station", "rent_factor": 3},
        },
        {
            "id": "chest.e",
            "effect": {
                "kind": "advance_to_nearest",
                "what": "company",
                "dice_multiplier": 7,
                "new_roll": True,
            },
        },
    ],
}
OWN_TEXTS = {
    "chance.dividend": "pay $30",
    "chance.go": "advance to Baltic Avenue",
    "chance.back_3": "go forward 1 square",
    "chance.loan": "the loan for your buildings is paid out; collect $999",
    "chance.a": "collect $1,000",
    "chance.b": "pay $5 to each player",
    "chance.c": "go straight to jail, without a salary",
    "chance.d": "keep this card; it gets you out of jail for nothing",
    "chest.a": "each player pays you $5",
    "chest.b": "repair your buildings, $1 for each house and $2 for each hotel",
    "chest.c": "go back 1 square",
    "chest.d": "advance to the next station; if another player owns it, pay 3 times the rent",
    "chest.e": (
        "advance to the next company; if another player owns it, roll and pay 7 times the dice"
    ),
}


def test_cards_of_another_deck_tell_what_they_do(official: Edition) -> None:
    edition = official.with_options(deck=OWN_DECK)

    texts = {card: card_text(card, catalog("en"), edition) for card in OWN_TEXTS}

    assert texts == OWN_TEXTS


@in_every_language
def test_cards_of_another_deck_can_be_said_in_every_language(
    language: str, official: Edition
) -> None:
    edition = official.with_options(deck=OWN_DECK)
    for card in OWN_TEXTS:
        assert card_text(card, catalog(language), edition)


# Squares in sentences


def test_a_square_is_quoted_in_russian_sentences() -> None:
    for key in messages("ru"):
        for text in sentences("ru", key):
            assert text.count("«<square>»") == text.count("<square>"), key


@pytest.mark.parametrize("language", [lang for lang in LANGUAGES if lang != "ru"])
def test_a_square_is_not_quoted_in_other_languages(language: str) -> None:
    for key in messages(language):
        for text in sentences(language, key):
            assert not re.search(r"[«“„\"]<square>", text), key


def test_events_survive_the_wire() -> None:
    """A view is also the wire format, and its log consists of events."""
    events = [event for event, _ in ENGLISH]

    written = msgspec.json.encode(events)

    assert msgspec.json.decode(written, type=list[Event]) == events
