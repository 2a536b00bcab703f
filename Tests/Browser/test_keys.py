"""Single-key shortcuts: each does what the sheet says, and nothing while somebody types. Row E10."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from chromium import DESK
from input_methods import Keys
from person import Person
from variants import first_of
from waits import settle, soon

TASKS = ("Tea", 2), ("Cake", 2), ("Soup", 2)


def table(keys):
    """The table that the page gives the script: each key, or two, and its effect."""
    lines = keys.page.locator("#dock").get_attribute("data-keys").split("\n")
    return dict(line.split("=", 1) for line in lines)


def strike(keys, name):
    for key in name.split(" "):
        keys.page.keyboard.press(key)


# What a layout types at the places of Latin keys, as the browser names these places: plain, and with Shift.
LAYOUTS = {
    "Russian": ("фисвуапршолдьтщзйкыегмцчня", {"Slash": ".,"}),
    "Greek": ("αβψδεφγηιξκλμνοπ;ρστθωςχυζ", {"Slash": "/?"}),
    "Hebrew": ("שנבגקכעיןחלךצמםפ/רדאוה'סטז", {"Slash": ".?"}),
    "Arabic": (["ش", "لا", *"ؤيثبلاهتنمةىخحضقسفعرصءغئ"], {"Slash": "ظ؟"}),
    "Thai": ("ฟิแกำดเ้ร่าสทืนยๆพหะีอไปัผ", {"Slash": "ฝฦ"}),
}

FIRST = {"Russian", "Arabic"}
"""An alphabet with one letter a key, and one with two on some keys: `make test` tries these."""

EVERY_LAYOUT = [pytest.param(name, marks=() if name in FIRST else pytest.mark.exhaustive) for name in LAYOUTS]


def typed_by(layout, name):
    """What a key of the table types on a layout, its place, and whether Shift is held."""
    letters, signs = LAYOUTS[layout]
    if name in "/?":
        return signs["Slash"]["/?".index(name)], "Slash", name == "?"
    return letters["abcdefghijklmnopqrstuvwxyz".index(name)], f"Key{name.upper()}", False


def press_place(keys, typed, place, has_shift=False):
    """As the browser hears a layout that is not the test machine's."""
    keys.page.evaluate(
        """([key, code, shiftKey]) => (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true }))""",
        [typed, place, has_shift],
    )


def shows(keys, effect):
    """The page that an effect names, with the focus in the form that it names, if any."""
    wanted = urlsplit(effect)
    soon(keys, lambda: urlsplit(keys.page.url)[2:4] == (wanted.path, wanted.query))
    if wanted.fragment and keys.page.locator(f"form#{wanted.fragment}").count():
        expect(keys.page.locator(f"form#{wanted.fragment} :is(input:not([type=hidden]), textarea)").first).to_be_focused()


def focused_row(keys):
    return keys.page.locator("main .rows > li:focus-within .title")


RINGS = """() => {
    const row = document.activeElement.closest('li');
    const ringed = [row, ...row.querySelectorAll('*')].filter((element) => getComputedStyle(element).outlineStyle !== 'none');
    return ringed.map((element) => element.offsetWidth === row.offsetWidth);
}"""


@pytest.mark.parametrize("path", first_of("/app/today", "/app/tasks?select=1", "/app/spoons", "/app/more"))
def test_E10_the_ring_of_the_focus_goes_round_the_whole_row(keys, path):
    keys.has(*TASKS)
    keys.plan("Tea", "Cake")
    keys.is_on("Today")
    keys.open(path)
    strike(keys, "j")
    assert keys.page.evaluate(RINGS) == [True]


def test_E10_every_key_that_leads_to_a_page_leads_there(keys):
    keys.has()
    for name, effect in table(keys).items():
        if not effect.startswith("/"):
            continue
        keys.open("/app/about")
        strike(keys, name)
        shows(keys, effect)


@pytest.mark.parametrize("layout", EVERY_LAYOUT)
def test_E10_on_a_layout_without_latin_letters_every_key_has_its_place(keys, layout):
    keys.has()
    # The layout is known by the letters that were pressed: here that of A, which does nothing.
    for name, effect in table(keys).items():
        if not effect.startswith("/"):
            continue
        keys.open("/app/about")
        press_place(keys, *typed_by(layout, "a"))
        for key in name.split(" "):
            press_place(keys, *typed_by(layout, key))
        shows(keys, effect)


@pytest.mark.exhaustive
@pytest.mark.parametrize("layout", EVERY_LAYOUT)
def test_E10_on_a_layout_without_latin_letters_the_keys_of_a_list_have_their_places(keys, layout):
    keys.has(*TASKS)
    keys.plan("Tea", "Cake")
    keys.is_on("Today")
    titles = keys.page.locator("form#list .title").all_inner_texts()
    for key, title in ("j", titles[0]), ("j", titles[1]), ("k", titles[0]):
        press_place(keys, *typed_by(layout, key))
        expect(focused_row(keys)).to_have_text(title)
    press_place(keys, *typed_by(layout, "x"))
    keys.is_told(f"Done: {titles[0]}")


def test_E10_the_first_key_of_somebody_who_writes_hebrew_may_be_a_sign_at_the_place_of_a_letter(new_context, server):
    somebody = Person(new_context(**DESK, locale="he"), server.address, Keys)
    somebody.has(at="/app/about")
    press_place(somebody, *typed_by("Hebrew", "w"))
    shows(somebody, "/app/now")


@pytest.mark.exhaustive
def test_E10_on_a_latin_layout_a_sign_is_not_the_key_that_has_its_place_elsewhere(keys):
    keys.has(at="/app/about")
    # German, Dvorak, and the ? of Russian and French, which is at other places.
    for typed, place in ("-", "Slash"), ("_", "Slash"), (",", "KeyW"), (".", "KeyE"), ("ö", "KeyS"), ("é", "KeyW"):
        press_place(keys, typed, place)
    settle(keys)
    keys.is_on("About")
    press_place(keys, "?", "KeyM", True)
    keys.is_on("Keyboard shortcuts")


@pytest.mark.exhaustive
def test_E10_caps_lock_changes_nothing(keys):
    keys.has()
    for name, effect in table(keys).items():
        if effect.startswith("/"):
            keys.open("/app/about")
            for key in name.upper().split(" "):
                press_place(keys, key, f"Key{key}" if key.isalpha() else "Slash", key == "?")
            shows(keys, effect)
    keys.open("/app/about")
    # With Shift it types the small letter; together they are no key of ours.
    press_place(keys, "n", "KeyN", True)
    press_place(keys, "т", "KeyN", True)
    settle(keys)
    keys.is_on("About")


def test_E10_every_key_of_a_list_moves_ticks_and_opens(keys):
    keys.has(*TASKS)
    keys.plan("Tea", "Cake", "Soup")
    keys.is_on("Today")
    titles = keys.page.locator("form#list .title").all_inner_texts()
    effects = table(keys)
    assert {name for name, effect in effects.items() if not effect.startswith("/")} == {"j", "k", "x", "m", "e"}
    strike(keys, "j")
    expect(focused_row(keys)).to_have_text(titles[0])
    strike(keys, "j")
    expect(focused_row(keys)).to_have_text(titles[1])
    strike(keys, "k")
    expect(focused_row(keys)).to_have_text(titles[0])
    strike(keys, "k")
    expect(focused_row(keys)).to_have_text(titles[0])
    strike(keys, "x")
    keys.is_told(f"Done: {titles[0]}")
    expect(focused_row(keys)).to_have_text(titles[0])
    strike(keys, "u")
    keys.is_told("Undone")
    expect(focused_row(keys)).to_have_text(titles[0])
    strike(keys, "e")
    keys.is_on("Task")
    expect(keys.field("Title")).to_have_value(titles[0])


def test_E10_in_a_list_to_choose_from_a_key_chooses_the_row(keys):
    keys.has(*TASKS, at="/app/tasks?select=1")
    strike(keys, "j")
    strike(keys, "x")
    expect(keys.main.get_by_role("checkbox").first).to_be_checked()
    strike(keys, "x")
    expect(keys.main.get_by_role("checkbox").first).not_to_be_checked()


def test_E10_adding_and_searching_begin_on_the_page_where_there_is_a_field_for_it(keys):
    keys.has(*TASKS, at="/app/spoons/2")
    strike(keys, "n")
    expect(keys.page.locator("#add #title-field")).to_be_focused()
    assert urlsplit(keys.page.url).path == "/app/spoons/2"
    keys.open("/app/today")
    strike(keys, "n")
    expect(keys.page.locator("#add #title-field")).to_be_focused()
    assert urlsplit(keys.page.url).path == "/app/today"
    keys.open("/app/tasks")
    strike(keys, "/")
    expect(keys.page.locator("#find-field")).to_be_focused()
    # The key itself is not typed into the field.
    expect(keys.page.locator("#find-field")).to_have_value("")


def test_E10_what_is_typed_is_typed(keys):
    keys.has(at="/app/tasks")
    strike(keys, "n")
    expect(keys.page.locator("#title-field")).to_be_focused()
    keys.page.keyboard.type("g t / ? n x j")
    settle(keys)
    expect(keys.page.locator("#title-field")).to_have_value("g t / ? n x j")
    assert urlsplit(keys.page.url).path == "/app/tasks/new"


@pytest.mark.parametrize("pressed", first_of("Control+n", "Alt+n", "Meta+n", "Shift+n"))
def test_E10_a_key_with_another_held_is_not_ours(keys, pressed):
    keys.has()
    keys.page.evaluate("""() => document.addEventListener('keydown', (event) => { window.taken = event.defaultPrevented; })""")
    modifier, key = pressed.split("+")
    held = {"Control": "ctrlKey", "Alt": "altKey", "Meta": "metaKey", "Shift": "shiftKey"}[modifier]
    # As the browser tells of it: some of these are the browser's own, and would close or open a window.
    keys.page.evaluate(
        """([key, held]) => document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key, [held]: true, bubbles: true, cancelable: true }))""",
        [key.upper() if modifier == "Shift" else key, held],
    )
    settle(keys)
    assert keys.page.evaluate("window.taken") is False
    keys.is_on("Today")


@pytest.mark.exhaustive
def test_E10_an_input_method_that_composes_keeps_its_keys(keys):
    keys.has()
    keys.page.evaluate(
        """() => document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'n', isComposing: true, bubbles: true, cancelable: true }))"""
    )
    settle(keys)
    keys.is_on("Today")


@pytest.mark.exhaustive
def test_E10_a_key_after_g_that_is_none_of_ours_ends_it(keys):
    keys.has(at="/app/about")
    for key in "gqt":
        strike(keys, key)
    settle(keys)
    keys.is_on("About")


def test_E10_switched_off_no_key_does_anything_and_the_sheet_says_so(keys):
    keys.has()
    strike(keys, "?")
    keys.is_on("Keyboard shortcuts")
    names = list(table(keys))
    keys.press("Turn off single-key shortcuts")
    keys.sees("Single-key shortcuts are off.")
    assert keys.page.locator("#dock").get_attribute("data-keys") is None
    for name in names:
        strike(keys, name)
    settle(keys)
    keys.is_on("Keyboard shortcuts")
    keys.press("Turn on single-key shortcuts")
    keys.sees("Single-key shortcuts are on.")
    strike(keys, "g t")
    keys.is_on("Today")


def test_E10_the_sheet_is_a_page_that_works_without_script(new_context, server):
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"{server.address}/app/keys")
    expect(page.locator("kbd").first).to_be_visible()
    expect(page.locator("h1")).to_have_text("Keyboard shortcuts")


def test_E10_enter_in_a_box_submits_what_is_chosen_and_chooses_nothing_more(keys):
    keys.has(*TASKS)
    keys.open("/app/tasks?select=1")
    strike(keys, "j")
    strike(keys, "x")
    keys.page.keyboard.press("Enter")
    keys.is_on("Today")
    keys.counts(2, 12)


def test_E10_the_keys_of_rows_lead_to_tasks_without_a_cost_too(keys):
    keys.has(*TASKS, ("Sort papers", None))
    keys.open("/app/tasks?select=1")
    titles = keys.page.locator("main .rows > li .title").all_inner_texts()
    assert "Sort papers" in titles
    for title in titles:
        strike(keys, "j")
        expect(focused_row(keys)).to_have_text(title)


@pytest.mark.exhaustive
def test_E10_escape_leaves_the_sheet_of_keys(keys):
    keys.has(at="/app/tasks")
    strike(keys, "?")
    keys.is_on("Keyboard shortcuts")
    keys.page.keyboard.press("Escape")
    expect(keys.page.locator("#keys-switch")).to_have_count(0)


@pytest.mark.exhaustive
def test_E10_escape_leaves_a_form_that_nothing_was_typed_into(keys):
    keys.has()
    keys.open("/app/tasks")
    strike(keys, "n")
    keys.is_on("Add a task")
    keys.page.keyboard.type("Call the dentist")
    keys.page.keyboard.press("Escape")
    settle(keys)
    keys.is_on("Add a task")
    for _ in "Call the dentist":
        keys.page.keyboard.press("Backspace")
    keys.page.keyboard.press("Escape")
    keys.is_on("Tasks")


@pytest.mark.exhaustive
def test_E10_the_arrow_down_in_the_search_leads_to_the_first_result(keys):
    keys.has(*TASKS)
    keys.open("/app/tasks?q=Cake")
    keys.page.locator("#find-field").focus()
    keys.page.keyboard.press("ArrowDown")
    expect(focused_row(keys)).to_have_text("Cake")
