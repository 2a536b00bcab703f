## The report: one page of paper about some weeks, which a person prints for a doctor or a therapist.

report = Report for a clinician
report-menu-name-tasks = Show five task names
report-menu-leave-out-tasks = Leave out task names
report-menu-export = Export as CSV
# max: 18
report-bar-print = Print
# The name of the links below, for screen readers.
report-choice = How many weeks
# $weeks is 2, 4, 8 or 12.
report-choice-weeks = { NUMBER($weeks) } weeks

## What the person can add. All of it is optional.

# Opens the two fields below.
report-form = Name and what I want to say
report-form-name = Name
report-form-name-hint = Optional.
report-form-text = What I want to say
report-form-text-hint = At most { NUMBER($most) } characters. It is kept for the next time.
report-form-save = Save

## On the paper.

report-two-weeks = Energy over two weeks
report-four-weeks = Energy over four weeks
report-eight-weeks = Energy over eight weeks
report-twelve-weeks = Energy over twelve weeks
# The heading over what the person wrote.
report-text = What I want to say
report-empty = Nothing was noted in these weeks.
# Over lines to write on.
report-notes = Notes for the visit
# At the foot. The report is about “the person”, since others read it.
report-foot = Kept by the person with Teaspoon, up to { $date }. { UNIT($unit, style: "capital") } are their own measure of energy: 9 of theirs are not 9 of anybody else’s. Days on which nothing was noted are blank. These are notes, not measurements and not a diagnosis.

## On the paper: the days in sentences.

report-noted = Days noted: { NUMBER($days) } of { NUMBER($all) }.
report-left-out = Days left out by the person: { NUMBER($days) }.
# How many spoons the days began with: the one in the middle, the least and the most.
report-mornings = { UNIT($unit, style: "capital") } in the morning: usually { NUMBER($usual) } ({ NUMBER($least) } to { NUMBER($most) }).
# All days began with the same number.
report-mornings-same = { UNIT($unit, style: "capital") } in the morning: usually { NUMBER($usual) }.
report-used = Used on a day: usually { NUMBER($usual) } ({ NUMBER($least) } to { NUMBER($most) }).
report-used-same = Used on a day: usually { NUMBER($usual) }.
report-over = Days that used more than they had: { NUMBER($days) }.
report-borrowed = Days that borrowed from the next day: { NUMBER($days) }.
# The answers are one to four of those below, with commas.
report-felt = How the days were: { $answers }.
report-felt-lighter = lighter { NUMBER($days) }
report-felt-as-usual = as usual { NUMBER($days) }
report-felt-heavier = heavier { NUMBER($days) }
report-felt-had-to-stop = had to stop { NUMBER($days) }
report-low = Low days: { NUMBER($days) }.
report-rests = Rests: { NUMBER($rests) }.
# The same where it is known how long they took.
report-rests-took = { $minutes ->
    [one] Rests: { NUMBER($rests) }, about { $minutes } minute each.
   *[other] Rests: { NUMBER($rests) }, about { $minutes } minutes each.
}

## On the paper: tables.

# How many days of a week were noted.
report-week-noted = { NUMBER($days) } of 7
# The name of a table, for screen readers.
report-tasks-table = Planned and real cost of the tasks that took most
