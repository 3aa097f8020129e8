"""How rules are compiled: all numba-specific code.

By default numba optimises every function and generates machine code for it. Rules that only rules
call end up inlined into entries, so that work would be wasted. Here they are only typed and
lowered, and an entry links everything it reaches and optimises it once.
See docs/decisions/0001-kernel.md.

This relies on numba's internals, which any release may change. If they have changed, numba's own
compiler is used instead: the results are the same, but compiling takes several times as long.
"""

from __future__ import annotations

import logging
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, Final, NamedTuple

from typing_extensions import override

TESTED_NUMBA: Final = "0.68."
"""The release whose internals this file was tested with."""

_logger = logging.getLogger(__name__)


class _Compilers(NamedTuple):
    entry: Any
    rule: Any


def dispatcher(
    function: FunctionType, *, is_entry: bool, inlined: bool, checked: bool, cached: bool
) -> Any:
    """Return a function that is compiled when it is first called."""
    compilers = _own_compilers()
    return _dispatcher(
        function, compilers, is_entry=is_entry, inlined=inlined, checked=checked, cached=cached
    )


def _dispatcher(
    function: FunctionType,
    compilers: _Compilers | None,
    *,
    is_entry: bool,
    inlined: bool,
    checked: bool = False,
    cached: bool = False,
) -> Any:
    import numba

    options: dict[str, Any] = {} if is_entry else {"no_cpython_wrapper": True}
    if not is_entry:
        options["forceinline"] = inlined
    if compilers is not None:
        options["pipeline_class"] = compilers.entry if is_entry else compilers.rule
    made = numba.njit(
        function,
        cache=cached,
        nogil=True,
        boundscheck=checked,
        error_model="python" if checked else "numpy",
        no_cfunc_wrapper=True,
        **options,
    )
    _take_wide_numbers(made)
    return made


def _take_wide_numbers(dispatcher: Any) -> None:
    """Make a function take every integer as 64 bits, so that numba compiles it only once.

    numba would compile it again for each combination of widths: a literal, a field of 16 bits and
    a boolean are three types.
    """
    from numba import types
    from numba.core.errors import NumbaExperimentalFeatureWarning

    def widened(kind: Any) -> Any:
        return types.int64 if isinstance(kind, types.Integer | types.Boolean) else kind

    compile_for = dispatcher.compile

    def compile_once(kinds: Any) -> Any:
        wide = tuple(map(widened, kinds))
        known = dispatcher.overloads.get(wide)
        if known:
            return known.entry_point
        with warnings.catch_warnings():
            # If a rule is compiled for a schema and then for one that extends it, numba considers
            # the first version and warns, but still picks the exact one.
            warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
            return compile_for(wide)

    dispatcher.compile = compile_once


@contextmanager
def numba_cache(directory: Path | None) -> Iterator[None]:
    """Cache the machine code of the functions decorated in the block in a directory."""
    import numba

    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(directory) if directory else before
    try:
        yield
    finally:
        numba.config.CACHE_DIR = before


@cache
def compile_primitives(
    say: Callable[..., None], clone: Callable[..., None], *, log_rows: int
) -> None:
    """Define for numba how `say` and `clone` work on records.

    `say` is lowered by hand: as an overload it would be compiled for every number of arguments.
    """
    from numba.core import types
    from numba.extending import lower_builtin, overload, type_callable

    @type_callable(say)  # type: ignore[untyped-decorator]
    def _type_say(context: Any) -> Any:
        return lambda s, kind, seat, a=0, b=0, c=0, d=0, e=0, f=0, g=0: types.none

    def written(s, kind, seat, a, b, c, d, e, f, g):  # type: ignore[no-untyped-def]
        if s.log_length < log_rows:
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
        s.log_length += 1  # also beyond the last row: `take_events` reports the overflow

    @lower_builtin(say, types.Record, types.VarArg(types.Any))  # type: ignore[attr-defined, untyped-decorator]
    def _lower_say(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        record, *kinds = signature.args
        # Without a log nothing is generated, so events cost nothing in search and training.
        if "log" in record.fields:
            (width,) = record.fields["log"].type.shape[1:]
            numbers = [
                context.cast(builder, value, kind, types.int64)
                for value, kind in zip(values[1:], kinds, strict=True)
            ]
            numbers += [context.get_constant(types.int64, 0)] * (width - len(numbers))
            wide = types.none(record, *[types.int64] * width)
            context.compile_internal(builder, written, wide, [values[0], *numbers])
        return context.get_dummy_value()

    @overload(clone)
    def _clone(states, to, source):  # type: ignore[no-untyped-def]
        def copied(states, to, source):  # type: ignore[no-untyped-def]
            states[to] = states[source]

        return copied


@cache
def _own_compilers() -> _Compilers | None:
    """Return the compilers of this file, or None if numba's internals have changed."""
    import numba

    try:
        compilers = _Compilers(_entry_compiler(), _rule_compiler())
        if not numba.__version__.startswith(TESTED_NUMBA):
            _try_out(compilers)
    except Exception as error:  # noqa: BLE001 - changed internals may fail in any way
        _logger.warning(
            "FAST COMPILING IS UNAVAILABLE: Magnate uses internals that numba %s changed (%s: %s). "
            "Rules are compiled by numba's own compiler, which takes several times as long. "
            "Install numba %s*",
            numba.__version__,
            type(error).__name__,
            error,
            TESTED_NUMBA,
        )
        return None
    return compilers


def _try_out(compilers: _Compilers) -> None:
    """Compile an entry that calls a rule, which calls another rule; raise if that fails."""
    innermost = FunctionType(_doubled.__code__, {}, "innermost")
    scope = {"_doubled": _dispatcher(innermost, compilers, is_entry=False, inlined=True)}
    inner = FunctionType(_doubled_and_one.__code__, scope, "inner")
    scope = {"_doubled_and_one": _dispatcher(inner, compilers, is_entry=False, inlined=False)}
    entry = FunctionType(_sum_of_both.__code__, scope, "entry")
    answer = _dispatcher(entry, compilers, is_entry=True, inlined=False)(3, 4)
    if answer != 16:
        raise ValueError(f"a trial returned {answer} instead of 16")


def _doubled(n: int) -> int:
    return n + n


def _doubled_and_one(n: int) -> int:
    return _doubled(n) + 1


def _sum_of_both(a: int, b: int) -> int:
    return _doubled_and_one(a) + _doubled_and_one(b)


def _use_library(compiler: Any, library: Any) -> None:
    """Make a compiler put its code into a library of the given class."""
    state = compiler.state
    state.library = library(state.targetctx.codegen(), state.func_id.func_qualname)
    state.library.enable_object_caching()


@cache
def _entry_compiler() -> Any:
    """Return the compiler for functions that Python calls: numba's own, with all rules linked."""
    from numba.core.codegen import JITCodeLibrary
    from numba.core.compiler import Compiler

    class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
        def finalize(self) -> None:
            self._linking_libraries[:] = _all_reached(self._linking_libraries)
            super().finalize()

    class EntryCompiler(Compiler):  # type: ignore[misc]
        def define_pipelines(self) -> Any:
            _use_library(self, EntryLibrary)
            return super().define_pipelines()

    return EntryCompiler


def _all_reached(libraries: list[Any]) -> list[Any]:
    """Return libraries together with everything that rules among them call."""
    reached = list(dict.fromkeys(libraries))
    for library in reached:  # the list grows during the loop
        if isinstance(library, _rule_library()):
            reached += [each for each in dict.fromkeys(library.called) if each not in reached]
    return reached


@cache
def _rule_library() -> Any:
    from numba.core.codegen import JITCodeLibrary

    class WithoutEnvironment:
        def __init__(self, codegen: Any) -> None:
            self._codegen = codegen

        def set_env(self, name: str, environment: Any) -> None:
            """Do nothing: a rule has no machine code that could use an environment."""

        def __getattr__(self, name: str) -> Any:
            return getattr(self._codegen, name)

    class RuleLibrary(JITCodeLibrary):  # type: ignore[misc]
        @property
        def codegen(self) -> Any:
            return WithoutEnvironment(self._codegen)

        @property
        def called(self) -> list[Any]:
            return list(self._linking_libraries)

        def get_pointer_to_function(self, name: str) -> int:
            self._ensure_finalized()
            return 0

        def finalize(self) -> None:
            self._finalized = True

        def _optimize_functions(self, module: Any) -> None:
            """Simplify only the rule; numba would also process functions that it only declares."""
            module.data_layout = self._codegen._data_layout
            for function in module.functions:
                if not function.is_declaration:
                    passes, builder = self._codegen._function_pass_manager()
                    passes.run(function, builder)

    return RuleLibrary


@cache
def _rule_compiler() -> Any:
    """Return the compiler for rules that only rules call.

    It skips the passes that rules never need: closures, rewriting of array expressions,
    reference counts. Those would take a third of the time.
    """
    from numba.core.compiler import CompilerBase, Flags

    library, passes = _rule_library(), _rule_passes()
    same_hash = hash(Flags())

    class RuleFlags(Flags):  # type: ignore[misc]
        """Flags that compare quickly: numba uses them as a key in thousands of lookups."""

        def copy(self) -> Any:
            return self

        @override
        def __hash__(self) -> int:
            return same_hash

        @override
        def __eq__(self, other: object) -> bool:
            return self is other or super().__eq__(other)

    flags_by_name: dict[str, RuleFlags] = {}

    class RuleCompiler(CompilerBase):  # type: ignore[misc]
        def define_pipelines(self) -> Any:
            _use_library(self, library)
            return [passes]

        def _compile_core(self) -> Any:
            flags = self.state.flags
            self.state.flags = flags_by_name.setdefault(flags.get_mangle_string(), RuleFlags(flags))
            return super()._compile_core()

    return RuleCompiler


@cache
def _rule_passes() -> Any:
    from numba.core import typed_passes, untyped_passes
    from numba.core.compiler_machinery import PassManager, _pass_registry

    class RulePasses(PassManager):  # type: ignore[misc]
        def run(self, state: Any) -> None:
            """Run all passes, without the events that numba sends to listeners for each."""
            for step, _ in self.passes:
                _pass_registry.get(step).pass_inst.run_pass(state)
                if step is typed_passes.NopythonTypeInference:
                    # Rows of records have no reference count, so no code is generated to keep one;
                    # types that need a count are rejected from here on.
                    state.targetctx.enable_nrt = False

    passes = RulePasses("rule")
    for step in (
        untyped_passes.TranslateByteCode,
        untyped_passes.FixupArgs,
        untyped_passes.IRProcessing,
        untyped_passes.ReconstructSSA,
        typed_passes.NopythonTypeInference,
        typed_passes.PreLowerStripPhis,
        typed_passes.NoPythonSupportedFeatureValidation,
        typed_passes.NativeLowering,
        typed_passes.NoPythonBackend,
    ):
        passes.add_pass(step)
    passes.finalize()
    return passes
