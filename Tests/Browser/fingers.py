"""A finger on the screen, for gestures that are more than a tap."""

from playwright.sync_api import expect


class Finger:
    def __init__(self, page):
        self.page = page
        self.session = page.context.new_cdp_session(page)

    def down(self, x, y):
        self.send("touchStart", [{"x": x, "y": y}])

    def move(self, x, y):
        self.send("touchMove", [{"x": x, "y": y}])
        # A frame, so that what follows the finger has followed it.
        self.page.evaluate("new Promise(requestAnimationFrame)")

    def up(self):
        self.send("touchEnd", [])

    def send(self, kind, points):
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def draw(self, *points, lift=True):
        """Goes along a line, in small steps as fingers do; once the row of an earlier swipe is at rest again."""
        expect(self.page.locator("[data-swiping]")).to_have_count(0)
        (x, y), *rest = points
        self.down(x, y)
        for to_x, to_y in rest:
            for step in range(1, 9):
                self.move(x + (to_x - x) * step / 8, y + (to_y - y) * step / 8)
            x, y = to_x, to_y
        if lift:
            self.up()
