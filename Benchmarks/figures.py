"""Many measurements, in a few figures."""

import random
import statistics


def median(values):
    return statistics.median(values)


def p95(values):
    return sorted(values)[min(len(values) - 1, round(0.95 * (len(values) - 1)))]


def medians(samples):
    """The median of each part of many samples."""
    return {name: round(median([sample[name] for sample in samples]), 2) for name in samples[0]}


def interleaved(names, rounds):
    """Every name once a round, each round in another order: what else the machine does then meets all alike."""
    shuffled = random.Random(rounds)
    for _ in range(rounds):
        order = list(names)
        shuffled.shuffle(order)
        yield from order


class Table:
    """Columns of text and numbers, as they are printed."""

    def __init__(self, title, *columns):
        self.title = title
        self.rows = [columns]

    def row(self, *cells):
        self.rows.append([cell if isinstance(cell, str) else f"{cell:,.1f}" if isinstance(cell, float) else f"{cell:,}" for cell in cells])

    def __str__(self):
        widths = [max(len(row[at]) for row in self.rows) for at in range(len(self.rows[0]))]
        lines = ["", self.title]
        for row in self.rows:
            first, *rest = [(cell, width) for cell, width in zip(row, widths)]
            lines.append("  " + first[0].ljust(first[1]) + "".join("  " + cell.rjust(width) for cell, width in rest))
        return "\n".join(lines)
