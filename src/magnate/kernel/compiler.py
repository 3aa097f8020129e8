"""How numba compiles rules: only with the steps that rules need, and each rule only once.

numba would optimise every rule and turn it into machine code at each level of calls. Rules that
only rules call are inlined into entries; so they wait here, nearly as they were written, until an
entry links all that it reaches. See docs/decisions/0001-kernel.md.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from typing_extensions import override


def _use_library(compiler: Any, library: Any) -> None:
    """Let a compiler put its code into a library of a kind."""
    state = compiler.state
    state.library = library(state.targetctx.codegen(), state.func_id.func_qualname)
    state.library.enable_object_caching()


@cache
def entry_compiler() -> Any:
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
    """Return libraries, and all that rules among them call."""
    reached = list(dict.fromkeys(libraries))
    for library in reached:  # it grows meanwhile
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
            """Do nothing: there is no machine code that could use it."""

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
            """Tidy the rule; numba does it for what is only declared too, which takes its time."""
            module.data_layout = self._codegen._data_layout
            for function in module.functions:
                if not function.is_declaration:
                    passes, builder = self._codegen._function_pass_manager()
                    passes.run(function, builder)

    return RuleLibrary


@cache
def rule_compiler() -> Any:
    """Return the compiler for rules that only rules call.

    It leaves out what rules have no use for: closures, rewriting of array expressions, counts of
    references. That is a third of the time.
    """
    from numba.core.compiler import CompilerBase, Flags

    same_hash = hash(Flags())

    class RuleFlags(Flags):  # type: ignore[misc]
        """Flags that are quickly compared; numba looks things up by them, many times."""

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
            _use_library(self, _rule_library())
            return [_rule_passes()]

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
            """Take all steps; numba would describe each of them for listeners that we have not."""
            for step, _ in self.passes:
                _pass_registry.get(step).pass_inst.run_pass(state)
                if step is typed_passes.NopythonTypeInference:
                    # Rows of records carry no count, but types are refused that could carry one.
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
