"""Where `tools/mutate` finds places for faults, and how it puts them into a file."""

import re
import runpy
import sys

import pytest

from program import ROOT

sys.path.insert(0, str(ROOT / "tools"))

from mutation.draw import shares
from mutation.faults import apply, find_faults
from mutation.instrumented import declaration, operator_name
from mutation.sync_faults import FAULTS


def swift(text):
    return find_faults(text, "Sources/Planner/Some.swift", "Planner")


def javascript(text):
    return find_faults(text, "Web/worker/some.js", "worker")


def changes(faults, kind):
    return [(fault.before, fault.after) for fault in faults if fault.kind == kind]


def changed(text, fault):
    edits = [type(edit)(edit.start, edit.end, edit.text.replace("{number}", "7")) for edit in fault.edits]
    return apply(text, edits)


def only(faults, kind):
    (fault,) = [fault for fault in faults if fault.kind == kind]
    return fault


@pytest.mark.parametrize(
    "text",
    [
        "// if a < b && true { f(1) }\n",
        "/* a < b /* true */ && 1 */\n",
        'let text = "a < b && \\(names["true"] ?? "1 + 2") || true"\n',
        'let text = #"a "quoted" < true \\(1)"#\n',
        'let text = """\n    a < b && true "1"\n    """\n',
        "let list: Array<Int>\nfunc one<T: Comparable>(_ value: T?) -> Set<T>\n",
        "@Test(arguments: [1, true])\nimport Facts\n",
        "enum Kind: Int {\n    case one = 1\n}\n",
        "#if os(Linux) && true\n#endif\n",
    ],
)
def test_no_fault_is_put_where_nothing_is_carried_out(text):
    assert swift(text) == []


@pytest.mark.parametrize(
    "text",
    [
        "// a < b\n",
        "const text = `a < b ${names.get(`x < ${1}`)} true`;\n",
        "const pattern = /a < b && [/] true/;\n",
        "return /^\\/(account|gallery) < /\n",
    ],
)
def test_no_fault_is_put_into_texts_and_patterns_of_a_script(text):
    assert javascript(text) == []


def test_each_condition_of_a_guard_is_negated_by_itself_and_no_binding_is():
    text = "func f() {\n    guard let a, a.isOpen, case .b = a, !c else { return }\n    g()\n}\n"
    assert [before for before, _ in changes(swift(text), "condition")] == ["a.isOpen", "!c"]
    first = next(fault for fault in swift(text) if fault.kind == "condition")
    assert "guard let a, (mutant(7) != (a.isOpen)), case .b" in changed(text, first)


def test_what_comes_before_a_question_mark_is_negated_whole():
    text = "func f() -> Int {\n    let a = g(b, c) == d ? 5000 : 6000\n    return a\n}\n"
    assert [before for before, _ in changes(swift(text), "condition")] == ["g(b, c) == d"]


def test_the_condition_of_a_script_is_negated():
    text = "if (a.b(c) || d) e();\n"
    assert changed(text, only(javascript(text), "condition")) == "if (!(a.b(c) || d)) e();\n"


def test_comparisons_move_by_one_and_the_two_of_a_chain_are_two_places():
    text = "let a = b < c && d == e\n"
    assert changes(swift(text), "comparison") == [("<", "<="), ("==", "!=")]
    assert changes(swift(text), "logic") == [("&&", "||")]


def test_texts_and_lists_are_not_subtracted():
    assert changes(swift('let a = b + "c"\nlet d = e + [f]\nlet g = h + i\n'), "sum") == [("+", "-")]


def test_a_number_is_one_off_but_a_large_one_a_tuples_and_a_tables_are_not():
    text = "let a = b(3, c.0)\nlet d = 60_000\nlet e = [1, 2, 3, 4, 5, 6, 7]\n"
    fault = only(swift(text), "number")
    assert (fault.before, fault.after) in [("3", "2"), ("3", "4")]
    assert changed(text, fault).startswith(f"let a = b((mutant(7) ? {fault.after} : 3), c.0)\n")


def test_a_truth_is_turned_over():
    assert changed("let a = true\n", only(swift("let a = true\n"), "boolean")) == "let a = !mutant(7)\n"
    assert changed("let a = false\n", only(swift("let a = false\n"), "boolean")) == "let a = mutant(7)\n"


def test_a_call_or_an_assignment_is_left_out_but_no_value_and_no_declaration():
    text = (
        "struct A {\n    let b = c()\n    var d: Int { e() }\n    func f() -> Int {\n        g(\n            1000\n        )\n"
        "        h = i\n        return j()\n    }\n}\n"
    )
    faults = swift(text)
    assert [before.split("(")[0] for before, _ in changes(faults, "statement")] == ["g", "h = i"]
    second = [fault for fault in faults if fault.kind == "statement"][1]
    assert "if !mutant(7) { h = i }\n" in changed(text, second)


def test_a_statement_goes_on_in_a_line_that_begins_with_a_point():
    text = "func f() {\n    a.b()\n        .c(d)\n    e()\n}\n"
    assert [before for before, _ in changes(swift(text), "statement")] == ["a.b()\n        .c(d)", "e()"]


def test_a_statement_of_a_script_goes_whole():
    text = "function f() {\n  a.b(c);\n  return d;\n}\n"
    assert changed(text, only(javascript(text), "statement")) == "function f() {\n  ;\n  return d;\n}\n"


@pytest.mark.parametrize(
    ("result", "returned"), [("", "return"), (" -> Bool", "return false"), (" -> [Task]", "return []"), (" -> A?", "return nil")]
)
def test_a_function_returns_at_once_with_the_least_there_is(result, returned):
    text = f"func f(_ a: Int) throws(Fault){result} {{\n    g()\n    h()\n}}\n"
    assert f"{{ if mutant(7) {{ {returned} }};\n" in changed(text, only(swift(text), "early return"))


def test_a_function_of_another_result_does_not_return_at_once():
    assert changes(swift("func f() -> Outcome {\n    g()\n    return h()\n}\n"), "early return") == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a.sorted()", "a.sorted(unless: mutant(7))"),
        ("a.sorted(by: b)", "a.sorted(unless: mutant(7), by: b)"),
        ("a.sorted { $0 }", "a.sorted(unless: mutant(7)) { $0 }"),
        ("a.reversed()", "a.reversed(unless: mutant(7))"),
    ],
)
def test_an_order_is_left_out(before, after):
    text = f"let c = {before}\n"
    assert changed(text, only(swift(text), "order")) == f"let c = {after}\n"


def test_a_statement_of_sql_is_changed_within_its_text_and_the_place_is_its_line():
    text = 'let a = """\n    SELECT b FROM c\n    WHERE d <= ? ORDER BY e DESC\n    """\n'
    faults = swift(text)
    assert [(fault.before, fault.after, fault.line) for fault in faults] == [("<=", "<", 3), ("DESC", "", 3)]
    assert "WHERE d < ? ORDER BY e DESC" in changed(text, faults[0])
    assert changed(text, faults[0]).endswith(f": {text[len('let a = '):-1]})\n")


def test_every_swapped_operator_has_a_name_of_its_own_that_is_one_operator():
    faults = [fault for fault in swift("let a = b < c && d == e || f + g > h - i\n") if fault.operator]
    for number, fault in enumerate(faults * 40, 1):
        fault.number = number
        assert re.fullmatch(r"[<>=&|+\-]+[~^%]+", operator_name(fault))
        assert f"mutant({number})" in declaration(fault)
    names = []
    for number in range(1, 200):
        faults[0].number = number
        names.append(operator_name(faults[0]))
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("count", [1, 7, 60, 100])
def test_every_fault_asked_for_is_of_some_module(count):
    assert sum(shares(count).values()) == count


IMPORT = re.compile(r"^(?:public |package |internal )?import (\w+)", re.MULTILINE)


def test_the_package_for_faults_of_the_synchronisation_has_files_that_exist_and_the_modules_that_they_import():
    tool = runpy.run_path(str(ROOT / "tools/mutate-sync"))
    listed = {"Storage": tool["STORAGE"], "Server": tool["SERVER"]}
    targets = re.findall(r'\.target\(name: "(\w+)"(?:, dependencies: \[([^\]]*)\])?', tool["PACKAGE"])
    dependencies = {module: set(re.findall(r"\w+", names)) for module, names in targets if module != "TestSupport"}
    assert dependencies.keys() == {*tool["MODULES"], "SyncClient"}
    for module, known in dependencies.items():
        folder = ROOT / "Sources" / module
        files = [folder / f"{name}.swift" for name in listed[module]] if module in listed else folder.rglob("*.swift")
        imported = {name for file in files for name in IMPORT.findall(file.read_text())}
        assert imported & dependencies.keys() == known, module


def test_every_fault_of_the_synchronisation_has_one_place():
    sources = ROOT / "Sources/SyncClient"
    assert [says for file, before, _, says in FAULTS if (sources / file).read_text().count(before) != 1] == []
