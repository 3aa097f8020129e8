"""The board as SVG: self-contained, with every square once, and without hidden information."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from magnate.acquire import Game, presets
from magnate.acquire.actions import TILE_NAMES, tile_number
from magnate.acquire.svg import board_svg
from magnate.acquire.svg.outline import outline
from magnate.messages import LANGUAGES

SVG = "{http://www.w3.org/2000/svg}"
OWN_FACE = "#F8E9C8"

POSITION = """\
acquire classic
A . . . T T . . . . . . .
B . . . T . . . . . . . .
C . . . . . . . . o . . .
D . . . . . . . . . . . .
E . . . . . . A A . . . .
F . . . . . . . . . . . .
G C C C C C C C C C C C C
H . . . . . . . . . . . .
I . o . . . . . . . . . o
1 $5400 T2 A1 C13 hand 3C 4D 10H
2 $12345 T1 C12 hand 5F 6F 7I
3 $7654 A4 hand 8B
counters turns 8
turn 2 place
"""
# The same, but for what seat 1 cannot know: others' tiles, and who holds what with hidden holdings.
REDEALT = POSITION.replace("5F 6F 7I", "1A 2A 12H").replace("hand 8B", "hand 5F")
REDEALT_HOLDINGS = (
    REDEALT.replace("$12345 T1 C12", "$1 C10").replace("$7654 A4", "$99999 T1 A4 C2")
)  # fmt: skip


# The picture in the guide for the library.
PICTURE = Path(__file__).parents[2] / "docs/images/board.svg"
PICTURED = """\
acquire classic
A o . T . . . F F . . . o
B . T T . o . . F F . o .
C . T T T . . . . . . . .
D . . . . . . . . . I . o
E o . . . C C C C . I . .
F . . . . . C . . . . . o
G A A A . . . . . o . . .
H A A A A A . o . . W W W
I A A A A A . . . o . W .
1 $3400 T4 W3 F5 A6 I2 C3 hand 4B 5D 6C 9E 10I 12E
2 $2900 T1 F3 A5 I4 C6 hand 1C 2E 8G 10C 12B 11D
3 $1700 T6 W2 A8 I1 C2 hand 3E 4F 6H 8I 9A 10G
4 $4200 T2 S2 W5 F1 A3 C4 hand 7D 1F 3F 5A 6A 9C
counters turns 43
turn 4 place
"""


def pictured() -> str:
    shown = game(PICTURED, "Maria", "Ann", "Otto", "Zofia")
    for action in ("place 7D", "buy none", "draw 2A"):
        shown.play(action)
    return board_svg(shown.view(1)) + "\n"


def game(position: str = POSITION, *names: str) -> Game:
    return Game.from_position(position, chance="given", names=names or ("Ann", "Bob", "Cyd"))


def moments(edition: str) -> Iterator[Game]:
    """A random game, seen now and then."""
    played = Game(players=2 if edition == "2023-duel" else 4, edition=edition, seed=1)
    dice = random.Random(1)
    yield played
    while not played.is_over:
        played.play(dice.choice(played.legal_actions()))
        if len(played.entries) % 31 == 0 or played.awaits in ("found", "over"):
            yield played


def hints(svg: str) -> list[str]:
    """Return the tooltip of each square."""
    root = ElementTree.fromstring(svg)
    return [title.text or "" for rect in root.iter(f"{SVG}rect") for title in rect]


@pytest.mark.slow
@pytest.mark.parametrize("edition", presets())
def test_a_picture_is_small_and_every_square_is_in_it_once(edition: str) -> None:
    for shown in moments(edition):
        svg = board_svg(shown.view(shown.seat))
        assert [hint.partition(":")[0] for hint in hints(svg)] == list(TILE_NAMES)
        assert len(svg) < 60_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_has_a_title_and_a_description(language: str) -> None:
    root = ElementTree.fromstring(board_svg(game().view(2), language))
    title, description = root[0], root[1]

    assert (root.get("role"), title.tag, description.tag) == ("img", f"{SVG}title", f"{SVG}desc")
    assert root.get("aria-labelledby") == f"{title.get('id')} {description.get('id')}"
    assert (title.text or "").startswith("Acquire: ")
    assert "9C, 2I, 12I" in (description.text or "")


def test_the_description_says_what_the_picture_shows() -> None:
    root = ElementTree.fromstring(board_svg(game().view(2)))

    assert root[1].text == (
        "Tower: 3 tiles, $500, 22 left. American: 2 tiles, $300, 20 left. "
        "Continental: 12 tiles, safe, $900, 0 left. "
        "Independent tiles: 9C, 2I, 12I. Your tiles: 5F, 6F, 7I."
    )


def test_the_tooltip_of_a_square_names_what_is_on_it() -> None:
    shown = set(hints(board_svg(game().view(2))))

    assert {"4A: Tower", "9C: independent tile", "5F: your tile", "1A", "3C", "8B"} <= shown


def test_a_picture_needs_nothing_else() -> None:
    """No script, no style that would leak into a page, no address but that of the language."""
    svg = board_svg(game().view(2))

    assert not re.search(r"<(script|style|image|foreignObject)\b", svg)
    assert re.findall(r"https?://[^\"]+", svg) == ["http://www.w3.org/2000/svg"]
    names = set(re.findall(r' id="([^"]+)"', svg))
    assert set(re.findall(r'(?:url\(|href=")#([^)"]+)', svg)) <= names


def test_two_pictures_on_a_page_share_no_names() -> None:
    names = Counter[str]()
    for seat in (1, 2, 3, None):
        names.update(set(re.findall(r' id="([^"]+)"', board_svg(game().view(seat)))))

    assert set(names.values()) == {1}


def test_a_name_is_only_text() -> None:
    svg = board_svg(game(POSITION, "<b>&\"'", "Bob\x00\x1b", "Cyd").view(1))
    texts = {text.text for text in ElementTree.fromstring(svg).iter(f"{SVG}text")}

    assert {"<b>&\"'", "Bob"} <= texts


@pytest.mark.parametrize(("seat", "own"), [(None, 0), (1, 3), (2, 3), (3, 1)])
def test_only_own_tiles_are_brass(seat: int | None, own: int) -> None:
    drawn = game()
    waiting = drawn.view(seat)
    faces = re.findall(rf'<rect [^>]*fill="{OWN_FACE}" stroke=', board_svg(waiting))

    assert len(faces) == own


@pytest.mark.parametrize("seat", [1, None])
def test_tiles_of_others_do_not_change_the_picture(seat: int | None) -> None:
    assert board_svg(game(POSITION).view(seat)) == board_svg(game(REDEALT).view(seat))


def test_hidden_holdings_do_not_change_the_picture() -> None:
    option = "acquire classic\noption holdings_visibility hidden\n"
    one, other = (
        board_svg(game(text.replace("acquire classic\n", option)).view(1))
        for text in (POSITION, REDEALT_HOLDINGS)
    )

    assert one == other
    assert "12,345" not in one


def test_a_tile_that_cannot_be_placed_looks_different() -> None:
    """6F would join two safe chains for good; 1A would found an eighth chain for now."""
    position = """\
acquire classic
A . o . . . . . . . . . .
B . . . . . . . . . . . .
C T T . S S . W W . F F .
D . . . . . . . . . . . .
E C C C C C C C C C C C .
F . . . . . . . . . . . .
G A A A A A A A A A A A .
H . . . . . . . . . . . .
I . . . I I . . . . . . .
1 $6000 hand 1A 6F 12A
2 $6000
3 $6000
counters turns 1
turn 1 place
"""
    svg = board_svg(game(position).view(1))

    assert svg.count("stroke-dasharray") == 1
    assert svg.count('fill="#C9BDAA"') == 1
    assert len(re.findall(rf'<rect [^>]*fill="{OWN_FACE}" stroke=', svg)) == 1


def test_the_picture_in_the_guide_is_drawn_by_this_code() -> None:
    """If the drawing was changed: python -m tests.acquire.test_svg, and look at it."""
    assert PICTURE.read_text(encoding="utf-8") == pictured()


def loops(*tiles: str) -> int:
    return outline({tile_number(tile) for tile in tiles}).count("M")


def corners(*tiles: str) -> tuple[int, int]:
    """Return the number of outer and inner corners of an outline."""
    path = outline({tile_number(tile) for tile in tiles})
    return path.count("A9 9 0 0 1"), path.count("A4 4 0 0 0")


def test_land_is_drawn_round_its_border() -> None:
    assert corners("1A") == (4, 0)
    assert corners("1A", "2A", "3A") == (4, 0)
    assert corners("1A", "2A", "2B") == (5, 1)
    assert corners("2A", "1B", "2B", "3B", "2C") == (8, 4)


def test_squares_that_touch_at_a_corner_stay_apart() -> None:
    assert loops("1A", "2B") == 2


def test_a_hole_in_the_land_has_its_own_border() -> None:
    ring = ("1A", "2A", "3A", "1B", "3B", "1C", "2C", "3C")

    assert (loops(*ring), corners(*ring)) == (2, (4, 4))


def test_land_does_not_continue_round_the_edge_of_the_board() -> None:
    assert loops("12A", "1B") == 2


def test_a_notebook_shows_the_picture_of_the_seat_to_act() -> None:
    drawn = game()

    assert drawn._repr_svg_() == board_svg(drawn.view(2))


if __name__ == "__main__":
    PICTURE.write_text(pictured(), encoding="utf-8")
