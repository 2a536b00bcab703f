"""The compact table of a language, which the planner reads in place (`Sources/Pages/Catalog/CatalogTable.swift`).

A table is text: a line that names its form and its release, then a line for each entry, each with a line feed at its end.

    TSW3 fingerprint (8) ⏎ entry ⏎ entry ⏎ …

The first entries are what a language says of itself; then come the messages. An empty line means that there is no such text.
In a message, what is not text is an operator, which is a control character, with the number of an argument from "0" on behind it.
A choice is such an operator and its variants; each but the last begins with its key, and the last stands for all other numbers.
A text of several lines has carriage returns between them. So a table needs no lengths, which are hard to compress.
"""

import hashlib

import languages
import lines
import pseudo
import series
from messages import CLASSES, Argument, Select, Tag, UnitName

MAGIC = b"TSW3"
PUT, CHOOSE, BEGIN, END, UNIT, CAPITAL, NUMBER, NEXT, LAST = range(1, 10)
BETWEEN_LINES = b"\r"
FIRST = ord("0")
# Keys of choices below this are plural classes.
FIRST_NUMBER = len(CLASSES)


def ordered(messages):
    """Messages in the order of their numbers: first those without arguments, each series of them side by side.

    Otherwise they stay in the order of their files: texts that belong together are alike, and compress better.
    """
    return sorted(messages, key=lambda message: (not message.is_plain, series.place(message.key)))


def fingerprint(english):
    """Two tables with the same fingerprint have the same facts, and the same messages with the same arguments."""
    told = [MAGIC, languages.PLACES] + [(message.key, list(message.arguments.items())) for message in ordered(english)]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:8].encode()


def printable(number):
    assert FIRST + number < 0x7F
    return bytes([FIRST + number])


def encoded(parts, arguments):
    """A message. `arguments` are those of the English one, whose order counts."""
    places = list(arguments)
    told = b""
    for part in parts:
        match part:
            case str():
                told += part.encode()
                continue
            case Argument():
                operator = NUMBER if part.kind == "number" and arguments[part.name] == "spoons" else PUT
            case UnitName():
                operator = CAPITAL if part.is_capital else UNIT
            case Tag():
                operator = BEGIN if part.begins else END
            case Select():
                told += choice(part, arguments)
                continue
        told += bytes([operator]) + printable(places.index(part.name))
    return told


def choice(select, arguments):
    """A choice, with the words that all variants begin or end with before and behind it."""
    before, variants, behind = apart([encoded(inside, arguments) for _, inside in select.variants])
    told = before + bytes([CHOOSE]) + printable(list(arguments).index(select.name))
    for (key, _), body in list(zip(select.variants, variants))[:-1]:
        told += printable(CLASSES.index(key) if isinstance(key, str) else FIRST_NUMBER + key) + body + bytes([NEXT])
    return told + variants[-1] + bytes([LAST]) + behind


def apart(bodies):
    """Whole words that all begin with, the rest of each, and whole words that all end with. Choices inside are left whole."""
    words = [body.split(b" ") for body in bodies]
    if len(bodies) == 1 or any(bytes([CHOOSE]) in body for body in bodies):
        return b"", bodies, b""
    shortest = min(len(body) for body in words)
    begin = alike(words, range(shortest - 1))
    end = alike(words, range(-1, begin - shortest, -1))
    before = b"".join(word + b" " for word in words[0][:begin])
    behind = b"".join(b" " + word for word in words[0][len(words[0]) - end :])
    return before, [b" ".join(body[begin : len(body) - end]) for body in words], behind


def alike(words, places):
    """At how many of these places, from the first on, all texts have the same word."""
    count = 0
    for place in places:
        if len({body[place] for body in words}) > 1:
            break
        count += 1
    return count


def entries(tag, english, messages):
    """Everything in the table. `messages` by key; one that is missing is empty."""
    told = list(pseudo.facts() if tag == pseudo.TAG else languages.facts(tag))
    for message in ordered(english):
        own = messages.get(message.key)
        if own and series.holds_lines(message.key):
            told.append(BETWEEN_LINES.join(line.encode() for line in lines.indented(own)))
        else:
            told.append(encoded(own.parts, message.arguments) if own else b"")
    return told


def head(english):
    return MAGIC + fingerprint(english)


def joined(english, told):
    assert not any(b"\n" in entry for entry in told)
    return b"".join(line + b"\n" for line in [head(english), *told])


def table(tag, english, messages):
    whole = joined(english, entries(tag, english, messages))
    whole.decode()
    return whole


def of_servers(english, messages):
    """The messages that only pages of the server say, in a table of their own: browsers need not load them."""
    says = {message.key for message in english if message.is_servers}
    told = entries("en", english, {key: own for key, own in messages.items() if key in says})
    return joined(english, [b""] * languages.COUNT + told[languages.COUNT :])


def of_browsers(tag, english, messages):
    """The table of a language without the messages that only pages of the server say."""
    says = {message.key for message in english if not message.is_servers}
    return table(tag, english, {key: own for key, own in messages.items() if key in says})
