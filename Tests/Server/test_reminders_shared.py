"""C4: reminders of tasks in shared lists: what one member does reaches the others', and a person who may no longer see it hears nothing of it."""

import pytest

from planned_reminders import wait_until_planned
from program import eventually
from reminded import DAY, DONE, DUE, REMINDER, SNOOZED, TIME, TITLE, Reminded, now, pushing
from shared_lists import a_list, act, end, join, member_id, share
from wire import Session, SharingDevice, shared_task, task

STORES = ["sqlite", "postgres"]

SPACE = 25


@pytest.fixture
def server(program, service):
    program.start(*pushing(service))
    return program


class Member(Reminded):
    """A member of a shared list with a device that is told."""

    def __init__(self, session, service, number):
        super().__init__(None, service, session=session)
        self.number = number
        self.device = SharingDevice(session)
        self.device.sync()
        self.receiver = self.subscribe()

    def wants(self, number, after):
        """To be reminded of a shared task so many milliseconds from now."""
        for field, value in {SPACE: self.number, REMINDER: 0, SNOOZED: now() + after}.items():
            self.device.write(task(number, field), value, now())
        self.device.sync()

    def add(self, number, title):
        """A task of the shared list, which was due yesterday."""
        self.device.sync()
        of_list = next(key[2] for key in self.device.known if key[0] == 7 and key[1] == self.number)
        for field, value in {TITLE: title, 10: 1, 16: of_list, DUE: now() // DAY - 1, TIME: 0}.items():
            self.write(number, field, value)
        self.device.sync()

    def write(self, number, field, value):
        self.device.write(shared_task(self.number, number, field), value, now())
        self.device.sync()

    @property
    def told(self):
        return [message.json["title"] for message in self.receiver.taken]


def test_c4_what_one_member_does_reaches_and_silences_the_reminders_of_another(server, service):
    ada, bob = (Session(server).register(f"{name}@example.org") for name in ("ada", "bob"))
    number = share(ada, a_list(ada))
    join(bob, ada, number)
    ada, bob = Member(ada, service, number), Member(bob, service, number)
    # Bob's half is there before Ada writes hers: only what she does can make it ring, or keep it from that.
    # All changes below have to come before it, on a busy machine, too.
    later = 8000
    for one in 701, 702, 703:
        bob.wants(one, later)
    wait_until_planned(server.store)
    for one, title in (701, "Old words"), (702, "Done by Ada"), (703, "Not yet"):
        ada.add(one, title)
    wait_until_planned(server.store)
    ada.wants(701, later)
    wait_until_planned(server.store)
    ada.write(701, TITLE, "Bread")
    ada.write(702, DONE, now())
    ada.write(703, DUE, now() // DAY + 300)
    # Hers is due last, and deliveries under way are answered before the server ends.
    eventually(lambda: bob.told and ada.told)
    assert server.stop() == 0
    assert bob.told == ["Bread"] and ada.told == ["Bread"]


def test_c4_who_shares_a_list_no_more_is_reminded_of_nothing_in_it(server, service):
    ada, bob, eve = (Session(server).register(f"{name}@example.org") for name in ("ada", "bob", "eve"))
    number = share(ada, a_list(ada))
    for name, session in ("Bob", bob), ("Eve", eve):
        join(session, ada, number, name=name)
    owner = Member(ada, service, number)
    owner.add(701, "Bread")
    bob, eve = Member(bob, service, number), Member(eve, service, number)
    for member in bob, eve, owner:
        member.wants(701, 3500)
    wait_until_planned(server.store)
    assert end(ada, number, "remove", member_id(ada, number, "Bob")).status == 303
    act(eve.session, "/account/shared/end", space=number, what="leave")
    # The owner's is due last.
    eventually(lambda: owner.told)
    assert server.stop() == 0
    assert (owner.told, bob.told, eve.told) == (["Bread"], [], [])
