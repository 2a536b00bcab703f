### Only pages of the server say these.

## What an app store, or the dialog that installs the app, says of it.

manifest-description = Ein ruhiger Planer für Tage mit begrenzter Energie: Sag, wie viele Löffel du hast, und wähle, was passt.
