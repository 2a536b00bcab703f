### Only pages of the server say these.

## The settings of an account.

own-account = Your account
own-account-administrator = You’re the administrator.

# Headings over links to pages, and the links with a line under each.
own-account-head-sharing = Sharing and reminders
own-account-lists = Shared lists
own-account-links = Shared links
own-account-links-facts = For people without an account
own-account-reminders = Reminders
own-account-reminders-facts = Devices that get notifications
own-account-invite = Invite people
own-account-invite-facts = To this server
own-account-head-leave = Leave
own-account-leave = Sync status and sign out
own-account-delete = Delete account
own-account-delete-facts = With all its data, on the server too

own-account-devices = Signed-in devices
# In the list of devices, under the name of one.
own-account-here = This browser
own-account-seen = { $days ->
    [0] Active in the last 24 hours
    [one] Last active { NUMBER($days) } day ago
   *[other] Last active { NUMBER($days) } days ago
}
own-account-end = Sign out
# The name of this button for screen readers. It begins with the words that are seen.
own-account-end-device = Sign out { $device }
own-account-end-others = Sign out all other devices
# At the top after the person signed out other devices.
own-account-ended = Signed out there. A plan stored on such a device can still be read on it.

own-account-head-email = E-mail and password
own-account-email = Change e-mail
own-account-email-new = New e-mail address
own-account-email-save = Save new e-mail
own-account-password = Change password
own-account-password-save = Save new password
own-account-password-saved = Password changed. You’ve been signed out on all other devices.

## Asked before an account is deleted.

delete-account = Delete account
delete-account-what = This deletes the account { $mail } with every task, list, note, day and setting, on this server and in this browser. Other plans stored in this browser are deleted too, also those you kept apart. Others keep the lists you share with them. Another device keeps its copy until you remove it there.
# The link at the end saves a file with everything.
delete-account-backup = A backup can restore everything: <backup>Back up</backup>
delete-account-now = Delete everything
delete-account-keep = Keep my account

## Pages with one message, and a button or three.

said-check-mail = Check your e-mail
said-link-sent = If that address has an account, we’ve sent it a link. It works once and expires in an hour.
said-confirmation-sent = We’ve sent you a link. It works once and expires in 24 hours.
said-change-sent = We’ve sent a link to the new address. Open it to confirm the change.
said-link-expired = Link expired
said-link-ended = This link has expired or was already used. If you used it yourself, you can sign in; if not, get a new one here.
said-address-changed = Address changed
said-email-changed = You now sign in with the new address.
# The same in a browser where that account is not signed in. The addresses before and after stand in the places of the tags.
said-email-changed-of = The account of <old></old> now signs in as <new></new>.
said-account-deleted = Deleted
said-deleted = Your account and everything in it has been deleted.
said-later = Try again in a moment
said-too-often = Too many attempts. Try again in a few minutes. Nothing was changed.
said-busy = The server is busy. Try again in a moment. Nothing was changed.
said-not-saved = Not saved
said-store-away = The server can’t reach its database, so nothing was changed. It keeps trying.
said-store-full = The server is out of space, so nothing was changed. Please tell its administrator.
# After the first form of a browser that runs no script and refuses cookies.
said-no-cookie = This browser kept no cookie from this site, so your plan could not be saved. Allow cookies for this site, or turn on JavaScript. Then try again.
said-not-done = That didn’t work
said-foreign = This form was sent from another site. Nothing was saved.
said-incomplete = The form was incomplete. Nothing was saved.
said-method = This address cannot be used that way. Nothing was changed.
said-too-large = That’s more than this form can take. Nothing was changed.
said-no-page = Page not found
said-not-found = There is no page at this address.
said-template-gone = This template is no longer in the gallery.
said-not-yours = Not in your account
said-not-in-account = This list is not in your account, or not yet. Changes arrive as soon as your device is online.
said-sign-in = Sign in
said-password = Choose a new password
said-register = Create account
said-to-today = Go to Today
said-to-account = Go to your account

## Invitations to this server, which its administrator makes.

server-invitations = Invitations
server-invitations-open = Anyone can create an account on this server. To invite someone, give them its web address.
# What the administrator types stands in the places of the tags.
server-invitations-closed = Registration is closed on this server, so invitations do not work here. To add an account, use <command></command> on the server, or start it with <option></option>.
server-invitations-lead = Only people with an invitation can create an account on this server. Each invitation works once.
server-invitations-email = Their e-mail address (optional)
server-invitations-email-hint = We e-mail the link to this address. Leave it empty to pass the link on yourself.
server-invitations-name = Who is it for? (optional)
server-invitations-name-hint = A name for your list below. Only you see it. You pass the link on yourself: this server sends no e-mail.
server-invitations-name-too-long = Use at most { NUMBER($most) } characters.
server-invitations-create = Create invitation
server-invitations-back = Your account

server-invitations-made = Invitation created
server-invitations-link = The link for the person you invite
server-invitations-link-hint = It works once and expires in 14 days. Copy it now: it is shown only here.

server-invitations-list = Open invitations
# In the list, in place of a name that was not given.
server-invitations-unnamed = A link
server-invitations-ends = Expires on { $date }
server-invitations-revoke = Revoke
# The name of this button for screen readers: whom the invitation is for, and the text above with the date.
server-invitations-revoke-one = Revoke: { $guest }, { $ends }

server-invitations-sent = Invitation sent to { $mail }.
server-invitations-revoked = Invitation revoked. Its link no longer works.
server-invitations-too-many = At most { NUMBER($most) } invitations can be open. Revoke one to create another.

## The time zone of a browser that runs no script.

zone = Time zone
zone-lead = Browsers that run JavaScript use their own time zone. Others use this one, or UTC if none is set.
zone-hint = For example Europe/Berlin. Empty: UTC.
zone-save = Save
zone-unknown = Enter a valid time zone, for example Europe/Berlin.

## The name of a device: a browser, and the system it runs on.

device-name = { $browser } on { $system }
device-unknown = Another program
