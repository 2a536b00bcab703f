"""The Swift sources made from the English messages: `Phrase`, the functions of `Sentence`, and the English table."""

import languages
import series
import table
from messages import Argument, Select, Tag, UnitName

HEADER = "// Made by tools/words from Words/en: change the messages there, then run `make words`.\n// swift-format-ignore-file\n"
TYPES = {
    "number": "Int",
    "spoons": "consuming SpoonCount",
    "tasks": "consuming TaskNames",
    "unit": "consuming UnitOfEnergy",
    "text": "consuming String",
    "tag": "consuming MarkupTag",
}
KEYWORDS = {"default", "in", "is", "as", "for", "repeat", "where", "let", "var", "self", "init", "case", "switch", "return", "if", "else"}


def name(key):
    """settings-text-size → settingsTextSize."""
    first, *rest = key.split("-")
    return first + "".join(word[:1].upper() + word[1:] for word in rest)


def quoted(identifier):
    """The identifier, in backticks if it is a keyword of Swift."""
    return f"`{identifier}`" if identifier in KEYWORDS else identifier


def shown(parts):
    """The message as it is written in Fluent, on one line, for a comment."""
    told = ""
    for part in parts:
        match part:
            case str():
                # Of several lines, the first says which message it is.
                told += part.split("\n")[0]
            case Argument():
                told += f"{{ ${part.name} }}"
            case UnitName():
                told += f"{{ UNIT(${part.name}) }}"
            case Tag():
                told += f"<{'' if part.begins else '/'}{part.name}>"
            case Select():
                told += f"{{ ${part.name} -> " + " ".join(f"[{key}] {shown(inside)}" for key, inside in part.variants) + " }"
    return told


def phrases(english):
    """The enum of the messages into which nothing is put."""
    lines = [HEADER, "/// A text of the interface into which nothing is put. The number is its place in every table.", "public enum Phrase: UInt16, CaseIterable, Sendable {"]
    for message in table.ordered(english):
        if message.is_plain:
            lines += [f"    /// {shown(message.parts)}", f"    case {quoted(name(message.key))}"]
    return "\n".join(lines + ["}", "", *phrase_series(english)])


def phrase_series(english):
    """Where each series begins among the phrases."""
    lines = ["extension PhraseSeries {"]
    places = [series.place(message.key) for message in table.ordered(english)]
    for one, (begin, end) in series.SERIES.items():
        names = [name for its, name in places if its == one]
        if names:
            first = places.index((one, names[0]))
            lines += [f"    /// {begin}…{end}", f"    static var {one}: PhraseSeries {{ PhraseSeries(first: {first}, count: {len(names)}) }}"]
    return [*lines, "}", ""]


def sentences(english):
    """The functions that make the other messages, each with its arguments."""
    lines = [HEADER, "extension Sentence {"]
    for number, message in enumerate(table.ordered(english)):
        if message.is_plain:
            continue
        taken = ", ".join(f"{quoted(name(argument))}: {TYPES[kind]}" for argument, kind in message.arguments.items())
        given = ", ".join(f".{kind}({quoted(name(argument))})" for argument, kind in message.arguments.items())
        lines += [
            *([""] if len(lines) > 2 else []),
            f"    /// {shown(message.parts)}",
            f"    @inline(never)\n    package static func {quoted(name(message.key))}({taken}) -> Sentence {{",
            f"        Sentence(number: {number}, [{given}])",
            "    }",
        ]
    return "\n".join(lines + ["}", ""])


def escaped(told):
    """A line, given as bytes, as it stands in a literal with three quotation marks."""
    text = told.decode().replace("\\", "\\\\").replace('"', '\\"')
    return "".join(f"\\u{{{ord(character):x}}}" if ord(character) < 0x20 or ord(character) == 0x7F else character for character in text)


def english_table(english):
    """The table that every build has: how long it is, its fingerprint, the messages."""
    return "\n".join(
        [
            HEADER,
            "extension Catalog {",
            "    /// How many messages a table has.",
            f"    static let messages = {len(english)}",
            "",
            "    /// A table with another one belongs to another release.",
            f'    static let fingerprint: StaticString = "{table.fingerprint(english).decode()}"',
            "}",
            "",
            *literal("englishTable", english, lambda message: not message.is_servers),
            "",
        ]
    )


def servers_english_table(english):
    """The messages that only pages of the server say, which a browser does not load."""
    lines = literal("serversEnglishTable", english, lambda message: message.is_servers)
    return "\n".join([HEADER, "#if !hasFeature(Embedded)", *lines, "#endif", ""])


def literal(name, english, says):
    """A table in the source, a line for each entry. Messages that it does not say are empty."""
    told = table.entries("en", english, {message.key: message for message in english if says(message)})
    lines = [escaped(entry) for entry in [table.head(english), *told]]
    # The last line feed of a literal is not part of it: that of the table needs an empty line.
    body = "\n".join("        " + line if line else "" for line in [*lines, ""])
    return [
        "extension Catalog {",
        "    /// What languages say of themselves, then the messages.",
        f'    static let {name}: StaticString = """',
        body,
        '        """',
        "}",
    ]


def facts():
    """Where each text that a language says of itself stands in a table."""
    lines = [HEADER, "/// What a language says of itself: the place of each text in every table, before the messages.", "enum LanguageFact {"]
    at = 0
    for place, count in languages.PLACES:
        lines.append(f"    static let {place} = {at}" if count == 1 else f"    static let {place} = {at}..<{at + count}")
        at += count
    return "\n".join([*lines, f"    static let count = {at}", "}", ""])


# In per cent. A language of which less is translated is not offered.
LEAST_TRANSLATED = 60


def languages_spoken(shares):
    """The languages to choose from, English first, the others by their own names. `shares` are per cent translated, by tag."""
    spoken = sorted((tag for tag in shares if shares[tag] >= LEAST_TRANSLATED), key=lambda tag: (tag != "en", languages.own_name(tag).casefold()))
    lines = [HEADER, "extension Language {", "    /// The languages to choose from.", "    static let all: [Language] = ["]
    for tag in spoken:
        is_read = str(tag in languages.READ).lower()
        lines.append(f'        Language(tag: "{tag}", name: "{languages.own_name(tag)}", share: {shares[tag]}, isRead: {is_read}),')
    return "\n".join([*lines, "    ]", "}", ""])
