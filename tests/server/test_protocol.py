"""The protocol's documentation is up to date."""

from __future__ import annotations

import msgspec
import pytest
from tools.protocol import files

from magnate.play.commands import Do
from magnate.server.network.protocol import AskPreview, Done, Ping, decode, encode


def test_the_reference_and_the_schemas_match_the_types() -> None:
    """Otherwise: make protocol."""
    stale = [path.name for path, text in files().items() if path.read_text("utf-8") != text]

    assert stale == []


def test_a_command_survives_encoding_and_decoding() -> None:
    text = '{"type": "do", "id": "a1", "decision": 3, "do": ["place 3C"]}'

    assert decode(text) == Do(id="a1", decision=3, do=("place 3C",))


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "truncated"),
        ("[]", "object"),
        ('{"type": "fly", "id": "a"}', "fly"),
        ('{"type": "do", "id": "a", "do": []}', "do"),
        ('{"type": "do", "id": "", "do": ["roll"]}', "id"),
        ('{"type": "do", "id": "a", "do": ["roll"], "seat": 2}', "seat"),
        ('{"type": "sit", "id": "a", "commitment": "xyz"}', "commitment"),
        ('{"type": "say", "id": "a", "text": 3}', "text"),
        ('{"type": "do", "id": "a", "do": ["roll"], "decision": 1e400}', "umber"),
    ],
)
def test_the_error_locates_the_fault_in_a_message(text: str, problem: str) -> None:
    with pytest.raises(msgspec.DecodeError, match=problem):
        decode(text)


def test_messages_are_compact_json() -> None:
    assert encode(Done("a1", 5)) == b'{"type":"done","id":"a1","n":5}'
    assert decode('{"type":"ping","id":"p"}') == Ping("p")
    assert decode('{"type":"preview","id":"q","do":"roll"}') == AskPreview("roll", "q")
