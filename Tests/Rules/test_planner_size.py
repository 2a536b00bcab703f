"""Every phone loads the planner, and the texts of its language, before it works offline: they stay as small as docs/performance.md says."""

from program import Program

# A feature may need more: then this number, docs/performance.md and docs/scaling.md change with it, so that a reviewer sees it.
# The table of keys, its sheet and its setting took 2.6 kB; saved views, with their commands, page and form, 2.9 kB; files for other
# programs that say all they can hold 1.8 kB; costs that are given, and added up, while tasks are chosen 2.5 kB; the action bar, the menu
# and the row of spoons 1.8 kB; all pages in shared components, with fields that open in place, 27 kB; plans for a day 9 kB; what a device
# does in a sync 5.5 kB, of which the worker's scripts lost 4.7 kB; others below the task of What now?, keys of suns and numbers of the
# calendar that agree with Today 2.4 kB; every command as a case of one type 2.9 kB; routes and their handlers in one table 3.2 kB, of which
# a further round of wasm-opt took back 0.8; a catalog for texts, which reads tables of other languages, checks them and chooses plurals,
# 5.0 kB; what tools/order-functions and parameters that are handed over save, 15.9 kB less; the texts of all pages as whole sentences,
# dates by the patterns of a language, and the choice of a language 7.0 kB; quick add in each language, and rules of quick add that a table
# brings along 5.1 kB; tables without lengths 2.6 kB less; mended rules and pages 1.1 kB.
MOST = 520_000

# What another language than English adds to a first visit: the table of its texts, and the texts of its scripts.
MOST_OF_A_LANGUAGE = 30_000


def release_files(tmp_path):
    public = Program(tmp_path).public
    return public / "static" / (public / "release.txt").read_text().strip()


def test_the_planner_takes_no_more_than_that_on_its_way_to_a_browser(tmp_path):
    assert (release_files(tmp_path) / "planner.wasm.br").stat().st_size <= MOST


def test_another_language_adds_no_more_than_that_to_a_first_visit(tmp_path):
    words = release_files(tmp_path) / "words"
    sizes = {
        table.stem: sum((words / f"{table.stem}.{kind}.br").stat().st_size for kind in ("tsw", "json"))
        for table in words.glob("*.tsw")
    }
    assert sizes and {tag: size for tag, size in sizes.items() if size > MOST_OF_A_LANGUAGE} == {}
