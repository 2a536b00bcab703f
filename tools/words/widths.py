"""How wide a text is on the screen, from the widths of its letters (widths.tsv)."""

import functools
import unicodedata
from pathlib import Path

TABLE = Path(__file__).parent / "widths.tsv"
# A letter that is not in the table is as wide as a wide one that is; those of China, Japan and Korea are squares.
UNKNOWN, SQUARE = "m", 1000
LAM, ALEFS = "\u0644", "\u0622\u0623\u0625\u0627"


@functools.cache
def table():
    """Widths in thousandths of the text size by letter, each by weight."""
    lines = [line for line in TABLE.read_text().splitlines() if not line.startswith("#")]
    rows = (line.split("\t") for line in lines)
    return {chr(int(code, 16)): dict(zip((400, 550, 600, 700), map(int, found), strict=True)) for code, *found in rows}


@functools.cache
def forms():
    """The forms of Arabic letters by letter (or pair of letters that are written as one) and kind."""
    found = {}
    for code in range(0xFE80, 0xFEFD):
        kind, *letters = unicodedata.decomposition(chr(code)).split()
        found["".join(chr(int(letter, 16)) for letter in letters), kind] = chr(code)
    return found


def shaped(text):
    """Arabic letters in the form that they have beside their neighbours; marks above and below take no room."""
    text = "".join(letter for letter in text if unicodedata.category(letter) not in ("Mn", "Cf"))
    found, joins_before, at = "", False, 0
    while at < len(text):
        pair = text[at : at + 2]
        letters = pair if pair[0] == LAM and pair[1:] and pair[1] in ALEFS else text[at]
        following = text[at + len(letters) : at + len(letters) + 1]
        joins_after = (letters, "<initial>") in forms() and (following, "<final>") in forms()
        joins_before = joins_before and (letters, "<final>") in forms()
        kind = {(0, 0): "<isolated>", (0, 1): "<initial>", (1, 0): "<final>", (1, 1): "<medial>"}[joins_before, joins_after]
        found += forms().get((letters, kind), letters)
        joins_before = joins_after
        at += len(letters)
    return found


def width(text, size, weight):
    """In CSS pixels. Kerning is left out: it makes most texts a little narrower."""
    known = table()
    nearest = min(known[UNKNOWN], key=lambda measured: (measured < weight, abs(measured - weight)))
    return sum(advance(letter, known, nearest) for letter in shaped(text)) * size / 1000


def advance(letter, known, weight):
    if letter not in known and unicodedata.east_asian_width(letter) in "WF":
        return SQUARE
    return known.get(letter, known[UNKNOWN])[weight]
