## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Wcześniejsze wersje
versions-hint = Zastąpione przez zmianę na innym urządzeniu.
version-written = { $date }, { $time }
version-restore = Przywróć tę wersję
version-dismiss = Odrzuć

## Of a title or date that was written on another device meanwhile, too: both values are offered.

version-title = W międzyczasie tytuł zmieniono na „<other></other>”.
# A date, with its time and how it repeats if they differ, as in “Fri 4 Dec, 9:00, every week”.
version-date = W międzyczasie termin zmieniono na <other></other>.
# The value is the title or date that is not shown now.
version-use = Użyj „<value></value>”
version-keep = Zostaw „<value></value>”
