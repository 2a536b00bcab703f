## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Versions précédentes
versions-hint = Remplacées par une modification sur un autre appareil.
version-written = { $date }, { $time }
version-restore = Restaurer cette version
version-dismiss = Écarter

## Of a title or date that was written on another device meanwhile, too: both values are offered.

version-title = Le titre a été changé entre-temps : « <other></other> ».
# A date, with its time and how it repeats if they differ, as in “Fri 4 Dec, 9:00, every week”.
version-date = La date a été changée entre-temps : <other></other>.
# The value is the title or date that is not shown now.
version-use = Utiliser « <value></value> »
version-keep = Garder « <value></value> »
