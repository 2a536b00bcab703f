## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Tidligere udgaver
versions-hint = Overskrevet af en ændring på en anden enhed.
version-written = { $date } kl. { $time }
version-restore = Gendan denne udgave
version-dismiss = Fjern

## Of a title or date that was written on another device meanwhile, too: both values are offered.

version-title = Titlen blev i mellemtiden ændret til ”<other></other>”.
# A date, with its time and how it repeats if they differ, as in “Fri 4 Dec, 9:00, every week”.
version-date = Datoen blev i mellemtiden ændret til <other></other>.
# The value is the title or date that is not shown now.
version-use = Brug ”<value></value>”
version-keep = Behold ”<value></value>”
