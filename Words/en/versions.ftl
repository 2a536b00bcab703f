## Earlier versions of a note or of a text about a task. Each can be opened.

versions = Earlier versions
versions-hint = Overwritten by an edit on another device.
# When it was written, as in “Mon 2 Mar, 08:00”.
version-written = { $date }, { $time }
version-restore = Restore this version
version-dismiss = Dismiss
