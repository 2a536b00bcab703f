"""The rules by which quick add reads other languages: what tools/words refuses, and what it makes."""

import importlib.util
import sys

import pytest

from program import ROOT

sys.path.insert(0, str(ROOT / "tools/words"))

import quick_add


def rules(text):
    """Pattern and English of each rule, in the order of the table."""
    told = quick_add.compiled(text, "xx").decode()
    return [tuple(rule.split("=")) for rule in told.split("\r")[:-1]]


@pytest.mark.parametrize(
    "text, made",
    [
        ("# Days\nheute = today # by itself\n", [("heute", "today")]),
        ("Übermorgen = in 2 days", None),
        ("übermorgen = in 2 days", [("ubermorgen", "in 2 days")]),
        ("Straße =", [("^strasse", "")]),
        ("So = sun", [("^so", "sun")]),
        ("montag, mo = monday", [("montag", "monday"), ("mo", "monday")]),
        ("alle {n} {unit} = every {n} {unit}", [("alle N U", "every A B")]),
        ("von {time} bis {time2} = from {time} to {time2}", [("von T bis T", "from A to B")]),
        ("am {n}. = on the {n}th", [("am N.", "on the Ath")]),
        ("am | {time} = on | {time}.", [("am|T", "on|A.")]),
        ("um {n} {small} = at {n} o'clock", [("um N S", "at A o'clock")]),
        ("à {n}h = at {n}h*", [("a Nh", "at Ah*")]),
        ("9h30 = 9:30h*", [("9h30", "9:30h*")]),
        ("à {n} h {n2} = at {n}h{n2}", [("a N h N", "at AhB")]),
        ("aujourd’hui = today", [("aujourd'hui", "today")]),
    ],
)
def test_a_rule_becomes_its_pattern_as_it_is_compared_and_its_english(text, made):
    if made is None:
        with pytest.raises(quick_add.Wrong, match="only A to Z"):
            rules(text)
    else:
        assert rules(text) == made


def test_a_class_before_an_ending_stands_for_each_word_of_it_written_out():
    assert sorted(rules("montag, mo = monday\ndienstag = tuesday\n{weekday}abend = {weekday} evening")) == [
        ("dienstag", "tuesday"),
        ("dienstagabend", "tuesday evening"),
        ("mo", "monday"),
        ("montag", "monday"),
        ("montagabend", "monday evening"),
    ]


def test_a_rule_that_stands_twice_is_reported_with_its_file_and_line_when_all_words_are_made(tmp_path, monkeypatch):
    # Two languages suffice, and take a fifth of the time.
    words = tmp_path / "Words"
    words.mkdir()
    for tag in "en", "de":
        (words / tag).symlink_to(ROOT / "Words" / tag)
    (tmp_path / "de.txt").write_text("heute = today\nmorgen = tomorrow\nHEUTE, heute = today\n")
    monkeypatch.setattr(quick_add, "file", lambda tag: tmp_path / f"{tag}.txt")
    spec = importlib.util.spec_from_file_location("words_program", ROOT / "tools/words/__main__.py")
    program = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, spec.name, program)
    spec.loader.exec_module(program)
    assert "de/quick-add.txt:3: “heute” is also at de/quick-add.txt:1" in program.made(words).wrong


def test_single_words_come_before_all_patterns_with_classes_which_have_to_know_them():
    text = "{n} uhr = {n} o'clock\nguten morgen =\nSo = sun\nmontag {small} = monday\nmontag = monday"
    assert [pattern for pattern, _ in rules(text)] == ["^so", "montag S", "montag", "guten morgen", "N uhr"]


def test_of_two_patterns_the_one_that_asks_for_more_comes_first():
    text = "am | {time} = on | {time}.\nam {n}. = on the {n}th\nam ersten = on the 1st\nAm ersten = on the 1st\nam {n}. {small} = on the {n}th,"
    assert [pattern for pattern, _ in rules(text)] == ["^am ersten", "am N. S", "am ersten", "am N.", "am|T"]


def test_of_equally_vague_patterns_those_with_marks_come_first_and_the_others_stay_in_their_order():
    text = "mo = monday\ndienstag = tuesday\nalle = every\nmo. = monday\nalle! = every day\nab = from"
    assert [pattern for pattern, _ in rules(text)] == ["mo.", "alle!", "mo", "dienstag", "alle", "ab"]


@pytest.mark.parametrize(
    "text, wrong",
    [
        ("heute", "“=” is missing"),
        ("= today", "there is nothing between two commas, or before “=”"),
        ("heute,, jetzt = today", "there is nothing between two commas"),
        ("heute = todya", "quick add knows no English word “todya”"),
        ("alle {number} = every", "there is no class {number}"),
        ("alle {n} = every {unit}", "{unit} is not on the left"),
        ("von {n} bis {n} = from {n} to {n}", "there are two {n}"),
        ("morgen | um = tomorrow at", "a bar must stand on both sides"),
        ("um {small} {n} = at {n}", "{small} is the last word"),
        ("um {n} {small} = at {n} {small}", "{small} is not on the left"),
        ("ein {unit}weise = a", "{unit} cannot be the beginning of a word here"),
        ("heute = today\nHEUTE, heute = today", "“heute” is also at xx:1"),
        ("m^orgen = tomorrow", "is no word"),
        ("٢ يوم = 2 days", "“٢”: write the digits 0 to 9"),
        ("a" * 100 + " = today", "a side is longer than"),
    ],
)
def test_what_is_wrong_in_a_rule_is_said_with_its_line(text, wrong):
    with pytest.raises(quick_add.Wrong) as fault:
        rules(text)
    assert wrong in str(fault.value) and str(fault.value).startswith("xx:")
