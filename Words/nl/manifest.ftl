### Only pages of the server say these.

## What an app store, or the dialog that installs the app, says of it.

manifest-description = Een rustige planner voor dagen met weinig energie: geef aan hoeveel lepels je hebt en kies wat past.
