## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Versioni precedenti
versions-hint = Sostituite da una modifica su un altro dispositivo.
version-written = { $date }, { $time }
version-restore = Ripristina questa versione
version-dismiss = Ignora

## Of a title or date that was written on another device meanwhile, too: both values are offered.

version-title = Nel frattempo il titolo è cambiato: «<other></other>».
# A date, with its time and how it repeats if they differ, as in “Fri 4 Dec, 9:00, every week”.
version-date = Nel frattempo la data è cambiata: <other></other>.
# The value is the title or date that is not shown now.
version-use = Usa «<value></value>»
version-keep = Mantieni «<value></value>»
