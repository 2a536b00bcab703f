"""What our sender says to a push service, as another implementation reads it, and what it makes of the answers."""

import os
import subprocess

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from program import ROOT
from push_service import ClosedDoor, PushService, base64url, point

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
