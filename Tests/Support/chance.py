"""Chance that can be had again: `SEED=…` repeats what went wrong, `HISTORIES=20000` tries everything ten times as often as usual."""

import os
import random


def seeded():
    seed = os.environ.get("SEED") or str(random.getrandbits(63))
    print(f"SEED={seed}")
    return random.Random(seed)


def rounds(usually):
    """How often to do something; the Swift tests go by the same word."""
    return max(usually * int(os.environ.get("HISTORIES", "2000")) // 2000, 1)
