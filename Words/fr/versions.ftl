## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Versions précédentes
versions-hint = Remplacées par une modification sur un autre appareil.
version-written = { $date }, { $time }
version-restore = Restaurer cette version
version-dismiss = Écarter
