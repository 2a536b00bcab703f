### Only pages of the server say these.

## What an app store, or the dialog that installs the app, says of it.

manifest-description = Um planejador tranquilo para dias com pouca energia: diga quantas colheres você tem e escolha o que cabe.
