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
    lines = [
        HEADER,
        "/// A text of the interface into which nothing is put. They stand in the order of their lines in every table.",
        "package enum Phrase: UInt16, CaseIterable, Sendable {",
    ]
    own = table.phrases(english)
    for message in own:
        lines += [f"    /// {shown(message.parts)}", f"    case {quoted(name(message.key))}"]
    return "\n".join([*lines, "}", "", *first_of_servers("Phrase", own), "", *phrase_series(own)])


def first_of_servers(enum, own):
    """Where those begin that only pages of the server say."""
    servers = [message for message in own if message.is_servers]
    return servers and [
        f"extension {enum} {{",
        "    /// The first that only pages of the server say.",
        f"    static var firstOfServers: {enum} {{ .{quoted(name(servers[0].key))} }}",
        "}",
    ]


def phrase_series(own):
    """The first and the last message of each series."""
    lines = ["extension PhraseSeries {"]
    for one, (begin, end) in series.SERIES.items():
        names = [name(message.key) for message in own if series.place(message.key)[0] == one]
        if names:
            lines += [f"    /// {begin}…{end}", f"    static var {one}: PhraseSeries {{ PhraseSeries(first: .{names[0]}, last: .{names[-1]}) }}"]
    return [*lines, "}", ""]


def sentences(english):
    """The functions that make the other messages, each with its arguments."""
    own = table.sentences(english)
    cases = [f"    case {quoted(name(message.key))}" for message in own]
    lines = [
        HEADER,
        "/// A message with arguments. They stand in the order of their lines in every table, counted from its end.",
        "enum SentenceName: UInt16, CaseIterable {",
        *cases,
        "}",
        "",
        *first_of_servers("SentenceName", own),
        "",
        "// A line each, so that a new message is one more line.",
        "extension Sentence {",
    ]
    for message in own:
        taken = ", ".join(f"{quoted(name(argument))}: {TYPES[kind]}" for argument, kind in message.arguments.items())
        given = ", ".join(f".{kind}({quoted(name(argument))})" for argument, kind in message.arguments.items())
        function = quoted(name(message.key))
        declaration = f"package static func {function}({taken}) -> Sentence {{ Sentence(.{function}, [{given}]) }}"
        lines.append(f"    /** {shown(message.parts)} */ @inline(never) {declaration}")
    return "\n".join([*lines, "}", ""])


def escaped(told):
    """A line, given as bytes, as it stands in a literal with three quotation marks."""
    text = told.decode().replace("\\", "\\\\").replace('"', '\\"')
    return "".join(f"\\u{{{ord(character):x}}}" if ord(character) < 0x20 or ord(character) == 0x7F else character for character in text)


def english_table(english):
    """The table that every build has."""
    return "\n".join([HEADER, *literal("englishTable", table.of_browsers("en", english, by_key(english))), ""])


def servers_english_table(english):
    """The messages that only pages of the server say, which a browser does not load."""
    lines = literal("serversEnglishTable", table.of_servers(english, by_key(english)))
    return "\n".join([HEADER, "#if !hasFeature(Embedded) || IMPORTS", *lines, "#endif", ""])


def by_key(english):
    return {message.key: message for message in english}


def literal(name, told):
    """A table in the source, a line for each entry."""
    lines = [escaped(entry) for entry in told.split(b"\n")]
    # The last line feed of a literal is not part of it: that of the table needs an empty line, which `split` gives.
    body = "\n".join("        " + line if line else "" for line in lines)
    return [
        "extension Catalog {",
        "    /// `tools/words/table.py` says how it is laid out.",
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
