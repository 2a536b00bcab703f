"""The server: from its start to its first answer, and the memory it rests in."""

import tempfile
import time
from pathlib import Path

from figures import Table, median
from program import Program


def measure(rounds=5):
    starts, memory = [], []
    for _ in range(rounds):
        server = Program(tempfile.mkdtemp(prefix="teaspoon-bench-"))
        began = time.perf_counter()
        server.start()
        assert server.get("/app/today").status == 200
        starts.append((time.perf_counter() - began) * 1000)
        time.sleep(0.5)
        memory.append(resident(server.process.pid))
        server.kill()
    return {"first answer": median(starts), "resident": median(memory)}


def resident(process):
    """In KiB."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS:"))


def tables(result):
    table = Table("Server (built for debugging)", "start to first answer, ms", "resident, MiB")
    table.row(f"{result['first answer']:.1f}", result["resident"] / 1024)
    yield table
