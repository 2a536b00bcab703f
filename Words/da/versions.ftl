## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Tidligere udgaver
versions-hint = Overskrevet af en ændring på en anden enhed.
version-written = { $date } kl. { $time }
version-restore = Gendan denne udgave
version-dismiss = Fjern
