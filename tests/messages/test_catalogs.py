"""The four catalogs have the same messages, and every sentence can be formatted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from babel import Locale
from fluent.syntax import ast

from magnate.engine.editions import option_text
from magnate.engine.refusals import RefusalReason
from magnate.games import GAMES, game_info
from magnate.messages import LANGUAGES

from .ftl import (
    CLIENT,
    SOURCE,
    body,
    choices,
    file_names,
    messages,
    references,
    variables,
    whole_catalog,
)

COUNTS = (0, 1, 2, 3, 5, 11, 12, 21, 22, 25)
CHAIN_VARIABLES = ("chain", "acquirer", "acquired", "survivor")
ENGLISH_FILES = sorted(file_names("en"))
OPTIONS_WITHOUT_WORDS = ("players", "starting-lots")  # numbers

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def sentences(language: str, key: str) -> Iterator[str]:
    """The message with every plural form and every variant that words choose."""
    words = {c.variable: c.variants for c in choices(language, key) if not c.by_number}
    counts = {c.variable for c in choices(language, key) if c.by_number}
    texts = variables(language, key) - words.keys() - counts
    for count in COUNTS if counts else (0,):
        for chosen in product(*words.values()):
            arguments: dict[str, str | int] = dict(zip(words, chosen, strict=True))
            arguments |= dict.fromkeys(counts, count) | {text: f"<{text}>" for text in texts}
            yield whole_catalog(language).text(key, **arguments)


@in_every_language
def test_a_language_has_the_files_of_english(language: str) -> None:
    assert file_names(language) == file_names("en")


@in_every_language
@pytest.mark.parametrize("file_name", ENGLISH_FILES)
def test_a_file_holds_messages_and_comments_only(language: str, file_name: str) -> None:
    readable = (ast.Message, ast.Comment, ast.GroupComment, ast.ResourceComment)
    assert [e for e in body(language, file_name) if not isinstance(e, readable)] == []


@in_every_language
@pytest.mark.parametrize("file_name", ENGLISH_FILES)
def test_a_file_has_the_keys_of_the_english_one_in_its_order(language: str, file_name: str) -> None:
    here, english = (
        [entry.id.name for entry in body(lang, file_name) if isinstance(entry, ast.Message)]
        for lang in (language, "en")
    )
    assert here == english


@in_every_language
def test_no_key_is_defined_twice(language: str) -> None:
    found = Counter(
        entry.id.name
        for file_name in file_names(language)
        for entry in body(language, file_name)
        if isinstance(entry, ast.Message)
    )
    assert [key for key, times in found.items() if times > 1] == []


@in_every_language
def test_a_message_has_the_variables_of_the_english_one(language: str) -> None:
    different = {
        key: (variables(language, key), variables("en", key))
        for key in messages("en")
        if variables(language, key) != variables("en", key)
    }
    assert different == {}


@in_every_language
def test_a_message_knows_the_words_of_the_english_one(language: str) -> None:
    """The events choose among the same variants everywhere: gift, rank, reason, drawn."""
    for key in messages("en"):
        here, english = (
            {(c.variable, frozenset(c.variants)) for c in choices(lang, key) if not c.by_number}
            for lang in (language, "en")
        )
        assert here == english, key


@in_every_language
def test_a_plural_has_every_form_of_the_language(language: str) -> None:
    forms = {*Locale.parse(language).plural_form.tags, "other"}
    for key in messages(language):
        for choice in choices(language, key):
            named = {variant for variant in choice.variants if not variant.isdigit()}
            if choice.by_number and named != {"other"}:
                assert named == forms, key


@pytest.mark.slow
@in_every_language
def test_every_sentence_can_be_formatted(language: str) -> None:
    for key in messages(language):
        for sentence in sentences(language, key):
            assert sentence, key
            assert sentence == sentence.strip(), key
            assert not re.search(r"[{}\u2066-\u2069]", sentence), key


@in_every_language
def test_a_log_sentence_ends_with_a_full_stop(language: str) -> None:
    """Only a double is called out (the glossary's sentence 14)."""
    for key in messages(language):
        if key.startswith(("log-", "reason-", "prompt-", "effect-", "status-")):
            ends = (".", "!") if key == "log-roll" else "."
            assert all(sentence.endswith(ends) for sentence in sentences(language, key)), key


def test_a_chain_is_quoted_once_in_russian_sentences() -> None:
    for key in messages("ru"):
        for sentence in sentences("ru", key):
            for variable in CHAIN_VARIABLES:
                bare = sentence.count(f"<{variable}>")
                assert sentence.count(f"«<{variable}>»") == bare, key
            assert "««" not in sentence, key
            assert sentence.count("«") == sentence.count("»"), key


@pytest.mark.parametrize("language", [lang for lang in LANGUAGES if lang != "ru"])
def test_a_chain_is_not_quoted_in_other_languages(language: str) -> None:
    for key in messages(language):
        for sentence in sentences(language, key):
            for variable in CHAIN_VARIABLES:
                assert not re.search(rf"[«“„\"]<{variable}>", sentence), key


def test_every_option_value_and_edition_has_its_words() -> None:
    infos = [game_info(game) for game in GAMES]
    expected = set()
    for option in (option for info in infos for option in info.edition.choices.values()):
        name = option.name.replace("_", "-")
        expected |= {f"option-{name}", f"option-{name}-help"}
        if name not in OPTIONS_WITHOUT_WORDS:
            words = {word for value in option.values for word in option_text(value).split(",")}
            expected |= {f"value-{name}-{re.sub(r'[_+.]', '-', word)}" for word in words}
    for preset in (preset for info in infos for preset in info.editions.names):
        expected |= {f"edition-{preset}", f"edition-{preset}-help"}

    written = {key for key in messages("en") if key.startswith(("option-", "value-", "edition-"))}
    missing, unused = sorted(expected - written), sorted(written - expected)
    assert not missing, f"to add in every language: {', '.join(missing)}"
    assert not unused, f"no option, value or edition needs: {', '.join(unused)}"


def test_every_reason_has_its_words() -> None:
    for game in GAMES:
        game_info(game)  # imports its reasons
    reasons = [each for each in RefusalReason.__subclasses__() if _is_of_registry(each)]
    assert len(reasons) == len(GAMES)
    expected = {reason.message_key for each in reasons for reason in each}

    assert {key for key in messages("en") if key.startswith("reason-")} == expected


def _is_of_registry(kind: type) -> bool:
    return kind.__module__.startswith(tuple(f"magnate.{game}." for game in GAMES))


def code() -> str:
    """Return the source of the package and of its web client."""
    own = sorted(SOURCE.rglob("*.py"))
    client = [path for path in sorted(CLIENT.rglob("*")) if path.suffix in (".ts", ".svelte")]
    return "\n".join(path.read_text("utf-8") for path in (*own, *client))


def test_every_message_is_used() -> None:
    """By its whole key, by the beginning of a key made up in the code, or by another message."""
    literals = set(re.findall(r"""["']([a-z][a-z0-9-]*)["']""", code()))
    beginnings = tuple(re.findall(r"""(?:f"|`)([a-z][a-z0-9-]*-)\$?\{""", code()))
    by_messages = {used for key in messages("en") for used in references("en", key)}
    unused = [
        key
        for key in messages("en")
        if key not in literals | by_messages and not key.startswith(beginnings)
    ]
    assert unused == []


def test_every_message_that_code_uses_exists() -> None:
    asked = set(re.findall(r'\b(?:text|t)\(\s*"([a-z][a-z0-9-]*)"', code()))
    assert asked - messages("en").keys() == set()
