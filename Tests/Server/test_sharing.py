"""Shared lists: who sees them, who changes them, how people go (L5). Two and three accounts, without a worker and with devices."""

import re

import pytest

from shared_lists import LIST, SECRET, a_list, act, end, join, known, make_link, member_id, members, share, shared_titles
from test_change_feed import Events
from wire import Device, Session, SharingDevice, shared_task, task

STORES = ["sqlite", "postgres"]


def test_L5_what_leaves_with_a_list_is_shown_before_and_what_does_not_stays(ada, bob):
    identity = a_list(ada)
    page = ada.get(f"/account/shared/new?list={identity}")
    assert page.status == 200 and "Milk" in page.text and SECRET not in page.text
    assert known(ada).spaces == {}
    number = share(ada, identity)
    join(bob, ada, number)
    others = known(bob)
    assert list(others.spaces) == [number]
    shared = {name: fact for name, fact in others.known.items() if name[1] == number and name[0] in (1, 7, 18)}
    assert {name[3] for name in shared if name[0] == 1} <= {1, 4, 6, 7, 10, 11, 13, 14, 16, 17, 18, 21, 22, 28, 29}
    assert {name[3] for name in shared if name[0] == 7} <= {1, 2, 3, 7, 8, 9}
    assert "Milk" in shared_titles(others, number)
    assert SECRET not in str(others.known)
    assert known(ada).known[task(501, 2)][1] == SECRET


def test_L5_a_browser_without_script_sees_and_changes_a_shared_list(ada, bob, number):
    join(bob, ada, number)
    lists = bob.get("/app/lists").text
    assert LIST in lists
    device = known(ada)
    identity = next(name[2].hex() for name in device.known if name[0] == 7 and name[1] == number)
    page = bob.get(f"/app/lists/{identity}")
    assert page.status == 200 and "Milk" in page.text
    milk = f"/app/tasks/{(501).to_bytes(16).hex()}"
    # The same words fit one other member and several.
    assert "Shared with <bdi>Ada</bdi>. Everyone in this list sees the title" in bob.get(milk).text
    act(bob, f"{milk}/done")
    done = known(ada).known[shared_task(number, 501, 6)]
    assert done[1]
    end(bob, number, "leave")
    assert LIST not in bob.get("/app/lists").text


def test_L5_what_one_writes_the_others_get_and_nobody_else(ada, bob, eve, number):
    join(bob, ada, number)
    here, there = known(ada), known(bob)
    here.write(shared_task(number, 502), "Bread", 2)
    here.sync()
    there.sync()
    assert "Bread" in shared_titles(there, number)
    there.write(shared_task(number, 502), "Rye bread", 3)
    there.sync()
    # Facts that a device has just sent do not come back to it.
    assert there.exchange().spaces == {number: {}}
    here.sync()
    assert "Rye bread" in shared_titles(here, number)
    stranger = known(eve)
    assert stranger.spaces == {} and "bread" not in str(stranger.known)
    stranger.write(shared_task(number, 502), "Mine now", 4)
    answer = stranger.exchange()
    assert [entry[4] for entry in answer.refused] == [4]
    here.sync()
    assert "Mine now" not in shared_titles(here, number)


def test_L5_who_may_look_writes_by_no_door(ada, bob, number):
    join(bob, ada, number, role="look")
    device = known(bob)
    assert device.spaces[number][2] == 1
    before = dict(known(ada).known)
    for field, value in (1, "Mine"), (6, 1), (7, 1):
        device.write(shared_task(number, 501, field), value, 5)
    assert {entry[4] for entry in device.exchange().refused} == {4}
    identity = next(name[2].hex() for name in before if name[0] == 7 and name[1] == number)
    milk = (501).to_bytes(16).hex()
    for path, fields in [
        (f"/app/tasks/{milk}/done", {}), (f"/app/tasks/{milk}/delete", {}), (f"/app/tasks/{milk}", {"title": "x"}),
        (f"/app/lists/{identity}", {"name": "x"}), (f"/app/lists/{identity}/delete", {}),
        ("/app/tasks/new", {"title": "x", "list": identity}),
    ]:  # fmt: skip
        bob.post(path, nonce="3" * 32, **fields)
    for path, fields in [
        ("invite", {"email": "eve@example.org", "role": "write"}), ("invite", {"link": "yes", "role": "write"}),
        ("role", {"member": "0" * 32, "role": "write"}), ("end", {"what": "stop"}), ("end", {"what": "remove", "member": "0" * 32}),
    ]:  # fmt: skip
        assert bob.post(f"/account/shared/{path}", space=number, **fields).status == 404, path
    after = known(ada).known

    def shared(facts):
        return {name: fact for name, fact in facts.items() if name[1] == number and name[0] in (1, 7, 18)}

    assert shared(after) == shared(before)


def test_L5_only_what_is_shared_ever_goes_into_a_list(ada, bob, number):
    join(bob, ada, number)
    device = known(bob)
    for field in 2, 3, 5, 8, 9, 12, 15, 19, 20, 23, 24, 25, 99:
        device.write((1, number, (501).to_bytes(16), field), 1, 2)
    device.write((7, number, (1).to_bytes(16), 4), "category", 2)
    device.write((18, 0, (1).to_bytes(16), 1), 1, 2)
    device.write((18, number, (1).to_bytes(16), 8), 1, 2)
    answer = device.exchange()
    assert len(answer.refused) == 16 and {entry[4] for entry in answer.refused} == {4}
    # A note of such a scope is a person's own, as it always was: it reaches nobody.
    device.write((13, number, (1).to_bytes(16), 1), "note", 2)
    assert device.exchange().refused == []
    assert "note" not in str(known(ada).known)


def test_L5_an_old_device_neither_gets_nor_writes_what_is_shared(ada, number):
    device = Device(ada)
    device.sync()
    assert all(name[1] != number for name in device.known if name[0] in (1, 7))
    device.write(shared_task(number, 501), "x", 2)
    assert [entry[4] for entry in device.exchange().refused] == [2]


def test_L5_only_its_owner_shows_a_list_to_the_world(server, ada, bob):
    list_ = a_list(ada)
    number = share(ada, list_)
    join(bob, ada, number)
    for path in f"/account/links?list={list_}", f"/gallery/publish?list={list_}":
        assert [session.get(path).status for session in (ada, bob)] == [200, 404], path
    assert bob.post("/account/links", do="make", list=list_).status == 404
    made = ada.post("/account/links", do="make", list=list_).text
    address = re.search(r"/shared/[\w-]{43}", made)[0]
    assert "Milk" in Session(server).get(address).text
    assert ">Nothing to show<" not in ada.get("/account/links").text
    # In other hands it is for those to show.
    assert end(ada, number, "hand-over", member_id(ada, number, "Bob")).status == 303
    assert "Milk" not in Session(server).get(address).text
    assert ">Nothing to show<" in ada.get("/account/links").text
    assert [session.get(f"/account/links?list={list_}").status for session in (ada, bob)] == [404, 200]
    # Nobody deleted it: somebody who leaves it is not told so.
    assert end(ada, number, "leave").status == 303
    assert "A list that is no longer here: the link shows nothing" in ada.get("/account/links").text


def test_L5_roles_change_and_names_too(ada, bob, number):
    join(bob, ada, number, role="look")
    id = member_id(ada, number, "Bob")
    act(ada, "/account/shared/role", space=number, member=id, role="write")
    assert known(bob).spaces[number][2] == 2
    act(ada, "/account/shared/role", space=number, member=id, role="look")
    assert known(bob).spaces[number][2] == 1
    assert ada.post("/account/shared/role", space=number, member=id, role="own").status == 404
    act(bob, "/account/shared/name", space=number, name="Robert <b>")
    assert known(ada).spaces[number][3] == ["Robert <b>"]
    assert "Robert &lt;b&gt;" in ada.get(f"/account/shared/list?space={number}").text


def test_L5_who_is_removed_gets_nothing_more_and_writes_nothing_more(ada, bob, number):
    join(bob, ada, number)
    device = known(bob)
    id = member_id(ada, number, "Bob")
    assert "Bob" in ada.get(f"/account/shared/end?space={number}&what=remove&member={id}").text
    assert device.exchange().spaces == {number: {}}
    assert end(ada, number, "remove", id).status == 303
    other = known(ada)
    other.write(shared_task(number, 503), "After", 9)
    other.sync()
    device.write(shared_task(number, 501), "Mine", 10)
    answer = device.exchange()
    assert [entry[4] for entry in answer.refused] == [4]
    assert answer.spaces == {} and number not in device.spaces and "After" not in str(device.known)
    assert bob.get(f"/account/shared/list?space={number}").status == 404
    assert end(bob, number, "leave").status == 404
    assert members(ada, number) == ["Ada (you)"]


@pytest.mark.parametrize(("removed", "left"), [("Bob", "Eve"), ("Eve", "Bob")])
def test_L5_of_several_members_only_the_one_that_was_named_is_removed(ada, bob, eve, number, removed, left):
    join(bob, ada, number)
    join(eve, ada, number, name="Eve")
    assert end(ada, number, "remove", "0" * 32).status == 404
    assert members(ada, number) == ["Ada (you)", "Bob", "Eve"]
    assert end(ada, number, "remove", member_id(ada, number, removed)).status == 303
    assert members(ada, number) == ["Ada (you)", left]


def test_L5_anybody_leaves_but_the_owner(ada, bob, number):
    join(bob, ada, number)
    assert end(ada, number, "leave").status == 404
    assert end(bob, number, "stop").status == 404
    assert end(bob, number, "leave").status == 303
    assert known(bob).spaces == {}


def test_L5_a_list_is_handed_over(ada, bob, number):
    join(bob, ada, number, role="look")
    link = make_link(ada, number)
    assert end(ada, number, "hand-over", member_id(ada, number, "Bob")).status == 303
    assert known(bob).spaces[number][2] == 3 and known(ada).spaces[number][2] == 2
    assert ada.post("/account/shared/invite", space=number, link="yes", role="write").status == 404
    assert ada.post("/account/shared/join", t=link, name="Ada").status == 410
    assert end(ada, number, "leave").status == 303


def test_L5_once_sharing_stops_the_list_is_the_owners_with_all_that_is_in_it(ada, bob, number):
    join(bob, ada, number)
    device = known(bob)
    device.write(shared_task(number, 501), "Oat milk", 1)
    device.sync()
    assert end(ada, number, "stop").status == 303
    assert known(ada).spaces == {} and known(bob).spaces == {}
    own = known(ada).known
    assert own[task(501)][1] == "Oat milk" and own[task(501, 2)][1] == SECRET
    assert LIST in ada.get("/app/lists").text
    assert "Oat milk" not in str(known(bob).known)


def test_L5_the_list_of_a_deleted_account_is_another_members(ada, bob, eve, number):
    assert "Others keep the lists you share with them." in ada.get("/account/delete").text
    join(eve, ada, number, role="look", name="Eve")
    join(bob, ada, number, role="write")
    assert ada.post("/account/delete", password="eight spoons a day").status == 303
    assert known(bob).spaces[number][2:] == [3, ["Eve"]]
    assert "Milk" in shared_titles(known(eve), number)


def test_L5_pages_of_several_spaces_come_whole(ada, number):
    device = known(ada)
    for at in range(30):
        device.write(shared_task(number, 600 + at), f"Task {at}", 2)
        device.write(task(700 + at), f"Own {at}", 2)
    device.sync()
    late = SharingDevice(Session(ada.program, ada.cookie))
    rounds = 0
    while (answer := late.exchange(limit=7)).more:
        rounds += 1
        assert len(answer.facts) + sum(len(facts) for facts in answer.spaces.values()) <= 7
    assert rounds > 8 and late.known == device.known


def test_L5_open_pages_hear_of_shared_lists_while_they_are_members(ada, bob, number):
    events = Events(bob)
    assert events.next()[0] == "moved"
    join(bob, ada, number)
    assert events.next() == ("moved", "again")
    device = known(ada)
    device.write(shared_task(number, 504), "Tea", 2)
    device.sync()
    assert events.next() == ("moved", "again")
    end(ada, number, "remove", member_id(ada, number, "Bob"))
    assert events.next() == ("moved", "again")
    # From now on nothing of it: the next news is of the account's own space.
    device.write(shared_task(number, 504), "Green tea", 3)
    device.sync()
    own = known(bob)
    own.write(task(1), "Own", 4)
    own.sync()
    assert events.next() == ("moved", str(own.cursor))
    events.close()


def test_L5_what_was_typed_stays_and_is_said_plainly(ada, number):
    page = ada.post("/account/shared/invite", space=number, email="no address", role="write")
    assert page.status == 422 and 'value="no address"' in page.text
    page = ada.post("/account/shared/invite", space=number, email=" Ada@Example.org", role="write")
    assert page.status == 422 and "This address cannot be used here." in page.text
    assert 'aria-invalid="true"' in page.text and 'id="waiting"' not in page.text
    page = ada.post("/account/shared/name", space=number, name="x" * 61)
    assert page.status == 422 and "x" * 61 in page.text


def fill(server, number):
    """No room for another fact in a list."""
    server.store.execute(
        f"UPDATE space SET facts = 200000 WHERE id = (SELECT space FROM shared_space WHERE number = {number})"
    )


def test_L5_a_list_without_room_keeps_nothing_from_the_plans_of_its_members(server, ada, number):
    device = known(ada)
    assert "Milk" in ada.get("/app/tasks").text
    fill(server, number)
    # As a device does that had not heard of the sharing: it goes after the list, where there is no room.
    identity = next(name[2] for name in device.known if name[0] == 7 and name[1] == number)
    device.write(task(777), "Written apart", 9)
    device.write(task(777, 16), identity, 9)
    device.write(task(888), "One of her own", 9)
    device.sync()
    page = ada.get("/app/tasks")
    assert page.status == 200 and "One of her own" in page.text
    act(ada, "/app/tasks/new", title="Another")
    kept = known(ada).known
    assert kept[task(777)][1] == "Written apart" and "Another" in str(kept)


def test_L5_what_the_store_could_not_keep_is_on_no_page_of_it(server, ada, number):
    device = known(ada)
    milk = (501).to_bytes(16).hex()
    assert "Milk" in ada.get(f"/app/tasks/{milk}").text
    identity = next(name[2] for name in device.known if name[0] == 7 and name[1] == number)
    device.write(task(501), "Soy milk", 9)
    device.sync()
    server.store.refuse_facts()
    assert ada.get(f"/account/shared/new?list={identity.hex()}").status == 503
    server.store.take_facts()
    # It went after the list in memory alone.
    assert "Soy milk" not in ada.get(f"/app/tasks/{milk}").text
    assert known(ada).known[shared_task(number, 501)][1] == "Milk"
