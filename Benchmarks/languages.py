"""From a cold worker to the first paint of today in another language, whose table of texts is read and checked first; beside English."""

from devices import Device
from figures import Table, interleaved, median, medians, p95
from opening import opened_cold

TASKS = 1_000
LANGUAGES = ("en", "de", "ar")
AIM = 3
"""So many milliseconds later than English, at most."""


def measure(browser, server, shelf, rounds):
    devices = {language: Device(browser, server, shelf.replica(TASKS)) for language in LANGUAGES}
    for language, device in devices.items():
        device.open("/app/help")
        device.act("/app/settings/language", language=language)
        # The first opening loads the table.
        opened_cold(device)
        assert device.page.evaluate("document.documentElement.lang") == language
    samples = {language: [] for language in LANGUAGES}
    for language in interleaved(LANGUAGES, rounds):
        samples[language].append(opened_cold(devices[language]))
    for device in devices.values():
        device.close()
    return {language: figures(of_language, samples["en"]) for language, of_language in samples.items()}


def figures(samples, english):
    # What else the machine does meets both of a round alike.
    later = [sample["painted"] - beside["painted"] for sample, beside in zip(samples, english)]
    return {**medians(samples), "p95": p95([sample["painted"] for sample in samples]), "later": median(later)}


def tables(result):
    table = Table(
        f"Cold worker to today, {TASKS:,} tasks, ms (medians)", "language", "answered", "painted", "p95", "later", "aim", "boot", "handle"
    )
    for language, at in result.items():
        aim = "" if language == "en" else f"≤ {AIM}"
        table.row(language, at["answered"], at["painted"], at["p95"], at["later"], aim, at["boot"], at["handle"])
    yield table
