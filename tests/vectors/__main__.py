"""Run the vectors of a file: `python -m tests.vectors FILE`."""

import sys

from tests.vectors.runner import main

sys.exit(main(sys.argv[1:]))
