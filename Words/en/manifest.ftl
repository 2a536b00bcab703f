### Only pages of the server say these.

## What an app store, or the dialog that installs the app, says of it.

manifest-description = A calm planner for days with limited energy: say how many spoons you have, choose what fits.
