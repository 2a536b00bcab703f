"""Own order in a personal list: by buttons, by dragging, by arrow keys. Row T9."""

import pytest
from playwright.sync_api import expect

from fingers import Finger
from rows import expect_order, go_to, move_each_way
from waits import settle


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def grip(person, title):
    return person.page.get_by_role("button", name=f"Drag to move: {title}", exact=True)


def drag(person, title, to, beyond):
    """By touch, from the handle of one row past that of another."""
    start, end = middle(grip(person, title)), middle(grip(person, to))
    Finger(person.page).draw(start, (end[0], end[1] + beyond))


def test_T9_rows_move_up_down_to_the_top_and_to_the_bottom(person):
    person.has()
    person.open_list("Errands", *"ABCD")
    move_each_way(person)
    go_to(person, "Errands")
    expect_order(person, "C", "B", "A", "D")


def test_T9_a_finger_that_rests_on_a_row_lifts_it_but_not_on_its_tick(person):
    person.has()
    person.open_list("Errands", *"ABC")
    person.press("Show Options")
    row, below = (person.page.locator("[data-move]").filter(has_text=title) for title in "AC")
    finger, (_, end) = Finger(person.page), middle(below)
    for place, is_lifted in [(row.locator(".tick"), False), (row.get_by_role("link", name="A", exact=True), True)]:
        x, y = middle(place)
        finger.down(x, y)
        person.page.evaluate("new Promise((done) => setTimeout(done, 700))")
        expect(person.page.locator("[data-dragging]")).to_have_count(1 if is_lifted else 0)
        finger.move(x, end + 30)
        finger.up()
        settle(person)
        expect_order(person, *("BCA" if is_lifted else "ABC"))


@pytest.mark.exhaustive
def test_T14_a_row_that_is_at_the_top_already_leaves_the_message_of_the_last_move(person):
    person.has()
    person.open_list("Errands", *"AB")
    person.press("Show Options")
    person.press("Move down: A")
    expect_order(person, "B", "A")
    person.is_told("Moved: A")
    person.press("Move up: B")
    settle(person)
    person.is_told("Moved: A")
    person.press("Undo")
    expect_order(person, "A", "B")


@pytest.mark.exhaustive
def test_T9_sorted_otherwise_rows_have_no_place_to_be_moved_to(person):
    person.has()
    person.open_list("Errands", "A !low", "B !high")
    person.press("Show Options")
    person.press("Priority, then date")
    expect_order(person, "B", "A")
    expect(person.main.get_by_role("button", name="Move up")).to_have_count(0)
    expect(person.main.get_by_role("button", name="Delete: A")).to_be_visible()
    person.press("Manual")
    expect_order(person, "A", "B")
    expect(person.main.get_by_role("button", name="Move up: A")).to_be_visible()


def test_T9_the_handle_is_worked_with_arrow_keys(keys):
    keys.has()
    keys.open_list("Errands", *"ABCD")
    keys.press("Show Options")
    keys.hand.reach(grip(keys, "B"))
    keys.page.keyboard.press("ArrowDown")
    expect_order(keys, "A", "C", "B", "D")
    expect(grip(keys, "B")).to_be_focused()
    keys.page.keyboard.press("ArrowUp")
    expect_order(keys, "A", "B", "C", "D")
    expect(grip(keys, "B")).to_be_focused()


@pytest.mark.exhaustive
def test_T9_arrow_keys_that_come_faster_than_the_answers_each_move_the_row(keys):
    keys.has()
    keys.open_list("Errands", *"ABCD")
    keys.press("Show Options")
    grip(keys, "A").evaluate("""(handle) => {
        for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) handle.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }""")
    expect_order(keys, "B", "C", "D", "A")


@pytest.mark.exhaustive
def test_T9_a_button_that_is_pressed_again_before_the_answer_moves_the_row_again(touch):
    touch.has()
    touch.open_list("Errands", *"ABCD")
    touch.press("Show Options")
    touch.row("A").locator('[data-move-to="down"]').evaluate("(button) => { button.click(); button.click(); }")
    expect_order(touch, "B", "C", "A", "D")


@pytest.mark.exhaustive
def test_T9_a_row_of_a_list_is_dragged_by_its_handle(touch):
    touch.has()
    touch.open_list("Errands", *"ABCD")
    touch.press("Show Options")
    expect(grip(touch, "A")).to_be_visible()
    drag(touch, "A", "C", 10)
    touch.is_told("Moved: A")
    expect_order(touch, "B", "C", "A", "D")
    drag(touch, "D", "B", -20)
    touch.is_told("Moved: D")
    expect_order(touch, "D", "B", "C", "A")
    touch.page.reload()
    expect_order(touch, "D", "B", "C", "A")


@pytest.mark.exhaustive
@pytest.mark.parametrize("path", ["/app/lists", "/app/templates"])
def test_T9_lists_and_templates_are_dragged_by_their_handles(touch, path):
    touch.has()
    for name in "ABC":
        made = touch.has_list(f"List {name}")
        if path == "/app/templates":
            touch.post(f"/app/lists/{made}/template")
    touch.open(path)
    touch.press("Show Options")
    expect(grip(touch, "List A")).to_be_visible()
    drag(touch, "List A", "List B", 10)
    touch.is_told("List moved: List A")
    own = touch.page.locator("form#list .title")
    expect(own).to_have_text(["List B", "List A", "List C"])
    touch.page.reload()
    expect(own).to_have_text(["List B", "List A", "List C"])


def test_T9_rows_are_moved_offline(person):
    person.has()
    person.open_list("Errands", *"ABC")
    person.context.set_offline(True)
    person.press("Show Options")
    person.press("Move to the bottom: A")
    expect_order(person, "B", "C", "A")
    go_to(person, "Errands")
    expect_order(person, "B", "C", "A")


@pytest.mark.exhaustive
def test_T9_a_finger_that_stays_on_a_row_lifts_it_and_the_row_opens_nothing(touch):
    touch.has()
    touch.open_list("Errands", *"ABCD")
    start, end = middle(touch.row("A")), middle(touch.row("C"))
    finger = Finger(touch.page)
    finger.down(*start)
    expect(touch.row("A")).to_have_attribute("data-dragging", "")
    for step in range(1, 9):
        finger.move(start[0], start[1] + (end[1] + 12 - start[1]) * step / 8)
    finger.up()
    touch.is_told("Moved: A")
    touch.is_on("Errands")
    expect_order(touch, "B", "C", "A", "D")


@pytest.mark.exhaustive
def test_T9_a_finger_that_moves_at_once_swipes_or_scrolls_and_lifts_nothing(touch):
    touch.has()
    touch.open_list("Errands", *"ABCD")
    x, y = middle(touch.row("A"))
    Finger(touch.page).draw((x, y), (x - 250, y))
    touch.is_told("Done: A")
    expect(touch.page.locator("[data-dragging]")).to_have_count(0)
    expect_order(touch, "A", "B", "C", "D")
