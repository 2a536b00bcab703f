"""The texts of scripts: English ones stand in the scripts, those of each other language in a file that scripts load.

`Web/app/texts/words.js` and `Web/worker/texts/words.js` put values into them: "{title}" in a text stands for one.
"""

import json
import re

import plurals
from messages import Argument

# Who loads what: a page's script and the worker's are two files.
OWNERS = {"page": ["app.js", "app"], "worker": ["service-worker.js", "worker"]}
MADE = {"page": "app/texts/english.js", "worker": "worker/texts/english.js"}
SAID = re.compile(r"\bwords(?:\.text)?\(\s*(?:'([^']*)'(?:,\s*\{([^{}]*)\})?)?")
COMMENT = re.compile(r"/\*[\s\S]*?\*/|^ *//.*$", re.MULTILINE)


def check(english, messages):
    """What scripts cannot say: they only put texts in, and have plurals of units from `Intl`."""
    for message in messages.values():
        if message.key not in english or not english[message.key].is_scripts:
            continue
        for part in message.parts:
            if isinstance(part, str):
                if "{" in part or "}" in part:
                    yield f"{message.place}: {message.key}: a text of scripts has no braces"
            elif not isinstance(part, Argument) or part.kind:
                yield f"{message.place}: {message.key}: only texts can be put into a text of scripts"


def told(message):
    return "".join(part if isinstance(part, str) else "{" + part.name + "}" for part in message.parts)


def sources(web, owner):
    """The scripts that somebody wrote, each with its text without comments."""
    for place in OWNERS[owner]:
        files = sorted((web / place).rglob("*.js")) if (web / place).is_dir() else [web / place]
        for file in files:
            if file.relative_to(web).as_posix() not in MADE.values():
                yield file, COMMENT.sub(lambda one: "\n" * one[0].count("\n"), file.read_text(encoding="utf-8"))


def said(web, owner, english):
    """The messages that scripts say, and what is wrong where they do."""
    keys, wrong = set(), []
    for file, text in sources(web, owner):
        for call in SAID.finditer(text):
            key, given = call[1], call[2] or ""
            place = f"{file.relative_to(web.parent)}:{text.count(chr(10), 0, call.start()) + 1}"
            if key is None:
                # The function itself is declared so.
                if not re.search(r"\bfunction $", text[: call.start()]):
                    wrong.append(f"{place}: a message is named where it is said")
                continue
            message = english.get(key)
            if message is None or not message.is_scripts:
                wrong.append(f"{place}: {key}: there is no message of this name for scripts")
                continue
            names = {one.split(":")[0].strip() for one in given.split(",") if one.strip()}
            if names != set(message.arguments):
                wrong.append(f"{place}: {key}: takes {', '.join(message.arguments) or 'nothing'}")
            keys.add(key)
    return keys, wrong


def made(web, english):
    """The English texts of both scripts, by file; and what is wrong: a message that is misspelled, or that no script says."""
    files, wrong, everywhere = {}, [], set()
    for owner, place in MADE.items():
        keys, faults = said(web, owner, english)
        everywhere |= keys
        wrong += faults
        files[web / place] = module([one for one in english.values() if one.key in keys]).encode()
    unsaid = [one for one in english.values() if one.is_scripts and one.key not in everywhere]
    return files, wrong, [f"{one.place}: {one.key}: no script says it" for one in unsaid]


def module(messages):
    lines = ["// Made by tools/words from Words/en/scripts.ftl: change the messages there, then run `make words`.", "export const ENGLISH = {"]
    lines += [f"  {quoted(one.key)}: {quoted(told(one))}," for one in messages]
    return "\n".join([*lines, "};", ""])


def quoted(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'"


def table(tag, english, messages):
    """The file of a language."""
    texts = {key: told(messages[key]) for key, one in english.items() if one.is_scripts and key in messages}
    content = {"direction": plurals.locale(tag).text_direction, "texts": texts}
    return (json.dumps(content, ensure_ascii=False, indent=0) + "\n").encode()
