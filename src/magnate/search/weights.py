"""Files of learned weights: numbers by name, with a note on their origin."""

from __future__ import annotations

from math import isfinite
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from magnate.kernel import Schema

S = TypeVar("S", bound=Schema)


class WeightsError(ValueError):
    """A file of weights that cannot be used; the text names the file and the problem."""


class WeightsFile(msgspec.Struct):
    """The contents of such a file; `about` describes how the weights were trained."""

    about: dict[str, Any]
    weights: dict[str, Any]


def read_about(path: Path) -> dict[str, Any]:
    """Return the note on the origin of the weights in a file."""
    return _read(path).about


def _read(path: Path) -> WeightsFile:
    try:
        return msgspec.json.decode(path.read_bytes(), type=WeightsFile)
    except (OSError, msgspec.MsgspecError) as error:
        raise WeightsError(f"{path.name}: {error}") from None


def read_weights(path: Path, schema: type[S]) -> S:
    """Return the weights in a file as the kernel stores them."""
    file = _read(path)
    if set(file.weights) != set(schema.fields):
        raise WeightsError(f"{path.name}: expected the weights {', '.join(schema.fields)}")
    net = schema()
    for name, field in schema.fields.items():
        value = file.weights[name]
        if not _fits(value, field.shape, float if field.kind == "f" else int):
            kind = "real" if field.kind == "f" else "whole"
            raise WeightsError(f"{path.name}: {name} must be {field.shape} {kind} numbers")
        setattr(net, name, tuple(value) if len(field.shape) == 2 else value)
    return net


def _fits(value: Any, shape: tuple[int, ...], kind: type[float]) -> bool:
    if not shape:
        return type(value) is kind and isfinite(value)
    is_row = isinstance(value, list) and len(value) == shape[0]
    return is_row and all(_fits(each, shape[1:], kind) for each in value)


def write_weights(path: Path, net: Schema, about: dict[str, Any]) -> None:
    """Write weights to a file atomically, real ones rounded to five digits: more would be noise."""
    weights = {
        name: _rounded(getattr(net, name)) if field.kind == "f" else getattr(net, name)
        for name, field in net.fields.items()
    }
    text = msgspec.json.encode(WeightsFile(about, weights))
    unfinished = path.with_suffix(".unfinished")
    unfinished.write_bytes(msgspec.json.format(text, indent=0) + b"\n")
    unfinished.replace(path)


def _rounded(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return [_rounded(each) for each in value]
    return round(float(value), 5)
