"""A hand that counts its taps, and each press of the return key on the screen's keyboard. Letters are not counted."""

from playwright.sync_api import expect

from input_methods import Touch


class Counted(Touch):
    """Counts taps. A field that has the focus needs none."""

    def __init__(self, page):
        super().__init__(page)
        self.taps = 0

    def press(self, control):
        super().press(control)
        self.taps += 1

    def choose(self, box):
        super().choose(box)
        self.taps += 1

    def write(self, field, text):
        expect(field).to_be_visible()
        if not field.evaluate("(field) => field === document.activeElement"):
            field.tap()
            self.taps += 1
        field.press_sequentially(text)

    def send(self, field):
        super().send(field)
        self.taps += 1
