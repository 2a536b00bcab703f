"""The ways in which a person works a page: by touch, or by keyboard alone."""

from playwright.sync_api import expect

HAS_FOCUS = "element => element === document.activeElement"
NOWHERE = "document.activeElement === null || document.activeElement === document.body"


class Touch:
    def __init__(self, page):
        self.page = page

    def opened(self):
        """A page was opened by its address."""

    def press(self, control):
        control.tap()

    def choose(self, box):
        """Marks a box, or one of several answers."""
        box.tap()

    def write(self, field, text):
        field.tap()
        field.fill(text)

    def send(self, field):
        """What the return key of the keyboard on the screen does."""
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
        self.reach(group.filter(has_not=self.page.locator("*")).and_(self.page.locator(":checked")))
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
            assert not self.page.evaluate(NOWHERE), "the focus was lost after what was done last"
        self.is_fresh = False
        # Asked of the element itself: no Tab brings another page.
        element = control.element_handle()
        for _ in range(120):
            if element.evaluate(HAS_FOCUS):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no number of Tabs leads to {control}")
