"""Variants of one test, of which every run tries the first."""

import pytest


def first_of(first, *others):
    """The values of a parameter: the first for `make test`, the others for `make test-all`. A value that is a tuple is several arguments."""
    return [first, *(pytest.param(*(each if isinstance(each, tuple) else (each,)), marks=pytest.mark.exhaustive) for each in others)]
