"""The reminders that a server has planned, as they stand in its store: many written there at once, and waiting for what a server does."""

import time

import cbor2

from program import eventually

COLUMNS = "account, name, bucket, at, next, kind, day, expires, tries, token, settled, message, done"
HOUR = 3_600_000
# The latest time at which an account is planned again; a later one would come from a clock that was wrong.
LATEST = 2 * HOUR - 60_000


def plan(store, account, moments):
    """One reminder of this account (its 16 bytes) for each of these moments (ms since 1970)."""
    literal = store.bytes
    message = literal(cbor2.dumps([False, "Task", "", []]).hex())
    rows = [
        f"({literal(account.hex())}, {literal((number + 1).to_bytes(16).hex())}, {account[0] >> 4}, {at}, {at}, 0, 1, {at + HOUR}, 0, "
        f"{literal('')}, {literal('')}, {message}, false)"
        for number, at in enumerate(moments)
    ]
    for first in range(0, len(rows), 500):
        store.execute(f"INSERT INTO ring ({COLUMNS}) VALUES " + ", ".join(rows[first : first + 500]))
    # The server plans again every hour, and would remove reminders that belong to no task.
    checked = int(time.time() * 1000) + LATEST
    store.execute(f"UPDATE reminded SET checked = {checked} WHERE account = {literal(account.hex())}")


# How much of an account's spaces was planned is kept as one number (`Reminded.place`): it is compared with what that number is now. Each table
# is read by itself: they may lie on different machines.
UNPLANNED = """
WITH planned AS MATERIALIZED (SELECT account, space, cursor, checked, busy FROM reminded),
    lists AS MATERIALIZED (SELECT account, space, number FROM membership),
    spaces AS MATERIALIZED (SELECT id, sequence FROM space)
SELECT count(*) FROM planned
WHERE busy <> 0 OR checked = 0 OR cursor <> (SELECT sequence FROM spaces WHERE id = planned.space) + coalesce((
    SELECT sum(sequence + number) FROM lists JOIN spaces ON id = lists.space WHERE lists.account = planned.account
), 0)
"""


def wait_until_planned(store):
    """Waits until a server has planned the reminders of all that was written so far. Each account must have a device."""
    eventually(lambda: store.ask(UNPLANNED) == "0")


def count_waiting(store):
    """How many reminders are still to be sent, now or later."""
    return int(store.ask("SELECT count(*) FROM ring WHERE NOT done"))


def wait_until_settled(store, timeout=10):
    """Until no reminder is to be sent any more."""
    eventually(lambda: count_waiting(store) == 0, timeout=timeout)


def next_try(store):
    """When the first of those is sent, in ms since 1970; 0 if nothing is waiting."""
    return int(store.ask("SELECT coalesce(min(next), 0) FROM ring WHERE NOT done"))


def let_pauses_end(store):
    """As if the time had passed that a server waits before it sends a reminder once more. It looks when it is given something to plan."""
    store.execute(f"UPDATE ring SET next = {int(time.time() * 1000)} WHERE NOT done")
