"""Makes the planner's texts out of Words/: Swift sources from the English messages, and a compact table for each language.

    python tools/words            write what is made of the messages
    python tools/words --check    change nothing; say what is wrong or not up to date

docs/translating.md says how messages are written, and docs/decisions/055-texts-come-from-catalogs.md why.
"""

import argparse
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import checks  # noqa: E402
import messages  # noqa: E402
import plurals  # noqa: E402
import pseudo  # noqa: E402
import swift  # noqa: E402
import table  # noqa: E402

ROOT = Path(__file__).resolve().parents[2]
WORDS = ROOT / "Words"
SOURCES = ROOT / "Sources/Pages/Catalog"
# Translations of a few messages, and what the tests compare with.
SAMPLES = ROOT / "Tests/RequestsTests/Words/Samples"
# The tables that browsers load.
TABLES = ROOT / "Web/words"


def read_language(folder):
    """The messages of all files of a language, by key."""
    found, wrong = {}, []
    for file in sorted(folder.rglob("*.ftl")):
        try:
            new = messages.read(file, f"{folder.name}/{file.relative_to(folder)}")
        except messages.Wrong as fault:
            wrong.append(str(fault))
            continue
        wrong += [f"{new[key].place}: {key}: also at {found[key].place}" for key in new.keys() & found.keys()]
        found.update(new)
    return found, wrong


def unused(english, sources):
    """Messages that no page says."""
    text = "\n".join(file.read_text() for file in sorted(sources.rglob("*.swift")) if not file.name.startswith("Generated"))
    named = set(re.findall(r"\.`?(\w+)", text))
    return [f"{one.place}: {one.key}: no page says it" for one in english.values() if swift.name(one.key) not in named]


def made(words=WORDS, samples=SAMPLES):
    """Every file that is made, with its content; and all that is wrong."""
    english, wrong = read_language(words / "en")
    listed = list(english.values())
    names = {}
    for one in listed:
        if names.setdefault(swift.name(one.key), one) is not one:
            wrong.append(f"{one.place}: {one.key}: has the same name in Swift as {names[swift.name(one.key)].key}")
    wrong += checks.check("en", english, english)
    files = {
        SOURCES / "GeneratedPhrases.swift": swift.phrases(listed).encode(),
        SOURCES / "GeneratedSentences.swift": swift.sentences(listed).encode(),
        SOURCES / "GeneratedEnglish.swift": swift.english_table(listed).encode(),
        SOURCES / "GeneratedServersEnglish.swift": swift.servers_english_table(listed).encode(),
        SOURCES / "GeneratedFacts.swift": swift.facts().encode(),
        samples / "plurals.txt": plural_numbers().encode(),
        samples / f"{pseudo.TAG}.tsw": table.table(pseudo.TAG, listed, pseudo.messages(english)),
    }
    shares = {"en": 100}
    folders = [folder for folder in sorted(words.iterdir()) if folder.is_dir() and folder.name != "en"]
    for folder in folders + [folder for folder in sorted(samples.glob("*")) if folder.is_dir()]:
        own, faults = read_language(folder)
        faults += checks.check(folder.name, english, own)
        wrong += faults
        is_sample = folder.parent == samples
        if not is_sample:
            shares[folder.name] = len(own) * 100 // len(english)
        if not faults:
            files[(samples if is_sample else TABLES) / f"{folder.name}.tsw"] = table.table(folder.name, listed, own)
    files[SOURCES / "GeneratedLanguages.swift"] = swift.languages_spoken(shares).encode()
    return files, wrong


def plural_numbers():
    """For each language its rules in hexadecimal digits, and the class of each number from 0 to 999 as a digit."""
    lines = []
    for tag in plurals.LANGUAGES:
        digits = "".join(str(messages.CLASSES.index(name)) for name in plurals.classes(tag))
        lines.append(f"{tag} {plurals.code(tag).hex() or '-'} {digits}\n")
    return "".join(lines)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="change nothing; say what is wrong or not up to date")
    check = parser.parse_args().check
    files, wrong = made()
    if check:
        wrong += unused(read_language(WORDS / "en")[0], ROOT / "Sources")
    if wrong:
        print(*wrong, sep="\n", file=sys.stderr)
        return 1
    old = [file for file, content in files.items() if not file.exists() or file.read_bytes() != content]
    if check:
        for file in old:
            print(f"{file.relative_to(ROOT)} is not up to date: run `make words`.", file=sys.stderr)
        return bool(old)
    for file in old:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(files[file])
    return 0


if __name__ == "__main__":
    sys.exit(main())
