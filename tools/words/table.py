"""The compact table of a language, which the planner reads in place (`Sources/Pages/Catalog/CatalogTable.swift`).

    "TSW2" · fingerprint (8) · number of entries (3) · their lengths (2 each) · entries

The first entries are what a language says of itself; then come the messages. A length of 0 means that there is no such text.
Numbers are 7 bits a byte, the lowest first, so that a table is valid UTF-8 from its beginning to its end.
Of control characters, a text has only line feeds.
"""

import hashlib

import languages
import lines
import pseudo
import series
from messages import CLASSES, Argument, Select, Tag, UnitName

MAGIC = b"TSW2"
PUT, CHOOSE, BEGIN, END, UNIT, CAPITAL, NUMBER = range(1, 8)
# Keys of choices below this are plural classes.
FIRST_NUMBER = len(CLASSES)


def ordered(messages):
    """Messages in the order of their numbers: first those without arguments, each series of them side by side."""
    return sorted(messages, key=lambda message: (not message.is_plain, series.order(message.key)))


def fingerprint(english):
    """Two tables with the same fingerprint have the same facts, and the same messages with the same arguments."""
    told = [languages.PLACES] + [(message.key, list(message.arguments.items())) for message in ordered(english)]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:8].encode()


def seven(number, count):
    assert number < 1 << 7 * count
    return bytes(number >> 7 * place & 0x7F for place in range(count))


def encoded(parts, arguments):
    """A message. `arguments` are those of the English one, whose order counts."""
    places = list(arguments)
    told = b""
    for part in parts:
        match part:
            case str():
                told += part.encode()
            case Argument():
                is_number = part.kind == "number" and arguments[part.name] == "spoons"
                told += bytes([NUMBER if is_number else PUT, places.index(part.name)])
            case UnitName():
                told += bytes([CAPITAL if part.is_capital else UNIT, places.index(part.name)])
            case Tag():
                told += bytes([BEGIN if part.begins else END, places.index(part.name)])
            case Select():
                bodies = [encoded(inside, arguments) for _, inside in part.variants]
                told += bytes([CHOOSE, places.index(part.name), len(bodies)])
                for (key, _), body in zip(part.variants, bodies):
                    number = CLASSES.index(key) if isinstance(key, str) else FIRST_NUMBER + key
                    told += bytes([number]) + seven(len(body), 2)
                told += b"".join(bodies)
    return told


def entries(tag, english, messages):
    """Everything in the table. `messages` by key; one that is missing is empty."""
    told = list(pseudo.facts() if tag == pseudo.TAG else languages.facts(tag))
    for message in ordered(english):
        own = messages.get(message.key)
        if own and series.holds_lines(message.key):
            told.append(lines.indented(own).encode())
        else:
            told.append(encoded(own.parts, message.arguments) if own else b"")
    return told


def head(english, told):
    return MAGIC + fingerprint(english) + seven(len(told), 3) + b"".join(seven(len(entry), 2) for entry in told)


def table(tag, english, messages):
    told = entries(tag, english, messages)
    whole = head(english, told) + b"".join(told)
    whole.decode()
    return whole
