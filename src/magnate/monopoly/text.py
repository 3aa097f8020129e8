"""The board and everyone's holdings as plain text for a terminal of 80 columns."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from string import ascii_uppercase

from magnate.drawing.text import (
    GAP,
    LONGEST_NAME,
    WIDTH,
    columns,
    counts,
    cut,
    padded,
    printable,
    table,
    wrapped,
)
from magnate.messages import Catalog, catalog

from .log import auctioned, creditor, jail_card, side_text
from .rules.state import HOTEL
from .view import LotView, OfferView, Prompt, SeatView, SquareView, View

_NONE = "-"
_TO_ACT = ">"
_HOTEL = "H"
_MORTGAGED = "m"


def board_text(view: View, lang: str = "en") -> str:
    """Draw a view as text: the board, the seats, unfinished business and the pending decision."""
    words = catalog(lang)
    parts = [
        [*wrapped(title(view, words)), *wrapped(" ".join(_on_the_table(view, words)))],
        _board(view),
        wrapped(_groups(view, words), _legend(view, words)),
        table(_seat_rows(view, words), left=(0, 1)),
        wrapped(*_notes(view, words), *_status(view, words)),
    ]
    return "\n\n".join("\n".join(lines) for lines in parts)


def title(view: View, words: Catalog) -> str:
    """Return the edition, the round and the bank's buildings in one line."""
    return words.text(
        "board-title-monopoly",
        edition=printable(words.edition_name(view.edition)),
        round=view.round,
        houses=view.houses,
        hotels=view.hotels,
    )


def _on_the_table(view: View, words: Catalog) -> Iterator[str]:
    """Yield the pot and the dice."""
    if view.pot:
        yield f"{words.text('label-pot')}: {words.money(view.pot)}."
    if view.dice:
        yield f"{words.text('label-dice')}: {view.dice[0]} + {view.dice[1]}."


def _board(view: View) -> list[str]:
    """Return the squares in play order, in two columns."""
    letters = _group_letters(view)
    rows = [_square_row(square, view, letters) for square in view.squares]
    others = sum(max(1, *(columns(row[i]) for row in rows)) for i in (0, 1, 3, 4))
    name_width = (WIDTH - len(GAP)) // 2 - others - 4
    rows = [[*row[:2], cut(row[2], name_width), *row[3:]] for row in rows]
    lines = table(rows, left=(0, 1, 2, 3), gap=" ")
    half = -(-len(lines) // 2)
    width = max(map(columns, lines))
    right = [*lines[half:], ""]
    return [
        f"{padded(line, width, left=True)}{GAP}{other}".rstrip()
        for line, other in zip(lines[:half], right, strict=False)
    ]


def _group_letters(view: View) -> dict[str, str]:
    names = (group.name for group in view.groups)
    return dict(zip(names, ascii_uppercase, strict=False))


def _square_row(square: SquareView, view: View, letters: dict[str, str]) -> list[str]:
    """Return the pieces there, the group, the name, the owner and the cost of landing there."""
    here = (each for each in view.seats if each.square == square.id and not each.went_out)
    pieces = "".join(str(each.seat) for each in here)
    if square.lot is None:
        return [pieces, "", square.name, "", ""]
    return [pieces, letters[square.lot.group], square.name, _owned(square.lot), _cost(square.lot)]


def _owned(lot: LotView) -> str:
    owner = str(lot.owner or "")
    if lot.mortgaged:
        return f"{owner}{_MORTGAGED}"
    if not lot.level:
        return owner
    return f"{owner}+{_HOTEL if lot.level == HOTEL else lot.level}"


def _cost(lot: LotView) -> str:
    if lot.owner is None:
        return f"({lot.price})"
    if lot.dice_factor:
        return f"×{lot.dice_factor}"
    return str(lot.rent or _NONE)


def _groups(view: View, words: Catalog) -> str:
    """Return what the letters of the groups mean."""
    letters = _group_letters(view)
    return _signs({letter: words.group_name(name) for name, letter in letters.items()})


def _legend(view: View, words: Catalog) -> str:
    """Return what the other signs on the board mean."""
    return _signs(
        {
            f"1–{len(view.seats)}": words.text("label-owner"),
            "+1": words.text("label-houses"),
            f"+{_HOTEL}": words.text("label-hotels"),
            _MORTGAGED: words.text("label-mortgaged"),
            "(1)": words.text("label-price"),
            "1": words.text("label-rent"),
        }
    )


def _signs(meanings: dict[str, str]) -> str:
    pairs = (f"{sign} {meaning}" for sign, meaning in meanings.items())
    return "; ".join(pair.replace(" ", "\u00a0") for pair in pairs)


def _seat_rows(view: View, words: Catalog) -> Iterator[list[str]]:
    labels = [words.text(key) for key in ("label-player", "label-cash", "label-fortune")]
    amounts = [[_money(amount, words) for amount in _amounts(seat)] for seat in view.seats]
    taken = sum(max(map(columns, column)) for column in zip(labels[1:], *amounts, strict=True))
    name_width = min(LONGEST_NAME, WIDTH - taken - 3 * len(view.groups) - 4 * len(GAP) - 3)
    letters = _group_letters(view).values()
    yield ["", labels[0], *labels[1:], counts(letters)]
    for seat, money in zip(view.seats, amounts, strict=True):
        owned = (sum(lot in seat.lots for lot in group.lots) for group in view.groups)
        yield [
            _TO_ACT if seat.seat == view.asked else "",
            f"{seat.seat} {cut(seat.name, name_width)}",
            *money,
            counts(str(count or _NONE) for count in owned),
        ]


def _amounts(seat: SeatView) -> tuple[int | None, int | None]:
    return (None, None) if seat.went_out else (seat.cash, seat.fortune)


def _money(amount: int | None, words: Catalog) -> str:
    return _NONE if amount is None else words.money(amount)


def _notes(view: View, words: Catalog) -> Iterator[str]:
    """Yield notes about single seats."""
    for seat in view.seats:
        notes = [words.text("board-bankrupt")] if seat.went_out else []
        if seat.jail_turn:
            notes.append(words.text("board-in-jail", n=seat.jail_turn))
        notes += [jail_card(pile, words) for pile in seat.jail_cards]
        if notes:
            yield f"{cut(seat.name)}: {words.list(notes)}."


def _status(view: View, words: Catalog) -> Iterator[str]:
    """Yield open offers, unfinished business, and the pending decision."""
    for offer in view.offers:
        yield _offer(offer, view, words)
    if view.awaits == "over":
        yield words.text("prompt-over")
        yield _winners(view, words)
    elif view.prompt:
        yield f"{_TO_ACT} {prompt_text(view.prompt, view, words)}"
    else:
        yield from _watched(view, words)
        if view.awaits in ("dice", "card", "deal"):
            yield words.text(f"board-awaits-{view.awaits}")
        elif view.asked:
            yield words.text("status-waiting", player=_name(view, view.asked))


def _watched(view: View, words: Catalog) -> Iterator[str]:
    """Yield what other seats are doing."""
    if view.auction:
        auctioned = _auctioned(view, view.auction.lot, view.auction.building)
        yield words.text("log-auction-begin", **auctioned)
        if view.auction.leader:
            leader, high = _name(view, view.auction.leader), words.money(view.auction.high)
            yield words.text("log-bid", player=leader, amount=high)
    elif view.debt:
        debt = view.debt
        yield words.text(
            "log-owe",
            player=_name(view, debt.seat),
            amount=words.money(debt.amount),
            cause=debt.cause,
            **creditor(debt.to, partial(_name, view)),
        )
    elif view.shortage:
        short = view.shortage
        player = _name(view, short.seat)
        yield words.text("log-shortage", player=player, building=short.building, n=short.stock)


def _name(view: View, seat: int) -> str:
    return cut(view.seats[seat - 1].name)


def _square_name(view: View, square_id: str) -> str:
    return next(printable(each.name) for each in view.squares if each.id == square_id)


def _auctioned(view: View, lot: str | None, building: str | None) -> dict[str, str | int]:
    unit = view.options["hotel_unit"]
    return auctioned(lot, building, unit, partial(_square_name, view))


def _offer(offer: OfferView, view: View, words: Catalog) -> str:
    player, partner = _name(view, offer.seat), _name(view, offer.to)
    if offer.uses_card:
        amount = words.money(offer.gives.cash)
        return words.text("log-card-wanted", player=player, holder=partner, amount=amount)
    gives, gets = (
        side_text(side, words, partial(_square_name, view)) for side in (offer.gives, offer.gets)
    )
    return words.text("log-offer", player=player, partner=partner, gives=gives, gets=gets)


def prompt_text(prompt: Prompt, view: View, words: Catalog) -> str:
    """Return the sentence that asks for a decision."""
    money = words.money
    leader = prompt.to if prompt.kind == "bid" and isinstance(prompt.to, int) else None
    options = [
        words.text(f"jail-way-{way.replace('_', '-')}", amount=money(prompt.amount))
        for way in prompt.ways
    ]
    arguments: dict[str, str | int] = {
        **_auctioned(view, prompt.lot, prompt.building),
        **(creditor(prompt.to, partial(_name, view)) if prompt.to else {}),
        "amount": money(prompt.amount),
        "high": money(prompt.amount),
        "led": "yes" if leader else "no",
        "leader": _name(view, leader) if leader else "",
        "cash": money(prompt.cash),
        "raise": money(prompt.can_raise),
        "redeem": money(prompt.redeem),
        "fee": money(prompt.fee),
        "flat": money(prompt.flat),
        "percent": words.percent(prompt.percent / 100),
        "n": prompt.n,
        "most": prompt.most,
        "options": words.list(options),
    }
    return words.text(prompt.key, **arguments)


def _winners(view: View, words: Catalog) -> str:
    """Return the sentence that names the winners."""
    most = max(seat.fortune or 0 for seat in view.seats if not seat.went_out)
    names = [cut(seat.name) for seat in view.seats if not seat.went_out and seat.fortune == most]
    return words.text(
        "log-win-monopoly",
        player=words.list(names),
        winners=len(names),
        amount=words.money(most),
        ending=view.ending or "last",
    )
