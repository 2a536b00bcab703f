"""`make bench` runs to its end: every part with next to nothing to do, alone and after the others."""

import json
import os
import subprocess
import sys

import pytest

from program import ROOT

sys.path.insert(0, str(ROOT / "Benchmarks"))

import bench


def run(tmp_path, *parts):
    """The results of these parts, or of all."""
    results = tmp_path / "results.json"
    tiny = {"BENCH_TINY": "1", "BENCH_RESULTS": str(results), "BENCH_PROGRAMS": str(ROOT / ".build/debug")}
    done = subprocess.run([sys.executable, bench.__file__, *parts], env={**os.environ, **tiny}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(results.read_text())


@pytest.mark.exhaustive
def test_a_part_with_an_event_loop_of_its_own_runs_after_one_in_a_browser(tmp_path):
    assert list(run(tmp_path, "day", "devices")) == ["day", "devices"]


@pytest.mark.exhaustive
@pytest.mark.minutes
@pytest.mark.parametrize("part", bench.PARTS)
def test_each_part_runs_alone(part, tmp_path):
    assert list(run(tmp_path, part)) == [part]


@pytest.mark.exhaustive
@pytest.mark.minutes
def test_all_parts_run_after_one_another(tmp_path):
    assert list(run(tmp_path)) == list(bench.PARTS)


def test_each_result_is_written_when_it_is_there_and_a_part_that_breaks_off_keeps_no_other_from_it(tmp_path, monkeypatch):
    results = tmp_path / "results.json"
    seen = []

    def broken():
        seen.append(json.loads(results.read_text()))
        raise RuntimeError("no answer")

    parts = {name: (measure, lambda _result: []) for name, measure in {"one": lambda: 1, "two": broken, "three": lambda: 3}.items()}
    monkeypatch.setattr(bench, "PARTS", parts)
    monkeypatch.setattr(bench, "RESULTS", results)
    with pytest.raises(SystemExit, match="two"):
        bench.main([])
    assert seen == [{"one": 1}]
    assert json.loads(results.read_text()) == {"one": 1, "three": 3}
