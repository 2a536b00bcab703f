### Only pages of the server say these.

## E-mails about accounts. Each has a subject, a line that a link or a web address follows, and a line below it.

mail-reset-subject = Reset your Teaspoon password
mail-reset = Someone, probably you, asked to reset the password for this account. Choose a new password here:
mail-reset-note = The link works once and expires in an hour. If it was not you, do nothing: your password stays as it is.

mail-register-subject = Confirm your Teaspoon account
mail-register = Someone, probably you, registered with this address. Confirm it here:
mail-register-note = The link works once and expires in 24 hours. If it was not you, do nothing: no account is created.

mail-invitation-subject = An invitation to Teaspoon
# The address is the web address of this server.
mail-invitation = The person who runs { $address } invites you to Teaspoon, a task planner. Create your account here:
mail-invitation-note = The link works once and expires in 14 days. If you do not want an account, do nothing.

# To somebody who registers and has an account already.
mail-registered-subject = Your account with Teaspoon
mail-registered = Someone, probably you, registered with this address. You already have an account: sign in or reset your password here:

mail-change-subject = Confirm your new e-mail address
mail-change = Confirm this as the new address of your Teaspoon account:
mail-change-note = The link works once and expires in 24 hours. If you have no Teaspoon account, someone mistyped an address: do nothing.

mail-changed-subject = Your Teaspoon e-mail address was changed
mail-changed = Your account’s e-mail address was changed. You can no longer sign in with this address.
mail-changed-note = If that was not you, contact the administrator of { $address }.

mail-password-subject = Your Teaspoon password was changed
mail-password = Your account has a new password. Every other device was signed out.
mail-password-note = If that was not you, reset it here, and contact the administrator of this server:

mail-shared-subject = Someone shared a list with you
mail-shared = Someone shared a list with you in Teaspoon. See who and what here, signed in with this address:
mail-shared-note = The invitation expires in 14 days. If you do not want it, do nothing.

# Below a reminder that is sent by e-mail.
mail-reminder-note = You got this e-mail because none of your devices received the reminder. Turn these e-mails off here:
