"""Files of weights: they are read as written, and refused where something is wrong."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from magnate.kernel import Schema, real_grid, real_row, row
from magnate.search.acquire.learned_value import learned_net
from magnate.search.weights import WeightsError, read_weights, write_weights


class Small(Schema):
    """A few weights."""

    first = real_grid(2, 3)
    bias = real_row(2)
    whole = row(2)


def small() -> Small:
    net = Small()
    net.first[1][:] = [0.5, -1.25, 3.0]
    net.bias[:] = [0.12345, 2.0]
    net.whole[:] = [-7, 123_456]
    return net


def test_weights_are_read_as_they_were_written(tmp_path: Path) -> None:
    write_weights(tmp_path / "w.json", small(), {"command": "magnate train"})
    assert read_weights(tmp_path / "w.json", Small) == small()


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"bias": [1.0]}, "bias"),
        ({"bias": [1.0, "two"]}, "bias"),
        ({"first": [[1.0, 2.0, 3.0]]}, "first"),
        ({"whole": [1, 2.5]}, "whole must be .* whole numbers"),
        ({"whole": [1, True]}, "whole must be .* whole numbers"),
        ({"more": [1.0]}, "expected the weights first, bias, whole"),
    ],
)
def test_weights_that_do_not_fit_are_named(
    tmp_path: Path, change: dict[str, object], problem: str
) -> None:
    file = tmp_path / "w.json"
    weights = {"first": [[0.0] * 3] * 2, "bias": [0.0] * 2, "whole": [0, 0], **change}
    file.write_bytes(msgspec.json.encode({"about": {}, "weights": weights}))
    with pytest.raises(WeightsError, match=problem):
        read_weights(file, Small)


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"about": {}, "weights": 3}'])
def test_another_kind_of_file_is_named(tmp_path: Path, text: str) -> None:
    file = tmp_path / "w.json"
    file.write_text(text)
    with pytest.raises(WeightsError, match=r"w\.json"):
        read_weights(file, Small)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match=r"none\.json"):
        read_weights(tmp_path / "none.json", Small)


def test_the_learned_weights_can_be_read() -> None:
    assert any(weight != 0 for row in learned_net().hidden_weights for weight in row)
