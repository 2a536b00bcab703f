"""Which requests a route answers: paths and methods, and what an address answers that has no page."""

import pytest

PLAIN = "text/plain; charset=utf-8"
PAGE = "text/html; charset=utf-8"
TEMPLATE = "00112233445566778899aabbccddeeff"


@pytest.mark.parametrize("path", [
    "/health/", "//health", "/health//", "/%68ealth", "/health%2F", "/Health", "/ready/", "/favicon.ico/", "//service-worker.js",
    "/service-worker.js/", "//app/today", "/app%2Ftoday", "/appx", "/sync/", "//sync", "/sync//live", "/sync/live/",
    "/account/register/", "/account//register", "//account/register", "/account%2Fregister", "/account/", "/account/links/",
    "/gallery/", "/gallery//publish", "/gallery/publish/", f"/gallery/{TEMPLATE}/use/", "/shared", "/static", "/static/",
    "/nothing", "/*", "/**", "/{id}", "/:id",
])
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_path_that_is_written_otherwise_than_a_route_leads_nowhere(shared_server, method, path):
    assert shared_server.request(method, path).status == 404


@pytest.mark.parametrize(
    "path",
    ["/account/nothing", "/account/register/", "/account//register", "/gallery/", "/gallery/nothing", f"/gallery/{TEMPLATE}/nothing"],
)
@pytest.mark.parametrize("method", ["GET", "POST", "PUT"])
def test_below_account_and_gallery_a_page_with_the_planners_look_says_that_there_is_nothing(shared_server, method, path):
    answer = shared_server.request(method, path)
    assert answer.status == 404
    assert f"/static/{shared_server.release}/" in answer.text


def test_a_page_that_is_not_there_is_not_found_whoever_asks(shared_server):
    """It is not refused as another site's form, which would say that there is a page."""
    assert shared_server.request("POST", "/gallery/nothing", {"Sec-Fetch-Site": "cross-site"}).status == 404
    assert shared_server.request("POST", "/gallery/publish", {"Sec-Fetch-Site": "cross-site"}).status == 403


@pytest.mark.parametrize("path, status", [
    ("/health#x", 200), ("/health#x?y", 200), ("/health?x#y", 200), ("/account/register#x", 200), ("/#x", 308), ("/sync#x", 405),
])
def test_a_fragment_is_no_part_of_a_path(shared_server, path, status):
    assert shared_server.get(path).status == status


@pytest.mark.parametrize("path, methods, kind", [
    ("/", "GET, HEAD", PAGE), ("/health", "GET, HEAD", PAGE), ("/nothing", "GET, HEAD", PAGE),
    ("/service-worker.js", "GET, HEAD", PAGE), ("/static/x/y", "GET, HEAD", PAGE), ("/shared/abc", "GET, HEAD", PAGE),
    ("/sync", "POST", PLAIN), ("/sync/live", "GET", PLAIN),
    ("/app/today", "GET, HEAD, POST", PAGE), ("/app/tasks/new", "GET, HEAD, POST", PAGE),
])
@pytest.mark.parametrize("method", ["PUT", "OPTIONS", "PROPFIND", "QUERY"])
def test_a_method_that_a_route_does_not_take_is_refused_and_the_others_are_named(shared_server, path, methods, kind, method):
    answer = shared_server.request(method, path)
    assert answer.status == 405
    assert answer.headers["allow"] == methods
    assert answer.headers["content-type"] == kind


@pytest.mark.parametrize("path", ["/account/register", "/account/links", "/gallery", f"/gallery/{TEMPLATE}/use"])
@pytest.mark.parametrize("method", ["PUT", "OPTIONS", "PROPFIND", "QUERY"])
def test_pages_of_the_server_take_nothing_but_get_head_and_post(shared_server, path, method):
    assert shared_server.request(method, path).status == 405


@pytest.mark.parametrize("path", ["/account/sign-out", "/account/password", f"/gallery/{TEMPLATE}/withdraw"])
def test_a_command_of_the_server_has_no_page(shared_server, path):
    assert shared_server.get(path).status == 405


@pytest.mark.parametrize("path", ["/account", "/account/deleted", "/gallery", "/gallery/mine", f"/gallery/{TEMPLATE}"])
def test_a_page_of_the_server_without_a_form_takes_none(shared_server, path):
    assert shared_server.request("POST", path).status == 405


@pytest.mark.parametrize(
    "path",
    ["/", "/health", "/nothing", "/app/today", "/account/register", "/account/nothing", "/gallery", "/shared/abc", "/service-worker.js"],
)
def test_head_is_answered_as_get_without_the_body(shared_server, path):
    head, get = shared_server.request("HEAD", path), shared_server.get(path)
    assert head.status == get.status
    assert head.body == b""
    assert set(head.headers) == set(get.headers)
    assert head.headers["content-length"] == get.headers["content-length"]


@pytest.mark.parametrize("path, area", [
    ("/app/nothing", "pages"), ("//app/today", "other"), ("/account/nothing", "account"), ("/gallery/nothing", "gallery"),
    ("/shared/nothing", "shared"), ("/static/nothing", "files"), ("/sync", "sync"), ("/sync/live", "live"), ("/sync/", "other"),
    ("/nothing", "other"),
])
def test_an_answer_is_counted_in_the_area_of_its_path_whether_or_not_a_route_is_there(server, path, area):
    assert server.request("DELETE", path).status in (404, 405)
    assert f'teaspoon_answers_total{{area="{area}",status="4xx"}} 1\n' in server.get("/metrics").text
