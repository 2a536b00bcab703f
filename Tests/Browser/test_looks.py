"""How every page looks and behaves as a page: WCAG, small screens, large letters, nothing that moves, big targets."""

from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import expect

import chromium
from person import Person
from program import Program
from sights import FURNISHED, NAMES, WITH_OPTIONS, options, seen

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN_AXE = """async (rules) => (await axe.run(document, { runOnly: rules, resultTypes: ['violations'] })).violations
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`)"""

SHIFTED = """() => new Promise((resolve) => {
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
    const shifted = [];
    new PerformanceObserver((list) => {
        for (const { sources } of list.getEntries()) {
            for (const { node, previousRect, currentRect } of sources) {
                const what = (node?.outerHTML ?? node?.textContent ?? 'what has gone').slice(0, 120);
                shifted.push(`${what}: ${box(previousRect)} → ${box(currentRect)}`);
            }
        }
    }).observe({ type: 'layout-shift', buffered: true });
    setTimeout(() => resolve(shifted), 150);
})"""

SIDEWAYS = """() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return [...document.querySelectorAll('body *')]
        .filter((element) => !element.closest('svg') && element.getBoundingClientRect().right > clientWidth + 1)
        // Content that is folded away has a place, but is not shown.
        .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !inClip(element))
        .map((element) => `${element.outerHTML.slice(0, 120)} ${element.getBoundingClientRect().right}`)
        .concat(scrollWidth > clientWidth ? [`page: ${scrollWidth} > ${clientWidth}`] : []);
    function inClip(element) {
        for (let up = element.parentElement; up !== document.body; up = up.parentElement) {
            if (getComputedStyle(up).overflowX !== 'visible') return true;
        }
        return false;
    }
}"""

TARGETS = """() => [...document.querySelectorAll('a[href], button, input:not([type=hidden]), textarea, select')]
    .map((element) => [element, element.closest('label') ?? element])
    // Rows that are not laid out yet, since they are far out of sight, are like those that are.
    .filter(([element]) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    .filter(([element]) => !element.matches('.skip'))
    .map(([element, target]) => [element, target.getBoundingClientRect()])
    .map(([element, { width, height }]) => ({
        what: element.outerHTML.slice(0, 160),
        // A link within a sentence is as high as its line.
        inline: getComputedStyle(element).display === 'inline',
        width,
        height,
    }))"""


@pytest.fixture(scope="module")
def sights(browser, tmp_path_factory):
    server = Program(tmp_path_factory.mktemp("looks") / "data")
    # Only a server that says whom push services may turn to sends anything to devices.
    server.start("--contact", "mailto:looks@example.org")
    with seen(browser, server) as sights:
        yield sights
    server.kill()


@pytest.fixture(scope="module", params=NAMES)
def shown(request, sights):
    """A sight, shown once for all that is looked at in it."""
    yield sights.show(request.param)
    sights.settle(request.param)


@pytest.fixture
def sight(shown):
    yield shown
    shown.page.set_viewport_size({"width": 390, "height": 844})
    shown.page.emulate_media(color_scheme="light", forced_colors="none", reduced_motion="no-preference")
    theme(shown.page, "system")


def theme(page, word):
    page.evaluate("word => { document.documentElement.dataset.theme = word; }", word)


def test_no_page_has_a_fault_that_axe_knows_of(sight):
    page = sight.page
    page.evaluate(AXE)
    page.evaluate("scrollTo(0, 0)")
    # A box that lies half under the bar of buttons is scrolled out from under it: to axe it is half a box.
    page.evaluate("document.querySelector('form#list > .decide')?.style.setProperty('position', 'static')")
    # Dark by choice on a light device: `test_themes.py`.
    for word, scheme in (("light", "dark"), ("system", "dark")):
        page.emulate_media(color_scheme=scheme)
        theme(page, word)
        assert page.evaluate(RUN_AXE, RULES) == [], f"{word}, on a device that is {scheme}"


def test_no_page_scrolls_sideways_however_narrow_or_large_its_letters(sight):
    page = sight.page
    for width, letters in ((320, "100%"), (390, "200%"), (320, "200%"), (1280, "100%")):
        page.set_viewport_size({"width": width, "height": 844})
        # As a browser does whose letters are set to twice the usual size.
        page.evaluate("""letters => {
            document.documentElement.style.fontSize = letters === '100%' ? '' : 'calc(106.25% * 2)';
        }""", letters)
        assert page.evaluate(SIDEWAYS) == [], f"{width} px, letters {letters}"
    page.evaluate("document.documentElement.style.fontSize = ''")


def test_every_target_is_large_enough(sight):
    for width in 320, 390:
        sight.page.set_viewport_size({"width": width, "height": 844})
        small = [
            target for target in sight.page.evaluate(TARGETS)
            if not target["inline"] and (target["height"] < 44 or target["width"] < 32)
        ]
        assert small == [], f"at {width} px"
        assert all(target["height"] >= 19 for target in sight.page.evaluate(TARGETS))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_shifts_after_a_page_was_loaded(sights, scheme):
    page = sights.resident.page
    page.emulate_media(color_scheme=scheme)
    for path in FURNISHED.values():
        sights.resident.open(path)
        assert page.evaluate(SHIFTED) == [], path
    sights.newcomer.open()
    assert sights.newcomer.page.evaluate(SHIFTED) == []


def test_nothing_shifts_where_options_are_shown_and_handles_arrive_with_the_script(sights):
    options(sights.resident, True)
    for path in *WITH_OPTIONS, sights.resident.places["Errands"]:
        sights.resident.open(path)
        assert sights.resident.page.evaluate(SHIFTED) == [], path
    options(sights.resident, False)


def test_nothing_moves_where_motion_is_not_wanted(sight):
    sight.page.emulate_media(reduced_motion="reduce")
    moving = sight.page.evaluate("""() => [...document.querySelectorAll('*')].filter((element) => {
        const { transitionDuration, transitionProperty, animationName } = getComputedStyle(element);
        return animationName !== 'none' || (transitionProperty !== 'none' && parseFloat(transitionDuration) > 0);
    }).map((element) => element.outerHTML.slice(0, 100))""")
    assert moving == []


def test_forced_colours_leave_every_control_visible(sight):
    page = sight.page
    page.emulate_media(forced_colors="active")
    vanished = page.evaluate("""() => [...document.querySelectorAll('.tick, .row.choosing input, .choice input, .chip-choice span, .button')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
            const own = getComputedStyle(element);
            const before = getComputedStyle(element, '::before');
            const seen = ({ borderTopWidth, borderTopColor }) => parseFloat(borderTopWidth) > 0
                && borderTopColor !== getComputedStyle(document.body).backgroundColor;
            return !seen(own) && !seen(before) && own.appearance !== 'auto';
        }).map((element) => element.outerHTML.slice(0, 100))""")
    assert vanished == []


def test_a_dark_page_is_dark_from_its_first_frame(browser, server):
    """No white flash: the page's own ground is dark before the styles of its parts matter."""
    context = chromium.phone(browser, color_scheme="dark")
    try:
        person = Person(context, server.address)
        person.arrive()
        assert person.page.locator('meta[name="color-scheme"], meta[name="theme-color"]').count() > 0
        ground = person.page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
        assert ground == "rgb(17, 24, 25)"
    finally:
        context.close()


def test_the_focus_is_always_to_be_seen_and_never_hidden(sight):
    """Every stop of the Tab key has an outline, and lies under no bar."""
    page = sight.page
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")
    stops, last = set(), None
    for _ in range(120):
        page.keyboard.press("Tab")
        stop = page.evaluate("""() => {
            const element = document.activeElement;
            if (!element || element === document.body) return null;
            const target = element.closest('.chip-choice') ?? element;
            const shown = element.closest('.chip-choice')?.querySelector('span') ?? element;
            const { outlineStyle, outlineWidth } = getComputedStyle(shown);
            const box = shown.getBoundingClientRect();
            const hit = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
            return {
                what: element.outerHTML.slice(0, 160),
                outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
                seen: hit !== null && (target.contains(hit) || hit.contains(element)),
                box: [box.left, box.top, box.right, box.bottom].map(Math.round).join(' '),
            };
        }""")
        if stop is None:
            break
        here = (stop["what"], stop["box"])
        if here == last:
            # A date has several stops within its field.
            continue
        if here in stops:
            break
        last = here
        stops.add(here)
        assert stop["outlined"], f"no outline: {stop}"
        assert stop["seen"], f"hidden: {stop}"
    # There is nothing to press for somebody who may only look.
    assert len(stops) >= 6 or page.locator("body.shared").count() and not stops
    expect(page.locator("body")).to_be_visible()
