### Only pages of the server say these.

## The lists that somebody shares.

shared-lists = Shared lists
# “Share this list” is in the menu of a list.
shared-lists-empty = You have no shared lists. To share a list, open it and choose <menu>Share this list</menu> in its menu.
# Headings over the invitations, and over the lists below them.
shared-lists-invitations = Invitations
shared-lists-joined = Lists you share
# The names of the other members stand in the place of the tag, with commas between them.
shared-lists-with = With <names></names>
shared-lists-all = All lists

# Two names stand in the places of the tags. After it comes what the person may do: one of the next two.
shared-offer = <person></person> shares the list <list></list> with you.
shared-offer-view = You can view it.
shared-offer-edit = You can edit it.
shared-offer-join = Join this list
shared-offer-decline = Decline

# Beside the name of a list: what the person may do with it.
shared-role-view = You can view it
shared-role-edit = You can edit it
shared-role-own = You’re the owner

# At the top after the person did this.
shared-left = You have left that list.
shared-stopped = You no longer share that list.
shared-declined = Invitation declined.
# At the top if it could not be done.
shared-too-many-lists = You can share at most { NUMBER($most) } lists. Nothing was changed.
shared-too-many-members = A list can have at most { NUMBER($most) } members and { NUMBER($most) } pending invitations. Nothing was changed.
shared-full = There is not enough room for everything in this list. Nothing was changed.
shared-moved = Someone else is changing this list right now, so nothing was changed. Try again in a moment.

## The name by which the other members see a person.

shared-name = Your name in this list
shared-name-hint = The other members see this name.
shared-name-wrong = Enter a name of at most { NUMBER($most) } characters.

## What others will see of a list, before it is shared.

share-list = Share a list
# The name of the list stands in the place of the tag.
share-list-lead = <list></list>, with what is in it. Nobody sees it until you invite someone.
share-list-seen = What others will see
share-list-empty = No tasks yet.
# Beside a task.
share-list-done = Done
share-list-parts = For each task: its title, steps, due date and time, repeat and priority, and whether it is done. For the list: its name, icon and colour.
share-list-unseen = What stays with you
share-list-private = What a task costs you, its note, subjects, minutes and reminder, and when you plan it or put it off. Nobody else sees any of that.
# max: 18
share-list-now = Share this list

## A list that somebody is invited to, before they join it.

join-list = Join a list
join-list-view = You can view it. What you plan or note there stays with you.
join-list-edit = You can edit it. What you plan or note there stays with you.
# max: 18
join-list-decline = Decline
# max: 18
join-list-now = Join this list

## The members of a list.

members = Members
members-people = People
# The person who reads it.
members-you = { $name } (you)
# Beside the name of a member, and of somebody who is invited.
members-role-view = Can view
members-role-edit = Can edit
members-role-own = Owner

# Opens the buttons below.
members-access = Change access
members-allow-editing = Allow editing
members-view-only = Make view-only
# “Make view-only” is the button above. It is said where there are such links.
members-view-only-hint = “Make view-only” also revokes the links with which people can join and edit.
members-make-owner = Make owner
members-remove = Remove
# The name of each of these for screen readers: the words that are seen, and the member.
members-button-for = { $button }: { $name }

members-name = Your name in this list
members-name-save = Save name
# Over one of the buttons below.
members-end = Leave or stop sharing
members-stop = Stop sharing this list
members-leave = Leave this list

members-invite = Invite someone
members-invite-email = By e-mail address
members-invite-their = Their e-mail address
members-invite-mail-hint = We e-mail this address. The invitation waits under Shared lists in the account with it.
members-invite-hint = The invitation waits under Shared lists in the account with this address. No e-mail is sent.
members-invite-now = Invite
members-invite-link = By link, for anyone who has it
members-invite-link-now = Create link
# Over a menu with the two answers below.
members-invite-role = They can
members-invite-edit = Edit
members-invite-view = View

members-link = Invitation link
members-link-hint = Anyone with it can join, for 14 days. It is shown here once: copy it now. You can revoke it below.

members-pending = Pending invitations
# In place of an address.
members-pending-link = A link
members-pending-ends = { $days ->
    [0] expires within 24 hours
    [one] expires in { NUMBER($days) } day
   *[other] expires in { NUMBER($days) } days
}
# place: one-in-row
members-revoke = Revoke
# The name of this button for screen readers; at the end is the text above, which says until when.
members-revoke-address = Revoke: { $mail }, { $ends }
members-revoke-link = Revoke: a link, { $ends }

# At the top after the owner did this.
members-invited = Invitation created. It waits 14 days for the account with that address, if there is one.
members-changed = Member updated.
members-removed = Member removed. You can invite them again below.

## Asked before sharing ends. Names stand in the places of the tags.

end-leave = Leave this list
end-leave-what = You will no longer see <list></list> or what is in it. The others keep it. To come back, you need another invitation.
end-remove = Remove member
end-remove-what = <person></person> will no longer see <list></list>. What they added stays. You can invite them again.
end-remove-now = Remove
# A box that is ticked. The number is that of the links.
end-remove-links = { $count ->
    [one] Also revoke the link to this list
   *[other] Also revoke the links to this list
}
end-remove-links-hint = { $count ->
    [one] A link to it still works: with it, <person></person> could join again. The other members stay, and you can create a new link.
   *[other] Links to it still work: with one, <person></person> could join again. The other members stay, and you can create a new link.
}
end-owner = Change owner
end-owner-what = <person></person> becomes the owner of <list></list> and manages its members. You can still edit it. Links and invitations are revoked.
end-owner-now = Make owner
end-stop = Stop sharing
end-stop-what = <list></list> becomes your own list again, with everything in it. The other members no longer see it.
