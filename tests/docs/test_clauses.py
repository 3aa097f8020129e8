"""Every clause cited by code or documents is in a ledger."""

import re

import pytest

from tests.docs.tree import ROOT, name_of, text_files

LEDGERS = ("docs/rules/ledger-acquire.md", "docs/rules/ledger-monopoly.md")
CITED = re.compile(r"\b[AM]-[A-Z]+-\d+\b")
# A clause is defined where it starts a list item or a table row.
DEFINED = re.compile(r"^(?:[-*]\s+|\|\s*)?(?:\*\*)?([AM]-[A-Z]+-\d+)\b", re.MULTILINE)


@pytest.fixture(scope="module")
def defined() -> set[str]:
    return {
        clause
        for ledger in LEDGERS
        for clause in DEFINED.findall((ROOT / ledger).read_text(encoding="utf-8"))
    }


def test_every_cited_clause_is_in_a_ledger(defined: set[str]) -> None:
    unknown = {
        f"{name_of(file)}: {clause}"
        for file in text_files("src", "docs")
        for clause in CITED.findall(file.read_text(encoding="utf-8"))
        if clause not in defined
    }

    assert unknown == set()
