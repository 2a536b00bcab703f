## The person’s lists, by category.

lists = Lists
lists-empty = No lists yet. Use lists to group tasks: a place, a trip, a routine.
lists-empty-link = Start with a template
# The heading over lists without a category, where others have one.
lists-other = Other
# Where a list is dropped among those of another category.
lists-apart = Lists are grouped by category. To move this one to another group, change its category.
# A link below the lists.
lists-new = New list
lists-menu-templates = Templates
lists-menu-merge = Combine lists into a checklist
lists-menu-shared = Shared lists
lists-menu-archive = Archive

## A list in a row. Below its name are the titles of its first tasks, or one of these two; then the others, each after a dot.

list-row-nothing = Nothing to do here now
list-row-nothing-template = Nothing in it yet
list-row-checklist = checklist
list-row-shared = shared

## What can be done with a list in a row. The buttons have a drawing; their names are for screen readers.

# The only one whose name is seen. Its name for screen readers begins with that.
list-option-restore = Restore
list-option-restore-list = Restore: { $list }
list-option-edit = Edit: { $list }
list-option-archive = Archive: { $list }
list-option-delete = Delete list and its tasks: { $list }

## Lists that were put away.

archive = Archive
archive-empty = No archived lists. A list you do not need now can wait here, just as it is.
# The name of the list of them, for screen readers.
archive-lists = Archived lists

## The form of a list.

list-new = New list
list-edit = Edit list
list-edit-template = Edit template
list-name = Name
# Over drawings to choose from.
list-icon = Icon
list-category = Category
list-category-hint = Lists in the same category are grouped. Optional.
list-checklist = Checklist

## Names of categories that are suggested.

category-home = Home
category-work = Work
category-health = Health
category-errands = Errands
category-family = Family
category-fun = Fun

## Drawings of lists.

icon-list = List
icon-home = House
icon-work = Briefcase
icon-health = Cross
icon-cart = Cart
icon-bag = Bag
icon-heart = Heart
icon-book = Book
icon-leaf = Leaf
icon-paw = Paw
icon-star = Star
icon-people = People
icon-phone = Phone
icon-broom = Broom

## The menu of a list’s page.

list-menu-use = Use template
list-menu-edit = Edit list
list-menu-edit-template = Edit template
list-menu-uncheck = Uncheck all
list-menu-again = Start over and archive this one
list-menu-template = Save as template
list-menu-duplicate = Duplicate
list-menu-archive = Archive
list-menu-delete = Delete list and its tasks

## A list with its tasks.

# In the bar: the way to add a task to this list.
list-bar-add = Add to <list></list>
# Under the name of the list.
list-is-template = Template
# Explains a button with a sun, which stands before this.
list-sun = adds a task to today
list-archived = This list is archived, just as it was.
list-restore = Restore

# In place of the tasks, where all of them are out of sight.
list-nothing = Nothing to see here just now.
# In place of the tasks. The button to add one stands in the bar.
list-empty = No tasks yet. Add one below.
# The same in a list that others share for viewing only.
list-empty-view = No tasks yet.

# Where a task is dropped among those of another section.
list-apart = A row is moved within its section. To move it to another one, open the task.
# A link below the steps of a task, where there are more.
list-more-steps = and { NUMBER($count) } more
# In place of a button, where the person may only look at the list.
list-row-done = done
# Opens the tasks that were done on earlier days.
list-done-before = Done before today
list-show-hidden = Show hidden tasks
# The heading over them.
list-hidden = Hidden

## Buttons at a task, whose words are seen.

# The name of each for screen readers: the words that are seen, and the task.
list-button-for = { $button }: { $task }
# Takes the task along this time.
list-include = Include
# Leaves the task out this time.
list-skip = Skip
list-wake = Show now

## A task that is the heading over its steps.

# A button, where no step is left.
list-heading-done = Done
# Buttons that tick all steps that are left.
list-heading-tick = { $count ->
    [1] Tick the last one
   *[other] Tick all { $count }
}
list-heading-untick = Untick all
# The same in a checklist, as for packing.
list-heading-pack = { $count ->
    [1] Pack the last one
   *[other] Pack all { $count }
}
list-heading-unpack = Unpack all
list-heading-packed = all packed
list-heading-skipped = not this time

## Under the name of a checklist: how many things are packed. The parts are put together with commas.

packing-all = All packed
packing-left = { NUMBER($count) } to pack
packing-packed = { NUMBER($count) } packed
packing-skipped = { NUMBER($count) } not this time

## Several lists become one checklist.

merge = Combine lists into a checklist
merge-lead = One checklist of everything in the lists you choose. Duplicates are added once.
merge-empty = There are no lists to combine yet. A template is a good start.
merge-empty-link = Choose a template
# Over the lists to choose from.
merge-choose = Lists to combine
# Beside a list that is a template.
merge-template = Template
merge-name = Name of the new list
merge-name-hint = For example: Weekend at the seaside
# max: 18
merge-bar-make = Make the checklist

## That a list is shared: on its page, at its tasks, and in its menu.

# The others stand in the place of the tag: a name, or one of the two messages with names.
shared-with = Shared with <names></names>
shared-with-nobody = Not shared with anyone yet
# The same for a person who may only look at the list.
shared-with-view = Shared with <names></names>. View only
shared-with-nobody-view = Not shared with anyone yet. View only
shared-names-two = { $first } and { $second }
# The number is 1 or more.
shared-names-more = { $first }, { $second } and { NUMBER($count) } more

# At a task of such a list.
shared-task-view = View only. You can still change your own cost, note and plans.
shared-task-with = Shared with <names></names>. Everyone in this list sees the title, steps, due date, repeat and priority, and whether it is done. Everything else stays with you.
shared-task-nobody = This is in a shared list. Others in it will see the title, steps, due date, repeat and priority, and whether it is done. Everything else stays with you.

shared-menu-members = Members
shared-menu-share = Share this list
# In the menu of a list.
links-menu-list = Create a view-only link

# On the page of all lists, if somebody was invited to a list and has not answered.
invited = Invitations
# Two names stand in the places of the tags.
invited-by = <person></person> invites you to <list></list>.
invited-view = { $count ->
    [one] View invitation
   *[other] View invitations
}

## What is said when a shared list leaves a person’s device.

# Also said to somebody who left it: a device cannot tell why.
left-list = You are no longer a member of the list “{ $list }”. It was removed from this device.
# In a sticky note. Their own texts follow, each in a line.
left-written = You wrote this in a shared list that you can no longer change:

## What members deleted in a shared list, or moved out of it. Only members who can edit the list see it.

# In the menu of a shared list, and the title of the page.
removals = Deleted or taken out
removals-lead = From the last { NUMBER($days) } days. Everyone who can edit this list sees this and can undo it.
removals-empty = Nothing was deleted here or moved to another list. It would be listed here, and could be undone.
# Lines of the page. TASKS is the title of one task, or “3 tasks”. Without a name, nobody knows which of the other members it was.
removal-deleted = Another member deleted { TASKS($what) }
removal-deleted-by = { $member } deleted { TASKS($what) }
removal-deleted-own = You deleted { TASKS($what) }
removal-moved = Another member moved { TASKS($what) } to another list
removal-moved-by = { $member } moved { TASKS($what) } to another list
removal-moved-own = You moved { TASKS($what) } to another list
# What was deleted is in the list again.
removal-restored = Another member brought back { TASKS($what) }
removal-restored-own = You brought back { TASKS($what) }
# Beside the time of what was moved away, where a copy is in the list again.
removal-back = brought back

## A note that a shared list is gone. The name of the list stands in the place of the tag.

# TASKS is the title of one task, or “3 tasks”. WHEN is as in “Mon 2 Mar, 08:00”, UNTIL as in “Wed 1 Apr”.
gone-deleted-own = You deleted the shared list <list></list> ({ TASKS($what) }): { $when }. You can bring it back until { $until }.
gone-deleted = The owner deleted the shared list <list></list> ({ TASKS($what) }): { $when }. Only the owner can bring it back.
# Said to a person who could only view it.
gone-deleted-view = The shared list <list></list> was deleted.
# The titles follow, each in a line.
gone-added = Added since, and still here, in no list:
# After it is said that the person is no longer a member of a list.
gone-notes = Anything you wrote there that was not sent is in your <notes>notes</notes>.
gone-restore = Bring it back
gone-leave = Leave it deleted

## In the form of a list that is shared.

list-edit-shared = Everyone in this list sees the name, icon and colour, and whether it is a checklist. Only you see the category.
list-edit-view = View only. You can choose a category, which only you see.
