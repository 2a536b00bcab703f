"""One program, compiled twice: the module in the browser answers byte for byte as the native program does."""

import base64
import os
import subprocess

import pytest

from program import ROOT, Program
from seeded_random import rounds

WORKBENCH = os.environ.get("WORKBENCH", ROOT / ".build/debug/Workbench")

REPLAY = """async (given) => {
    %s
    const { CBOR, Planner } = teaspoon;
    const { module, words, requests, responses } = given;
    const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const text = (one) => new TextDecoder().decode(one);
    const planner = await Planner.instantiate(bytes(module));
    // The device that the workbench writes as.
    planner.start(new Uint8Array(8).fill(7));
    if (words && !planner.setWords(bytes(words))) throw new Error('The planner refused a table of texts.');
    const expected = CBOR.decode(bytes(responses));
    const all = CBOR.decode(bytes(requests));
    const statuses = {};
    for (const [number, request] of all.entries()) {
        const answer = planner.handleBytes(request);
        const wanted = expected[number];
        const at = answer.findIndex((byte, index) => byte !== wanted[index]);
        if (at >= 0 || answer.length !== wanted.length) {
            const from = Math.max(0, at - 200);
            return {
                number,
                request: text(request.slice(0, 400)),
                at,
                lengths: [answer.length, wanted.length],
                browser: text(answer.slice(from, at + 200)),
                native: text(wanted.slice(from, at + 200)),
            };
        }
        const [status] = CBOR.decode(answer);
        statuses[status] = (statuses[status] ?? 0) + 1;
    }
    const snapshot = planner.snapshot(%d);
    return { same: all.length, statuses, snapshot: btoa(Array.from(snapshot, (byte) => String.fromCharCode(byte)).join('')) };
}"""


def short(language):
    return pytest.param(language, rounds(400), id=f"{language}-short", marks=pytest.mark.short)


def long(language):
    return pytest.param(language, rounds(1000), id=f"{language}-long", marks=pytest.mark.exhaustive)


# Arabic has six plural classes, and isolates what somebody wrote.
@pytest.mark.parametrize("language, count", [short("en"), long("en"), long("de"), long("ar")])
def test_the_module_answers_as_the_native_program_does(browser, tmp_path, rng, language, count):
    public = Program(tmp_path).public
    release = public / "static" / (public / "release.txt").read_text().strip()
    table = None if language == "en" else release / f"words/{language}.tsw"
    made = subprocess.run(
        [WORKBENCH, "transcript", "--seed", str(rng.getrandbits(63)), "--count", str(count), "--out", tmp_path]
        + (["--words", table] if table else []),
        capture_output=True, text=True, check=True,
    )
    now = int(made.stdout.strip().split()[-1])

    def encoded(path):
        return base64.b64encode(path.read_bytes()).decode()

    context = browser.new_context()
    try:
        result = context.new_page().evaluate(REPLAY.replace("%s", (release / "worker/worker.js").read_text()).replace("%d", str(now)), {
            "module": encoded(release / "planner.wasm"),
            "words": encoded(table) if table else "",
            "requests": encoded(tmp_path / "requests.cbor"),
            "responses": encoded(tmp_path / "responses.cbor"),
        })
    finally:
        context.close()
    assert "same" in result, result
    assert result["same"] >= count
    if table:
        assert f'lang="{language}"'.encode() in (tmp_path / "responses.cbor").read_bytes()
    # A transcript that is refused throughout would compare well and show nothing.
    assert result["statuses"]["200"] + result["statuses"]["303"] > count / 2
    assert base64.b64decode(result["snapshot"]) == (tmp_path / "snapshot.bin").read_bytes()


PERFORM = """async (given) => {
    %s
    const { CBOR, Planner } = teaspoon;
    const { module, commands } = given;
    const bytes = (text) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    const same = (one, other) => one.length === other.length && one.every((byte, index) => byte === other[index]);
    const planner = await Planner.instantiate(bytes(module));
    const wrong = [];
    const all = CBOR.decode(bytes(commands));
    for (const [name, before, spaces, requests, answers, after, now] of all) {
        planner.start(new Uint8Array(8).fill(7));
        if (!planner.loadSnapshot(before)) throw new Error(`The planner refused the plan of ${name}.`);
        planner.setSpaces(spaces.map(([number, role, others, own]) => ({ number, role, others, name: own })));
        for (const [number, request] of requests.entries()) {
            if (!same(planner.performBytes(request), answers[number])) wrong.push([name, number]);
        }
        if (!same(planner.snapshot(now), after)) wrong.push([name, 'after']);
    }
    return { count: all.length, wrong };
}"""


def test_T14_the_module_carries_out_each_command_as_the_native_program_does_once_under_its_key_and_undoes_it(browser, tmp_path):
    public = Program(tmp_path).public
    release = public / "static" / (public / "release.txt").read_text().strip()
    commands = tmp_path / "commands.cbor"
    subprocess.run([WORKBENCH, "commands", "--out", commands], check=True, capture_output=True)
    context = browser.new_context()
    try:
        result = context.new_page().evaluate(PERFORM.replace("%s", (release / "worker/worker.js").read_text()), {
            "module": base64.b64encode((release / "planner.wasm").read_bytes()).decode(),
            "commands": base64.b64encode(commands.read_bytes()).decode(),
        })
    finally:
        context.close()
    assert result["wrong"] == []
    assert result["count"] > 90
