"""N4: insights and the report, with twelve weeks of days, looked at and on paper."""

import io
import os
import subprocess
import time
from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pypdf
import pytest
from playwright.sync_api import expect

import chromium
from looks import look_at
from program import ROOT
from variants import first_of

WORKBENCH = os.environ.get("WORKBENCH", ROOT / ".build/debug/Workbench")
WEEKS = [2, 4, 8, 12]
SHEETS = {"A4": (595, 842), "Letter": (612, 792)}


@pytest.fixture(scope="session")
def lived(tmp_path_factory):
    """Twelve weeks of days as files of everything: with usual names, and with the longest."""
    files = {}
    for kind, long in ("usual", 0), ("longest", 1):
        file = tmp_path_factory.mktemp("lived") / f"{kind}.teaspoon"
        # The last of the days is today where the browser is, and began an hour before.
        now = min(max(int(time.time()), midnight() + 3_660), midnight() + 86_399) * 1000
        subprocess.run([WORKBENCH, "weeks", "--out", file, "--weeks", "12", "--long", str(long), "--now", str(now)], check=True)
        files[kind] = file.read_bytes()
    return files


def midnight():
    """
    When today begins in UTC, in seconds since 1970. It is the date where the browser is (`chromium.MORNING`): a run that goes on over a
    midnight of UTC is still on the day before there.
    """
    today = datetime.now(ZoneInfo(chromium.MORNING)).date()
    return int(datetime(today.year, today.month, today.day, tzinfo=UTC).timestamp())


def lives(person, content):
    person.arrive()
    person.open("/app/data/import")
    person.field("Backup file").set_input_files({"name": "a.teaspoon", "mimeType": "application/octet-stream", "buffer": content})
    person.press("Preview")
    person.press("Import")
    person.is_on("Today")


def report(person, sheet, weeks, tasks="yes"):
    """The report as the browser prints it, and its words."""
    person.open(f"/app/insights/report?weeks={weeks}&tasks={tasks}")
    pdf = person.page.pdf(format=sheet, tagged=True)
    reader = pypdf.PdfReader(io.BytesIO(pdf))
    return reader, " ".join(" ".join(page.extract_text() for page in reader.pages).split())


@pytest.mark.parametrize("kind", first_of("longest", "usual"))
@pytest.mark.parametrize("sheet", first_of("A4", "Letter"))
def test_N4_the_report_is_one_page_of_two_to_twelve_weeks(person, lived, kind, sheet):
    lives(person, lived[kind])
    for weeks in WEEKS:
        reader, words = report(person, sheet, weeks)
        assert len(reader.pages) == 1, weeks
        box = reader.pages[0].mediabox
        assert (round(box.width), round(box.height)) == pytest.approx(SHEETS[sheet], abs=1)
        # Nothing is cut off at the foot, and nothing of the app is on it.
        assert "not a diagnosis." in words
        assert "Days noted: " in words and "Notes for the visit" in words
        for button in "Print", "2 weeks", "Save", "Help", "Today":
            assert button not in words.replace("Today so far", "")
        assert reader.trailer["/Root"]["/MarkInfo"]["/Marked"]


@pytest.mark.exhaustive
@pytest.mark.parametrize("sheet", SHEETS)
def test_N4_the_report_of_nothing_is_one_page(touch, sheet):
    touch.has()
    for weeks in WEEKS:
        reader, words = report(touch, sheet, weeks)
        assert len(reader.pages) == 1
        assert "Nothing was noted in these weeks." in words


VIEWS = ["/app/insights", "/app/insights?weeks=1", "/app/insights/report?weeks=12&tasks=yes"]


# The longest titles make a view wider and higher than usual ones. With a few days, the same pages are among all pages.
@pytest.mark.exhaustive
@pytest.mark.parametrize("path", VIEWS)
@pytest.mark.parametrize("kind", ["longest", "usual"])
def test_N4_with_twelve_weeks_of_days_it_looks_as_every_page_must(person, lived, kind, path):
    lives(person, lived[kind])
    person.open(path)
    faults = look_at(person.page, is_fresh=True, has_themes=True)
    assert not faults.found, f"\n{faults}"


def test_N4_every_view_is_there_after_twelve_weeks(person, lived):
    lives(person, lived["usual"])
    person.open("/app/more")
    person.hand.press(person.row("Insights").get_by_role("link"))
    person.is_on("Insights")
    for heading in (
        "Today so far", "Four weeks", "Planned and real", "After heavier days", "Used of what there was", "Where it went", "Twelve weeks",
    ):
        expect(person.page.get_by_role("heading", name=heading, exact=True)).to_be_visible()
