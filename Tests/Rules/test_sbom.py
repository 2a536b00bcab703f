"""The list of what a build is made of (`tools/make-sbom`)."""

import json
import os
import re
import subprocess
import uuid
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ROOT / ".build/debug/teaspoon"
# As the specification of package URLs has it: type, namespace, name, version, qualifiers.
PURL = re.compile(r"pkg:[a-z]+(/[\w.%~-]+)+@[\w.%~-]+(\?[a-z]+=[\w.-]+(&[a-z]+=[\w.-]+)*)?")


def made():
    return subprocess.run(
        [ROOT / "tools/make-sbom", PROGRAM, "1.2.3", "amd64"],
        env={**os.environ, "SOURCE_DATE_EPOCH": "1760000000"}, capture_output=True, text=True, check=True,
    ).stdout


@pytest.fixture(scope="module")
def bill():
    return json.loads(made())


@pytest.mark.exhaustive
def test_it_names_the_build_in_the_form_of_cyclonedx(bill):
    assert (bill["bomFormat"], bill["specVersion"], bill["version"]) == ("CycloneDX", "1.5", 1)
    assert uuid.UUID(bill["serialNumber"].removeprefix("urn:uuid:"))
    assert bill["metadata"]["timestamp"] == "2025-10-09T08:53:20Z"
    assert bill["metadata"]["component"]["version"] == "1.2.3"


def test_every_part_has_a_version_and_an_address_of_its_own(bill):
    parts = bill["components"]
    assert all(part["version"] and PURL.fullmatch(part["purl"]) for part in parts), parts
    references = [part["bom-ref"] for part in parts]
    assert len(set(references)) == len(references)
    assert bill["dependencies"] == [{"ref": "teaspoon", "dependsOn": references}]


def test_every_swift_package_is_there_with_its_commit(bill):
    pins = json.loads((ROOT / "Package.resolved").read_text())["pins"]
    listed = {
        part["name"]: (part["version"], part["properties"][0]["value"]) for part in bill["components"] if part["purl"].startswith("pkg:swift/")
    }
    assert listed == {pin["identity"]: (pin["state"]["version"], pin["state"]["revision"]) for pin in pins}
    named = re.findall(r'\.package\(url: "[^"]+/([^"/]+)", exact: "([^"]+)"\)', (ROOT / "Package.swift").read_text())
    assert named and all(listed[name.lower()][0] == version for name, version in named)


def test_the_libraries_and_files_of_debian_are_there_as_they_are_installed(bill):
    listed = {part["name"]: part["version"] for part in bill["components"] if part["purl"].startswith("pkg:deb/")}
    # The package says which libraries it needs (docs/running.md installs them by hand from an archive).
    assert {"libcurl4", "libpq5", "libsodium23", "libsqlite3-0", "fonts-inter-variable"} <= set(listed)
    for name, version in listed.items():
        installed = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", name], capture_output=True, text=True, check=True).stdout
        assert version == installed


@pytest.mark.exhaustive
def test_the_same_build_has_the_same_list():
    assert made() == made()
