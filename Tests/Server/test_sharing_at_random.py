"""Random acts of three accounts that share a list, with different roles, over partitions, with a revocation in the middle (L5).

The devices write whatever they like, whether or not they may. What the list holds at the end is what a plain model of it says; everybody who may
see it holds the same; nothing of anybody's own is ever at anybody else's.
"""

from chance import rounds
from test_sharing import act, end, join, member_id, share
from wire import KINDS, Session, SharingDevice, merge, shared_task, task

STORES = ["sqlite", "postgres"]
HISTORIES = rounds(4)
STEPS = 60
SHARED_FIELDS = [1, 6, 7, 10]


class Writer(SharingDevice):
    """A device that lets go of what was refused and fetches what is kept instead."""

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


class Company:
    """Ada, who owns the list, Bob and Eve, with two devices each; and what the list holds by a plain model."""

    def __init__(self, sessions, chance, history):
        self.chance = chance
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

    def made_list(self, owner, name):
        act(owner, "/app/lists/new", name=name)
        device = SharingDevice(owner)
        device.sync()
        return next(key[2].hex() for key, fact in device.known.items() if key[0] == KINDS["list"] and fact[1] == name)

    def write(self, device):
        chance = self.chance
        now = 1_000 + chance.randrange(5_000)
        thing = 500 + chance.randrange(4)
        if chance.randrange(3) == 0:
            device.write(task(thing, chance.choice([1, 2])), f"{device.owner}-alone", now)
        elif self.number in device.spaces:
            field = chance.choice(SHARED_FIELDS)
            value = f"{device.owner} {chance.randrange(99)}" if field == 1 else chance.randrange(2)
            device.write(shared_task(self.number, thing, field), value, now)

    def meet(self, device):
        """One exchange. What a role lets in is in the list; what it does not is refused and nowhere."""
        sent = in_list(device.unsent, self.number)
        answer = device.exchange(limit=self.chance.choice([1, 20, 1000]))
        role = self.roles.get(device.owner, 0)
        if role >= 2:
            merge(self.list, sent)
            assert not device.refused
        else:
            assert device.refused == set(sent), role
        if role == 0:
            assert self.number not in device.spaces and not in_list(device.known, self.number)
        return answer

    def meet_until_done(self, device):
        while True:
            answer = self.meet(device)
            if not (answer.more or device.unsent or device.refused):
                return

    def change_role(self):
        name = self.chance.choice(["bob", "eve"])
        if name not in self.roles:
            return
        role = self.chance.choice(["look", "write"])
        ada = self.sessions["ada"]
        act(ada, "/account/shared/role", space=self.number, member=member_id(ada, self.number, name), role=role)
        self.roles[name] = 1 if role == "look" else 2

    def remove(self, name):
        ada = self.sessions["ada"]
        assert end(ada, self.number, "remove", member_id(ada, self.number, name)).status == 303
        del self.roles[name]

    def step(self):
        device = self.chance.choice(self.devices)
        what = self.chance.randrange(20)
        if what < 11:
            self.write(device)
        elif what < 19:
            self.meet(device)
        else:
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


def test_L5_all_who_may_see_a_list_see_the_same_and_nothing_of_each_other(program, chance):
    program.start("--sync-rate", "1000000")
    sessions = {name: Session(program).register(f"{name}@example.org") for name in ("ada", "bob", "eve")}
    for history in range(HISTORIES):
        company = Company(sessions, chance, history)
        for step in range(STEPS):
            if step == STEPS // 2:
                company.remove(chance.choice(["bob", "eve"]))
            company.step()
        company.check()
