"""A mail server that keeps what it is given."""

import email
import email.policy
from contextlib import contextmanager

from aiosmtpd.controller import Controller

from program import eventually, free_port


class Outbox:
    """What a program has sent."""

    def __init__(self):
        self.all = []
        self.refusals = []
        self.controller = Controller(self, hostname="127.0.0.1", port=free_port())

    @property
    def url(self):
        """As the option `--mail` takes it."""
        return f"smtp://127.0.0.1:{self.controller.port}"

    async def handle_DATA(self, _server, _session, envelope):
        if self.refusals:
            return self.refusals.pop()
        letter = email.message_from_bytes(envelope.content, policy=email.policy.default)
        self.all.append((envelope.rcpt_tos, letter))
        return "250 OK"

    def next(self):
        eventually(lambda: self.all)
        return self.all.pop(0)


@contextmanager
def mail_server():
    outbox = Outbox()
    outbox.controller.start()
    yield outbox
    outbox.controller.stop()
