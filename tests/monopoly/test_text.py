"""The board as text: it fits a terminal, lines up in every language, and reveals no secrets."""

from __future__ import annotations

import random
import re
import unicodedata
from functools import cache

import pytest

from magnate.messages import LANGUAGES, catalog
from magnate.monopoly import Game, presets
from magnate.monopoly.text import board_text
from magnate.monopoly.view import View
from tests.pairs import every_pair

from .mid_game import BUYING, SEATS, mid_game, taxed, with_lots
from .own_board import own_board, own_deck

NAMES = (
    *("Ann", "Władysława Szczęsna-Brzęczyszczykiewicz", "Вячеслав", "東京の人"),
    *("Eve", "Flo", "Gus", "Hal"),
)

DRAWN = """\
Monopoly: Official. Round 1. Bank: houses 16, hotels 10.
Dice: 6 + 4.

    Go                                 3   Free Parking
  A Mediterranean Avenue    3+H   250    G Kentucky Avenue         2      18
    Community Chest                        Chance
  A Baltic Avenue           3+H   450    G Indiana Avenue          1m      -
    Income Tax                         2 G Illinois Avenue         2      20
  B Reading Railroad        1m      -    B B. & O. Railroad        2      50
  C Oriental Avenue         1       6    H Atlantic Avenue         3m      -
    Chance                               H Ventnor Avenue          4      22
1 C Vermont Avenue              (100)    E Water Works             3      ×4
  C Connecticut Avenue      1       8    H Marvin Gardens          3      24
4   In Jail / Just Visiting                Go To Jail
  D St. Charles Place       1+2   150    I Pacific Avenue          2      26
  E Electric Company        1      ×4    I North Carolina Avenue   3      26
  D States Avenue           1+2   150      Community Chest
  D Virginia Avenue         1+3   500    I Pennsylvania Avenue     3      28
  B Pennsylvania Railroad   2      50    B Short Line                  (200)
  F St. James Place         4+3   550      Chance
    Community Chest                      J Park Place              4      35
  F Tennessee Avenue        4+3   550      Luxury Tax
  F New York Avenue         4+3   600    J Boardwalk               2      50

A brown; B stations; C light blue; D pink; E companies; F orange; G red;
H yellow; I green; J dark blue
1–4 Owner; +1 Houses; +H Hotels; m Mortgaged; (1) Price, $; 1 Rent

   Player   Money  Net worth    A  B  C  D  E  F  G  H  I  J
>  1 Tomek   $410     $2,340    -  1  2  3  1  -  1  -  -  -
   2 Ann     $812     $2,372    -  2  -  -  -  -  2  -  1  1
   3 Otto    $255     $2,185    2  -  -  -  1  -  -  2  2  -
   4 Zofia   $640     $2,710    -  -  -  -  -  3  -  1  -  1

Tomek: a get-out-of-jail card (Community Chest).
Zofia: in jail, turn 2 of 3.
> Nobody owns Vermont Avenue: buy it for $100, or decline. You have $410 and can
raise $755 more.
"""


@cache
def moments(edition: str) -> list[View]:
    """Yield views of a spectator and the seat to act at intervals of a random game of eight."""
    game = Game(players=NAMES, edition=edition, seed=1)
    dice = random.Random(1)
    views = [game.view()]
    for _ in range(400):
        if game.is_over:
            break
        game.play(dice.choice(list(game.legal_actions())))
        if len(game.entries) % 31 == 0:
            views += [game.view(seat) for seat in {None, game.seat}]
    return views


def columns(text: str) -> int:
    return sum(
        0 if unicodedata.combining(sign) else 2 if unicodedata.east_asian_width(sign) in "WF" else 1
        for sign in text
    )


def blocks(text: str) -> list[list[str]]:
    """Return the parts of a drawing, no-break spaces as spaces."""
    return [block.splitlines() for block in text.replace("\u00a0", " ").split("\n\n")]


def test_a_seat_sees_the_board_the_seats_and_its_prompt() -> None:
    drawn = board_text(mid_game(BUYING).view(1)).replace("\u00a0", " ")

    assert drawn + "\n" == DRAWN


@every_pair("edition, language", presets(), LANGUAGES)
def test_every_line_fits_80_columns(edition: str, language: str) -> None:
    for view in moments(edition):
        text = board_text(view, language)
        assert max(map(columns, text.splitlines())) <= 80, text


@every_pair("edition, language", presets(), LANGUAGES)
def test_the_board_has_twenty_lines_and_the_seats_one_each(edition: str, language: str) -> None:
    for view in moments(edition):
        parts = blocks(board_text(view, language))
        assert len(parts[1]) == 20
        assert len(parts[3]) == 1 + len(NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_counts_of_all_seats_are_under_the_letters_of_the_groups(language: str) -> None:
    for view in moments("official"):
        head, *seats = blocks(board_text(view, language))[3]
        width = columns(head)
        for line in seats:
            assert columns(line) == width, line
            assert re.fullmatch(r"(  [-1-4]){10}", line[-30:]), line


def test_pieces_are_on_their_squares() -> None:
    board = blocks(board_text(Game(players=8, seed=1).view(None)))[1]

    assert board[0].startswith("12345678   Ponto de Partida")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_has_a_prompt_or_says_who_is_to_act(language: str) -> None:
    waiting = catalog(language).text("status-waiting", player="").rstrip(". ")
    for view in moments("brazil"):
        last = " ".join(blocks(board_text(view, language))[4])
        assert (view.prompt is not None) == ("> " in last), last
        assert (view.prompt is None) == (waiting in last), last


QUESTIONS = {
    "roll": "turn 1 roll",
    "again": "turn 1 roll rolled",
    "jail": "turn 4 roll",
    "buy": BUYING,
    "bid": "turn 2 end rolled\nauction 2 short-line least $1 among 1234",
    "raise": "turn 2 end rolled\nauction 4 short-line high $130 leader 4 least $1 among 124",
    "rent": "turn 1 end rolled\nowing 1 to 4 $999 for rent lot tennessee",
    "tax": "turn 1 end rolled\nowing 1 to bank $999 for tax",
    "fine": "turn 1 move rolled\nowing 1 to pot $50 for fine",
    "choice": "",
    "transfer": "turn 1 roll\nreceiving 1 indiana",
    "request": "request 4 3\nturn 4 roll\nshortage 4 of house group orange targets 4,4,4 among 1",
    "place": "request 1 1\nrequest 4 3\nturn 4 roll\n"
    "shortage 4 of house group orange targets 4,4,4 bidding\nplacing 1 house paid $59",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("question", QUESTIONS)
def test_every_question_has_words_for_its_seat_and_for_others_in_every_language(
    question: str, language: str
) -> None:
    """No message lacks an argument, and none leaves a gap."""
    pot = "option free_parking pot" if question == "fine" else ""
    seats = ("1 $20 at jail in-jail 3", *SEATS[1:]) if question == "fine" else SEATS
    game = (
        taxed() if question == "choice" else mid_game(QUESTIONS[question], options=pot, seats=seats)
    )
    assert game.seat is not None

    asked, watched = (
        board_text(game.view(seat), language) for seat in (game.seat, game.seat % 4 + 1)
    )

    assert "\n> " in asked and "\n> " not in watched.split("\n\n")[-1]
    for text in (asked, watched):
        assert max(map(columns, text.splitlines())) <= 80, text
        assert "{" not in text and "  ." not in text and "()" not in text


def test_others_see_the_auction_and_its_leader() -> None:
    """M-S-35."""
    game = mid_game("turn 2 end rolled\nauction 4 short-line high $130 leader 4 least $1 among 124")

    assert board_text(game.view(2)).endswith(
        "Auction: Short Line.\nZofia bids $130.\nWaiting for Tomek."
    )
    assert "> Auction: Short Line. Highest bid: $130 (Zofia)." in board_text(game.view(1))


def test_others_see_a_debt() -> None:
    """M-S-16."""
    seats = ("1 $310 at tennessee cards chest", *SEATS[1:])
    owing = "turn 1 end rolled\nowing 1 to 4 $550 for rent lot tennessee"
    game = mid_game(owing, seats=seats, lots=with_lots(vermont="1"))

    assert "Tomek owes $550 to Zofia (rent)" in board_text(game.view(2))
    assert "> You owe $550 to Zofia." in board_text(game.view(1))


def test_hotels_for_a_whole_group_are_shown_as_such() -> None:
    """M-BUILD-6: brazil."""
    text = """\
monopoly brazil
option bank_hotels 2
1 $900
2 $900
lot mediterranean 1 level 4
lot baltic 1 level 4
lot park-place 2 level 4
lot boardwalk 2 level 4
"""
    game = Game.from_position(text, chance="given", names=("Ann", "Bob"))
    game.play("build mediterranean 5 baltic 5", seat=1)
    game.play("request 2")

    assert "Auction: hotels for a whole group." in board_text(game.view())


def test_a_shortage_is_shown() -> None:
    """M-S-15."""
    text = "monopoly official\noption bank_houses 1\n1 $900\n2 $900\n" + "".join(
        f"lot {lot}\n" for lot in ("mediterranean 1", "baltic 1", "park-place 2", "boardwalk 2")
    )
    game = Game.from_position(text, chance="given", names=("Ann", "Bob"))
    game.play("build baltic 1", seat=1)

    assert "Ann wants to build, but the bank has only 1 house." in board_text(game.view(1))
    assert "> The bank has only 1 house. Say how many you want" in board_text(game.view(2))


def test_open_offers_are_shown() -> None:
    """M-S-34."""
    game = mid_game()
    game.play("offer 2: indiana + chest-card for b-and-o + $60", seat=1)
    text = board_text(game.view(3)).replace("\n", " ")

    assert "Tomek would give Indiana Avenue, a get-out-of-jail card (Community Chest);" in text
    assert "Ann would give B. & O. Railroad, $60." in text

    jail = mid_game("turn 4 roll")
    jail.play("buycard 1 for 35")
    assert "Zofia offers Tomek $35 for a get-out-of-jail card." in board_text(jail.view(2))


def test_the_pot_is_shown() -> None:
    """M-FREE-1."""
    game = mid_game("pot $150", options="option free_parking pot")

    assert "\nPot: $150. Dice: 6 + 4.\n" in board_text(game.view())


def test_standing_orders_are_not_drawn() -> None:
    """M-S-33."""
    ordered = (f"{SEATS[0]} always-claim never-build", *SEATS[1:])

    assert board_text(mid_game(seats=ordered).view(1)) == board_text(mid_game().view(1))


def test_open_claims_are_not_drawn() -> None:
    """M-S-33: nobody is reminded."""
    claim = mid_game("claim virginia owner 1 from 2 $500")

    for seat in (1, 2, None):
        assert board_text(claim.view(seat)) == board_text(mid_game().view(seat))


def test_a_fortune_that_is_not_counted_yet_is_not_drawn() -> None:
    """M-TAX-1."""
    text = board_text(taxed().view(1))

    assert ">  1 Tomek   $410          -    -  1  2  3" in text
    assert "> Income tax: choose $200, or 10% of your net worth." in text


def test_the_end_names_the_winner_and_the_bankrupt_seats() -> None:
    """M-WIN-1."""
    text = "monopoly brazil\n1 $90\n2 $9\nlot baltic 1\n"
    game = Game.from_position(text, chance="given", names=NAMES[:2])
    game.play("leave", seat=2)
    drawn = board_text(game.view())

    assert "Władysława Szcz…: bankrupt." in drawn
    assert "The game is over.\nAnn wins with $150 (all others bankrupt)." in drawn


def test_waiting_for_chance_is_shown() -> None:
    game = Game(players=3, chance="given")

    assert board_text(game.view(1)).endswith("The dice are about to be rolled.")


def test_a_name_cannot_move_the_cursor() -> None:
    game = Game(players=["A\x1b[2J\nB", "C\u202e", "D"], seed=1)
    text = board_text(game.view(1))

    assert not re.search("[\x00-\x09\x0b-\x1f\u202e]", text)
    assert "A[2JB" in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_custom_board_with_large_amounts_fits(language: str) -> None:
    """Groups without a name in the catalogs keep their own; eight rich players on one square."""
    board = own_board()
    board["squares"][1] |= {"price": 1_000_000, "rent": [1_000_000] * 6}
    options = {"board": board, "deck": own_deck(), "starting_cash": 1_000_000}
    text = board_text(Game(NAMES, options=options, chance="given").view(1), language)

    assert max(map(columns, text.splitlines())) <= 80, text
    assert "D works" in text.replace("\u00a0", " ")
    assert len(blocks(text)[1]) == 6
    assert "(1000000)" in text
