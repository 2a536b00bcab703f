"""The files of a first visit: every file the page or the worker asks for, as it came over the wire."""

import re
from urllib.parse import urlsplit

import chromium
from figures import Table

# The limit for the spoon day alone; decision 19 says why it grows.
SPOON_DAY = 200_000


def measure(browser, server):
    context = chromium.phone(browser)
    finished = []
    context.on("requestfinished", lambda request: finished.append(request))  # noqa: PLW0108 (Playwright marks what it calls)
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{server.port}/app/today")
    page.evaluate(chromium.CONTROLLED)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    files = {}
    for request in finished:
        response = request.response()
        if response.from_service_worker or request.sizes()["responseBodySize"] < 0:
            continue
        path = urlsplit(request.url).path
        sent = request.sizes()["responseBodySize"]
        file = files.setdefault(path, {"sent": 0, "times": 0, "raw": 0})
        # Files from the browser's cache came over no wire.
        file["sent"] += sent
        file["times"] += 1 if sent else 0
        file["raw"] = len(server.get(path).body)
    context.close()
    count_worker_scripts(files, server)
    return {"files": files, "sent": sum(file["sent"] for file in files.values()), "spoon day": SPOON_DAY}


def count_worker_scripts(files, server):
    """The worker's own scripts are loaded before anything can watch: they are asked for once more, as a browser would."""
    service_worker = server.get("/service-worker.js")
    named = re.findall(r"/static/\w+/worker/[\w-]+\.js", service_worker.body.decode())
    for path in ["/service-worker.js", *sorted(set(named))]:
        if files.get(path, {}).get("sent"):
            continue
        sent = len(server.get(path, accept_encoding="br").body)
        files[path] = {"sent": sent, "times": 1, "raw": len(server.get(path).body)}


def tables(result):
    table = Table("First visit, bytes", "file", "raw", "sent", "times")
    for path, file in sorted(result["files"].items(), key=lambda item: -item[1]["sent"]):
        table.row("/".join(path.split("/")[3:]) if path.startswith("/static/") else path, file["raw"], file["sent"], file["times"])
    table.row("all", sum(file["raw"] for file in result["files"].values()), result["sent"], "")
    table.row("aim for the spoon day alone", "", result["spoon day"], "")
    yield table
