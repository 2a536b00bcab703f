"""The input methods of a person: touch, or the keyboard alone."""

import math
import time

from playwright.sync_api import expect

HAS_FOCUS = "element => element === document.activeElement"
NOWHERE = "document.activeElement === null || document.activeElement === document.body"

# How many Tabs it takes to get there, or fewer: a date has several stops within its field, and what scrolls may be one.
TABS_TO = """element => {
    const stops = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]')]
        .filter((stop) => stop.tabIndex >= 0 && !stop.disabled && !stop.closest('[inert]'))
        .filter((stop) => stop.checkVisibility({ visibilityProperty: true }) && !isPassedOver(stop));
    const to = stops.indexOf(element);
    if (to < 0) return 0;
    // A heading that has the focus is no stop itself: the next stop is the first one after it.
    const isBefore = (stop) => document.activeElement.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING;
    const from = stops.includes(document.activeElement) ? stops.indexOf(document.activeElement) : stops.filter(isBefore).length - 1;
    return to >= from ? to - from : to - from + stops.length;
    // Of the answers to one question the chosen one is a stop; where none is chosen, let it be none.
    function isPassedOver(stop) {
        return stop.type === 'radio' && !stop.checked && stop !== element;
    }
}"""


# So soon (s) and so near (px) the app takes another tap for the second one of a double tap (Web/app/gestures/second-tap.js).
SOON = 0.4
NEAR = 24
LATE = 10
"""So long (s) after a tap its page may come."""


class Touch:
    def __init__(self, page):
        self.page = page
        self.last_tap = None

    def opened(self):
        """A page was opened by its address."""

    def tap(self, control):
        """Taps, and before a second tap at the same place looks at the page, as a person does."""
        place = self.place(control)
        if self.last_tap:
            last, when = self.last_tap
            is_near = place is None or last is None or math.dist(place, last) < 2 * NEAR
            # The app counts from the page that the last tap brought, which on a busy machine comes long after the tap.
            if is_near and time.monotonic() < when + LATE:
                self.page.wait_for_timeout(SOON * 1000)
        control.tap()
        self.last_tap = (place, time.monotonic())

    def place(self, control):
        """The middle of a control; None where it is not in sight yet."""
        box = control.bounding_box()
        if box is None or box["y"] < 0 or box["y"] + box["height"] > self.page.viewport_size["height"]:
            return None
        return (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def press(self, control):
        self.tap(control)

    def choose(self, box):
        """Marks a box, or one of several answers."""
        self.tap(box)

    def write(self, field, text):
        self.tap(field)
        field.fill(text)

    def send(self, field):
        """The effect of the return key of the keyboard on the screen."""
        field.press("Enter")


class Keys(Touch):
    """Never points at anything: every control is reached with Tab from where the focus is."""

    def __init__(self, page):
        super().__init__(page)
        self.is_fresh = True

    def opened(self):
        self.is_fresh = True

    def press(self, control):
        self.reach(control)
        self.page.keyboard.press("Enter")

    def choose(self, box):
        if box.get_attribute("type") == "radio":
            self.answer(box)
        else:
            self.reach(box)
            self.page.keyboard.press("Space")

    def answer(self, radio):
        """Tab leads to one of a group, the arrows to the others."""
        group = self.page.locator(f'input[type="radio"][name="{radio.get_attribute("name")}"]')
        chosen = group.and_(self.page.locator(":checked"))
        if chosen.count():
            self.reach(chosen)
        else:
            self.reach(group.first)
            self.page.keyboard.press("Space")
        for _ in range(group.count()):
            if radio.is_checked():
                return
            self.page.keyboard.press("ArrowDown")
        raise AssertionError("no arrow key leads to this answer")

    def write(self, field, text):
        self.reach(field)
        self.page.keyboard.press("ControlOrMeta+A")
        if text:
            self.page.keyboard.insert_text(text)
        else:
            self.page.keyboard.press("Delete")

    def send(self, field):
        self.reach(field)
        self.page.keyboard.press("Enter")

    def reach(self, control):
        expect(control).to_be_visible()
        if not self.is_fresh:
            self.keeps_focus()
        self.is_fresh = False
        for _ in range(control.evaluate(TABS_TO)):
            self.page.keyboard.press("Tab")
        # The control is looked up each time: a page that is shown may still be replaced by a newer form of itself.
        for _ in range(120):
            if control.evaluate(HAS_FOCUS):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no number of Tabs leads to {control}")

    def keeps_focus(self):
        """The last action left the focus somewhere; while a page is being shown it may be nowhere for a moment."""
        end = time.monotonic() + 2
        while self.page.evaluate(NOWHERE):
            assert time.monotonic() < end, "the focus was lost after what was done last"
            self.page.wait_for_timeout(20)
