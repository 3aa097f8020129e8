"""Settings for all tests.

Hypothesis draws the same examples every time, except in `make soak`. numpy uses one thread: tests
run in parallel, and its threads would wait for each other.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from hypothesis import HealthCheck, settings

# The first example of a compiled run may wait for the compiler.
settings.register_profile(
    "default", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "soak", settings.get_profile("default"), derandomize=False, max_examples=2000
)
settings.load_profile("default")
