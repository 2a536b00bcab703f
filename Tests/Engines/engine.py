"""What the journey asks of a browser, whatever its engine."""

import time

# A whole in one string, since the two drivers hand over their last word in the same way.
ANSWERED = "const [answer] = [...arguments].slice(-1);"


class Missing(Exception):
    """The engine is not on this machine; the message says what to install."""


class Engine:
    """A browser with one window. What differs between drivers is left to those who inherit."""

    # What a driver offers

    def open(self, address):
        raise NotImplementedError

    def script(self, code, *arguments):
        """Runs in the page; answers with what the code returns, elements included."""
        raise NotImplementedError

    def stop_worker(self):
        """Ends the service worker as the engine itself would, or more roughly."""
        raise NotImplementedError

    def new_tab(self):
        """Opens a tab and goes there; answers with its name."""
        raise NotImplementedError

    @property
    def tab(self):
        raise NotImplementedError

    def switch(self, tab):
        raise NotImplementedError

    def close_tab(self):
        raise NotImplementedError

    def close(self):
        raise NotImplementedError

    def run(self, code, *arguments):
        """An asynchronous script, driver by driver."""
        raise NotImplementedError

    # What follows from it

    def promise(self, code, *arguments):
        """Runs the body of an asynchronous function in the page; answers with what it returns."""
        whole = (
            ANSWERED + f"(async (...given) => {{ {code} }})(...arguments)"
            ".then((value) => answer({ value }), (fault) => answer({ fault: String(fault) }));"
        )
        answer = self.run(whole, *arguments)
        assert "fault" not in answer, answer["fault"]
        return answer.get("value")

    def reload(self):
        """As the button does. The drivers' own ways pass the service worker by, or may."""
        self.script("window.isOld = true; setTimeout(() => location.reload(), 20);")
        self.until("!window.isOld && document.readyState === 'complete'")

    def until(self, condition, *arguments, timeout=15):
        """Waits until something is so in the page; answers with what it is."""
        end = time.monotonic() + timeout
        fault = None
        while True:
            try:
                value = self.script(f"return {condition};", *arguments)
                if value:
                    return value
            except Exception as raised:  # Between two pages there is nobody to ask: each driver says it in its own way.
                fault = raised
            if time.monotonic() > end:
                seen = self.script("return document.body.innerText")
                raise AssertionError(f"it did not come to be so: {condition} {arguments} {fault or ''}\n{seen}")
            time.sleep(0.05)

    def close_other_tabs(self, kept):
        raise NotImplementedError
