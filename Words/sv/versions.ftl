## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Tidigare versioner
versions-hint = Ersattes av en ändring på en annan enhet.
version-written = { $date }, { $time }
version-restore = Återställ den här versionen
version-dismiss = Ta bort

## Of a title or date that was written on another device meanwhile, too: both values are offered.

version-title = Titeln ändrades under tiden till ”<other></other>”.
# A date, with its time and how it repeats if they differ, as in “Fri 4 Dec, 9:00, every week”.
version-date = Datumet ändrades under tiden till <other></other>.
# The value is the title or date that is not shown now.
version-use = Använd ”<value></value>”
version-keep = Behåll ”<value></value>”
