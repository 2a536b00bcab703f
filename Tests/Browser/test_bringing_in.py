"""Tasks of other programs come in: from a file in hand, undone, and brought in again."""

from playwright.sync_api import expect

from chromium import running_worker
from waits import settle

TODOIST = """TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
task,Water the plants @home @spoons-2,,4,1,,,2026-01-05,en,Europe/Berlin
task,Back room,,4,2,,,,,
task,Call the dentist,Ask for a morning,1,1,,,,,
"""


def choose(person, text=TODOIST, name="Home [6Crg8jQ886Wh4P5g].csv", mime="text/csv"):
    """Chooses a file on the page *I have tasks elsewhere*, which sends it at once."""
    person.is_on("I have tasks elsewhere")
    field = person.page.locator("#file-field")
    field.set_input_files({"name": name, "mimeType": mime, "buffer": text.encode()})


def test_with_a_file_in_hand_the_tasks_are_here_after_three_taps_on_the_first_page(touch):
    touch.arrive()
    touch.press("I have tasks elsewhere")  # 1; 2 chooses the file
    choose(touch)
    touch.is_on("Import from Todoist")
    touch.sees("3 tasks were found")
    touch.press("Import")  # 3
    touch.is_told("Imported from a file")


def test_undone_and_imported_again_it_is_as_it_was_and_nothing_is_doubled(person):
    person.has(at="/app/data/elsewhere")
    choose(person)
    person.press("Import")
    person.is_told("Imported from a file")
    person.enter("Tasks")
    person.sees_row("Call the dentist")
    person.open("/app/data/elsewhere")
    choose(person)
    person.sees("Nothing needs to be imported")
    person.sees("3 are here already")
    person.open("/app/history")
    person.press("Undo: Imported from a file")
    person.open("/app/data/elsewhere")
    choose(person)
    expect(person.page.locator("#all-here")).to_have_count(0)
    person.press("Import")
    person.is_told("Imported from a file")
    person.enter("Tasks")
    person.sees_row("Call the dentist")
    expect(person.page.get_by_text("Call the dentist", exact=True)).to_have_count(1)


def test_once_the_page_was_opened_files_are_read_without_a_network(touch):
    touch.has(at="/app/data/elsewhere")
    settle(touch)
    touch.context.set_offline(True)
    touch.open("/app/data/elsewhere")
    choose(touch)
    touch.is_on("Import from Todoist")
    touch.press("Import")
    touch.is_told("Imported from a file")


def test_without_what_reads_files_the_page_says_so_and_nothing_is_changed(touch):
    touch.has(at="/app/data")
    worker = running_worker(touch)
    worker.evaluate("() => { running.files.file = async () => { throw new TypeError('no network'); }; }")
    touch.open("/app/data/import")
    touch.field("Backup file").set_input_files({"name": "a.csv", "mimeType": "text/csv", "buffer": TODOIST.encode()})
    touch.press("Preview")
    touch.sees("Go online, then choose the file again")


def test_a_list_that_is_not_ticked_stays_out(person):
    person.has(at="/app/data/elsewhere")
    choose(person)
    person.page.locator("#lists input").first.uncheck()
    person.press("Import")
    person.enter("Tasks")
    expect(person.page.get_by_text("Call the dentist")).to_have_count(0)


def test_a_table_of_no_known_program_is_asked_about_column_by_column(person):
    person.has(at="/app/data/elsewhere")
    choose(person, "Was;Bis\nBrot kaufen;25.12.2031\nTee;\n", "x.csv")
    person.is_on("Which column is what?")
    person.page.get_by_label("Was").select_option("Title")
    person.page.get_by_label("Bis").select_option("Due date")
    person.press("Preview")
    person.sees("2 tasks were found")
    person.press("Import")
    person.enter("Tasks")
    person.sees_row("Brot kaufen")


def test_what_no_reader_knows_is_refused_with_the_reason(person):
    person.has(at="/app/data/elsewhere")
    choose(person, "\u0001\u0002", "x.bin", "application/octet-stream")
    person.sees("Teaspoon does not know this kind of file")
