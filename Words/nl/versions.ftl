## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Eerdere versies
versions-hint = Overschreven door een wijziging op een ander apparaat.
version-written = { $date }, { $time }
version-restore = Deze versie terugzetten
version-dismiss = Weghalen

## Of a title or date that was written on another device meanwhile, too: both values are offered.

version-title = De titel is intussen gewijzigd in “<other></other>”.
# A date, with its time and how it repeats if they differ, as in “Fri 4 Dec, 9:00, every week”.
version-date = De datum is intussen gewijzigd: <other></other>.
# The value is the title or date that is not shown now.
version-use = “<value></value>” gebruiken
version-keep = “<value></value>” houden
