## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Versões anteriores
versions-hint = Substituídas por uma edição em outro aparelho.
version-written = { $date }, { $time }
version-restore = Restaurar esta versão
version-dismiss = Dispensar

## Of a title or date that was written on another device meanwhile, too: both values are offered.

version-title = O título foi alterado para “<other></other>” nesse meio-tempo.
# A date, with its time and how it repeats if they differ, as in “Fri 4 Dec, 9:00, every week”.
version-date = A data foi alterada nesse meio-tempo: <other></other>.
# The value is the title or date that is not shown now.
version-use = Usar “<value></value>”
version-keep = Manter “<value></value>”
