"""Every phone loads the planner before it works offline: it stays as small as docs/performance.md says."""

from program import Program

# A feature may need more: then this number, docs/performance.md and docs/scaling.md change with it, so that a reviewer sees it.
MOST = 321_000


def test_the_planner_takes_at_most_321_kB_on_its_way_to_a_browser(tmp_path):
    public = Program(tmp_path).public
    release = (public / "release.txt").read_text().strip()
    assert (public / "static" / release / "planner.wasm.br").stat().st_size <= MOST
