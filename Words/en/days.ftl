## New Day: how many spoons the day has that begins.

new-day = New Day
new-day-spoons = How many { UNIT($unit) } do you have today?
# Under the number, where a day has the same number each time.
new-day-borrowed-fixed = { $spoons ->
    [one] Your daily number is { NUMBER($usual) }. { SPOONS($spoons) } was borrowed from today, so today starts with { NUMBER($left) }.
   *[other] Your daily number is { NUMBER($usual) }. { SPOONS($spoons) } were borrowed from today, so today starts with { NUMBER($left) }.
}
# Under the number, where it follows from earlier days.
new-day-borrowed = { $spoons ->
    [one] Usually { NUMBER($usual) }. { SPOONS($spoons) } was borrowed from today, so today starts with { NUMBER($left) }.
   *[other] Usually { NUMBER($usual) }. { SPOONS($spoons) } were borrowed from today, so today starts with { NUMBER($left) }.
}
# Over four answers, from “Lighter” to “Had to stop”.
new-day-felt = How was the day before? (optional)
# Over the tasks that a new day brings into its list; each has a tick.
new-day-comes = Comes by itself
# Over the tasks that would come, and for which there are not enough spoons.
new-day-stays = Stays out, it does not fit
# Over tasks of lists that are shared with others; they come only if they are ticked.
new-day-offered = Due in shared lists
# Once, for a person who knew New Day before it did this. Settings and Energy are as on their pages.
new-day-rule = New: what is due comes into your day by itself, as far as it fits. Untick what should stay out. You can switch this off under Settings, Energy.
new-day-backlog = What is left goes to the <backlog>Backlog</backlog> and waits there.
new-day-low = Low day
new-day-low-hint = Show only what cannot wait. The rest comes back later.
# In place of that choice, if the day before is a low day without an end. “End low day” is a button.
new-day-low-goes-on = The low day goes on until you end it: on Today, “End low day”.
# max: 18
new-day-bar-start = Start the day

## How a day was.

felt-lighter = Lighter
felt-as-usual = As usual
felt-heavier = Heavier
felt-had-to-stop = Had to stop

## The number of the day, changed while it goes on.

adjust-day = Adjust today
adjust-day-spoons = How many { UNIT($unit) } does today have?
# `$used` is as in “8 of 12 planned”.
adjust-day-now = It is { NUMBER($spoons) } now. { $used }.
# What is free with the number that stands in the field, as in “2 spoons free” or “2 spoons over”.
adjust-day-with = With { NUMBER($spoons) }: { $free }.
# Over the sentence below.
adjust-day-happens = What happens
adjust-day-goes-on = The day goes on. No task moves, and nothing is undone.
# Below the number of the day: a link, and a hint.
links-day = Share today’s { UNIT($unit) }
links-day-hint = Needs the network. Others see the number, your name from the settings, and how long ago you last changed something.
# max: 18
adjust-day-bar-change = Change
# The same while another number stands in the field.
# max: 18
adjust-day-bar-change-to = Change to { NUMBER($spoons) }
