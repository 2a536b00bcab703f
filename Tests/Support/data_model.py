"""The kinds and fields of facts, as docs/data.md lists them."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

# The kinds of docs/data.md, by their names in Sources/Planner/Schema; a shared occurrence begins like an occurrence.
KINDS = {
    "Task (1)": "task", "Day (2)": "day", "Plan (3)": "plan", "Change (4)": "change", "Settings (5)": "settings", "List (7)": "list",
    "view (6)": "listView", "subject (8)": "subject", "subject assignment (9)": "subjectAssignment", "occurrence (10)": "occurrence",
    "timer (11)": "timer", "time entry (12)": "timeEntry", "note (13)": "note", "dismissal (14)": "dismissal", "tip (15)": "tip",
    "earlier version (16)": "earlier", "shared occurrence (18)": "sharedOccurrence", "saved view (19)": "savedView",
    "import salt (20)": "importSalt",
}  # fmt: skip
TYPES = {
    "flag": "f", "spoons": "s", "choice": "c", "moment": "m", "date": "d", "day key": "k", "minutes": "n", "number": "i", "title": "T",
    "note": "N", "name": "W", "made text": "M", "mark": "h", "identity": "I", "picture": "P", "bytes": "B",
}  # fmt: skip


def documented_fields():
    """The types of each kind's fields, by their numbers."""
    fields = {name: {} for name in KINDS.values()}
    kind = None
    for line in (ROOT / "docs/data.md").read_text().split("## Fields\n")[1].split("## Derived")[0].splitlines():
        if line.startswith("### "):
            kind = KINDS.get(line[4:])
        elif line.startswith("| "):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if len(cells) == 5:
                kind = KINDS.get(cells[0], kind)
                cells = cells[1:]
            for number in re.findall(r"\d+", cells[0]):
                if cells[2] in TYPES:
                    fields[kind][int(number)] = TYPES[cells[2]]
    fields["sharedOccurrence"].update(fields["occurrence"])
    # A dot for a number that the kind does not use.
    return {name: "".join(types.get(number, ".") for number in range(1, max(types) + 1)) for name, types in fields.items()}


def highest_fields():
    """The highest number of a field of each kind, by the kind's number."""
    numbers = {name: int(re.search(r"\d+", title).group()) for title, name in KINDS.items()}
    return {numbers[name]: len(types) for name, types in documented_fields().items()}
