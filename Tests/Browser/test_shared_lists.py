"""Shared lists, as two people see them on their devices (L5)."""

import base64
import re
import subprocess
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect

from accounts import PASSWORD, Member, has_shared, is_there, new_mail
from program import Program, eventually
from wire import Timestamp, encode_batch, shared_task

# Everything that the device stores, as text: deleted data must not be anywhere.
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


def share(ada, bea, path, mail):
    """The list is shared and joined, as the two do it."""
    ada.open(path)
    ada.press("Share this list")
    ada.is_on("Share a list")
    ada.sees("Milk")
    ada.press("Share this list")
    ada.is_on("Members")
    bea.open("/app/lists")
    ada.write("Their e-mail address", mail)
    ada.press("Invite")
    expect(ada.page.locator("#waiting")).to_contain_text(mail)
    # She sees it where she is, as soon as it is made.
    expect(bea.page.locator("#invited")).to_contain_text("invites you to Groceries.")
    bea.press("View invitation")
    bea.sees("Groceries")
    with bea.page.expect_navigation():
        bea.press("Join this list")
    bea.open("/app/lists")
    expect(bea.page.locator("#invited")).to_have_count(0)
    return is_there(ada, bea, path)


def put(person, title):
    person.add_here(title)
    person.sees_row(title)


def test_L5_a_list_that_was_made_just_now_can_be_shared_at_once(new_context, own_server):
    member = Member(new_context(own_server.address), own_server.address)
    member.has_account()
    made = member.has_list("Groceries", "Milk")
    member.open(f"/account/shared/new?list={made}")
    member.is_on("Share a list")
    member.sees("Milk")


def test_L5_a_list_is_shared_joined_and_written_by_both_at_once(apart):
    ada, bea, path = share(*apart)
    ada.open(path)
    expect(ada.page.locator("#shared-with")).to_contain_text("Shared with")
    put(bea, "Bread")
    ada.sees_row("Bread")
    ada.press("Done: Milk")
    expect(bea.row("Milk")).to_have_class(re.compile(r"\bdone\b"))


@pytest.mark.exhaustive
def test_L5_who_is_removed_keeps_nothing_of_the_list_but_their_own_words(people):
    ada, bea, path = people
    bea.cut()
    put(bea, "Eggs and flour")
    bea.is_saved("Not synced yet")
    ada.open(path)
    ada.press("Members")
    ada.unfold("Change access")
    ada.press(re.compile("^Remove: "))
    with ada.page.expect_navigation():
        ada.page.click("#end-now")
    bea.join()
    bea.is_saved("Synced")
    bea.open("/app/lists")
    expect(bea.row("Groceries")).to_have_count(0)
    bea.sees("You are no longer a member of the list “Groceries”.")
    bea.open("/app/notes")
    bea.sees("Eggs and flour")
    kept = bea.page.evaluate(KEPT)
    assert "Eggs and flour" in kept
    assert "Milk" not in kept
    assert "Soap" not in kept


@pytest.mark.exhaustive
def test_L5_an_invitation_is_announced_until_it_is_answered_or_ends(apart):
    ada, bea, path, mail = apart
    ada.open(path)
    ada.press("Share this list")
    ada.press("Share this list")
    ada.is_on("Members")
    shared = ada.page.url.removeprefix(ada.address)
    bea.open("/app/lists")
    expect(bea.page.locator("#invited")).to_have_count(0)
    for end in "declined", "withdrawn":
        ada.write("Their e-mail address", mail)
        ada.press("Invite")
        expect(bea.page.locator("#invited")).to_contain_text("invites you to Groceries.")
        if end == "declined":
            bea.press("View invitation")
            bea.page.wait_for_url("**/account/shared")
            bea.press("Decline")
            bea.page.wait_for_url("**/account/shared?did=declined")
            bea.press("All lists")
            bea.is_on("Lists")
            expect(bea.page.locator("#invited")).to_have_count(0)
            ada.open(shared)
        else:
            ada.press(re.compile("^Revoke: "))
            expect(bea.page.locator("#invited")).to_have_count(0)


@pytest.mark.exhaustive
def test_A1_L5_who_keeps_the_plan_of_a_deleted_account_keeps_own_lists_and_leaves_those_of_others(people, own_server, new_context):
    ada, bea, path = people
    camp = "/app/lists/" + bea.has_list("Camp", "Tent")
    bea.is_saved("Synced")
    bea.open(camp)
    bea.press("Share this list")
    bea.press("Share this list")
    bea.is_on("Members")
    bea.open(path)
    bea.is_saved("Synced")
    bea.cut()
    put(bea, "Eggs and flour")
    bea.open(camp)
    put(bea, "Stove")
    cookie = next(cookie for cookie in bea.context.cookies() if cookie["name"] == "teaspoon")
    headers = {"Cookie": f"teaspoon={cookie['value']}", "Content-Type": "application/x-www-form-urlencoded"}
    assert own_server.request("POST", "/account/delete", headers, urlencode({"password": PASSWORD}).encode()).status == 303
    bea.join()
    bea.is_saved("Action needed")
    bea.open("/app/account")
    bea.press("Keep my plan here without an account")
    bea.sees("You’re not signed in")
    kept = bea.page.evaluate(KEPT)
    assert "Milk" not in kept and "Soap" not in kept
    bea.registers(new_mail())
    bea.is_saved("Synced")
    for person in bea, elsewhere(bea, new_context, own_server):
        person.open("/app/lists")
        expect(person.row("Groceries")).to_have_count(0)
        person.sees("You are no longer a member of the list “Groceries”.")
        person.open(camp)
        for title in "Tent", "Stove":
            person.sees_row(title)
        expect(person.page.locator("#shared-with")).to_have_count(0)
        person.open("/app/notes")
        person.sees("Eggs and flour")
    ada.open(path)
    ada.sees_row("Milk")


def elsewhere(person, new_context, server):
    """The same person on another device."""
    other = Member(new_context(server.address), server.address)
    other.arrive()
    other.signs_in(person.standing()["mail"])
    other.is_saved("Synced")
    return other


def store(server, *words):
    subprocess.run([server.executable, *words, "--data", server.data], check=True, capture_output=True)


@pytest.mark.exhaustive
def test_L5_a_list_that_a_restored_server_does_not_know_is_its_owners_again(apart, own_server, tmp_path):
    ada, bea, path, _mail = apart
    store(own_server, "backup", tmp_path / "copy.db")
    has_shared(*apart)
    put(bea, "Eggs and flour")
    ada.open(path)
    ada.sees_row("Eggs and flour")
    ada.is_saved("Synced")
    for person in ada, bea:
        person.cut()
    port = own_server.port
    own_server.stop()
    own_server.store.lose()
    store(own_server, "restore", tmp_path / "copy.db")
    own_server.start("--port", str(port))
    for person in ada, bea:
        person.join()
        person.open("/app/lists")
        person.is_saved("Synced")
    ada.open(path)
    for title in "Milk", "Soap", "Eggs and flour":
        ada.sees_row(title)
    expect(ada.page.locator("#shared-with")).to_have_count(0)
    # Her own writings are hers; the rest is with Ada.
    bea.open("/app/notes")
    bea.sees("Eggs and flour")
    kept = bea.page.evaluate(KEPT)
    assert "Milk" not in kept and "Soap" not in kept
    assert ada.standing()["lost"] == [] and not ada.standing()["whole"] and ada.standing()["unsent"] == 0


@pytest.mark.exhaustive
def test_L5_a_list_without_room_is_said_and_nothing_else_waits_for_it(people, own_server):
    ada, bea, _path = people
    own_server.store.execute("UPDATE space SET facts = 200000 WHERE id = (SELECT space FROM shared_space)")
    put(bea, "Eggs and flour")
    bea.jot("One of my own")
    eventually(lambda: bea.standing()["unsent"] == 0 and bea.standing()["refused"] > 0)
    bea.open("/app/account")
    expect(bea.page.locator("#refused")).to_contain_text("in a shared list that is full")
    expect(bea.page.locator("#unsent")).to_have_count(0)
    assert bea.standing()["state"] == "ok"
    # Once the list is gone, the words that it had no room for are still there.
    ada.open("/account/shared")
    ada.press(re.compile("^Groceries"))
    ada.unfold("Change access")
    ada.press(re.compile("^Remove: "))
    with ada.page.expect_navigation():
        ada.page.click("#end-now")
    bea.open("/app/notes")
    bea.sees("Eggs and flour")
    bea.is_saved("Synced")


@pytest.mark.exhaustive
def test_L5_who_may_only_look_sees_the_list_and_changes_their_own_half(people, own_server):
    ada, bea, path = people
    bea.cut()
    put(bea, "Eggs and flour")
    bea.jot("One of my own")
    # Her account has no room either: that must not keep the list from being put right.
    own_server.store.execute("UPDATE space SET facts = 2000000 WHERE id NOT IN (SELECT space FROM shared_space)")
    ada.open("/account/shared")
    ada.press(re.compile("^Groceries"))
    ada.unfold("Change access")
    with ada.page.expect_navigation():
        ada.press(re.compile("^Make view-only"))
    bea.join()
    bea.is_saved("Action needed")
    own_server.store.execute("UPDATE space SET facts = 1000 WHERE id NOT IN (SELECT space FROM shared_space)")
    bea.jot("Another of my own")
    bea.is_saved("Synced")
    bea.open("/app/notes")
    bea.sees("Eggs and flour")
    bea.open(path)
    bea.sees_row("Milk")
    bea.sees_no_row("Eggs and flour")
    expect(bea.page.locator("#add-task")).to_have_count(0)
    expect(bea.control("Done: Milk")).to_have_count(0)
    bea.press(re.compile("^Milk"))
    # The form has only her own fields.
    expect(bea.field("Title")).to_have_count(0)
    bea.write("Note", "The blue one")
    bea.press("Save")
    bea.is_on("Groceries")
    bea.is_saved("Synced")
    bea.open(path)
    bea.press(re.compile("^Milk"))
    expect(bea.field("Note")).to_have_value("The blue one")


# As the worker does it, without one: lists are shared, changed, forgotten and taken home, under the largest numbers possible.
LARGE = """async (given) => {
    %s
    const { Planner } = teaspoon;
    const { module, facts, number, list } = given;
    const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const text = (one) => new TextDecoder().decode(one);
    const begin = async (role) => {
        const planner = await Planner.instantiate(bytes(module));
        planner.start(new Uint8Array(8).fill(7));
        planner.setSpaces([{ number, role, others: ['Ada'] }]);
        planner.mergeFacts(bytes(facts));
        return planner;
    };
    let now = 1772438400000;
    const ask = (planner, method, target, fields = {}) => planner.handle({
        method, target, contentType: 'application/x-www-form-urlencoded',
        body: new TextEncoder().encode(new URLSearchParams({ nonce: 'a'.repeat(32), ...fields }).toString()),
        now: now += 1000, offset: 0, entropy: new Uint8Array(32).fill(1), release: 'test', host: 0, failures: 0, account: null,
        correction: 0, language: '', plans: [0, null, [], 0, 0],
    });
    const page = (planner, target) => text(ask(planner, 'GET', target).body);
    const bea = await begin(2);
    const added = ask(bea, 'POST', '/app/tasks/new', { title: 'Bread', list });
    const shared = page(bea, `/app/lists/${list}`);
    const [, batch] = bea.everything(new Uint8Array(), 65_536);
    const [, made, [rest]] = bea.forgetSpaces([number, 1], [], [added.facts], now);
    const ada = await begin(3);
    const [, home] = ada.takeHome([number], now);
    ada.setSpaces([]);
    return {
        status: added.status,
        shared: ['Milk', 'Bread'].filter((title) => shared.includes(title)),
        sent: text(batch).includes('Bread'),
        noted: text(made).includes('Bread'),
        rest: text(rest).includes('Bread') && rest.length >= added.facts.length,
        gone: !page(bea, '/app/lists').includes('Groceries'),
        home: !Planner.isEmpty(home) && page(ada, `/app/lists/${list}`).includes('Milk'),
    };
}"""


@pytest.mark.exhaustive
@pytest.mark.parametrize("number", [0x7FFF_FFFF, 0x8000_0000, 0xFFFF_FFFE])
def test_L5_numbers_of_lists_beyond_a_browsers_whole_numbers_are_known(page, tmp_path, number):
    public = Program(tmp_path).public
    release = public / "static" / (public / "release.txt").read_text().strip()
    script = (release / "worker/worker.js").read_text()
    list, timestamp = (9).to_bytes(16), Timestamp((1_772_000_000_000, 0, 5))
    facts = {(7, number, list, 1): (timestamp, "Groceries"), (7, number, list, 9): (timestamp, 1)}
    for field, value in (1, "Milk"), (10, 1), (16, list):
        facts[shared_task(number, 3, field)] = (timestamp, value)
    outcome = page.evaluate(LARGE.replace("%s", script), {
        "module": base64.b64encode((release / "planner.wasm").read_bytes()).decode(),
        "facts": base64.b64encode(encode_batch(facts)).decode(),
        "number": number,
        "list": list.hex(),
    })
    assert outcome == {
        "status": 303, "shared": ["Milk", "Bread"], "sent": True, "noted": True, "rest": False, "gone": True, "home": True,
    }
