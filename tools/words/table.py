"""The compact tables of a language, which the planner reads in place (`Sources/Pages/Catalog/CatalogTable.swift`).

A table is text: a line that names its form, then a line for each entry, each with a line feed at its end.

    TSW4 ⏎ entry ⏎ entry ⏎ …

The first entries are what a language says of itself. Then come the messages into which nothing is put, and then the others, the last one
first: they are counted from the end. So no message has a number that another one could move. An empty line means that there is no such
text. What only pages of the server say is in a second table, without what the language says of itself.
In the files for browsers and servers, `tools/stamp-words` adds a mark of the release to the first line.

In a message, what is not text is an operator, which is a control character, with the number of an argument from "0" on behind it.
A choice is such an operator and its variants; each but the last begins with its key, and the last stands for all other numbers.
A text of several lines has carriage returns between them. So a table needs no lengths, which are hard to compress.
"""

import languages
import lines
import pseudo
import series
from messages import CLASSES, Argument, Select, Tag, UnitName

MAGIC = b"TSW4"
PUT, CHOOSE, BEGIN, END, UNIT, CAPITAL, NUMBER, NEXT, LAST = range(1, 10)
BETWEEN_LINES = b"\r"
FIRST = ord("0")
# Keys of choices below this are plural classes.
FIRST_NUMBER = len(CLASSES)


def phrases(english):
    """The messages without arguments in the order of their lines: those of the server at the end, each series side by side.

    Otherwise they stay in the order of their files: texts that belong together are alike, and compress better.
    """
    own = [message for message in english if message.is_plain]
    return sorted(own, key=lambda message: (message.is_servers, series.place(message.key)))


def sentences(english):
    """The messages with arguments, those of the server at the end."""
    own = [message for message in english if not message.is_plain]
    return sorted(own, key=lambda message: message.is_servers)


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
    for (key, _), body in list(zip(select.variants, variants, strict=True))[:-1]:
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


def entries(english, messages):
    """The lines of English messages in a language. `messages` by key; one that is missing is empty."""
    told = []
    for message in [*phrases(english), *reversed(sentences(english))]:
        own = messages.get(message.key)
        if own and series.holds_lines(message.key):
            told.append(BETWEEN_LINES.join(line.encode() for line in lines.indented(own)))
        else:
            told.append(encoded(own.parts, message.arguments) if own else b"")
    return told


def joined(told):
    assert not any(b"\n" in entry for entry in told)
    whole = b"".join(line + b"\n" for line in [MAGIC, *told])
    whole.decode()
    return whole


def of_browsers(tag, english, messages):
    """The table of a language without the messages that only pages of the server say."""
    facts = list(pseudo.facts() if tag == pseudo.TAG else languages.facts(tag))
    return joined([*facts, *entries([message for message in english if not message.is_servers], messages)])


def of_servers(english, messages):
    """The messages that only pages of the server say."""
    return joined(entries([message for message in english if message.is_servers], messages))
