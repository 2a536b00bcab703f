## What many pages say.

# A number of spoons, where the person kept that name for a unit of energy.
unit-spoons = { $count ->
    [one] { $count } spoon
   *[other] { $count } spoons
}

# A number with its unit, by itself.
number-of-spoons = { SPOONS($spoons) }

# The unit behind a number that stands by itself, for screen readers.
unit-after-number = { $count ->
    [one] spoon
   *[other] spoons
}

# The unit by itself, without a number: “How many spoons do you have today?”
unit-several = spoons
# The same at the beginning of a text.
unit-several-capital = Spoons

# Where a task is dropped among tasks of another cost.
rows-apart-cost = Tasks are grouped by cost. To move this one to another group, change its cost.

# The buttons beside a number of spoons, for screen readers.
spoons-fewer = One fewer
spoons-more = One more

percent = { NUMBER($number) } %

# Over the colours to choose from.
colour = Colour
colour-teal = Teal
colour-blue = Blue
colour-violet = Violet
colour-rose = Rose
colour-amber = Amber
colour-green = Green
colour-brown = Brown
colour-grey = Grey

# The name of a list of web addresses, telephone numbers and the like, for screen readers.
links-in-text = Links in this text

theme-system = Match device
theme-system-hint = Light or dark, as your device is
theme-light = Light
theme-dark = Dark
theme-black = True black
theme-black-hint = For dark rooms and OLED screens
theme-low-glare = Low glare
theme-low-glare-hint = Warm and dim, for a dark room
theme-high-contrast = High contrast
theme-high-contrast-hint = Black and white, with thick borders

# Where times are shown and no script can tell the time zone. The zone is as in “UTC+2”.
zone-without-script = Times are in { $zone }, because this browser does not run JavaScript. <set>Set your time zone</set>
