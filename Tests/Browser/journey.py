"""The core of the product in one go: two questions, a planned day, a warning, a loan, a tick, an undo, the next day."""

from playwright.sync_api import expect


def two_days(person):
    """From the first page on, by its links and forms alone."""
    person.begin(spoons=9)
    person.counts(4, 9)
    person.add("Write a letter", 3)
    person.enter("Today")
    person.is_on("Today")
    person.plan("Write a letter", "See a friend")
    expect(person.page.get_by_role("alert")).to_contain_text("That is 3 spoons over. Nothing was added.")
    person.press("Borrow 3")
    person.is_on("Today")
    person.counts(12, 12)

    person.press("Done: Take a shower")
    person.is_told("Done: Take a shower")
    person.press("Undo")
    person.is_told("Undone")
    expect(person.done_today).to_have_count(0)
    person.press("Done: Get dressed")
    person.is_told("Done: Get dressed")
    expect(person.done_today.get_by_role("listitem")).to_have_count(1)

    person.start_day()
    person.counts(4, 6)
    person.enter("Backlog")
    person.is_on("Backlog")
    person.sees_row("Write a letter", "3 spoons")
    person.sees_row("See a friend", "5 spoons")
    person.press("Start fresh")
    person.is_told("Start fresh: 2 tasks")
    person.press("Undo")
    person.sees_row("See a friend", "5 spoons")

    person.enter("More")
    person.is_on("More")
    person.hand.press(person.row("History").get_by_role("link"))
    person.is_on("History")
    # Adding, the first day, the loan, two ticks, the second day, starting fresh.
    expect(person.main.get_by_role("listitem")).to_have_count(7)
