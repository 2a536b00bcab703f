## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Eerdere versies
versions-hint = Overschreven door een wijziging op een ander apparaat.
version-written = { $date }, { $time }
version-restore = Deze versie terugzetten
version-dismiss = Weghalen
