"""What scripts say comes from the messages: nothing that a person reads stands in a script, and each message is named and filled rightly."""

import re
import sys

import pytest

from program import ROOT

sys.path.insert(0, str(ROOT / "tools/words"))

import messages
import scripts

# Faults are read by programmers, and shown to nobody.
FAULT = re.compile(r"\bnew (?:\w*Error|\w*Fault|DOMException)\((?:[^()]|\([^()]*\))*\)")
LITERAL = re.compile(r"'(?:[^'\\\n]|\\.)*'|\"(?:[^\"\\\n]|\\.)*\"|`(?:[^`\\]|\\.)*`", re.DOTALL)
# What is put into a literal, and the tags in it.
INSIDE = re.compile(r"\$\{[^{}]*\}|<[^>]*>|\\n")
# The beginning of a sentence, or two plain words after each other.
TEXT = re.compile(r"^\s*[A-Z][a-z’]+[ .:…]|\b[a-z]{2,} [a-z]{2,}\b")
# A single word is a text where it is shown.
SHOWN = re.compile(
    r"(?:\b(?:textContent|innerText|innerHTML|title|ariaLabel|placeholder|alt|body)\s*[=:]"
    r"|setAttribute\('(?:aria-label|title|placeholder|alt)',|\b(?:say|append|prepend|alert|confirm|prompt)\()\s*(['\"`])\s*([A-Z][^'\"`]*)\1"
)

ALLOWED = {
    "use strict": "a directive of the language",
    "handed over": "a mark in a stored draft",
    "draft hint": "classes of styles",
    "quiet icon-only": "classes of styles",
    "transform ms ease-out": "a style",
    "bold 1em OpenDyslexic": "a font",
    "#alarm-form button:not(#alarm-later)": "a selector",
}


def texts(source):
    """The literals in a script that somebody may read."""
    source = FAULT.sub("", source)
    literals = (INSIDE.sub("", literal[0][1:-1]) for literal in LITERAL.finditer(source))
    return [text for text in literals if TEXT.search(text) and text not in ALLOWED] + [shown[2] for shown in SHOWN.finditer(source)]


def test_no_text_stands_in_a_script():
    files = [one for owner in scripts.OWNERS for one in scripts.sources(ROOT / "Web", owner)]
    assert len(files) > 60
    assert {file.name: found for file, source in files if (found := texts(source))} == {}


@pytest.mark.parametrize("source", [
    "said.textContent = 'Copied';",
    "say('Not saved');",
    "say(isHere ? 'This was saved.' : other);",
    "button.setAttribute('aria-label', 'Close');",
    "return `Saved: ${file.name}.`;",
    "const html = `<p>Nothing was changed</p>`;",
    'note.append("try again");',
    "if (!confirm('Sure?')) return;",
    "await registration.showNotification(name, { body: 'Test' });",
])  # fmt: skip
def test_a_text_in_a_script_is_found(source):
    assert texts(source)


@pytest.mark.parametrize("source", [
    "said.textContent = words('copy-done');",
    "throw new RangeError('no quality is small enough');",
    "const row = list.querySelector('#main .row[data-id] > a.what');",
    "if (event.key === 'Escape' || event.key === 'ArrowDown') return;",
])  # fmt: skip
def test_what_nobody_reads_is_no_text(source):
    assert texts(source) == []


ENGLISH = "### Only scripts say these.\ndone = Copied\nsaved = Saved: { $file }\n"

SAID = "words('done'); words('saved', { file: name });"
WRONG = [
    ("words('doen'); " + SAID, "doen: there is no message of this name for scripts"),
    ("words(key); " + SAID, "a message is named where it is said"),
    ("words.text('today'); " + SAID, "today: there is no message of this name for scripts"),
    ("words('done'); words('saved');", "saved: takes file"),
    ("words('done'); words('saved', { name });", "saved: takes file"),
    ("words('done', { file }); words('saved', { file });", "done: takes nothing"),
    ("/* words('done') */\n// words('done')\nwords('saved', { file });", "done: no script says it"),
]


def made(tmp_path, page, worker=""):
    """What is wrong with such scripts, and the English texts in both of them."""
    (tmp_path / "en.ftl").write_text(ENGLISH)
    (tmp_path / "today.ftl").write_text("today = Today\n")
    english = messages.read(tmp_path / "en.ftl") | messages.read(tmp_path / "today.ftl")
    for name, text in {"app.js": "", "app/texts/one.js": page, "service-worker.js": "", "worker/texts/one.js": worker}.items():
        (tmp_path / "Web" / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / "Web" / name).write_text(text)
    files, wrong, unsaid = scripts.made(tmp_path / "Web", english)
    return "\n".join(wrong + unsaid), {file.relative_to(tmp_path / "Web").parts[0]: text.decode() for file, text in files.items()}


@pytest.mark.parametrize("page, wrong", WRONG)
def test_a_message_that_is_misspelled_or_filled_wrongly_or_never_said_is_refused(tmp_path, page, wrong):
    assert wrong in made(tmp_path, page)[0]


def test_each_script_has_the_english_texts_that_it_says_and_no_others(tmp_path):
    wrong, english = made(tmp_path, "words('saved', { file: name });", "words.text('done');")
    assert wrong == ""
    assert "'saved': 'Saved: {file}'," in english["app"] and "done" not in english["app"]
    assert "'done': 'Copied'," in english["worker"] and "saved" not in english["worker"]


@pytest.mark.parametrize("text, wrong", [
    ("saved = { $file } ist gespeichert", None),
    ("done = Kopiert {\"{\"}", "no braces"),
    ("saved = { NUMBER($file) } gespeichert", "only texts can be put into"),
    ("saved = { $file ->\n    [one] eine\n   *[other] { $file }\n}", "only texts can be put into"),
    ("saved = <b>{ $file }</b>", "only texts can be put into"),
])  # fmt: skip
def test_what_scripts_cannot_say_is_refused(tmp_path, text, wrong):
    (tmp_path / "en.ftl").write_text(ENGLISH)
    (tmp_path / "de.ftl").write_text(text)
    found = "\n".join(scripts.check(messages.read(tmp_path / "en.ftl"), messages.read(tmp_path / "de.ftl")))
    assert (wrong in found) if wrong else found == ""
