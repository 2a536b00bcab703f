"""Random numbers that can be repeated.

- `SEED` unset, or `SEED=source`: the seed below, so that every run of `make test` does the same. CI sets `source`.
- `SEED=<number>`: repeats a run.
- `SEED=new`: a seed is drawn for the whole run and named in its summary (`make fuzz` and `make test-all` set it).
- `HISTORIES=20000`: everything random is tried ten times as often; the Swift tests read the same variable.
"""

import os
import random

import pytest

USUAL_SEED = "20261123"
"""Any number would do: tests cover what they claim under each."""


def draw_seed():
    """Where `SEED=new` is asked for, puts a number in its place, also for processes that are started later."""
    if os.environ.get("SEED") == "new":
        os.environ["SEED"] = str(random.SystemRandom().getrandbits(63))


def seed():
    chosen = os.environ.get("SEED")
    return USUAL_SEED if chosen in (None, "", "source") else chosen


def seeded():
    print(f"SEED={seed()}")
    return random.Random(seed())


def rounds(usually):
    """How often to do something: `usually`, scaled by `HISTORIES`."""
    return max(usually * int(os.environ.get("HISTORIES", "2000")) // 2000, 1)


def short_and_long(short, long):
    """Parametrizes a test by `count`: a short form for every run and a long one for the exhaustive run."""
    return pytest.mark.parametrize("count", [
        pytest.param(rounds(short), id="short", marks=pytest.mark.short),
        pytest.param(rounds(long), id="long", marks=pytest.mark.exhaustive),
    ])


def only_long(count):
    """Parametrizes a test by `count`: a long form, for which only the exhaustive run has the time."""
    return pytest.mark.parametrize("count", [pytest.param(rounds(count), marks=pytest.mark.exhaustive)], ids=["long"])


def shuffled(rng, kinds, count):
    """`count` of these kinds in random order: at least one of each, and each as often as it stands in `kinds`, give or take one."""
    count = max(count, len(kinds))
    drawn = [*kinds] * (count // len(kinds)) + rng.sample(kinds, count % len(kinds))
    rng.shuffle(drawn)
    return drawn
