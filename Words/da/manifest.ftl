### Only pages of the server say these.

## What an app store, or the dialog that installs the app, says of it.

manifest-description = En rolig planlægger til dage med begrænset energi: sig, hvor mange skeer du har, og vælg det, der passer.
