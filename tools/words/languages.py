"""What a language says of itself: direction, plural rules, names of days and months, patterns of dates, lists. All of it from CLDR."""

import re

import plurals
import quick_add

# Patterns of dates, in the letters of CLDR. Where a letter is there twice, the second is of the last day of a span.
# `Catalog+Dates.swift` counts on the order.
DATES = ["date", "dateWithYear", "longDay", "longDate", "headDay", "headDate", "dayOfMonth", "dayOfMonthWithYear"]
DATES += ["span", "spanOfMonths", "spanWithYear", "spanOfMonthsWithYear"]

# In the order of the table.
PLACES = [
    ("tag", 1), ("direction", 1), ("plurals", 1),
    ("weekdays", 7), ("shortWeekdays", 7), ("columnWeekdays", 7),
    ("months", 12), ("monthNames", 12), ("shortMonths", 12),
    ("dates", len(DATES)), ("datesMonthFirst", len(DATES)), ("monthOfYear", 1), ("clock", 1), ("twelveHourClock", 1),
    ("am", 1), ("pm", 1), ("pair", 1), ("comma", 1), ("last", 1), ("enumeration", 1), ("minutes", 1), ("hours", 1), ("group", 1), ("quickAdd", 1),
]  # fmt: skip
COUNT = sum(count for _, count in PLACES)

# Languages whose texts somebody who speaks them has read. The others say in the settings that nobody has.
READ = {"en"}
# Drafts: in how many texts a second reader changed something, and how many texts there were.
CHANGED = {"ar": 152, "da": 278, "de": 133, "es": 107, "fr": 136, "it": 126, "nl": 113, "pl": 136, "pt-BR": 78, "sv": 138}
DRAFTED = 2_352

# English is written as in Britain, without commas and with few zeros.
OWN = {
    "en": {
        "locale": "en-GB",
        "dates": [
            "E d MMM", "E d MMM y", "EEEE d MMMM", "EEEE d MMMM y", "E d MMMM", "E d MMMM y", "d MMM", "d MMM y",
            "d 'to' d MMMM", "d MMMM 'to' d MMMM", "d 'to' d MMMM y", "d MMMM 'to' d MMMM y",
        ],
        "datesMonthFirst": [
            "E, MMM d", "E, MMM d, y", "EEEE, MMMM d", "EEEE, MMMM d, y", "E, MMMM d", "E, MMMM d, y", "MMM d", "MMM d, y",
            "MMMM d 'to' d", "MMMM d 'to' MMMM d", "MMMM d 'to' d, y", "MMMM d 'to' MMMM d, y",
        ],
        "clock": ["H:mm"],
        "twelveHourClock": ["h:mm a"],
        "am": ["am"],
        "pm": ["pm"],
        "minutes": ["{0} min"],
        "hours": ["{0} h"],
    },
    # CLDR's "and" before each part but the first reads as the end of the list each time.
    "ar": {"enumeration": ["، "]},
}


def of_cldr(tag):
    """What the library of locales says, or for English `OWN`: a list of texts for each name in `PLACES`."""
    own = OWN.get(tag, {})
    locale = plurals.locale(own.get("locale", tag))
    days, months = locale.days["format"], locale.months
    skeletons = {name: str(getattr(pattern, "pattern", pattern)) for name, pattern in locale.datetime_skeletons.items()}
    periods, lists = locale.day_periods["format"]["abbreviated"], locale.list_patterns
    series = next(lists[name] for name in ("unit-short", "unit", "standard") if name in lists and "middle" in lists[name])
    dates = date_patterns(locale, skeletons)
    # Abbreviations have no full stop: many a sentence ends in a date or a length, and would have two.
    found = {
        "tag": [tag],
        "direction": [locale.text_direction],
        "weekdays": [days["wide"][day] for day in range(7)],
        "shortWeekdays": [days["abbreviated"][day].removesuffix(".") for day in range(7)],
        "months": [months["format"]["wide"][month] for month in range(1, 13)],
        "monthNames": [months["stand-alone"]["wide"][month] for month in range(1, 13)],
        "shortMonths": [months["format"]["abbreviated"][month].removesuffix(".") for month in range(1, 13)],
        "dates": dates,
        "datesMonthFirst": [month_first(pattern) for pattern in dates],
        "monthOfYear": [skeletons["yMMMM"]],
        "clock": [skeletons["Hm"]],
        "twelveHourClock": [skeletons["hm"]],
        "am": [periods["am"]],
        "pm": [periods["pm"]],
        "pair": [between(lists["standard"]["2"])],
        "comma": [between(lists["standard"]["middle"])],
        "last": [between(lists["standard"]["end"])],
        "enumeration": [between(series["middle"])],
        "minutes": [unit(locale, "duration-minute")],
        "hours": [unit(locale, "duration-hour")],
        "group": [locale.number_symbols.get("latn", locale.number_symbols)["group"]],
    }
    if locale.language == "en":
        found["shortMonths"][8] = "Sep"
    narrow = [locale.days["stand-alone"]["narrow"][day] for day in range(7)]
    found["columnWeekdays"] = over_columns(found["shortWeekdays"], narrow)
    return {name: own.get(name, values) for name, values in found.items()}


def facts(tag):
    """Each entry of the table before the messages, as bytes."""
    found, entries = of_cldr(tag), []
    for name, count in PLACES:
        if name in ("plurals", "quickAdd"):
            entries.append(plurals.code(tag) if name == "plurals" else quick_add.table(tag))
            continue
        values = found[name]
        assert len(values) == count, name
        entries += [value.encode() for value in values]
    return entries


def column_weekdays(tag):
    """The names of weekdays over the columns of a month, as they are in the table."""
    return of_cldr(tag)["columnWeekdays"]


def own_name(tag):
    """The language by its own name, with a capital as in a list: "Deutsch", "Português (Brasil)"."""
    name = plurals.locale(tag).get_display_name()
    return name[:1].upper() + name[1:]


def over_columns(short, narrow):
    """Names of weekdays over the narrow columns of a month: short, or a letter where the short ones are as long as words."""
    return short if max(len(name) for name in short) <= 4 else narrow


def date_patterns(locale, skeletons):
    """The patterns of `DATES`, with the day before the month where the language has it so."""
    long, full = skeletons["MMMMEd"], locale.date_formats["full"].pattern
    spans = [locale.interval_formats[skeleton][field] for skeleton in ("MMMd", "yMMMd") for field in "dM"]
    spans = ["".join(parts).replace("MMM", "MMMM") for parts in spans]
    weekday = full.replace("EEEE", "E")
    short = [skeletons["MMMd"], skeletons["yMMMd"]]
    return [skeletons["MMMEd"], skeletons["yMMMEd"], re.sub("E+", "EEEE", long), full, long, weekday, *short, *spans]


def month_first(pattern):
    """The same with the month before the day, as some people prefer in any language."""
    return re.sub(r"(d\.?)(?: 'de'| 'den')? ([ML]+)", r"\2 \1", pattern)


def between(pattern):
    """What stands between two parts of a list."""
    assert pattern.startswith("{0}") and pattern.endswith("{1}"), pattern
    return pattern[3:-3]


def unit(locale, name):
    """The shortest way that CLDR writes a number of minutes or hours."""
    patterns = locale._data["unit_patterns"][name]  # No public function gives the pattern itself.
    return patterns["short"]["other"].removesuffix(".")
