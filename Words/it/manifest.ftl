### Only pages of the server say these.

## What an app store, or the dialog that installs the app, says of it.

manifest-description = Un planner tranquillo per i giorni con poca energia: indica quanti cucchiai hai e scegli ciò che ci sta.
