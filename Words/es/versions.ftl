## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Versiones anteriores
versions-hint = Las reemplazó un cambio hecho en otro dispositivo.
version-written = { $date }, { $time }
version-restore = Restaurar esta versión
version-dismiss = Descartar
