"""Keeps the parsed messages of each file, since parsing takes most of the time: a file that has not changed is not parsed again."""

import hashlib
import importlib.metadata
import os
import pickle
from pathlib import Path

import messages
import series

FOLDER = Path(os.environ.get("PARSED_WORDS", Path(__file__).resolve().parents[2] / ".build/parsed-words"))
# Another reader may read the same text in another way.
READER = b"".join(Path(module.__file__).read_bytes() for module in (messages, series)) + importlib.metadata.version("fluent.syntax").encode()


class ParsedFolder:
    """The messages of the files of a folder, each by a digest of the text, of its name and of what reads it."""

    def __init__(self, folder):
        self.folder = folder
        self.file = FOLDER / f"{folder.parent.name}-{folder.name}"
        self.found = {}
        try:
            self.known = pickle.loads(self.file.read_bytes())
        except (OSError, EOFError, ValueError, LookupError, AttributeError, ImportError, pickle.UnpicklingError):
            self.known = {}

    def read(self, path):
        """As `messages.read` does."""
        place = f"{self.folder.name}/{path.relative_to(self.folder)}"
        digest = hashlib.sha256(b"\0".join((READER, place.encode(), path.read_bytes()))).digest()
        self.found[digest] = self.known[digest] if digest in self.known else messages.read(path, place)
        return self.found[digest]

    def keep(self):
        """Keeps what was read for the next time, and nothing else."""
        if self.found.keys() == self.known.keys():
            return
        FOLDER.mkdir(parents=True, exist_ok=True)
        # Other processes may read at the same time.
        new = self.file.with_name(f"{self.file.name}.{os.getpid()}")
        new.write_bytes(pickle.dumps(self.found))
        new.replace(self.file)
