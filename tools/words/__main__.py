"""Makes the planner's texts out of Words/: Swift sources from the English messages, and a compact table for each language.

Scripts have English texts and tables of their own.

    python tools/words            write what is made of the messages
    python tools/words --check    change nothing; say what is wrong or not up to date
    python tools/words --seen de today-title    the translation was compared with its English text (also: de all; all)

docs/translating.md says how messages are written, and docs/decisions/055-texts-come-from-catalogs.md why.
"""

import argparse
import re
import sys
from dataclasses import dataclass, field
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import checks
import messages
import overview
import parsed
import plurals
import pseudo
import quick_add
import scripts
import seen
import series
import swift
import table

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "Words"
SOURCES = ROOT / "Sources/Pages/Catalog"
# Translations of a few messages, and what the tests compare with.
SAMPLES = ROOT / "Tests/RequestsTests/Words/Samples"
WEB = ROOT / "Web"
# The tables that browsers load.
TABLES = WEB / "words"
DOCS = ROOT / "docs"


def read_language(folder):
    """The messages of all files of a language, by key."""
    found, wrong = {}, []
    parsed_folder = parsed.ParsedFolder(folder)
    for file in sorted(folder.rglob("*.ftl")):
        try:
            new = parsed_folder.read(file)
        except messages.Wrong as fault:
            wrong.append(str(fault))
            continue
        wrong += [f"{new[key].place}: {key}: also at {found[key].place}" for key in new.keys() & found.keys()]
        found.update(new)
    parsed_folder.keep()
    return found, wrong


def unused(english, sources):
    """Messages that no page says. Those of scripts are looked for in `scripts.made`."""
    text = "\n".join(file.read_text() for file in sorted(sources.rglob("*.swift")) if not file.name.startswith("Generated"))
    named = set(re.findall(r"\.`?(\w+)", text))
    # A message of a series belongs to a tip or a template.
    slugs = set(re.findall(r'slug: "([a-z-]+)"', text))
    return [
        f"{one.place}: {one.key}: no page says it"
        for one in english.values()
        if not one.is_scripts and swift.name(one.key) not in named and series.place(one.key)[1] not in slugs
    ]


@dataclass
class Made:
    """What comes out of the messages."""

    files: dict = field(default_factory=dict)
    wrong: list = field(default_factory=list)
    # What is to be looked at again: nothing that stops the build.
    stale: list = field(default_factory=list)
    english: dict = field(default_factory=dict)
    # The English messages of pages, in their order.
    listed: list = field(default_factory=list)
    # Messages that no script says.
    unsaid: list = field(default_factory=list)


def made(words=WORDS, samples=SAMPLES, looked_at=lambda _tag, _key: False):
    """Everything that is made. `looked_at` says which translations somebody has just compared with the English text."""
    english, wrong = read_language(words / "en")
    listed = [one for one in english.values() if not one.is_scripts]
    names = {}
    for one in listed:
        if names.setdefault(swift.name(one.key), one) is not one:
            wrong.append(f"{one.place}: {one.key}: has the same name in Swift as {names[swift.name(one.key)].key}")
    wrong += checks.check("en", english, english) + list(scripts.check(english, english))
    of_scripts, faults, unsaid = scripts.made(WEB, english)
    found = Made(wrong=wrong + faults, english=english, listed=listed, unsaid=unsaid)
    found.files = {
        **of_scripts,
        SOURCES / "GeneratedPhrases.swift": swift.phrases(listed).encode(),
        SOURCES / "GeneratedSentences.swift": swift.sentences(listed).encode(),
        SOURCES / "GeneratedEnglish.swift": swift.english_table(listed).encode(),
        SOURCES / "GeneratedServersEnglish.swift": swift.servers_english_table(listed).encode(),
        SOURCES / "GeneratedFacts.swift": swift.facts().encode(),
        samples / "plurals.txt": plural_numbers().encode(),
        # What the tables of browsers and servers are marked by.
        words / "en/browsers.tsw": table.of_browsers("en", listed, english),
        words / "en/servers.tsw": table.of_servers(listed, english),
        **tables_of(pseudo.TAG, samples, listed, pseudo.messages(english)),
    }
    for folder in sorted({file.parent for file in samples.glob("*/*.ftl")}):
        translated(folder, samples, found)
    standings = {"en": (len(english), 0)}
    for folder in sorted(folder for folder in words.iterdir() if folder.is_dir() and folder.name != "en"):
        tag = folder.name
        own = translated(folder, TABLES, found)
        found.files[TABLES / f"{tag}.json"] = scripts.table(tag, english, own)
        marks, faults = seen.read(folder / seen.FILE)
        kept, stale = seen.compared(english, own, marks, {key for key in own if looked_at(tag, key)})
        found.wrong += faults
        found.stale += [f"{own[key].place}: {key}: the English text is now “{swift.shown(english[key].parts)}”" for key in stale]
        found.files[folder / seen.FILE] = seen.written(kept).encode()
        standings[tag] = len(kept), len(stale)
    shares = {tag: there * 100 // len(english) for tag, (there, _) in standings.items()}
    found.files[SOURCES / "GeneratedLanguages.swift"] = swift.languages_spoken(shares).encode()
    found.files[DOCS / "languages.md"] = overview.page(standings, len(english), DOCS).encode()
    return found


def translated(folder, tables, found):
    """The messages of a language. Its table, or what is wrong, is added to what was found."""
    own, faults = read_language(folder)
    faults += checks.check(folder.name, found.english, own) + list(scripts.check(found.english, own))
    try:
        quick_add.table(folder.name)
    except quick_add.Wrong as fault:
        faults.append(str(fault))
    found.wrong += faults
    if not faults:
        found.files |= tables_of(folder.name, tables, found.listed, own)
    return own


def tables_of(tag, folder, english, own):
    """The two tables of a language."""
    return {
        folder / f"{tag}.tsw": table.of_browsers(tag, english, own),
        folder / f"server/{tag}.tsw": table.of_servers(english, own),
    }


def plural_numbers():
    """For each language its rules in hexadecimal digits, and the class of each number from 0 to 999 as a digit."""
    lines = []
    for tag in plurals.LANGUAGES:
        digits = "".join(str(messages.CLASSES.index(name)) for name in plurals.classes(tag))
        lines.append(f"{tag} {plurals.code(tag).hex() or '-'} {digits}\n")
    return "".join(lines)


def chosen(names):
    """Which translations `--seen` names: those of all languages, all of one, or single ones."""
    if not names or names == ["all"]:
        return lambda _tag, _key: bool(names)
    tag, *keys = names
    if not (WORDS / tag).is_dir() or tag == "en":
        raise SystemExit(f"There is no folder {(WORDS / tag).relative_to(ROOT)} with translations.")
    if unknown := set(keys) - {"all"} - read_language(WORDS / tag)[0].keys():
        raise SystemExit(f"{tag} has no message {', '.join(sorted(unknown))}.")
    return lambda language, key: language == tag and (keys in ([], ["all"]) or key in keys)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing; say what is wrong or not up to date")
    parser.add_argument(
        "--seen", nargs="+", metavar=("LANGUAGE", "MESSAGE"), default=[],
        help="somebody has compared these translations with the English texts: de today-title, de all, or all",
    )  # fmt: skip
    options = parser.parse_args()
    found = made(looked_at=chosen(options.seen))
    if options.check:
        found.wrong += unused(found.english, ROOT / "Sources") + found.unsaid
    if found.wrong:
        print(*found.wrong, sep="\n", file=sys.stderr)
        return 1
    if found.stale:
        print(*found.stale, sep="\n", file=sys.stderr)
        print(f"{len(found.stale)} translations are older than that: change them, or run `tools/words --seen LANGUAGE MESSAGE…`.", file=sys.stderr)
    old = [file for file, content in found.files.items() if not file.exists() or file.read_bytes() != content]
    if options.check:
        for file in old:
            print(f"{file.relative_to(ROOT)} is not up to date: run `make words`.", file=sys.stderr)
        return bool(old)
    for file in old:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(found.files[file])
    return 0


if __name__ == "__main__":
    sys.exit(main())
