"""The files that bring the planner to the browser."""

import gzip
import os
import re
import shutil
import subprocess
import time

import pytest

from program import eventually

WORKER = "/service-worker.js"


@pytest.fixture
def script(shared_server):
    return f"/static/{shared_server.release}/app.js"


@pytest.fixture
def module(shared_server):
    return f"/static/{shared_server.release}/planner.wasm"


def unpack(answer):
    match answer.headers.get("content-encoding"):
        case "br":
            return subprocess.run(["brotli", "-d", "-c"], input=answer.body, capture_output=True, check=True).stdout
        case "gzip":
            return gzip.decompress(answer.body)
        case _:
            return answer.body


@pytest.mark.parametrize("accepts, sent", [
    (None, None),
    ("", None),
    ("gzip, deflate, br, zstd", "br"),
    ("gzip, deflate", "gzip"),
    ("br;q=0.5, gzip", "gzip"),
    ("br;q=0, gzip;q=0", None),
    ("br;q=0, *", "gzip"),
    ("*", "br"),
    ("*;q=0", None),
    ("identity;q=0, gzip;q=0.001", "gzip"),
    ("identity, br;q=0.2", None),
    ("GZIP ; q=1.0", "gzip"),
    ("br;q=nonsense, deflate", None),
])
def test_a_file_comes_in_the_best_way_that_the_browser_takes(shared_server, script, accepts, sent):
    answer = shared_server.request("GET", script, {"Accept-Encoding": accepts} if accepts is not None else {})
    assert answer.status == 200
    assert answer.headers.get("content-encoding") == sent
    assert unpack(answer) == (shared_server.public / script[1:]).read_bytes()
    assert answer.headers["vary"] == "Accept-Encoding"
    assert int(answer.headers["content-length"]) == len(answer.body)


def test_every_file_that_the_worker_names_is_there(shared_server):
    worker = shared_server.get(WORKER).text
    assert "__RELEASE__" not in worker and "__FILES__" not in worker
    listed = worker.split("FILES = [")[1].split("]")[0].replace('"', "").split(",")
    assert f"/static/{shared_server.release}/planner.wasm" in listed
    for path in listed:
        assert shared_server.get(path).status == 200, path


def test_the_script_of_the_page_is_one_file(shared_server, script):
    """Each module that it had to ask for would cost a round trip."""
    assert not re.search(r"\b(import|export)\b(?!\.meta)", shared_server.get(script).text)
    assert list((shared_server.public / f"static/{shared_server.release}/app").glob("*.js")) == []


def test_files_of_a_release_are_kept_for_a_year_and_never_asked_for_again(shared_server, script):
    assert shared_server.get(script).headers["cache-control"] == "public, max-age=31536000, immutable"


def test_the_worker_is_asked_for_each_time(shared_server):
    answer = shared_server.get(WORKER)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["service-worker-allowed"] == "/"


def test_the_worker_may_run_the_module_and_fetch_from_here_only(shared_server):
    worker_script = f"/static/{shared_server.release}/worker/worker.js"
    for path in WORKER, worker_script:
        policy = shared_server.get(path).headers["content-security-policy"]
        assert "'wasm-unsafe-eval'" in policy
        assert "connect-src 'self'" in policy
        assert "default-src 'none'" in policy
        assert "unsafe-inline" not in policy


@pytest.mark.parametrize("encoding", ["identity", "gzip", "br"])
def test_what_the_browser_has_already_is_not_sent_again(shared_server, script, encoding):
    first = shared_server.get(script, Accept_Encoding=encoding)
    for tag in first.headers["etag"], "W/" + first.headers["etag"], '"other", ' + first.headers["etag"], "*":
        again = shared_server.get(script, Accept_Encoding=encoding, If_None_Match=tag)
        assert again.status == 304
        assert again.body == b""
        assert again.headers["etag"] == first.headers["etag"]


def test_each_encoding_has_a_tag_of_its_own(shared_server, script):
    tags = {shared_server.get(script, Accept_Encoding=encoding).headers["etag"] for encoding in ("identity", "gzip", "br")}
    assert len(tags) == 3
    assert shared_server.get(script, Accept_Encoding="br", If_None_Match='"another"').status == 200


def test_the_module_is_sent_as_what_it_is(shared_server, module):
    answer = shared_server.get(module)
    assert answer.headers["content-type"] == "application/wasm"
    assert answer.body.startswith(b"\0asm")


def test_head_says_what_get_would_without_the_bytes(shared_server, script):
    whole, head = shared_server.get(script), shared_server.request("HEAD", script)
    assert head.status == 200
    assert head.body == b""
    for name in "content-length", "content-type", "etag", "cache-control":
        assert head.headers[name] == whole.headers[name]


def test_another_releases_files_are_not_here_and_that_is_not_remembered(shared_server):
    answer = shared_server.get("/static/0123456789abcdef/app.js")
    assert answer.status == 404
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize("path", [
    "/static/../release.txt",
    "/static/%2e%2e/%2e%2e/Package.swift",
    "/../../Package.swift",
    "//etc/passwd",
    "/static//etc/passwd",
    "/static/..%2f..%2f..%2fetc/passwd",
    "/static/%00",
    "/static/",
    "/static",
    "/release.txt",
    "/service-worker.js/",
    "/service-worker.js.br",
    "/\\..\\..\\etc\\passwd",
    "/.build/public/service-worker.js",
])
def test_no_spelling_of_an_address_leads_out_of_the_public_files(shared_server, path):
    assert shared_server.get(path).status == 404


def test_packed_files_have_no_address_of_their_own(shared_server, script):
    assert shared_server.get(script + ".br").status == 404
    assert shared_server.get(script + ".gz").status == 404


def test_files_can_only_be_read(shared_server, script):
    for path in script, "/health", "/":
        answer = shared_server.request("POST", path)
        assert answer.status == 405
        assert answer.headers["allow"] == "GET, HEAD"


def test_a_server_keeps_its_files_and_serves_those_of_other_releases_beside_them(program, tmp_path):
    folder = tmp_path / "releases"
    program.start("--releases", str(folder))
    eventually((folder / program.release).exists)
    own = program.public / "static" / program.release
    kept = folder / program.release
    files = [file.relative_to(own) for file in own.rglob("*") if file.is_file()]
    assert files and all((kept / file).read_bytes() == (own / file).read_bytes() for file in files)
    # Put there while the server runs.
    (folder / "other").mkdir()
    (folder / "other" / "app.js").write_text("of another release")
    answer = program.get("/static/other/app.js")
    assert (answer.status, answer.text) == (200, "of another release")
    assert answer.headers["etag"] == '"other-identity"'
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert program.get("/static/other/app.css").status == 404


def test_no_address_leads_out_of_the_folder_of_releases(program, tmp_path):
    folder = tmp_path / "releases"
    (tmp_path / "secret").mkdir()
    (tmp_path / "secret" / "app.js").write_text("secret")
    (folder / ".unfinished").mkdir(parents=True)
    (folder / ".unfinished" / "app.js").write_text("a part")
    program.start("--releases", str(folder))
    for path in "../secret/app.js", "%2e%2e/secret/app.js", "..%2fsecret/app.js", ".unfinished/app.js", "/app.js":
        assert program.get("/static/" + path).status == 404


def test_a_link_in_the_folder_of_releases_leads_nowhere_and_what_it_leads_to_stays(program, tmp_path):
    folder, outside = tmp_path / "releases", tmp_path / "outside"
    (outside / "inner").mkdir(parents=True)
    (outside / "app.js").write_text("secret")
    (outside / "inner" / "app.js").write_text("secret")
    for number in range(8):
        (folder / f"r{number}").mkdir(parents=True)
        os.utime(folder / f"r{number}", (1_000 + number, 1_000 + number))
    (folder / "r7" / "app.js").symlink_to(outside / "app.js")
    (folder / "r7" / "inner").symlink_to(outside / "inner")
    (folder / "r7" / "own.js").write_text("own")
    # The oldest release is a link, which is to be removed; and the one after it holds one.
    (folder / "linked").symlink_to(outside)
    os.utime(folder / "linked", (0, 0), follow_symlinks=False)
    (folder / "r0" / "inner").symlink_to(outside / "inner")
    os.utime(folder / "r0", (1_000, 1_000))
    program.start("--releases", str(folder))
    assert program.get("/static/linked/app.js").status == 404
    assert program.get("/static/r7/own.js").text == "own"
    assert program.get("/static/r7/app.js").status == 404
    assert program.get("/static/r7/inner/app.js").status == 404
    eventually(lambda: not (folder / "linked").is_symlink() and not (folder / "r0").exists())
    assert sorted(path.name for path in outside.rglob("*")) == ["app.js", "app.js", "inner"]


def test_a_picture_of_text_names_its_character_set(shared_server):
    answer = shared_server.get(f"/static/{shared_server.release}/icons/teaspoon.svg")
    assert answer.headers["content-type"] == "image/svg+xml; charset=utf-8"


def test_browsers_that_look_for_a_picture_of_the_site_find_one(shared_server):
    answer = shared_server.get("/favicon.ico")
    assert answer.status == 200 and answer.headers["content-type"] == "image/png" and answer.body.startswith(b"\x89PNG")


def test_the_releases_that_were_there_first_are_removed(program, tmp_path):
    folder = tmp_path / "releases"
    for number in range(8):
        (folder / f"r{number}").mkdir(parents=True)
        os.utime(folder / f"r{number}", (number, number))
    # Its own has been there for longer than any, but is in use.
    shutil.copytree(program.public / "static" / program.release, folder / program.release)
    os.utime(folder / program.release, (0, 0))
    program.start("--releases", str(folder))
    eventually(lambda: len(list(folder.iterdir())) == 6)
    assert {one.name for one in folder.iterdir()} == {program.release, *(f"r{number}" for number in range(3, 8))}


def test_a_copy_that_an_earlier_start_did_not_finish_is_removed(program, tmp_path):
    folder = tmp_path / "releases"
    for name, age in (".other-1", 7_200), (".other-2", 0):
        (folder / name).mkdir(parents=True)
        (folder / name / "app.js").write_text("a part")
        os.utime(folder / name, (time.time() - age, time.time() - age))
    program.start("--releases", str(folder))
    # A recent one may be another server's, which is still writing it.
    eventually(lambda: {one.name for one in folder.iterdir()} == {program.release, ".other-2"})
