"""Hostile facts by every door: a file that an account or a guest brings in, a guest's plan that is taken along at the sign-in, /sync, and a
shared list that a member may write into. Whatever comes in, every page answers, and every device holds the same as the server (A3, A8).

A door is no way around another: what is kept in the end, /sync would have taken as well.
"""

import base64
import os
import time

import cbor2
import pytest

from data_model import highest_fields
from seeded_random import short_and_long, shuffled
from shared_lists import a_list, join, share
from snapshot import Raw, file_of
from visitor import Visitor
from wire import KINDS, Session, SharingDevice, Timestamp

STORES = ["sqlite", "postgres"]
MINUTE = 60_000
DAY = 86_400_000

# A fuzz run measures what a page of a released server takes; in other runs, a machine may be busy with other tests. The first page after a
# device has sent some thousand facts takes them in: that takes a program that was built for tests more than a second.
IS_FUZZ = int(os.environ.get("HISTORIES", "2000")) > 2000
LONGEST = 1.0 if IS_FUZZ else 20.0

IDENTITIES = [bytes(16), b"\xff" * 16] + [number.to_bytes(8) + bytes(7) + bytes([low]) for number, low in [(1, 1), (1, 2), (2, 1), (7 << 32, 3)]]
HIGHEST_FIELDS = highest_fields()
# Tasks and changes twice as often.
KNOWN_KINDS = [*sorted(HIGHEST_FIELDS), KINDS["task"], KINDS["task"], KINDS["act"]]
# Of a kind that nobody knows.
SOME_FIELDS = max(HIGHEST_FIELDS.values())
# What a shared list holds.
SHARED_KINDS = [KINDS["task"], KINDS["list"], KINDS["occurrence"]]
NUMBERS = [
    0, 1, 2, 7, 10, 127, 1439, 1440, 20_514, -1, -719_162, 2_932_896, 2**31 - 1, -(2**31), 2**32 - 1, 2**53, 8_640_000_000_000_000,
    2**62, 2**63 - 1, -(2**63),
]
TEXTS = [
    "", " ", "Soup", "\x00", "a\x00b\x1b[31m\x7f\x85", "\u202etxet\u2066", "\ufeff\u200b\ufffd\U0010ffff", "<script>alert(1)</script>\"'&", "=1+1",
    "e" + "\u0301" * 40, "\r\n\u2028", "FREQ=DAILY", "FREQ=DAILY;INTERVAL=0", "FREQ=YEARLY;INTERVAL=999;BYMONTH=2;BYMONTHDAY=30", "q=%00&show=x",
    "0" * 15 + "1" + "0" * 15 + "1", "x" * 30_000, "javascript:alert(1)", "END:VCALENDAR",
]
OTHERS = [True, 0.5, float("inf"), [], [1, [2]], {1: 2}, cbor2.CBORTag(1, 0), 2**64 - 1]
LONE_SURROGATE, BROKEN_TEXT, NO_ITEM = Raw(b"\x63\xed\xa0\x80"), Raw(b"\x61\xff"), Raw(b"\x9f\xff")

PAGES = [
    "/app/today", "/app/day/new", "/app/spoons", "/app/spoons/1", "/app/spoons/unsorted", "/app/backlog", "/app/tasks?page=all",
    "/app/tasks?show=all&q=so", "/app/tasks?show=hidden", "/app/lists", "/app/lists/archive", "/app/templates", "/app/subjects", "/app/notes",
    "/app/history", "/app/insights", "/app/insights/report?weeks=12&tasks=yes", "/app/now", "/app/plan", "/app/plan/week?days=30",
    "/app/calendar", "/app/calendar?view=week", "/app/focus", "/app/settings", "/app/more", "/app/tips", "/app/data",
    "/app/data/everything.teaspoon", "/app/data/tasks.csv", "/app/data/tasks.md", "/app/data/tasks.ics", "/app/data/dates.ics",
    "/app/data/days.csv?weeks=2",
] + [f"/app/{what}/{identity.hex()}" for what in ("tasks", "lists", "subjects", "notes") for identity in IDENTITIES[:4]]


class Hostile:
    """Facts that no planner writes."""

    def __init__(self, rng):
        self.rng = rng

    def scope(self, kind, today):
        match kind:
            case 2 | 3:
                return self.rng.choice([today << 6, today - 1 << 6, 0, 2**32 - 1])
            case 4:
                return self.rng.choice([today, today, today + 1, today - 40, 0])
            case 9 | 12 | 16:
                return self.rng.choice([0, 1, 7 << 24, 2**32 - 1])
            case 10:
                return self.rng.choice([today, 0, 2**32 - 1])
            case _:
                return 0

    def timestamp(self, now):
        """Mostly in the past; some so far ahead that /sync would refuse the fact."""
        ahead = self.rng.choice([-40 * DAY, -DAY, -MINUTE, -MINUTE, -1000, 4 * MINUTE, 6 * MINUTE, 23 * 60 * MINUTE])
        return Timestamp((now + ahead, self.rng.choice([0, 1, 2**16 - 1]), self.rng.randint(1, 3)))

    def value(self):
        match self.rng.randrange(8):
            case 0:
                return None
            case 1 | 2:
                return self.rng.choice(NUMBERS)
            case 3 | 4:
                return self.rng.choice(TEXTS)
            case 5 | 6:
                return self.rng.choice(IDENTITIES)
            case 7:
                return self.rng.choice([self.rng.randbytes(self.rng.randrange(40)), *OTHERS])

    def facts(self, count):
        now = int(time.time() * 1000)
        facts = {}
        for _ in range(count):
            kind = self.rng.choice(KNOWN_KINDS if self.rng.random() < 0.95 else [0, 17, 20, 255])
            entity = (kind, self.scope(kind, now // DAY), self.rng.choice(IDENTITIES))
            highest = HIGHEST_FIELDS.get(kind, SOME_FIELDS)
            field = self.rng.randint(1, highest) if self.rng.random() < 0.95 else self.rng.choice([0, highest + 1, 99, 65_535])
            facts[*entity, field] = self.timestamp(now), self.value()
            if self.rng.random() < 0.5:
                facts[*entity, 1] = self.timestamp(now), self.rng.choice(TEXTS)
        return facts

    def shared(self, count, space):
        """Facts of a shared list, among them dates of its tasks under the names that the planner gives them."""
        now = int(time.time() * 1000)
        facts = {}
        while len(facts) < count:
            kind = self.rng.choice(SHARED_KINDS)
            task, identity = self.rng.choice(IDENTITIES), self.rng.choice(IDENTITIES)
            if kind == KINDS["occurrence"] and self.rng.random() < 0.8:
                date = now // DAY + self.rng.randint(-3, 3)
                identity = shared_occurrence(task, date)
                facts[kind, space, identity, 4] = self.timestamp(now), date
                facts[kind, space, identity, 5] = self.timestamp(now), task
            field = self.rng.randint(1, HIGHEST_FIELDS[kind])
            facts[kind, space, identity, field] = self.timestamp(now), self.value()
        return facts

    def linked(self, count):
        """Very many tasks or subjects, each of which leads to the next, as a chain or as a ring."""
        now = int(time.time() * 1000) - MINUTE
        kind, link = self.rng.choice([(1, 17), (8, 4)])
        is_ring = self.rng.random() < 0.5
        identities = [self.rng.randbytes(16) for _ in range(count)]
        facts = {}
        for number, identity in enumerate(identities):
            facts[kind, 0, identity, 1] = Timestamp((now, 0, 5)), f"Linked {number}"
            if number + 1 < count or is_ring:
                facts[kind, 0, identity, link] = Timestamp((now, 0, 5)), identities[(number + 1) % count]
        return facts


def shared_occurrence(task, date):
    """The identity of a date of a task in a shared list."""
    bits = (6 << 32) + date
    bits = bits * 0x9E37_79B9_7F4A_7C15 % 2**64
    bits = (bits ^ bits >> 30) * 0xBF58_476D_1CE4_E5B9 % 2**64
    bits = (bits ^ bits >> 27) * 0x94D0_49BB_1331_11EB % 2**64
    bits ^= bits >> 31
    high, low = int.from_bytes(task[:8]), int.from_bytes(task[8:])
    return (high ^ bits).to_bytes(8) + ((low + bits) % 2**64).to_bytes(8)


class Account(Session):
    """An account in a browser without script."""

    def bring_in(self, facts):
        return self.post("/app/data/import", nonce=os.urandom(16).hex(), copy=base64.b64encode(file_of(facts)).decode())


def looks_at_pages(session, slow):
    for page in PAGES:
        begin = time.monotonic()
        answer = session.get(page)
        took = time.monotonic() - begin
        assert answer.status < 500, (page, answer.status, answer.text[:500])
        if took > 1:
            slow.append((page, round(took, 2)))
        assert took < LONGEST, (page, took)


def begin_day(session):
    assert session.post("/app/day/new", nonce=os.urandom(16).hex(), spoons="12").status == 303


class Refusing(SharingDevice):
    """A device that drops what the server refuses."""

    def exchange(self, limit=1000):
        answer = super().exchange(limit)
        self.refused = {tuple(entry[:4]): entry[4] for entry in answer.refused}
        for name in self.refused:
            self.known.pop(name, None)
            if name[1] in self.spaces:
                self.spaces[name[1]][1] = 0
        return answer

    def take_in(self, facts):
        """Has them sent with the next exchanges, as if they had been written here."""
        self.known.update(facts)
        self.unsent.update(facts)


def own(facts):
    """Without shared spaces."""
    return {name: fact for name, fact in facts.items() if name[0] not in SHARED_KINDS or name[1] == 0}


def refused_by_sync(session, facts):
    """What another account's device is refused of these facts."""
    device = Refusing(session)
    device.exchange()
    refused = {}
    device.take_in(own(facts))
    while device.unsent:
        device.exchange()
        refused |= device.refused
    return refused


def check_devices(session, stranger):
    """Two devices, one of which fetches in small pieces, hold the same; and nothing that /sync would not have taken."""
    one, other = Refusing(session), Refusing(session)
    one.sync()
    other.sync(limit=37)
    one.sync()
    assert one.known == other.known
    refused = refused_by_sync(stranger, one.known)
    assert not refused, {name: (reason, one.known[name]) for name, reason in refused.items()}


DOORS = ["file", "guest", "sign-in", "sync", "shared list"]


@short_and_long(1, 10)
def test_A3_A8_hostile_facts_by_any_door_are_shown_and_are_the_same_everywhere(program, rng, count):
    program.start("--sync-rate", "1000000")
    hostile = Hostile(rng)
    slow = []
    ada, bob, stranger = (Account(program).register(f"{name}@example.org") for name in ("ada", "bob", "stranger"))
    for session in ada, bob:
        begin_day(session)
    number = share(ada, a_list(ada))
    join(bob, ada, number)
    for _ in range(count):
        facts = hostile.facts(rng.randint(10, 200)) | hostile.linked(3000 if IS_FUZZ else 200)
        for door in shuffled(rng, DOORS, len(DOORS)):
            match door:
                case "file":
                    assert ada.bring_in(facts).status in (303, 422)
                case "guest" | "sign-in":
                    guest = Visitor(program)
                    welcome = guest.open("/app/today")
                    guest.submit(welcome, welcome.form_with("first"), spoons="7", examples="no")
                    taken = Account(program, guest.cookie)
                    assert taken.bring_in(facts).status in (303, 422)
                    looks_at_pages(taken, slow)
                    if door == "sign-in":
                        assert taken.post("/account/sign-in", email="ada@example.org", password="eight spoons a day").status == 303
                case "sync":
                    device = Refusing(ada)
                    device.sync()
                    device.take_in(facts)
                    device.sync()
                case "shared list":
                    device = Refusing(bob)
                    device.sync()
                    shared = {(kind, number, *rest): fact for (kind, _, *rest), fact in facts.items() if kind in SHARED_KINDS}
                    device.take_in(shared | hostile.shared(rng.randint(10, 100), number))
                    device.sync()
                    # The same by a file: it names tasks of the list as the member's own. All fields of all of them would be more than a file holds.
                    listed = sorted({name[2] for name in device.known if name[0] == KINDS["task"] and name[1] == number})
                    mine = {
                        (KINDS["task"], 0, identity, field): (hostile.timestamp(int(time.time() * 1000)), hostile.value())
                        for identity in rng.sample(listed, min(len(listed), 20))
                        for field in range(1, HIGHEST_FIELDS[KINDS["task"]] + 1)
                    }
                    assert bob.bring_in(mine).status in (303, 422)
                    looks_at_pages(bob, slow)
            looks_at_pages(ada, slow)
        undone = Refusing(ada)
        undone.sync()
        imports = [name for name, (_, value) in undone.known.items() if name[0] == KINDS["act"] and name[3] == 1 and value == 71]
        for name in imports[-2:]:
            ada.post(f"/app/history/{name[2].hex()}/undo", nonce=os.urandom(16).hex())
        looks_at_pages(ada, slow)
        for session in ada, bob:
            check_devices(session, stranger)
        one, other = Refusing(ada), Refusing(bob)
        one.sync()
        other.sync(limit=50)
        in_list = [{name: fact for name, fact in device.known.items() if name[1] == number and name[0] in SHARED_KINDS} for device in (one, other)]
        assert in_list[0] == in_list[1]
    if slow:
        print("longer than a second:", slow)


@pytest.mark.parametrize("broken", [LONE_SURROGATE, BROKEN_TEXT, NO_ITEM], ids=["lone surrogate", "broken text", "no item"])
def test_A8_a_file_with_bytes_that_are_no_text_is_refused_whole(server, broken):
    ada = Account(server).register()
    begin_day(ada)
    device = Refusing(ada)
    device.sync()
    known = dict(device.known)
    now = int(time.time() * 1000) - MINUTE
    facts = {(1, 0, IDENTITIES[2], 1): (Timestamp((now, 0, 1)), "Soup"), (1, 0, IDENTITIES[3], 1): (Timestamp((now, 0, 1)), broken)}
    assert ada.bring_in(facts).status == 422
    device.sync()
    assert device.known == known
