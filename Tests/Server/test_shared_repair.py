"""What one member deletes in a shared list or moves out of it, and who sees and brings it back (L5)."""

import re

import pytest

from shared_lists import LIST, act, end, join, known, member_id, shared_titles
from wire import shared_task

MILK = (501).to_bytes(16).hex()


@pytest.fixture
def path(ada, number):
    """The path of the shared list."""
    identity = next(name[2].hex() for name in known(ada).known if name[0] == 7 and name[1] == number)
    return f"/app/lists/{identity}"


def shared(session, number):
    return {name: fact for name, fact in known(session).known.items() if name[1] == number and name[0] in (1, 7, 18)}


def removals(session, path):
    """The values of the buttons that bring something back, the newest first."""
    page = session.get(f"{path}/removed")
    assert page.status == 200, page.text
    return re.findall(r'name="removal" value="(\w{32})"', page.text)


def try_everything(session, path, number, removal):
    """Every way in which somebody could look at what was removed, or bring it back; all of them are refused."""
    assert session.get(f"{path}/removed").status in (403, 404, 410)
    for fields in {"removal": removal}, {"removal": "0" * 32}, {}:
        assert session.post(f"{path}/restore", nonce="5" * 32, **fields).status in (403, 404, 410, 422)
    device = known(session)
    for field, value in (7, None), (29, None), (1, "Mine"):
        device.write(shared_task(number, 501, field), value, 9)
    assert {entry[4] for entry in device.exchange().refused} == {4}


def test_L5_what_a_member_deletes_is_seen_and_brought_back_by_the_others_without_script(ada, bob, number, path):
    join(bob, ada, number)
    act(bob, f"/app/tasks/{MILK}/delete")
    assert "You deleted Milk" in bob.get(f"{path}/removed").text
    assert f'href="{path}/removed"' in ada.get(path).text
    page = ada.get(f"{path}/removed").text
    assert "Bob deleted Milk" in page
    [removal] = removals(ada, path)
    act(ada, f"{path}/restore", removal=removal)
    for session in ada, bob:
        assert known(session).known[shared_task(number, 501, 7)][1] is None
        assert "Milk" in session.get(path).text
        assert removals(session, path) == []
    assert "You brought back Milk" in ada.get(f"{path}/removed").text
    assert "Another member brought back Milk" in bob.get(f"{path}/removed").text
    # Somebody who pressed the same button a moment later did nothing.
    assert "did=" not in act(bob, f"{path}/restore", removal=removal)


def test_L5_what_was_moved_to_a_private_list_comes_back_as_it_was_and_stays_private_there(ada, bob, number, path):
    join(bob, ada, number)
    mine = re.search(r"did=(\w{32})", act(bob, "/app/lists/new", name="Mine"))[1]
    act(bob, "/app/tasks/bulk", task=MILK, do="list", list=mine)
    act(bob, f"/app/tasks/{MILK}", title="Present for Ada", list=mine)
    assert "Bob moved Milk to another list" in ada.get(f"{path}/removed").text
    act(ada, f"{path}/restore", removal=removals(ada, path)[0])
    for session in ada, bob:
        assert "Milk" in session.get(path).text
        assert "brought back" in session.get(f"{path}/removed").text
    assert "Present for Ada" in bob.get(f"/app/lists/{mine}").text
    assert "Present for Ada" not in bob.get(path).text
    assert "Present for Ada" not in str(known(ada).known)


def test_L5_a_stranger_a_viewer_and_a_former_member_see_and_bring_back_nothing_by_any_door(ada, bob, eve, number, path):
    join(bob, ada, number)
    act(ada, f"/app/tasks/{MILK}/delete")
    [removal] = removals(bob, path)
    before = shared(ada, number)
    try_everything(eve, path, number, removal)
    act(ada, "/account/shared/role", space=number, member=member_id(ada, number, "Bob"), role="look")
    assert f'href="{path}/removed"' not in bob.get(path).text
    try_everything(bob, path, number, removal)
    assert end(bob, number, "leave").status == 303
    try_everything(bob, path, number, removal)
    assert shared(ada, number) == before
    assert removals(ada, path) == [removal]


def test_L5_a_deleted_list_is_told_to_its_members_and_brought_back_by_its_owner_alone(ada, bob, eve, number, path):
    join(bob, ada, number)
    join(eve, ada, number, role="look", name="Eve")
    act(ada, f"{path}/delete")
    added = known(bob)
    list_ = bytes.fromhex(path[-32:])
    for field, value in (1, "Torch"), (16, list_), (10, 1):
        added.write(shared_task(number, 502, field), value, 3)
    added.sync()
    for session in ada, bob, eve:
        lists, page = session.get("/app/lists"), session.get(path)
        assert page.status == 410
        assert "No lists yet" not in lists.text
        for text in lists.text, page.text:
            assert LIST in text and "deleted" in text
            assert ("Torch" in text) == (session is not eve)
            assert ("Bring it back" in text) == (session is ada)
    removal = re.search(r'name="removal" value="(\w{32})"', ada.get("/app/lists").text)[1]
    before = shared(ada, number)
    for session, status in (bob, 422), (eve, 403):
        assert session.post(f"{path}/restore", nonce="6" * 32, removal=removal).status == status
    assert end(eve, number, "leave").status == 303
    assert eve.post(f"{path}/restore", nonce="6" * 32, removal=removal).status == 410
    assert shared(ada, number) == before
    # Each puts the note away for themselves.
    act(bob, f"{path}/dismiss")
    assert LIST not in bob.get("/app/lists").text
    act(ada, f"{path}/restore", removal=removal)
    assert {"Milk", "Torch"} <= shared_titles(known(bob), number)
    for session in ada, bob:
        text = session.get(path).text
        assert "Milk" in text and "Torch" in text


def test_L5_the_form_of_a_list_offers_a_viewer_only_what_they_may_change_and_tells_an_editor_what_all_see(ada, bob, number, path):
    join(bob, ada, number)
    page = bob.get(f"{path}/edit").text
    assert "Everyone in this list sees the name, icon and colour" in page and 'name="icon"' in page
    act(ada, "/account/shared/role", space=number, member=member_id(ada, number, "Bob"), role="look")
    page = bob.get(f"{path}/edit").text
    assert 'name="category"' in page
    assert not re.search(r'name="(name|icon|colour|checklist)"', page)
    act(bob, f"{path}/edit", category="Theirs", seen=re.search(r'name="seen" value="(\w{32})"', page)[1])
    assert "Theirs" in bob.get("/app/lists").text and "Theirs" not in ada.get("/app/lists").text
    assert LIST in ada.get("/app/lists").text
    # The owner alone deletes it: nobody else is offered to.
    for session in ada, bob:
        act(session, "/app/options", show="yes", back="/app/lists")
        assert (f"{path}/delete" in session.get("/app/lists").text) == (session is ada)
