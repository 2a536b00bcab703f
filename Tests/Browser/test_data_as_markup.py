"""A person's text is text, whatever it looks like: no script of theirs runs and no page loses its layout."""

import pytest
from playwright.sync_api import expect

from looks import SIDEWAYS

TEXTS = {
    "markup": "\" onfocus=\"window.ran = true\" autofocus x=\"'`</title></textarea></option>--><b>&amp;&lt;"
    "<script>window.ran = true</script><img src=x onerror='window.ran = true'>",
    "rtl": "اتصل بالطبيب قبل الظهر ثم استرح",
    "override": "\u202eright to left for ever",
    "emoji": "👩‍👩‍👧‍👦 Cook 🍲 with the family 🇩🇪 é é",
    "long": "w" * 10_000,
    "words": "a word " * 1_428,
}

PAGES = [
    "/app/today", "/app/today?check=1", "/app/spoons", "/app/spoons/2", "/app/spoons/2?select=1", "/app/tasks", "/app/tasks?select=1",
    "/app/backlog", "/app/backlog?select=1", "/app/history", "/app/settings", "/app/settings/you", "/app/settings/energy", "/app/more", "/app/about",
]


# That no page lets text become markup, whatever the text, is proven by `EscapingTests` in every run.
@pytest.mark.exhaustive
@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_text_stays_text_on_every_page(touch, text):
    page = touch.page
    touch.has(spoons=50)
    for _ in range(3):
        touch.post("/app/tasks/new", title=text, note=text, spoons="2")
    touch.open("/app/tasks?select=1")
    for box in page.get_by_role("checkbox").all()[:2]:
        box.check()
    touch.control("Submit").click()
    touch.is_on("Today")
    touch.post("/app/day/new", spoons="50")
    touch.open("/app/backlog?select=1")
    page.get_by_role("checkbox").first.check()
    touch.control("Submit").click()
    touch.is_on("Today")
    touch.post("/app/options", show="yes", back="/app/today")
    touch.post("/app/settings", one=text[:20], many=text[:20], reserve="1", theme="light")
    touch.open()
    page.locator("#list .tick").first.click()
    expect(page.locator("#toast p")).to_be_visible()
    page.set_viewport_size({"width": 320, "height": 640})
    address = page.locator("#list a.what").first.get_attribute("href")
    for path in [None, *PAGES, address]:
        if path:
            assert touch.open(path).status == 200
        assert page.evaluate("window.ran === undefined"), path
        assert page.evaluate(SIDEWAYS) == [], path
        assert page.locator("main script, main img, main b").count() == 0
        assert page.locator("#dock").count() == 1
    expect(touch.field("Title")).to_have_value(text.strip())
    expect(touch.field("Note")).to_have_value(text)


def test_line_breaks_of_a_note_come_back_as_they_were(touch):
    touch.has(at="/app/tasks/new?full=1")
    note = "\n\nFirst line\n  indented\n\nlast\n"
    touch.write("Title", "With lines")
    touch.write("Note", note)
    touch.press("Save")
    touch.hand.press(touch.row("With lines").get_by_role("link", name="With lines has a note"))
    expect(touch.field("Note")).to_have_value(note)
