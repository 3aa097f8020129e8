"""Write what names look like (`magnate/play/confusables.txt`) from Unicode's file.

    .venv/bin/python -m tools.confusables confusables.txt

The file is https://www.unicode.org/Public/security/latest/confusables.txt. Skeletons change with
it, so a migration must then empty the table `account_names`, which a server fills when it starts.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path

from magnate.play.names import DATA

_VERSION = re.compile(r"^# Version: (\S+)", re.MULTILINE)
_HEAD = """\
# Characters that look alike: a prototype, then the characters that are replaced by it.
# Unicode {version}, UTS #39; written by tools/confusables.py. See NOTICE.md for the licence.
"""


def compact(text: str) -> str:
    """Return Unicode's file with one line for each prototype."""
    version = _VERSION.search(text)
    if version is None:
        raise ValueError("this is not Unicode's confusables.txt")
    looks: dict[str, list[str]] = defaultdict(list)
    for line in text.removeprefix("\ufeff").splitlines():
        fields = line.partition("#")[0].split(";")
        if len(fields) == 3:
            looks[fields[1].strip()].append(fields[0].strip())
    lines = (f"{prototype};{' '.join(sorted(same))}\n" for prototype, same in sorted(looks.items()))
    return _HEAD.format(version=version[1]) + "".join(lines)


def main(path: Path) -> None:
    """Write the data file."""
    DATA.write_text(compact(path.read_text(encoding="utf-8")), encoding="ascii")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
