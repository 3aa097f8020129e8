"""The board and everyone's holdings as plain text for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from magnate.drawing.text import columns, counts, cut, padded, printable, table, wrapped
from magnate.messages import Catalog, catalog

from .actions import LETTERS, TILE_NAMES
from .events import StartTilePlaced, TilePlaced
from .log import chain_list
from .rules.state import COLUMNS
from .view import ChainView, MergerView, Prompt, SeatView, View

_CELL = 4
_UNKNOWN = "?"
_NONE = "-"
_TO_ACT = ">"
_SAFE = "*"
_CHAIN_LABELS = (
    "label-chains",
    "label-size",
    "label-price",
    "label-next-price",
    "label-bonuses",
    "label-shares-left",
)


def board_text(view: View, lang: str = "en") -> str:
    """Draw a view as text: the board, the chains, the seats and the pending decision."""
    words = catalog(lang)
    parts = [
        wrapped(title(view, words)),
        _board(view, words),
        table(_chain_rows(view, words), left=(0, 1)),
        table(_seat_rows(view, words), left=(0, 1, 4)),
        [*wrapped(_aside(view, words)), *wrapped(*_status(view, words))],
    ]
    return "\n\n".join("\n".join(lines) for lines in parts)


def title(view: View, words: Catalog) -> str:
    """Return a line with the edition, the round and the number of tiles in the pile."""
    edition = printable(words.edition_name(view.edition))
    return words.text("board-title", edition=edition, round=view.round, n=view.pile)


def own_tiles(view: View) -> tuple[str, ...]:
    """Return the tiles in the viewing seat's hand; none for a spectator."""
    return (view.seats[view.seat - 1].tiles or ()) if view.seat else ()


def last_placed(view: View) -> TilePlaced | StartTilePlaced | None:
    """Return the latest placement in the log, if there is one."""
    placed = (e for e in reversed(view.log) if isinstance(e, TilePlaced | StartTilePlaced))
    return next(placed, None)


def _board(view: View, words: Catalog) -> list[str]:
    """Return the squares with their coordinates, and the legend next to them."""
    own = set(own_tiles(view))
    last = last_placed(view)
    just_placed = last.tile if last else None
    lines = [_line(" ", [str(number) for number in range(1, COLUMNS + 1)])]
    for row, signs in enumerate(view.board):
        tiles = TILE_NAMES[row * COLUMNS :]
        cells = zip(tiles, signs, strict=False)
        squares = [_square(tile, sign, own=own, last=just_placed) for tile, sign in cells]
        lines.append(_line(LETTERS[row], squares))
    legend = ["", *_legend(view, words)]
    legend += [""] * (len(lines) - len(legend))
    return [f"{line}  {note}".rstrip() for line, note in zip(lines, legend, strict=True)]


def _line(letter: str, squares: Iterable[str]) -> str:
    return letter + "".join(f" {square:^{_CELL - 1}}" for square in squares)


def _square(tile: str, sign: str, *, own: set[str], last: str | None) -> str:
    if tile == last and sign != ".":
        return f"({sign})"
    return tile if tile in own else sign


def _legend(view: View, words: Catalog) -> Iterator[str]:
    if own := own_tiles(view):
        yield f"{own[0]:^3}  {words.text('board-own-tile')}"
    yield f" o   {words.text('board-independent-tile')}"
    if last_placed(view):
        yield f"( )  {words.text('board-last-tile')}"
    if any(chain.safe for chain in view.chains):
        yield f" {_SAFE}   {words.text('board-safe-chain')}"


def _chain_rows(view: View, words: Catalog) -> Iterator[list[str]]:
    labels = [words.text(key) for key in _CHAIN_LABELS]
    ranks = 3 if view.options["bonus_ranks"] == 3 else 2
    figures = [[words.number(bonus) for bonus in c.bonuses[:ranks]] for c in view.chains]
    widths = [max(map(columns, column)) for column in zip(*figures, strict=True)]
    yield ["", *labels]
    for chain, bonuses in zip(view.chains, figures, strict=True):
        aligned = (padded(text, widths[i], left=False) for i, text in enumerate(bonuses))
        yield _chain_row(chain, " / ".join(aligned) if chain.size else _NONE, words)


def _chain_row(chain: ChainView, bonuses: str, words: Catalog) -> list[str]:
    step = _NONE
    if chain.next_size is not None and chain.next_price is not None:
        step = f"{chain.next_size}: {words.number(chain.next_price)}"
    return [
        chain.name[0],
        words.chain_name(chain.name),
        f"{_SAFE if chain.safe else ''}{chain.size or _NONE}",
        words.number(chain.price) if chain.size else _NONE,
        step,
        bonuses,
        str(chain.bank),
    ]


def _seat_rows(view: View, words: Catalog) -> Iterator[list[str]]:
    letters = counts(chain.name[0] for chain in view.chains)
    labels = [words.text("label-player"), words.text("label-cash")]
    yield ["", *labels, letters, words.text("label-tiles")]
    for seat in view.seats:
        asked = seat.seat == view.asked
        yield [_TO_ACT if asked else "", *_seat_row(seat, view, words)]


def _seat_row(seat: SeatView, view: View, words: Catalog) -> list[str]:
    held = seat.shares
    shares = (str(held[c.name] or _NONE) if held else _UNKNOWN for c in view.chains)
    tiles = seat.tiles if seat.tiles is not None else [_UNKNOWN] * seat.tile_count
    return [
        cut(seat.name),
        _UNKNOWN if seat.cash is None else words.money(seat.cash),
        counts(shares),
        " ".join(tiles) or _NONE,
    ]


def _aside(view: View, words: Catalog) -> str:
    if not view.aside:
        return ""
    return f"{words.text('label-set-aside')}: {' '.join(view.aside)}"


def _status(view: View, words: Catalog) -> Iterator[str]:
    """Yield the merger in progress, a declared end, and the pending decision."""
    if view.merger:
        yield _merger(view.merger, words)
    if view.declared and view.awaits != "over":
        yield words.text("reason-already-declared")
    if view.awaits == "over":
        yield words.text("prompt-over")
        yield _winners(view, words)
    elif view.prompt:
        yield f"{_TO_ACT} {prompt_text(view.prompt, words)}"
    elif view.awaits in ("start", "draw", "market"):
        yield words.text("board-awaits-draw")
    elif view.asked:
        yield words.text("status-waiting", player=cut(view.seats[view.asked - 1].name))


def _merger(merger: MergerView, words: Catalog) -> str:
    if merger.survivor and merger.acquired:
        return words.text(
            "log-acquire",
            acquirer=words.chain_name(merger.survivor),
            acquired=words.chain_name(merger.acquired),
        )
    chains = [merger.survivor] if merger.survivor else []
    return words.text("effect-merge", chains=chain_list([*chains, *merger.pending], words))


def prompt_text(prompt: Prompt, words: Catalog) -> str:
    """Return the sentence that asks for a decision."""
    if prompt.chain and prompt.survivor:
        return words.text(
            prompt.key,
            chain=words.chain_name(prompt.chain),
            survivor=words.chain_name(prompt.survivor),
            n=prompt.held,
        )
    return words.text(prompt.key, n=prompt.most_bought, tiles=words.list(prompt.tiles))


def _winners(view: View, words: Catalog) -> str:
    """Return the sentence that names the winners; at the end no money is hidden."""
    most = max(seat.cash or 0 for seat in view.seats)
    names = [cut(seat.name) for seat in view.seats if seat.cash == most]
    return words.text(
        "log-win", player=words.list(names), winners=len(names), amount=words.money(most)
    )
