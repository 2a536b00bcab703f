"""C1: months, weeks and today are those of Python's calendar, datetime and zoneinfo, another's implementation of all three."""

import calendar
import os
import subprocess
from datetime import UTC, date, datetime, timedelta, timezone
from zoneinfo import ZoneInfo

import pytest

from program import ROOT
from seeded_random import short_and_long

WORKBENCH = os.environ.get("WORKBENCH", ROOT / ".build/debug/Workbench")

YEARS = range(1970, 2101)
# All there are of beginnings and lengths, which come again after 28 years, and the ends of two centuries.
UNLIKE_YEARS = [*range(1970, 1998), 1999, 2000, 2099, 2100]
BEGINNING = date(1970, 1, 1)

# Offsets that are no whole hours, clocks that change by half an hour, and clock changes of both hemispheres.
ZONES = [
    "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Chatham", "America/St_Johns", "Europe/Berlin", "America/New_York",
    "Pacific/Kiritimati", "Pacific/Pago_Pago", "Australia/Sydney", "Asia/Tehran", "America/Santiago", "UTC",
]


def asked(lines):
    """The dates on the pages: for each line "milliseconds, offset, first weekday, hour a date begins, path" the words of the workbench."""
    text = "".join("\t".join(map(str, line)) + "\n" for line in lines)
    said = subprocess.run([WORKBENCH, "calendar"], input=text, capture_output=True, text=True, check=True, timeout=600)
    answers = [answer.split(" ") for answer in said.stdout.splitlines()]
    assert len(answers) == len(lines)
    return answers


def milliseconds(instant):
    return int((instant - datetime(1970, 1, 1, tzinfo=UTC)) / timedelta(milliseconds=1))


NOON = milliseconds(datetime(2026, 11, 22, 12, tzinfo=UTC))


def month(year, number, first):
    """The month as Python has it, in whole weeks; days before 1970 are on no calendar of ours."""
    days = [day for week in calendar.Calendar(first).monthdatescalendar(year, number) for day in week]
    names = [calendar.day_name[(first + number) % 7] for number in range(7)]
    return names + [day.isoformat() if day >= BEGINNING else "-" for day in days]


@pytest.mark.parametrize("years", [
    pytest.param(UNLIKE_YEARS, id="years that are unlike"), pytest.param(YEARS, id="every year", marks=pytest.mark.exhaustive),
])
def test_C1_every_month_from_1970_to_2100_has_the_weeks_that_python_says(rng, years):
    cases = [(year, number, rng.randrange(7)) for year in years for number in range(1, 13)]
    answers = asked([(NOON, 0, first, 0, f"/app/calendar?date={year}-{number:02}-01") for year, number, first in cases])
    for (year, number, first), answer in zip(cases, answers, strict=True):
        assert [word.removeprefix("*") for word in answer] == month(year, number, first), f"{year}-{number} from weekday {first}"


@short_and_long(20, 100)
@pytest.mark.parametrize("first", range(7), ids=calendar.day_name)
def test_C1_a_month_is_right_whichever_day_its_weeks_begin_with(first, rng, count):
    cases = [(2026, number) for number in range(1, 13)] + [(2024, 2), (2000, 2), (2100, 2), (1970, 1), (2027, 2), (2021, 2)]
    cases += [(rng.choice(YEARS), rng.randint(1, 12)) for _ in range(count)]
    days = [rng.randint(1, calendar.monthrange(*case)[1]) for case in cases]
    answers = asked([
        (NOON, 0, first, 0, f"/app/calendar?date={year}-{number:02}-{day:02}") for (year, number), day in zip(cases, days, strict=True)
    ])
    for (year, number), answer in zip(cases, answers, strict=True):
        assert [word.removeprefix("*") for word in answer] == month(year, number, first), f"{year}-{number}"


@short_and_long(100, 1000)
def test_C1_a_week_has_the_seven_days_that_python_says(rng, count):
    days = [BEGINNING + timedelta(days=rng.randint(7, 47_800)) for _ in range(count)]
    # Whatever weekday it is, with each that a week can begin with.
    cases = [(day + timedelta(days=number % 7), number // 7 % 7) for number, day in enumerate(days)]
    answers = asked([(NOON, 0, first, 0, f"/app/calendar?view=week&date={day.isoformat()}") for day, first in cases])
    for (day, first), answer in zip(cases, answers, strict=True):
        begins = day - timedelta(days=(day.weekday() - first) % 7)
        wanted = [(begins + timedelta(days=number)).isoformat() for number in range(7)]
        assert [word.removeprefix("*") for word in answer] == wanted, f"{day} from weekday {first}"


def changes(zone, years):
    """The instants at which the clocks of a zone change, to the minute."""
    zone = ZoneInfo(zone)
    for year in years:
        instant = datetime(year, 1, 1, tzinfo=UTC)
        end = datetime(year + 1, 1, 1, tzinfo=UTC)
        while instant < end:
            following = instant + timedelta(days=1)
            if instant.astimezone(zone).utcoffset() != following.astimezone(zone).utcoffset():
                low, high = instant, following
                while high - low > timedelta(minutes=1):
                    middle = low + (high - low) / 2
                    if middle.astimezone(zone).utcoffset() == instant.astimezone(zone).utcoffset():
                        low = middle
                    else:
                        high = middle
                yield high.replace(second=0, microsecond=0)
            instant = following


@short_and_long(10, 100)
@pytest.mark.parametrize("zone", ZONES)
def test_C1_today_is_the_date_on_the_wall_to_the_millisecond(zone, rng, count):
    place = ZoneInfo(zone)
    instants = []
    for _ in range(count):
        day = date(rng.choice(YEARS), rng.randint(1, 12), rng.randint(1, 28))
        midnight = datetime(day.year, day.month, day.day, tzinfo=place).astimezone(UTC)
        instants += [midnight, midnight - timedelta(milliseconds=1), midnight + timedelta(minutes=rng.randrange(1440))]
    for change in changes(zone, [2026, rng.choice(range(1971, 2037))]):
        instants += [change + timedelta(minutes=minutes) for minutes in (-1441, -61, -1, 0, 1, 59, 61, 1439)]
    instants = [instant for instant in instants if instant >= datetime(1970, 1, 2, tzinfo=UTC)]
    cases = [(instant, rng.choice([0, 0, 3, 4, 5, 12, 23])) for instant in instants]
    lines = []
    for instant, hour in cases:
        # Historic offsets have seconds: what a browser says is in minutes, and so are today's.
        offset = round(instant.astimezone(place).utcoffset().total_seconds() / 60)
        lines.append((milliseconds(instant), offset, 0, hour, "/app/calendar"))
    answers = asked(lines)
    for (instant, hour), answer, (_, offset, *_) in zip(cases, answers, lines, strict=True):
        wall = instant.astimezone(timezone(timedelta(minutes=offset))) - timedelta(hours=hour)
        assert [word for word in answer if word.startswith("*")] == [f"*{wall.date().isoformat()}"], f"{instant} in {zone}, from {hour}"
