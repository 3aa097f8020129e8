"""One source of rules, two speeds: with compiler.py all that knows numba.

A rule is a plain function over numbers: `s.shares[seat][chain]` reads the same whether `s` is a
plain object of lists (interpreted) or a record in a numpy array (compiled). `@rule` and `@entry`
leave the function as it is; `Entry.at(mode)` builds its compiled twin on demand, so that one
process may use both speeds and nothing imports numba until a compiled entry is asked for.

Modes: "interpreted" (plain Python, needs nothing, works in a debugger), "compiled" (numba) and
"checked" (numba with bounds checks). `MAGNATE_KERNEL` names one for the whole process; unset,
tables run interpreted and bulk work runs compiled where numba is installed.
See docs/decisions/0001-kernel.md.
"""

from __future__ import annotations

import functools
import importlib.util
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
from .compiler import entry_compiler, rule_compiler

if TYPE_CHECKING:
    import numpy

Mode = Literal["interpreted", "compiled", "checked"]
MODES: tuple[Mode, ...] = ("interpreted", "compiled", "checked")

F = TypeVar("F", bound=Callable[..., Any])
P = ParamSpec("P")
R = TypeVar("R")
S = TypeVar("S", bound="Schema")


class KernelError(RuntimeError):
    """The kernel cannot run as asked, or a state broke an invariant."""


def has_numba() -> bool:
    """Tell whether compiled modes can be used in this environment."""
    return importlib.util.find_spec("numba") is not None


def requested_mode() -> Mode | None:
    """Return the mode that MAGNATE_KERNEL asks for, or None when it is unset."""
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
    """Return the mode for single games that people look at."""
    return requested_mode() or "interpreted"


def bulk_mode() -> Mode:
    """Return the mode for simulation, search and training."""
    return requested_mode() or ("compiled" if has_numba() else "interpreted")


class _Field(NamedTuple):
    shape: tuple[int, ...]
    bits: int
    kind: Literal["i", "f"] = "i"

    def code(self) -> str:
        """Return numpy's name for such a number."""
        return f"{self.kind}{self.bits // 8}"


def number() -> int:
    """Declare a whole number in a schema."""
    return cast(int, _Field((), 64))


def row(length: int, *, bits: int = 64) -> list[int]:
    """Declare a row of numbers in a schema."""
    return cast(list[int], _Field((length,), bits))


def grid(rows: int, columns: int, *, bits: int = 64) -> Grid:
    """Declare rows of numbers in a schema, indexed `s.name[row][column]`."""
    return cast(Grid, _Field((rows, columns), bits))


def real_row(length: int) -> list[float]:
    """Declare a row of real numbers in a schema; rules of a game have none, values do."""
    return cast(list[float], _Field((length,), 64, "f"))


def real_grid(rows: int, columns: int) -> RealGrid:
    """Declare rows of real numbers in a schema."""
    return cast(RealGrid, _Field((rows, columns), 64, "f"))


# Rows cannot be exchanged: `s.name[0] = s.name[1]` would share a row when interpreted and copy it
# when compiled. `row[:] = other` copies in both.
Grid = tuple[list[int], ...]
RealGrid = tuple[list[float], ...]

LOG_WIDTH = 9
_LOG_ROWS = 512
_LOG = {"log_length": _Field((), 64), "log": _Field((_LOG_ROWS, LOG_WIDTH), 64)}


class Schema:
    """The fields of a state: a plain object here, a numpy record when compiled.

    Subclasses declare fields as class attributes made by `number`, `row` and `grid`. Fields are
    64 bits wide unless said otherwise; a narrow field wraps silently when compiled, so its range
    must be certain.
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
        """Make every field equal to the other's."""
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
        twin = type(self)()
        twin.copy_from(self)
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
    """Return memory for `count` states; with `log`, what rules say is kept until `heard`."""
    if mode == "interpreted":
        states = [schema() for _ in range(count)]
        for state in states:
            state.log = [] if log else None
        return states
    import numpy

    return cast("list[S]", numpy.zeros(count, dtype=_dtype(schema, log=log)))


def table(count: int, width: int, mode: Mode, *, bits: int = 64) -> Grid:
    """Return memory for rows of numbers that a caller wants side by side, such as masks."""
    if mode == "interpreted":
        return tuple([0] * width for _ in range(count))
    import numpy

    return cast(Grid, numpy.zeros((count, width), dtype=f"i{bits // 8}"))


def _dtype(schema: type[Schema], *, log: bool) -> numpy.dtype[Any]:
    import numpy

    # The log comes first: records that only add fields at the end count as the same type to
    # numba, and what is said would be lost in code compiled for the silent one.
    fields = {**(_LOG if log else {}), **schema.fields}
    return numpy.dtype(
        [(name, field.code(), field.shape) for name, field in fields.items()], align=True
    )


def read(schema: type[S], states: list[S], index: int) -> S:
    """Return one state as a plain object: itself when interpreted, a copy when compiled."""
    if isinstance(states, list):
        return states[index]
    record: Any = states[index]
    plain = schema()
    for name, field in schema.fields.items():
        value = record[name].tolist()
        setattr(plain, name, tuple(value) if len(field.shape) == 2 else value)
    return plain


def column(states: list[S], name: str) -> list[Any]:
    """Return one field of all states, as plain numbers or rows of them."""
    if isinstance(states, list):
        return [getattr(state, name) for state in states]
    memory: Any = states
    return cast(list[Any], memory[name].tolist())


def field(states: list[S], index: int, name: str) -> list[int]:
    """Return a row of one state in memory; it stays the same row, whatever is written."""
    if isinstance(states, list):
        return cast(list[int], getattr(states[index], name))
    memory: Any = states
    return cast(list[int], memory[name][index])


def write(states: list[S], index: int, plain: S) -> None:
    """Make one state in memory equal to a plain object."""
    if isinstance(states, list):
        states[index].copy_from(plain)
        return
    record: Any = states[index]
    for name in plain.fields:
        record[name] = getattr(plain, name)


# Primitives: what rules need and cannot write themselves


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
    """Tell whoever listens to this state what happened; nothing where nobody listens."""
    if s.log is not None:
        s.log.append((kind, seat, a, b, c, d, e, f, g))


def clone(states: list[S], to: int, source: int) -> None:
    """Make one state in memory an independent copy of another."""
    states[to].copy_from(states[source])


def heard(states: list[S], index: int) -> list[tuple[int, ...]]:
    """Return what was said since the last call, oldest first, and forget it."""
    if isinstance(states, list):
        said = states[index].log
        if said is None:
            raise KernelError("nobody listens to this memory: allocate it with log=True")
        states[index].log = []
        return said
    record: Any = states[index]
    if "log" not in record.dtype.names:
        raise KernelError("nobody listens to this memory: allocate it with log=True")
    length = int(record["log_length"])
    record["log_length"] = 0
    if length > _LOG_ROWS:
        raise KernelError(f"{length} events in one action: the log holds {_LOG_ROWS}")
    return [tuple(line) for line in record["log"][:length].tolist()]


@functools.cache
def _compile_primitives() -> None:
    """Tell numba how `say` and `clone` work on records.

    `say` is lowered by hand: as an overload it would be compiled for every number of arguments.
    """
    from numba.core import types
    from numba.extending import lower_builtin, overload, type_callable

    @type_callable(say)  # type: ignore[untyped-decorator]
    def _type_say(context: Any) -> Any:
        return lambda s, kind, seat, a=0, b=0, c=0, d=0, e=0, f=0, g=0: types.none

    def written(s, kind, seat, a, b, c, d, e, f, g):  # type: ignore[no-untyped-def]
        if s.log_length < _LOG_ROWS:
            line = s.log[s.log_length]
            line[0] = kind
            line[1] = seat
            line[2] = a
            line[3] = b
            line[4] = c
            line[5] = d
            line[6] = e
            line[7] = f
            line[8] = g
        s.log_length += 1

    @lower_builtin(say, types.Record, types.VarArg(types.Any))  # type: ignore[attr-defined, untyped-decorator]
    def _lower_say(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        record, *kinds = signature.args
        if "log" in record.fields:
            numbers = [
                context.cast(builder, value, kind, types.int64)
                for value, kind in zip(values[1:], kinds, strict=True)
            ]
            numbers += [context.get_constant(types.int64, 0)] * (LOG_WIDTH - len(numbers))
            wide = types.none(record, *[types.int64] * LOG_WIDTH)
            context.compile_internal(builder, written, wide, [values[0], *numbers])
        return context.get_dummy_value()

    @overload(clone)
    def _clone(states, to, source):  # type: ignore[no-untyped-def]
        def copied(states, to, source):  # type: ignore[no-untyped-def]
            states[to] = states[source]

        return copied


_RULES: set[FunctionType] = set()


def rule(function: F) -> F:
    """Mark a function as a rule: it and its callers can be compiled."""
    _RULES.add(cast(FunctionType, function))
    return function


_CALLED: set[FunctionType] = set()


def called_rule(function: F) -> F:
    """Mark a rule that is large and called in many places: compiled, it is not inlined there.

    Inlined everywhere such rules would make compiling take three times as long, and nothing faster.
    """
    _CALLED.add(cast(FunctionType, function))
    return rule(function)


class Entry(Generic[P, R]):
    """A rule function that Python calls, in whatever mode: `apply.at("compiled")(...)`."""

    def __init__(self, function: Callable[P, R]) -> None:
        self.function = function
        self.__doc__ = function.__doc__

    def at(self, mode: Mode) -> Callable[P, R]:
        """Return the function for a mode; compiling happens at its first call."""
        if mode == "interpreted":
            return self.function
        return cast("Callable[P, R]", _compiled(cast(FunctionType, self.function), mode))


def entry(function: Callable[P, R]) -> Entry[P, R]:
    """Mark a function as one that Python calls; each costs compile time, so keep them few.

    An entry is no rule: rules that only rules call have no machine code of their own.
    """
    return Entry(function)


_twins: dict[tuple[FunctionType, Mode], Any] = {}


def _compiled(function: FunctionType, mode: Mode) -> Any:
    if (function, mode) in _twins:
        return _twins[function, mode]
    if not has_numba():
        raise KernelError(f"mode {mode!r} needs numba: install magnate[fast]")
    _compile_primitives()
    directory = cache_directory(cache_key(_sources(function), mode, function.__module__))
    with _numba_cache(directory):
        return _twin(function, mode, cached=directory is not None)


def _callees(function: FunctionType) -> dict[str, FunctionType]:
    """Return the rules a function calls, by the names it calls them."""
    found = {}
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, ModuleType):
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
    import numba

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
        inner = {
            "no_cpython_wrapper": True,
            "forceinline": function not in _CALLED,
            "pipeline_class": rule_compiler(),
        }
        dispatcher = numba.njit(
            twin,
            cache=cached,
            nogil=True,
            boundscheck=mode == "checked",
            error_model="python" if mode == "checked" else "numpy",
            no_cfunc_wrapper=True,
            **(inner if callers else {"pipeline_class": entry_compiler()}),
        )
        _take_wide_numbers(dispatcher)
        _twins[function, mode] = dispatcher
    return _twins[function, mode]


def _take_wide_numbers(dispatcher: Any) -> None:
    """Let a rule take every whole number as 64 bits, so that it is compiled once."""
    from numba import types

    def widened(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.Integer | types.Boolean) else kind

    compile_for = dispatcher.compile

    def compile_once(kinds: Any) -> Any:
        wide = tuple(map(widened, kinds))
        known = dispatcher.overloads.get(wide)
        return known.entry_point if known else compile_for(wide)

    dispatcher.compile = compile_once


def _sources(function: FunctionType) -> set[Path]:
    """Return the files of all rules that a function reaches."""
    reached, waiting = set(), [function]
    while waiting:
        current = waiting.pop()
        if current not in reached:
            reached.add(current)
            waiting.extend(_callees(current).values())
    return {Path(each.__code__.co_filename) for each in reached}


@contextmanager
def _numba_cache(directory: Path | None) -> Iterator[None]:
    """Let numba use a directory for what is decorated inside, and leave its setting as it was."""
    import numba

    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(directory) if directory else before
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before
