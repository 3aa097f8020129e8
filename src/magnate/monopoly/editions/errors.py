"""What is wrong with an edition, a board or a deck."""


class EditionError(ValueError):
    """An edition that cannot be: `place` is the file or edition, `problem` names the options."""

    def __init__(self, place: str, problem: str) -> None:
        super().__init__(place, problem)
        self.place = place
        self.problem = problem

    def __str__(self) -> str:
        return f"{self.place}: {self.problem}"


def written(value: object) -> str:
    """Return a value as TOML and JSON write it."""
    import json

    text = json.dumps(value, default=str, ensure_ascii=False)
    return text.encode(errors="backslashreplace").decode()  # half characters cannot be printed


def unknown(given: object, known: tuple[str, ...]) -> str:
    """Return that a name means nothing, the nearest one that does, and all that do."""
    from difflib import get_close_matches

    close = get_close_matches(str(given), known, n=1)
    hint = f" (did you mean {close[0]}?)" if close else ""
    return f"{written(given)} is unknown{hint}; known: {', '.join(known)}"
