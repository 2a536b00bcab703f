## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Frühere Versionen
versions-hint = Von einer Änderung auf einem anderen Gerät überschrieben.
version-written = { $date }, { $time }
version-restore = Diese Version wiederherstellen
version-dismiss = Verwerfen
