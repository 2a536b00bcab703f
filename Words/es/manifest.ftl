### Only pages of the server say these.

## What an app store, or the dialog that installs the app, says of it.

manifest-description = Un planificador tranquilo para los días con poca energía: di cuántas cucharas tienes y elige lo que cabe.
