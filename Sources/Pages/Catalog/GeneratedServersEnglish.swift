// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

#if !hasFeature(Embedded) || IMPORTS
extension Catalog {
    /// `tools/words/table.py` says how it is laid out.
    static let serversEnglishTable: StaticString = """
        TSW4
        Choose where they are. You see everything before anything is added.
        Choose a file
        Choose that file below.
        On todoist.com, open Settings, then Backups.
        Download the newest one, a .zip file. Or export each project as CSV from its menu.
        In classic Outlook for Windows, open File, then Open and Export, then Import/Export.
        Export the folder Tasks to a file with comma separated values.
        On takeout.google.com, deselect all, select Tasks and create the export.
        Download it and open the .zip: the file is Tasks.json.
        On a Mac, install the free program reminders-cli.
        On ticktick.com, open Settings, then Account.
        Generate a backup. It is a .csv file.
        On a Mac, install the free program things-cli.
        In Tasks.org, open Settings, then Backups, then back up now.
        The newest .json file in the backup folder is the one.
        Another app, or a CSV or text file
        Export your tasks there: as CSV, iCalendar (.ics), JSON, Markdown or plain text.
        If Teaspoon does not know the table, it asks what each column is.
        Teaspoon does not know this kind of file. Nothing was changed.
        This file is empty.
        This file is too large to be read: at most 12 MB and 100,000 lines.
        This file is damaged, or not all of it is here. Nothing was changed.
        This file is encrypted. Save it without a password, then choose it again.
        This calendar has no tasks.
        all done
        The first tasks
        What will be different
        No task has a cost yet. Teaspoon asks when you plan them.
        Undo takes everything back.
        Notes become sticky notes
        Dates like “in 5 days” are counted from today.
        Correct how it was read
        This file comes from
        Order in dates
        year, month, day
        day, month, year
        month, day, year
        Read it again
        Choose another file
        Plain text
        Repeats that Teaspoon does not have are kept in the note
        Further repeats of a task are kept in the note
        Words for dates that were not understood are kept in the note
        Dates that do not exist are left out
        People that tasks are for are named in the note
        Further reminders are kept in the note
        Files stay behind; their names are kept in the note
        Durations of more than a day are kept in the note
        Other details are kept in the note
        Times in an unknown time zone are read as written
        The first day of a repeat is not kept
        Steps that lie too deep move up
        Steps without a task become tasks
        Rows that cannot be read are left out
        Rows that come twice are read once
        Changes to single dates of a repeat are left out
        Cancelled tasks are left out
        Archived or deleted tasks are left out
        Events of a calendar are left out
        Habits, rewards and other things are left out
        Time that was tracked is left out
        Points and counts of a game are left out
        Filters and views are left out
        Which column is what?
        The first row names the columns
        Leave out
        Title
        Done
        Cost
        Level of the step
        Task that it is a step of
        Its own number
        Keep it in the note
        Gallery
        Templates that other people on this server published. Using one creates your own editable list.
        Search templates
        Search templates
        Search
        Order
        Newest
        Most used
        No templates have been published yet.
        No results.
        No results so far. There are more templates to search.
        More templates
        Show all templates
        Show more
        Your templates
        Published by you
        Reports
        Templates in your app
        Anonymous
        Checklist
        Rest
        Your templates
        Removed by the administrator of this server.
        To withdraw one, open it.
        Templates in your app
        The administrator of this server removed this from the gallery. Only you can still see it.
        Use template
        Items
        You published this
        Withdrawing removes it from the gallery. Lists that others made from it are kept.
        Withdraw
        You’re the administrator
        Remove from the gallery
        Report this template
        What is wrong with it?
        The administrator of this server reads your report and decides. The author of the template is not told who sent it.
        Say in a few words what is wrong.
        Send report
        Report sent. The administrator of this server will read it.
        Publish in the gallery
        Everyone who can open this server will be able to see and use it, with or without an account. You can withdraw it at any time. Lists that others made from it are kept.
        Title
        Description (optional)
        Author name (optional)
        Any name you like. Leave it empty to publish anonymously. Your e-mail address is never shown.
        Include costs and durations
        Preview
        Titles and steps are published. Notes, dates, subjects, days and what is done never are.
        Preview
        This is what everyone will see, and nothing else:
        Publish
        Edit
        This list is empty: there is nothing to publish yet.
        The list has changed since the preview. This is the new preview; nothing was published yet.
        Enter a title.
        Reports
        No open reports.
        Either choice closes all reports of a template. Only the author can still see a removed template, and is told there that it was removed.
        Remove
        Keep
        Shared links
        Anyone with the link can view it, without an account, until you revoke it.
        Anyone with the link will see this, as it is when they open it, and nothing else:
        Label (optional)
        For example “for Mum”. Only you see this.
        Create link
        Link created
        Link
        Copy it now: it is shown only here, and this server does not keep it.
        Your links
        A list that is no longer here: the link shows nothing
        Not opened yet
        Revoke
        Copy
        View only. Reload the page to update it.
        Nothing to show
        This link doesn’t exist or was revoked. Ask the person who gave it to you for a new one.
        Try again in a moment
        This can’t be shown right now. Reload the page in a minute.
        Left today
        No new day has been started yet
        Last known a few minutes ago.
        Last known within the last hour.
        Nothing is in it just now.
        Done
        Skipped
        Reset your Teaspoon password
        Someone, probably you, asked to reset the password for this account. Choose a new password here:
        The link works once and expires in an hour. If it was not you, do nothing: your password stays as it is.
        Confirm your Teaspoon account
        Someone, probably you, registered with this address. Confirm it here:
        The link works once and expires in 24 hours. If it was not you, do nothing: no account is created.
        An invitation to Teaspoon
        The link works once and expires in 14 days. If you do not want an account, do nothing.
        Your account with Teaspoon
        Someone, probably you, registered with this address. You already have an account: sign in or reset your password here:
        Confirm your new e-mail address
        Confirm this as the new address of your Teaspoon account:
        The link works once and expires in 24 hours. If you have no Teaspoon account, someone mistyped an address: do nothing.
        Your Teaspoon e-mail address was changed
        Your account’s e-mail address was changed. You can no longer sign in with this address.
        Your Teaspoon password was changed
        Your account has a new password. Every other device was signed out.
        If that was not you, reset it here, and contact the administrator of this server:
        Someone shared a list with you
        Someone shared a list with you in Teaspoon. See who and what here, signed in with this address:
        The invitation expires in 14 days. If you do not want it, do nothing.
        You got this e-mail because none of your devices received the reminder. Turn these e-mails off here:
        A calm planner for days with limited energy: say how many spoons you have, choose what fits.
        Your account
        You’re the administrator.
        Sharing and reminders
        Shared lists
        Shared links
        For people without an account
        Reminders
        Devices that get notifications
        Invite people
        To this server
        Leave
        Sync status and sign out
        Delete account
        With all its data, on the server too
        Signed-in devices
        This browser
        Sign out
        Sign out all other devices
        Signed out there. A plan stored on such a device can still be read on it.
        E-mail and password
        Change e-mail
        New e-mail address
        Save new e-mail
        Change password
        Save new password
        Password changed. You’ve been signed out on all other devices.
        Delete account
        Delete everything
        Keep my account
        Check your e-mail
        If that address has an account, we’ve sent it a link. It works once and expires in an hour.
        We’ve sent you a link. It works once and expires in 24 hours.
        We’ve sent a link to the new address. Open it to confirm the change.
        Link expired
        This link has expired or was already used. If you used it yourself, you can sign in; if not, get a new one here.
        Address changed
        You now sign in with the new address.
        Deleted
        Your account and everything in it has been deleted.
        Try again in a moment
        Too many attempts. Try again in a few minutes. Nothing was changed.
        The server is busy. Try again in a moment. Nothing was changed.
        Not saved
        The server can’t reach its database, so nothing was changed. It keeps trying.
        The server is out of space, so nothing was changed. Please tell its administrator.
        This browser kept no cookie from this site, so your plan could not be saved. Allow cookies for this site, or turn on JavaScript. Then try again.
        That didn’t work
        This form was sent from another site. Nothing was saved.
        The form was incomplete. Nothing was saved.
        This address cannot be used that way. Nothing was changed.
        That’s more than this form can take. Nothing was changed.
        Page not found
        There is no page at this address.
        This template is no longer in the gallery.
        Not in your account
        This list is not in your account, or not yet. Changes arrive as soon as your device is online.
        Sign in
        Choose a new password
        Create account
        Go to Today
        Go to your account
        Invitations
        Anyone can create an account on this server. To invite someone, give them its web address.
        Only people with an invitation can create an account on this server. Each invitation works once.
        Their e-mail address (optional)
        We e-mail the link to this address. Leave it empty to pass the link on yourself.
        Who is it for? (optional)
        A name for your list below. Only you see it. You pass the link on yourself: this server sends no e-mail.
        Create invitation
        Your account
        Invitation created
        The link for the person you invite
        It works once and expires in 14 days. Copy it now: it is shown only here.
        Open invitations
        A link
        Revoke
        Invitation revoked. Its link no longer works.
        Time zone
        Browsers that run JavaScript use their own time zone. Others use this one, or UTC if none is set.
        For example Europe/Berlin. Empty: UTC.
        Save
        Enter a valid time zone, for example Europe/Berlin.
        Another program
        Reminders
        Reminders of tasks, and the end of a timer, can reach your devices while Teaspoon is closed.
        Quiet hours and daily maximum
        Sound and notifications
        Messages to devices are off. The administrator of this server can turn them on with the option --contact.
        This device
        Reminders are on for this device.
        Reminders are off for this device.
        A reminder says which task it is about, unless you choose otherwise. It travels encrypted: the push service of your browser’s maker passes it on, and cannot read it.
        Turn on reminders on this device
        This needs JavaScript, which this browser does not run.
        This server can’t reach this browser’s push service. Nothing was changed.
        Devices
        This browser
        Not reached lately
        Send test
        Remove
        This device was removed. Nothing was sent.
        By e-mail
        No e-mails
        E-mail me if no device receives it
        Time zone
        For example Europe/Berlin. Used for your task times.
        Enter a valid time zone, for example Europe/Berlin.
        Save
        Delivery log
        Nothing yet. Each reminder is listed here for 30 days.
        Sent; not confirmed
        Device removed: it no longer accepts notifications
        Not sent: the browser’s push service refused it
        Not sent: the browser’s push service could not be reached in time
        Sent by e-mail
        The e-mail could not be sent
        E-mail
        Skipped: daily limit reached
        Not sent: the server was not running then
        Not sent: no device
        Unknown
        A reminder from Teaspoon
        Time is up
        Your rest is over
        More in Teaspoon
        You’ve reached today’s reminder limit.
        Test notification
        Reminders reach this device.
        Shared lists
        Invitations
        Lists you share
        All lists
        You can view it.
        You can edit it.
        Join this list
        Decline
        You can view it
        You can edit it
        You’re the owner
        You have left that list.
        You no longer share that list.
        Invitation declined.
        There is not enough room for everything in this list. Nothing was changed.
        Someone else is changing this list right now, so nothing was changed. Try again in a moment.
        Your name in this list
        The other members see this name.
        Share a list
        What others will see
        No tasks yet.
        Done
        For each task: its title, steps, due date and time, repeat and priority, and whether it is done. For the list: its name, icon and colour.
        What stays with you
        What a task costs you, its note, subjects, minutes and reminder, and when you plan it or put it off. Nobody else sees any of that.
        Share this list
        Join a list
        You can view it. What you plan or note there stays with you.
        You can edit it. What you plan or note there stays with you.
        Decline
        Join this list
        Members
        People
        Can view
        Can edit
        Owner
        Change access
        Allow editing
        Make view-only
        “Make view-only” also revokes the links with which people can join and edit.
        Make owner
        Remove
        Your name in this list
        Save name
        Leave or stop sharing
        Stop sharing this list
        Leave this list
        Invite someone
        By e-mail address
        Their e-mail address
        We e-mail this address. The invitation waits under Shared lists in the account with it.
        The invitation waits under Shared lists in the account with this address. No e-mail is sent.
        Invite
        By link, for anyone who has it
        Create link
        They can
        Edit
        View
        Invitation link
        Anyone with it can join, for 14 days. It is shown here once: copy it now. You can revoke it below.
        Pending invitations
        A link
        Revoke
        Invitation created. It waits 14 days for the account with that address, if there is one.
        Member updated.
        Member removed. You can invite them again below.
        Leave this list
        Remove member
        Remove
        Change owner
        Make owner
        Stop sharing
        Sign in
        An account adds more devices, sharing and reminders. If there is a plan on this device, you choose what happens to it.
        Someone shared a list with you. To join it, sign in or create an account.
        Someone shared a list with you. To join it, sign in.
        Forgot password?
        Create account
        E-mail and a password
        Wrong e-mail or password. Nothing was changed.
        E-mail address
        Type your e-mail address here, please.
        This is longer than an e-mail address can be. Is there something else in the line?
        Only the letters a to z, digits and a few signs can be used here, so that no two addresses look the same.
        An e-mail address has an @ in it, as in name@example.org.
        An e-mail address has one @ in it; here are more. Type just one address, please.
        The part before the @ cannot be part of an address. Could you look at it again?
        The part after the @ does not look complete; it is usually like example.org.
        This address cannot be used here.
        This address cannot be used here. If it is yours, sign in with it.
        Password
        Your password
        Current password
        New password
        The password you chose
        Show
        At least 8 characters, of any kind. A few words in a row are easy to remember and hard to guess.
        You’ll be signed out on all other devices.
        Wrong password.
        This is longer than a password can be here. About a page of text is the most.
        Many people use this password, so it is easily guessed. Adding a word or two of your own is enough.
        This is your e-mail address, which others know. Something only you would think of is safer.
        Create account
        With an account, your plan is on all your devices, and safe if one is lost. Your current data will be included.
        Used to sign in and for messages about your account.
        I already have an account
        Ask for an account
        Only the administrator of this server can create accounts on it. Ask them for one. Then sign in with the e-mail address and the password that they give you.
        Teaspoon works without an account too: your plan is then for this browser only.
        Use Teaspoon without an account
        You need an invitation
        You need an invitation to create an account on this server. Ask its administrator for an invitation link. Each link works once.
        Invitation link
        This invitation has expired or was already used. Ask for another one.
        This server is new. The first account becomes the administrator.
        This server is new. Its first account is created with the link that the server printed when it started.
        The link that the server printed
        This is not the link that the server printed when it last started.
        Paste the whole link here.
        Continue
        Reset password
        E-mail me a link
        We’ll send you a link to choose a new password.
        This server sends no mail. Its administrator can give you a link to choose a new password.
        Back to sign-in
        Choose a new password
        Create account
        Change e-mail
        If this browser has a plan without an account, you’ll be asked what happens to it.
        Use this password
        Your plan can live on this server
        What that means
        All of it works, on every device in this network.
        It needs the network: nothing offline, no reminders while Teaspoon is closed.
        Others in this network could read along. Fine at home, not in a café.
        If this is your server
        about 10 minutes
        then it works offline, too
        This browser cannot keep your plan on this device. This server can, for this browser only.
        This server accepts no further plans without an account at the moment, so nothing was changed. Sign in, or tell its administrator.
        This browser kept no cookie from this site, so your plan could not be saved. Allow cookies for this site. Then try again.
        With an account, your phone and your computer show the same plan, and you lose nothing if a device is lost. It also brings shared lists. Everything here moves into your account.
        Set up HTTPS
        A program on the same machine adds HTTPS. There are three ways, and one is enough. All commands are for Debian, as the user root.
        With HTTPS, this server has a new address. Sign in there. Without an account, save a backup here first and restore it there.
        Your own certificate authority
        You need no domain. Caddy makes the certificate. The name in its settings is the one by which your network finds the server.
        Each device has to trust this server once. Copy the root certificate there, open it, and install it as one that you trust.
        A domain of your own
        The certificate comes by way of the domain’s DNS, so the server need not be reachable from the internet. The domain points to its address in your network.
        A private network
        Each device joins it with the app Tailscale. It also works away from home.
        Last, for all three
        Write the new address into the settings of Teaspoon, then restart it.
        This browser keeps at most \u{1}0 plans apart, so nothing was changed. Take this plan along. Or sign out, then open one of the other plans: it can be erased, or go into an account.
        Every step, also those on phones: \u{3}0\u{4}0
        In your account on this server (\u{1}0).
        You opened \u{3}0\u{4}0. Without HTTPS, the browser cannot keep your plan on this device. The server can.
        \u{3}0\u{4}0 is signed in here now and will be signed out.
        New address: \u{3}0\u{4}0
        For \u{3}0\u{4}0.
        A password needs at least \u{1}0 characters. A few words in a row are fine, spaces too.
        \u{3}0\u{4}0 becomes your own list again, with everything in it. The other members no longer see it.
        \u{3}0\u{4}0 becomes the owner of \u{3}1\u{4}1 and manages its members. You can still edit it. Links and invitations are revoked.
        \u{2}01A link to it still works: with it,\u{8}Links to it still work: with one,\u{9} \u{3}1\u{4}1 could join again. The other members stay, and you can create a new link.
        Also revoke the \u{2}01link\u{8}links\u{9} to this list
        \u{3}0\u{4}0 will no longer see \u{3}1\u{4}1. What they added stays. You can invite them again.
        You will no longer see \u{3}0\u{4}0 or what is in it. The others keep it. To come back, you need another invitation.
        Revoke: a link, \u{1}0
        Revoke: \u{1}0, \u{1}1
        expires \u{2}06within 24 hours\u{8}1in \u{1}0 day\u{8}in \u{1}0 days\u{9}
        \u{1}0: \u{1}1
        \u{1}0 (you)
        \u{3}0\u{4}0, with what is in it. Nobody sees it until you invite someone.
        Enter a name of at most \u{1}0 characters.
        A list can have at most \u{1}0 members and \u{1}0 pending invitations. Nothing was changed.
        You can share at most \u{1}0 lists. Nothing was changed.
        \u{3}0\u{4}0 shares the list \u{3}1\u{4}1 with you.
        With \u{3}0\u{4}0
        You have no shared lists. To share a list, open it and choose \u{3}0Share this list\u{4}0 in its menu.
        Due \u{1}0, \u{1}1
        Due at \u{1}0
        \u{1}0 \u{2}01reminder\u{8}reminders\u{9}
        Shown \u{1}0
        \u{1}0, \u{1}1
        today, \u{1}0
        If no device receives a reminder within two minutes, we can e-mail \u{3}0\u{4}0. The e-mail says what the reminder says, and is not encrypted on its way.
        Could not send to \u{1}0: its push service did not accept the message.
        \u{1}0: the browser no longer accepts notifications, so this device was removed. Add it again there.
        Test sent to \u{1}0. It should arrive within seconds; the delivery log below says when it was shown.
        Remove: \u{1}0
        Send test: \u{1}0
        \u{1}0 on \u{1}1
        At most \u{1}0 invitations can be open. Revoke one to create another.
        Invitation sent to \u{1}0.
        Revoke: \u{1}0, \u{1}1
        Expires on \u{1}0
        Use at most \u{1}0 characters.
        Registration is closed on this server, so invitations do not work here. To add an account, use \u{3}0\u{4}0 on the server, or start it with \u{3}1\u{4}1.
        The account of \u{3}0\u{4}0 now signs in as \u{3}1\u{4}1.
        A backup can restore everything: \u{3}0Back up\u{4}0
        This deletes the account \u{1}0 with every task, list, note, day and setting, on this server and in this browser. Other plans stored in this browser are deleted too, also those you kept apart. Others keep the lists you share with them. Another device keeps its copy until you remove it there.
        Sign out \u{1}0
        \u{2}06Active in the last 24 hours\u{8}1Last active \u{1}0 day ago\u{8}Last active \u{1}0 days ago\u{9}
        If that was not you, contact the administrator of \u{1}0.
        The person who runs \u{1}0 invites you to Teaspoon, a task planner. Create your account here:
        And so on: these are the first \u{1}0.
        \u{1}0 \u{2}01item\u{8}items\u{9}
        Last known \u{2}07a day\u{8}\u{1}0 days\u{9} ago.
        Last known \u{2}07an hour\u{8}\u{1}0 hours\u{9} ago.
        \u{3}0\u{1}1\u{4}0 \u{3}2\u{4}2 left today
        \u{3}1\u{1}0\u{4}1 \u{2}01spoon\u{8}spoons\u{9} left today
        Revoke: \u{1}0
        Last opened \u{2}06in the last 24 hours\u{8}1\u{1}0 day ago\u{8}\u{1}0 days ago\u{9}
        Created \u{2}06in the last 24 hours\u{8}1\u{1}0 day ago\u{8}\u{1}0 days ago\u{9}
        \u{6}0 left today
        An account has at most \u{1}0 such links. Revoke one to make room.
        Use at most \u{1}0 characters.
        To share a list, open it and choose \u{3}0Create a view-only link\u{4}0 in its menu.
        Share today’s \u{5}0
        Keep: \u{1}0
        Remove: \u{1}0
        Reported \u{2}06in the last 24 hours\u{8}1\u{1}0 day ago\u{8}\u{1}0 days ago\u{9}
        The author name can have at most \u{1}0 characters.
        The description can have at most \u{1}0 characters.
        The title can have at most \u{1}0 characters.
        You can publish at most \u{1}0 templates. Withdraw one to publish another.
        A template has at most \u{1}0 items: these are the first.
        Is something wrong with it? \u{3}0Sign in\u{4}0 to report it.
        You haven’t published anything yet. Open a list or a template of yours, and choose \u{3}0Publish in the gallery\u{4}0 in its menu.
        \u{1}0 \u{2}01use\u{8}uses\u{9}
        \u{1}0 \u{2}01item\u{8}items\u{9}
        by \u{3}0\u{4}0
        Column \u{1}0
        This table has \u{1}0 \u{2}01row.\u{8}rows.\u{9} Say what its columns are; then you see the tasks.
        \u{1}0 can be read in two ways.
        Use the \u{2}01cost that the file suggests for \u{1}0 task\u{8}costs that the file suggests for \u{1}0 tasks\u{9}
        Remove \u{1}0 due \u{2}01date that has\u{8}dates that have\u{9} passed
        Also import \u{1}0 \u{2}01task that is\u{8}tasks that are\u{9} done
        At most \u{1}0 tasks, lists and notes can be imported at once. Choose fewer lists, then import the others.
        \u{1}0 \u{2}01task was\u{8}tasks were\u{9} found. Nothing is added yet.
        Import from \u{1}0
        It has \u{1}0 \u{2}01event;\u{8}events;\u{9} events are not imported.
        In Terminal, run: \u{3}0\u{4}0
        In Terminal, run: \u{3}0\u{4}0

        """
}
#endif
