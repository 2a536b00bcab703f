"""The server is killed, again and again, in the midst of its work."""

import threading
import time

from seeded_random import only_long
from program import eventually
from visitor import Lost
from wire import Device, Session, task

STORES = ["sqlite", "postgres"]

WRITERS = 4
# Fields of a newer version: whole numbers may stand in them.
TOGETHER = range(101, 106)


class Writer(threading.Thread):
    """A device that pushes as fast as it is answered, and remembers the answered facts."""

    def __init__(self, session, number, round, answered):
        super().__init__(daemon=True)
        self.session, self.number, self.round, self.answered = session, number, round, answered

    def run(self):
        device = Device(self.session, self.number)
        count = 0
        try:
            device.exchange()
            while True:
                count += 1
                key = (self.round * 100_000 + count) * 10 + self.number
                for field in TOGETHER:
                    device.write(task(key, field), key, int(time.time() * 1000))
                device.exchange(limit=1)
                self.answered.append(key)
        except (*Lost, AssertionError, OSError):
            pass


@only_long(60)
def test_a3_what_was_answered_outlives_many_kills_and_no_push_is_halved(program, rng, count):
    program.start()
    session = Session(program).register()
    answered = []
    for round in range(count):
        writers = [Writer(session, number, round, answered) for number in range(1, WRITERS + 1)]
        for writer in writers:
            writer.start()
        # In the midst of writing, at a moment between two answers.
        enough = len(answered) + rng.randint(1, 60)
        eventually(lambda: len(answered) >= enough, timeout=60)
        time.sleep(rng.uniform(0, 0.02))
        program.kill()
        for writer in writers:
            writer.join()
        program.start()
    device = Device(session)
    device.sync(limit=5000)
    kept = {}
    for name, (_, value) in device.known.items():
        kept.setdefault(value, set()).add(name[3])
    assert len(answered) >= count
    assert not [key for key in answered if key not in kept]
    assert all(fields == set(TOGETHER) for fields in kept.values())
    print(len(answered), "pushes answered,", len(kept), "kept")
