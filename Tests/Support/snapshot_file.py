"""A file that a person saves, written by hand: as a hostile program would, with any facts in it."""

import cbor2

MASK = (1 << 64) - 1


def rotated(word, by):
    return ((word << by) | (word >> (64 - by))) & MASK


def checksum(payload):
    """As `Sources/Facts/Checksum.swift` computes it."""
    value = 0x9E3779B97F4A7C15 ^ len(payload)
    words = [int.from_bytes(payload[at : at + 8], "little") for at in range(0, len(payload) - 7, 8)]
    for word in [*words, int.from_bytes(payload[len(words) * 8 :], "big")]:
        value ^= rotated(word * 0x87C37B91114253D5 & MASK, 31) * 0x4CF5AD432745937F & MASK
        value = (rotated(value, 27) * 5 + 0x52DCE729) & MASK
    value ^= value >> 33
    value = value * 0xFF51AFD7ED558CCD & MASK
    return (value ^ value >> 33).to_bytes(8)


def snapshot(facts):
    """The file with these facts: {(kind, scope, identity, field): (timestamp, value)}."""
    devices, table, records = [], b"", b""
    entities = {}
    for (kind, scope, identity, field), fact in facts.items():
        entities.setdefault((kind, scope, identity), {})[field] = fact
    for (kind, scope, identity), fields in sorted(entities.items()):
        table += bytes([kind]) + scope.to_bytes(4) + identity + len(records).to_bytes(4)
        for field, ((time, counter, device), value) in sorted(fields.items()):
            if device not in devices:
                devices.append(device)
            records += b"".join(cbor2.dumps(item) for item in (field, time, counter, devices.index(device), value))
    newest = max((fact[0][:2] for fact in facts.values()), default=(0, 0))
    payload = cbor2.dumps([devices, *newest, table, records, b""])
    return cbor2.dumps(["teaspoon snapshot", 1, checksum(payload), payload])
