"""The anchors of a Markdown file: explicit ones, and those GitHub derives from headings."""

import re
from functools import cache
from pathlib import Path

from tests.docs.tree import without_fences

EXPLICIT = re.compile(r"<a\s[^>]*?\b(?:id|name)=[\"']([^\"']+)[\"']")
HEADING = re.compile(r"^ {0,3}#{1,6}[ \t]+(.*?)[ \t]*#*[ \t]*$", re.MULTILINE)
TAG = re.compile(r"<[^>]+>")
LINK = re.compile(r"!?\[([^\]]*)\]\([^)]*\)")
NOT_IN_SLUG = re.compile(r"[^\w\- ]")


@cache
def anchors_of(file: Path) -> frozenset[str]:
    """Return every anchor a link to the file may use."""
    text = without_fences(file.read_text(encoding="utf-8"))
    anchors = set(EXPLICIT.findall(text))
    seen: dict[str, int] = {}
    for heading in HEADING.findall(text):
        slug = slug_of(heading)
        number = seen.get(slug, 0)
        seen[slug] = number + 1
        anchors.add(f"{slug}-{number}" if number else slug)
    return frozenset(anchors)


def slug_of(heading: str) -> str:
    """Return the anchor GitHub gives to the first heading with this text."""
    words = LINK.sub(r"\1", TAG.sub("", heading)).replace("`", "").replace("*", "")
    return NOT_IN_SLUG.sub("", words.strip().lower()).replace(" ", "-")
