"""A device that speaks to /sync, written from docs/sync.md and docs/data.md alone: it shares nothing with the program."""

import io
import os
import socket
import urllib.parse

import cbor2

KINDS = {"task": 1, "act": 4, "settings": 5, "list": 7, "note": 13, "occurrence": 18}
TYPE = "application/cbor"
# How many bytes the facts of one request take at most: the server takes a megabyte.
LARGEST_PUSH = 700_000


class Timestamp(tuple):
    """(time, counter, device); compares as timestamps do."""


def encode_batch(facts):
    """The wire form of facts: {(kind, scope, identity, field): (timestamp, value)}."""
    devices, entities = [], {}
    for (kind, scope, identity, field), (timestamp, value) in facts.items():
        entities.setdefault((kind, scope, identity), []).append((field, timestamp, value))
    flat = []
    for (kind, scope, identity), fields in sorted(entities.items()):
        record, before = b"", None
        for field, timestamp, value in sorted(fields, key=lambda entry: entry[0]):
            time, counter, device = timestamp
            if device not in devices:
                devices.append(device)
            record += cbor2.dumps(field)
            if timestamp == before:
                record += cbor2.dumps(None)
            else:
                record += cbor2.dumps(time) + cbor2.dumps(counter) + cbor2.dumps(devices.index(device))
            before = timestamp
            record += cbor2.dumps(value)
        flat += [kind, scope, identity, record]
    return cbor2.dumps([1, devices, flat])


def decode_batch(wire):
    version, devices, flat = cbor2.loads(wire)
    assert version == 1
    facts = {}
    for at in range(0, len(flat), 4):
        kind, scope, identity, record = flat[at : at + 4]
        items = list(Items(record))
        timestamp, at_item = None, 0
        while at_item < len(items):
            field = items[at_item]
            if items[at_item + 1] is None:
                at_item += 2
            else:
                time, counter, device = items[at_item + 1 : at_item + 4]
                timestamp = Timestamp((time, counter, devices[device]))
                at_item += 4
            facts[(kind, scope, identity, field)] = (timestamp, items[at_item])
            at_item += 1
    return facts


class Items:
    """The items that stand one after another in bytes."""

    def __init__(self, wire):
        self.stream = io.BytesIO(wire)
        self.end = len(wire)

    def __iter__(self):
        decoder = cbor2.CBORDecoder(self.stream)
        while self.stream.tell() < self.end:
            yield decoder.decode()


def is_newer(one, other):
    """Whether a fact, (timestamp, value), wins against another: by timestamp, then by the bytes of the value."""
    if one[0] != other[0]:
        return one[0] > other[0]
    return cbor2.dumps(one[1]) > cbor2.dumps(other[1])


def merge(replica, facts):
    for name, fact in facts.items():
        if name not in replica or is_newer(fact, replica[name]):
            replica[name] = fact


class Answer:
    """A response of /sync."""

    def __init__(self, wire):
        version, self.now, self.account, self.email, self.epoch, self.cursor, more, batch, refused = cbor2.loads(wire)
        assert version == 1 and more in (0, 1)
        self.more = more == 1
        self.facts = decode_batch(batch)
        self.refused = [tuple(refused[at : at + 5]) for at in range(0, len(refused), 5)]


class Session:
    """A browser's session on a server: its cookie, and forms of accounts."""

    def __init__(self, program, cookie=None):
        self.program = program
        self.cookie = cookie

    def post(self, path, **fields):
        headers = {"Content-Type": "application/x-www-form-urlencoded", **self.headers}
        answer = self.program.request("POST", path, headers, urllib.parse.urlencode(fields).encode())
        self.keep_cookie(answer)
        return answer

    def get(self, path, **headers):
        return self.program.request("GET", path, {**self.headers, **headers})

    @property
    def headers(self):
        return {"Cookie": self.cookie} if self.cookie else {}

    def keep_cookie(self, answer):
        given = answer.headers.get("set-cookie")
        # The mark of a browser that somebody has signed in with opens nothing.
        if given and "teaspoon-browser" not in given.split("=")[0]:
            name, value = given.split(";")[0].split("=", 1)
            self.cookie = f"{name}={value}" if value else None

    def register(self, email="ada@example.org", password="eight spoons a day"):
        answer = self.post("/account/register", email=email, password=password)
        assert answer.status == 303, answer.text
        return self

    def sign_in(self, email="ada@example.org", password="eight spoons a day"):
        answer = self.post("/account/sign-in", email=email, password=password)
        assert answer.status == 303, answer.text
        return self

    def sync(self, wire, **headers):
        return self.program.request("POST", "/sync", {"Content-Type": TYPE, **self.headers, **headers}, wire)


class Device:
    """A replica with what it has not sent yet."""

    def __init__(self, session, number=None):
        self.session = session
        self.number = number if number is not None else int.from_bytes(os.urandom(8))
        self.account = None
        self.epoch = None
        self.cursor = 0
        self.known = {}
        self.unsent = {}
        self.clock = 0

    def write(self, name, value, now):
        """Writes a field by a hybrid logical clock."""
        newest = max((fact[0][0] for fact in self.known.values()), default=0)
        self.clock = max(self.clock + 1, newest + 1, now)
        fact = (Timestamp((self.clock, 0, self.number)), value)
        merge(self.known, {name: fact})
        self.unsent[name] = self.known[name]

    def sent(self):
        """The facts of the next request: as many as fit into it."""
        part, size = {}, 0
        for name, fact in self.unsent.items() if self.account else []:
            size += len(encode_batch({name: fact}))
            if size > LARGEST_PUSH and part:
                break
            part[name] = fact
        return part

    def request(self, limit=1000):
        sent = self.sent()
        batches = [encode_batch(sent)] if sent else []
        return cbor2.dumps([1, self.account, self.epoch, self.cursor, limit, batches])

    def take(self, answer):
        if self.epoch not in (None, answer.epoch):
            self.unsent = dict(self.known)
        self.account, self.epoch, self.cursor = answer.account, answer.epoch, answer.cursor
        merge(self.known, answer.facts)

    def exchange(self, limit=1000):
        """One request, answered: the facts sent are known to be stored."""
        sent = self.sent()
        reply = self.session.sync(self.request(limit))
        assert reply.status == 200, (reply.status, reply.text)
        answer = Answer(reply.body)
        for name, fact in sent.items():
            if self.unsent.get(name) == fact:
                del self.unsent[name]
        self.take(answer)
        return answer

    def sync(self, limit=1000):
        """Until nothing is left to send or to fetch."""
        while True:
            answer = self.exchange(limit)
            if not answer.more and not self.unsent:
                return answer


class SharingDevice(Device):
    """A device that knows of shared lists, and so speaks version 2."""

    def __init__(self, session, number=None):
        super().__init__(session, number)
        self.spaces = {}
        """By number: [epoch, cursor, role, names]."""

    def request(self, limit=1000):
        sent = self.sent()
        batches = [encode_batch(sent)] if sent else []
        known = [item for number, (epoch, cursor, *_) in sorted(self.spaces.items()) for item in (number, epoch, cursor)]
        return cbor2.dumps([2, self.account, self.epoch, self.cursor, limit, batches, known])

    def exchange(self, limit=1000):
        sent = self.sent()
        reply = self.session.sync(self.request(limit))
        assert reply.status == 200, (reply.status, reply.text)
        return self.answered(sent, reply.body)

    def answered(self, sent, wire):
        """Takes in the answer to a request that sent this."""
        version, *rest, spaces = cbor2.loads(wire)
        assert version == 2
        answer = Answer(cbor2.dumps([1, *rest]))
        for name, fact in sent.items():
            if self.unsent.get(name) == fact:
                del self.unsent[name]
        self.take(answer)
        self.take_spaces(answer, spaces)
        return answer

    def take_spaces(self, answer, spaces):
        given = {}
        answer.spaces = {}
        for number, role, epoch, cursor, more, batch, names in spaces:
            facts = decode_batch(batch)
            assert all(scope == number for _, scope, _, _ in facts)
            answer.spaces[number] = facts
            answer.more = answer.more or more == 1
            given[number] = [epoch, cursor, role, names]
            merge(self.known, facts)
        for gone in set(self.spaces) - set(given):
            self.forget(gone)
        self.spaces = given

    def forget(self, number):
        """Of a shared list that ended nothing is kept."""
        def shared(name):
            return name[0] in (1, 7, 18) and name[1] == number
        self.known = {name: fact for name, fact in self.known.items() if not shared(name)}
        self.unsent = {name: fact for name, fact in self.unsent.items() if not shared(name)}

    def sync(self, limit=1000):
        while True:
            answer = self.exchange(limit)
            if not answer.more and not self.unsent:
                return answer


class RememberingDevice(SharingDevice):
    """A device of version 3: it hands back how far the server's store was."""

    def __init__(self, session, number=None):
        super().__init__(session, number)
        self.position = None
        self.told_anew = 0
        """How often the server said that its store was put back."""

    def request(self, limit=1000):
        _version, *rest = cbor2.loads(super().request(limit))
        return cbor2.dumps([3, *rest, self.position])

    def answered(self, sent, wire):
        version, *rest, position = cbor2.loads(wire)
        assert version == 3 and len(position) == 16
        before = self.epoch
        answer = super().answered(sent, cbor2.dumps([2, *rest]))
        self.told_anew += before not in (None, answer.epoch)
        self.position = position
        return answer


class NamingDevice(RememberingDevice):
    """A device of version 5: it knows by which name the others of a shared list see its account."""

    def __init__(self, session, number=None):
        super().__init__(session, number)
        self.names = {}

    def request(self, limit=1000):
        _, *rest = cbor2.loads(super().request(limit))
        return cbor2.dumps([5, *rest])

    def answered(self, sent, wire):
        version, *rest, spaces, position, _ = cbor2.loads(wire)
        assert version == 5
        self.names = {space[0]: space[7] for space in spaces}
        return super().answered(sent, cbor2.dumps([3, *rest, [space[:7] for space in spaces], position]))


def shared_task(space, number, field=1):
    """The name of a field of a task in a shared list."""
    return (KINDS["task"], space, number.to_bytes(16), field)


def send_cut(program, wire, cookie, where, rng):
    """Sends a request and hangs up somewhere: in its "head", in its "body", or in the "answer" to it."""
    head = (
        f"POST /sync HTTP/1.1\r\nHost: 127.0.0.1:{program.port}\r\nContent-Type: {TYPE}\r\n"
        f"Cookie: {cookie}\r\nContent-Length: {len(wire)}\r\n\r\n"
    ).encode()
    cut = {"head": rng.randrange(1, len(head)), "body": len(head) + rng.randrange(len(wire))}.get(where)
    with socket.create_connection(("127.0.0.1", program.port), timeout=20) as line:
        line.sendall((head + wire)[:cut])
        if where == "answer" and (read := rng.choice([0, 1, 60])):
            line.recv(read)


def task(number, field=1):
    """The name of a task's field."""
    return (KINDS["task"], 0, number.to_bytes(16), field)
