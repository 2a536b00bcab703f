## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Tidigare versioner
versions-hint = Ersattes av en ändring på en annan enhet.
version-written = { $date }, { $time }
version-restore = Återställ den här versionen
version-dismiss = Ta bort
