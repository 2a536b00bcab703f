"""Finds the places of a file where a small fault can be put, and says what each would change.

A fault of Swift is written twice into one program, as it was and changed, and `mutant(number)` decides between the two while it runs.
So a fault is a list of edits whose texts may contain `{number}`. In JavaScript, where nothing is compiled, it is the change itself.
"""

import re
from dataclasses import dataclass, field

from .tokens import Source

COMPARISONS = {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "==="}
LOGIC = {"&&": "||", "||": "&&"}
SUMS = {"+": "-", "-": "+", "+=": "-=", "-=": "+="}
SWAPS = {**COMPARISONS, **LOGIC, **SUMS}
ASSIGNMENTS = {"=", "+=", "-=", "*=", "|=", "&=", "^=", "??=", "||=", "&&="}

DECLARING = {"struct", "enum", "class", "extension", "protocol", "actor"}
CONTROLLING = {"if", "guard", "for", "while", "repeat", "do", "switch", "else", "catch", "defer", "try", "finally"}
# The first words of statements that are not simply a call or an assignment.
KEYWORDS = CONTROLLING | DECLARING | {
    "return", "let", "var", "func", "init", "deinit", "case", "default", "throw", "break", "continue", "import", "static", "public",
    "private", "internal", "fileprivate", "final", "mutating", "override", "subscript", "typealias", "const", "function", "async",
    "new", "delete", "yield", "nonisolated", "fallthrough", "lazy", "weak", "indirect", "operator", "get", "set", "convenience",
}  # fmt: skip
# The values of early returns, by how the type of the result begins or ends.
RESULTS = [
    (r".*\?$", "nil"), (r"Bool$", "false"), (r"U?Int\d*$", "0"), (r"String$", '""'), (r"\[[^:]*\]$", "[]"), (r"\[.*:.*\]$", "[:]"),
]  # fmt: skip
# More numbers than this in one list are a table, not a rule.
TABLE = 6
# Above this one more or less is a matter of taste: a wait of 60,001 milliseconds is no fault.
LARGEST_NUMBER = 1000


@dataclass
class Edit:
    """Puts `text` in the place of what stands from `start` to `end`."""

    start: int
    end: int
    text: str


@dataclass
class Fault:
    module: str
    path: str
    line: int
    kind: str
    before: str
    after: str
    edits: list[Edit]
    # For a swapped operator: the operator, which gets a name of its own in the instrumented copy.
    operator: str | None = None
    number: int = 0
    outcome: dict = field(default_factory=dict)

    @property
    def start(self):
        return min(edit.start for edit in self.edits)

    @property
    def end(self):
        return max(edit.end for edit in self.edits)

    @property
    def is_javascript(self):
        return self.path.endswith(".js")

    @property
    def place(self):
        return f"{self.path}:{self.line}"


def find_faults(text, path, module):
    """Every place in a file where a fault can be put."""
    return Finder(Source(text, is_javascript=path.endswith(".js")), path, module).find()


class Finder:
    def __init__(self, source, path, module):
        self.source = source
        self.tokens = source.tokens
        self.path = path
        self.module = module
        self.is_javascript = source.is_javascript
        self.found = []
        self.excluded = self._excluded_tokens()

    def find(self):
        for index in range(len(self.tokens)):
            if index in self.excluded:
                continue
            self._operator(index)
            self._literal(index)
            self._condition(index)
            self._ternary(index)
            self._order(index)
            self._query(index)
        for statement in self.source.statements:
            if statement.first not in self.excluded:
                self._dropped_statement(statement)
                self._early_return(statement)
        return self.found

    def _add(self, kind, index, before, after, *edits, operator=None):
        fault = Fault(self.module, self.path, self.tokens[index].line, kind, before, after, list(edits), operator)
        self.found.append(fault)

    def _excluded_tokens(self):
        """Patterns of `case`, attributes, `#if` and `#available`: whatever is not carried out."""
        excluded = set()
        for statement in self.source.statements:
            if self.tokens[statement.first].text in ("case", "default", "@unknown", "import", "typealias"):
                excluded.update(range(statement.first, statement.last + 1))
        for index, token in enumerate(self.tokens):
            if token.text == "case":
                excluded.update(range(index, self._pattern_end(index)))
            elif token.text.startswith(("@", "#")) and token.kind == "word":
                following = index + 1
                is_call = following < len(self.tokens) and self.tokens[following].text == "(" and token.end == self.tokens[following].start
                excluded.update(range(index, self.source.partner.get(following, index) + 1 if is_call else following))
                if token.text in ("#if", "#elseif"):
                    excluded.update(i for i in range(index, len(self.tokens)) if self.tokens[i].line == token.line)
        return excluded

    def _pattern_end(self, index):
        """Where the pattern of a `case` ends: before its colon, its `where`, or the `=` of `if case`."""
        for inner in self.source.at_depth(index + 1, len(self.tokens)):
            if self.tokens[inner].text in (":", "=", "where", "in") or self.source.parent[inner] != self.source.parent[index]:
                return inner
        return len(self.tokens)

    # Kinds of faults

    def _operator(self, index):
        token = self.tokens[index]
        if token.kind != "operator" or token.text not in SWAPS or not self.source.is_spaced(index):
            return
        if token.text in ("+", "-", "+=", "-=") and self._joins_texts(index):
            return
        changed = SWAPS[token.text]
        kind = "comparison" if token.text in COMPARISONS else "logic" if token.text in LOGIC else "sum"
        text = changed if self.is_javascript else "{operator}"
        self._add(kind, index, token.text, changed, Edit(token.start, token.end, text), operator=token.text)

    def _joins_texts(self, index):
        """Whether a plus seems to be one of texts or lists, which have no minus."""
        left, right = self.tokens[index - 1], self.tokens[index + 1]
        return left.kind == "string" or right.kind == "string" or right.text == "[" or left.text == "]"

    def _literal(self, index):
        token = self.tokens[index]
        if token.text in ("true", "false") and self.tokens[index - 1].text != ".":
            changed = "false" if token.text == "true" else "true"
            switched = "!mutant({number})" if token.text == "true" else "mutant({number})"
            self._replace("boolean", index, changed, switched)
        if token.kind != "number" or self.tokens[index - 1].text == "." or self._is_in_table(index):
            return
        if not re.fullmatch(r"[\d_]+|0x[\da-fA-F_]+", token.text):
            return
        value = int(token.text.replace("_", ""), 0)
        if value > LARGEST_NUMBER:
            return
        # One less as often as one more; below nought is left to signs.
        changed = str(value - 1 if value > 1 and index % 2 else value + 1)
        self._replace("number", index, changed, "(mutant({number}) ? " + f"{changed} : {token.text})")

    def _is_in_table(self, index):
        parent = self.source.parent[index]
        if parent < 0 or self.tokens[parent].text != "[":
            return False
        return sum(self.tokens[i].kind == "number" for i in range(parent, self.source.partner[parent])) > TABLE

    def _replace(self, kind, index, changed, switched):
        token = self.tokens[index]
        text = changed if self.is_javascript else switched
        self._add(kind, index, token.text, changed, Edit(token.start, token.end, text))

    def _condition(self, index):
        token = self.tokens[index]
        if token.kind != "word" or token.text not in ("if", "guard", "while", "where") or self.tokens[index - 1].text == ".":
            return
        if index + 1 >= len(self.tokens):
            return
        if self.is_javascript:
            if token.text in ("if", "while") and self.tokens[index + 1].text == "(":
                self._negate(index + 2, self.source.partner[index + 1] - 1)
            return
        if token.text == "where" and not self._is_where_of_loop(index):
            return
        ends = {"if": "{", "while": "{", "guard": "else", "where": "{"}
        start = index + 1
        for inner in self.source.at_depth(index + 1, len(self.tokens)):
            text = self.tokens[inner].text
            if (text == "," and token.text != "where") or text == ends[token.text]:
                self._negate(start, inner - 1)
                start = inner + 1
            if text == ends[token.text] or self.source.parent[inner] != self.source.parent[index]:
                return

    def _is_where_of_loop(self, index):
        return any(
            statement.first < index <= statement.last and self.tokens[statement.first].text == "for"
            for statement in self.source.statements
            if statement.scope == self.source.parent[index]
        )

    def _negate(self, first, last):
        words = {self.tokens[i].text for i in self.source.at_depth(first, last + 1)}
        if first > last or words & {"let", "var", "case", "is"} or self.tokens[first].text.startswith("#"):
            return
        if not self.is_javascript and "=" in words:
            return
        start, end = self.tokens[first].start, self.tokens[last].end
        before = self.source.text[start:end]
        opening, closing = ("!(", ")") if self.is_javascript else ("(mutant({number}) != (", "))")
        self._add("condition", first, before, f"!({before})", Edit(start, start, opening), Edit(end, end, closing))

    def _ternary(self, index):
        token = self.tokens[index]
        if token.kind != "operator" or token.text != "?" or not self.source.is_spaced(index):
            return
        first = index
        while first > 0 and self.source.parent[index] != first - 1 and first not in self.source.statement_starts:
            before = first - 1
            text = self.tokens[before].text
            if text in (",", ":", "=", "return", "in", "=>", "try", "await", "?", "??", "throw") or text in ASSIGNMENTS:
                break
            # Over a whole pair of brackets at once.
            first = self.source.partner[before] if text in (")", "]", "}") else before
        self._negate(first, index - 1)

    def _order(self, index):
        token = self.tokens[index]
        names = ("sort", "reverse", "toSorted", "toReversed") if self.is_javascript else ("sorted", "reversed")
        if token.text not in names or self.tokens[index - 1].text != "." or index + 1 >= len(self.tokens):
            return
        following = self.tokens[index + 1]
        if self.is_javascript:
            end = self.tokens[self.source.partner[index + 1]].end if following.text == "(" else None
            if end:
                start = self.tokens[index - 1].start
                self._add("order", index, self.source.text[start:end], "", Edit(start, end, ""))
            return
        if following.text == "{" and token.text == "sorted":
            text = "(unless: mutant({number}))"
        elif following.text == "(":
            text = None
        else:
            return
        if text is None:
            is_empty = self.source.partner[index + 1] == index + 2
            edit = Edit(following.end, following.end, "unless: mutant({number})" + ("" if is_empty else ", "))
        else:
            edit = Edit(token.end, token.end, text)
        self._add("order", index, f".{token.text}", "", edit)

    def _query(self, index):
        """Statements of SQL are texts to the compiler: one comparison, one `AND` or one direction in them is changed."""
        token = self.tokens[index]
        if token.kind != "string" or self.is_javascript or not re.search(r"\b(SELECT|UPDATE|DELETE|INSERT)\b", token.text):
            return
        for found in re.finditer(r" (<=|>=|<|>) | DESC\b|\bAND\b", token.text):
            word = found[0].strip()
            changed = {"DESC": "", "AND": "OR"}.get(word) or COMPARISONS.get(word, "")
            if word == "AND" and "BETWEEN" in token.text:
                continue
            start = found.start() + found[0].index(word)
            other = token.text[:start] + changed + token.text[start + len(word) :]
            self._add(
                "query", index, word, changed,
                Edit(token.start, token.start, "(mutant({number}) ? " + f"{other} : "), Edit(token.end, token.end, ")"),
            )  # fmt: skip
            self.found[-1].line += token.text.count("\n", 0, start)

    def _dropped_statement(self, statement):
        first, last = statement.first, statement.last
        token = self.tokens[first]
        if token.kind != "word" or token.text in KEYWORDS or token.text[0] in "@#" or not self._is_code(statement.scope):
            return
        depth = [self.tokens[i].text for i in self.source.at_depth(first, last + 1)]
        is_assignment = any(text in ASSIGNMENTS for text in depth)
        has_call = any(text == "(" for text in depth)
        if not is_assignment and not (has_call and depth[-1] in (")", "}")):
            return
        if not is_assignment and self._is_result(statement):
            return
        # Without it a property would have no value, which does not compile.
        if is_assignment and any(token.text == "init" for token in self.source.header(statement.scope)):
            return
        end = self.tokens[last].end - (self.tokens[last].text == ";")
        before = self.source.text[token.start : end]
        if self.is_javascript:
            edits = [Edit(token.start, end, "")]
            if self.tokens[last].text != ";" and (last + 1 == len(self.tokens) or self.tokens[last + 1].text != ";"):
                return
        else:
            edits = [Edit(token.start, token.start, "if !mutant({number}) { "), Edit(end, end, " }")]
        self._add("statement", first, before, "", *edits)

    def _is_code(self, scope):
        """Whether statements are carried out in these braces, and not declared or listed."""
        if scope < 0:
            return False
        if self.is_javascript:
            return self.tokens[scope - 1].text in (")", "=>", "else", "try", "finally", "do")
        header = self.source.header(scope)
        return not any(token.text in DECLARING for token in header) and not (header and header[0].text == "switch")

    def _is_result(self, statement):
        """Whether a statement is all there is in a body that answers with its value."""
        siblings = [other for other in self.source.statements if other.scope == statement.scope]
        if self.is_javascript or len(siblings) > 1:
            return False
        header = self.source.header(statement.scope)
        words = [token.text for token in header]
        if not words:
            return True
        return words[0] not in CONTROLLING and ("func" not in words or "->" in words)

    def _early_return(self, statement):
        first, last = statement.first, statement.last
        if self.tokens[last].text != "}":
            return
        body = self.source.partner[last]
        words = self.source.texts(first, body)
        name = self._function_name(statement, words, body)
        if not name:
            return
        statements = [other for other in self.source.statements if other.scope == body]
        if self.is_javascript or not (arrows := [i for i in self.source.at_depth(first, body) if self.tokens[i].text == "->"]):
            result = ""
        else:
            arrow = arrows[0]
            kind = self.source.text[self.tokens[arrow].end : self.tokens[body].start].split(" where ")[0].strip()
            result = next((value for pattern, value in RESULTS if re.fullmatch(pattern, kind)), None)
        if result is None or not statements or (result and len(statements) < 2):
            return
        text = f"return {result}".strip()
        end = self.tokens[body].end
        edit = f" {text};" if self.is_javascript else " if mutant({number}) { " + text + " };"
        self._add("early return", first, name, text, Edit(end, end, edit))

    def _function_name(self, statement, words, body):
        if not self.is_javascript:
            if "func" in words and not any(word in DECLARING - {"class"} for word in words[: words.index("func")]):
                return words[words.index("func") + 1]
            return None
        if self.tokens[body - 1].text != ")":
            return None
        name = self.tokens[self.source.partner[body - 1] - 1].text
        is_method = statement.scope >= 0 and "class" in [token.text for token in self.source.header(statement.scope)]
        is_function = "function" in words
        return name if (is_method or is_function) and name not in CONTROLLING | {"constructor"} else None


def apply(text, edits):
    """A file with edits in it, none of which overlap."""
    for edit in sorted(edits, key=lambda edit: (edit.start, edit.end), reverse=True):
        text = text[: edit.start] + edit.text + text[edit.end :]
    return text
