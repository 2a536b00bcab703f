## The account that this plan is in, as the app itself knows it.

account = Account
account-sign-in = Sign in
account-create = Create account

# For somebody without an account.
account-guest = You’re not signed in
account-guest-need = You don’t need an account: everything works without one, and your plan stays in this browser.
account-guest-why = With an account, your phone and your computer show the same plan, each works offline, and you lose nothing if a device is lost. It also brings shared lists, and reminders while Teaspoon is closed. Everything here moves into your account.
account-guest-how = It takes an e-mail address and a password, and on some servers an invitation.

# The address stands in the place of the tag.
account-signed-in = Signed in as <mail></mail>
# The same while this device is not signed in.
account-of = Account of <mail></mail>
account-last-synced = Last synced: { $date }, { $time }.

# Headings over links to pages, and the links with a line under each.
account-head-sign-in = Sign-in
account-settings = Account settings
account-settings-facts = E-mail, password, devices
account-head-sharing = Sharing
account-shared-lists = Shared lists
account-shared-links = Shared links
account-shared-links-facts = For people without an account
account-head-devices = Devices
account-reminders = Reminders
account-reminders-facts = Devices that get notifications

# Headings over a paragraph and a button; the button has the same words.
account-sign-out = Sign out
account-sign-out-what = Your plan leaves this browser and stays in your account. What is not there yet is sent first.
# The same where a browser runs no script.
account-sign-out-server = Your plan stays in your account.
account-remove = Remove my plan
account-remove-what = Your plan is removed from this browser. There is no other copy.

## Where the plan is saved, at the top of every page while somebody is signed in.

# The name of this link, for screen readers.
saved = Your account
# max: 20
saved-everywhere = Synced
# max: 20
saved-here = Not synced yet
# max: 20
saved-needs-you = Action needed

## How far this device and the account agree, and what to do about it.

sync-everywhere = Synced. Everything here is in your account.
# After sentences that say what is not.
sync-rest = Everything else is synced.
sync-here = Saved on this device. It syncs by itself as soon as the server can take it; you don’t need to do anything.
sync-again = You’ve been signed out on this device. Your plan is still here and keeps working. Sign in again to sync what is new.
sync-again-link = Sign in again
# The link at the end saves a file with everything.
sync-again-hint = If you cannot sign in again: save a backup, sign out here, and restore the backup on the first page. <backup>Back up</backup>
sync-another = This browser is now signed in to another account. The plan you see is still that of the account above, and the two are kept apart. Sign in to the account above to sync what is new.
# A button. The address is that of an account.
sync-sign-in-as = Sign in as { $mail }
sync-full = Your account is full. What is new stays on this device, and you can continue. Your account page shows what takes up space.
sync-deleted = This account was deleted. Your plan is still here, in this browser only.
sync-keep = Keep my plan here without an account
sync-keep-hint = Nothing of yours is lost, and you can create another account for it later. Lists that other people shared with you are removed from this browser.

sync-unsent-whole = What was here before is still being sent to your account.
sync-unsent = { $count ->
    [one] { NUMBER($count) } change is only on this device so far.
   *[other] { NUMBER($count) } changes are only on this device so far.
}
sync-refused = { $count ->
    [one] { NUMBER($count) } entry could not be synced (too large, of an unknown kind, or in a shared list that is full) and stays on this device.
   *[other] { NUMBER($count) } entries could not be synced (too large, of an unknown kind, or in a shared list that is full) and stay on this device.
}
# The link at the end saves a file with everything.
sync-backup = A backup keeps all of it: <backup>Back up</backup>

## Asked before somebody signs out whose changes are not all in the account.

unsent = Not everything is synced
unsent-nothing = Before you sign out
unsent-remove = Remove my plan
unsent-deleted = Your account was deleted, so your plan is only in this browser. Removing it cannot be undone.
unsent-unknown = We can’t confirm that everything is synced, and signing out removes your plan from this browser.
unsent-signed-in = You are still signed in. Signing out removes your plan from this browser.
unsent-again = Try again
unsent-anyway = Sign out anyway

## Somebody signed in, and this browser has the plan of another account.

other-plan = Another plan is here
# The addresses of the two accounts stand in the places of the tags.
other-plan-two = This browser still has the plan of <mail></mail>, and you have signed in as <now></now>. The two plans are kept apart.
# The same where it is not known who has signed in.
other-plan-one = This browser still has the plan of <mail></mail>. The two plans are kept apart.
other-plan-deleted = The account of this plan was deleted. To put the plan into another account, keep it here, then sign in.
other-plan-remove = Remove that plan from this browser and continue

## Somebody signed in, and the account’s plan has not been read to its end.

arriving = Your plan is on its way
arriving-hint = You can add tasks now; they are kept. If the network goes away, it continues from here later.
# The name of the bar that shows how much is here, for screen readers.
arriving-bar = How much has arrived

## Somebody signed in, and this device has a plan that was made without an account. The person chooses what happens to it.

joining = This device already holds a plan
# The numbers of tasks, lists and notes stand above it.
joining-lead = It was made here without an account, and last changed on { $date }.
joining-question = What should happen to it?
# A choice, and the button that does it.
# max: 24
joining-apart = Keep it apart
joining-apart-facts = It stays on this device. To open it, sign out.
# A choice, and the button that does it.
# max: 24
joining-along = Take it along
joining-along-facts = Its tasks and lists join your account. Your account’s settings, and its number for today, stay.
# A choice, and the button that does it.
# max: 24
joining-delete = Delete it
joining-delete-facts = Only what was made on this device. You are asked once more.
# A button: it shows what that plan holds, and decides nothing.
# max: 30
joining-look = Look at it first
# The title of the page that this leads to.
joining-look-title = What this plan holds
joining-hint = Not sure whose it is? Keep it apart: nothing is lost, and you can open it again later.
# The page that asks once more.
joining-delete-title = Delete this plan?
joining-delete-lead = It is deleted from this device. There is no other copy, and it cannot be undone.

## A plan that was kept apart when somebody signed in.

apart = A plan kept on this device
apart-sign-out = Sign out to open it.
# A button.
apart-open = Open this plan

## This browser has removed the plan that was in it.

gone-plan = Your plan is no longer in this browser
gone-plan-lead = A plan was kept here without an account, and the browser has removed it. A backup brings it back as it was.
gone-plan-start = Start again
