"""Which translations somebody has to look at again, because the English text has changed since they were made.

`Words/<tag>/seen.tsv` has a line for each translation: its name, and the marks (short hashes) of the English text and of the
translation that belong together. `make words` writes it:

- A translation that is new, or has changed, was made from the English text of now.
- One that has not changed while the English text has is stale: its line stays until `tools/words --seen` or a change.

Git joins these files by keeping the lines of both sides (`.gitattributes`).

The marks are not in the messages, because programs for translators rewrite those files, and know nothing of them.
"""

import hashlib
import re

import swift

FILE = "seen.tsv"
HEAD = "# Made by tools/words: name, mark of the English text, mark of the translation. In a conflict keep both sides, then run `make words`.\n"
LINE = re.compile(r"([a-zA-Z][\w-]*)\t([0-9a-f]{6})\t([0-9a-f]{6})")
# What Git writes around a conflict. Both sides are read: a mark of either one may be that of the text as it is now.
CONFLICT = ("<<<<<<<", "=======", ">>>>>>>", "|||||||")


def mark(message):
    """Changes where the text does, not where only its place, its comment or its line breaks do."""
    return hashlib.sha256(swift.shown(message.parts).encode()).hexdigest()[:6]


def read(file):
    """Pairs of marks by name, and what is wrong. After a merge there may be several for a name."""
    found, wrong = {}, []
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    for number, line in enumerate(lines, 1):
        if not line or line.startswith(("#", *CONFLICT)):
            continue
        if match := LINE.fullmatch(line):
            found.setdefault(match[1], set()).add((match[2], match[3]))
        else:
            wrong.append(f"{file.parent.name}/{FILE}:{number}: this is no mark: delete the line, then run `make words`")
    return found, wrong


def compared(english, own, marks, looked_at=()):
    """The pairs of marks to keep by name, and the names of stale translations."""
    kept, stale = {}, []
    for key, message in own.items():
        if key not in english:
            continue
        now = mark(english[key]), mark(message)
        known = marks.get(key, set())
        same_translation = {pair for pair in known if pair[1] == now[1]}
        is_seen = not same_translation or any(pair[0] == now[0] for pair in known)
        if is_seen or key in looked_at:
            kept[key] = {now}
        else:
            kept[key] = same_translation
            stale.append(key)
    return kept, stale


def written(kept):
    lines = ["\t".join((key, *pair)) + "\n" for key, pairs in kept.items() for pair in sorted(pairs)]
    return HEAD + "".join(sorted(lines))
