### Only pages of the server say these.

## What an app store, or the dialog that installs the app, says of it.

manifest-description = En lugn planerare för dagar med begränsad energi: säg hur många skedar du har och välj det som får plats.
