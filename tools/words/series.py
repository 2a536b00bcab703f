"""Messages that are named alike, one for each tip or template: the planner counts to them, so that it needs no list of their names."""

import functools

# By their name in Swift: what the name of each message begins and ends with. Between stands what the planner calls the tip or template.
SERIES = {
    "tipTitles": ("tip-", "-title"),
    "tipTexts": ("tip-", "-text"),
    "starterNames": ("starter-", "-name"),
    "starterAbouts": ("starter-", "-about"),
    "starterLines": ("starter-", "-lines"),
}
# The number of letters for which there is room. Of lines it is the longest one.
ROOM = {"tipTitles": 60, "tipTexts": 400, "starterNames": 45, "starterAbouts": 160, "starterLines": 110}


@functools.cache
def place(key):
    """The series of a message and its name in it, which is also what messages are sorted by; ("", "") if it belongs to none."""
    for series, (begin, end) in SERIES.items():
        name = key.removeprefix(begin).removesuffix(end)
        if name and key == begin + name + end:
            return series, name
    return "", ""


def holds_lines(key):
    """Whether a message has several lines, each of them a task."""
    return place(key)[0] == "starterLines"


def room(key):
    """The number of letters for which there is room, where that is the same for all of a series."""
    return ROOM.get(place(key)[0])
