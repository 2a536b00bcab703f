### Only scripts say these.

## The message above the bar. Scripts write it when they have something to say, as when nothing was saved.

# A button that takes the message away.
toast-dismiss = Dismiss

## After a button was pressed.

# While Teaspoon is loaded for the first time.
act-setting-up = Teaspoon is being set up on this device. What you tapped will be done as soon as it is ready.
act-not-ready = Teaspoon is still being set up on this device. What you typed is still here; try again in a moment.
# There is no network, or the server is down.
act-no-answer = This is not saved yet, because there was no answer. What you typed is still here; try again.
act-not-saved = This was not saved. What you typed is still here.

## Above a form whose text was typed earlier, and not sent.

draft-not-saved = This is a draft. It is not saved yet.
# Below a field that has another text by now, written on another device perhaps: puts the draft into the field.
draft-use = Use draft
draft-discard = Discard draft

## A task that is open beside a list, in a wide window. Both are for screen readers.

beside-task = Task: { $task }
beside-close = Close the task

## Saving a file, as a backup. “Handed on”: it was given to another app, because this device has no downloads.

download-saved = Saved: { $file }. It is among your downloads.
download-handed-on = Handed on: { $file }.
download-no-answer = This could not be saved, because there was no answer. Try again in a moment.
download-tap-again = The file was made, but this device no longer accepted it. Tap again.
download-not-handed-on = The file was made, but this device could not hand it on.

## A button that copies a link.

copy-done = Copied
# Where the browser does not let the script copy: the link is selected, so that the person can copy it.
copy-selected = Selected, ready to copy

## A picture of the person, chosen in the settings.

picture-unreadable = This browser cannot read this file as a picture. Choose a JPEG, PNG or WebP.
picture-too-large = This file is larger than 60 MB. Choose a smaller one.

## Tests of sound and notifications in the settings.

sound-playing = Playing. If you hear nothing, check the volume and the silent switch.
sound-impossible = This browser cannot play sound here.
# What this browser allows. “On” is the choice beside it.
notice-allowed = This browser can show notifications.
notice-ask = Choose On, and the browser asks for permission.
notice-blocked = Notifications are blocked. Allow them in your browser’s site settings.
notice-impossible = This browser cannot show notifications here. On an iPhone or iPad, add Teaspoon to the home screen first.
# The notification itself.
notice-test = This is a test.
notice-test-sent = Test notification sent. If you do not see it, check the notification settings of your device.

## Reminders while Teaspoon is closed: why this device cannot get them.

# “Share” and “Add to Home Screen” are what Apple calls them.
push-home-screen = On an iPhone or iPad this works once Teaspoon is on the home screen: Share, then Add to Home Screen, and open it from there.
push-https = This needs an address that begins with https.
push-impossible = This browser cannot show reminders while it is closed.
push-blocked = Notifications from this site are blocked in this browser. Its settings for this site allow them again.
push-not-allowed = Notifications were not allowed, so nothing was changed.
push-not-taken = The server did not accept this device. Nothing was changed.
push-no-service = The push service of this browser could not be reached just now. Nothing was changed.

## Buttons of a notification about a task. “Done” checks the task off; the others remind again later.

# max: 24
notification-ten = In 10 minutes
# max: 24
notification-done = Done
# max: 24
notification-later = Later today
# The title of a notification that says nothing else.
notification-unreadable = A reminder from Teaspoon

## A page that says why another one is not there. Each has a heading (“…-title”) and a text.

plain-title = This page could not be made
plain-stopped = Teaspoon stopped while it was working on this. Nothing was changed.
plain-unreadable = The data on this device could not be read. Nothing was changed or removed.
plain-not-started = Teaspoon could not be started. Nothing was changed; what this device keeps is still there.
# A form that another website sent.
plain-foreign-title = Nothing was done
plain-foreign = This form was sent from another site. Nothing was saved.
# A page of the account, for which the server is needed.
plain-offline-title = This needs the network
plain-offline = The server cannot be reached just now, and this page needs it. Your plan still works.
plain-offline-signed-out = The server cannot be reached just now, and this page needs it. You are signed out: your plan has left this browser.
# Above the text that the person had typed, so that they can copy it.
plain-typed = What you typed
plain-today = Go to Today
