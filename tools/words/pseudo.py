"""A made-up language: English with accents, longer and in brackets. A text on a page that is not so does not come from the catalog."""

import re

import languages
import lines
import series
from messages import Message, Select

TAG = "qps-ploc"
PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
ACCENTED = "ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
PADDING = "ôñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ "


def accented(parts):
    return tuple(
        part.translate(ACCENTS)
        if isinstance(part, str)
        else Select(part.name, tuple((key, accented(inside)) for key, inside in part.variants))
        if isinstance(part, Select)
        else part
        for part in parts
    )


def message(english):
    """The text in brackets, 40 % longer; a short one twice as long, unless there is no room for more letters."""
    if series.holds_lines(english.key):
        told = (lines.STEP * line.level + "".join(longer((line.title,))) + line.marks for line in lines.all_of(english))
        parts = ("\n".join(told),)
    else:
        parts = longer(english.parts, english.most)
    return Message(english.key, parts, english.comment, None, english.place)


def longer(parts, most=None):
    length = sum(len(part) for part in parts if isinstance(part, str))
    more = length if length < 10 else length * 2 // 5
    if most is not None:
        more = max(0, min(more, most - length - 3))
    padding = (PADDING * (more // len(PADDING) + 1))[:more].rstrip()
    return ("[", *accented(parts), f" {padding}]" if padding else "]")


def messages(english):
    return {key: message(one) for key, one in english.items()}


NAMES = ("weekdays", "shortWeekdays", "columnWeekdays", "months", "monthNames", "shortMonths", "am", "pm", "minutes", "hours", "pair", "last")

PATTERNS = ("dates", "datesMonthFirst")
# The words of a pattern.
WORDS = re.compile("'(.*?)'")


def facts():
    """What the language says of itself: as English does, with its names in brackets too."""
    told, at = languages.facts("en"), 0
    for place, count in languages.PLACES:
        for number in range(at, at + count):
            if place in NAMES:
                name = told[number].decode().translate(ACCENTS)
                # Over narrow columns a language with such long names has a letter for each.
                told[number] = f"[{name[:1] if place == 'columnWeekdays' else name}]".encode()
            if place in PATTERNS:
                told[number] = WORDS.sub(lambda word: f"'[{word[1].translate(ACCENTS)}]'", told[number].decode()).encode()
        at += count
    told[0] = TAG.encode()
    return told
