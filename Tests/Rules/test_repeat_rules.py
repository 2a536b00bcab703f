"""T12: rules come back on the days that python-dateutil, another's implementation of RFC 5545, says."""

import datetime
import itertools
import os
import subprocess

import pytest
from dateutil.relativedelta import relativedelta
from dateutil.rrule import DAILY, MONTHLY, WEEKLY, YEARLY, rrule, weekdays

from program import ROOT
from seeded_random import only_long

WORKBENCH = os.environ.get("WORKBENCH", ROOT / ".build/debug/Workbench")

# How many dates the workbench says for a line.
COUNT = 5

NAMES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
MONTH_LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


class Rule:
    """A rule as our text, and its dates by dateutil."""

    def __init__(self, rng, frequency, from_done):
        self.frequency = frequency
        self.interval = rng.choice([1, 1, 2, 3, 4, 5, 7, 12, 13, 52, 999, rng.randint(1, 999)])
        self.from_done = from_done
        self.until = None
        self.choices = {}
        parts = []
        if frequency == WEEKLY and rng.random() < 0.8:
            chosen = sorted(rng.sample(range(7), rng.randint(1, 7)))
            self.choices = {"byweekday": chosen}
            parts.append("BYDAY=" + ",".join(NAMES[day] for day in chosen))
        elif frequency == MONTHLY and rng.random() < 0.5:
            week, day = rng.choice([1, 2, 3, 4, -1]), rng.randrange(7)
            self.choices = {"byweekday": weekdays[day](week)}
            parts.append(f"BYDAY={week}{NAMES[day]}")
        elif frequency == MONTHLY:
            day = rng.choice([1, 28, 29, 30, 31, rng.randint(1, 31)])
            self.choices = self.clipped(day)
            parts.append(f"BYMONTHDAY={day}")
        elif frequency == YEARLY:
            month = rng.choice([2, rng.randint(1, 12)])
            day = rng.choice([MONTH_LENGTHS[month - 1], rng.randint(1, MONTH_LENGTHS[month - 1])])
            self.choices = {"bymonth": month, **(self.clipped(day) if month == 2 else {"bymonthday": day})}
            parts += [f"BYMONTHDAY={day}", f"BYMONTH={month}"]
        self.parts = parts

    @staticmethod
    def clipped(day):
        """A day of the month, or its last: RFC 5545 can only say it as "the last of these"."""
        return {"bymonthday": list(range(min(28, day), day + 1)), "bysetpos": -1}

    @property
    def text(self):
        frequency = {DAILY: "DAILY", WEEKLY: "WEEKLY", MONTHLY: "MONTHLY", YEARLY: "YEARLY"}[self.frequency]
        parts = [f"FREQ={frequency}", *self.parts]
        if self.interval > 1:
            parts.insert(1, f"INTERVAL={self.interval}")
        if self.until:
            parts.append("UNTIL=" + self.until.isoformat().replace("-", ""))
        if self.from_done:
            parts.append("X-FROM=DONE")
        return ";".join(parts)

    def dates(self, live):
        """Every date, the live one first, until the rule or the calendar ends."""
        dates = self.whole_intervals(live) if self.from_done else self.by_rule(live)
        for date in itertools.chain([live], (date for date in dates if date > live)):
            if self.until and date > self.until:
                return
            yield date

    def by_rule(self, live):
        start = datetime.datetime.combine(live, datetime.time())
        moments = iter(rrule(self.frequency, dtstart=start, interval=self.interval, **self.choices))
        while True:
            try:
                yield next(moments).date()
            # Where a week crosses the end of the year 9999, dateutil stumbles after the last date instead of stopping.
            except (StopIteration, ValueError):
                return

    def whole_intervals(self, live):
        unit = {DAILY: "days", WEEKLY: "weeks", MONTHLY: "months", YEARLY: "years"}[self.frequency]
        for number in itertools.count(1):
            try:
                yield live + relativedelta(**{unit: number * self.interval})
            except (ValueError, OverflowError):
                return


def random_day(rng):
    first, last = datetime.date(1970, 1, 1), datetime.date(2100, 12, 31)
    day = first + datetime.timedelta(days=rng.randint(0, (last - first).days))
    # The days on which calendars differ come more often than by chance.
    kind = rng.random()
    if kind < 0.2:
        return day.replace(month=rng.choice([1, 2]), day=28) + datetime.timedelta(days=rng.randint(0, 3))
    if kind < 0.3:
        return day.replace(day=1) - datetime.timedelta(days=rng.randint(0, 2))
    if kind < 0.33:
        return day.replace(year=rng.randint(9970, 9999), day=min(day.day, 28)) + datetime.timedelta(days=rng.randint(0, 3))
    if kind < 0.36:
        return day.replace(year=rng.randint(2, 30), day=1)
    return day


def random_case(rng, frequency, from_done):
    rule = Rule(rng, frequency, from_done)
    live = random_day(rng)
    wait = rng.choice([0, 0, rng.randint(-40, 40), rng.randint(0, 800), rng.randint(0, 12_000)])
    after = min(live.toordinal() + wait, datetime.date.max.toordinal())
    after = datetime.date.fromordinal(max(after, 1))
    if rng.random() < 0.3:
        end = max(1, min(after.toordinal() + rng.choice([-1, 1]) * rng.randint(0, 2000), datetime.date.max.toordinal()))
        rule.until = datetime.date.fromordinal(end)
    return rule, live, after


def expected(rule, live, after):
    following = (date for date in rule.dates(live) if date > after)
    words = [date.isoformat() for date in itertools.islice(following, COUNT)]
    return " ".join(words if len(words) == COUNT else [*words, "end"])


def random_cases(rng, frequency, from_done, count):
    """Every second rule goes on for longer than is compared: rules that had all ended would compare well and show nothing."""
    cases = []
    while len(cases) < count:
        case = random_case(rng, frequency, from_done)
        if len(cases) % 2 == 0 or "end" not in expected(*case):
            cases.append(case)
    return cases


@only_long(2500)
@pytest.mark.parametrize("from_done", [False, True], ids=["from the date", "from completion"])
@pytest.mark.parametrize("frequency", [DAILY, WEEKLY, MONTHLY, YEARLY], ids=["days", "weeks", "months", "years"])
def test_a_rule_falls_on_the_days_that_dateutil_says(rng, frequency, from_done, count):
    cases = random_cases(rng, frequency, from_done, count)
    lines = "".join(f"{rule.text}\t{live.isoformat()}\t{after.isoformat()}\n" for rule, live, after in cases)
    said = subprocess.run([WORKBENCH, "repeat"], input=lines, capture_output=True, text=True, check=True, timeout=600)
    answers = said.stdout.splitlines()
    assert len(answers) == len(cases)
    for case, answer in zip(cases, answers, strict=True):
        rule, live, after = case
        assert answer == expected(rule, live, after), f"{rule.text} from {live}, after {after}"
