## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Versioni precedenti
versions-hint = Sostituite da una modifica su un altro dispositivo.
version-written = { $date }, { $time }
version-restore = Ripristina questa versione
version-dismiss = Ignora
