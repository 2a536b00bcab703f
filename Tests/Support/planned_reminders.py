"""Reminders as a server has planned them, written straight into a store: many of them, without the tasks they would come from."""

import cbor2

COLUMNS = "account, name, bucket, at, next, kind, day, expires, tries, token, settled, message, done"
HOUR = 3_600_000
NEVER = 2**62


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
    # The server looks again every hour, and what comes of no task would go.
    store.execute(f"UPDATE reminded SET checked = {NEVER} WHERE account = {literal(account.hex())}")
