"""How quick add reads a language: Words/<language>/quick-add.txt as a compact list of rules.

docs/translating.md says how the file is written, and `Sources/Planner/QuickAdd/QuickAddLanguage.swift` how the rules are laid out.
"""

import re
import unicodedata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CLASSES = {"n": "N", "time": "T", "weekday": "W", "weekdays": "L", "month": "M", "day": "D", "part": "P", "unit": "U", "small": "S"}
# The longest side of a rule, in bytes.
LONGEST = 94
# All rules together: each word of a line is compared with all of them.
MOST = (1 << 14) - 1


class Wrong(Exception):
    pass


def literal(source, name):
    """A text in a Swift source, in three quotation marks."""
    return re.search(rf'{name}: StaticString = """\n(.*?)\n *"""', source, re.DOTALL)[1].replace("\\\n", "")


FOLD = (ROOT / "Sources/Planner/Search/Fold.swift").read_text()
LATIN = {
    first + place: letter
    for first, name in [(0xC0, "latin"), (0x1E00, "moreLatin")]
    for place, letter in enumerate(re.sub(r"\s", "", literal(FOLD, name)))
}
PAIRS = {"A": "ae", "D": "dz", "I": "ij", "L": "lj", "N": "nj", "O": "oe", "S": "ss", "T": "th"}
PLAIN = {"’": "'", "‘": "'", "‐": "-", "–": "-", "—": "-"}


def folded(text):
    """As `Text.folded` has it; a test compares them."""
    told = ""
    for character in unicodedata.normalize("NFC", text):
        number = ord(character)
        if number in LATIN and LATIN[number] != "*":
            told += PAIRS.get(LATIN[number], LATIN[number])
        elif not (0x300 <= number <= 0x36F or 0x64B <= number <= 0x65F or number in (0x640, 0x670)):
            # Alif with a hamza is alif.
            letter = unicodedata.normalize("NFD", character)[0] if number < 0x700 else character
            told += PLAIN.get(character, letter.lower())
    return told


def vocabulary():
    """The English words that the reader knows, each with its kinds."""
    source = (ROOT / "Sources/Planner/QuickAdd/QuickAddVocabulary.swift").read_text()
    words = {}
    for line in literal(source, "english").split("\n"):
        kind, _, names = line.strip().partition(":")
        for name in names.split():
            if not name.startswith("="):
                words.setdefault(name, set()).add(kind)
    return words


ENGLISH = vocabulary()
# The words that a class stands for where it is only the beginning of a word: written out, without abbreviations.
GLUED = {"weekday": "weekday", "day": "day", "part": "part", "month": "month"}


class Rule:
    def __init__(self, pattern, english, place):
        self.pattern, self.english, self.place = pattern, english, place

    def wrong(self, words):
        raise Wrong(f"{self.place}: {words}")

    def encoded(self):
        names = []
        told = [self.word(word, names) for word in re.split(r"( \| | )", self.pattern)]
        pattern, english = "".join(told), self.english
        if english.count("|") != pattern.count("|") and english:
            self.wrong("a bar must stand on both sides")
        for word in english.replace("|", " ").split():
            self.check(word)
        english = re.sub(r"\{(\w+)\}", lambda name: self.found(name[1], names), english).replace(" | ", "|")
        sides = [pattern.encode(), english.encode()]
        if max(len(side) for side in sides) > LONGEST:
            self.wrong(f"a side is longer than {LONGEST} bytes")
        return sides

    def word(self, word, names):
        if word in (" ", " | "):
            return word.strip() or " "
        name = re.fullmatch(r"\{([a-z]+)(\d?)\}(.*)", word)
        if name is None:
            if re.search(r"[{}=^|]", word):
                self.wrong(f"“{word}” is no word")
            if word[0].isupper() and not word[0].isascii():
                self.wrong(f"“{word}”: only A to Z can be asked for as capitals")
            if re.search("[٠-٩]", word):
                self.wrong(f"“{word}”: write the digits 0 to 9; ٠ to ٩ are read as these")
            return ("^" if word[0].isupper() else "") + folded(word)
        if name[1] not in CLASSES:
            self.wrong(f"there is no class {{{name[1]}}}; there are {', '.join(CLASSES)}")
        if name[3] and name[1] not in ("n", "time"):
            self.wrong(f"{{{name[1]}}} cannot be the beginning of a word here")
        if name[1] + name[2] in names:
            self.wrong(f"there are two {{{name[1]}}}: number them, {{{name[1]}1}} and {{{name[1]}2}}")
        if name[1] != "small":
            names.append(name[1] + name[2])
        elif not self.pattern.endswith(" {small}") or self.pattern.endswith("| {small}"):
            self.wrong("{small} is the last word, behind others")
        return CLASSES[name[1]] + folded(name[3])

    def found(self, name, names):
        if name not in names:
            self.wrong(f"{{{name}}} is not on the left")
        return chr(0x41 + names.index(name))

    def check(self, word):
        """An English word that the reader knows, or a number, or what was found."""
        bare = word.rstrip("!.,") or word
        if "{" in word:
            if not re.fullmatch(r"\{\w+\}(th|h|m|min|pm|am|h\*|h\{\w+\}|:(\{\w+\}|\d\d)(h\*)?|-\{\w+\})?", bare):
                self.wrong(f"“{word}” cannot be written so")
        elif not (bare in ENGLISH or re.fullmatch(r"[~!@]|\d{1,4}(st|nd|rd|th|h|m|min|pm|am|h\*)?|\d+:\d\d(h\*)?|p[123]|![a-z]+", bare)):
            self.wrong(f"quick add knows no English word “{word}”")


def rules(text, place):
    """The rules of a file, in the order of the file."""
    found = []
    for number, written in enumerate(text.splitlines(), 1):
        line = re.sub(r"(^|\s)#(\s.*)?$", "", unicodedata.normalize("NFC", written)).strip()
        if not line:
            continue
        here = f"{place}:{number}"
        left, equals, right = line.partition("=")
        if not equals:
            raise Wrong(f"{here}: “=” is missing")
        for named in left.split(","):
            pattern = " ".join(named.split())
            if not pattern:
                raise Wrong(f"{here}: there is nothing between two commas, or before “=”")
            found.append(Rule(pattern, " ".join(right.split()), here))
    return found


def written_out(found):
    """The same, with a rule for each word that a class is the beginning of: {weekday}abend."""
    alone = {}
    for rule in found:
        for kind in ENGLISH.get(rule.english, ()):
            if re.fullmatch(r"[^\s{}]{4,}", rule.pattern):
                alone.setdefault(kind, []).append((rule.pattern, rule.english))
    for rule in found:
        name = re.fullmatch(r"\{(\w+)\}([^\s{}]+)", rule.pattern)
        if name is None or name[1] not in GLUED:
            yield rule
            continue
        for word, english in alone.get(GLUED[name[1]], []):
            yield Rule(word + name[2], rule.english.replace("{" + name[1] + "}", english), rule.place)


def vagueness(pattern):
    """Of two patterns with the same number of words the first in this order counts: the one that asks for more.

    Single words stand before all others, so that they are known when a class is compared.
    """
    classes, whole = (len(re.findall(rb"(?:^|[ |])[A-RT-Z]" + end, pattern)) for end in (b"", b"(?=[ |]|$)"))
    is_single = re.fullmatch(rb"[^ |A-Z]+( S)?", pattern) is not None
    marked = -len(re.findall(rb"[^\w\s|^]", pattern))
    return not is_single, b"^" not in pattern, not pattern.endswith(b" S"), whole, classes, marked


def compiled(text, place):
    found = {}
    for rule in written_out(rules(text, place)):
        pattern, english = rule.encoded()
        if pattern in found:
            rule.wrong(f"“{rule.pattern}” is also at {found[pattern][1]}")
        found[pattern] = (english, rule.place)
    # Equally vague ones stay in the order of the file: beside others with the same words they compress better.
    order = sorted(found, key=vagueness)
    told = b"".join(pattern + b"=" + found[pattern][0] + b"\r" for pattern in order)
    if len(told) > MOST:
        raise Wrong(f"{place}: {len(told)} bytes; a table has room for {MOST}")
    return told


def file(tag):
    return ROOT / "Words" / tag / "quick-add.txt"


def table(tag):
    """The rules of a language; empty if it has none."""
    return compiled(file(tag).read_text(), f"{tag}/quick-add.txt") if file(tag).exists() else b""
