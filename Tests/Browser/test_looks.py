"""How every page looks and behaves as a page; the checks are in `looks.py`."""

import pytest
from playwright.sync_api import expect

import chromium
from app_pages import NAMES, SEEDED, seen
from looks import KEEP_AXE, RULES, SET_LETTERS, THEMES, Faults, look_at, look_at_themes, shifted, with_axe, without_axe
from person import Person
from staged import WITH_OPTIONS, options

IN_EVERY_THEME = ["today-options", "add-full", "settings", "over-budget"]
"""What `make test` looks at in every theme; `make test-all` looks at everything."""


PART_OF = {
    "all-tasks": "tasks-options", "add-many": "add-many-preview", "list": "list-options", "list-new": "list-refused",
    "list-merge": "list-merge-refused", "list-shared": "list-shared-menu", "template-own": "template", "task-steps": "task-step-options",
    "calendar": "calendar-refused", "notes": "notes-options", "note-new": "notes-refused", "tips": "tips-all", "what-now": "what-now-kinds",
    "plan": "plan-lighter", "focus-paused": "focus-running", "focus-instead": "focus-running", "insights-week": "insights",
    "settings-energy": "settings-refused", "account": "account-changes", "links": "links-make", "welcome": "welcome-refused",
    "today": "today-options", "lists": "lists-options", "backlog-select": "category-select", "focus": "rest", "settings-simple": "settings-time",
    "settings-language": "settings-time", "settings-letters": "settings-time", "list-edit": "list-refused", "subject-new": "list-refused",
    "about": "help",
}
"""Pages that `make test` looks at only as a part of another one, which has the same elements and more."""


ANOTHER_STATE = {
    "category-options", "backlog-options", "backlog-empty", "history-empty", "tasks-nothing-found", "tips-all", "tips-put-away", "task-done",
    "today-timer", "today-timer-over", "account-standing", "account-delete", "gallery-nothing", "gallery-template", "gallery-own",
    "gallery-publish", "links-make", "shown-list", "shown-ended", "settings-sound", "settings-refused", "settings-look", "notes-refused",
    "notes-options", "add-refused", "add-kinds", "list-archived", "list-checklist", "list-merge-refused", "list-to-look-at", "template-items",
    "subject", "calendar-refused", "calendar-move", "what-now-taken", "what-now-rest", "what-now-kinds", "tasks-kinds", "shared-end",
    "welcome-refused",
}
"""Pages that `make test` leaves to `make test-all`: rarer states of pages that it looks at, made of the same parts."""


def page_alone(name):
    return pytest.param(name, marks=pytest.mark.exhaustive if name in PART_OF or name in ANOTHER_STATE else ())


@pytest.mark.parametrize("name", [page_alone(name) for name in NAMES])
def test_a_page_looks_as_every_page_must(pages, name):
    try:
        page = pages.show(name).page
        faults = look_at(page, is_fresh=name in SEEDED or name == "welcome", has_themes=name in IN_EVERY_THEME)
    finally:
        pages.settle(name)
    assert not faults.found, f"\n{faults}"


ASKING = ["erase", "account-delete", "shared-end", "gallery-template", "gallery-own", "gallery-publish"]


@pytest.mark.parametrize("name", ASKING)
def test_the_filled_button_of_a_page_is_in_the_action_bar(pages, name):
    page = pages.show(name).page
    expect(page.locator("#actions .primary")).to_have_count(1)
    expect(page.locator("main .primary")).to_have_count(0)


@pytest.mark.parametrize("name", ["tasks-bulk", "list-select"])
def test_the_tiles_for_chosen_tasks_have_letters_of_14_px_on_the_narrowest_phone(pages, name):
    page = pages.show(name).page
    page.set_viewport_size({"width": 320, "height": 844})
    sizes = page.locator(".chosen-bar .tiles .button").evaluate_all(
        "tiles => tiles.filter((tile) => tile.checkVisibility()).map((tile) => parseFloat(getComputedStyle(tile).fontSize))"
    )
    page.set_viewport_size({"width": 390, "height": 844})
    assert sizes and min(sizes) >= 14


def test_an_empty_day_of_a_week_takes_one_line_with_the_largest_letters(pages):
    person = pages.show("calendar-week")
    # None of its days has passed, as those of this week may have: nothing is added on them.
    person.open(f"/app/calendar?view=week&date={person.day(7)}")
    page = person.page
    page.set_viewport_size({"width": 320, "height": 844})
    page.evaluate(SET_LETTERS, "200%")
    # Daily tasks have a line of their own.
    page.evaluate("document.querySelectorAll('.besides').forEach((besides) => besides.remove())")
    day = page.locator(".week-day:not(:has(ul))").first
    date, add = day.locator("h3").bounding_box(), day.locator(".week-foot .button").bounding_box()
    page.evaluate(SET_LETTERS, "100%")
    page.set_viewport_size({"width": 390, "height": 844})
    assert add["y"] < date["y"] + date["height"]


# The words of the titles of rows that are broken over two lines.
BROKEN_WORDS = """() => [...document.querySelectorAll('.entry .title')].flatMap(({ firstChild: text }) => {
    if (text?.nodeType !== Node.TEXT_NODE) return [];
    return [...text.data.matchAll(/\\S+/g)].map(({ index, 0: word }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? word : '';
    }).filter((word) => word);
})"""
SET_SIZE = "size => { if (size) document.documentElement.dataset.size = size; else delete document.documentElement.dataset.size; }"


def with_largest_letters(page, measure, width=390):
    """What is measured on a phone with the largest text of the settings."""
    page.set_viewport_size({"width": width, "height": 844})
    page.evaluate(SET_SIZE, "200")
    try:
        return measure()
    finally:
        page.evaluate(SET_SIZE, "")
        page.set_viewport_size({"width": 390, "height": 844})


def test_the_names_of_the_settings_are_not_broken_within_a_word_by_their_values(pages):
    page = pages.show("settings").page
    assert with_largest_letters(page, lambda: page.evaluate(BROKEN_WORDS)) == []


def test_the_bar_below_a_list_to_choose_from_leaves_most_of_the_screen_to_the_list(pages):
    page = pages.show("select").page
    bar = page.locator("form#list > .decide")
    assert with_largest_letters(page, lambda: bar.bounding_box()["height"]) < 0.33 * 844


@pytest.mark.parametrize("width", [320, 390])
def test_the_buttons_beside_a_number_stand_in_its_line_with_the_largest_letters(pages, width):
    page = pages.show("focus").page
    boxes = with_largest_letters(page, lambda: [part.bounding_box() for part in page.locator(".stepper > *").all()], width)
    middles = [box["y"] + box["height"] / 2 for box in boxes]
    assert len(boxes) == 3 and max(middles) - min(middles) < 2


@pytest.mark.parametrize("language", ["de", "fr"])
def test_the_field_of_the_gallery_shows_what_it_searches_on_the_narrowest_phone(pages, language):
    page = pages.show("gallery", language).page
    page.set_viewport_size({"width": 320, "height": 844})
    needed, there = page.locator("#find-words").evaluate("""field => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        const pen = document.createElement('canvas').getContext('2d');
        pen.font = font;
        return [pen.measureText(field.placeholder).width, field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)];
    }""")
    page.locator("#find-words").fill("sea")
    expect(page.locator("#find .button")).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    assert needed <= there


# Its tag, its classes and its kind, and those of the element that it is in.
ELEMENTS = """() => {
    const told = ({ localName, classList, type }) => [localName, ...[...classList].sort(), type ?? ''].join(' ');
    const shown = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility({ visibilityProperty: true }));
    return shown.filter((element) => !element.closest('svg')).map((element) => `${told(element.parentElement)} > ${told(element)}`);
}"""


def elements(pages, name):
    try:
        return set(pages.show(name).page.evaluate(ELEMENTS))
    finally:
        pages.settle(name)


@pytest.mark.exhaustive
@pytest.mark.parametrize("part, whole", PART_OF.items())
def test_a_page_that_is_looked_at_as_a_part_of_another_one_has_no_element_that_the_other_lacks(pages, part, whole):
    assert whole not in PART_OF
    assert elements(pages, part) <= elements(pages, whole)


def test_nothing_shifts_after_a_page_was_loaded_that_is_looked_at_as_a_part_of_another_one(pages):
    options(pages.resident, False)
    for path in [SEEDED[name] for name in PART_OF if name in SEEDED]:
        pages.resident.open(path)
        assert shifted(pages.resident.page) == [], path


EVERY_THEME = [("system", "light", ""), ("light", "dark", ""), *THEMES]


@pytest.fixture(scope="session", params=["phone", "desk"])
def every_sight(request, browser, server_of_looks):
    options = chromium.DESK if request.param == "desk" else {}
    with seen(browser, server_of_looks, KEEP_AXE, **options) as pages:
        yield pages


@pytest.mark.exhaustive
@pytest.mark.parametrize("name", NAMES)
def test_A4_no_page_has_a_fault_that_axe_knows_of_in_any_theme(every_sight, name):
    faults = Faults()
    try:
        page = every_sight.show(name).page
        with_axe(page)
        look_at_themes(page, faults, EVERY_THEME, RULES)
        without_axe(page)
    finally:
        every_sight.settle(name)
    assert not faults.found, f"\n{faults}"


@pytest.mark.exhaustive
def test_nothing_shifts_after_a_dark_page_was_loaded(pages):
    page = pages.resident.page
    page.emulate_media(color_scheme="dark")
    for path in SEEDED.values():
        pages.resident.open(path)
        assert shifted(page) == [], path
    page.emulate_media(color_scheme="light")


def test_nothing_shifts_where_options_are_shown_and_handles_arrive_with_the_script(pages):
    options(pages.resident, True)
    for path in *WITH_OPTIONS, pages.resident.paths["Errands"]:
        pages.resident.open(path)
        assert shifted(pages.resident.page) == [], path


def test_a_dark_page_is_dark_from_its_first_frame(new_context, server):
    """No white flash: the page's own ground is dark before the styles of its parts matter."""
    person = Person(new_context(color_scheme="dark"), server.address)
    person.arrive()
    assert person.page.locator('meta[name="color-scheme"], meta[name="theme-color"]').count() > 0
    ground = person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert ground == "rgb(17, 24, 25)"
