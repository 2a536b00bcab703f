"""Many measurements, in a few figures."""

import os
import random
import statistics

IS_TINY = os.environ.get("BENCH_TINY") == "1"
"""Whether everything is measured once with next to nothing, to see that it runs: the figures mean nothing then."""


def sized(usual, tiny):
    return tiny if IS_TINY else usual


def median(values):
    return round(statistics.median(values), 2)


def p95(values):
    return round(sorted(values)[round(0.95 * (len(values) - 1))], 2)


def medians(samples):
    """The median of each part of many samples."""
    return {name: median([sample[name] for sample in samples]) for name in samples[0]}


def interleaved(names, rounds):
    """Every name once a round, each round in another order: what else the machine does then meets all alike."""
    shuffled = random.Random(rounds)
    for _ in range(rounds):
        order = list(names)
        shuffled.shuffle(order)
        yield from order


def written(cell):
    if isinstance(cell, float):
        return f"{cell:,.1f}"
    return f"{cell:,}" if isinstance(cell, int) else cell


class Table:
    """Columns of text and numbers, as they are printed."""

    def __init__(self, title, *columns):
        self.title = title
        self.rows = [columns]

    def row(self, *cells):
        self.rows.append([written(cell) for cell in cells])

    def __str__(self):
        widths = [max(len(row[at]) for row in self.rows) for at in range(len(self.rows[0]))]
        lines = ["", self.title]
        for row in self.rows:
            first, *rest = zip(row, widths, strict=True)
            lines.append("  " + first[0].ljust(first[1]) + "".join("  " + cell.rjust(width) for cell, width in rest))
        return "\n".join(lines)
