"""A file of everything, written from docs/data.md alone: it shares nothing with the program."""

import struct

import cbor2

MASK = 2**64 - 1
NAME = "teaspoon snapshot"


class Raw(bytes):
    """The bytes of one CBOR item, well-formed or not."""


def item(value):
    return bytes(value) if isinstance(value, Raw) else cbor2.dumps(value)


def checksum(payload):
    """As Sources/Facts/Checksum.swift computes it."""
    state = 0x9E3779B97F4A7C15 ^ len(payload)

    def mix(state, word):
        word = word * 0x87C37B91114253D5 & MASK
        word = (word << 31 | word >> 33) & MASK
        state ^= word * 0x4CF5AD432745937F & MASK
        return (((state << 27 | state >> 37) & MASK) * 5 + 0x52DCE729) & MASK

    whole = len(payload) // 8 * 8
    for (word,) in struct.iter_unpack("<Q", payload[:whole]):
        state = mix(state, word)
    last = 0
    for byte in payload[whole:]:
        last = (last << 8 | byte) & MASK
    state = mix(state, last)
    state ^= state >> 33
    state = state * 0xFF51AFD7ED558CCD & MASK
    return (state ^ state >> 33).to_bytes(8)


def file_of(facts):
    """The facts, {(kind, scope, identity, field): (timestamp, value)}, as a file that a person saves."""
    devices, entities, clock = [], {}, (0, 0)
    for (kind, scope, identity, field), (timestamp, value) in facts.items():
        entities.setdefault((kind, scope, identity), []).append((field, timestamp, value))
        clock = max(clock, tuple(timestamp[:2]))
    rows, records = [], bytearray()
    for (kind, scope, identity), fields in sorted(entities.items()):
        rows.append(bytes([kind]) + scope.to_bytes(4) + identity + len(records).to_bytes(4))
        for field, (time, counter, device), value in sorted(fields, key=lambda entry: entry[0]):
            if device not in devices:
                devices.append(device)
            records += cbor2.dumps(field) + cbor2.dumps(time) + cbor2.dumps(counter) + cbor2.dumps(devices.index(device))
            records += item(value)
    payload = b"\x86" + b"".join(cbor2.dumps(part) for part in (devices, *clock, b"".join(rows), bytes(records), b""))
    return b"\x84" + b"".join(cbor2.dumps(part) for part in (NAME, 1, checksum(payload), payload))
