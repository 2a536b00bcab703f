### Only pages of the server say these.

## What an app store, or the dialog that installs the app, says of it.

manifest-description = Spokojny planer na dni z ograniczoną energią: podaj, ile masz łyżek, i wybierz to, co się zmieści.
