"""A screen that nobody sees, for a browser that needs one."""

import os
import select
import subprocess


class Display:
    def __init__(self):
        # The server chooses a free number itself and says which.
        reading, writing = os.pipe()
        self.process = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1024x900x24", "-nolisten", "tcp"],
            pass_fds=[writing],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with open(reading) as said:
            ready, _, _ = select.select([said], [], [], 20)
            # The whole line: it would be killed by writing the end of it to nobody.
            number = said.readline().strip() if ready else ""
        if not number:
            self.close()
            raise RuntimeError("Xvfb did not start")
        self.name = ":" + number

    def close(self):
        self.process.terminate()
        self.process.wait()
