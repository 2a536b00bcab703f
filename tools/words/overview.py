"""docs/languages.md: how complete each language is."""

import re

import languages
import plurals

HEAD = """<!-- Made by tools/words: run `make words`. -->

# Languages

How complete each language is, and how far you can rely on it.
[translating.md](translating.md) says how to help.

| language | tag | translated | stale | read by a native speaker | changed by the second reader | quick add |
|---|---|---|---|---|---|---|
"""
FOOT = """
- *translated*: the share of the texts that are translated. A text that is missing is shown in English.
- *stale*: translations whose English text has changed since. `make words` lists them.
- *changed by the second reader*: in how many of {read} texts a second reader of the draft changed something. \
All drafts, and their second readings, are made by machines.
- *quick add*: how many examples there are of lines in the language; each is a test.
"""
# A row of examples: the first cell is a line as somebody types it.
EXAMPLE = re.compile(r"^\|\s*`", re.MULTILINE)


def page(standings, count, docs):
    """`standings`: by tag, the texts that are there and the stale ones."""
    rows = [row(tag, there, stale, count, docs) for tag, (there, stale) in standings.items()]
    return HEAD + "\n".join(rows) + "\n" + FOOT.format(read=f"{languages.DRAFTED:,}")


def row(tag, there, stale, count, docs):
    english_name = plurals.locale(tag).get_display_name("en")
    name = languages.own_name(tag)
    # A number that every new text changes stands only where texts are missing.
    share = f"{there * 100 // count} %" + (f" ({there:,})" if there < count else "")
    cells = [
        name if name == english_name else f"{name} · {english_name}",
        f"`{tag}`",
        share,
        "–" if tag == "en" else str(stale),
        "yes" if tag in languages.READ else "not yet",
        "–" if tag not in languages.CHANGED else str(languages.CHANGED[tag]),
        examples(tag, docs),
    ]
    return "| " + " | ".join(cells) + " |"


def examples(tag, docs):
    name = "quick-add.md" if tag == "en" else f"quick-add/{tag}.md"
    file = docs / name
    return f"[{len(EXAMPLE.findall(file.read_text(encoding='utf-8')))} lines]({name})" if file.exists() else "not yet"
