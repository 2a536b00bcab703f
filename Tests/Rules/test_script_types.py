"""The types of the browser's scripts are checked: in every script, and as strictly as the compiler can."""

import json
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROJECTS = [ROOT / "Web/app", ROOT / "Web/worker"]


def tsc(project, *options):
    # The paths that it names are relative to the folder that it is started in.
    done = subprocess.run(["tsc", "--project", ".", *options], cwd=project, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


def checked(project):
    """The scripts of a project and those that they import, found without the compiler, which would read the types of all that browsers have."""
    waiting, found = [(project / name).resolve() for name in json.loads(tsc(project, "--showConfig")[1])["files"]], set()
    while waiting:
        script = waiting.pop()
        if script not in found and script.exists():
            found.add(script)
            waiting += [(script.parent / name).resolve() for name in re.findall(r"(?:from |import |import\()'(\.[^']+)'", script.read_text())]
    return found


def test_every_script_is_in_a_project_whose_types_are_checked():
    listed = set().union(*map(checked, PROJECTS))
    assert [script for script in (ROOT / "Web").rglob("*.js") if script not in listed] == []


SCRIPTS = {
    "right": "/** @param {number} one */\nexport const half = (one) => one / 2;\n",
    "another-type": "import { half } from './right.js';\nhalf('1');\n",
    "no-type": "export function half(one) { return one / 2; }\n",
    "null": "/** @type {string|null} */\nlet name = null;\nexport const length = () => name.length;\n",
    "not-exported": "import { nothing } from './right.js';\nnothing();\n",
    "no-such-type": "/** @returns {nowhere.Type} */\nexport const one = () => 1;\n",
}


def test_a_wrong_type_or_none_is_found(tmp_path):
    project = {"extends": str(ROOT / "tools/tsconfig.json"), "compilerOptions": {"lib": ["es2022", "dom"]}, "include": ["*.js"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(project))
    for name, script in SCRIPTS.items():
        (tmp_path / f"{name}.js").write_text(script)
    status, said = tsc(tmp_path)
    assert status != 0
    assert set(re.findall(r"^(?:\S*/)?([\w-]+)\.js\(\d", said, re.MULTILINE)) == SCRIPTS.keys() - {"right"}


def test_no_script_is_left_out_by_a_comment():
    for script in (ROOT / "Web").rglob("*.js"):
        assert "@ts-nocheck" not in script.read_text() and "@ts-ignore" not in script.read_text(), script
