## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Earlier versions
versions-hint = Overwritten by an edit on another device.
# When it was written, as in “Mon 2 Mar, 08:00”.
version-written = { $date }, { $time }
version-restore = Restore this version
version-dismiss = Dismiss

## Of a title or date that was written on another device meanwhile, too: both values are offered.

version-title = The title was changed to “<other></other>” meanwhile.
# A date, with its time and how it repeats if they differ, as in “Fri 4 Dec, 9:00, every week”.
version-date = The date was changed to <other></other> meanwhile.
# The value is the title or date that is not shown now.
version-use = Use “<value></value>”
version-keep = Keep “<value></value>”
