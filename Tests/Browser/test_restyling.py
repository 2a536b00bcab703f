"""A row that comes into a long list leaves the others alone, for the browser's rules of style too.

When an element comes, a browser looks for the rules by which its siblings may change. It finds them by the classes, ids and attributes that
they name. A rule without a name in that place (`main > * + *`, `li + li`, `:nth-child(6)`, `.row:has(…) span`) may hold for any element:
every row in sight is styled again with all of its parts, which took longer than all other work for an added task.
"""

ROWS = 60


def styled_elements(page, act):
    """How many elements the browser styled again, at most, in one turn, while something was done."""
    session = page.context.new_cdp_session(page)
    events, ended = [], []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Tracing.start", {"transferMode": "ReportEvents", "categories": "devtools.timeline"})
    act()
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    session.detach()
    return max(event["args"]["elementCount"] for event in events if event["name"] == "UpdateLayoutTree")


def test_an_added_row_does_not_make_the_parts_of_all_rows_be_styled_again(touch):
    touch.has(*[(f"Task {number:03}", 2) for number in range(ROWS)], at="/app/spoons/2")
    touch.write("New task", "First")
    touch.press("Add", touch.main)
    touch.sees_row("First")

    def add(title):
        touch.write("New task", title)
        touch.press("Add", touch.main)
        touch.sees_row(title)

    # On a busy machine one turn may have more to style than the row; a rule without a name shows in each.
    count = min(styled_elements(touch.page, lambda: add(title)) for title in ("Second", "Third", "Fourth"))
    # The rows themselves, whose lines between them may move, the middle of each, whose width is that of what stands beside it, and the new
    # row with its parts; not the eight parts of each.
    assert count < 3.2 * ROWS, f"{count} elements"
