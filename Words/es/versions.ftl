## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Versiones anteriores
versions-hint = Las reemplazó un cambio hecho en otro dispositivo.
version-written = { $date }, { $time }
version-restore = Restaurar esta versión
version-dismiss = Descartar

## Of a title or date that was written on another device meanwhile, too: both values are offered.

version-title = Mientras tanto, el título se cambió a «<other></other>».
# A date, with its time and how it repeats if they differ, as in “Fri 4 Dec, 9:00, every week”.
version-date = Mientras tanto, la fecha se cambió a <other></other>.
# The value is the title or date that is not shown now.
version-use = Usar «<value></value>»
version-keep = Mantener «<value></value>»
