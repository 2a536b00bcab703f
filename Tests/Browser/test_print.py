"""A8: every list and the day, on paper."""

import io

import pypdf
import pytest
from playwright.sync_api import expect

from variants import first_of

VISIBLE = "getComputedStyle(document.documentElement).backgroundColor"


def sheets(person):
    """The words on each sheet of paper."""
    reader = pypdf.PdfReader(io.BytesIO(person.page.pdf()))
    return [" ".join(sheet.extract_text().split()) for sheet in reader.pages]


def on_paper(person):
    return " ".join(sheets(person))


@pytest.fixture
def somebody(touch):
    touch.has(("Shower", 2), ("Soup", 3))
    touch.plan("Shower")
    touch.is_on("Today")
    return touch


def test_A8_the_day_is_printed_without_what_is_pressed(somebody):
    words = on_paper(somebody)
    assert "Shower" in words
    assert "2 of 12 planned" in words
    for button in "Show Options", "New Day", "Select", "History", "Help", "Dismiss", "More":
        assert button not in words


@pytest.mark.parametrize("path, title", first_of(("/app/tasks", "Soup"), ("/app/spoons/3", "Soup"), ("/app/spoons", "3 spoons")))
def test_A8_every_list_is_printed(somebody, path, title):
    somebody.open(path)
    words = on_paper(somebody)
    assert title in words
    assert "Show Options" not in words


@pytest.mark.exhaustive
def test_A8_no_list_is_printed_with_what_leads_elsewhere_or_explains_the_screen(touch):
    touch.has(("Shower", 2), ("Letter", None))
    touch.sees("One spoon is a bit of energy")
    for path, title in ("today", "Today"), ("tasks", "Tasks"), ("spoons/2", "2 spoons"), ("spoons/unsorted", "Unsorted"):
        touch.open(f"/app/{path}")
        words = on_paper(touch)
        assert words.startswith(title), path
        for text in "One spoon is a bit of energy", "Set spoons", "Add to today":
            assert text not in words, (path, text)
    touch.open_list("Errands", "Milk", "Bread ~2")
    words = on_paper(touch)
    assert words.startswith("Errands")
    assert "adds a task" not in words


@pytest.mark.exhaustive
def test_A8_a_list_of_ones_own_is_printed_with_its_long_titles_whole(somebody):
    long = "Ring the surgery about the letter that came last and ask whether the appointment in spring still stands " * 2
    somebody.open_list("Errands", long.strip(), "Milk")
    words = on_paper(somebody)
    assert long.strip() in words
    assert "Milk" in words
    assert "Add to Errands" not in words


@pytest.mark.exhaustive
def test_A8_a_list_of_more_than_a_page_is_printed_whole(touch):
    touch.has()
    for part in range(2):
        lines = "\n".join(f"Item {part * 70 + number}" for number in range(70))
        touch.post("/app/tasks/many", lines=lines, sure="yes", spoons="")
    touch.open("/app/spoons/unsorted")
    touch.press("All on one page, to print")
    expect(touch.control("Print")).to_be_visible()
    words = on_paper(touch)
    for number in 0, 69, 70, 139:
        assert f"Item {number} " in words + " "


@pytest.mark.exhaustive
def test_A8_every_sheet_says_what_it_is_of(touch):
    touch.has()
    touch.post("/app/tasks/many", lines="\n".join(f"Item {number}" for number in range(70)), sure="yes", spoons="")
    for path, title in ("/app/spoons/unsorted", "Unsorted"), ("/app/tips", "Tips"):
        touch.open(path)
        printed = sheets(touch)
        assert len(printed) > 1, path
        for sheet in printed:
            assert sheet.startswith(title), path


@pytest.mark.exhaustive
def test_A8_paper_is_white_whatever_the_theme(somebody):
    somebody.page.emulate_media(color_scheme="dark")
    assert somebody.page.evaluate(VISIBLE) != "rgb(255, 255, 255)"
    somebody.page.emulate_media(color_scheme="dark", media="print")
    assert somebody.page.evaluate(VISIBLE) == "rgb(255, 255, 255)"


@pytest.mark.exhaustive
def test_A8_tips_are_printed_unfolded_under_their_headings(touch):
    touch.has(at="/app/tips")
    folded = touch.page.locator("details.tips:not([open])")
    expect(folded.first).to_be_attached()
    names = [heading.strip() for heading in touch.page.locator("details.tips > summary").all_text_contents()]
    titles = [title.strip() for title in folded.locator(".title").all_text_contents()]
    words = on_paper(touch)
    for text in *names, *titles:
        assert text in words


@pytest.mark.exhaustive
def test_A8_a_button_prints(somebody):
    somebody.open_list("Errands", "Milk")
    somebody.page.evaluate("window.print = () => { window.printed = true; }")
    somebody.press("Print")
    assert somebody.page.evaluate("window.printed")


@pytest.mark.exhaustive
def test_A8_the_menu_has_the_focus_again_once_its_page_was_printed(keys):
    keys.context.add_init_script("window.print = () => {}")
    keys.has()
    keys.press("Print")
    expect(keys.page.locator("#menu > summary")).to_be_focused()
