### Only pages of the server say these.

## Links that show something to people without an account.

links = Shared links
links-lead = Anyone with the link can view it, without an account, until you revoke it.
links-spoons = Share today’s { UNIT($unit) }
# “Create a view-only link” is in the menu of a list.
links-list-hint = To share a list, open it and choose <menu>Create a view-only link</menu> in its menu.

# Over a preview.
links-preview = Anyone with the link will see this, as it is when they open it, and nothing else:
links-label = Label (optional)
links-label-hint = For example “for Mum”. Only you see this.
links-label-too-long = Use at most { NUMBER($most) } characters.
links-create = Create link
links-created = Link created
links-address = Link
links-address-hint = Copy it now: it is shown only here, and this server does not keep it.
links-too-many = An account has at most { NUMBER($most) } such links. Revoke one to make room.

links-yours = Your links
# What a link shows, where that is no list.
links-shows-spoons = { UNIT($unit, style: "capital") } left today
links-shows-nothing = A list that is no longer here: the link shows nothing
links-made = { $days ->
    [0] Created in the last 24 hours
    [one] Created { NUMBER($days) } day ago
   *[other] Created { NUMBER($days) } days ago
}
links-opened = { $days ->
    [0] Last opened in the last 24 hours
    [one] Last opened { NUMBER($days) } day ago
   *[other] Last opened { NUMBER($days) } days ago
}
links-not-opened = Not opened yet
links-revoke = Revoke
# The name of this button for screen readers, with the label of the link, or what it shows.
links-revoke-one = Revoke: { $link }

# A field with a text to copy has this button.
copy-text = Copy

## What somebody sees who has such a link.

public-view-only = View only. Reload the page to update it.
public-ended = Nothing to show
public-ended-lead = This link doesn’t exist or was revoked. Ask the person who gave it to you for a new one.
public-later = Try again in a moment
public-later-lead = This can’t be shown right now. Reload the page in a minute.

# The title where the person gave no name.
public-spoons = Left today
# The number stands out.
public-spoons-left = { $count ->
    [one] <number>{ NUMBER($count) }</number> spoon left today
   *[other] <number>{ NUMBER($count) }</number> spoons left today
}
# The same where the person has another name for a unit of energy. It stands in the place of the tag.
public-units-left = <number>{ NUMBER($count) }</number> <unit></unit> left today
public-spoons-none = No new day has been started yet
# When something was changed last.
public-known-minutes = Last known a few minutes ago.
public-known-hour = Last known within the last hour.
public-known-hours = { $hours ->
    [1] Last known an hour ago.
   *[other] Last known { NUMBER($hours) } hours ago.
}
public-known-days = { $days ->
    [1] Last known a day ago.
   *[other] Last known { NUMBER($days) } days ago.
}

public-list-count = { $count ->
    [one] { NUMBER($count) } item
   *[other] { NUMBER($count) } items
}
public-list-empty = Nothing is in it just now.
public-list-cut = And so on: these are the first { NUMBER($count) }.
# Beside an item.
public-list-done = Done
public-list-skipped = Skipped
