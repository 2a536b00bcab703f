"""Messages in several lines, each of them a task of a starter template: "- " in front of it makes it a step of the one above."""

import re
from dataclasses import dataclass

STEP = "- "
# How deep a step may be, and what the planner reads (`TaskLimits`, `Costs`).
DEEPEST, COSTS, MINUTES = 2, range(1, 11), range(1, 241)
# A translation may need more lines than English, but the page of a template stays as short as it is.
MORE = 5

MARKS = re.compile(r"(?P<title>.*?)(?: ~(?P<cost>\d+))?(?: (?P<minutes>\d+)m)?(?P<high> !high)?", re.ASCII)
# At the beginning of a line the planner takes them for the bullet or the box of a pasted list.
BULLETS = "-*+•◦▪‣–[☐☑☒"


@dataclass(frozen=True)
class Line:
    level: int
    title: str
    cost: int | None
    minutes: int | None
    marks: str


def read(line):
    """A line as it stands in the message."""
    level = 0
    while line.startswith(STEP):
        level, line = level + 1, line[len(STEP) :]
    found = MARKS.fullmatch(line)
    number = {name: int(found[name]) if found[name] else None for name in ("cost", "minutes")}
    return Line(level, found["title"], number["cost"], number["minutes"], line[len(found["title"]) :])


def all_of(message):
    """The lines of a message."""
    return [read(line) for line in text(message).split("\n")]


def text(message):
    """What stands in the message; empty if it is not only text."""
    return message.parts[0] if len(message.parts) == 1 and isinstance(message.parts[0], str) else ""


def indented(message):
    """The lines as the planner reads them: two blanks for each level."""
    return ["  " * line.level + line.title + line.marks for line in all_of(message)]


def check(english, message, most):
    """What can be wrong with the lines: none of them may be refused by the planner, or read as something else."""
    if not text(message):
        yield "lines hold nothing but text"
        return
    lines = all_of(message)
    if len(lines) > len(all_of(english)) + MORE:
        yield f"it has {len(lines)} lines; English has {len(all_of(english))}, and {MORE} more are allowed"
    may_have_marks = any(line.marks for line in all_of(english))
    above = []
    for number, line in enumerate(lines, 1):
        deepest = min(len(above), DEEPEST)
        above = [*above[: line.level], line]
        for wrong in check_line(line):
            yield f"line {number}: {wrong}"
        if line.level > deepest:
            yield f"line {number}: a step is one “{STEP}” deeper than the line above, and at most {DEEPEST} deep"
        if line.cost and any(other.cost for other in above[:-1]):
            yield f"line {number}: the task has a cost already; a task or its steps have one, never both"
        if line.marks and not may_have_marks:
            yield f"line {number}: this is a checklist, without marks"
        if len(line.title + line.marks) > most:
            yield f"line {number}: it has {len(line.title + line.marks)} characters; its place has room for {most}"


def check_line(line):
    title = line.title
    if not any(letter.isalpha() for letter in title):
        yield "it has no words"
    elif title[0].isspace():
        yield f"a step begins with “{STEP}”, not with blanks"
    elif title[0] in BULLETS:
        yield f"“{title[0]}” cannot stand at the beginning"
    if "  " in title + line.marks or (title + line.marks)[-1:].isspace():
        yield "two blanks side by side, or one at its end"
    if re.search(r"[~#@!\d]", title) or any(letter.isnumeric() for letter in title):
        yield "“~”, “#”, “@”, “!” and digits stand only in the marks at the end of a line, in this order: ~2 15m !high"
    if line.cost is not None and line.cost not in COSTS:
        yield f"a cost is {COSTS[0]} to {COSTS[-1]}"
    if line.minutes is not None and line.minutes not in MINUTES:
        yield f"minutes are {MINUTES[0]} to {MINUTES[-1]}"
