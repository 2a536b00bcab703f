"""The small script must leave alone: focus, scroll, an open keyboard, text typed elsewhere, unchanged nodes."""

import pytest
from playwright.sync_api import expect

from timers import comes_true
from waits import soon

RECORD = """() => {
    window.touched = [];
    new MutationObserver((records) => window.touched.push(...records)).observe(document.body, {
        subtree: true, childList: true, attributes: true, characterData: true,
    });
}"""


@pytest.fixture
def full(touch):
    """A category with a hundred rows."""
    touch.has(*[(f"Task {number:03}", 2) for number in range(60)], at="/app/spoons/2")
    return touch


def test_adding_keeps_the_focus_and_the_keyboard_in_the_field(full):
    field = full.field("New task")
    full.page.evaluate("window.left = 0; document.addEventListener('focusout', () => { window.left += 1; })")
    full.write("New task", "One more")
    full.press("Add", full.main)
    full.sees_row("One more")
    expect(field).to_be_focused()
    assert full.page.evaluate("window.left") == 0, "the keyboard went down in between"


@pytest.mark.exhaustive
def test_an_act_further_down_keeps_the_scroll_where_it_is(full):
    full.row("Task 040").scroll_into_view_if_needed()
    full.page.evaluate("() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))")
    before = full.page.evaluate("scrollY")
    assert before > 500
    place = full.row("Task 042").bounding_box()["y"]
    full.press("Add to today: Task 041")
    full.is_told("Added to today: Task 041")
    full.sees_no_row("Task 041")
    assert full.page.evaluate("scrollY") == before
    assert full.row("Task 042").bounding_box()["y"] <= place


@pytest.mark.exhaustive
def test_what_is_typed_in_another_form_stays(full):
    full.write("New task", "Not sent yet")
    full.press("Add to today: Task 003")
    full.is_told("Added to today: Task 003")
    expect(full.field("New task")).to_have_value("Not sent yet")


NOTE_MOTION = """() => {
    window.motion = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        window.motion.push([frames.opacity[1] === 1 ? 'appears' : 'fades', this.querySelector('.title').textContent]);
        return animate.call(this, frames, timing);
    };
}"""


def motion(person):
    return person.page.evaluate("window.motion")


@pytest.mark.exhaustive
def test_a_new_row_appears_softly(full):
    full.page.evaluate(NOTE_MOTION)
    full.write("New task", "One more")
    full.press("Add", full.main)
    full.sees_row("One more")
    assert motion(full) == [["appears", "One more"]]


@pytest.mark.exhaustive
def test_a_row_that_leaves_fades_and_is_no_longer_part_of_the_page(full):
    full.page.evaluate(NOTE_MOTION)
    # What is there while it fades, seen as soon as the page is patched.
    full.page.evaluate("""() => document.addEventListener('teaspoon:patched', () => {
        const row = document.querySelector('[data-leaving]');
        window.leaving = { inert: row.inert, named: row.outerHTML.match(/ (id|name)="/g) ?? [] };
    }, { once: true })""")
    full.press("Add to today: Task 003")
    full.is_told("Added to today: Task 003")
    assert motion(full) == [["fades", "Task 003"]]
    assert full.page.evaluate("window.leaving") == {"inert": True, "named": []}
    expect(full.page.locator("[data-leaving]")).to_have_count(0)
    expect(full.row("Task 003")).to_have_count(0)


@pytest.mark.exhaustive
def test_the_focus_goes_to_the_same_button_of_another_row_when_its_row_fades(keys):
    keys.has(at="/app/tips")
    keys.page.evaluate("for (const group of document.querySelectorAll('details.tips')) group.open = true")
    buttons = keys.main.get_by_role("button", name="Hide: ")
    labels = buttons.evaluate_all("buttons => buttons.map((button) => button.ariaLabel)")
    index = labels.index("Hide: When this, then that")
    keys.press(labels[index])
    keys.is_told("Tip hidden: When this, then that")
    expect(keys.main.get_by_role("button", name=labels[index + 1], exact=True)).to_be_focused()


@pytest.mark.exhaustive
def test_a_row_that_comes_back_while_it_fades_stays(full):
    full.page.evaluate("""() => {
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, timing) { return animate.call(this, frames, { ...timing, duration: 2000 }); };
    }""")
    full.press("Add to today: Task 003")
    full.press("Undo")
    full.sees_row("Task 003")
    expect(full.page.locator("[data-leaving]")).to_have_count(0)
    soon(full, lambda: full.page.evaluate("document.getAnimations().length") == 0)
    full.sees_row("Task 003")


@pytest.mark.exhaustive
def test_no_row_fades_where_motion_is_reduced(full):
    full.page.emulate_media(reduced_motion="reduce")
    full.page.evaluate(NOTE_MOTION)
    full.write("New task", "One more")
    full.press("Add", full.main)
    full.sees_row("One more")
    full.press("Add to today: Task 003")
    expect(full.row("Task 003")).to_have_count(0)
    assert motion(full) == []


@pytest.mark.exhaustive
def test_only_what_differs_is_touched(full):
    full.page.evaluate(RECORD)
    full.write("New task", "One more")
    full.send("New task")
    full.sees_row("One more")
    touched = full.page.evaluate("window.touched.length")
    # A row, the toast, and a nonce in each of a handful of forms; the sixty other rows are not among it.
    assert touched < 30
    assert full.page.evaluate("window.touched.filter(({ target }) => target.closest?.('li.row')).length") == 0


@pytest.mark.exhaustive
def test_the_same_words_about_another_change_are_announced_again(full):
    full.write("New task", "One more")
    full.send("New task")
    full.is_told("Added: One more")
    words = full.page.locator("#toast p").inner_text()
    full.page.evaluate(RECORD)
    full.write("New task", "One more")
    full.send("New task")
    expect(full.row("One more")).to_have_count(2)
    assert full.page.locator("#toast p").inner_text() == words
    # A screen reader announces what comes into a live region, and nothing where the same words stay.
    said = full.page.evaluate("""window.touched.filter(({ target }) => target.id === 'toast')
        .flatMap(({ addedNodes }) => [...addedNodes]).map(({ localName }) => localName)""")
    assert said == ["p"]


def test_a_tick_touches_its_own_row_and_no_other(touch):
    touch.has(*[(f"Task {number}", 1) for number in range(9)])
    touch.plan(*[f"Task {number}" for number in range(9)])
    touch.is_on("Today")
    touch.page.evaluate(RECORD)
    touch.press("Done: Task 4")
    touch.is_told("Done: Task 4")
    rows = touch.page.evaluate("""[...new Set(window.touched
        .map(({ target }) => target.closest?.('#list li.row')?.id).filter((id) => id))].length""")
    assert rows == 1
    assert touch.page.evaluate("window.touched.length") < 60


def test_two_quick_taps_on_two_rows_both_count(touch):
    touch.has(("Read", 1), ("Stretch", 3))
    touch.plan("Read", "Stretch")
    touch.counts(4, 12)
    touch.page.evaluate("""() => {
        for (const button of document.querySelectorAll('#list .tick')) button.click();
    }""")
    expect(touch.done_today.get_by_role("listitem")).to_have_count(2)


def test_a_tap_while_an_act_is_under_way_is_not_lost(touch):
    touch.has(*[(f"Task {number}", 1) for number in range(8)], spoons=20)
    touch.plan(*[f"Task {number}" for number in range(8)])
    touch.is_on("Today")
    for number in range(8):
        touch.page.locator(f"#list .tick[aria-label='Done: Task {number}']").dispatch_event("click")
    expect(touch.done_today.get_by_role("listitem")).to_have_count(8)


def test_back_and_forward_lead_where_they_should_and_scroll_there(full):
    full.row("Task 050").scroll_into_view_if_needed()
    # The page remembers where it was scrolled to once it rests.
    comes_true(full, "scrollY > 0 && history.state?.y === scrollY")
    before = full.page.evaluate("scrollY")
    full.hand.press(full.row("Task 050").get_by_role("link").first)
    full.is_on("Task")
    assert full.page.evaluate("scrollY") == 0
    full.page.go_back()
    full.is_on("2 spoons")
    assert abs(full.page.evaluate("scrollY") - before) < 2
    full.page.go_forward()
    full.is_on("Task")
    expect(full.field("Title")).to_have_value("Task 050")


@pytest.mark.exhaustive
def test_the_focus_goes_to_the_heading_of_a_new_page(touch):
    touch.has()
    touch.enter("Backlog")
    touch.is_on("Backlog")
    expect(touch.page.get_by_role("heading", level=1)).to_be_focused()


def test_what_was_being_typed_survives_a_page_that_is_killed(touch):
    touch.has(at="/app/tasks/new?full=1")
    touch.write("Title", "Half a thought")
    touch.write("Note", "and its note")
    touch.page.reload()
    expect(touch.field("Title")).to_have_value("Half a thought")
    expect(touch.field("Note")).to_have_value("and its note")
    touch.press("Cancel")
    touch.is_on("Tasks")
    touch.open("/app/tasks/new?full=1")
    expect(touch.field("Title")).to_have_value("")
    expect(touch.field("Note")).to_have_value("")


NOTE_PARSED = """() => {
    window.parsed = [];
    const { parseFromString } = DOMParser.prototype;
    DOMParser.prototype.parseFromString = function (text, type) {
        window.parsed.push(text);
        return parseFromString.call(this, text, type);
    };
}"""


@pytest.mark.exhaustive
def test_the_drawings_of_all_pages_are_read_once(full):
    full.write("New task", "One")
    full.press("Add", full.main)
    full.sees_row("One")
    full.page.evaluate(NOTE_PARSED)
    full.write("New task", "Two")
    full.press("Add", full.main)
    full.sees_row("Two")
    read = full.page.evaluate("window.parsed")
    assert any("Two" in text for text in read) and not any("<symbol" in text for text in read)
    assert full.page.evaluate("document.querySelectorAll('#symbols > symbol').length") > 20
