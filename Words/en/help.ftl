## Help. Here spoons are those of the spoon theory, also for somebody who gave the unit another name.

help = Help
# Over the next two texts.
help-spoons = What are spoons?
help-spoons-are = A spoon is a unit of energy. You start a day with some, and each thing you do takes one or more: a shower may take 2, a phone call 1, a visit 5. Only you know the numbers, and they change from day to day.
help-spoons-planned = When the spoons are planned, the day is full. The rest waits in the Backlog. Rest takes none, and it counts.
help-spoons-source = After “The Spoon Theory” by Christine Miserandino, 2003, on butyoudontlooksick.com. She lives with lupus, and explained it to a friend in a café, with a handful of spoons. In Settings you can call the unit something else.

# Over drawings of spoons. Each has a name that says how it looks, and below that its meaning.
help-row = How to read the row
help-row-spent = Lying, grey
help-row-spent-means = Done
help-row-planned = Full
help-row-planned-means = Planned
help-row-free = Outline
help-row-free-means = Free
help-row-reserve = Dashed
help-row-reserve-means = Kept in reserve
help-row-over = Dotted
help-row-over-means = Borrowed, or more than you have

# Over three steps. Each begins with the name of what the person does.
help-day = How a day goes
help-day-new = New Day: enter how many you have. A guess is fine, and you can change it at any time.
help-day-select = Select: choose what fits and press Submit. Teaspoon does the arithmetic.
help-day-check = Check off what is done. The rest moves to the Backlog when the next day starts.

# Over hints.
help-more = Good to know
help-more-cost = A cost is a guess. If a task costs more or less today than usual, open it and change today’s cost.
help-more-reserve = You can keep a few in reserve, so you don’t run out completely. The reserve is shown separately.
help-more-borrow = You can borrow from tomorrow. The next New Day then suggests that many fewer.
help-more-low = On a bad day, Low day (on Today) shows only what can’t wait. Everything else comes back exactly as it was. On a low day, reminders make no sound.
help-more-swipe = Swipe a row of today’s list to the left to check it off.
help-more-move = Swipe a row to the right to move it to a day. The ⋯ at its end, and on the page of a task Move…, do the same.
help-more-drag = In a wide window, drag a task onto Today at the side to add it to today.
help-more-hold = In a list with your own order, rest a finger on a row for half a second, then move it. A mouse drags the handle.
help-more-unit = You can call a unit of energy something else: Settings, Energy.

# Links, each with a line below it.
help-now = What now?
help-now-facts = Suggests one task that fits
help-plan = Plan my day
help-plan-facts = Suggests a day that fits
help-history = History
help-history-facts = See and undo changes from the last { NUMBER($days) } days
help-keys = Keyboard shortcuts
help-keys-facts = Press ? on any page
help-tips = Tips
help-tips-facts = Pacing and getting started, with sources
help-advice = Teaspoon plans tasks. It gives no medical advice.

## More: links to all other pages, some with a line below.

more = More
more-help = What are spoons?
more-help-facts = And how a day goes
more-now = What now?
more-focus = Focus and rest
more-notes = Notes
more-tips = Tips
more-tips-facts = On pacing and getting started
more-insights = Insights
more-insights-facts = Your own days, described
more-history = History
more-history-facts = See and undo changes from the last { NUMBER($days) } days
more-templates = Templates
more-subjects = Subjects
more-settings = Settings
more-account = Account
# In place of the e-mail address.
more-account-none = Not signed in
more-data = Your data
more-data-facts = Export, import, print
more-about = About

## About: where the data is, and the version.

about = About
# Over one of the next four texts.
about-data = Where your data is
about-data-server = Your plan is kept on this server, for this browser only. A cookie in this browser is the only key to it: if you clear cookies, you can no longer open it.
about-data-device = On this device, in this browser. Nothing is sent anywhere.
about-data-account = On this device, in this browser, and in your account on this server ({ $mail }).
# After one of the last two.
about-data-clearing = Clearing the browser’s site data removes it. On an iPhone, Safari clears a site that was not used for seven days; adding Teaspoon to the home screen keeps it.
about-version = This version
about-version-is = Teaspoon { $version }, release { $release }.
about-crashes = { $count ->
    [0] No crashes on this device.
    [1] It crashed once on this device and restarted by itself.
   *[other] It crashed { $count } times on this device and restarted by itself.
}
about-fonts = Fonts
about-fonts-are = Inter, by The Inter Project Authors (SIL Open Font License 1.1), and OpenDyslexic, by Abelardo Gonzalez (CC BY 3.0), each cut to the alphabets that are needed.
