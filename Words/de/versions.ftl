## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Frühere Versionen
versions-hint = Von einer Änderung auf einem anderen Gerät überschrieben.
version-written = { $date }, { $time }
version-restore = Diese Version wiederherstellen
version-dismiss = Verwerfen

## Of a title or date that was written on another device meanwhile, too: both values are offered.

version-title = Der Titel wurde inzwischen in „<other></other>“ geändert.
# A date, with its time and how it repeats if they differ, as in “Fri 4 Dec, 9:00, every week”.
version-date = Das Datum wurde inzwischen geändert: <other></other>.
# The value is the title or date that is not shown now.
version-use = „<value></value>“ übernehmen
version-keep = „<value></value>“ behalten
