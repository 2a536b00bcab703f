## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Versões anteriores
versions-hint = Substituídas por uma edição em outro aparelho.
version-written = { $date }, { $time }
version-restore = Restaurar esta versão
version-dismiss = Dispensar
