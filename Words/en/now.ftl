## One task to do now, or rest.

now = What now?
now-menu-plan = Plan my day
# The heading over up to three other tasks.
now-others = Or do one of these
# A link to the task that was chosen.
now-details = Details
# Under the title of a step.
now-step = A step of { $task }
# How many spoons are free: “4 spoons free”.
now-left = { $free }.
# The same if some of them are kept in reserve: “4 spoons free, 1 of them in reserve”.
now-left-reserve = { $free }. Suggestions do not use your reserve.

## Why this task. The reasons are put together with commas, and begin with a capital.

now-why = { $reasons }.
now-why-today = in today’s list
# The date is as in “tomorrow” or “Tue 24 Nov, in 3 days”.
now-why-due = due { $date }
now-why-spoons = { SPOONS($spoons) }
# Where a step of a task is offered.
now-why-whole = { SPOONS($spoons) } for the whole task
# Where a task was asked for that takes so many minutes at most, and nobody said how many this one takes.
now-why-no-minutes = no minutes given

## The bar: one button, and below it two that share the width of a phone.

# max: 24
now-bar-do = Do it
# max: 20
now-bar-not-this = Not this one
# max: 20
now-bar-smaller = Something smaller
# max: 24
now-bar-done = Done
# max: 20
now-bar-focus = Focus
# max: 20
now-bar-else = Something else

## Where nothing fits.

now-rest = Rest. Rest counts, too.
now-rest-nothing = Nothing else fits right now.
now-rest-nothing-asked = Nothing fits what you asked for.
now-rest-skipped = Tasks that you skipped are offered again within an hour.
# A button that starts a rest.
now-rest-begin = Rest
now-rest-uncosted = Tasks are offered once they have a cost. <give>Give them one</give>
# Tasks that were skipped.
now-rest-again = Offer them again now
now-rest-anything = Anything that fits the day

## What can be asked.

now-minutes = Minutes you have
# Before numbers of minutes: as many as you like.
# max: 10
now-minutes-any = Any
now-energy-any = Any kind of energy
# The kind is as in “thinking energy”.
now-energy-has = I have some { $kind }
now-energy-lacks = No { $kind }
