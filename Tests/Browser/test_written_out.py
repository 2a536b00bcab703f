"""A8: tasks written out for other programs, read by others' libraries."""

import csv
import datetime
import io
import itertools

import cbor2
import dateutil.rrule
import icalendar
import markdown_it
import pytest

from variants import first_of

READ = """async (path) => {
    const answer = await fetch(path);
    return [...new Uint8Array(await answer.arrayBuffer())];
}"""


def written(person, name):
    return bytes(person.page.evaluate(READ, f"/app/data/{name}"))


def to_dos(person):
    calendar = icalendar.Calendar.from_ical(written(person, "tasks.ics"))
    return {str(to_do["SUMMARY"]): to_do for to_do in calendar.walk("VTODO")}


@pytest.fixture
def somebody(touch):
    touch.has()
    return touch


@pytest.mark.exhaustive
def test_A8_a_spreadsheet_reads_every_field_as_it_was_typed(somebody):
    title, note = 'Say "yes", please; ünïcode 👩‍👩‍👧‍👦', "first, line\nsecond \"line\""
    somebody.post("/app/subjects", name="home", colour="2")
    somebody.has_task(
        title, note=note, spoons=3, priority="1", due="2027-02-03", time="09:30", minutes="15", start="2027-02-01", repeat="no"
    )
    somebody.has_task("=1+1")
    rows = list(csv.DictReader(io.StringIO(written(somebody, "tasks.csv").decode("utf-8-sig"), newline="")))
    [row] = [row for row in rows if row["Title"] == title]
    assert row["Note"] == note
    assert [row[name] for name in ("Spoons", "Priority", "Start", "Due", "Time", "Minutes")] == [
        "3", "high", "2027-02-01", "2027-02-03", "09:30", "15"
    ]
    assert "'=1+1" in [row["Title"] for row in rows]


@pytest.mark.exhaustive
def test_A8_a_spreadsheet_reads_reminders_and_the_days_of_daily_tasks(somebody):
    somebody.has_task("Bus", due="2027-02-03", reminder="15")
    somebody.has_task("Bins", repeat="weekdays", weekday="1")
    rows = {row["Title"]: row for row in csv.DictReader(io.StringIO(written(somebody, "tasks.csv").decode("utf-8-sig"), newline=""))}
    assert rows["Bus"]["Reminder (minutes before)"] == "15"
    assert rows["Bins"]["Every new day"] == "TU"


def test_A8_a_task_program_reads_dates_priority_note_and_what_is_done(somebody):
    note = "a, b; c\\d\nsecond"
    somebody.has_task("Dated", note=note, due="2027-02-03", priority="2", reminder="60")
    somebody.has_task("Timed", due="2027-02-03", time="09:30", reminder="15", priority="1")
    path = somebody.has_task("Over")
    somebody.post(f"{path}/done")
    found = to_dos(somebody)
    assert found["Dated"].decoded("DUE") == datetime.date(2027, 2, 3)
    assert str(found["Dated"]["DESCRIPTION"]) == note
    assert found["Dated"]["PRIORITY"] == 5
    assert found["Timed"].decoded("DUE") == datetime.datetime(2027, 2, 3, 9, 30)
    [alarm] = found["Timed"].walk("VALARM")
    assert alarm.decoded("TRIGGER") == datetime.timedelta(minutes=-15)
    [alarm] = found["Dated"].walk("VALARM")
    # An hour before nine, which is when a date without a time is meant, counted from midnight.
    assert alarm.decoded("TRIGGER") == datetime.timedelta(hours=8)
    assert alarm["TRIGGER"].params["RELATED"] == "END"
    assert found["Over"]["STATUS"] == "COMPLETED"
    assert found["Over"].decoded("COMPLETED").tzinfo is not None


@pytest.mark.exhaustive
def test_A8_a_task_program_keeps_the_list_the_subjects_the_spoons_and_the_minutes(somebody):
    somebody.has_list("Errands in town", "Bank ~3 25m #money")
    bank = to_dos(somebody)["Bank"]
    assert bank.categories == ["money", "Errands in town"]
    assert [str(bank[f"X-TEASPOON-{name}"]) for name in ("LIST", "SPOONS", "MINUTES")] == ["Errands in town", "3", "25"]


@pytest.mark.exhaustive
def test_A8_what_comes_into_every_new_day_comes_back_every_day_elsewhere(somebody):
    somebody.has_task("Tablets", repeat="daily")
    tablets = to_dos(somebody)["Tablets"]
    today = datetime.date.fromisoformat(somebody.page.evaluate("new Date().toLocaleDateString('sv')"))
    assert (tablets.decoded("DTSTART"), tablets.decoded("DUE")) == (today, today)
    assert tablets["RRULE"].to_ical() == b"FREQ=DAILY"


def test_A8_a_step_names_the_task_it_belongs_to(somebody):
    path = somebody.has_task("Cake")
    somebody.post(f"{path}/step", title="Eggs")
    found = to_dos(somebody)
    assert found["Eggs"]["RELATED-TO"] == found["Cake"]["UID"]


@pytest.mark.parametrize("time", first_of("09:30", ""))
@pytest.mark.parametrize(
    "rule, first, following",
    first_of(
        ("every month", "2027-01-31", ["2027-02-28", "2027-03-31", "2027-04-30"]),
        ("every day", "2027-01-30", ["2027-01-31", "2027-02-01"]),
        ("every month", "2027-12-30", ["2028-01-30", "2028-02-29", "2028-03-30"]),
        ("every year", "2028-02-29", ["2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"]),
    ),
)
def test_A8_a_calendar_a_task_program_and_a_spreadsheet_find_the_same_dates(somebody, rule, first, following, time):
    somebody.post("/app/tasks/new", quick="yes", title=" ".join(filter(None, ["Comes back", first, time, rule])))
    [event] = icalendar.Calendar.from_ical(written(somebody, "dates.ics")).walk("VEVENT")
    to_do = to_dos(somebody)["Comes back"]
    [row] = csv.DictReader(io.StringIO(written(somebody, "tasks.csv").decode("utf-8-sig"), newline=""))
    start = event.decoded("DTSTART")
    # A task program shows the date by DUE and counts from DTSTART.
    assert to_do.decoded("DUE") == to_do.decoded("DTSTART") == start
    begins = start if isinstance(start, datetime.datetime) else datetime.datetime.combine(start, datetime.time())
    assert isinstance(start, datetime.datetime) == bool(time)
    for text in [event["RRULE"].to_ical().decode(), to_do["RRULE"].to_ical().decode(), row["Repeat"]]:
        dates = dateutil.rrule.rrulestr(text, dtstart=begins)
        found = [date.date().isoformat() for date in itertools.islice(dates, len(following) + 1)]
        assert found == [first, *following]


def test_A8_text_reads_as_lists_of_just_these_words(somebody):
    titles = ["*not bold*", "1. no number", "# no heading", "[no](link)", "<b>no tag</b>", "a_b_c `d` ~~e~~", "- no list", "no end #"]
    for title in titles:
        somebody.has_task(title)
    somebody.has_list("Errands & *more* #", "Milk")
    tokens = markdown_it.MarkdownIt().enable("strikethrough").parse(written(somebody, "tasks.md").decode())
    words = ["".join(part.content for part in token.children) for token in tokens if token.type == "inline"]
    assert sorted(word.removeprefix("[ ] ") for word in words if word.startswith("[ ] ")) == sorted(["Milk", *titles])
    kinds = {part.type for token in tokens if token.children for part in token.children}
    assert kinds <= {"text", "text_special"}
    headings = [tokens[index + 1] for index, token in enumerate(tokens) if token.type == "heading_open"]
    assert ["".join(part.content for part in heading.children) for heading in headings] == ["Errands & *more* #", "Tasks in no list"]


def test_A8_the_file_of_everything_is_what_its_description_says(somebody):
    somebody.has_task("Shower", spoons="2")
    name, version, checksum, payload = cbor2.loads(written(somebody, "everything.teaspoon"))
    assert (name, version, len(checksum)) == ("teaspoon snapshot", 1, 8)
    devices, _time, _counter, table, records, index = cbor2.loads(payload)
    assert (len(devices), index, len(table) % 25) == (1, b"", 0)
    rows = [table[at : at + 25] for at in range(0, len(table), 25)]
    assert rows == sorted(rows)
    starts = [int.from_bytes(row[21:], "big") for row in rows] + [len(records)]
    titles = []
    for row, (start, end) in zip(rows, itertools.pairwise(starts), strict=True):
        if row[0] == 1:
            titles.append(fields(records[start:end])[1])
    assert titles == ["Shower"]


def fields(record):
    """A record of `docs/sync.md`: field, timestamp, value, one after another; a timestamp equal to the one before is null."""
    source, found = io.BytesIO(record), {}
    decoder = cbor2.CBORDecoder(source)
    while source.tell() < len(record):
        field = decoder.decode()
        if decoder.decode() is not None:
            decoder.decode()
            decoder.decode()
        found[field] = decoder.decode()
    return found
