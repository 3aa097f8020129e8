"""Names of people: what they may contain, and which look like a bot's."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

import regex

from magnate.bots import BOTS, LEVELS
from magnate.messages import LANGUAGES, catalog
from magnate.play.names import looks
from magnate.play.seats import CHARACTERS, bot_name

from .faults import PersonError, PersonFault

LONGEST_NAME: Final = 40
"""In graphemes, which is what people count as characters (UAX #29)."""
MOST_BYTES: Final = 240
"""A grapheme may have any number of marks, so the bytes are limited too."""
MOST_NUMBERED: Final = 8
"""Bots get the number of their seat or an ordinal; a game has at most eight seats."""

# Control characters, surrogates, private use and unassigned ones; separators of lines; characters
# that are invisible or change the direction or the look of others; marks without a letter; and
# marks that enclose a letter or pile up on it.
_UNWANTED: Final = regex.compile(
    r"[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Me}\u2800]"
    r"|(?:^|\p{Z})\p{M}"
    r"|(?:(?=\p{M})\p{Script=Inherited}){4}"
)

# The scripts in use today: tables 5 and 7 of UAX #31. A Japanese or Korean name mixes scripts, so
# these count as one (the augmented script sets of UTS #39).
_SCRIPTS: Final = """
    Arabic Armenian Bengali Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hebrew
    Kannada Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan
    Han+Hiragana+Katakana Han+Hangul Han+Bopomofo
    Adlam Balinese Bamum Batak Canadian_Aboriginal Chakma Cham Cherokee Hanifi_Rohingya Javanese
    Kayah_Li Lepcha Limbu Lisu Mandaic Meetei_Mayek Miao Mongolian New_Tai_Lue Newa Nko
    Nyiakeng_Puachue_Hmong Ol_Chiki Osage Saurashtra Sundanese Syloti_Nagri Syriac Tai_Le Tai_Tham
    Tai_Viet Tifinagh Vai Wancho Yi
"""


def checked_name(text: str) -> str:
    """Return the name as stored: NFC-normalized, stripped, and with single spaces."""
    stripped = unicodedata.normalize("NFC", text).strip()
    if not stripped:
        raise PersonError(PersonFault.NAME_EMPTY, "name")
    if len(stripped) > MOST_BYTES:  # first, so that a long text costs nothing more
        raise PersonError(PersonFault.NAME_TOO_LONG, "name")
    if _UNWANTED.search(stripped):
        raise PersonError(PersonFault.NAME_CHARACTERS, "name")
    name = " ".join(stripped.split())
    if len(name.encode()) > MOST_BYTES or len(regex.findall(r"\X", name)) > LONGEST_NAME:
        raise PersonError(PersonFault.NAME_TOO_LONG, "name")
    if not any(script.fullmatch(name) for script in _one_script()):
        raise PersonError(PersonFault.NAME_SCRIPTS, "name")
    if not looks(name).isdisjoint(_bots()):
        raise PersonError(PersonFault.NAME_OF_BOT, "name")
    return name


@cache
def _one_script() -> tuple[regex.Pattern[str], ...]:
    """Return a pattern for the names in each script; signs common to scripts fit all of them."""
    return tuple(map(_in_scripts, _SCRIPTS.split()))


def _in_scripts(names: str) -> regex.Pattern[str]:
    classes = (rf"\p{{scx={name}}}" for name in ("Common", "Inherited", *names.split("+")))
    return regex.compile(f"[{''.join(classes)}]*")


@cache
def _bots() -> frozenset[str]:
    """Return what the names of bots look like: their ids and characters, alone and numbered."""
    words = {text for level in LEVELS for key in ("bot", "bot-name") for text in _texts(key, level)}
    words |= {*BOTS, *CHARACTERS.values()}
    numbered = {f"{word} {n}" for word in words for n in range(1, MOST_NUMBERED + 1)}
    return frozenset().union(*map(looks, words | numbered | _kings()))


def _texts(key: str, level: str) -> set[str]:
    return {catalog(language).text(f"{key}-{level}") for language in LANGUAGES}


def _kings() -> set[str]:
    """Return the names of several bots of each level at one table."""
    names: set[str] = set()
    for level in CHARACTERS:
        for number in range(1, MOST_NUMBERED):
            names.add(bot_name(level, number, names))
    return names
