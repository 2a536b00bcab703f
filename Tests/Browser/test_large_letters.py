"""Room for large letters: no word is broken, nothing is covered, no page is wider than the screen. Row A4."""

import pytest

from app_pages import SEEDED
from looks import SIDEWAYS
from seed_data import add_seed_data

pytestmark = pytest.mark.exhaustive

BROKEN_WORDS = r"""() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken = [];
    for (let node; (node = walker.nextNode());) {
        if (!node.parentElement.closest('main, #top') || !node.parentElement.checkVisibility()) continue;
        for (const { 0: word, index } of node.data.matchAll(/\p{L}+/gu)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
            if (Math.max(...tops) - Math.min(...tops) > 8) broken.push(word);
        }
    }
    return broken;
}"""


def test_A4_the_largest_letters_break_no_usual_word_on_a_small_screen(touch):
    touch.has(("Hoover one room", 3), ("Make breakfast", 1))
    touch.plan("Make breakfast")
    touch.has_task("Post the parcel", spoons=1, due=touch.day(0), time="9:30")
    touch.page.set_viewport_size({"width": 320, "height": 844})
    touch.post("/app/settings/look", size="200")
    month = "?date=2027-09-10"
    for path in "today", "tasks", f"calendar{month}", "calendar?view=week", f"calendar/{touch.day(0)}", "tasks/new", "settings", "now", "history":
        touch.open(f"/app/{path}")
        assert touch.page.evaluate(BROKEN_WORDS) == [], path


def test_A4_long_words_of_german_are_not_broken_on_a_small_screen(touch):
    touch.has(("Hoover one room", 3))
    touch.page.set_viewport_size({"width": 320, "height": 844})
    touch.post("/app/settings/language", language="de")
    for path in "history", "tasks/new", "tasks/new?full=1":
        touch.open(f"/app/{path}")
        assert touch.page.evaluate(BROKEN_WORDS) == [], path


@pytest.mark.parametrize("is_low", [False, True])
@pytest.mark.parametrize(("width", "height", "size"), [(390, 844, "100"), (320, 640, "100"), (390, 844, "200")])
def test_A4_the_first_task_of_today_is_in_sight_on_any_phone(touch, width, height, size, is_low):
    touch.has(("Make breakfast", 1))
    touch.plan("Make breakfast")
    touch.has_task("Post the parcel", spoons=1, priority=1)
    touch.page.set_viewport_size({"width": width, "height": height})
    touch.post("/app/settings/look", size=size)
    if is_low:
        touch.post(f"{touch.has_task('Medicine', spoons=1, priority=1)}/today")
        touch.post("/app/day/low", do="today")
    touch.open()
    title = touch.page.locator("#list .row .title").first.bounding_box()
    assert title["y"] + title["height"] <= touch.page.locator("#actions").bounding_box()["y"]


# Every run looks at every page at 320 px with letters twice as large; this asks for wider words and lines besides.
@pytest.mark.new_browser
def test_A4_with_the_largest_letters_and_the_widest_spacing_a_narrow_phone_scrolls_one_way_only(touch):
    touch.arrive()
    add_seed_data(touch)
    touch.post("/app/settings/look", font="opendyslexic", size="200", spacing="12", words="32", lines="225")
    touch.page.set_viewport_size({"width": 320, "height": 844})
    sideways = {}
    for name, path in SEEDED.items():
        touch.open(path)
        sideways[name] = touch.page.evaluate(SIDEWAYS)
    wide = {name: found for name, found in sideways.items() if found}
    assert not wide, "\n".join(f"{name}: {found}" for name, found in wide.items())


LAID_OUT = """() => {
    const box = (element) => element.getBoundingClientRect();
    const words = [...document.querySelectorAll('#bar span')].map((word) => {
        const range = document.createRange();
        range.selectNodeContents(word);
        return range.getBoundingClientRect();
    });
    return {
        skip: box(document.querySelector('.skip')).bottom,
        words: words.slice(1).map((word, at) => word.left - words[at].right),
        cut: [...document.querySelectorAll('#bar span')].some((word) => word.scrollWidth > word.clientWidth),
        heads: [...document.querySelectorAll('.month th')].map((head) => {
            return head.scrollWidth - head.clientWidth + Math.max(0, head.clientHeight / parseFloat(getComputedStyle(head).fontSize) - 2.4);
        }),
    };
}"""


def test_A4_with_the_largest_letters_nothing_covers_or_runs_into_anything(touch):
    touch.has()
    touch.post("/app/settings", size="200")
    touch.open("/app/calendar")
    laid = touch.page.evaluate(LAID_OUT)
    assert laid["skip"] <= 0
    assert min(laid["words"]) >= 3 and not laid["cut"]
    assert len(laid["heads"]) == 7 and max(laid["heads"]) <= 0


# How much of the window the bars at its edge cover, of 1.
COVERED = """() => {
    const stuck = [...document.querySelectorAll('#dock, #actions, #toast, form#list > .decide')]
        .filter((bar) => getComputedStyle(bar).position === 'sticky' && bar.checkVisibility());
    return stuck.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0) / innerHeight;
}"""


@pytest.mark.parametrize("size", ["150", "175", "200"])
def test_A4_in_a_low_window_with_large_letters_no_bar_covers_the_page(touch, size):
    touch.has(("Ring the surgery", 2))
    touch.page.set_viewport_size({"width": 844, "height": 390})
    touch.post("/app/settings/look", size=size)
    for path in "now", "today", "tasks/new", "tasks?select=1", "focus", "day/new":
        touch.open(f"/app/{path}")
        assert touch.page.evaluate(COVERED) == 0, path
    touch.open("/app/now")
    # Nothing lies over the task.
    assert touch.page.locator("#now-title").evaluate("""title => {
        title.scrollIntoView({ block: 'end' });
        const { left, bottom } = title.getBoundingClientRect();
        return title.contains(document.elementFromPoint(left + 4, bottom - 4));
    }""")


def test_A4_with_the_largest_letters_the_bar_of_a_tall_phone_stays(touch):
    touch.has(("Ring the surgery", 2))
    touch.post("/app/settings/look", size="200")
    for width, height, stays in (390, 844, True), (390, 520, False):
        touch.page.set_viewport_size({"width": width, "height": height})
        touch.open("/app/now")
        assert (touch.page.evaluate(COVERED) > 0) is stays, (width, height)


def test_A4_with_the_largest_letters_the_fields_for_chosen_tasks_unfold_within_a_low_window(touch):
    touch.has(("Ring the surgery", 2))
    touch.page.set_viewport_size({"width": 390, "height": 640})
    touch.post("/app/settings/look", size="200")
    touch.open("/app/tasks?select=1")
    touch.main.get_by_role("checkbox").first.click()
    touch.page.locator("#menu > summary").click()
    touch.page.locator(".menu #bulk").click()
    touch.page.locator(".chosen-bar .tiles > details > summary").first.click()
    assert touch.page.evaluate(SIDEWAYS) == []
