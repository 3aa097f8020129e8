"""The board as SVG: a self-contained picture with every square once, that shows who has what."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from magnate.drawing.svg import SANS, SEAT_LOOKS, SERIF, Box
from magnate.messages import LANGUAGES
from magnate.monopoly import Edition, Game, load, presets
from magnate.monopoly.pieces import PIECES
from magnate.monopoly.svg import board_svg
from magnate.monopoly.svg.groups import group_looks
from magnate.monopoly.svg.lines import fit, width
from magnate.monopoly.svg.pieces import spots, stand_depth
from magnate.monopoly.svg.ring import BOTTOM, DEPTH, PITCH, TOP, ring
from magnate.monopoly.view import GroupView

from .own_board import own_edition, plain, street

SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Maximiliana", "Ann", "Luís", "Otto", "Zofia", "Marta", "Ivan", "Ada")
# Seats 2, 3 and 7 stand on one square; seat 5 is in jail, seat 6 visits it; seat 8 is bankrupt.
LATE = """\
monopoly official
option free_parking pot
1 $410 at vermont cards chance
2 $812 at illinois
3 $1120 at illinois
4 $255 at free-parking
5 $12640 at jail in-jail 2 cards chest
6 $378 at jail
7 $690 at illinois
8 out 1
lot mediterranean 4 level 5
lot baltic 4 level 5
lot st-charles 1 level 2
lot states 1 level 2
lot virginia 1 level 3
lot electric 1
lot reading 1 mortgaged
lot kentucky 2
lot water 2
lot pacific 3
lot st-james 5 level 3
lot tennessee 5 level 4
lot new-york 5 level 4
lot b-and-o 6
lot short-line 6
lot park-place 7
pot 1250
dice 6 4
turn 1 roll
"""
TWO = "monopoly brazil\n1 $1500 at start\n2 $1500 at start\n"


def late(position: str = LATE, names: tuple[str, ...] = NAMES) -> Game:
    return Game.from_position(position, chance="given", names=names)


def moments(edition: str | Edition, players: int) -> Iterator[Game]:
    """Return views of a random game at intervals."""
    played = Game(players, edition, seed=1)
    dice = random.Random(1)
    yield played
    for number in range(400):
        if played.is_over:
            break
        played.play(dice.choice(played.legal_actions()))
        if number % 80 == 79:
            yield played
    yield played


class Text(NamedTuple):
    """Lettering, where it stands on the board, its size, and whether it is of a name."""

    content: str
    x: float
    y: float
    size: float
    of_name: bool


class Drawn:
    """The squares of a picture in play order: their boxes and tooltips."""

    def __init__(self, svg: str) -> None:
        inside = ElementTree.fromstring(svg)[-1]
        self.hints = [rect[0].text or "" for rect in inside[-1]]
        self.boxes = [box_of(rect) for rect in inside[-1]]
        self.texts = list(lettering(inside, Text("", 0, 0, 0, of_name=False)))

    def on(self, number: int) -> list[Text]:
        """Return the lettering on a square."""
        return [text for text in self.texts if is_inside(text, self.boxes[number])]

    def says(self, name: str) -> set[str]:
        """Return the lettering on the square whose hint begins with a name."""
        number = next(i for i, hint in enumerate(self.hints) if hint.startswith(name))
        return {text.content for text in self.on(number)}


def box_of(rect: ElementTree.Element) -> Box:
    return Box(*(float(rect.get(side, "")) for side in ("x", "y", "width", "height")))


def is_inside(text: Text, box: Box) -> bool:
    return box.x <= text.x <= box.x + box.width and box.y <= text.y <= box.y + box.height


def lettering(parent: ElementTree.Element, style: Text) -> Iterator[Text]:
    """Find the lettering on the squares; other parts of the picture have places of their own."""
    for mark in parent:
        size = float(mark.get("font-size", style.size))
        of_name = style.of_name or mark.get("font-family") == SERIF
        if mark.tag == f"{SVG}text":
            x, y = float(mark.get("x", "")), float(mark.get("y", ""))
            yield Text(mark.text or "", x, y, size, of_name)
        elif mark.get("transform") is None:
            yield from lettering(mark, style._replace(size=size, of_name=of_name))


def hints(svg: str) -> list[str]:
    return Drawn(svg).hints


def named(svg: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', svg))


def used(svg: str, name: str) -> int:
    """How often a drawing is used; each is defined once."""
    return len(re.findall(rf'<use href="#\w+-{name}"', svg))


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
@pytest.mark.parametrize("players", [2, 8])
def test_a_picture_is_small_and_every_square_is_in_it_once(edition: str, players: int) -> None:
    for shown in moments(edition, players):
        svg = board_svg(shown.view(shown.seat))
        names = [square.name for square in shown.view(None).squares]
        assert [hint.partition(": ")[0] for hint in hints(svg)] == names
        assert len(svg) < 90_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_has_a_title_and_a_description(language: str) -> None:
    root = ElementTree.fromstring(board_svg(late().view(2), language))
    title, description = root[0], root[1]

    assert (root.get("role"), title.tag, description.tag) == ("img", f"{SVG}title", f"{SVG}desc")
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
    assert re.match("Monopoly|Монополия|«Монополия»", title.text or "")
    assert "Pacific Avenue" in (description.text or "")


def test_the_description_says_what_the_picture_shows() -> None:
    root = ElementTree.fromstring(board_svg(late().view(2)))

    assert root[1].text == (
        "Maximiliana: dog, $410, Vermont Avenue, get-out-of-jail card, Reading Railroad "
        "(mortgaged), St. Charles Place (2 houses), Electric Company, States Avenue (2 houses), "
        "Virginia Avenue (3 houses). "
        "Ann: cannon, $812, Illinois Avenue, Kentucky Avenue, Water Works. "
        "Luís: wheelbarrow, $1,120, Illinois Avenue, Pacific Avenue. "
        "Otto: racing car, $255, Free Parking, Mediterranean Avenue (hotel), "
        "Baltic Avenue (hotel). "
        "Zofia: top hat, $12,640, in jail, turn 2 of 3, get-out-of-jail card, "
        "St. James Place (3 houses), Tennessee Avenue (4 houses), New York Avenue (4 houses). "
        "Marta: cowboy, $378, just visiting, B. & O. Railroad, Short Line. "
        "Ivan: thimble, $690, Illinois Avenue, Park Place. "
        "Ada: iron, bankrupt. "
        "Pot: $1,250. Dice: 6 + 4 = 10."
    )


def test_the_tooltip_of_a_square_says_what_is_on_it() -> None:
    hinted = set(hints(board_svg(late().view(2))))

    assert {
        "Go",
        "Boardwalk: dark blue, $400, unowned",
        "Virginia Avenue: pink, $160, Owner: Maximiliana, 3 houses, Rent: $500",
        "Baltic Avenue: brown, $60, Owner: Otto, hotel, Rent: $450",
        "Reading Railroad: stations, $200, Owner: Maximiliana, mortgaged",
        "Short Line: stations, $200, Owner: Marta, Rent: $50",
        "Water Works: companies, $150, Owner: Ann, Rent: ×4",
        "Illinois Avenue: red, $240, unowned, Ann, Luís, Ivan",
        "In Jail / Just Visiting: Zofia (in jail, turn 2 of 3), Marta",
    } <= hinted


def test_the_tooltip_of_a_square_says_what_it_is_if_its_name_does_not() -> None:
    hinted = set(hints(board_svg(late(TWO, ("Ann", "Bob")).view(1), "pl")))

    assert {
        "Ponto de Partida: Start, Ann, Bob",
        "Sorte: Szansa",
        "Cadeia / Apenas visitando: Więzienie",
        "Taxa de riqueza: Domiar podatkowy",
    } <= hinted


def test_a_picture_needs_nothing_else() -> None:
    """No script, no style that would leak into a page, no address but that of the language."""
    svg = board_svg(late().view(2))

    assert not re.search(r"<(script|style|image|foreignObject)\b", svg)
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    assert set(re.findall(r'(?:url\(|href=")#([^)"]+)', svg)) <= named(svg)


def test_a_picture_uses_the_fonts_of_the_other_game() -> None:
    families = set(re.findall(r'font-family="([^"]+)"', board_svg(late().view(2))))

    assert families == {SANS, SERIF}


def test_pictures_on_a_page_share_no_names() -> None:
    names = Counter[str]()
    for seat in (1, 2, 3, None):
        for language in LANGUAGES:
            names.update(named(board_svg(late().view(seat), language)))

    assert set(names.values()) == {1}


def test_a_name_is_only_text() -> None:
    svg = board_svg(late(TWO, ("<b>&\"'", "Bob\x00\x1b")).view(1))
    texts = {text.text for text in ElementTree.fromstring(svg).iter(f"{SVG}text")}

    assert {"<b>&\"'", "Bob"} <= texts


def test_a_notebook_shows_the_picture_of_the_seat_to_act() -> None:
    drawn = late()

    assert drawn._repr_svg_() == board_svg(drawn.view(1))


@pytest.mark.parametrize("piece", PIECES)
def test_a_picture_shows_the_piece_that_a_player_chose(piece: str) -> None:
    """M-S-37: it is drawn on the board and on the card, and named in the description."""
    view = Game(2, "official", seed=1, pieces=[piece, None]).view(None)
    other = view.seats[1].piece
    svg = board_svg(view)

    assert {name: used(svg, f"piece-{name}") for name in (piece, other)} == {piece: 2, other: 2}
    assert sum(used(svg, f"piece-{name}") for name in PIECES) == 4
    assert f"{view.seats[0].name}: {piece.replace('-', ' ')}," in svg


def test_every_piece_is_on_the_board_and_on_its_card() -> None:
    """The piece of a bankrupt seat is on its card only."""
    svg = board_svg(late().view(None))

    pieces = PIECES[:8]
    assert [used(svg, f"piece-{piece}") for piece in pieces] == [2] * 7 + [1]
    assert len({look.shape for look in SEAT_LOOKS}) == 8
    assert len({look.fill for look in SEAT_LOOKS}) == 8


def test_houses_and_hotels_stand_on_the_bands_and_in_the_bank() -> None:
    svg = board_svg(late().view(None))

    houses_on_lots, hotels_on_lots = 2 + 2 + 3 + 3 + 4 + 4, 2
    assert used(svg, "house") == houses_on_lots + 1
    assert used(svg, "hotel") == 2 * hotels_on_lots + 1  # a hotel is on its owner's card, too
    bank = {text.text for text in ElementTree.fromstring(svg).iter(f"{SVG}text")}
    assert {"14 houses", "10 hotels", "Pot: $1,250", "6 + 4 = 10"} <= bank


def test_an_unowned_lot_shows_its_price_and_an_owned_one_the_cost_of_landing() -> None:
    drawn = Drawn(board_svg(late().view(None)))

    assert drawn.says("Boardwalk") == {"Boardwalk", "$400"}
    assert drawn.says("Virginia") == {"Virginia Avenue", "$160", "$500", "1"}
    assert drawn.says("Short Line") == {"Short Line", "$200", "$50", "6"}
    assert drawn.says("Water Works") == {"Water", "Works", "$150", "×4", "2"}
    assert drawn.says("Reading") == {"Reading", "Railroad", "mortgaged", "—", "1"}
    assert drawn.says("Go") == {"Go", "+$200"}
    assert drawn.says("Income Tax") >= {"$200 / 10%"}


def test_a_mortgaged_lot_is_hatched_on_the_board_and_on_its_owners_card() -> None:
    svg = board_svg(late().view(None))
    free = board_svg(late(LATE.replace(" mortgaged", "")).view(None))

    assert (svg.count("-hatch)"), free.count("-hatch)")) == (2, 0)


def test_the_owner_is_shown_by_an_initial_or_by_a_number_if_two_are_equal() -> None:
    """Maximiliana and Marta begin with the same letter; Zofia is alone with hers."""
    drawn = Drawn(board_svg(late().view(None)))

    assert "1" in drawn.says("States")
    assert "6" in drawn.says("B. & O.")
    assert "Z" in drawn.says("New York")


def test_only_the_seat_to_act_has_a_brass_card() -> None:
    svg = board_svg(late().view(None))

    assert svg.count('rx="12" fill="#F8E9C8"') == 1


def test_the_pot_is_shown_if_there_can_be_one() -> None:
    with_pot = TWO.replace("brazil\n", "brazil\noption free_parking pot\n")
    assert "Pot: $0" in board_svg(late(with_pot, ("A", "B")).view(1))
    assert "Pot" not in board_svg(late(TWO, ("A", "B")).view(1))


@pytest.mark.parametrize("naming", ["brasil", "atlantic-city"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_squares_are_whole_and_inside_their_squares(naming: str, language: str) -> None:
    position = LATE.replace("pot\n", f"pot\noption square_names {naming}\n", 1)
    view = late(position).view(None)
    drawn = Drawn(board_svg(view, language))

    for number, square in enumerate(view.squares):
        lines = [text for text in drawn.on(number) if text.of_name]
        shown = " ".join(text.content for text in lines)
        assert shown == " ".join(reversed(square.name.split(" / ")))
        box = drawn.boxes[number]
        for line in lines:
            assert line.size >= 9
            half = width(line.content, line.size) / 2
            assert box.x <= line.x - half
            assert line.x + half <= box.x + box.width
        for one, other in pairwise(lines):
            assert abs(one.y - other.y) >= one.size


def test_a_custom_board_is_drawn_with_its_names() -> None:
    game = Game(("Ann", "Bob"), own_edition(), seed=1)
    svg = board_svg(game.view(1), "pl")
    hinted = hints(svg)

    assert len(hinted) == 12
    assert hinted[1].startswith("ulica prosta: ")
    assert hinted[7].startswith("gas: works, ")


@pytest.mark.parametrize("squares", range(8, 41))
@pytest.mark.parametrize("room", [(100, 100), (344, 400), (900, 700)])
def test_squares_lie_round_the_middle_and_never_over_each_other(
    squares: int, room: tuple[int, int]
) -> None:
    laid = ring(squares, room)

    assert len(laid.places) == squares
    assert laid.inside.width >= room[0]
    assert laid.inside.height >= room[1]
    for place in laid.places:
        box = place.box
        assert min(box.width, box.height) >= PITCH - 3
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= laid.width
        assert box.y + box.height <= laid.height
    for one, other in combinations([place.box for place in laid.places], 2):
        assert not overlap(one, other)
    assert not any(overlap(place.box, laid.inside) for place in laid.places)
    covered = sum((place.box.width + 3) * (place.box.height + 3) for place in laid.places)
    whole = laid.width * laid.height - laid.inside.width * laid.inside.height
    assert covered == pytest.approx(whole)


def overlap(one: Box, other: Box) -> bool:
    return (
        one.x < other.x + other.width
        and other.x < one.x + one.width
        and one.y < other.y + other.height
        and other.y < one.y + one.height
    )


def test_a_board_begins_at_the_bottom_right_and_runs_clockwise() -> None:
    laid = ring(40, (0, 0))
    corners = [number for number, place in enumerate(laid.places) if place.corner]
    far = 9 * PITCH + DEPTH + 1.5

    assert corners == [0, 10, 20, 30]
    assert [laid.places[corner].box[:2] for corner in corners] == [
        (far, far),
        (1.5, far),
        (1.5, 1.5),
        (far, 1.5),
    ]
    assert laid.places[1].box.x < laid.places[0].box.x
    assert laid.places[11].box.y < laid.places[10].box.y
    assert [laid.places[corner].side for corner in corners] == [BOTTOM, BOTTOM, TOP, TOP]


def test_opposite_sides_are_equally_long_if_possible() -> None:
    corners = [n for n, place in enumerate(ring(11, (0, 0)).places) if place.corner]

    assert corners == [0, 3, 6, 9]


@pytest.mark.parametrize("squares", [8, 9, 11, 12, 13, 27, 39, 40])
def test_boards_of_any_size_have_pictures(squares: int) -> None:
    lots = [street(number, f"s{number}", f"g{number // 3}", 60) for number in range(1, 6)]
    parks = [plain(number, f"park-{number}", "free_parking") for number in range(7, squares)]
    board = {"squares": [plain(0, "start", "start"), *lots, plain(6, "jail", "jail"), *parks]}
    deck = {
        pile: [{"id": f"{pile}.gift", "effect": {"kind": "collect", "amount": 10}}]
        for pile in ("chance", "chest")
    }
    edition = load("brazil").with_options(board=board, deck=deck)
    game = Game(("Ann", "Bob", "Cyd"), edition, seed=1)

    assert len(hints(board_svg(game.view(1)))) == squares


def test_every_group_looks_different() -> None:
    streets = [f"quarter-{number}" for number in range(6)] + ["red", "brown", "dark_blue", "teal"]
    looks = group_looks(GroupView(name, "street", (), None) for name in streets)

    assert len({look.fill for look in looks.values()}) == 10
    assert [look.pips for look in looks.values()] == list(range(1, 11))
    assert looks["red"].fill == "#C8331F"


@pytest.mark.parametrize(
    "name",
    [
        "Avenida Presidente Juscelino Kubitschek",
        "Companhia de Distribuição de Água",
        "Donaudampfschifffahrtsgesellschaftskapitänsallee",
        "Большая Никитская улица и Москворецкая набережная",
        "東京都千代田区丸の内一丁目",
        "W" * 80,
        "x",
    ],
)
@pytest.mark.parametrize("room", [(86, 60), (56, 50), (300, 16)])
def test_a_name_is_never_cut(name: str, room: tuple[float, float]) -> None:
    lines = fit(name, room, size=13.5)

    assert "".join(lines.lines).replace("-", "").replace(" ", "") == name.replace(" ", "")
    assert lines.height <= room[1]
    assert all(width(line, lines.size) <= room[0] + 0.001 for line in lines.lines)


def test_words_stay_whole_while_they_are_legible() -> None:
    assert fit("Mediterranean Avenue", (86, 60), size=13.5).lines == ("Mediterranean", "Avenue")


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("corner", [True, False])
def test_pieces_on_one_square_do_not_overlap(count: int, *, corner: bool) -> None:
    box = Box(0, 0, 145 if corner else 91, stand_depth(count, corner=corner))
    found, radius = spots(count, box)

    assert len(found) == count
    assert radius >= 9
    assert all(radius <= x <= box.width - radius for x, _ in found)
    assert all(radius <= y <= box.height - radius for _, y in found)
    for (x, y), (other_x, other_y) in combinations(found, 2):
        assert (x - other_x) ** 2 + (y - other_y) ** 2 >= (2 * radius) ** 2
