"""
Many devices at once, each behaving as the app does (`Sources/SyncClient`): it holds an event stream open, exchanges as soon as it is told
that something moved, asks for 2,000 facts, and says what it wrote.
"""

import asyncio
import random
import time

from wire import TYPE, RememberingDevice, Session, task

LIMIT = 2000
"""As in `Sources/SyncClient`."""


def household(program, person, devices):
    """Signed-in browsers of one person, told by a number."""
    email = f"person{person}@example.org"
    return [Session(program).register(email), *(Session(program).sign_in(email) for _ in range(devices - 1))]


class Line:
    """A connection that is used again for each request."""

    def __init__(self, port):
        self.port = port
        self.reader = self.writer = None
        self.requests = 0
        """How many were sent on the connection that is open."""

    async def open(self):
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        self.requests = 0

    async def head(self, sent):
        """The first lines of the answer to that, on this connection or on one that is opened for it."""
        if self.writer is None:
            await self.open()
        self.requests += 1
        self.writer.write(sent)
        return await self.reader.readuntil(b"\r\n\r\n")

    async def ask(self, method, path, headers, body=b""):
        """The status and headers; the body is read by `body`."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", *(f"{name}: {value}" for name, value in headers.items())]
        if body:
            lines.append(f"Content-Length: {len(body)}")
        sent = "\r\n".join([*lines, "", ""]).encode() + body
        try:
            head = await self.head(sent)
        except (asyncio.IncompleteReadError, ConnectionResetError, BrokenPipeError):
            # The server ends connections that were silent for half a minute; browsers then open another (RFC 9112 §9.3.1).
            if self.requests == 1:
                raise
            self.close()
            head = await self.head(sent)
        head = head.decode().split("\r\n")
        given = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        return int(head[0].split()[1]), given

    async def request(self, *asked):
        """The status, headers and body of an answer with a length."""
        status, headers = await self.ask(*asked)
        body = await self.reader.readexactly(int(headers["content-length"]))
        if headers.get("connection") == "close":
            self.close()
        return status, headers, body

    def close(self):
        if self.writer:
            self.writer.close()
        self.reader = self.writer = None


class OpenDevice:
    """A device whose app is open."""

    def __init__(self, session, number):
        self.device = RememberingDevice(session, number)
        self.headers = session.headers
        self.line = Line(session.program.port)
        self.stream = Line(session.program.port)
        self.moved = asyncio.Event()
        self.times = []
        """How long each answer took, in seconds."""
        self.busy = 0
        """How often the server asked to wait."""

    async def listen(self):
        """Hears what moves until it is cancelled."""
        status, _ = await self.stream.ask("GET", "/sync/live", self.headers)
        assert status == 200, status
        async for line in self.stream.reader:
            if line.startswith(b"event: moved"):
                self.moved.set()

    async def exchange(self):
        """Until nothing is left to send or to fetch."""
        while True:
            sent = self.device.sent()
            began = time.monotonic()
            status, headers, body = await self.line.request(
                "POST", "/sync", {**self.headers, "Content-Type": TYPE}, self.device.request(LIMIT)
            )
            self.times.append(time.monotonic() - began)
            if status == 429:
                self.busy += 1
                await asyncio.sleep(float(headers["retry-after"]))
                continue
            assert status == 200, (status, body)
            answer = self.device.answered(sent, body)
            if not answer.more and not self.device.unsent:
                return

    async def live(self, until, pause, rng):
        """
        Writes a task after each pause, and exchanges then and whenever it is told to.

        pause: in seconds, on average; 0 for a device that exchanges as soon as it was answered, and writes now and then
        """
        written = 0
        while time.monotonic() < until:
            try:
                await asyncio.wait_for(self.moved.wait(), rng.uniform(0, 2 * pause))
                writes = False
            except TimeoutError:
                writes = pause > 0 or rng.random() < 0.1
            if writes:
                written += 1
                name = task(self.device.number * 2**64 + written)
                self.device.write(name, f"Task {written}", time.time_ns() // 1_000_000)
            self.moved.clear()
            await self.exchange()


async def live(sessions, seconds, pause, rng=None):
    """
    Lets a device live in each of these sessions; answers with the devices, which then know the same for each account.

    seconds: for how long; requests still under way then are waited for
    """
    rng = rng or random.Random(0)
    devices = [OpenDevice(session, number) for number, session in enumerate(sessions, 1)]
    listening = [asyncio.create_task(device.listen()) for device in devices]
    try:
        until = time.monotonic() + seconds
        await asyncio.gather(*(device.live(until, pause, rng) for device in devices))
        await asyncio.gather(*(device.exchange() for device in devices))
    finally:
        for task_, device in zip(listening, devices, strict=True):
            task_.cancel()
            device.line.close()
            device.stream.close()
        gone = await asyncio.gather(*listening, return_exceptions=True)
    faults = [fault for fault in gone if isinstance(fault, Exception)]
    assert not faults, faults
    return devices
