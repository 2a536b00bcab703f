"""Shared lists, as two people see them on their devices (L5)."""

import re

import pytest
from playwright.sync_api import expect

from accounts import Member, new_mail

# Everything that the device keeps, as text: what is gone must not lie anywhere.
KEPT = """async () => {
    const result = (request) => new Promise((done) => { request.onsuccess = () => done(request.result); });
    const database = await result(indexedDB.open('teaspoon'));
    const decoder = new TextDecoder('latin1');
    const said = (value) => (value instanceof Uint8Array ? decoder.decode(value) : JSON.stringify(value));
    const found = [];
    for (const store of ['meta', 'tail']) {
        const values = await result(database.transaction(store).objectStore(store).getAll());
        found.push(...values.map(said));
    }
    database.close();
    return found.join(' ');
}"""


@pytest.fixture
def people(new_context, own_server):
    """Ada, who shares a list with Bea, and Bea, who joined; and the list's path."""
    ada, bea = (Member(new_context(own_server.address), own_server.address) for _ in range(2))
    mails = new_mail(), new_mail()
    for person, mail in zip((ada, bea), mails):
        person.has(("Rest a little", 1))
        person.registers(mail)
        person.is_saved("Saved everywhere")
    path = "/app/lists/" + ada.has_list("Groceries", "Milk", "Soap")
    ada.is_saved("Saved everywhere")
    ada.open(path)
    ada.unfold("More for this list")
    ada.press("Share this list")
    ada.is_on("Share a list")
    ada.sees("Milk")
    ada.press("Share this list")
    ada.is_on("Who shares this list")
    ada.write("Their e-mail address", mails[1])
    ada.press("Invite")
    expect(ada.page.locator("#waiting")).to_contain_text(mails[1])
    bea.open("/account/shared")
    bea.sees("Groceries")
    with bea.page.expect_navigation():
        bea.press("Join this list")
    bea.open("/app/lists")
    bea.press(re.compile("^Groceries"))
    bea.is_on("Groceries")
    bea.sees_row("Milk")
    return ada, bea, path


def put(person, title):
    person.write("Add to this list", title)
    person.send("Add to this list")
    person.sees_row(title)


def test_L5_a_list_is_shared_joined_and_written_by_both_at_once(people):
    ada, bea, path = people
    ada.open(path)
    expect(ada.page.locator("#shared-with")).to_contain_text("Shared with")
    put(bea, "Bread")
    ada.sees_row("Bread")
    ada.press("Done: Milk")
    expect(bea.row("Milk")).to_have_class(re.compile(r"\bdone\b"))


def test_L5_who_is_removed_keeps_nothing_of_the_list_but_their_own_words(people):
    ada, bea, path = people
    bea.cut()
    put(bea, "Eggs and flour")
    bea.is_saved("Saved here")
    ada.open(path)
    ada.unfold("More for this list")
    ada.press("Who shares this list")
    ada.unfold("Change this")
    ada.press(re.compile("^Remove: "))
    with ada.page.expect_navigation():
        ada.page.click("#end-now")
    bea.join()
    bea.is_saved("Saved everywhere")
    bea.open("/app/lists")
    expect(bea.page.get_by_text("Groceries")).to_have_count(0)
    bea.open("/app/notes")
    bea.sees("Eggs and flour")
    kept = bea.page.evaluate(KEPT)
    assert "Eggs and flour" in kept
    assert "Milk" not in kept
    assert "Soap" not in kept
