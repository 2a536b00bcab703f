"""Random changes by three accounts that share a list, with different roles, over partitions, with a revocation in the middle (L5).

The devices write whatever they like, whether or not they may. What the list holds at the end is what a plain model of it says; everybody who may
see it holds the same; nothing of anybody's own is ever at anybody else's.
"""


from seeded_random import short_and_long, shuffled
from shared_lists import act, end, join, member_id, share
from wire import KINDS, Session, SharingDevice, merge, shared_task, task

STORES = ["sqlite", "postgres"]
STEPS = 60
# The random steps, as often as they stand here.
ACTS = ["write"] * 6 + ["meet"] * 4 + ["change role"]
SHARED_FIELDS = [1, 6, 7, 10]


class Writer(SharingDevice):
    """A device that drops refused values and fetches the stored ones instead."""

    def __init__(self, session, owner):
        super().__init__(session)
        self.owner = owner

    def exchange(self, limit=1000):
        sent = dict(self.unsent) if self.account else {}
        answer = super().exchange(limit)
        self.refused = {tuple(entry[:4]) for entry in answer.refused}
        for name in self.refused:
            self.known.pop(name, None)
            if name[1] in self.spaces:
                self.spaces[name[1]][1] = 0
        answer.kept = {name: fact for name, fact in sent.items() if name not in self.refused}
        return answer


def in_list(facts, number):
    return {name: fact for name, fact in facts.items() if name[1] == number and name[0] in (1, 7, 18)}


class Household:
    """Ada, who owns the list, Bob and Eve, with two devices each; and what the list holds by a plain model."""

    def __init__(self, sessions, rng, history):
        self.rng = rng
        self.sessions = sessions
        ada = sessions["ada"]
        self.number = share(ada, self.made_list(ada, f"List {history}"))
        self.roles = {"ada": 3, "bob": 2, "eve": 1}
        for name, role in ("bob", "write"), ("eve", "look"):
            join(sessions[name], ada, self.number, role=role, name=name)
        self.devices = [Writer(session, name) for name, session in sessions.items() for _ in range(2)]
        for device in self.devices:
            device.sync()
        self.list = in_list(self.devices[0].known, self.number)
        # How many of the writes into the list were taken, and how many refused.
        self.taken = self.refused = 0

    def made_list(self, owner, name):
        act(owner, "/app/lists/new", name=name)
        device = SharingDevice(owner)
        device.sync()
        return next(key[2].hex() for key, fact in device.known.items() if key[0] == KINDS["list"] and fact[1] == name)

    def write(self, device):
        if self.rng.randrange(3) == 0:
            device.write(task(self.a_task(), self.rng.choice([1, 2])), f"{device.owner}-alone", self.a_time())
        elif self.number in device.spaces:
            self.write_shared(device)

    def write_shared(self, device):
        field = self.rng.choice(SHARED_FIELDS)
        value = f"{device.owner} {self.rng.randrange(99)}" if field == 1 else self.rng.randrange(2)
        device.write(shared_task(self.number, self.a_task(), field), value, self.a_time())

    def a_task(self):
        return 500 + self.rng.randrange(4)

    def a_time(self):
        return 1_000 + self.rng.randrange(5_000)

    def meet(self, device):
        """One exchange. What a role lets in is in the list; what it does not is refused and nowhere."""
        sent = in_list(device.unsent, self.number)
        answer = device.exchange(limit=self.rng.choice([1, 20, 1000]))
        role = self.roles.get(device.owner, 0)
        if role >= 2:
            merge(self.list, sent)
            self.taken += len(sent)
            assert not device.refused
        else:
            self.refused += len(sent)
            assert device.refused == set(sent), role
        if role == 0:
            assert self.number not in device.spaces and not in_list(device.known, self.number)
        return answer

    def meet_until_done(self, device):
        for _ in range(1000):
            answer = self.meet(device)
            if not (answer.more or device.unsent or device.refused):
                return
        raise AssertionError(f"a device of {device.owner} still has something to send or to fetch")

    def change_role(self):
        """Makes a member who could edit a viewer, or the other way round."""
        name = self.rng.choice([name for name in self.roles if name != "ada"])
        role = "look" if self.roles[name] == 2 else "write"
        ada = self.sessions["ada"]
        act(ada, "/account/shared/role", space=self.number, member=member_id(ada, self.number, name), role=role)
        self.roles[name] = 1 if role == "look" else 2

    def remove(self, name):
        ada = self.sessions["ada"]
        assert end(ada, self.number, "remove", member_id(ada, self.number, name)).status == 303
        del self.roles[name]

    def step(self, what):
        device = self.rng.choice(self.devices)
        match what:
            case "write":
                self.write(device)
            case "meet":
                self.meet(device)
            case "change role":
                self.change_role()

    def check(self):
        for _ in range(2):
            for device in self.devices:
                self.meet_until_done(device)
        fresh = [Writer(session, name) for name, session in self.sessions.items()]
        for device in fresh:
            self.meet_until_done(device)
        for device in self.devices + fresh:
            expected = self.list if device.owner in self.roles else {}
            assert in_list(device.known, self.number) == expected, device.owner
            for name, (_, value) in device.known.items():
                if isinstance(value, str) and value.endswith("-alone"):
                    assert value == f"{device.owner}-alone" and name[:2] == (KINDS["task"], 0)


@short_and_long(2, 8)
def test_L5_all_who_may_see_a_list_see_the_same_and_nothing_of_each_other(program, rng, count):
    program.start("--sync-rate", "1000000")
    sessions = {name: Session(program).register(f"{name}@example.org") for name in ("ada", "bob", "eve")}
    for history in range(count):
        household = Household(sessions, rng, history)
        for step, what in enumerate(shuffled(rng, ACTS, STEPS)):
            if step == STEPS // 2:
                # By turns; whatever role they have by now, every device has something to send that may be refused.
                for device in household.devices:
                    household.write_shared(device)
                household.remove(["bob", "eve"][history % 2])
            household.step(what)
        household.check()
        assert household.taken and household.refused
