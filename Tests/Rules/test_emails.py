"""Emails are read by Python's email package, another's implementation of RFC 5322, 2045 and 2047, as they were written."""

import base64
import os
import re
import subprocess
from datetime import UTC, datetime, timedelta
from email import message_from_bytes, policy
from email.header import decode_header, make_header
from email.utils import parseaddr

from program import ROOT
from seeded_random import short_and_long

WORKBENCH = os.environ.get("WORKBENCH", ROOT / ".build/debug/Workbench")

BEGINNING = datetime(1970, 1, 1, tzinfo=UTC)
PIECES = [
    "word", "Hello,", " ", "  ", "\t", ".", "=", "?=", "=?UTF-8?B?", '"', "\\", "<", ">", "@", ",", ";", "ü", "żółw", "漢字", "🐢", "e\u0301",
    "\u200f", "\r\n", "\n", "\r", "\r\n.\r\n", "\nBcc: x@example.org\n", "\nFrom ", "\x00", "\x1b", "\x7f", "\x85", "\u2028", "\u2029", "a" * 200,
]
CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def some_text(rng):
    return "".join(rng.choice(PIECES) for _ in range(rng.randrange(12)))


def some_texts(rng, count):
    """Names, subjects and texts: each piece alone, then many pieces in a row."""
    alone = [(piece, piece, piece) for piece in PIECES]
    return alone + [(some_text(rng), some_text(rng), some_text(rng)) for _ in range(count)]


def written(emails):
    """The bytes of an email for each (name, subject, text, milliseconds)."""
    encoded = ["\t".join([*(base64.b64encode(text.encode()).decode() for text in texts), str(moment)]) for *texts, moment in emails]
    said = subprocess.run(
        [WORKBENCH, "emails"], input="".join(line + "\n" for line in encoded), capture_output=True, text=True, check=True, timeout=600
    )
    answers = [base64.b64decode(line) for line in said.stdout.splitlines()]
    assert len(answers) == len(emails)
    return answers


def older_reading_of_name(email):
    """Python's newer reader puts spaces between the encoded words of a name; RFC 2047 §6.2 takes them away, as its older one does."""
    name, _ = parseaddr(message_from_bytes(email, policy=policy.compat32)["From"])
    return str(make_header(decode_header(name)))


def in_one_line(text):
    """A valid header text: a character that would break a line becomes a space."""
    return CONTROLS.sub(" ", text)


def lines(text):
    """A valid body text: lines, the last of them ended."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    return text if text.endswith("\n") or not text else text + "\n"


@short_and_long(200, 1000)
def test_emails_are_read_as_they_were_written(rng, count):
    cases = [(*texts, rng.randrange(4_102_444_800_000)) for texts in some_texts(rng, count)]
    for (name, subject, text, moment), email in zip(cases, written(cases), strict=True):
        read = message_from_bytes(email, policy=policy.SMTP)
        assert not read.defects
        assert read.keys() == [
            "Date", "From", "To", "Message-ID", "Subject", "Auto-Submitted", "MIME-Version", "Content-Type", "Content-Transfer-Encoding",
        ]
        assert all(not read[header].defects for header in ["Date", "From", "To", "Subject", "Content-Type"])
        assert read["Subject"] == in_one_line(subject)
        [sender] = read["From"].addresses
        assert sender.addr_spec == "plans@teaspoon.example"
        assert older_reading_of_name(email) == in_one_line(name)
        assert [address.addr_spec for address in read["To"].addresses] == ["ann@example.org"]
        assert read["Date"].datetime == BEGINNING + timedelta(seconds=moment // 1000)
        assert read.get_content_type() == "text/plain"
        assert read.get_payload(decode=True).decode() == lines(text).replace("\n", "\r\n")


@short_and_long(200, 1000)
def test_emails_hold_no_line_that_a_mail_server_may_refuse(rng, count):
    cases = [(*texts, 0) for texts in some_texts(rng, count)]
    for email in written(cases):
        assert email.isascii()
        assert email.endswith(b"\r\n")
        assert all(len(line) <= 78 and b"\r" not in line and b"\n" not in line for line in email.split(b"\r\n"))
