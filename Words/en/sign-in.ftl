### Only pages of the server say these.

## Signing in.

sign-in = Sign in
sign-in-lead = An account adds more devices, sharing and reminders. If there is a plan on this device, you choose what happens to it.
# For somebody who opened a link to a shared list.
sign-in-to-join = Someone shared a list with you. To join it, sign in or create an account.
# The same on a server where only its administrator makes accounts.
sign-in-to-join-closed = Someone shared a list with you. To join it, sign in.
sign-in-forgotten = Forgot password?
sign-in-create = Create account
sign-in-create-facts = E-mail and a password
sign-in-refused = Wrong e-mail or password. Nothing was changed.

## Fields of these forms.

email = E-mail address
email-missing = Type your e-mail address here, please.
email-too-long = This is longer than an e-mail address can be. Is there something else in the line?
email-not-ascii = Only the letters a to z, digits and a few signs can be used here, so that no two addresses look the same.
email-no-at = An e-mail address has an @ in it, as in name@example.org.
email-several-ats = An e-mail address has one @ in it; here are more. Type just one address, please.
email-bad-name = The part before the @ cannot be part of an address. Could you look at it again?
email-bad-domain = The part after the @ does not look complete; it is usually like example.org.
email-taken = This address cannot be used here.
email-taken-register = This address cannot be used here. If it is yours, sign in with it.

password = Password
password-yours = Your password
password-current = Current password
password-new = New password
password-chosen = The password you chose
# A button in the field: shows what is typed.
password-show = Show
password-hint = At least 8 characters, of any kind. A few words in a row are easy to remember and hard to guess.
password-others-out = You’ll be signed out on all other devices.
password-wrong = Wrong password.
password-too-short = A password needs at least { NUMBER($least) } characters. A few words in a row are fine, spaces too.
password-too-long = This is longer than a password can be here. About a page of text is the most.
password-common = Many people use this password, so it is easily guessed. Adding a word or two of your own is enough.
password-address = This is your e-mail address, which others know. Something only you would think of is safer.

## Making an account.

register = Create account
register-lead = With an account, your plan is on all your devices, and safe if one is lost. Your current data will be included.
register-email-hint = Used to sign in and for messages about your account.
register-have-one = I already have an account

# Where only the administrator of the server makes accounts.
register-closed = Ask for an account
register-closed-lead = Only the administrator of this server can create accounts on it. Ask them for one. Then sign in with the e-mail address and the password that they give you.
register-without = Teaspoon works without an account too: your plan is then for this browser only.
register-without-link = Use Teaspoon without an account

# Where only people with an invitation can make one.
register-invited = You need an invitation
register-invited-lead = You need an invitation to create an account on this server. Ask its administrator for an invitation link. Each link works once.
register-invited-link = Invitation link
register-invited-ended = This invitation has expired or was already used. Ask for another one.

# On a server without accounts. It prints a link where it is started.
register-first-lead = This server is new. The first account becomes the administrator.
register-first-elsewhere = This server is new. Its first account is created with the link that the server printed when it started.
register-first-link = The link that the server printed
register-first-other = This is not the link that the server printed when it last started.

register-link-hint = Paste the whole link here.
register-link-continue = Continue

## A link by e-mail.

forgotten = Reset password
# max: 18
forgotten-send = E-mail me a link
forgotten-hint = We’ll send you a link to choose a new password.
forgotten-no-mail = This server sends no mail. Its administrator can give you a link to choose a new password.
forgotten-back = Back to sign-in

# Titles of the page that such a link opens; the second and the third are buttons on it, too.
link-password = Choose a new password
link-register = Create account
link-email = Change e-mail
# An address stands in the place of the tag.
link-for = For <mail></mail>.
# The address that an account is to get stands in the place of the tag.
link-email-new = New address: <mail></mail>
# Another account is signed in in this browser.
link-other-out = <mail></mail> is signed in here now and will be signed out.
# Before somebody signs in by a link that was e-mailed.
link-plan-here = If this browser has a plan without an account, you’ll be asked what happens to it.
link-password-use = Use this password
