"""Reads catalogs of messages in Fluent, as far as the planner uses it: text, arguments, plurals, terms and tags."""

import re
from dataclasses import dataclass, field

from fluent.syntax import FluentParser, ast

import series

CLASSES = ("zero", "one", "two", "few", "many", "other")
TAG = re.compile(r"<(/?)([a-z][a-z0-9]*)>")
# At the head of a file.
SERVERS = "Only pages of the server say these."
# They are in the server's table, too, which browsers load where a file of another program is read.
IMPORTS = "Only pages of the server and of imports say these."
SCRIPTS = "Only scripts say these."
CONTROLS = re.compile(r"[\x00-\x1f\x7f\x85\u2028\u2029\u2066-\u2069\u202a-\u202e]")
MAX = re.compile(r"^max: *(\d+)$", re.MULTILINE)
PLACE = re.compile(r"^place: *(.+)$", re.MULTILINE)


class Wrong(Exception):
    """What a translator or a programmer has to change."""


@dataclass(frozen=True)
class Argument:
    """A value that is put into the text. The kind is "" where the text does not say it: then it is a text, or what English says."""

    name: str
    kind: str = ""


@dataclass(frozen=True)
class UnitName:
    """The name of several units, without a number."""

    name: str
    is_capital: bool = False


@dataclass(frozen=True)
class Tag:
    """The beginning or the end of what the program puts markup around."""

    name: str
    begins: bool


@dataclass(frozen=True)
class Select:
    """One of several texts, chosen by a number. A key is a plural class or the number itself; "other" comes last."""

    name: str
    variants: tuple


@dataclass
class Message:
    key: str
    parts: tuple
    comment: str = ""
    most: int | None = None
    place: str = ""
    # The places on the screen that have no room for more: names in `places.PLACES`.
    shown_in: tuple = ()
    # Whether only pages of the server say it, and no page of the planner in a browser.
    is_servers: bool = False
    # Whether only scripts say it: then no table of the planner has it.
    is_scripts: bool = False
    arguments: dict = field(default_factory=dict)

    def __post_init__(self):
        self.arguments = signature(self)

    @property
    def is_plain(self):
        return not self.arguments


def read(path, name=None):
    """The messages of a file in their order. Raises `Wrong` with all that is wrong in it."""
    text = path.read_text(encoding="utf-8")
    place = name or path.name
    resource = FluentParser(with_spans=True).parse(text)
    wrong, found, terms = [], {}, {}
    heads = {entry.content for entry in resource.body if isinstance(entry, ast.ResourceComment)}

    def line(entry):
        return f"{place}:{text.count(chr(10), 0, entry.span.start) + 1}"

    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            wrong.append(f"{line(entry)}: this is no message: {entry.annotations[0].message}")
        elif isinstance(entry, ast.Term):
            terms[entry.id.name] = entry.value
    for entry in resource.body:
        if not isinstance(entry, ast.Message):
            continue
        key = entry.id.name
        comment = entry.comment.content if entry.comment else ""
        try:
            if entry.attributes:
                raise Wrong("attributes are not used here: write a message of its own")
            if key in found:
                raise Wrong("there is a message of this name above")
            most = MAX.search(comment)
            parts = Reader(terms, key=key).parts(entry.value)
            limit = int(most[1]) if most else None
            shown_in = tuple(PLACE.findall(comment))
            found[key] = Message(key, parts, comment, limit, line(entry), shown_in, not heads.isdisjoint({SERVERS, IMPORTS}), SCRIPTS in heads)
        except Wrong as fault:
            wrong.append(f"{line(entry)}: {key}: {fault}")
    if wrong:
        raise Wrong("\n".join(wrong))
    return found


class Reader:
    """Turns Fluent's tree into parts. Terms are put in where they are named, with the case that is asked for."""

    def __init__(self, terms, case=None, depth=0, key=""):
        self.terms, self.case, self.depth = terms, case, depth
        self.holds_lines = series.holds_lines(key)

    def parts(self, pattern):
        if pattern is None:
            raise Wrong("it has no text")
        joined = []
        for element in pattern.elements:
            new = [element.value] if isinstance(element, ast.TextElement) else self.placed(element.expression)
            for part in new:
                if isinstance(part, str) and joined and isinstance(joined[-1], str):
                    joined[-1] += part
                else:
                    joined.append(part)
        return tuple(piece for part in joined for piece in (split(part, self.holds_lines) if isinstance(part, str) else (part,)))

    def placed(self, expression):
        match expression:
            case ast.Placeable():
                return self.placed(expression.expression)
            case ast.StringLiteral():
                return [expression.parse()["value"]]
            case ast.NumberLiteral():
                return [expression.value]
            case ast.VariableReference():
                return [Argument(expression.id.name)]
            case ast.FunctionReference():
                return [function(expression)]
            case ast.TermReference():
                return self.term(expression)
            case ast.SelectExpression():
                return self.select(expression)
        raise Wrong("only arguments, functions, terms and plurals can stand in braces")

    def term(self, expression):
        name = expression.id.name
        if name not in self.terms or self.depth > 4:
            raise Wrong(f"there is no term -{name}")
        named = {} if expression.arguments is None else {one.name.name: one.value.value for one in expression.arguments.named}
        if set(named) - {"case"}:
            raise Wrong(f"a term is asked for its case only: -{name}")
        return Reader(self.terms, named.get("case", ""), self.depth + 1).parts(self.terms[name])

    def select(self, expression):
        selector = expression.selector
        if isinstance(selector, ast.VariableReference) and selector.id.name == "case" and self.case is not None:
            chosen = next(one for one in expression.variants if one.default)
            for one in expression.variants:
                if isinstance(one.key, ast.Identifier) and one.key.name == self.case:
                    chosen = one
            return list(self.parts(chosen.value))
        if isinstance(selector, ast.FunctionReference):
            part = function(selector)
            if not isinstance(part, Argument) or part.kind != "number":
                raise Wrong("only a number can be chosen by")
            name = part.name
        elif isinstance(selector, ast.VariableReference):
            name = selector.id.name
        else:
            raise Wrong("only a number can be chosen by")
        variants = {}
        for one in expression.variants:
            key = one.key.name if isinstance(one.key, ast.Identifier) else number(one.key.value)
            if isinstance(key, str) and key not in CLASSES:
                raise Wrong(f"[{key}] is no plural class")
            if key in variants:
                raise Wrong(f"[{key}] stands there twice")
            if one.default != (key == "other"):
                raise Wrong("the default is *[other]")
            variants[key] = self.parts(one.value)
        order = sorted(variants, key=lambda key: (isinstance(key, str), CLASSES.index(key) if isinstance(key, str) else key))
        return [Select(name, tuple((key, variants[key]) for key in order))]


def number(text):
    if not text.isdigit() or int(text) > 100:
        raise Wrong(f"[{text}] is not a whole number from 0 to 100")
    return int(text)


def function(expression):
    """A function that is understood in braces."""
    name, given = expression.id.name, expression.arguments
    if len(given.positional) != 1 or not isinstance(given.positional[0], ast.VariableReference):
        raise Wrong(f"{name} takes one argument")
    argument = given.positional[0].id.name
    named = {one.name.name: one.value.value for one in given.named}
    if name in ("NUMBER", "SPOONS", "TASKS") and not named:
        return Argument(argument, name.lower())
    if name == "UNIT" and named in ({}, {"style": "capital"}):
        return UnitName(argument, bool(named))
    raise Wrong(f"{name} is no function here, or does not take this: there are NUMBER, SPOONS, TASKS and UNIT")


def split(text, has_lines=False):
    """Text and the tags in it. Any other markup is refused: it would be shown as it is written."""
    pieces, end = [], 0
    for tag in TAG.finditer(text):
        pieces += [text[end : tag.start()], Tag(tag[2], not tag[1])]
        end = tag.end()
    pieces.append(text[end:])
    for piece in pieces:
        if isinstance(piece, str):
            if re.search(r"[<>&]", piece):
                raise Wrong("“<”, “>” and “&” stand in tags only, as in <a>…</a>")
            if CONTROLS.search(piece.replace("\n", "") if has_lines else piece):
                raise Wrong("write a message in one line, without control characters")
    return [piece for piece in pieces if piece != ""]


def walk(parts):
    """All parts, those of all variants too."""
    for part in parts:
        yield part
        if isinstance(part, Select):
            for _, inside in part.variants:
                yield from walk(inside)


def paths(parts):
    """Texts that can come out of the parts, as lists of parts without choices: every variant once, the other choices at "other".

    Each with each would be too many where a language has six plural classes and a message several numbers.
    """
    choices = []
    for part in parts:
        if isinstance(part, Select):
            # "other" comes last in a choice, and first here.
            choices.append([path for _, inside in reversed(part.variants) for path in paths(inside)])
        else:
            choices.append([[part]])
    found = [[piece for options in choices for piece in options[0]]]
    for place, options in enumerate(choices):
        for path in options[1:]:
            chosen = [path if at == place else other_options[0] for at, other_options in enumerate(choices)]
            found.append([piece for part in chosen for piece in part])
    return found


def other(parts):
    """The path of "other", which everything falls back to."""
    found = []
    for part in parts:
        found += other(part.variants[-1][1]) if isinstance(part, Select) else [part]
    return found


def plain(path):
    """The text of a path without what is put in."""
    return "".join(part for part in path if isinstance(part, str))


def signature(message):
    """The arguments in the order in which they first stand in the message, each with its kind: number, spoons, unit, text or tag."""
    kinds = {}
    for part in walk(message.parts):
        kind = {Argument: lambda: part.kind, UnitName: lambda: "unit", Tag: lambda: "tag", Select: lambda: "choice"}.get(type(part))
        if kind:
            kinds.setdefault(part.name, set()).add(kind())
    found = {}
    for name, said in kinds.items():
        known = said - {"", "choice"}
        if (len(known - {"number"}) > 1 and not known <= {"number", "unit", "spoons"}) or ("tag" in known and len(said) > 1):
            raise Wrong(f"${name} is used as {' and as '.join(sorted(known))}")
        if "unit" in known and len(said) > 1:
            # The number and the unit of one amount, apart from each other.
            known = {"spoons"}
        found[name] = next((kind for kind in ("spoons", "tasks") if kind in known), "")
        found[name] = found[name] or (known.pop() if known else "number" if "choice" in said else "text")
    check_tags(message)
    return found


def check_tags(message):
    for path in paths(message.parts):
        open_tags, seen = [], set()
        for part in path:
            if not isinstance(part, Tag):
                continue
            if part.begins:
                if part.name in seen:
                    raise Wrong(f"<{part.name}> stands there twice")
                seen.add(part.name)
                open_tags.append(part.name)
            elif not open_tags or open_tags.pop() != part.name:
                raise Wrong(f"</{part.name}> closes nothing, or too early")
        if open_tags:
            raise Wrong(f"<{open_tags[-1]}> is not closed")
