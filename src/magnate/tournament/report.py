"""The report of a tournament: an HTML page with charts, complete in one file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from itertools import accumulate
from string import Template
from typing import TYPE_CHECKING, Final

from magnate.drawing.svg import BRASS, CARD, INK, INK_2, LINE, SANS, SEAT_LOOKS

from .standings import crosstable, scores
from .summary import remarks, rows, title

if TYPE_CHECKING:
    from magnate.messages import Catalog

    from .games import Plan
    from .standings import Score
    from .summary import Blocks

WIDTH: Final = 820
LEFT, RIGHT = 150, 70  # margins for names and figures
ROW: Final = 34
COURSE_HEIGHT: Final = 260
DASHED: Final = 'stroke-dasharray="5 4"'


def report(plan: Plan, blocks: Blocks, words: Catalog) -> str:
    """Return the page as HTML."""
    ordered = scores(blocks)
    par = 1 / len(plan.bots)
    charts = {
        "wins": _wins(ordered, par, words),
        "course": _course([score.bot for score in ordered], blocks, par, words),
        "ranks": _ranks([score.bot for score in ordered], blocks, len(plan.bots), words),
        "ahead": _ahead(blocks, words),
        "figures": _table(list(rows(plan, blocks, words))),
    }
    headings = {name: escape(words.text(f"report-heading-{name}")) for name in charts}
    sections = (
        f"<section><h2>{headings[name]}</h2>{chart}</section>" for name, chart in charts.items()
    )
    first, *lines = [*title(plan, blocks, words), *remarks(blocks, words)]
    page = Template(files(__package__).joinpath("report.html").read_text(encoding="utf-8"))
    return page.substitute(
        language=words.language,
        title=escape(first),
        lines="\n".join(f"<p>{escape(line)}</p>" for line in lines),
        sections="\n".join(sections),
    )


def _picture(label: str, height: float, parts: Iterator[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(label)}"'
        f' font-family="{SANS}" font-size="14" fill="{INK}">{"".join(parts)}</svg>'
    )


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _colour(index: int) -> str:
    return SEAT_LOOKS[index % len(SEAT_LOOKS)].fill


def _text(x: float, y: float, text: str, anchor: str = "start", fill: str = INK) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{fill}">{escape(text)}</text>'
    )


def _scale(height: float, words: Catalog) -> Iterator[str]:
    for step in range(5):
        x = _x(step / 4)
        yield f'<path d="M{x:.1f} 8V{height - 24:.1f}" stroke="{LINE}"/>'
        yield _text(x, height - 6, words.percent(step / 4), "middle", INK_2)


def _wins(ordered: Sequence[Score], par: float, words: Catalog) -> str:
    height = ROW * len(ordered) + 44

    def parts() -> Iterator[str]:
        yield from _scale(height, words)
        x = _x(par)
        yield f'<path d="M{x:.1f} 8V{height - 24}" stroke="{BRASS}" {DASHED}/>'
        for index, score in enumerate(ordered):
            y, share = 8 + ROW * (index + 0.5), score.win_share
            yield _text(LEFT - 10, y + 5, score.bot, "end")
            low, high = _x(share.low), _x(share.high)
            yield f'<path d="M{low:.1f} {y}H{high:.1f}" stroke="{_colour(index)}" stroke-width="6"'
            yield ' stroke-linecap="round" opacity="0.45"/>'
            yield f'<circle cx="{_x(share.mean):.1f}" cy="{y}" r="7" fill="{_colour(index)}"/>'
            text = words.percent(share.mean, decimals=1)
            yield _text(WIDTH - RIGHT + 10, y + 5, text)

    return _picture(words.text("report-heading-wins"), height, parts())


def _course(names: Sequence[str], blocks: Blocks, par: float, words: Catalog) -> str:
    bottom = COURSE_HEIGHT - 30

    def y(share: float) -> float:
        return bottom - share * (bottom - 10)

    def parts() -> Iterator[str]:
        for step in range(5):
            yield f'<path d="M{LEFT} {y(step / 4):.1f}H{WIDTH - RIGHT}" stroke="{LINE}"/>'
            yield _text(LEFT - 10, y(step / 4) + 5, words.percent(step / 4), "end", INK_2)
        yield f'<path d="M{LEFT} {y(par):.1f}H{WIDTH - RIGHT}" stroke="{BRASS}" {DASHED}/>'
        ends = [(y(par), words.text("report-par"), BRASS)]
        for index, name in enumerate(names):
            shares = list(_shares(name, blocks))
            points = " ".join(
                f"{_x((n + 1) / len(blocks)):.1f},{y(share):.1f}" for n, share in enumerate(shares)
            )
            yield f'<polyline points="{points}" fill="none" stroke="{_colour(index)}"'
            yield ' stroke-width="2.5"/>'
            ends.append((y(shares[-1]), name, INK))
        yield from _beside(ends)
        label = words.text("report-blocks", n=len(blocks))
        yield _text(WIDTH - RIGHT, COURSE_HEIGHT - 6, label, "end", INK_2)

    return _picture(words.text("report-heading-course"), COURSE_HEIGHT, parts())


def _beside(ends: list[tuple[float, str, str]]) -> Iterator[str]:
    """Yield labels at the right ends of the lines, from the lowest up, without overlaps."""
    highest = float(COURSE_HEIGHT)
    for y, text, fill in sorted(ends, reverse=True):
        highest = min(highest - 16, y + 5)
        yield _text(WIDTH - RIGHT + 10, highest, text, fill=fill)


def _shares(name: str, blocks: Blocks) -> Iterator[float]:
    """Yield a bot's share of wins after each block."""
    per_block = [
        [seat.won for game in block for seat in game.seats if seat.bot == name] for block in blocks
    ]
    won, played = accumulate(map(sum, per_block)), accumulate(map(len, per_block))
    yield from (wins / games for wins, games in zip(won, played, strict=True))


def _ranks(names: Sequence[str], blocks: Blocks, seats: int, words: Catalog) -> str:
    height = ROW * len(names) + 44
    shades = [0.95 - 0.75 * place / max(1, seats - 1) for place in range(seats)]

    def parts() -> Iterator[str]:
        for index, name in enumerate(names):
            top = 8 + ROW * index
            yield _text(LEFT - 10, top + ROW / 2 + 5, name, "end")
            ranks = [
                seat.rank
                for block in blocks
                for game in block
                for seat in game.seats
                if seat.bot == name
            ]
            start = 0.0
            for place in range(seats):
                share = ranks.count(place + 1) / len(ranks)
                x, width = _x(start), _x(share) - LEFT
                yield f'<rect x="{x:.1f}" y="{top + 4}" width="{width:.1f}" height="{ROW - 8}"'
                yield f' fill="{_colour(index)}" fill-opacity="{shades[place]:.2f}"'
                yield f' stroke="{CARD}"/>'
                start += share
        for place in range(seats):
            x = LEFT + place * (WIDTH - LEFT - RIGHT) / seats
            yield f'<rect x="{x:.1f}" y="{height - 24}" width="14" height="14" fill="{INK}"'
            yield f' fill-opacity="{shades[place]:.2f}"/>'
            yield _text(x + 20, height - 12, words.text("report-place", n=place + 1), fill=INK_2)

    return _picture(words.text("report-heading-ranks"), height, parts())


def _ahead(blocks: Blocks, words: Catalog) -> str:
    before = crosstable(blocks)
    table = [["", *before]]
    for bot, others in before.items():
        shares = (words.percent(others[o], decimals=1) if o in others else "—" for o in before)
        table.append([bot, *shares])
    return _table(table)


def _table(table: list[list[str]]) -> str:
    head, *body = table
    lines = "".join(f"<tr>{_cells('td', row)}</tr>" for row in body)
    return f'<div class="scroll"><table><tr>{_cells("th", head)}</tr>{lines}</table></div>'


def _cells(tag: str, row: Sequence[str]) -> str:
    return "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in row)
