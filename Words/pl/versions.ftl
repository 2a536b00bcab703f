## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Wcześniejsze wersje
versions-hint = Zastąpione przez zmianę na innym urządzeniu.
version-written = { $date }, { $time }
version-restore = Przywróć tę wersję
version-dismiss = Odrzuć
