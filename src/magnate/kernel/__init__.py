"""One source of rules, two speeds.

A rule is a plain function over numbers: `s.shares[seat][chain]` reads the same whether `s` is a
plain object of lists (interpreted) or a record in a numpy array (compiled). There are
two speeds because there are two uses: a table plays one game, must start at once and be easy to
debug; search and training play millions of games, which justifies seconds of compiling. The
interpreted run is also the reference that tests compare compiled code with, field by field.

`@rule` and `@entry` leave the function unchanged. `KernelEntry.at(mode)` builds its compiled twin
on demand, so one process may use both speeds, and nothing imports numba before a compiled entry is
used. All numba-specific code is in compiler.py.

Modes: "interpreted" (plain Python, needs nothing else, works in a debugger), "compiled" (numba) and
"checked" (numba with bounds checks). `MAGNATE_KERNEL` sets one for the whole process. If it is
unset, tables run interpreted, and bulk work runs compiled where numba is installed.
See docs/decisions/0001-kernel.md.
"""

from __future__ import annotations

import functools
import importlib.util
import logging
import os
from collections.abc import Callable
from pathlib import Path
from types import FunctionType, ModuleType
from typing import (
    TYPE_CHECKING,
    Any,
    ClassVar,
    Generic,
    Literal,
    NamedTuple,
    ParamSpec,
    Self,
    TypeVar,
    cast,
)

from typing_extensions import override

from .cache import cache_directory, cache_key
from .compiler import compile_primitives, dispatcher, numba_cache

if TYPE_CHECKING:
    import numpy

Mode = Literal["interpreted", "compiled", "checked"]
MODES: tuple[Mode, ...] = ("interpreted", "compiled", "checked")

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S", bound="Schema")

_logger = logging.getLogger(__name__)


class KernelError(RuntimeError):
    """The requested mode is unavailable, a rule cannot be compiled, or an invariant is broken."""


def has_numba() -> bool:
    """Return whether compiled modes are available."""
    return importlib.util.find_spec("numba") is not None


def requested_mode() -> Mode | None:
    """Return the mode set by MAGNATE_KERNEL, or None if it is unset."""
    name = os.environ.get("MAGNATE_KERNEL", "")
    if not name:
        return None
    if name not in MODES:
        raise KernelError(f"MAGNATE_KERNEL={name!r}: expected one of {', '.join(MODES)}")
    if name != "interpreted" and not has_numba():
        raise KernelError(
            f"MAGNATE_KERNEL={name} needs numba: install magnate[fast], "
            "or unset it to run interpreted"
        )
    return name


def table_mode() -> Mode:
    """Return the mode for single games, as at a table."""
    return requested_mode() or "interpreted"


def bulk_mode() -> Mode:
    """Return the mode for simulation, search and training."""
    if mode := requested_mode():
        return mode
    if has_numba():
        return "compiled"
    _warn_of_slowness()
    return "interpreted"


@functools.cache  # once per process
def _warn_of_slowness() -> None:
    _logger.warning(
        "COMPILED RULES ARE UNAVAILABLE: numba is not installed. Simulation, search and bots run "
        "interpreted, about a hundred times slower. Install it with: pip install 'magnate[fast]'"
    )


class _Field(NamedTuple):
    shape: tuple[int, ...]
    bits: int
    kind: Literal["i", "f"] = "i"

    def code(self) -> str:
        """Return numpy's name for the type."""
        return f"{self.kind}{self.bits // 8}"


def number() -> int:
    """Declare an integer in a schema."""
    return cast(int, _Field((), 64))


def row(length: int, *, bits: int = 64) -> list[int]:
    """Declare a row of integers in a schema."""
    return cast(list[int], _Field((length,), bits))


def grid(rows: int, columns: int, *, bits: int = 64) -> Grid:
    """Declare rows of integers in a schema, indexed `s.name[row][column]`."""
    return cast(Grid, _Field((rows, columns), bits))


def real_row(length: int) -> list[float]:
    """Declare a row of floats in a schema, for value functions; the rules of a game have none."""
    return cast(list[float], _Field((length,), 64, "f"))


def real_grid(rows: int, columns: int) -> RealGrid:
    """Declare rows of floats in a schema."""
    return cast(RealGrid, _Field((rows, columns), 64, "f"))


# A grid is a tuple so that its rows cannot be assigned: `s.name[0] = s.name[1]` would share the row
# when interpreted and copy it when compiled. `row[:] = other` copies in both.
Grid = tuple[list[int], ...]
RealGrid = tuple[list[float], ...]

LOG_WIDTH = 9
_LOG_ROWS = 512
_LOG = {"log_length": _Field((), 64), "log": _Field((_LOG_ROWS, LOG_WIDTH), 64)}


class Schema:
    """The fields of a state: a plain object when interpreted, a numpy record when compiled.

    Subclasses declare fields as class attributes made by `number`, `row` and `grid`. Fields are
    64 bits wide by default. A narrower field wraps silently when compiled, so declare one only if
    the range of its values is certain.
    """

    fields: ClassVar[dict[str, _Field]] = {}
    log: list[tuple[int, ...]] | None

    @override
    def __init_subclass__(cls) -> None:
        own = {name: value for name, value in vars(cls).items() if isinstance(value, _Field)}
        for name in own:
            if hasattr(Schema, name) or name in _LOG:
                raise TypeError(f"{cls.__name__}.{name}: the name is taken by the kernel")
            delattr(cls, name)
        cls.fields = {**cls.fields, **own}

    def __init__(self) -> None:
        for name, field in self.fields.items():
            setattr(self, name, _zeros(field.shape, 0 if field.kind == "i" else 0.0))
        self.log = None

    def copy_from(self, other: Self) -> None:
        """Copy every field from another state."""
        for name, field in self.fields.items():
            value, shape = getattr(other, name), field.shape
            if not shape:
                setattr(self, name, value)
            elif len(shape) == 1:
                getattr(self, name)[:] = value
            else:
                for mine, theirs in zip(getattr(self, name), value, strict=True):
                    mine[:] = theirs

    def copy(self) -> Self:
        """Return an independent state with the same fields."""
        twin = type(self).__new__(type(self))
        for name, field in self.fields.items():
            value, dimensions = getattr(self, name), len(field.shape)
            if dimensions:
                value = value[:] if dimensions == 1 else tuple([row[:] for row in value])
            setattr(twin, name, value)
        twin.log = None
        return twin

    @override
    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and not self.differences(cast(Self, other))

    __hash__ = None  # type: ignore[assignment]

    def differences(self, other: Self) -> list[str]:
        """Name the fields whose values differ, with both values."""
        return [
            f"{name}: {getattr(self, name)} != {getattr(other, name)}"
            for name in self.fields
            if getattr(self, name) != getattr(other, name)
        ]


def _zeros(shape: tuple[int, ...], zero: float) -> Any:
    if not shape:
        return zero
    if len(shape) == 1:
        return [zero] * shape[0]
    return tuple(_zeros(shape[1:], zero) for _ in range(shape[0]))


def allocate(schema: type[S], count: int, mode: Mode, *, log: bool = False) -> list[S]:
    """Return memory for `count` states; with `log`, they keep events for `take_events`."""
    if mode == "interpreted":
        states = [schema() for _ in range(count)]
        for state in states:
            state.log = [] if log else None
        return states
    import numpy

    return cast("list[S]", numpy.zeros(count, dtype=_dtype(schema, log=log)))


def table(count: int, width: int, mode: Mode, *, bits: int = 64) -> Grid:
    """Return memory for rows of integers that are not part of a state, such as legal masks."""
    if mode == "interpreted":
        return tuple([0] * width for _ in range(count))
    import numpy

    return cast(Grid, numpy.zeros((count, width), dtype=f"i{bits // 8}"))


def _dtype(schema: type[Schema], *, log: bool) -> numpy.dtype[Any]:
    import numpy

    # The log comes first: to numba, a record type that only appends fields to another can be cast
    # to it, so states with a log would run the code compiled without one, and events would be lost.
    fields = {**(_LOG if log else {}), **schema.fields}
    return numpy.dtype(
        [(name, field.code(), field.shape) for name, field in fields.items()], align=True
    )


def read(schema: type[S], states: list[S], index: int) -> S:
    """Return one state as a plain object: the state itself when interpreted, else a copy."""
    if isinstance(states, list):
        return states[index]
    record: Any = states[index]
    plain = schema()
    for name, field in schema.fields.items():
        value = record[name].tolist()
        setattr(plain, name, tuple(value) if len(field.shape) == 2 else value)
    return plain


def column(states: list[S], name: str) -> list[Any]:
    """Return one field of all states, as plain numbers or lists."""
    if isinstance(states, list):
        return [getattr(state, name) for state in states]
    memory: Any = states
    return cast(list[Any], memory[name].tolist())


def field(states: list[S], index: int, name: str) -> list[int]:
    """Return a row of one state in memory: a reference, which sees later changes."""
    if isinstance(states, list):
        return cast(list[int], getattr(states[index], name))
    memory: Any = states
    return cast(list[int], memory[name][index])


def write(states: list[S], index: int, plain: S) -> None:
    """Copy a plain object into one state in memory."""
    if isinstance(states, list):
        states[index].copy_from(plain)
        return
    record: Any = states[index]
    for name in plain.fields:
        record[name] = getattr(plain, name)


def say(
    s: Schema,
    kind: int,
    seat: int,
    a: int = 0,
    b: int = 0,
    c: int = 0,
    d: int = 0,
    e: int = 0,
    f: int = 0,
    g: int = 0,
) -> None:
    """Append an event to the state's log, if it has one."""
    if s.log is not None:
        s.log.append((kind, seat, a, b, c, d, e, f, g))


def clone(states: list[S], to: int, source: int) -> None:
    """Copy one state in memory over another."""
    states[to].copy_from(states[source])


def take_events(states: list[S], index: int) -> list[tuple[int, ...]]:
    """Return and clear the events logged since the last call, oldest first."""
    if isinstance(states, list):
        logged = states[index].log
        if logged is None:
            raise KernelError("these states keep no events: allocate them with log=True")
        states[index].log = []
        return logged
    record: Any = states[index]
    if "log" not in record.dtype.names:
        raise KernelError("these states keep no events: allocate them with log=True")
    length = int(record["log_length"])
    record["log_length"] = 0
    if length > _LOG_ROWS:
        raise KernelError(f"{length} events in one action: the log holds {_LOG_ROWS}")
    return [tuple(line) for line in record["log"][:length].tolist()]


_RULES: set[FunctionType] = set()


def rule(function: F) -> F:
    """Mark a function as a rule, so that it is compiled where rules and entries call it."""
    _RULES.add(cast(FunctionType, function))
    return function


_CALLED: set[FunctionType] = set()


def called_rule(function: F) -> F:
    """Mark a large rule with many call sites: compiled, it is called there instead of inlined.

    Inlining such rules everywhere tripled the compile time without making anything faster.
    """
    _CALLED.add(cast(FunctionType, function))
    return rule(function)


class KernelEntry(Generic[P, R]):
    """A function that Python calls in a mode of its choice: `apply.at("compiled")(...)`."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.function = function
        self.__doc__ = function.__doc__

    def at(self, mode: Mode) -> Callable[P, R]:
        """Return the function for a mode; it is compiled at its first call."""
        if mode == "interpreted":
            return self.function
        return cast("Callable[P, R]", _compiled(cast(FunctionType, self.function), mode))


def entry(function: Callable[P, R]) -> KernelEntry[P, R]:
    """Mark a function that Python calls; each one costs compile time, so keep them few.

    An entry is not a rule: no machine code is generated for a rule on its own.
    """
    return KernelEntry(function)


_twins: dict[tuple[FunctionType, Mode], Any] = {}


def _compiled(function: FunctionType, mode: Mode) -> Any:
    if (function, mode) in _twins:
        return _twins[function, mode]
    if not has_numba():
        raise KernelError(f"mode {mode!r} needs numba: install magnate[fast]")
    compile_primitives(say, clone, log_rows=_LOG_ROWS)
    directory = cache_directory(cache_key(_sources(function), mode, function.__module__))
    with numba_cache(directory):
        return _twin(function, mode, cached=directory is not None)


def _callees(function: FunctionType) -> dict[str, FunctionType]:
    """Return the rules a function calls, by the name it uses for each."""
    found = {}
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType):  # rules reached through it would not be replaced by twins
            raise KernelError(f"{function.__qualname__}: import rules by name, not through {name}")
        if isinstance(value, FunctionType) and value in _RULES:
            found[name] = value
    return found


def _twin(
    function: FunctionType,
    mode: Mode,
    *,
    cached: bool = False,
    callers: tuple[FunctionType, ...] = (),
) -> Any:
    """Return the compiled twin of a rule: the same code over the compiled twins of its callees."""
    if function in callers:
        names = " -> ".join(each.__qualname__ for each in (*callers, function))
        raise KernelError(f"rules may not recurse: {names}")
    if (function, mode) not in _twins:
        scope = dict(function.__globals__)
        for called, callee in _callees(function).items():
            scope[called] = _twin(callee, mode, callers=(*callers, function))
        twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__)
        twin.__module__ = function.__module__
        twin.__qualname__ = function.__qualname__
        _twins[function, mode] = dispatcher(
            twin,
            is_entry=not callers,
            inlined=function not in _CALLED,
            checked=mode == "checked",
            cached=cached,
        )
    return _twins[function, mode]


def _sources(function: FunctionType) -> set[Path]:
    """Return the files of all rules that a function calls, directly or not."""
    reached, waiting = set(), [function]
    while waiting:
        current = waiting.pop()
        if current not in reached:
            reached.add(current)
            waiting.extend(_callees(current).values())
    return {Path(each.__code__.co_filename) for each in reached}
