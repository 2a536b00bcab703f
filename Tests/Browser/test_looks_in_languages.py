"""How every page looks on the narrowest phone in languages with long words, with many plural classes, and written from right to left."""

import pytest

from app_pages import NAMES
from looks import Faults, look_at_language
from pseudo_language import STAND_IN

LANGUAGES = ["de", "pl", "ar", STAND_IN]

# The bar has room for nine letters (`Words/en/frame.ftl`), to which the made-up language adds brackets. Heads of columns have soft hyphens.
# The hint in the gallery's field of search stands beside a button that is longer, too.
TOO_LONG = "#bar, .data, #find-words"

IN_EVERY_RUN = ["today", "add-full", "calendar-week", "shared-list"]
"""What `make test` looks at, in the language with the longest texts and in one from right to left; `make test-all` looks at everything."""


def page(language, name):
    is_always = name in IN_EVERY_RUN and language in ("ar", STAND_IN)
    return pytest.param(language, name, marks=() if is_always else pytest.mark.exhaustive)


# By language, so that a worker of pytest-xdist seldom has to change it.
@pytest.mark.parametrize("language, name", [page(language, name) for language in LANGUAGES for name in NAMES])
def test_A4_no_text_is_too_long_for_its_page(pages, language, name):
    faults = Faults()
    try:
        look_at_language(pages.show(name, language).page, language, faults, TOO_LONG if language == STAND_IN else "")
    finally:
        pages.settle(name)
    assert not faults.found, f"\n{faults}"
