"""The interface of a browser that the journey needs, in any engine."""

import time

# Both drivers hand the function that takes the answer over as the last argument.
PROMISE = """
const answer = arguments[arguments.length - 1];
(async (...given) => {{ {code} }})(...arguments)
  .then((value) => answer({{ value }}), (fault) => answer({{ fault: String(fault) }}));
"""

ANSWERED = """
const { headers } = await fetch('/app/about');
const [isCold] = /(?<=cold;dur=)1/.exec(headers.get('server-timing')) ?? [];
return headers.get('x-answered-by') + (isCold ? ', started for this' : '');
"""


class Missing(Exception):
    """The engine is not on this machine; the message says what to install."""


class Engine:
    """A browser that nobody used before. What differs between two drivers is left to those who inherit."""

    def open(self, address):
        raise NotImplementedError

    def script(self, code, *arguments):
        """Runs in the page; answers with what it returns, elements included."""
        raise NotImplementedError

    def script_with_answer(self, code, *arguments):
        """Runs in the page until it calls its last argument; answers with what that is given."""
        raise NotImplementedError

    def stop_worker(self):
        """Ends the service worker, once it has been used."""
        raise NotImplementedError

    def new_tab(self):
        """Opens a tab and goes there."""
        raise NotImplementedError

    @property
    def tab(self):
        """The name of the tab that is looked at."""
        raise NotImplementedError

    def switch(self, tab):
        raise NotImplementedError

    def close(self):
        raise NotImplementedError

    # Methods built from these

    def promise(self, code, *arguments):
        """Runs the body of an asynchronous function in the page; answers with what it returns."""
        answer = self.script_with_answer(PROMISE.format(code=code), *arguments)
        assert "fault" not in answer, answer["fault"]
        return answer.get("value")

    def reload(self):
        """As the button does: what drivers call a reload may pass the service worker by."""
        self.script("window.isOld = true; setTimeout(() => location.reload(), 20);")
        self.until("!window.isOld && document.readyState === 'complete'")

    def until(self, condition, *arguments, timeout=40):
        """Waits until something is so in the page; answers with what it is."""
        end = time.monotonic() + timeout
        while True:
            fault = ""
            try:
                value = self.script(f"return {condition};", *arguments)
            except Exception as raised:  # Between two pages nobody answers, and each driver has its own word for that.
                value, fault = None, f" ({raised})"
            if value:
                return value
            if time.monotonic() > end:
                raise AssertionError(f"It did not come to be so: {condition} {arguments}{fault}\n\n{self.text()}")
            time.sleep(0.05)

    def text(self):
        return self.script("return document.body.innerText;")

    def answered_by(self):
        """The host that answers a request now, and whether it had to be started for that."""
        return self.promise(ANSWERED)
