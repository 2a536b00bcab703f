"""How old a reader has to be for the English texts, by the formula of Flesch and Kincaid (1975): the limits are for tired people."""

import re
import sys

import pyphen
import pytest

from program import ROOT

sys.path.insert(0, str(ROOT / "tools/words"))

import messages
import series

# Years at an American school: a child of eleven is in the sixth.
MOST = 6
# A text of a sentence or two says little about its words, so more is let pass; a shorter one than this is not measured.
MOST_OF_ONE_TEXT, FEWEST_WORDS = 9, 8

SYLLABLES = pyphen.Pyphen(lang="en_US")


def grade(text):
    """The school year for which a text is easy enough."""
    sentences = [sentence for sentence in re.split(r"[.?!]+", text) if sentence.strip()]
    words = re.findall(r"[\w’'-]+", text)
    syllables = sum(len(SYLLABLES.positions(word)) + 1 for word in words)
    return 0.39 * len(words) / len(sentences) + 11.8 * syllables / len(words) - 15.59


def sentences():
    """The texts of the catalog that are whole sentences, by key. The tasks of a template are left out."""
    found = {}
    for file in sorted((ROOT / "Words/en").glob("*.ftl")):
        for key, message in messages.read(file).items():
            text = "".join(said(part) for part in messages.other(message.parts))
            if text.rstrip().endswith((".", "?", "!")) and not series.holds_lines(key):
                found[key] = text
    return found


def said(part):
    """A part as somebody may read it: a word in the place of an argument, and nothing in the place of a tag."""
    match part:
        case str():
            return part
        case messages.Argument() | messages.UnitName():
            return "spoons"
    return ""


def test_the_texts_are_easy_for_a_child_of_eleven():
    assert grade(" ".join(sentences().values())) <= MOST


def test_no_text_is_much_harder_than_the_others():
    long = {key: text for key, text in sentences().items() if len(text.split()) >= FEWEST_WORDS}
    assert {key: text for key, text in long.items() if grade(text) > MOST_OF_ONE_TEXT} == {}


@pytest.mark.parametrize("text, least, most", [
    ("Tick what you want to do today, then press Submit.", 0, 3),
    ("Notifications necessitate authorisation within the corresponding application configuration.", 20, 40),
])  # fmt: skip
def test_long_words_make_a_text_hard(text, least, most):
    assert least <= grade(text) <= most
