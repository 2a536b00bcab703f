"""Plural rules of CLDR as a few bytes, for whole numbers from 0 to 999."""

from functools import cache

from babel import Locale

from messages import CLASSES

NUMBERS = range(1000)
ZERO = 16
LANGUAGES = ("en", "de", "fr", "es", "nl", "it", "pt-BR", "sv", "pl", "ar", "ja", "cs", "uk")


@cache
def locale(tag):
    """The locale of CLDR with the rules of a language. Made-up languages have those of English."""
    return Locale.parse("en" if tag.startswith("qps") else tag, sep="-")


@cache
def classes(tag):
    """The class of each number."""
    rule = locale(tag).plural_form
    return [rule(number) for number in NUMBERS]


@cache
def used(tag):
    """The classes that whole numbers have, "other" always among them: a translator can be asked for it by a fallback."""
    return [name for name in CLASSES if name == "other" or name in set(classes(tag))]


def code(tag):
    """The rules: clauses of a class, a number of terms and the terms; a term is (whether not, modulus or 0, from, to).

    The first clause whose terms all hold gives the class; without one it is "other". Each number is a byte from `ZERO` on, below 128:
    so none is a line feed.
    """
    told = bytearray()
    for name, tree in locale(tag).plural_form.abstract:
        for terms in alternatives(tree):
            numbers = [CLASSES.index(name), len(terms), *(value for term in terms for value in term)]
            if max(numbers) < 128 - ZERO:
                told += bytes(ZERO + number for number in numbers)
    if [evaluated(told, number) for number in NUMBERS] != classes(tag):
        raise ValueError(f"the rules of {tag} cannot be told in this form")
    return bytes(told)


def evaluated(told, number):
    """The class of a number by such code, as the planner finds it."""
    told = [byte - ZERO for byte in told]
    at = 0
    while at < len(told):
        name, count = told[at], told[at + 1]
        holds = True
        for term in range(at + 2, at + 2 + 4 * count, 4):
            negated, modulus, low, high = told[term : term + 4]
            value = number % modulus if modulus else number
            holds &= (low <= value <= high) != bool(negated)
        if holds:
            return CLASSES[name]
        at += 2 + 4 * count
    return "other"


def alternatives(tree, negated=False):
    """The tree as alternatives of terms that hold together. What is fixed for whole numbers (v, w, f, t, c, e are 0) is left out."""
    kind, inside = tree
    if kind == "not":
        return alternatives(inside[0], not negated)
    if kind in ("and", "or"):
        left, right = (alternatives(part, negated) for part in inside)
        if (kind == "or") != negated:
            return left + right
        return [one + another for one in left for another in right]
    assert kind == "relation" and inside[0] == "in"
    operand, ranges = inside[1], inside[2][1]
    modulus = 0
    if operand[0] == "mod":
        operand, modulus = operand[1][0], operand[1][1][1][0]
    if operand[0] not in ("n", "i"):
        return [[]] if any(low[1][0] <= 0 <= high[1][0] for low, high in ranges) != negated else []
    terms = [(int(negated), modulus, low[1][0], high[1][0]) for low, high in ranges]
    return [terms] if negated else [[term] for term in terms]
