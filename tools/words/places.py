"""Places on the screen that have no room for a longer text: how wide they are in a window of 320 CSS pixels, and where that is from.

A message says `# place: bar`. Only places that cut a text off, break words in two or make the page scroll sideways are listed:
everywhere else a text has as many lines as it takes, and `# max:` says in letters how long it should be.
`css` quotes the styles that the numbers are from; a test looks whether they still say that.
"""

from dataclasses import dataclass, field

import widths
from messages import Argument

# The text size of the page, and the width between its margins.
REM, COLUMN = 17, 320 - 2 * 16
# Some browsers give each letter a whole number of pixels.
RESERVE = 1.03
BAR = "#bar a span { max-width: 100%; font-size: min(0.8235rem, 4vw);"
BAR_COLUMNS = "grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(0, 1.3fr) minmax(0, 1fr); padding-inline: max(4px,"
BAR_SIMPLE = "#bar { grid-template-columns: minmax(0, 0.87fr) minmax(0, 1.24fr) minmax(0, 1.25fr) minmax(0, 1.24fr); }"


@dataclass(frozen=True)
class Place:
    room: float
    size: float
    weight: int
    # The file of Web/styles, and what it says.
    css: tuple
    # Whether it has several lines: then only the longest word has to fit.
    has_lines: bool = False
    # The room in languages that have another.
    own: dict = field(default_factory=dict)

    def room_in(self, tag):
        return self.own.get(tag, self.room)


def bar(share, of, css, longer=None):
    """A tab: its share of the columns, and its share where the column of tasks is wider."""
    own = {tag: (320 - 2 * 4) * longer / 5.5 for tag in ("de", "sv") if longer}
    return Place((320 - 2 * 4) * share / of, 12.8, 700, (("frame.css", BAR), ("frame.css", css)), own=own)


PLACES = {
    # The tabs at the lower edge. The current one is bold.
    "bar": bar(1, 5.3, BAR_COLUMNS, 1),
    "bar-tasks": bar(1, 5.3, BAR_COLUMNS, 1.3),
    "bar-calendar": bar(1.3, 5.3, BAR_COLUMNS, 1.3),
    "bar-more": bar(1, 5.3, BAR_COLUMNS, 0.9),
    "bar-simple-now": bar(1.24, 4.6, BAR_SIMPLE),
    "bar-simple-rest": bar(1.25, 4.6, BAR_SIMPLE),
    "bar-simple-settings": bar(1.24, 4.6, BAR_SIMPLE),
    # "Undo" beside the message, to which 90 are left: symbol 24, gaps 8 and 2 × 4, padding 2 × 10, "×" 34.
    "toast": Place(COLUMN - 94 - 90, REM, 600, (("frame.css", "#toast button { padding-inline: 10px; white-space: nowrap; }"),)),
    # A button at the end of a row, which has a padding of 14 and 8; it has a line of its own if need be.
    "one-in-row": Place(COLUMN - 22 - 22, REM, 600, (("account.css", ".managed button { flex: none; white-space: nowrap; }"),)),
    # What a swipe will do: beside the row, which has moved away.
    "swipe": Place(COLUMN - 48, REM, 700, (("rows.css", "inset-inline-start: calc(100% + 48px); top: 0; bottom: 0;"),)),
}  # fmt: skip

# Columns of tables in a card (padding 16): a letter each in the heads of weekdays, which CLDR has.
CARD = COLUMN - 2 * 16 - 2
WEEKDAYS = {
    "the month": Place((COLUMN + 12) / 7, 0.8235 * REM, 550, (
        ("calendar.css", ".month { width: calc(100% + 12px); margin-inline: -6px; }"),
        ("calendar.css", "font-size: min(0.8235rem, 5.2vw); font-weight: 550;"),
    )),
    "twelve weeks": Place(
        (CARD - 9 * 2) * 0.72 / 7, 320 * 0.032, 550,
        (("insights.css", ".heat thead th:first-child { width: 28%; }"), ("insights.css", "font-size: min(0.7647rem, 3.2vw);")),
    ),
}  # fmt: skip

# The heads of the tables of numbers, whose words are never broken. The report is a card of its own, with 2 px more.
HEAD = Place(CARD, 0.8 * REM, 550, (("insights.css", "@container (max-width: 17em) {\n    .data { font-size: 0.8rem; }"),), has_lines=True)
HEAD_PADDING = 2 * 2
TABLES = [
    (CARD, "day", "had", "borrowed", "planned", "used"),
    (CARD, "week", "had", "planned", "used"),
    (CARD + 2, "week", "noted", "had", "planned", "used"),
    (CARD, "week", "had", "used", "hundred"),
    (CARD, "day", "used", "day-later", "two-days-later", "three-days-later"),
]


def sample(path):
    """A text as it is when the numbers in it have two digits."""
    return "".join(part if isinstance(part, str) else "12" for part in path if isinstance(part, (str, Argument)))


def taken(text, place):
    """The room that a text takes, and the part of it that takes most."""
    # Browsers break a line after a hyphen, too, and at a soft one, which is seen then.
    parts = text.replace("\u00ad", "-").replace("-", "- ").split(" ") if place.has_lines else [text]
    return max((widths.width(part, place.size, place.weight) * RESERVE, part) for part in parts)


def too_wide(tag, name, path):
    """What is wrong with a text in its place, if anything is."""
    place = PLACES[name]
    needed, part = taken(sample(path), place)
    if needed > place.room_in(tag):
        yield f"“{part}” is {needed:.0f} px wide; its place ({name}) has {place.room_in(tag):.0f}"


def too_wide_tables(heads):
    """Tables whose heads do not fit side by side. `heads`: the texts by the end of their names."""
    for room, *names in TABLES:
        words = [taken(heads[name], HEAD) for name in names if name in heads]
        needed = sum(width + HEAD_PADDING for width, _ in words)
        if needed > room:
            yield f"a table with the heads {', '.join(word for _, word in words)} is {needed:.0f} px wide; there are {room}"


def too_wide_weekdays(weekdays):
    """Names of weekdays that do not fit over a column."""
    for where, place in WEEKDAYS.items():
        for name in weekdays:
            if (needed := widths.width(name, place.size, place.weight) * RESERVE) > place.room:
                yield f"“{name}” is {needed:.0f} px wide; a column of {where} has {place.room:.0f}"
