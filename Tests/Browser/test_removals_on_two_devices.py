"""Two people who share a list, each on their own device: what one removes, and what the other sees of it (L5)."""

import re

import pytest
from playwright.sync_api import expect

from test_shared_lists import put


def test_L5_what_one_deletes_the_other_sees_and_brings_back_and_an_open_page_says_that_its_list_is_gone(people):
    ada, bea, path = people
    ada.open(path)
    bea.open(path)
    milk = bea.row("Milk").get_attribute("id").removeprefix("task-")
    bea.post(f"/app/tasks/{milk}/delete", back=path)
    expect(ada.row("Milk")).to_have_count(0)
    ada.press("Deleted or taken out")
    ada.is_on("Deleted or taken out")
    ada.press("Undo: Bea deleted Milk")
    expect(ada.page.locator("#toast")).to_contain_text("Brought back: Milk")
    expect(ada.page.get_by_role("button", name=re.compile("^Undo: "))).to_have_count(0)
    bea.open(path)
    bea.sees_row("Milk")
    # The other one is removed while the list is open before them.
    ada.open(path)
    ada.press("Members")
    ada.unfold("Change access")
    ada.press(re.compile("^Remove: "))
    with ada.page.expect_navigation():
        ada.page.click("#end-now")
    expect(bea.page.locator("main")).to_contain_text("You are no longer a member of the list “Groceries”.")
    for page in "/app/today", "/app/lists":
        bea.open(page)
        expect(bea.page.locator("main")).to_contain_text("You are no longer a member of the list “Groceries”.")
    expect(bea.page.locator("main")).not_to_contain_text("No lists yet")
    bea.press("Dismiss")
    expect(bea.page.locator("main")).not_to_contain_text("Groceries")


@pytest.mark.exhaustive
def test_L5_a_list_is_deleted_while_another_device_adds_to_it_offline_and_its_owner_brings_it_back(people):
    ada, bea, path = people
    bea.open(path)
    bea.cut()
    put(bea, "Torch")
    bea.is_saved("Not synced yet")
    ada.open(path)
    ada.press("Delete list and its tasks")
    ada.is_on("Lists")
    expect(ada.page.locator("main")).to_contain_text("You deleted the shared list Groceries")
    bea.join()
    bea.is_saved("Synced")
    expect(bea.page.locator("main")).to_contain_text("The owner deleted the shared list Groceries")
    expect(bea.page.get_by_role("link", name="Torch")).to_be_visible()
    bea.open("/app/lists")
    expect(bea.page.locator("main")).to_contain_text("The owner deleted the shared list Groceries")
    ada.press("Bring it back")
    expect(bea.page.locator("main")).not_to_contain_text("The owner deleted")
    for person in ada, bea:
        person.open(path)
        person.sees_row("Milk")
        person.sees_row("Torch")
