"""The catalogs of texts: what tools/words refuses, and what it makes."""

import re
import subprocess
import sys

import pytest

from program import ROOT

sys.path.insert(0, str(ROOT / "tools/words"))

import checks
import forbidden
import languages
import lines
import measure_font
import messages
import overview
import places
import plurals
import pseudo
import seen
import series
import swift
import table
import widths


def spread(line):
    """Fluent wants each variant in a line of its own; the tests below are shorter without."""
    if "-> " not in line:
        return line
    return re.sub(r" (\*?\[[\w.]+\]) ", r"\n    \1 ", line.removesuffix("}")) + "\n    }"


def read(folder, name, text):
    file = folder / f"{name}.ftl"
    file.write_text("\n".join(spread(line) for line in text.split("\n")), encoding="utf-8")
    return messages.read(file)


def test_everything_made_from_the_messages_is_up_to_date_and_every_message_is_said():
    made = subprocess.run([sys.executable, ROOT / "tools/words", "--check"], capture_output=True, text=True, check=False)
    assert made.returncode == 0, made.stderr


ENGLISH = """
plain = Today
# max: 9
short = Today
# place: bar
tab = Today
spaced = {" "}of 12
said = { $title } is done
left = { NUMBER($count) } left of { $limit }
tasks = { $count ->
    [one] { $count } task
   *[other] { $count } tasks
}
day = { SPOONS($spoons) } a day
question = How many { UNIT($unit) }?
link = Read <a>the help</a> first
"""

REFUSED = [
    ("de", "plain = Heute <b", "in tags only"),
    ("de", "plain = Heute & morgen", "in tags only"),
    ("de", "plain Heute", "this is no message"),
    ("de", "plain = Heute\nplain = Heute", "of this name above"),
    ("de", "plain = Heute\n    .title = Heute", "attributes are not used"),
    ("de", "plain =\n    Heute\n    und morgen", "in one line"),
    ("de", "plain = Heute \u202e", "in one line, without control characters"),
    ("de", "plain = { said }", "only arguments, functions, terms and plurals"),
    ("de", "plain = { -brand }", "there is no term -brand"),
    ("de", "gone = Heute", "English has no message of this name"),
    ("de", "plain = Heute { $title }", "English has no $title"),
    ("de", "said = { $Title } ist fertig", "English has no $Title"),
    ("de", "said = Fertig", "title is missing; English has it"),
    ("de", "left = { $limit } frei", "count is missing"),
    ("de", "left = { NUMBER($count) } frei, { NUMBER($limit) }", "$limit is a text in English"),
    ("de", "left = { SPOONS($count) } frei, { $limit }", "$count is a number in English"),
    ("de", "left = { NUMBER($count) } frei, { $limit -> [one] ein *[other] { $limit } }", "limit is a text in English"),
    ("de", "left = { UNIT($count) } frei, { $limit }", "count is a number in English"),
    ("de", "day = { UNIT($spoons, style: \"capital\") } am Tag: { NUMBER($spoons) }", ""),
    ("de", "day = { DATE($spoons) } am Tag", "DATE is no function here"),
    ("de", "question = Wie viele { UNIT($unit, style: \"big\") }?", "does not take this"),
    ("de", "question = Wie viele { $unit }?", "$unit is a unit in English"),
    ("de", "link = Erst lesen", "a is missing"),
    ("de", "link = Erst <b>die Hilfe</b> lesen", "English has no <b>"),
    ("de", "link = Erst <a>die Hilfe lesen", "<a> is not closed"),
    ("de", "link = Erst </a>die Hilfe<a> lesen", "</a> closes nothing"),
    ("de", "link = <a>Erst</a> <a>die Hilfe</a> lesen", "<a> stands there twice"),
    ("de", "tasks = { $count -> [one] eine *[other] { $count } }\n", None),
    ("de", "tasks = { $count -> *[other] { $count } }", "[one] is missing: de has one, other"),
    ("de", "tasks = { $count -> [one] eine [few] zwei *[other] { $count } }", "[few] is no plural class of de"),
    ("de", "tasks = { $count -> [1] eine *[other] { $count } }", None),
    ("pl", "tasks = { $count -> [one] a [few] b *[other] { $count } }", "[many] is missing: pl has one, few, many, other"),
    ("pl", "tasks = { $count -> [one] a [few] b [many] c *[other] { $count } }", None),
    ("ja", "tasks = { $count }", None),
    ("fr", "tasks = { $count -> [1] une *[other] { $count } }", "[one] is missing"),
    ("fr", "tasks = { $count -> [0] zéro [1] une *[other] { $count } }", None),
    ("de", "tasks = { $count -> [one] eine [seven] sieben *[other] { $count } }", "[seven] is no plural class"),
    ("de", "tasks = { $count -> [one] eine [one] zwei *[other] { $count } }", "stands there twice"),
    ("de", "tasks = { $count -> [1.5] eine *[other] { $count } }", "not a whole number"),
    ("de", "tasks = { $count -> *[one] eine [other] { $count } }", "the default is *[other]"),
    ("de", "spaced = von 12", "a blank at its beginning"),
    ("de", 'plain = Heute{" "}', "a blank at its beginning or end"),
    ("de", "short = Heutzutage", "has 10 characters; its place has room for 9"),
    ("de", "tab = Heutzutag", "“Heutzutag” is 68 px wide; its place (bar) has 57"),
    ("fr", "tab = Illimité", None),
    ("ar", "tab = الإعدادات كلها", "its place (bar) has 59"),
    ("de", "plain = 3 überfällige", "“überfällig” is not said here"),
    ("sv", "plain = Platt", None),
    ("sv", "plain = Lat", "“Lat” is not said here"),
    ("en", "plain = 3 overdue", "“overdue” is not said here"),
    ("fr", "tasks = { $count -> [one] un échec *[other] { $count } }", "“échec” is not said here"),
    ("fr", "plain = Trop\u00a0tard", "“Trop\u00a0tard” is not said here"),
    ("de", "plain = Über\u00adfällig", "“Überfällig” is not said here"),
    ("pl", "plain = Nie udało się", "“Nie uda” is not said here"),
    # With the article, with "and in the", with vowel signs, and with another alef.
    ("ar", "plain = المهام المتأخرة", "“المتاخر” is not said here"),
    ("ar", "plain = وبالفائتة", "“وبالفائت” is not said here"),
    ("ar", "plain = فَشِلَ", "“فشل” is not said here"),
    ("ar", "plain = متاخر", "“متاخر” is not said here"),
    ("ar", "plain = لون فاتح", None),
    ("de", "plain = { -spoon(case: \"dative\") }\n-spoon = { $case -> [dative] Löffeln *[other] Löffel }", None),
]


@pytest.mark.parametrize("language, text, wrong", REFUSED, ids=[f"{language}: {text[:40]}" for language, text, _ in REFUSED])
def test_what_is_wrong_in_a_catalog_is_found(tmp_path, language, text, wrong):
    english = read(tmp_path, "en", ENGLISH)
    try:
        found = "\n".join(checks.check(language, english, read(tmp_path, "own", text)))
    except messages.Wrong as fault:
        found = str(fault)
    assert (wrong in found) if wrong else found == ""
    if wrong:
        assert "own.ftl:" in found


def test_every_language_has_words_that_are_not_said_in_it():
    tags = {folder.name for folder in (ROOT / "Words").iterdir() if folder.is_dir()}
    assert tags <= forbidden.FORBIDDEN.keys()
    assert not [tag for tag in forbidden.FORBIDDEN if forbidden.wrong_words(tag, "")]


LINES = """
starter-tea-name = Tea
starter-tea-lines =
    Tea ~2 15m !high
    Before
    - Fill the kettle ~1
    - - From the tap
    Rest 20m
starter-bag-lines =
    Bag
    - Keys
tip-tea-text = Tea
"""

REFUSED_LINES = [
    ("tea", ["Tee ~2 15m !high"], None),
    ("tea", ["Tee", "- Wasser ~1 5m", "- - Aus dem Hahn", "Ruhe 5m", "Vorher: alles", "Mit Zucker", "Ohne", "Kalt", "Warm", "Heiß"], None),
    ("tea", [*"abcdefghijk"], "it has 11 lines; English has 5, and 5 more are allowed"),
    ("tea", ["Tee", "", "Ruhe"], "line 2: it has no words"),
    ("tea", ["Tee", "-"], "line 2: it has no words"),
    ("tea", ["Tee", "~2 15m"], "line 2: it has no words"),
    ("tea", ["- Tee"], "line 1: a step is one “- ” deeper"),
    ("tea", ["Tee", "- - Wasser"], "line 2: a step is one “- ” deeper"),
    ("tea", ["Tee", "- Wasser", "- - Hahn", "- - - Griff"], "line 4: a step is one “- ” deeper"),
    ("tea", ["Tee", "  Wasser"], "line 2: a step begins with “- ”, not with blanks"),
    ("tea", ["Tee", "• Wasser"], "line 2: “•” cannot stand at the beginning"),
    ("tea", ["Tee", "-Wasser"], "line 2: “-” cannot stand at the beginning"),
    ("tea", ["Tee  ~2"], "line 1: two blanks"),
    ("tea", ["Tee ", "Ruhe"], "line 1: two blanks"),
    ("tea", ["Tee ~0"], "line 1: a cost is 1 to 10"),
    ("tea", ["Tee ~11"], "line 1: a cost is 1 to 10"),
    ("tea", ["Tee 0m"], "line 1: minutes are 1 to 240"),
    ("tea", ["Tee 241m"], "line 1: minutes are 1 to 240"),
    ("tea", ["Tee 15m ~2"], "line 1: “~”"),
    ("tea", ["Tee ~2 15 min"], "line 1: “~”"),
    ("tea", ["Tee ~2 15m !hoch"], "line 1: “~”"),
    ("tea", ["Tee!"], "line 1: “~”"),
    ("tea", ["Tee #warm"], "line 1: “~”"),
    ("tea", ["Tee @zuhause"], "line 1: “~”"),
    ("tea", ["Tee um ٩"], "line 1: “~”"),
    ("tea", ["Tee ~٢"], "line 1: “~”"),
    ("tea", ["Tee ~2", "- Wasser ~1"], "line 2: the task has a cost already"),
    ("tea", ["Tee", "- Wasser ~1", "- - Hahn ~1"], "line 3: the task has a cost already"),
    ("tea", ["Tee", "- Wasser ~1", "- Hahn ~1"], None),
    ("tea", ["T" * 110], None),
    ("tea", ["T" * 108 + " ~2"], "line 1: it has 111 characters; its place has room for 110"),
    ("tea", ["Tee für { $name }"], "lines hold nothing but text"),
    ("tea", ["Tee", "<a>Wasser</a>"], "lines hold nothing but text"),
    ("tea", ["Tee\u2028Ruhe"], "without control characters"),
    ("tea", ["Zu spät"], "“Zu spät” is not said here"),
    ("bag", ["Tasche", "- Schlüssel", "- Geld"], None),
    ("bag", ["Tasche", "- Schlüssel 5m"], "line 2: this is a checklist, without marks"),
]


@pytest.mark.parametrize("name, told, wrong", REFUSED_LINES, ids=[" / ".join(told)[:40] for _, told, _ in REFUSED_LINES])
def test_what_the_planner_would_refuse_in_the_lines_of_a_template_is_found(tmp_path, name, told, wrong):
    english = read(tmp_path, "en", LINES)
    text = f"starter-{name}-lines =\n    " + "\n    ".join(told)
    try:
        found = checks.check("de", english, read(tmp_path, "own", text))
    except messages.Wrong as fault:
        found = [str(fault)]
    assert any(wrong in one for one in found) if wrong else found == []


def test_lines_reach_the_planner_as_a_pasted_list(tmp_path):
    english = read(tmp_path, "en", LINES)
    assert checks.check("en", english, english) == []
    told = table.of_browsers("en", list(english.values()), english).decode()
    assert "Tea ~2 15m !high\rBefore\r  Fill the kettle ~1\r    From the tap\rRest 20m" in told


def test_several_lines_are_for_templates_alone(tmp_path):
    with pytest.raises(messages.Wrong, match="in one line"):
        read(tmp_path, "en", "starter-tea-about =\n    Tea\n    Rest")
    with pytest.raises(messages.Wrong, match="in one line"):
        read(tmp_path, "en", "many-lines =\n    Tea\n    Rest")


def test_the_messages_of_a_series_stand_side_by_side_in_the_order_of_their_names(tmp_path):
    english = list(read(tmp_path, "en", LINES + "starter-bag-name = Bag\nstarters = Templates\nstarter-best = Best\n").values())
    keys = [message.key for message in table.phrases(english)]
    assert keys[:2] == ["starters", "starter-best"]
    assert keys[2:] == ["starter-bag-lines", "starter-tea-lines", "starter-bag-name", "starter-tea-name", "tip-tea-text"]
    assert [series.place(key)[1] for key in keys] == ["", "", "bag", "tea", "bag", "tea", "tea"]
    made = swift.phrases(english)
    assert "starterNames: PhraseSeries { PhraseSeries(first: .starterBagName, last: .starterTeaName) }" in made


def test_in_the_made_up_language_each_line_is_in_brackets_and_keeps_its_marks(tmp_path):
    made = pseudo.messages(read(tmp_path, "en", LINES))["starter-tea-lines"]
    told = lines.all_of(made)
    assert [(line.level, line.marks) for line in told] == [(0, " ~2 15m !high"), (0, ""), (1, " ~1"), (2, ""), (0, " 20m")]
    for line in told:
        assert line.title.startswith("[") and line.title.endswith("]")
        assert not any(letter in pseudo.PLAIN for letter in line.title)


def test_the_english_of_these_tests_is_right(tmp_path):
    english = read(tmp_path, "en", ENGLISH)
    assert checks.check("en", english, english) == []
    assert english["tasks"].arguments == {"count": "number"}
    assert english["left"].arguments == {"count": "number", "limit": "text"}
    assert english["day"].arguments == {"spoons": "spoons"}
    assert english["question"].arguments == {"unit": "unit"}
    assert english["link"].arguments == {"a": "tag"}


def test_a_message_with_arguments_becomes_a_function_that_takes_them(tmp_path):
    made = swift.sentences(list(read(tmp_path, "en", ENGLISH).values()))
    assert "static func left(count: Int, limit: consuming String) -> Sentence" in made
    assert "static func day(spoons: consuming SpoonCount) -> Sentence" in made
    assert "static func link(a: consuming MarkupTag) -> Sentence" in made
    phrases = swift.phrases(list(read(tmp_path, "en", ENGLISH).values()))
    assert "case plain\n" in phrases and "case left" not in phrases


def test_a_term_is_put_in_with_the_case_that_is_asked_for(tmp_path):
    read_in = read(tmp_path, "de", 'bare = { -spoon }\nof = von { -spoon(case: "dative") }\n-spoon = { $case -> [dative] Löffeln *[other] Löffel }')
    assert read_in["bare"].parts == ("Löffel",)
    assert read_in["of"].parts == ("von Löffeln",)


@pytest.mark.parametrize("language", plurals.LANGUAGES)
def test_plural_rules_told_in_bytes_give_what_cldr_gives(language):
    told = plurals.code(language)
    assert [plurals.evaluated(told, number) for number in plurals.NUMBERS] == plurals.classes(language)
    assert max(told, default=0) < 128 and b"\n" not in told


def test_the_plural_classes_are_those_that_numbers_have():
    assert plurals.used("pl") == ["one", "few", "many", "other"]
    assert plurals.used("ar") == ["zero", "one", "two", "few", "many", "other"]
    # CLDR has a class for millions in French: no number here is so large.
    assert plurals.used("fr") == ["one", "other"]
    assert plurals.used("ja") == ["other"]


@pytest.mark.parametrize("language", plurals.LANGUAGES)
def test_a_table_is_valid_text_and_holds_what_the_language_says_of_itself(tmp_path, language):
    english = read(tmp_path, "en", ENGLISH)
    whole = table.of_browsers(language, list(english.values()), {})
    assert whole.startswith(table.MAGIC + b"\n") and whole.decode()
    facts = languages.facts(language)
    # The last are the rules of quick add, which a language may lack.
    assert len(facts) == languages.COUNT and all(facts[:2]) and all(facts[3:-1])
    assert facts[0] == language.encode() and facts[1] == (b"rtl" if language == "ar" else b"ltr")


def lines_of(whole):
    """The messages of a table."""
    return whole.decode().split("\n")[1 + languages.COUNT : -1]


def test_what_all_variants_of_a_choice_begin_and_end_with_stands_in_the_table_once(tmp_path):
    english = read(tmp_path, "en", "a = { $count -> [one] All of the { $count } task is done. *[other] All of the { $count } tasks are done. }")
    [told] = lines_of(table.of_browsers("en", list(english.values()), english))
    assert told == "All of the \x010 \x0201task is\x08tasks are\x09 done."


@pytest.mark.parametrize(
    "variants, told",
    [
        (["a x c", "a y c"], ("a ", ["x", "y"], " c")),
        (["a b", "a b c"], ("a ", ["b", "b c"], "")),
        (["b", "a b"], ("", ["b", "a b"], "")),
        (["a a", "a a a"], ("a ", ["a", "a a"], "")),
        (["ab", "ac"], ("", ["ab", "ac"], "")),
        (["a b", "a b"], ("a ", ["b", "b"], "")),
        (["a \x020x\x09", "a \x020y\x09"], ("", ["a \x020x\x09", "a \x020y\x09"], "")),
        (["a"], ("", ["a"], "")),
    ],
)
def test_variants_are_taken_apart_between_words_and_stay_whole_around_a_choice(variants, told):
    before, rest, behind = told
    assert table.apart([one.encode() for one in variants]) == (before.encode(), [one.encode() for one in rest], behind.encode())
    assert all(before + one + behind == whole for one, whole in zip(rest, variants, strict=True))


def test_browsers_load_no_message_that_only_pages_of_the_server_say(tmp_path):
    english = read(tmp_path, "en", "a = Today") | read(tmp_path, "mail", f"### {messages.SERVERS}\n\nb = Mail")
    listed = list(english.values())
    german = read(tmp_path, "de", "a = Heute\nb = Post")
    assert lines_of(table.of_browsers("de", listed, german)) == ["Heute"]
    assert table.of_servers(listed, german).decode() == "TSW4\nPost\n"


def test_english_says_dates_as_the_planner_does():
    facts = dict(zip([name for name, count in languages.PLACES for _ in range(count)], languages.facts("en"), strict=True))
    dates = dict(zip(languages.DATES, languages.OWN["en"]["dates"], strict=True))
    assert dates["date"] == "E d MMM" and dates["dateWithYear"] == "E d MMM y"
    assert facts["pair"] == b" and " and facts["last"] == b" and " and facts["enumeration"] == b", "


def test_the_made_up_language_is_longer_in_brackets_and_without_plain_letters(tmp_path):
    for message in pseudo.messages(read(tmp_path, "en", ENGLISH)).values():
        for path in messages.paths(message.parts):
            text = messages.plain(path)
            assert text.startswith("[") and text.endswith("]")
            assert not any(letter in pseudo.PLAIN for letter in text)
    made = pseudo.messages(read(tmp_path, "en", "long = " + "Choose a date after today. " * 4))["long"]
    assert len(messages.plain(made.parts)) >= 1.4 * (27 * 4 - 1)


def marks_after(tmp_path, english, own, marks=None, looked_at=()):
    """The marks, as they are read back from their file, and the stale translations."""
    kept, stale = seen.compared(read(tmp_path, "en", english), read(tmp_path, "own", own), marks or {}, looked_at)
    file = tmp_path / seen.FILE
    file.write_text(seen.written(kept), encoding="utf-8")
    found, wrong = seen.read(file)
    assert wrong == []
    return found, stale


def test_a_translation_is_stale_when_only_its_english_text_has_changed(tmp_path):
    first, stale = marks_after(tmp_path, "a = Today\nb = Now", "a = Heute\nb = Jetzt")
    assert stale == [] and first.keys() == {"a", "b"}
    then, stale = marks_after(tmp_path, "a = This day\nb = Now", "a = Heute\nb = Jetzt", first)
    assert stale == ["a"] and then == first


def test_a_translation_is_no_longer_stale_when_it_changes_or_the_english_text_changes_back(tmp_path):
    first, _ = marks_after(tmp_path, "a = Today", "a = Heute")
    then, _ = marks_after(tmp_path, "a = This day", "a = Heute", first)
    assert marks_after(tmp_path, "a = This day", "a = Dieser Tag", then)[1] == []
    assert marks_after(tmp_path, "a = Today", "a = Heute", then) == (first, [])


def test_a_stale_translation_that_somebody_has_looked_at_counts_as_made_from_the_english_text_of_now(tmp_path):
    first, _ = marks_after(tmp_path, "a = Today\nb = Now", "a = Heute\nb = Jetzt")
    changed = "a = This day\nb = Right now"
    then, stale = marks_after(tmp_path, changed, "a = Heute\nb = Jetzt", first, {"a"})
    assert stale == ["b"]
    assert marks_after(tmp_path, changed, "a = Heute\nb = Jetzt", then)[1] == ["b"]


def test_a_translation_is_not_stale_when_its_english_text_is_only_laid_out_in_another_way(tmp_path):
    first, _ = marks_after(tmp_path, "a = { -day }\n-day = Today", "a = Heute")
    assert marks_after(tmp_path, "# A comment.\na = Today", "a = Heute", first) == (first, [])


def test_marks_are_read_from_both_sides_of_a_conflict(tmp_path):
    first, _ = marks_after(tmp_path, "a = Today", "a = Heute")
    then, _ = marks_after(tmp_path, "a = This day", "a = Heute", first, {"a"})
    ours, theirs = (seen.written(side).splitlines()[1] for side in (first, then))
    file = tmp_path / "conflict.tsv"
    file.write_text(f"<<<<<<< HEAD\n{ours}\n=======\n{theirs}\n>>>>>>> other\n")
    found, wrong = seen.read(file)
    assert wrong == [] and len(found["a"]) == 2
    assert marks_after(tmp_path, "a = This day", "a = Heute", found) == (then, [])
    file.write_text("a\tHeute\n")
    assert "this is no mark" in seen.read(file)[1][0]


def test_the_table_of_languages_counts_what_is_there_what_is_stale_and_what_quick_add_reads(tmp_path):
    (tmp_path / "quick-add").mkdir()
    (tmp_path / "quick-add/de.md").write_text("| line | title |\n|---|---|\n| `Bad putzen morgen` | `Bad putzen` |\n| `Post` | `Post` |\n")
    rows = overview.page({"en": (200, 0), "de": (150, 3)}, 200, tmp_path)
    changed = languages.CHANGED["de"]
    assert f"| Deutsch · German | `de` | 75 % (150) | 3 | not yet | {changed} | [2 lines](quick-add/de.md) |" in rows
    assert "| English | `en` | 100 % | – | yes | – | not yet |" in rows


def test_every_place_is_as_wide_as_the_styles_say():
    for name, place in [*places.PLACES.items(), *places.WEEKDAYS.items(), ("head", places.HEAD)]:
        for file, declared in place.css:
            assert declared in (ROOT / "Web/styles" / file).read_text(), f"{name}: {file} no longer says this: measure the place again"


def test_every_place_that_a_message_names_is_known_and_every_known_one_is_named():
    named = {name for file in (ROOT / "Words/en").rglob("*.ftl") for one in messages.read(file).values() for name in one.shown_in}
    assert named == places.PLACES.keys()


def test_letters_are_as_wide_as_in_the_fonts():
    assert widths.TABLE.read_text().split("\n", 1)[1] == measure_font.measured()


def test_arabic_letters_are_measured_in_the_form_they_have_beside_their_neighbours():
    assert widths.shaped("بيت") == "\ufe91\ufef4\ufe96"
    # Alef joins only what comes before it, and lam and alef are one letter.
    assert widths.shaped("دار لا") == "\ufea9\ufe8d\ufead \ufefb"
    assert widths.width("بَيْت", 10, 400) == widths.width("بيت", 10, 400) < widths.width("ب ي ت", 10, 400)


def test_bold_and_larger_letters_are_wider_and_a_square_letter_is_as_wide_as_it_is_high():
    assert widths.width("Today", 12, 400) < widths.width("Today", 12, 600) < widths.width("Today", 12, 700)
    assert widths.width("Today", 24, 400) == 2 * widths.width("Today", 12, 400)
    assert widths.width("今日", 12, 400) == 24


def test_a_table_whose_heads_do_not_fit_side_by_side_is_found():
    heads = dict.fromkeys(("day", "had", "borrowed", "planned", "used"), "Verbraucht")
    assert any("px wide" in words for words in places.too_wide_tables(heads))
    assert not list(places.too_wide_tables(dict.fromkeys(heads, "Ver\u00adbrauc\u00adht")))


def test_names_of_weekdays_that_are_wider_than_their_column_are_found():
    assert "a column of twelve weeks has" in "".join(places.too_wide_weekdays(["środa"]))
