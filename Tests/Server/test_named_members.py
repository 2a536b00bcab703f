"""A shared list says which member did a task, deleted it or took it out, and nobody can say it of somebody else (L5)."""

from shared_lists import act, end, join, known
from wire import NamingDevice, shared_task

MILK = (501).to_bytes(16).hex()
# The fields of a task and of one date of it that name a member.
TASK_MEMBER, DATE_MEMBER = 32, 7


def named(device, number):
    return device.known[shared_task(number, 501, TASK_MEMBER)][1]


def say(device, number, name, now):
    """Writes a name into both fields; what the server refuses of it, by reason."""
    device.write(shared_task(number, 501, TASK_MEMBER), name, now)
    device.write((18, number, bytes(16), DATE_MEMBER), name, now)
    return [entry[4] for entry in device.exchange().refused]


def test_L5_a_device_names_its_own_account_as_the_others_see_it_and_no_other(ada, bob, eve, number):
    join(bob, ada, number)
    join(eve, ada, number, name="Eve")
    here, there = NamingDevice(ada), NamingDevice(bob)
    for device in here, there:
        device.sync()
    assert (here.names, there.names) == ({number: "Ada"}, {number: "Bob"})
    assert say(there, number, "Bob", 5) == []
    # Neither the others' names, nor one that nobody has, nor their own in other letters.
    for name in "Ada", "Eve", "Zoe", "bob", "":
        assert say(there, number, name, 6) == [5, 5], name
    # A device of an earlier version would tell the person of it.
    older = known(bob)
    older.write(shared_task(number, 501, TASK_MEMBER), "Eve", 7)
    assert older.exchange().refused == []
    here.sync()
    assert named(here, number) == "Bob"
    assert named(known(eve), number) == "Bob"
    # What was said stays as it was when the member has another name, and after they left.
    act(bob, "/account/shared/name", space=number, name="Robert")
    there.sync()
    assert there.names == {number: "Robert"}
    assert say(there, number, "Bob", 8) == [5, 5]
    assert end(bob, number, "leave").status == 303
    here.sync()
    assert named(here, number) == named(known(eve), number) == "Bob"
    # It may be emptied by anybody who may write there: then it names nobody.
    assert say(here, number, None, 9) == []


def test_L5_today_without_script_says_which_member_did_a_task_also_after_they_left(ada, bob, number):
    join(bob, ada, number)
    act(ada, "/app/day/new", spoons="12")
    act(ada, "/app/day/submit", task=MILK)
    act(bob, f"/app/tasks/{MILK}/done")
    assert "done by <bdi>Bob</bdi>" in ada.get("/app/today").text
    assert end(bob, number, "leave").status == 303
    assert "done by <bdi>Bob</bdi>" in ada.get("/app/today").text
