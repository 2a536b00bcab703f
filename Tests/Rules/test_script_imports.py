"""Modules of the browser's scripts never import each other."""

import subprocess

import pytest

from program import ROOT


def check(folder, scripts):
    for name, script in scripts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(script)
    done = subprocess.run([ROOT / "tools/check-imports", folder], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout


@pytest.mark.parametrize("scripts, said", [
    (
        {"one.js": "import { two } from './two.js';\n", "two.js": "import { one } from './one.js';\n"},
        "one.js imports two.js imports one.js\n",
    ),
    (
        {
            "a/one.js": "import {\n  two,\n} from '../b/two.js';\n",
            "b/two.js": "export { three } from './three.js';\n",
            "b/three.js": "import '../a/one.js';\n",
        },
        "a/one.js imports b/two.js imports b/three.js imports a/one.js\n",
    ),
    ({"one.js": "const two = import('./two.js');\n", "two.js": "import './one.js';\n"}, "one.js imports two.js imports one.js\n"),
    ({"one.js": "import './one.js';\n"}, "one.js imports one.js\n"),
])  # fmt: skip
def test_modules_that_import_each_other_are_found(tmp_path, scripts, said):
    assert check(tmp_path, {"first.js": "import './last.js';\n", "last.js": "\n", **scripts}) == (1, said)


def test_a_module_may_be_imported_twice_and_name_the_types_of_those_that_import_it(tmp_path):
    assert check(tmp_path, {
        "one.js": "import { two } from './two.js';\nimport { three } from './three.js';\n",
        "two.js": "import { three } from './three.js';\n",
        "three.js": "/** @typedef {import('./one.js').One} One */\n/* import './one.js'; */\n"
        "// import './two.js';\nexport const three = './one.js';\n",
    }) == (0, "")  # fmt: skip
