"""Draws faults at random: so many for each module, of every kind about as often."""

import random

from .faults import find_faults

# Where faults are put, and how many of 60.
MODULES = {
    "Planner": (20, ["Sources/Planner/**/*.swift"]),
    "Requests": (8, ["Sources/Requests/**/*.swift"]),
    "Storage": (10, ["Sources/Storage/**/*.swift"]),
    "Server": (12, ["Sources/Server/**/*.swift"]),
    "worker": (10, ["Web/worker/**/*.js", "Web/service-worker.js"]),
}
OF = 60


class Draw:
    """The order in which the places of one module come up."""

    def __init__(self, root, module, seed):
        self.random = random.Random(f"{seed} {module}")
        patterns = MODULES[module][1]
        self.by_kind = {}
        for file in sorted(file for pattern in patterns for file in root.glob(pattern)):
            path = str(file.relative_to(root))
            for fault in find_faults(file.read_text(), path, module):
                self.by_kind.setdefault(fault.kind, []).append(fault)
        self.drawn = []

    def next(self):
        """Another place that overlaps no earlier one; None if all are used."""
        while self.by_kind:
            kind = self.random.choice(sorted(self.by_kind))
            places = self.by_kind[kind]
            fault = places.pop(self.random.randrange(len(places)))
            if not places:
                del self.by_kind[kind]
            if not any(is_near(fault, other) for other in self.drawn):
                self.drawn.append(fault)
                return fault
        return None


def is_near(one, other):
    """Whether two faults are in one line, or one of them within the other."""
    if one.path != other.path:
        return False
    return one.line == other.line or (one.start <= other.end and other.start <= one.end)


def shares(count):
    """How many of so many faults each module gets."""
    wanted = {module: share * count / OF for module, (share, _) in MODULES.items()}
    given = {module: int(share) for module, share in wanted.items()}
    for module in sorted(wanted, key=lambda module: given[module] - wanted[module])[: count - sum(given.values())]:
        given[module] += 1
    return given
