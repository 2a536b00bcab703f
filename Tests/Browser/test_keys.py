"""Single-key shortcuts: each does what the sheet says, and nothing while somebody types. Row E10."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from waits import settle, soon

TASKS = ("Tea", 2), ("Cake", 2), ("Soup", 2)


def table(keys):
    """The table that the page gives the script: each key, or two, and its effect."""
    lines = keys.page.locator("#dock").get_attribute("data-keys").split("\n")
    return dict(line.split("=", 1) for line in lines)


def strike(keys, name):
    for key in name.split(" "):
        keys.page.keyboard.press(key)


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


@pytest.mark.parametrize("path", ["/app/today", "/app/tasks?select=1", "/app/spoons", "/app/more"])
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


def test_E10_every_key_of_a_list_moves_ticks_and_opens(keys):
    keys.has(*TASKS)
    keys.plan("Tea", "Cake", "Soup")
    keys.is_on("Today")
    titles = keys.page.locator("form#list .title").all_inner_texts()
    effects = table(keys)
    assert {name for name, effect in effects.items() if not effect.startswith("/")} == {"j", "k", "x", "e"}
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
    keys.open("/app/tasks")
    strike(keys, "/")
    expect(keys.page.locator("#find-field")).to_be_focused()
    # The key itself is not typed into the field.
    expect(keys.page.locator("#find-field")).to_have_value("")


def test_E10_what_is_typed_is_typed(keys):
    keys.has()
    strike(keys, "n")
    expect(keys.page.locator("#title-field")).to_be_focused()
    keys.page.keyboard.type("g t / ? n x j")
    settle(keys)
    expect(keys.page.locator("#title-field")).to_have_value("g t / ? n x j")
    assert urlsplit(keys.page.url).path == "/app/tasks/new"


@pytest.mark.parametrize("pressed", ["Control+n", "Alt+n", "Meta+n", "Shift+n"])
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


def test_E10_an_input_method_that_composes_keeps_its_keys(keys):
    keys.has()
    keys.page.evaluate(
        """() => document.body.dispatchEvent(
            new KeyboardEvent('keydown', { key: 'n', isComposing: true, bubbles: true, cancelable: true }))"""
    )
    settle(keys)
    keys.is_on("Today")


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
