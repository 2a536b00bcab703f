"""The messages of our sender to a push service, as another implementation reads them, and its handling of the answers."""

import os
import subprocess
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from program import ROOT
from push_service import ClosedDoor, PushService, base64url, certificates, point

WORKBENCH = os.environ.get("WORKBENCH", ROOT / ".build/debug/Workbench")


@pytest.fixture
def service(tmp_path):
    service = PushService(tmp_path)
    yield service
    service.close()


@pytest.fixture
def door():
    """A place on this machine that nobody is to knock at."""
    door = ClosedDoor()
    yield door
    door.close()


class Sender:
    """Pushes by the native module."""

    def __init__(self, service=None, *options):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.public_key = point(self.key)
        raw = self.key.private_numbers().private_value.to_bytes(32)
        self.command = [WORKBENCH, "push", "--key", base64url(raw), *options]
        if service:
            self.command += ["--host", service.host, "--port", str(service.port), "--authorities", str(service.authorities)]

    def push(self, *messages, environment=None):
        lines = "".join("\t".join(message) + "\n" for message in messages)
        said = subprocess.run(
            self.command, input=lines, capture_output=True, text=True, check=True, timeout=120, env={**os.environ, **(environment or {})}
        )
        answers = said.stdout.splitlines()
        assert len(answers) == len(messages)
        return answers


def to(receiver, payload=b"hello", ttl=60, urgency="normal", topic="", endpoint=None):
    keys = [base64url(receiver.public_key), base64url(receiver.secret), base64url(payload)]
    return [endpoint or receiver.endpoint, *keys, str(ttl), urgency, topic]


def test_a_message_is_read_by_another_implementation(service):
    sender = Sender(service)
    receiver = service.subscribe(sender.public_key)
    assert sender.push(to(receiver, "Water the plants 🌱".encode(), ttl=3600, urgency="high", topic="abc_-9")) == ["taken"]
    [message] = receiver.messages
    assert (message.payload.decode(), message.ttl, message.urgency, message.topic) == ("Water the plants 🌱", 3600, "high", "abc_-9")
    assert message.claims["sub"] == "mailto:plans@teaspoon.example"
    assert not service.faults


def test_messages_of_every_length_are_read_and_their_length_tells_nothing(service, rng):
    sender = Sender(service)
    receivers = [service.subscribe(sender.public_key) for _ in range(40)]
    payloads = [rng.randbytes(length) for length in (0, 1, 920, 921, 922, 3992, 3993)]
    payloads += [rng.randbytes(rng.randrange(3994)) for _ in range(33)]
    assert set(sender.push(*map(to, receivers, payloads))) == {"taken"}
    assert not service.faults
    for receiver, payload in zip(receivers, payloads, strict=True):
        [message] = receiver.messages
        assert message.payload == payload
        assert message.size == (1024 if len(payload) <= 921 else 4096)


@pytest.mark.parametrize(("status", "headers", "outcome"), [
    (200, {}, "taken"), (201, {}, "taken"), (202, {}, "taken"), (204, {}, "taken"),
    (404, {}, "gone"), (410, {}, "gone"), (413, {}, "too large"),
    (429, {}, "try later"), (429, {"retry_after": "7"}, "try later: 7"), (429, {"retry_after": "99999999999"}, "try later: 86400"),
    (429, {"retry_after": "soon"}, "try later"), (429, {"retry_after": "-7"}, "try later"),
    (500, {}, "try later"), (502, {}, "try later"), (503, {"retry_after": "120"}, "try later: 120"), (504, {}, "try later"),
    (400, {}, "refused: 400"), (401, {"www_authenticate": "Basic"}, "refused: 401"), (403, {}, "refused: 403"), (415, {}, "refused: 415"),
])
def test_each_answer_has_its_outcome_and_is_not_asked_for_twice(service, status, headers, outcome):
    sender = Sender(service)
    receiver = service.subscribe(sender.public_key)
    receiver.answer(status, **headers)
    assert sender.push(to(receiver)) == [outcome]
    assert len(receiver.messages) == 1
    assert not service.faults


def test_a_moment_to_try_again_is_read_as_seconds(service):
    sender = Sender(service)
    receiver = service.subscribe(sender.public_key)
    receiver.answer(503, retry_after=format_datetime(datetime.now(UTC) + timedelta(minutes=10), usegmt=True))
    [outcome] = sender.push(to(receiver))
    assert 500 < int(outcome.removeprefix("try later: ")) <= 600


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
def test_no_redirection_is_followed(service, door, status):
    sender = Sender(service)
    receiver, other = service.subscribe(sender.public_key), service.subscribe(sender.public_key)
    for place in f"https://127.0.0.1:{door.port}/", f"http://127.0.0.1:{door.port}/", other.endpoint, "https://10.0.0.1/", "/elsewhere":
        receiver.answer(status, location=place)
        assert sender.push(to(receiver)) == [f"refused: {status}"]
    assert door.knocks == 0
    assert not other.messages
    assert len(receiver.messages) == 5
    assert not service.faults


def test_nothing_on_this_machine_is_knocked_at(service, door):
    """Names under localhost are this machine's for libcurl; what stands for it otherwise is not even looked up."""
    receiver = service.subscribe()
    named = [f"https://{name}:{door.port}/" for name in ("push.localhost", "a.b.localhost", "PUSH.LOCALHOST")]
    assert Sender().push(*(to(receiver, endpoint=place) for place in named)) == ["forbidden"] * len(named)
    # With an exception, all that is not just it is as closed as before.
    named.append(f"https://push.localhost:{service.port}/push/{receiver.name}")
    assert Sender(service).push(*(to(receiver, endpoint=place) for place in named)) == ["forbidden"] * len(named)
    hosts = [
        "localhost", "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0x7f.1", "0177.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "0", "0.0.0.0",
        "localhost.", "push.localhost.", "ann@push.localhost", "push.example.org@127.0.0.1",
    ]
    places = [f"https://{host}:{door.port}/" for host in hosts] + [f"https://127.0.0.1:{service.port}/push/{receiver.name}"]
    for sender in Sender(), Sender(service):
        assert sender.push(*(to(receiver, endpoint=place) for place in places)) == ["This is not an address of a push service."] * len(places)
    assert door.knocks == 0
    assert not receiver.messages and not service.faults


def test_no_proxy_of_the_environment_is_asked(service, door):
    proxy = f"http://127.0.0.1:{door.port}"
    environment = dict.fromkeys(("https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"), proxy) | {"no_proxy": "", "NO_PROXY": ""}
    sender = Sender(service)
    receiver = service.subscribe(sender.public_key)
    assert sender.push(to(receiver), environment=environment) == ["taken"]
    assert door.knocks == 0


def test_a_service_that_nobody_vouches_for_is_told_nothing(service, tmp_path):
    (tmp_path / "another").mkdir()
    others, _ = certificates(tmp_path / "another")
    sender = Sender(service)
    receiver = service.subscribe(sender.public_key)
    sender.command[-1] = str(others)
    assert sender.push(to(receiver)) == ["try later"]
    sender.command[-1] = str(tmp_path / "none.pem")
    assert sender.push(to(receiver)) == ["try later"]
    assert not receiver.messages and not service.faults


def test_a_service_with_another_ones_certificate_is_told_nothing(tmp_path):
    service = PushService(tmp_path, names=("push.example.org",), addresses=())
    sender = Sender(service)
    receiver = service.subscribe(sender.public_key)
    assert sender.push(to(receiver)) == ["try later"]
    assert not receiver.messages and not service.faults
    service.close()


def test_a_service_that_does_not_answer_is_left(service):
    sender = Sender(service, "--whole", "1500")
    silent, other = service.subscribe(sender.public_key), service.subscribe(sender.public_key)
    silent.hang()
    assert sender.push(to(silent), to(other)) == ["try later", "taken"]


def test_nobody_listening_is_no_outcome_for_good(service):
    sender = Sender(service)
    receiver = service.subscribe(sender.public_key)
    service.close()
    assert sender.push(to(receiver)) == ["try later"]


def test_an_answer_without_end_is_not_read(service):
    sender = Sender(service)
    receiver = service.subscribe(sender.public_key)
    receiver.answer(201, endless="yes")
    assert sender.push(to(receiver)) == ["taken"]
    assert service.most_said < 4_000_000


def test_many_go_out_at_once_by_few_connections_and_each_once(tmp_path):
    service = PushService(tmp_path, delay=0.02)
    sender = Sender(service)
    receivers = [service.subscribe(sender.public_key) for _ in range(50)]
    outcomes = sender.push(*(to(receiver, b"%d" % number, topic=f"t{number}") for number in range(12) for receiver in receivers))
    assert set(outcomes) == {"taken"}
    assert all(sorted(int(message.payload) for message in receiver.messages) == list(range(12)) for receiver in receivers)
    assert 8 < service.most_under_way <= 32
    assert len({message.connection for message in service.messages}) <= 32
    # One signature for all of them.
    assert len({message.token for message in service.messages}) <= 32
    assert not service.faults
    service.close()


def test_of_a_topic_a_device_that_was_away_is_told_the_last(service):
    sender = Sender(service)
    receiver = service.subscribe(sender.public_key)
    for payload, topic in (b"first", "a"), (b"other", "b"), (b"second", "a"), (b"none", ""):
        assert sender.push(to(receiver, payload, topic=topic)) == ["taken"]
    assert [message.payload for message in receiver.waiting] == [b"other", b"second", b"none"]
