## Tips: what other people advise.

tips = Tips
tips-lead = Advice from other people. Try what appeals to you and hide the rest. None of it is medical advice.
tips-empty = All tips are hidden.
tips-show-hidden = Show hidden tips

## The tips that the person hid.

tips-hidden = Hidden tips
# The name of the list of them, for screen readers.
tips-hidden-list = Hidden tips
tips-hidden-empty = No hidden tips.
# A button that leaves no tip hidden.
tips-show-all = Show all again
# A link to the tips that are not hidden.
tips-all = All tips

## What the tips are about.

tips-about-pacing = Pacing
tips-about-starting = Getting started
tips-about-remembering = Remembering
tips-about-rest = Rest
tips-about-evening = Evening and looking back

## One tip.

tip-hide = Hide
tip-show = Show again
# The names of these two buttons for screen readers, with the title of the tip. They begin with the word that is seen.
tip-hide-tip = Hide: { $tip }
tip-show-tip = Show again: { $tip }
# Who wrote it, when, and where it can be read. <author> and <place> are names, which the program puts there; <a> is a link.
tip-source = Source: <author></author>, { $year }. <a>{ $title }</a>, <place></place>.
# The same for a text that does not say when it was written.
tip-source-undated = Source: <author></author>, no date. <a>{ $title }</a>, <place></place>.
# The same for a text that is nowhere any more; $end is a year, as “2024”.
tip-source-closed = Source: <author></author>, { $year }. <title></title>, on a site that was closed in { $end }.
