## The spoons of a day: how many are free, planned and done.

# The name of the part of a page that shows them, for screen readers.
budget = { UNIT($unit, style: "capital") } of the day
# The name of the row of spoons, for screen readers; the sentence below follows.
budget-meter = Used
# Two of the texts below.
budget-summary = { $free }. { $used }.
# Above thirty, one drawing stands for several.
budget-each = Each drawing stands for { SPOONS($spoons) }.

budget-free = { SPOONS($spoons) } free
budget-none-free = No { UNIT($unit) } free
# More is planned than there is.
budget-over = { SPOONS($spoons) } over
# What is added to the text before: so many of the free ones are kept in reserve, or all of them; or so many are borrowed from tomorrow.
budget-in-reserve = { NUMBER($spoons) } of them in reserve
budget-all-in-reserve = only your reserve
budget-borrowed = { NUMBER($spoons) } borrowed
# The two together. `$aside` is one of the three above.
budget-free-aside = <first>{ $free }</first><second>, { $aside }</second>

budget-nothing-planned = Nothing planned yet
budget-planned = { NUMBER($planned) } of { NUMBER($all) } planned
budget-done = { NUMBER($done) } of them done
budget-all-done = all of them done
# The two together; the second is a link on some pages.
budget-planned-done = { $planned }, <link>{ $done }</link>
# A sum of spoons, as in “8 of 12 planned” or “7 of 12 spoons”, and how many of the tasks beside it have no cost yet and count nothing in it.
sum-uncosted = { $sum } and { NUMBER($count) } without a cost

## The total while tasks are chosen.

total = { NUMBER($planned) } of { SPOONS($all) }
total-free = { NUMBER($free) } free
total-free-reserve = { NUMBER($free) } free, { NUMBER($reserve) } in reserve
total-free-all-reserve = { NUMBER($free) } free, only your reserve
total-over = { NUMBER($over) } over
# Said where they were to be sent. `$question` is one of the texts below.
total-refused = Nothing was added. { $question }
total-refused-over = That is { SPOONS($over) } over.
total-fewer = Choose fewer.
total-borrow = Choose fewer, or borrow { NUMBER($spoons) } from tomorrow.
total-borrow-reserve = Choose fewer, or use the reserve and borrow { NUMBER($spoons) } from tomorrow.
total-reserve = { $spoons ->
    [one] This uses the { SPOONS($spoons) } you keep in reserve. Use it, or choose { SPOONS($spoons) } fewer.
   *[other] This uses the { SPOONS($spoons) } you keep in reserve. Use them, or choose { SPOONS($spoons) } fewer.
}
total-count = Count
total-borrow-button = Borrow { NUMBER($spoons) }
# max: 18
total-submit = Submit
total-submit-reserve = Submit with the reserve
total-none-chosen = Choose tasks first
# Where tasks are changed together.
total-bulk-none = None chosen
total-bulk = { NUMBER($count) } chosen
total-bulk-spoons = { NUMBER($count) } chosen, { SPOONS($spoons) }

## Swaps: offered where tasks do not fit today.

# Over up to three buttons. Each takes one to three tasks out of today and puts the chosen ones in.
swap-heading = Swap, and it fits
# On such a button, over the tasks that come in. `$tasks` is one or more of the next text.
swap-instead = Instead of { $tasks }:
# A task and its cost: “Vacuum (4)”.
swap-task = { $task } ({ NUMBER($spoons) })

## Kinds of energy.

kinds = Kind of energy
kind-physical = Physical
kind-thinking = Thinking
kind-social = Social
kind-emotional = Emotional
# The same in the middle of a sentence: “I have some thinking energy”.
kind-physical-energy = physical energy
kind-thinking-energy = thinking energy
kind-social-energy = social energy
kind-emotional-energy = emotional energy
