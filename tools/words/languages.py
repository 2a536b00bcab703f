"""What a language says of itself: direction, plural rules, names of days and months, patterns of dates, lists. All of it from CLDR."""

import plurals

# In the order of the table; `CatalogFact.swift` counts on it.
PLACES = (
    [("tag", 1), ("direction", 1), ("plurals", 1)]
    + [("weekdays", 7), ("shortWeekdays", 7), ("narrowWeekdays", 7)]
    + [("months", 12), ("monthNames", 12), ("shortMonths", 12)]
    + [("date", 1), ("dateWithYear", 1), ("dayOfMonth", 1), ("monthOfYear", 1), ("clock", 1), ("twelveHourClock", 1)]
    + [("am", 1), ("pm", 1), ("pair", 1), ("comma", 1), ("last", 1), ("enumeration", 1), ("minutes", 1), ("hours", 1)]
)
COUNT = sum(count for _, count in PLACES)

# English is written as in Britain; the year follows as the rest does.
OWN = {"en": {"locale": "en-GB", "dateWithYear": "E d MMM y", "clock": "H:mm", "am": "am", "pm": "pm"}}


def facts(tag):
    """Each entry of the table before the messages, as bytes."""
    own = OWN.get(tag, {})
    locale = plurals.locale(own.get("locale", tag))
    days, months = locale.days["format"], locale.months
    skeletons = {name: str(getattr(pattern, "pattern", pattern)) for name, pattern in locale.datetime_skeletons.items()}
    periods, lists = locale.day_periods["format"]["abbreviated"], locale.list_patterns
    series = next(lists[name] for name in ("unit-short", "unit", "standard") if name in lists and "middle" in lists[name])
    found = {
        "tag": [tag],
        "direction": [locale.text_direction],
        "weekdays": [days["wide"][day] for day in range(7)],
        "shortWeekdays": [days["abbreviated"][day] for day in range(7)],
        "narrowWeekdays": [locale.days["stand-alone"]["narrow"][day] for day in range(7)],
        "months": [months["format"]["wide"][month] for month in range(1, 13)],
        "monthNames": [months["stand-alone"]["wide"][month] for month in range(1, 13)],
        "shortMonths": [months["format"]["abbreviated"][month] for month in range(1, 13)],
        "date": [skeletons["MMMEd"]],
        "dateWithYear": [skeletons["yMMMEd"]],
        "dayOfMonth": [skeletons["MMMd"]],
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
    }
    if locale.language == "en":
        found["shortMonths"][8] = "Sep"
    entries = []
    for name, count in PLACES:
        if name == "plurals":
            entries.append(plurals.code(tag))
            continue
        values = [own[name]] if name in own else found[name]
        assert len(values) == count, name
        entries += [value.encode() for value in values]
    return entries


def between(pattern):
    """What stands between two parts of a list."""
    assert pattern.startswith("{0}") and pattern.endswith("{1}"), pattern
    return pattern[3:-3]


def unit(locale, name):
    """The shortest way that CLDR writes a number of minutes or hours."""
    patterns = locale._data["unit_patterns"][name]  # No public function gives the pattern itself.
    return patterns["short"]["other"]
