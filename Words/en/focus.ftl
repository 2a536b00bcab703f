## The page of the timer, before it is started.

focus = Focus
# The same page, if the timer is one for a rest.
focus-rest = Rest
focus-rest-lead = Rest costs nothing, and counts as done.
# The title of a rest in a list of tasks, if the person planned none.
rest-title = Rest
focus-minutes = Minutes
# The buttons beside the number of minutes, for screen readers.
focus-minute-fewer = Subtract a minute
focus-minute-more = Add a minute
# Above five numbers of minutes, each of which starts the timer.
focus-presets = Quick start
# Such a number, for screen readers.
focus-preset = Start { NUMBER($minutes) } minutes
# Two links to the other kind of timer.
focus-rest-instead = Rest instead
focus-timer-instead = Different timer

# Where another timer is wanted while one is set. One of the two buttons follows.
focus-other = Another timer is running. Starting this one stops it; its time is saved.
focus-other-rest = Rest { NUMBER($minutes) } min
focus-other-task = { NUMBER($minutes) } min for { $task }

## Its sound.

focus-sound = Sound and screen
focus-sound-on = Sound at the end: on
focus-sound-off = Sound at the end: off
focus-full-screen = Full screen
focus-sound-hint = If your phone is locked, the sound may come with a delay. After reloading, tap the page once to enable sound.
focus-notice-hint = You can also get a notification: <settings>Settings</settings>

## The timer as it runs.

# The name of this part of the page, for screen readers.
focus-face-timer = Timer
focus-face-rest = Rest
# The next step of the timer’s task.
focus-step = Step: { $step }
# What is left is as in “12 minutes”.
focus-left-until = <words><shown>{ $left }</shown> left, </words>until { $time }
focus-left-paused = <words><shown>{ $left }</shown> left, </words>paused
# The script puts in by how much, as in “5 minutes”.
focus-clock-jumped = This device’s clock jumped ahead by <by></by>. If you changed the clock, correct the timer.
focus-clock-correct = Correct timer
# In the menu: the timer begins again.
focus-reset = Reset

## The bar of the timer: one button, and below it up to three that share the width of a phone.

# max: 24
focus-bar-start = Start
# max: 24
focus-bar-start-rest = Start the rest
# max: 24
focus-bar-pause = Pause
# max: 24
focus-bar-resume = Resume
# max: 10
focus-bar-five = +5 min
# max: 12
focus-bar-end-rest = End rest
# max: 10
focus-bar-stop = Stop
# The task of the timer is done.
# max: 10
focus-bar-done = Done
# In its place where a step of the task is next.
focus-bar-step = Step done

## A line on top of all other pages while a timer is set.

focus-note-timer = Timer until { $time }
focus-note-rest = Rest until { $time }
# What is left is as in “12 minutes”.
focus-note-timer-paused = Timer paused, { $left } left
focus-note-rest-paused = Rest paused, { $left } left

## The message at a timer’s end.

alarm-timer = Time is up
alarm-rest = Your rest is over
alarm-timer-ended = Timer ended at { $time }.
alarm-rest-ended = Rest ended at { $time }.
# Where that was on another day.
alarm-timer-ended-on = Timer ended on { $date } at { $time }.
alarm-rest-ended-on = Rest ended on { $date } at { $time }.
# After one of the sentences above. “Done today” is the name of a part of the page Today.
alarm-rest-counts = It counts and is listed under Done today.
# A button that starts a rest.
alarm-rest-for = Rest { NUMBER($minutes) } min
alarm-five = +5 min
# After a rest; or for the task of the timer, which is done then.
alarm-done = Done
alarm-later = Not now

## The time that is left, on the page and read out while the timer runs.

# In the middle of a sentence.
focus-left = { $minutes ->
    [one] { NUMBER($minutes) } minute
   *[other] { NUMBER($minutes) } minutes
}
focus-left-less = less than a minute
# `$left` is as in “12 minutes”.
focus-left-half = Half of the time is left: { $left }.
focus-left-five = 5 minutes left.
focus-left-one = 1 minute left.
