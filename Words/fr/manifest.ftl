### Only pages of the server say these.

## What an app store, or the dialog that installs the app, says of it.

manifest-description = Un planificateur paisible pour les journées où l’énergie est limitée : indique combien de cuillères tu as et choisis ce qui convient.
