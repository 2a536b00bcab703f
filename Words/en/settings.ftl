## The overview of the settings.

settings-all = All settings
settings-you = You
settings-look = Appearance
settings-text = Text
settings-language = Language
settings-energy = Energy
settings-time = Time and week
settings-sound = Sound and notifications
settings-simple = Simple mode
settings-keys = Keyboard shortcuts
settings-privacy = Privacy
settings-privacy-facts = No analytics, no third parties
settings-on = On
settings-off = Off

# Where neither a name nor an address was given.
settings-you-facts = Name and picture
settings-simple-facts = Only Today, Add and What now?
settings-default = Default
# Part of a list: “125 %, wider”.
settings-text-wider = wider

# Parts of a list: “24-hour clock, day first, week starts on Monday, day starts at 4:00”.
settings-time-clock-24 = 24-hour clock
settings-time-clock-12 = 12-hour clock
settings-time-day-first = day first
settings-time-month-first = month first
settings-time-week = week starts on { $weekday }
settings-time-day = day starts at { $time }

# The first part of a list: “Sound on, notifications off”.
settings-sound-on = Sound on
settings-sound-off = Sound off
settings-notices-on = notifications on
settings-notices-off = notifications off

# Parts of a list: “12 spoons a day, 1 in reserve, borrowing allowed”.
settings-energy-day = { SPOONS($spoons) } a day
settings-energy-reserve = { NUMBER($number) } in reserve
settings-energy-firm = no borrowing
settings-energy-borrowing = borrowing allowed

## You.

profile-name = Name
profile-name-hint = What should we call you? Optional.
profile-mail = E-mail
profile-mail-hint = Stored with your plan. Never used or shared.
profile-picture = Picture
profile-picture-now = Your picture
profile-picture-chosen = The chosen picture
profile-picture-hint = Cropped and resized on your device.
profile-picture-script = Choosing a picture needs JavaScript, which this browser does not run.
profile-picture-remove = Remove the picture

## Appearance.

look-theme = Theme
look-accent = Accent colour
look-accent-theme = Match the theme
look-motion = Motion
look-motion-device = Match device
look-motion-none = Reduce motion
look-motion-none-hint = Nothing moves, whatever your device is set to

## Text.

font = Font
font-system = System font
font-inter = Inter
font-dyslexic = OpenDyslexic
font-hint = Inter and OpenDyslexic are downloaded when you first choose them, and then work offline.
text-spacing = Size and spacing
text-size = Text size
text-letters = Letter spacing
text-words = Word spacing
text-lines = Line height
# A spacing that is wider than usual, by this much.
text-more = +{ NUMBER($number) } %

## Simple mode.

simple-on-hint = Shows only Today, What now?, Rest, Add and Settings
simple-hint = Nothing is deleted. “Show everything again” is at the end of every page.

## Energy.

energy-maximum = { UNIT($unit, style: "capital") } per day
energy-maximum-hint = Leave empty to start with the number of the day before.
energy-reserve = Reserve
energy-reserve-hint = Kept back, so you don’t run out completely. 0 for none.
energy-fit = If tasks don’t fit
energy-fit-borrow = Offer to borrow from tomorrow
energy-fit-firm = Strict limit
energy-fit-firm-hint = No borrowing
energy-rests = Rests in plans
energy-rests-on = Suggest one
energy-rests-on-hint = Between two tasks that take 4 or more
energy-rests-off = Suggest none
# Two answers: whether New Day brings into its list what is due.
energy-due = What is due
energy-due-on = Comes with New Day
energy-due-on-hint = As far as it fits
energy-due-off = Stays in its list
energy-unit = Name of a unit
energy-unit-one = Singular
energy-unit-many = Plural
# In place of these two, in a language with more forms: the unit after this number, as an example.
energy-unit-number = { NUMBER($number) } …
energy-unit-hint = For example spoon and spoons, point and points, percent and percent.
energy-kinds = Kinds of energy
energy-kinds-hint = Physical, thinking, social, emotional: a task can say which of them it takes, and What now? can leave out tasks that take one of them.
energy-kinds-use = Use kinds of energy
energy-kinds-stop = Turn off kinds of energy

## Time and week.

time-clock = Clock
time-clock-24 = 24-hour
time-clock-24-hint = 21:05
time-clock-12 = 12-hour
time-clock-12-hint = 9:05 pm
time-dates = Dates
time-dates-day = Day first
time-dates-day-hint = 5/6 is 5 June
time-dates-month = Month first
time-dates-month-hint = 5/6 is May 6
time-week = Week and day
time-week-starts = Week starts on
time-day-starts = Day starts at
time-day-hint = If you stay up past midnight: until this time, due dates and repeats still count it as the day before. A New Day starts when you say so, at any hour.

## Sound and notifications.

sound = Sound
sound-on-hint = A soft chime when a timer ends
sound-test = Test sound
sound-script = Sound needs JavaScript, which this browser does not run.
notices = Notifications
notices-on-hint = When a timer ends, even while you are using another app
notices-hint = This setting syncs. Each device must also allow notifications.
notices-test = Send a test notification
notices-script = Notifications need JavaScript, which this browser does not run.
badge = Number on the app’s icon
badge-on-hint = How many are left today
badge-hint = Shown where Teaspoon is installed and the device has numbers on icons. It never counts what is still to do.
reminders-say = Show in notifications
reminders-say-task = Task name
reminders-say-nothing = No details
reminders-say-nothing-hint = “A reminder from Teaspoon”
reminders-quiet = Quiet hours
reminders-quiet-from = From
reminders-quiet-until = Until
reminders-quiet-hint = Reminders during quiet hours arrive together afterwards. Timers still ring. Leave empty for no quiet hours.
reminders-most = Maximum reminders per day
reminders-most-hint = 1 to 50. After that, one summary reminder. Timers don’t count.
reminders-time = Default time for tasks without one
reminders-time-hint = A reminder like “10 min before” counts from this time.
reminders-low-day = On a low day, reminders come without a sound.
reminders-devices = Devices that get notifications

## The language of the interface.

language-device = Match device
language-device-hint = The language your device uses, if Teaspoon has it
# Under the list.
language-hint = Your tasks and notes stay as you wrote them. English words are understood in every language when you add a task.
# Under the name of a language. `$share` is a number up to 94.
language-partly = { NUMBER($share) } % translated; the rest is in English
language-not-read = Not yet checked by a native speaker
