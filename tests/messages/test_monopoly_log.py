"""Every event of Monopoly becomes a sentence; names of players and squares are not declined."""

from __future__ import annotations

import re

import msgspec
import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.monopoly.editions import Card, Edition, load
from magnate.monopoly.editions.deck import deck_named, decks
from magnate.monopoly.events import (
    AuctionBegan,
    BuildingsRequested,
    Built,
    CardDrawn,
    Event,
    LotBought,
    MoneyPaid,
    Moved,
    RentPaid,
    Traded,
)
from magnate.monopoly.log import card_text, sentence
from magnate.monopoly.offers import Side
from tests.monopoly.event_cases import EVENT_CASES, NAMES

from .ftl import messages
from .test_catalogs import sentences

pytestmark = pytest.mark.slow

NBSP = "\u00a0"

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def official() -> Edition:
    return load("official")


@pytest.fixture(scope="module")
def brazil() -> Edition:
    return load("brazil")


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
    ("pl", BuildingsRequested(1, "house", 5), "Anna chce 5 domów."),
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
    ("ru", BuildingsRequested(1, "house", 21), "Anna хочет 21 дом."),
    (
        "ru",
        CardDrawn(1, "chance", "chance.back_3"),
        "Anna тянет карту (Шанс): вернитесь назад на 3 клетки.",
    ),
]


@pytest.mark.parametrize(("event", "text"), [case[1:] for case in EVENT_CASES])
def test_events_read_well_in_english(event: Event, text: str, official: Edition) -> None:
    assert sentence(event, catalog("en"), NAMES, official) == text


@pytest.mark.parametrize(("language", "event", "text"), OTHERS)
def test_names_need_no_case_in_other_languages(
    language: str, event: Event, text: str, brazil: Edition
) -> None:
    assert sentence(event, catalog(language), NAMES, brazil) == text


@in_every_language
def test_every_event_has_a_sentence_in_every_language(language: str, brazil: Edition) -> None:
    for _, event, _ in EVENT_CASES:
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


def all_cards() -> list[tuple[str, Card]]:
    return [(name, card) for name in decks() for pile in deck_named(name).piles for card in pile]


@in_every_language
def test_every_card_has_words_of_its_own(language: str) -> None:
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
        ("classic", "chance.back_3", "go back 3 spaces"),
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
def test_the_words_of_a_card_have_the_amounts_of_its_deck(
    deck: str, card: str, text: str, official: Edition
) -> None:
    assert card_text(card, catalog("en"), official.with_options(deck=deck)) == text


OWN_DECK = {
    "chance": [
        # A known name with another effect must not get the words of the known card.
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
    "chance.back_3": "go forward 1 space",
    "chance.loan": "the loan for your buildings is paid out; collect $999",
    "chance.a": "collect $1,000",
    "chance.b": "pay $5 to each player",
    "chance.c": "go straight to jail, without a salary",
    "chance.d": "keep this card; it gets you out of jail for nothing",
    "chest.a": "each player pays you $5",
    "chest.b": "repair your buildings, $1 for each house and $2 for each hotel",
    "chest.c": "go back 1 space",
    "chest.d": "advance to the next station; if another player owns it, pay 3 times the rent",
    "chest.e": (
        "advance to the next company; if another player owns it, roll and pay 7 times the dice"
    ),
}


def test_the_words_of_a_custom_card_describe_its_effect(official: Edition) -> None:
    edition = official.with_options(deck=OWN_DECK)

    texts = {card: card_text(card, catalog("en"), edition) for card in OWN_TEXTS}

    assert texts == OWN_TEXTS


@in_every_language
def test_cards_of_another_deck_have_words_in_every_language(
    language: str, official: Edition
) -> None:
    edition = official.with_options(deck=OWN_DECK)
    for card in OWN_TEXTS:
        assert card_text(card, catalog(language), edition)


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
    events = [event for _, event, _ in EVENT_CASES]

    written = msgspec.json.encode(events)

    assert msgspec.json.decode(written, type=list[Event]) == events
