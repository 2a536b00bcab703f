"""The rules for every page: WCAG, small screens, large text, nothing that moves, big targets, a visible focus."""

from pathlib import Path

import axe_playwright_python

from clipped import CLIPPED
from ink import UNCOVER, without_ink

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
# Half a megabyte, which a context with this script keeps: to send it to each of its pages takes as long as several of the checks.
KEEP_AXE = f"window.bringAxe = () => {{\n{AXE}\n}};"
BRING_AXE = "() => window.bringAxe !== undefined && (bringAxe(), true)"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# A theme changes only colours, and one the width of borders, too: everything else that axe checks is the same in all themes.
COLOUR_RULES = ["color-contrast", "link-in-text-block"]
BORDER_RULES = [*COLOUR_RULES, "target-size"]
# The one theme whose borders have another width than those of the others.
THICK = "high-contrast"

RUN_AXE = """async (options) => {
    const { violations } = await axe.run(document, { ...options, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`);
}"""

SET_THEME = """([theme, accent]) => {
    document.documentElement.dataset.theme = theme;
    if (accent) document.documentElement.dataset.accent = accent;
    else delete document.documentElement.dataset.accent;
}"""

THEMES = [
    ("system", "dark", ""), ("black", "light", ""), ("low-glare", "light", "2"), ("high-contrast", "light", ""),
    ("high-contrast", "dark", "4"), ("light", "light", "5"), ("dark", "light", "3"),
]
"""A theme, what the device prefers, and an accent."""

# Until 150 ms after the page was loaded: what comes late has come by then. The answer is null where the page was painted before all of it
# was parsed, as happens on a busy machine: there a button may show its icon before its text, which then moves the icon.
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
    // On a busy machine Chromium may have no such entry; then the time counts from now on.
    const { loadEventEnd = performance.now(), domInteractive = 0 } = performance.getEntriesByType('navigation')[0] ?? {};
    setTimeout(() => {
        const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? domInteractive;
        resolve(painted < domInteractive ? null : shifted);
    }, Math.max(20, loadEventEnd + 150 - performance.now()));
})"""
MOST_LOADS = 10

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

# As a browser does whose letters are set to twice the usual size.
SET_LETTERS = "letters => { document.documentElement.style.fontSize = letters === '100%' ? '' : 'calc(106.25% * 2)'; }"

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

MOVING = """() => [...document.querySelectorAll('*')].filter((element) => {
    const { transitionDuration, transitionProperty, animationName } = getComputedStyle(element);
    return animationName !== 'none' || (transitionProperty !== 'none' && parseFloat(transitionDuration) > 0);
}).map((element) => element.outerHTML.slice(0, 100))"""

VANISHED = """() => [...document.querySelectorAll('.tick, .row.choosing input, .choice input, .chip-choice span, .button')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
        const own = getComputedStyle(element);
        const before = getComputedStyle(element, '::before');
        const seen = ({ borderTopWidth, borderTopColor }) => parseFloat(borderTopWidth) > 0
            && borderTopColor !== getComputedStyle(document.body).backgroundColor;
        return !seen(own) && !seen(before) && own.appearance !== 'auto';
    }).map((element) => element.outerHTML.slice(0, 100))"""

# Measured as the key goes up: by then the focus has moved and the page has scrolled to it.
NOTE_STOPS = """() => {
    window.stops = [];
    window.noteStop = ({ key }) => {
        if (key === 'Tab') window.stops.push(stop(document.activeElement));
    };
    addEventListener('keyup', window.noteStop, true);
    return [...document.querySelectorAll('a[href], button, input:not([type=hidden]), textarea, select, summary')]
        .filter((element) => element.checkVisibility({ visibilityProperty: true })).length;
    function stop(element) {
        if (!element || element === document.body) return null;
        // A chip shows the focus of the field in it, a row that of its title or its box, and the line of Today that of its text.
        const line = element.matches('textarea') ? element.closest('.add-today') : null;
        const row = line ?? element.closest(':is(swipe-row, .row-main):has(> .what:focus-visible), .row.choosing label');
        const target = element.closest('.chip-choice') ?? row ?? element;
        const shown = element.closest('.chip-choice')?.querySelector('span') ?? row ?? element;
        const { outlineStyle, outlineWidth } = getComputedStyle(shown);
        const box = shown.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
        return {
            what: element.outerHTML.slice(0, 160),
            outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2,
            seen: hit !== null && (target.contains(hit) || hit.contains(element)),
            box: [box.left, box.top, box.right, box.bottom].map(Math.round).join(' '),
        };
    }
}"""

MOST_STOPS = 120


class Faults:
    """The faults of a page, by the name of the check that found them."""

    def __init__(self):
        self.found = {}

    def note(self, check, where, faults):
        if faults:
            self.found.setdefault(check, []).append(f"{where}: {faults}" if where else str(faults))

    def __str__(self):
        return "\n".join(f"{check}: {fault}" for check, faults in self.found.items() for fault in faults)


def shifted(page):
    """What has moved by itself since the page was loaded; the page is loaded again until it is painted as a whole."""
    for _ in range(MOST_LOADS):
        found = page.evaluate(SHIFTED)
        if found is not None:
            return found
        page.reload()
        page.evaluate("document.activeElement?.blur()")
    raise AssertionError(f"painted in parts {MOST_LOADS} times")


def axe(page, rules=RULES, without=()):
    return page.evaluate(RUN_AXE, {
        "runOnly": {"type": "tag" if rules is RULES else "rule", "values": rules},
        "rules": {rule: {"enabled": False} for rule in without},
    })


def look_at(page, is_fresh, has_themes):
    """
    All checks of a page as a phone shows it, 390 by 844 and light; so it is left.

    is_fresh: nothing was done on it since it was loaded
    has_themes: whether it is looked at in every theme, too
    """
    faults = Faults()
    if is_fresh:
        faults.note("nothing shifts after the page was loaded", "", shifted(page))
    look_at_preferences(page, faults)
    look_at_colours(page, faults, has_themes)
    look_at_widths(page, faults)
    look_at_focus(page, faults)
    return faults


def look_at_preferences(page, faults):
    page.emulate_media(reduced_motion="reduce")
    faults.note("nothing moves where motion is not wanted", "", page.evaluate(MOVING))
    page.emulate_media(reduced_motion="no-preference", forced_colors="active")
    faults.note("forced colours leave every control visible", "", page.evaluate(VANISHED))
    faults.note("forced colours leave every word to be seen", "", without_ink(page))
    page.emulate_media(forced_colors="none")


def look_at_colours(page, faults, has_themes):
    with_axe(page)
    page.emulate_media(color_scheme="dark")
    page.evaluate(SET_THEME, ["light", ""])
    faults.note("axe knows of no fault", "light, on a device that is dark", axe(page))
    if has_themes:
        look_at_themes(page, faults, THEMES)
    without_axe(page)


def look_at_themes(page, faults, themes, rules=None):
    """By these rules, or by those that depend on the theme."""
    for theme, scheme, accent in themes:
        page.emulate_media(color_scheme=scheme)
        page.evaluate(SET_THEME, [theme, accent])
        faults.note("axe knows of no fault in any theme", f"{theme} {accent}, on a device that is {scheme}", axe(page, rules or rules_of(theme)))


def rules_of(theme):
    return BORDER_RULES if theme == THICK else COLOUR_RULES


def look_at_language(page, language, faults, exceptions=""):
    """What a language can change on a page, on the narrowest phone; texts in `exceptions` (a selector) may be too long."""
    page.set_viewport_size({"width": 320, "height": 844})
    said = page.evaluate("document.documentElement.lang")
    faults.note("the page is in the language", "", said if said != language else "")
    faults.note("no page scrolls sideways", "", page.evaluate(SIDEWAYS))
    faults.note("no text is too long for its place", "", page.evaluate(CLIPPED, exceptions or ":not(*)"))
    look_at_targets(page, faults, 320)
    with_axe(page)
    # It changes no colour, and contrast takes two thirds of axe's time.
    faults.note("axe knows of no fault", "", axe(page, without=["color-contrast"]))
    without_axe(page)
    page.set_viewport_size({"width": 390, "height": 844})


# Rows that arrive are half transparent for a moment. A timer's disc moves for minutes.
AT_REST = """() => Promise.all(document.getAnimations()
    .filter((motion) => motion.effect.getComputedTiming().endTime < 5000 && motion.playState === 'running')
    .map((motion) => motion.finished.catch(() => {})))"""


def with_axe(page):
    page.evaluate(AT_REST)
    if not page.evaluate(BRING_AXE):
        page.evaluate(AXE)
    page.evaluate(UNCOVER, True)


def without_axe(page):
    page.emulate_media(color_scheme="light")
    page.evaluate(SET_THEME, ["system", ""])
    page.evaluate(UNCOVER, False)


def look_at_widths(page, faults):
    look_at_targets(page, faults, 390)
    for width, letters in ((320, "100%"), (320, "200%"), (390, "200%"), (1280, "100%")):
        page.set_viewport_size({"width": width, "height": 844})
        page.evaluate(SET_LETTERS, letters)
        faults.note("no page scrolls sideways", f"{width} px, letters {letters}", page.evaluate(SIDEWAYS))
        if (width, letters) == (320, "100%"):
            look_at_targets(page, faults, width)
    page.set_viewport_size({"width": 390, "height": 844})


def look_at_targets(page, faults, width):
    targets = page.evaluate(TARGETS)
    small = [target for target in targets if not target["inline"] and (target["height"] < 44 or target["width"] < 32)]
    small += [target for target in targets if target["height"] < 19]
    faults.note("every target is large enough", f"at {width} px", small)


def look_at_focus(page, faults):
    """Every stop of the Tab key has an outline, and lies under no bar."""
    page.mouse.move(0, 0)
    page.evaluate("scrollTo(0, 0)")
    stops = tab_stops(page)
    faults.note("the focus is always to be seen", "no outline", [stop for stop in stops if not stop["outlined"]])
    faults.note("the focus is never hidden", "hidden", [stop for stop in stops if not stop["seen"]])
    # There is nothing to press for somebody who may only look.
    if len(stops) < 4 and (stops or not page.locator("body.shared").count()):
        faults.note("the Tab key reaches what there is", "", [f"only {len(stops)} stops"])


def tab_stops(page):
    """Where Tab leads, once round."""
    count = page.evaluate(NOTE_STOPS)
    pressed = 0
    stops, has_ended = [], False
    while not has_ended and pressed < MOST_STOPS:
        batch = min(max(count + 2 - pressed, 4), MOST_STOPS - pressed)
        for _ in range(batch):
            page.keyboard.press("Tab")
        pressed += batch
        stops, has_ended = once_round(page.evaluate("window.stops"))
    page.evaluate("removeEventListener('keyup', window.noteStop, true)")
    return stops


def once_round(noted):
    """The stops before the first one that was there already, and whether there is one."""
    stops, last, known = [], None, set()
    for stop in noted:
        # Between the last and the first: where it began in the middle, the rest follows.
        if stop is None:
            continue
        here = (stop["what"], stop["box"])
        # A date has several stops within its field.
        if here == last:
            continue
        if here in known:
            return stops, True
        last = here
        known.add(here)
        stops.append(stop)
    return stops, False
