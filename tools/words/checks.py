"""What stops the build: a translation that lacks an argument, a plural class that a language does not have, a word that hurts."""

import languages
import lines
import places
import plurals
import series
from forbidden import wrong_words
from messages import Argument, Select, Tag, UnitName, other, paths, plain, walk


def check_text(tag, message, english):
    """What can be wrong with a message by itself. The English one says how much room there is."""
    # Lines have their room one by one.
    most = None if series.holds_lines(message.key) else message.most or english.most or series.room(message.key)
    known = plurals.used(tag)
    numbers = plurals.classes(tag)
    for part in walk(message.parts):
        if not isinstance(part, Select):
            continue
        keys = [key for key, _ in part.variants]
        for key in keys:
            if isinstance(key, str) and key not in known:
                yield f"[{key}] is no plural class of {tag}: it has {', '.join(known)}"
        for name in known:
            asked = {number for number in plurals.NUMBERS if numbers[number] == name}
            if name not in keys and not asked <= set(keys):
                yield f"[{name}] is missing: {tag} has {', '.join(known)}"
    for path in paths(message.parts):
        text = plain(path)
        if not path:
            yield "it has no text"
        for word in wrong_words(tag, text):
            yield f"“{word}” is not said here"
        if most and len(text) > most:
            yield f"“{text}” has {len(text)} characters; its place has room for {most}"
        for name in english.shown_in:
            yield from places.too_wide(tag, name, path)


def edges(parts):
    """Whether the text begins and ends with a blank."""
    path = other(parts)
    first, last = path[0], path[-1]
    return isinstance(first, str) and first[:1].isspace(), isinstance(last, str) and last[-1:].isspace()


def put_in(path):
    return {part.name for part in path if isinstance(part, (Argument, UnitName, Tag))}


def check_translation(english, message):
    """What can be wrong with it beside the English one."""
    for part in walk(message.parts):
        if isinstance(part, str):
            continue
        kind = english.arguments.get(part.name)
        said = {Argument: "", UnitName: "unit", Tag: "tag", Select: "number"}[type(part)]
        if kind is None:
            yield f"English has no {'<' + part.name + '>' if said == 'tag' else '$' + part.name}"
        elif isinstance(part, Argument):
            if kind in ("tag", "unit") or part.kind not in ("", "number" if kind == "spoons" else kind, kind):
                yield f"${part.name} is a {kind} in English"
        elif said != kind and not ((kind == "spoons" and said in ("number", "unit")) or (kind == "tasks" and said == "number")):
            yield f"{part.name} is a {kind} in English"
    missing = put_in(other(english.parts)) - put_in(other(message.parts))
    if missing:
        yield f"{', '.join(sorted(missing))} is missing; English has it"
    if edges(message.parts) != edges(english.parts):
        yield "a blank at its beginning or end that English does not have, or the other way round"


def check(tag, english, messages):
    """All that is wrong, as lines with the place. `english` and `messages` by key."""
    found = []
    for message in messages.values():
        against = english.get(message.key)
        if against is None:
            found.append(f"{message.place}: {message.key}: English has no message of this name")
            continue
        wrong = list(check_text(tag, message, against))
        if series.holds_lines(message.key):
            wrong += lines.check(against, message, series.room(message.key))
        if tag != "en":
            wrong += check_translation(against, message)
        found += [f"{message.place}: {message.key}: {words}" for words in dict.fromkeys(wrong)]
    return found + check_columns(tag, english, messages)


HEAD = "insights-head-"


def check_columns(tag, english, messages):
    """Heads of columns that do not fit side by side. A text that is missing is read in English."""
    both = {key: messages.get(key, message) for key, message in english.items() if key.startswith(HEAD)}
    heads = {key.removeprefix(HEAD): plain(other(message.parts)) for key, message in both.items()}
    wrong = [*places.too_wide_tables(heads), *places.too_wide_weekdays(languages.column_weekdays(tag))]
    return [f"{tag}: {words}" for words in wrong]
