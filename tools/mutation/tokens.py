"""Splits Swift and JavaScript into tokens, far enough to find places where a small fault can be put.

This is no parser: it knows comments, strings, numbers, operators, brackets, and where a statement begins and ends.
"""

import re
from dataclasses import dataclass

OPENING = {"(": ")", "[": "]", "{": "}"}
CLOSING = set(OPENING.values())
# A statement does not end before a line that begins with one of these.
CONTINUING = {"else", "catch", "where", "as", "is", "throws", "rethrows", "async"}
# Words after which a statement goes on in the next line.
UNFINISHED = {"return", "in", "case", "let", "var", "try", "await", "throw", "const", "new", "typeof", "where", "else", "is", "as"}

SPACE = re.compile(r"\s+")
WORD = re.compile(r"[$#@]?[A-Za-z_\u00c0-\uffff][\w$]*|\$\d+|`\w+`")
NUMBER = re.compile(r"0[xX][\da-fA-F_]+n?|0b[01_]+|\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][+-]?\d+)?n?")
OPERATOR = re.compile(r"\.{2,}<?|[/=\-+!*%<>&|^~?]+")
# In JavaScript a slash after one of these begins a regular expression.
BEFORE_PATTERN = set("(,=:[!&|?{};+-<>") | {"return", "typeof", "case"}
PATTERN = re.compile(r"/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/[a-z]*")


@dataclass
class Token:
    kind: str  # word, number, string, operator or mark
    text: str
    start: int
    end: int
    line: int
    last_line: int


@dataclass
class Statement:
    """Tokens from `first` to `last`, both included, in the braces that open at `scope` (-1: in none)."""

    first: int
    last: int
    scope: int


class Source:
    """A file as tokens, brackets in pairs, and statements."""

    def __init__(self, text, is_javascript=False):
        self.text = text
        self.is_javascript = is_javascript
        self.tokens = list(self._split())
        self.partner = {}
        self.parent = []
        self._pair_brackets()
        self.statements = []
        self._find_statements(-1, 0, len(self.tokens))
        self.statement_starts = {statement.first for statement in self.statements}
        self._statement_of_scope = {}
        for statement in self.statements:
            for index in self.at_depth(statement.first, statement.last + 1):
                if self.tokens[index].text == "{":
                    self._statement_of_scope[index] = statement

    # Tokens

    def _split(self):
        position, line, previous = 0, 1, None
        while position < len(self.text):
            if found := SPACE.match(self.text, position):
                line += found[0].count("\n")
                position = found.end()
                continue
            if end := self._comment_end(position):
                line += self.text.count("\n", position, end)
                position = end
                continue
            kind, end = self._token_at(position, previous)
            text = self.text[position:end]
            last_line = line + text.count("\n")
            previous = Token(kind, text, position, end, line, last_line)
            yield previous
            position, line = end, last_line

    def _comment_end(self, position):
        if self.text.startswith("//", position):
            end = self.text.find("\n", position)
            return len(self.text) if end < 0 else end
        if not self.text.startswith("/*", position):
            return None
        depth, end = 1, position + 2
        while depth and end < len(self.text):
            if self.text.startswith("*/", end):
                depth, end = depth - 1, end + 2
            elif self.text.startswith("/*", end) and not self.is_javascript:
                depth, end = depth + 1, end + 2
            else:
                end += 1
        return end

    def _token_at(self, position, previous):
        character = self.text[position]
        if self.is_javascript:
            if character in "\"'":
                return "string", self._quoted_end(position + 1, character)
            if character == "`":
                return "string", self._quoted_end(position + 1, "`", "${", "}")
            is_pattern = previous is None or previous.text[-1] in BEFORE_PATTERN or previous.text in BEFORE_PATTERN
            if character == "/" and is_pattern and (found := PATTERN.match(self.text, position)):
                return "string", found.end()
        elif found := re.compile(r'(#*)("""|")').match(self.text, position):
            hashes, quote = found[1], found[2]
            return "string", self._quoted_end(found.end(), quote + hashes, "\\" + hashes + "(", ")", "\\" + hashes)
        for kind, pattern in (("word", WORD), ("number", NUMBER), ("operator", OPERATOR)):
            if found := pattern.match(self.text, position):
                return kind, found.end()
        return "mark", position + 1

    def _quoted_end(self, position, quote, opening=None, closing=None, escape="\\"):
        """Where a string ends whose content begins here; interpolated parts may contain strings."""
        while position < len(self.text):
            if self.text.startswith(quote, position):
                return position + len(quote)
            if opening and self.text.startswith(opening, position):
                position = self._interpolation_end(position + len(opening), opening[-1], closing)
            elif self.text.startswith(escape, position):
                position += len(escape) + 1
            else:
                position += 1
        return position

    def _interpolation_end(self, position, opening, closing):
        depth = 1
        while depth and position < len(self.text):
            character = self.text[position]
            if character in "\"`'" and (self.is_javascript or character == '"'):
                position = self._token_at(position, None)[1]
                continue
            depth += (character == opening) - (character == closing)
            position += 1
        return position

    # Brackets

    def _pair_brackets(self):
        opened = []
        for index, token in enumerate(self.tokens):
            if token.kind == "mark" and token.text in CLOSING and opened:
                self.partner[index] = opened.pop()
                self.partner[self.partner[index]] = index
            self.parent.append(opened[-1] if opened else -1)
            if token.kind == "mark" and token.text in OPENING:
                opened.append(index)

    def at_depth(self, first, end):
        """The tokens of a range that are in no brackets of that range, the brackets included."""
        index = first
        while index < end:
            yield index
            partner = self.partner.get(index, index)
            if partner > index:
                yield partner
                index = partner
            index += 1

    # Statements

    def _find_statements(self, scope, first, end):
        start = first
        indices = list(self.at_depth(first, end))
        for place, index in enumerate(indices):
            token = self.tokens[index]
            following = indices[place + 1] if place + 1 < len(indices) else None
            if token.text == "{":
                self._find_statements(index, index + 1, self.partner.get(index, index + 1))
            elif token.text in "([" and token.kind == "mark":
                self._find_braces_within(index)
            if token.text == ";" or self._ends_label(start, index) or self._ends_closure_header(scope, first, start, index):
                start = index + 1
            elif following is None or self._is_statement_end(index, following):
                if start <= index:
                    self.statements.append(Statement(start, index, scope))
                start = index + 1

    def _find_braces_within(self, bracket):
        for index in self.at_depth(bracket + 1, self.partner.get(bracket, bracket + 1)):
            if self.tokens[index].text == "{":
                self._find_statements(index, index + 1, self.partner.get(index, index + 1))
            elif self.tokens[index].text in "([" and self.tokens[index].kind == "mark":
                self._find_braces_within(index)

    def _ends_label(self, start, index):
        """Whether this is the colon of `case …:` or `default:`."""
        return self.tokens[index].text == ":" and self.tokens[start].text in ("case", "default", "@unknown")

    def _ends_closure_header(self, scope, first, start, index):
        is_header = scope >= 0 and start == first and not self.is_javascript
        return is_header and self.tokens[index].text == "in" and self.tokens[start].text != "for"

    def _is_statement_end(self, index, following):
        token, next_token = self.tokens[index], self.tokens[following]
        if next_token.text == ";":
            return True
        if token.last_line == next_token.line:
            return False
        if self.tokens[index].text in UNFINISHED or next_token.text in CONTINUING:
            return False
        if token.kind == "operator" and not self._is_postfix(index):
            return False
        if token.kind == "mark" and token.text in ",.([{:":
            return False
        if next_token.kind == "mark" and next_token.text in ".,:)]{":
            return False
        return next_token.kind != "operator" or not self.is_spaced(following)

    def _is_postfix(self, index):
        return not self.text[self.tokens[index].start - 1].isspace()

    def is_spaced(self, index):
        """Whether there is white space on both sides: a binary operator, not a bracket of generics or a mark of an optional."""
        token = self.tokens[index]
        return self.text[token.start - 1 : token.start].isspace() and self.text[token.end : token.end + 1].isspace()

    def header(self, scope):
        """The tokens before a brace, from where its statement begins."""
        statement = self._statement_of_scope.get(scope)
        return self.tokens[statement.first : scope] if statement else []

    def texts(self, first, end):
        return [token.text for token in self.tokens[first:end]]
