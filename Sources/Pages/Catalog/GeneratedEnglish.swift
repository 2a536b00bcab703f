// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Catalog {
    /// `tools/words/table.py` says how it is laid out.
    static let englishTable: StaticString = """
        TSW4
        en
        ltr
        \u{11}\u{11}\u{10}\u{10}\u{11}\u{11}
        Monday
        Tuesday
        Wednesday
        Thursday
        Friday
        Saturday
        Sunday
        Mon
        Tue
        Wed
        Thu
        Fri
        Sat
        Sun
        Mon
        Tue
        Wed
        Thu
        Fri
        Sat
        Sun
        January
        February
        March
        April
        May
        June
        July
        August
        September
        October
        November
        December
        January
        February
        March
        April
        May
        June
        July
        August
        September
        October
        November
        December
        Jan
        Feb
        Mar
        Apr
        May
        Jun
        Jul
        Aug
        Sep
        Oct
        Nov
        Dec
        E d MMM
        E d MMM y
        EEEE d MMMM
        EEEE d MMMM y
        E d MMMM
        E d MMMM y
        d MMM
        d MMM y
        d 'to' d MMMM
        d MMMM 'to' d MMMM
        d 'to' d MMMM y
        d MMMM 'to' d MMMM y
        E, MMM d
        E, MMM d, y
        EEEE, MMMM d
        EEEE, MMMM d, y
        E, MMMM d
        E, MMMM d, y
        MMM d
        MMM d, y
        MMMM d 'to' d
        MMMM d 'to' MMMM d
        MMMM d 'to' d, y
        MMMM d 'to' MMMM d, y
        MMMM y
        H:mm
        h:mm a
        am
        pm
         and 
        , 
         and 
        , 
        {0} min
        {0} h
        ,

        Account
        Sign in
        Create account
        You’re not signed in
        You don’t need an account: everything works without one, and your plan stays in this browser.
        With an account, your phone and your computer show the same plan, each works offline, and you lose nothing if a device is lost. It also brings shared lists, and reminders while Teaspoon is closed. Everything here moves into your account.
        It takes an e-mail address and a password, and on some servers an invitation.
        Sign-in
        Account settings
        E-mail, password, devices
        Sharing
        Shared lists
        Shared links
        For people without an account
        Devices
        Reminders
        Devices that get notifications
        Sign out
        Your plan leaves this browser and stays in your account. What is not there yet is sent first.
        Your plan stays in your account.
        Remove my plan
        Your plan is removed from this browser. There is no other copy.
        Your account
        Synced
        Not synced yet
        Action needed
        Synced. Everything here is in your account.
        Everything else is synced.
        Saved on this device. It syncs by itself as soon as the server can take it; you don’t need to do anything.
        You’ve been signed out on this device. Your plan is still here and keeps working. Sign in again to sync what is new.
        Sign in again
        This browser is now signed in to another account. The plan you see is still that of the account above, and the two are kept apart. Sign in to the account above to sync what is new.
        Your account is full. What is new stays on this device, and you can continue. Your account page shows what takes up space.
        This account was deleted. Your plan is still here, in this browser only.
        Keep my plan here without an account
        Nothing of yours is lost, and you can create another account for it later. Lists that other people shared with you are removed from this browser.
        What was here before is still being sent to your account.
        Not everything is synced
        Before you sign out
        Remove my plan
        Your account was deleted, so your plan is only in this browser. Removing it cannot be undone.
        We can’t confirm that everything is synced, and signing out removes your plan from this browser.
        You are still signed in. Signing out removes your plan from this browser.
        Try again
        Sign out anyway
        Another plan is here
        The account of this plan was deleted. To put the plan into another account, keep it here, then sign in.
        Remove that plan from this browser and continue
        Your plan is on its way
        You can add tasks now; they are kept. If the network goes away, it continues from here later.
        How much has arrived
        This device already holds a plan
        What should happen to it?
        Keep it apart
        It stays on this device. To open it, sign out.
        Take it along
        Its tasks and lists join your account. Your account’s settings, and its number for today, stay.
        Delete it
        Only what was made on this device. You are asked once more.
        Look at it first
        What this plan holds
        Not sure whose it is? Keep it apart: nothing is lost, and you can open it again later.
        Delete this plan?
        It is deleted from this device. There is no other copy, and it cannot be undone.
        A plan kept on this device
        Sign out to open it.
        Open this plan
        Your plan is no longer in this browser
        A plan was kept here without an account, and the browser has removed it. A backup brings it back as it was.
        Start again
        Add a task
        Close
        Add task
        Add several
        Select tasks
        What can I write in one line?
        This list is no longer here. It was deleted, perhaps on another device, or is no longer shared with you. What you wrote is here: Add task keeps it as a task of its own.
        The task of this step is no longer here. It was deleted, perhaps on another device, or its list is no longer shared with you. What you wrote is here: Add task keeps it as a task of its own.
        The task of this step is no longer here. It was deleted, perhaps on another device, or its list is no longer shared with you. What you wrote is here: Save keeps it as a task of its own.
        This task is no longer here. It was deleted, perhaps on another device, or its list is no longer shared with you. What you wrote is here: Save keeps it as a new task.
        Task
        New task
        Add
        Add for later
        Tap one to put its words back into the title.
        What the line says
        High priority
        Medium priority
        Low priority
        Backlog
        Carried over: still here when you want them.
        Nothing is waiting here. What is left of a day comes here.
        Go to Today
        Start fresh
        Everything goes back to its category
        From earlier today
        From yesterday
        Used
        only your reserve
        Nothing planned yet
        all of them done
        Choose fewer.
        Count
        Submit
        Submit with the reserve
        Choose tasks first
        None chosen
        Swap, and it fits
        Kind of energy
        Physical
        Thinking
        Social
        Emotional
        physical energy
        thinking energy
        social energy
        emotional energy
        Calendar
        Calendar views
        Month
        Week
        Day
        Dates
        Go to today
        Plan several days
        no tasks
        no tasks with a date
        done
        begins
        planned
        repeats
        No list
        Legend
        more than usual
        A task
        No list
        Begins
        Repeats
        Go to month
        Month
        Year
        Show
        Choose a day
        Move to which day?
        Hide until which day?
        Type a date
        Date
        Move
        Nothing planned
        Daily tasks
        Also in today’s list
        With a time
        Any time
        Today
        Tomorrow
        Yesterday
        A change
        Rested
        Added time to the timer
        Timer paused
        Timer resumed
        Timer reset
        Timer stopped
        Skipped tasks are offered again
        All tips shown again
        Settings saved
        Name and picture saved
        Appearance updated
        Time and week updated
        Kinds of energy turned on
        Kinds of energy turned off
        Removed the examples
        Imported from a file
        Days left out of insights
        Days counted again
        Report saved
        Low day: only what cannot wait is shown
        Low day ended
        Select
        Tick what you want to do today, then press Submit.
        Tick tasks, then press what should happen to them.
        Search
        Select all on this page
        More with the chosen…
        Cancel
        Count
        Leave out
        spoons
        Spoons
        Tasks are grouped by cost. To move this one to another group, change its cost.
        One fewer
        One more
        Colour
        Teal
        Blue
        Violet
        Rose
        Amber
        Green
        Brown
        Grey
        Links in this text
        Match device
        Light or dark, as your device is
        Light
        Dark
        True black
        For dark rooms and OLED screens
        Low glare
        Warm and dim, for a dark room
        High contrast
        Black and white, with thick borders
        Your data
        On this server.
        On this device.
        On this device and in your account.
        No backup yet.
        Last backup: today
        Last backup: yesterday
        Back up
        Backup
        Restore from a backup
        Shows what it contains before anything changes
        Export to other apps
        Spreadsheet
        All tasks, as CSV
        All lists as text
        With sticky notes, as Markdown
        All tasks
        For another task app, as iCalendar
        Dated tasks for a calendar
        iCalendar
        Delete
        Erase everything
        Asks first, and offers a backup
        A backup is one file with everything. Keep it somewhere safe: anyone who has it can read it. To print a page, choose Print in its menu (⋯).
        Your plan is too large for one file. Save every part. To restore your plan, import all parts, in any order. Keep them somewhere safe: anyone who has them can read them.
        Erase everything
        Erase everything
        Keep everything
        I have tasks elsewhere
        Todoist, Microsoft To Do, Apple Reminders and others
        a new list
        To read files of other apps, Teaspoon has to load something once. Go online, then choose the file again. Nothing was changed.
        Import a backup
        Preview it before anything changes.
        Backup file
        Preview
        This device already has everything in this file, or something newer. Nothing needs to be imported.
        Back to your data
        This file contains
        Nothing is kept here yet, so everything in this file will be as it was when it was saved.
        Existing data is kept. If both changed, the newer version wins. You can undo it.
        Everything else is here already
        Import
        Cancel
        Tasks in no list
        Sticky notes
        today
        tomorrow
        at the time
        1 day before
        At the time
        1 day before
        High
        Medium
        Low
        None
        high priority
        medium priority
        low priority
        New Day
        How was the day before? (optional)
        Comes by itself
        Stays out, it does not fit
        Due in shared lists
        New: what is due comes into your day by itself, as far as it fits. Untick what should stay out. You can switch this off under Settings, Energy.
        Low day
        Show only what cannot wait. The rest comes back later.
        The low day goes on until you end it: on Today, “End low day”.
        Start the day
        Lighter
        As usual
        Heavier
        Had to stop
        Adjust today
        What happens
        The day goes on. No task moves, and nothing is undone.
        Needs the network. Others see the number, your name from the settings, and how long ago you last changed something.
        Change
        When
        Starts
        Repeats
        For
        Place
        File
        Reminder
        Duration
        Progress
        Status
        Section
        Enter a title.
        Enter a whole number.
        Choose at least one weekday, or “Never”.
        One of these is no longer here. It was deleted, perhaps on another device, or its list is no longer shared with you. Nothing was changed.
        This task is no longer in today’s list. Nothing was changed.
        No day has been started yet. Start one with New Day, then choose.
        Nothing is chosen yet. Choose at least one task, or press Cancel.
        Choose a date too: this needs one.
        Enter a valid date, for example 2026-10-14.
        Choose a date after today.
        Enter a valid time, for example 9:30.
        It would stay hidden until after its due date. Choose an earlier start or a later due date.
        The end date is before the first date. Choose a later end date, or none.
        This list is no longer here. It was deleted, perhaps on another device, or is no longer shared with you. Nothing was changed.
        This subject was deleted, perhaps in another tab. Nothing was changed.
        A task cannot be a step of itself, or of one of its own steps.
        Choose a file that is not empty. One that Teaspoon saved ends in .teaspoon.
        This file is larger than Teaspoon can read. Nothing was changed.
        This is not a backup that Teaspoon saved. Only backups (.teaspoon) can be imported. Nothing was changed.
        This file is damaged: it was cut short, or changed since Teaspoon saved it. Nothing was changed. Try another copy.
        A newer Teaspoon saved this file. Reload this page to get the newest one, then try again. Nothing was changed.
        Enter some text.
        This note was deleted, perhaps in another tab. Nothing was changed.
        This view was deleted, perhaps in another tab. Nothing was changed.
        Nothing is filtered here. Search or choose a filter first, then save the view.
        This earlier version is no longer here. Nothing was changed.
        This list is shared with you: you can leave it, and its owner can delete it. Nothing was changed.
        This list is shared with you as view only, so nothing was changed. Its owner can allow you to edit it.
        This could not be read. Nothing was changed.
        This was already used for something else. Nothing was changed.
        Enter an address like name@example.org, or leave it empty.
        This could not be read as a picture. Choose it again; JPEG, PNG and WebP can be read everywhere.
        Borrowing is turned off in Settings. Nothing was added.
        Page not found
        That didn’t work
        No longer here
        Not saved
        One moment
        No space left
        Too large
        View only
        Go to Today
        Try again
        There is no page at this address.
        This address cannot be used that way. Nothing was changed.
        This was deleted, perhaps on another device or in another tab, or it is no longer shared with you. Nothing else was changed.
        The request could not be read. Nothing was changed.
        Teaspoon stopped while doing this and has restarted. Nothing was changed.
        This device has no space left for Teaspoon, so nothing was changed. Free up some space, then try again.
        There is no space left for this on the server, so nothing was changed. Delete something that you no longer need, or tell the server’s administrator.
        This server could not keep the change, so nothing was changed.
        This device could not keep the change, so nothing was changed.
        That’s more than Teaspoon can take at once (2 MB). Nothing was changed. Your text is still on the previous page.
        Teaspoon is still being set up on this device. What you asked for will be done as soon as it is ready.
        There is nothing to save here yet. If you use Teaspoon in this browser, open Your data and save the file there.
        If nothing happens, try again. If that does not help, this server can keep your plan instead, for this browser only.
        Keep my plan on this server
        Title, as you wrote it
        Note, as you wrote it
        Tasks, as you wrote them
        Text, as you wrote it
        Name, as you wrote it
        New list, as you wrote it
        New subject, as you wrote it
        Category, as you wrote it
        Name of a unit, as you wrote it
        Choose at least one list.
        One of these is no longer here. It was deleted, perhaps on another device, or is no longer shared with you. Nothing was made yet.
        This list is no longer here. It was deleted, perhaps on another device, or is no longer shared with you. What you wrote is here: Save keeps it as a new list.
        This note was deleted, perhaps on another device. What you wrote is here: Save keeps it as a new note.
        Focus
        Rest
        Rest costs nothing, and counts as done.
        Rest
        Minutes
        Subtract a minute
        Add a minute
        Quick start
        Rest instead
        Different timer
        Another timer is running. Starting this one stops it; its time is saved.
        Sound and screen
        Sound at the end: on
        Sound at the end: off
        Full screen
        If your phone is locked, the sound may come with a delay. After reloading, tap the page once to enable sound.
        Timer
        Rest
        Correct timer
        Reset
        Start
        Start the rest
        Pause
        Resume
        +5 min
        End rest
        Stop
        Done
        Step done
        Time is up
        Your rest is over
        It counts and is listed under Done today.
        +5 min
        Done
        Not now
        less than a minute
        5 minutes left.
        1 minute left.
        Skip to content
        More options
        Help
        Main
        Show everything again
        Undo
        Do it again
        Dismiss
        Add
        Add a task
        Lists at the side
        Lists
        But this browser does not run JavaScript, so your plan is kept on this server, for this browser only.
        Show Options
        Hide Options
        Print
        Actions
        Cancel
        Done
        Save
        Today
        Tasks
        Lists
        Calendar
        More
        What now?
        Rest
        Settings
        Today
        Tasks
        Lists
        Calendar
        Templates
        Notes
        Settings
        Your data
        Account
        Shared lists
        Gallery
        More
        Archive
        Insights
        Help
        What are spoons?
        A spoon is a unit of energy. You start a day with some, and each thing you do takes one or more: a shower may take 2, a phone call 1, a visit 5. Only you know the numbers, and they change from day to day.
        When the spoons are planned, the day is full. The rest waits in the Backlog. Rest takes none, and it counts.
        After “The Spoon Theory” by Christine Miserandino, 2003, on butyoudontlooksick.com. She lives with lupus, and explained it to a friend in a café, with a handful of spoons. In Settings you can call the unit something else.
        How to read the row
        Lying, grey
        Done
        Full
        Planned
        Outline
        Free
        Dashed
        Kept in reserve
        Dotted
        Borrowed, or more than you have
        How a day goes
        New Day: enter how many you have. A guess is fine, and you can change it at any time.
        Select: choose what fits and press Submit. Teaspoon does the arithmetic.
        Check off what is done. The rest moves to the Backlog when the next day starts.
        Good to know
        A cost is a guess. If a task costs more or less today than usual, open it and change today’s cost.
        You can keep a few in reserve, so you don’t run out completely. The reserve is shown separately.
        You can borrow from tomorrow. The next New Day then suggests that many fewer.
        On a bad day, Low day (on Today) shows only what can’t wait. Everything else comes back exactly as it was. On a low day, reminders make no sound.
        Swipe a row of today’s list to the left to check it off.
        Swipe a row to the right to move it to a day. The ⋯ at its end, and on the page of a task Move…, do the same.
        In a wide window, drag a task onto Today at the side to add it to today.
        In a list with your own order, rest a finger on a row for half a second, then move it. A mouse drags the handle.
        You can call a unit of energy something else: Settings, Energy.
        What now?
        Suggests one task that fits
        Plan my day
        Suggests a day that fits
        History
        Keyboard shortcuts
        Press ? on any page
        Tips
        Pacing and getting started, with sources
        Teaspoon plans tasks. It gives no medical advice.
        More
        What are spoons?
        And how a day goes
        What now?
        Focus and rest
        Notes
        Tips
        On pacing and getting started
        Insights
        Your own days, described
        History
        Templates
        Subjects
        Settings
        Account
        Not signed in
        Your data
        Export, import, print
        About
        About
        Where your data is
        Your plan is kept on this server, for this browser only. A cookie in this browser is the only key to it: if you clear cookies, you can no longer open it.
        On this device, in this browser. Nothing is sent anywhere.
        Clearing the browser’s site data removes it. On an iPhone, Safari clears a site that was not used for seven days; adding Teaspoon to the home screen keeps it.
        This version
        Fonts
        Inter, by The Inter Project Authors (SIL Open Font License 1.1), and OpenDyslexic, by Abelardo Gonzalez (CC BY 3.0), each cut to the alphabets that are needed.
        History
        Go to Today
        Today
        undone
        Undo
        Redo
        Insights
        Your own days, described. Look whenever you like; nothing here sets a goal.
        Nothing noted in the last twelve weeks. Insights begin with a day.
        Report for a clinician
        Do not count some days
        Export as CSV
        Day
        Week from
        Noted
        Had
        Borrowed
        Planned
        Used
        Of 100
        How it was
        Task
        It took
        Kind of energy
        List
        Used by now
        1 day later
        2 days later
        3 days later
        Today so far
        Today so far
        Today
        Usual in the last two weeks
        How many weeks
        Week
        4 weeks
        This week
        Four weeks
        Nothing noted.
        had
        used
        more than there was
        borrowed
        not noted
        Planned and real
        One task was done at least five times. It mostly took more or less than planned.
        Planned and real cost by task
        After heavier days
        Mornings after heavier days
        The numbers of the mornings after. Heavier: more was used than on three quarters of the days in twelve weeks. Borrowing is not subtracted from these numbers.
        Used of what there was
        Used of every hundred, by week
        Where it went
        Four weeks
        Used by kind of energy
        A task with two kinds counts in both.
        Used by list
        Other lists
        No list
        Twelve weeks
        low day
        rest day
        l
        b
        r
        The fuller a day, the more of its number was used. b: borrowed. l: low day. r: rest day, with rests and nothing else. Days on which nothing was noted are blank.
        As a table of weeks
        Do not count some days
        An illness, a holiday: these days are then left out of this page and of the report. They can be counted again.
        From
        To
        Do not count these days
        No day was started between these dates.
        Not counted
        How was the day?
        Each New Day asks how the day before was. Answering takes one tap and is always optional.
        Each New Day can ask how the day before was. Answering takes one tap and is always optional.
        Do not ask
        Ask on New Day
        Keyboard shortcuts
        Single-key shortcuts are on.
        Single-key shortcuts are off.
        They do nothing while you type. Turn them off if you use voice control, or press keys by accident.
        Turn on single-key shortcuts
        Turn off single-key shortcuts
        They need JavaScript, which this browser does not run. Tab, Enter and Space work everywhere.
        Enter
        Esc
        Anywhere
        In a list
        Go to a page
        Add a task
        Search
        Select tasks for today
        What now?
        Plan my day
        New Day
        Undo, or open History
        This page
        Next row, previous row
        Next row
        Previous row
        Tick or choose the row
        Move to a day
        Open the row
        Close the task at the side
        Today
        Tasks
        Backlog
        Lists
        Calendar
        Notes
        Focus timer
        History
        More
        Lists
        No lists yet. Use lists to group tasks: a place, a trip, a routine.
        Start with a template
        Other
        Lists are grouped by category. To move this one to another group, change its category.
        New list
        Templates
        Combine lists into a checklist
        Shared lists
        Archive
        Nothing to do here now
        Nothing in it yet
        checklist
        shared
        Restore
        Archive
        No archived lists. A list you do not need now can wait here, just as it is.
        Archived lists
        New list
        Edit list
        Edit template
        Name
        Icon
        Category
        Lists in the same category are grouped. Optional.
        Checklist
        Home
        Work
        Health
        Errands
        Family
        Fun
        List
        House
        Briefcase
        Cross
        Cart
        Bag
        Heart
        Book
        Leaf
        Paw
        Star
        People
        Phone
        Broom
        Use template
        Edit list
        Edit template
        Uncheck all
        Start over and archive this one
        Save as template
        Duplicate
        Archive
        Delete list and its tasks
        Template
        adds a task to today
        This list is archived, just as it was.
        Restore
        Nothing to see here just now.
        No tasks yet. Add one below.
        No tasks yet.
        A row is moved within its section. To move it to another one, open the task.
        done
        Done before today
        Show hidden tasks
        Hidden
        Include
        Skip
        Show now
        Done
        Untick all
        Unpack all
        all packed
        not this time
        All packed
        Combine lists into a checklist
        One checklist of everything in the lists you choose. Duplicates are added once.
        There are no lists to combine yet. A template is a good start.
        Choose a template
        Lists to combine
        Template
        Name of the new list
        For example: Weekend at the seaside
        Make the checklist
        Not shared with anyone yet
        Not shared with anyone yet. View only
        View only. You can still change your own cost, note and plans.
        This is in a shared list. Others in it will see the title, steps, due date, repeat and priority, and whether it is done. Everything else stays with you.
        Members
        Share this list
        Create a view-only link
        Invitations
        You wrote this in a shared list that you can no longer change:
        Deleted or taken out
        Nothing was deleted here or moved to another list. It would be listed here, and could be undone.
        brought back
        Added since, and still here, in no list:
        Bring it back
        Leave it deleted
        Everyone in this list sees the name, icon and colour, and whether it is a checklist. Only you see the category.
        View only. You can choose a category, which only you see.
        Notes
        Notes are for anything that isn’t a task: a thought, a number, something somebody said.
        Add a note
        Search notes
        Search
        Search
        Clear
        No exact match. These come close.
        Note
        New note
        Note
        Pin to the top
        Unpin
        Turn into a task
        The first line of the note becomes the task’s title.
        Delete
        Pinned
        What now?
        Plan my day
        Or do one of these
        Details
        in today’s list
        no minutes given
        Do it
        Not this one
        Something smaller
        Done
        Focus
        Something else
        Rest. Rest counts, too.
        Nothing else fits right now.
        Nothing fits what you asked for.
        Tasks that you skipped are offered again within an hour.
        Rest
        Offer them again now
        Anything that fits the day
        Minutes you have
        Any
        Any kind of energy
        Plan my day
        Nothing changes until you take a plan.
        It is a low day: only what cannot wait is planned.
        Plan
        This plan
        A lighter plan
        This plan takes the tasks that together count most and still fit.
        A lighter plan does the same with six tenths of the room at most.
        The plan
        Nothing was added: the day has changed since. This is a plan for what is free now.
        carried over
        fits in what is free
        fits the last spoon
        Already in today
        Waits for another day
        Plan several days
        Not in the lighter plan.
        Other tasks come first.
        This does not fit any more. Choose fewer.
        Count
        Take this plan
        Nothing more fits this plan. Rest counts.
        Nothing is left to plan.
        What is left to plan has no cost yet.
        Plan several days
        Nothing fits what you asked for.
        Whatever fits
        Time for this plan
        Any
        Time for this plan: any
        How this chooses
        It takes the set of tasks that counts most and still fits. The reserve is left alone, and a plan never makes a day fuller than your usual one.
        Due today or before: 400
        High priority: 160
        Due in 1 or 2 days: 120
        For every day: 80
        Medium priority: 60
        Due in 3 to 7 days: 40
        Low priority: 20
        Carried over: 10
        Every task: 30, and 3 more for each spoon it takes
        Equal tasks follow your own order.
        A week that fits
        Nothing was planned: today has changed since. This is a plan for what is free now.
        Days
        Take this week
        Take this plan
        Between two that take a lot.
        Nothing planned
        Kept free.
        Keep free
        Use this day
        Does not fit
        Other tasks come first.
        How this chooses
        A day takes at most eight tenths of what is free: its number, less the reserve and what is on the day already. Two days in a row that take a lot are avoided where dates allow it.
        What you accept is kept as the day you plan it for, not as a due date: if the day passes, nothing changes. On that day, New Day brings in as much of it as fits.
        Report for a clinician
        Show five task names
        Leave out task names
        Export as CSV
        Print
        How many weeks
        Name and what I want to say
        Name
        Optional.
        What I want to say
        Save
        Energy over two weeks
        Energy over four weeks
        Energy over eight weeks
        Energy over twelve weeks
        What I want to say
        Nothing was noted in these weeks.
        Notes for the visit
        Planned and real cost of the tasks that took most
        Done
        Not done
        Packed
        Not packed
        Move
        Earlier
        Costs nothing
        no cost yet
        done by another member
        in today’s list
        in the Backlog
        hidden
        not this time
        has a note
        Example
        Remove from today
        Move up
        Move down
        Move to the top
        Move to the bottom
        Manual
        Due date, latest first
        Priority, then date
        Due date, earliest first
        Latest first
        Sort by
        Sort
        More of this list
        Back
        Show more
        All on one page, to print
        Print
        Task views
        All
        Backlog
        Subjects
        Select
        Kind of energy
        Any kind
        I have some of this
        I have none of this
        Not physical
        Not thinking
        Not social
        Not emotional
        Tasks
        Select
        No tasks here. A title is enough to add one.
        No tasks ready to plan.
        Add a task
        Due soon
        Backlog
        All of the Backlog
        Elsewhere
        Today’s list
        Backlog
        Hidden
        Done
        Everything
        Nothing here yet
        Unsorted
        Open a task and set its cost to plan it.
        Nothing here yet. Write the first task in the field above.
        Search all tasks
        Search
        Search
        Filter and sort
        List
        Any list
        Subject
        Any subject
        Priority
        Any priority
        Any cost
        No cost yet
        Any date
        From, to
        Energy
        Any energy
        Show
        To do
        Hidden
        Done
        All
        High priority
        Medium priority
        Low priority
        Physical energy
        Thinking energy
        Social energy
        Emotional energy
        Search
        Tasks
        Select
        Clear
        No tasks match. Fewer filters may find some.
        No exact match. These come close.
        Open
        Hidden
        Backlog
        Done
        Keep this view
        Views of your tasks
        View
        Name
        Open this view
        Delete
        The tasks stay as they are.
        All settings
        You
        Appearance
        Text
        Language
        Energy
        Time and week
        Sound and notifications
        Simple mode
        Keyboard shortcuts
        Privacy
        No analytics, no third parties
        On
        Off
        Name and picture
        Only Today, Add and What now?
        Default
        wider
        24-hour clock
        12-hour clock
        day first
        month first
        Sound on
        Sound off
        notifications on
        notifications off
        no borrowing
        borrowing allowed
        Name
        What should we call you? Optional.
        E-mail
        Stored with your plan. Never used or shared.
        Picture
        Your picture
        The chosen picture
        Cropped and resized on your device.
        Choosing a picture needs JavaScript, which this browser does not run.
        Remove the picture
        Theme
        Accent colour
        Match the theme
        Motion
        Match device
        Reduce motion
        Nothing moves, whatever your device is set to
        Font
        System font
        Inter
        OpenDyslexic
        Inter and OpenDyslexic are downloaded when you first choose them, and then work offline.
        Size and spacing
        Text size
        Letter spacing
        Word spacing
        Line height
        Shows only Today, What now?, Rest, Add and Settings
        Nothing is deleted. “Show everything again” is at the end of every page.
        Leave empty to start with the number of the day before.
        Reserve
        Kept back, so you don’t run out completely. 0 for none.
        If tasks don’t fit
        Offer to borrow from tomorrow
        Strict limit
        No borrowing
        Rests in plans
        Suggest one
        Between two tasks that take 4 or more
        Suggest none
        What is due
        Comes with New Day
        As far as it fits
        Stays in its list
        Name of a unit
        Singular
        Plural
        For example spoon and spoons, point and points, percent and percent.
        Kinds of energy
        Physical, thinking, social, emotional: a task can say which of them it takes, and What now? can leave out tasks that take one of them.
        Use kinds of energy
        Turn off kinds of energy
        Clock
        24-hour
        21:05
        12-hour
        9:05 pm
        Dates
        Day first
        5/6 is 5 June
        Month first
        5/6 is May 6
        Week and day
        Week starts on
        Day starts at
        If you stay up past midnight: until this time, due dates and repeats still count it as the day before. A New Day starts when you say so, at any hour.
        Sound
        A soft chime when a timer ends
        Test sound
        Sound needs JavaScript, which this browser does not run.
        Notifications
        When a timer ends, even while you are using another app
        This setting syncs. Each device must also allow notifications.
        Send a test notification
        Notifications need JavaScript, which this browser does not run.
        Number on the app’s icon
        How many are left today
        Shown where Teaspoon is installed and the device has numbers on icons. It never counts what is still to do.
        Show in notifications
        Task name
        No details
        “A reminder from Teaspoon”
        Quiet hours
        From
        Until
        Reminders during quiet hours arrive together afterwards. Timers still ring. Leave empty for no quiet hours.
        Maximum reminders per day
        1 to 50. After that, one summary reminder. Timers don’t count.
        Default time for tasks without one
        A reminder like “10 min before” counts from this time.
        On a low day, reminders come without a sound.
        Devices that get notifications
        Match device
        The language your device uses, if Teaspoon has it
        Your tasks and notes stay as you wrote them. English words are understood in every language when you add a task.
        Not yet checked by a native speaker
        With the chosen tasks
        Today
        Done
        List…
        More…
        Due date (leave empty to clear)
        Set the date
        Set the day
        List
        No list
        Or a new list
        Move
        Duplicate
        Delete
        Cost
        No cost set
        Set the cost
        Priority
        Set the priority
        Subject
        Choose one
        New subject
        Or a new subject
        Add the subject
        Subject to remove
        Remove the subject
        Name of the template
        Save as template
        Chosen
        Add several
        Add all
        Tasks
        One task per line. A line that begins with spaces becomes a step.
        List
        No list
        Preview
        What would be added
        Done
        Energy
        Health
        Home
        Going out
        Focus
        Subjects
        Short words to find tasks by, across all lists.
        Subjects are short words to find tasks by, across all lists: home, health, phone.
        Add a subject
        No tasks
        Subject
        New subject
        Name
        View tasks
        Delete
        Tasks are kept; the subject is removed.
        Merge into another
        Its tasks will get
        Merge
        in today’s list
        in today’s list, hidden for this low day
        done today
        in the Backlog
        not planned
        rest, costs nothing
        no cost yet
        done
        part of a template
        in an archived list
        Belongs to
        Skipped.
        Not set
        not set
        Rest
        Due
        No date
        Suggested due dates
        Due date
        Time
        Hide until
        Suggested dates to hide until
        Today
        Tomorrow
        Next week
        Duration
        Minutes
        Priority
        List
        No list
        Subjects
        None
        New subject
        Kind of energy
        Reminder
        None
        Reminders ring on the devices where you turned them on, or come by e-mail.
        Devices and e-mail for reminders
        Reminders need an account.
        Sign in or create an account
        Today’s list
        Yes
        No
        Add to today
        What is due today comes into the list by itself, if it fits.
        Use the reserve
        Note
        Add
        More options
        Priority and more
        Task
        Actions
        Done
        Not done
        Add to today
        Focus
        Rest
        Include
        Skip
        Show now
        Remove from today
        Remove from the Backlog
        Duplicate
        Copy into your own tasks
        Delete
        Move…
        Move to a day
        Pick a day…
        No day
        Remove date
        Snooze until later today
        Hide until…
        Out of sight until that day
        Hide
        Skip this one
        Stop repeating
        Move under another task
        Move this step
        Move under
        Move
        Turn into a task
        Steps
        Add a step
        Add
        skipped
        Turn into a task
        One level up
        None at all
        Today counts what it took.
        Title
        Note
        not set
        Not set
        Rest, costs nothing
        Repeat
        Never
        Every day
        Certain weekdays
        Every week
        Every month
        Every year
        After it was done
        How many days later
        More…
        On these weekdays
        Daily
        Weekly
        Monthly on the same date
        Monthly on a weekday (e.g. 2nd Friday)
        Monthly on the last weekday (e.g. last Friday)
        Monthly on the last day
        Yearly
        The date above is not the last in its month. Choose one that is, or another answer here.
        Repeat every
        2 means every second day, week, month or year.
        On days (default: weekday of the due date)
        Repeat from
        The due date
        The day it is completed
        End date (optional)
        Also added to new days automatically
        If you change the date
        Only this date
        This and all later dates
        Never
        Templates
        Using a template creates your own editable list.
        Gallery
        Templates that others have published; needs the network
        Your own
        Your own templates
        Edit this template
        Use template
        Name of the new list
        Nothing in it yet.
        Untick what you do not need. Everything can be changed later.
        New list from a template
        This creates your own editable list. The template stays as it is.
        Name of the new list
        Create list
        Items
        Publish in the gallery
        Tips
        Advice from other people. Try what appeals to you and hide the rest. None of it is medical advice.
        All tips are hidden.
        Show hidden tips
        Hidden tips
        Hidden tips
        No hidden tips.
        Show all again
        All tips
        Pacing
        Getting started
        Remembering
        Rest
        Evening and looking back
        Hide
        Show again
        Today
        To do today
        Costs nothing
        Select what you have done, then press Done.
        Morning
        Afternoon
        Evening
        Any time
        All done here. Rest counts too.
        Everything planned can wait. Rest counts.
        Write down one thing for today. A title is enough.
        Add for today
        Nothing is planned yet. Choose a few things that fit, or rest: rest counts.
        Today
        Or begin with
        A template
        Morning, low-energy day, packing
        Select tasks
        Plan my day
        New Day
        What now?
        Adjust today
        Check off
        Sort by time of day
        Sort it yourself
        New Day
        What now?
        Select tasks
        Done
        Choose what can wait
        One spoon is a bit of energy
        Each task takes some. The row at the top shows what you have today, so that you can stop before it runs out.
        Due, not planned yet
        Later today
        Done today
        Backlog
        Tasks from earlier days
        Remove the examples
        The rest comes back as it was.
        The low day ends with the next New Day.
        The low day goes on until you end it.
        End low day
        Show
        Hide
        Hidden tasks
        Cannot wait
        Low day
        Low day until I end it
        Plan a day that fits your energy
        A guess is fine. You can change it at any time.
        Start with a few example tasks
        One tap removes them.
        No account. Everything stays on this device and works offline.
        I have an account
        Restore from a backup file
        Start my day
        Get dressed
        Make breakfast
        Take a shower
        Answer one message
        Do a load of laundry
        Cook dinner
        See a friend
        Earlier versions
        Overwritten by an edit on another device.
        Restore this version
        Dismiss
        Before, during and after, so that your voice is heard and you get home again.
        Tiny steps, one room at a time. Any one of them counts, and stopping in the middle is fine.
        Closing the day so that sleep has a chance. Start while you still have some energy.
        For when it all gets worse. Fill in the last part on a better day.
        For the thing you go round and round. Do the first line, then see.
        Food for days when cooking is too much. Order it, or send it to the person who shops for you.
        For an hour in a waiting room or some nights. Packed before you need it, it can stand ready.
        One load, with a stop after each step. The steps need not be on the same day.
        For the pile by the door. One letter is enough; the others will keep.
        The least that is enough. The first five will do; all of it can be done in bed.
        Getting up in small steps. Water, medicine and back to bed is a morning, too.
        A big thing in small boxes, over many weeks. Ask for help with anything heavy.
        Ordering medicine while there is still some left, and getting it home.
        Do it in the evening, put the bag by the door, uncheck all and use it again.
        One short round with a beginning and an end. Lying down works, too.
        One or more nights away. Pack a little at a time, or lie down and let somebody fetch.
        They come to see you. A seat, a drink and a clean basin are enough.
        Before\u{d}  Ask whether it can be by phone or video ~1 5m\u{d}  Write down the one thing you most want to say ~1 5m !high\u{d}  Add two more, if there are two more ~1 5m\u{d}  Note when it began and what has changed ~1 10m\u{d}  Take photos of your medicine boxes ~1 5m\u{d}  Plan the way there and back, with rests ~1 10m\u{d}  Ask somebody to come, or to listen by phone ~1 5m\u{d}  Put in a bag: notes, water, snack, earplugs ~1 5m\u{d}  Set an alarm to get ready and one to leave ~1 2m\u{d}  Rest before you leave 30m\u{d}There\u{d}  Go, wait, talk and come home ~6 120m\u{d}    Say at the desk if you need to lie down or have quiet\u{d}    Hand over your notes, or read them out\u{d}    Ask: what happens now, and who does what?\u{d}    Ask for it in writing, or to record it\u{d}After\u{d}  Rest first: food, water, bed 60m\u{d}  Note or record three things that were said ~1 5m\u{d}  Put new dates into the calendar ~1 5m\u{d}  Keep the day that follows as empty as you can
        Choose one room, shut the other doors ~1 1m\u{d}Around your bed ~1 5m\u{d}  Rubbish into one bag, from where you sit\u{d}  Cups and plates together, to go out when you go\u{d}  Window open a little\u{d}Bedroom ~2 10m\u{d}  Clothes into one heap, sorting can wait\u{d}  Duvet straight\u{d}  Fresh pillowcase\u{d}Kitchen ~2 10m\u{d}  Rubbish into the bin\u{d}  Dishes into the sink, with hot water on them\u{d}  Wipe one surface\u{d}Dishes ~2 10m\u{d}  Sit on a stool\u{d}  A plate, a cup, a fork: those you need\u{d}  Leave them to dry in the air\u{d}Bathroom ~2 10m\u{d}  Wipe the basin, sitting on the edge or a stool\u{d}  Toilet: cleaner in, wait, brush, flush\u{d}  Clean towel\u{d}Living room ~2 10m\u{d}  Things that live elsewhere into one box\u{d}  Wipe the table\u{d}Floor of one room ~3 10m\u{d}  The middle is enough\u{d}Rubbish out ~2 5m\u{d}Rest between rooms 15m
        Stop here: what is left can wait\u{d}Write down what is still on your mind ~1 5m\u{d}  A word for each thing is enough\u{d}  Then put the list away\u{d}Medicine, if you take any ~1 2m\u{d}Water by the bed ~1 2m\u{d}Brush teeth, sitting down is fine ~1 3m\u{d}Into pyjamas, or out of the tight things ~1 5m\u{d}Phone on its charger ~1 1m\u{d}Lights low, curtains closed ~1 2m\u{d}Rest in bed: quiet, or a calm voice to listen to 20m
        Stop and lie down: all else can wait 30m !high\u{d}Have these close by ~1 5m\u{d}  Water and a snack\u{d}  Medicine you already use\u{d}  Phone and charger\u{d}  Eye mask, earplugs, blanket\u{d}Tell one person and ask for one thing ~1 2m\u{d}  Ready to send: Bad day, resting. Could you bring food? No calls.\u{d}Call off what has a date, leave the others ~1 5m\u{d}  Ready to send: I am not well enough. Can we find a new date?\u{d}Rest, and rest again before you feel ready to get up 30m\u{d}Write down on a better day\u{d}  What helps you, and what makes it worse ~1 10m\u{d}  Signs that you want help, and who to call ~1 10m\u{d}  Who has a key ~1 2m
        Drink something, and move a little ~1 2m\u{d}Name the first thing you would touch: a cup, a file ~1 1m\u{d}Put it in front of you, nothing more yet ~1 2m\u{d}Tell somebody: I am starting this now ~1 2m\u{d}  Or stay on the line, each with your own thing\u{d}Timer on: do it badly until it rings ~1 5m\u{d}  One line, one plate, one click is enough\u{d}  Then stop or go on: both are fine\u{d}Still stuck? Cut the first step in half ~1 1m\u{d}  Or swap: another thing on your list counts\u{d}Rest, or something nice, either way 10m
        No cooking\u{d}  Bread or crackers\u{d}  Cheese, hummus or nut butter\u{d}  Yoghurt\u{d}  Bananas, apples, small tomatoes\u{d}  Cereal or oats\u{d}  Tins with a ring to pull: beans, fish, soup\u{d}One pan or the microwave\u{d}  Ready meals\u{d}  Rice in a pouch\u{d}  Eggs\u{d}  Pasta and a jar of sauce\u{d}  Frozen vegetables, cut already\u{d}Drinks\u{d}  Milk or plant milk\u{d}  Tea, coffee, juice\u{d}By the bed\u{d}  Cereal bars, nuts, dried fruit\u{d}Household\u{d}  Toilet paper, tissues\u{d}  Soap, wipes\u{d}  Washing powder, bin bags\u{d}  Food for pets
        Papers\u{d}  Letter or booking\u{d}  Identity card, health or insurance card\u{d}  List of medicines, doses and allergies\u{d}  Phone numbers, on paper too\u{d}  A page: what helps me, what makes me worse\u{d}Health\u{d}  Medicines in their boxes\u{d}  Glasses, hearing aids, batteries\u{d}  Stick, wheelchair, supports\u{d}Waiting\u{d}  Earplugs or headphones, eye mask or sunglasses\u{d}  Phone, charger with a long cable\u{d}  Water and a snack that agrees with you\u{d}  Blanket or warm layer\u{d}Staying the night\u{d}  Pyjamas, warm socks, slippers\u{d}  Toothbrush, wipes, lip balm\u{d}  Own pillow\u{d}  Something easy to listen to\u{d}  Clothes to go home in\u{d}Home\u{d}  Somebody knows where you are\u{d}  Somebody looks after pets and post
        Gather ~1 5m\u{d}  Underwear and what you sleep in come first\u{d}  Half a load is a load\u{d}Wash ~1 5m\u{d}  Clothes in, soap in, start\u{d}  Set a timer to the end of it\u{d}Dry ~2 10m\u{d}  Sit by the rack, small things first\u{d}  Or put it in the dryer and press start\u{d}  Smells wet from waiting? Rinse once more, no harm done\u{d}Rest while it dries\u{d}Put away ~2 10m\u{d}  What you need soon goes on top\u{d}  Nothing has to be folded\u{d}  A basket of clean clothes is a fine cupboard
        Carry the pile to where you sit or lie ~1 2m\u{d}Call somebody to keep you company, if that helps ~1 3m\u{d}Open three, read nothing yet ~1 3m\u{d}  Envelopes and advertising go straight out\u{d}Make two heaps: asks for something, does not ~1 5m\u{d}Photograph those that ask ~1 5m\u{d}  Write the date they name into the calendar\u{d}Rest, eyes off the paper 10m\u{d}Pay one bill ~2 10m !high\u{d}  Bank open\u{d}  Amount, number, send\u{d}  Write paid on it\u{d}Answer one letter ~2 15m\u{d}  Find the sentence that says what they want\u{d}  Three lines are enough: who, what, thank you\u{d}Too much to pay at once? Ask for parts ~3 20m\u{d}  Ready to send: I cannot pay this at once. Can we agree on parts?\u{d}Put the rest in one box and close it ~1 2m
        Water where you can reach it ~1 2m\u{d}Medicine, if you take any ~1 2m !high\u{d}Eat something that needs no cooking ~1 10m\u{d}  Crackers, fruit, yoghurt or cold leftovers\u{d}  In bed is fine, half is fine\u{d}Rest, eyes closed, nothing playing 20m\u{d}Rest again before you need it 20m\u{d}If there is more, pick one\u{d}  Clean your face and hands with a wipe ~1 3m\u{d}  Put on a clean top ~1 3m\u{d}  Send one line: Low day, resting, will write ~1 2m\u{d}  Enjoy one small thing: a song, the window, a pet ~1 5m
        Drink some water, still lying down ~1 2m\u{d}Medicine, if you take any ~1 2m\u{d}Sit on the edge of the bed and wait a little 2m\u{d}Go to the toilet ~1 5m\u{d}Wash your face, or use a wipe ~1 3m\u{d}Brush teeth, sitting down is fine ~1 3m\u{d}Get dressed: soft clothes count ~1 10m\u{d}Eat something easy: toast, yoghurt, a banana ~1 10m\u{d}Rest before anything else 10m\u{d}Look at your list and pick one thing ~1 2m
        Fix the date\u{d}  End the old contract, in writing ~2 20m !high\u{d}  Photograph the new contract ~1 5m\u{d}Get help\u{d}  Ask two people, each for one clear job ~2 15m\u{d}  Ask three firms for a price ~3 30m\u{d}  Find somebody to look after pets or children ~1 10m\u{d}Tell them, one each time\u{d}  Bank ~1 10m\u{d}  Doctor and pharmacy ~1 10m\u{d}  Post office: send letters on ~1 10m\u{d}  Electricity, gas, water, with the meter numbers ~2 20m\u{d}  Internet and phone ~2 20m\u{d}  Work, school, benefits office ~2 20m\u{d}  Insurance, tax, council ~2 20m\u{d}Let go of things\u{d}  One bag of rubbish ~1 10m\u{d}  One bag to give away ~1 10m\u{d}Pack\u{d}  One small box, sitting down ~2 15m\u{d}    Books in small boxes, clothes in large ones\u{d}    Write on it: which room, what is in it\u{d}  Take a photo of cables before you unplug them ~1 5m\u{d}  Screws into a bag, bag onto the thing ~1 5m\u{d}  The box you open first ~2 15m\u{d}    Medicine, papers, chargers\u{d}    Bedding, one change of clothes\u{d}    Toilet paper, soap, a towel, a lamp\u{d}    Kettle, cups, easy food\u{d}The move\u{d}  Have a bed or chair away from the noise ~2 15m\u{d}  Say where things go, from there ~8 180m\u{d}  Photos of meters and empty rooms ~1 10m\u{d}  Hand over the keys ~2 15m\u{d}There\u{d}  Bed first, everything else can wait ~3 30m\u{d}  Rest for as long as it takes\u{d}  One box when you have the energy ~2 15m
        See what is running low ~1 5m\u{d}  Put the boxes in front of you\u{d}  Take a photo of each one that is nearly empty\u{d}Order more ~2 10m !high\u{d}  By app or website, if there is one\u{d}  By phone: name, date of birth, medicine, strength\u{d}  Ask when it will be ready\u{d}Decide how it comes to you ~1 5m\u{d}  Ask the pharmacy to deliver\u{d}  Or ask somebody to collect it\u{d}Collect it, if nobody else can ~4 40m\u{d}Rest when it is there 20m\u{d}Look at the boxes: your name, the same strength ~1 3m\u{d}Fill the pill box, sitting down ~1 10m\u{d}Set a reminder to order again ~1 2m
        Bag\u{d}  Look at the timetable\u{d}  Books and folders on it\u{d}  Homework, whatever there is of it\u{d}  Pencil case: pens, pencil, rubber, ruler\u{d}  Calculator or laptop, charged\u{d}  Sports things\u{d}  Letters to be signed\u{d}Eating\u{d}  Lunch or lunch money\u{d}  Snack\u{d}  Water bottle\u{d}Feeling well\u{d}  Medicine, if you take it at school\u{d}  Ear defenders or earplugs\u{d}  Something to fidget with\u{d}  Card that says you may rest or leave the room\u{d}By the door\u{d}  Keys and bus card in a shoe, so that they come along\u{d}  Coat and shoes\u{d}  Clothes laid out
        Set up ~1 5m\u{d}  Water, snack, what you need to be comfortable\u{d}  Phone out of reach, or on quiet\u{d}  Paper for thoughts that come in between\u{d}  Something is still not right? Begin as it is\u{d}Choose one thing small enough for one round ~1 3m\u{d}  A page, a question, a paragraph\u{d}One round ~2 15m\u{d}  Read the headings first\u{d}  Or let it be read aloud to you\u{d}  Say each part in your own words\u{d}Rest, eyes off the screen 10m\u{d}One more round, if there is energy ~2 15m\u{d}Leave yourself a note: where I am, what comes now ~1 2m\u{d}Rest: stopping while it goes well counts 15m\u{d}Ask for more time or for help, if you need it ~1 5m\u{d}  Ready to send: I am ill and need more time. What is possible?
        Cannot be bought there\u{d}  Medicine, with some to spare, in hand luggage\u{d}  Identity card or passport\u{d}  Tickets and address, on paper too\u{d}  Money and cards\u{d}  Keys\u{d}  Phone and charger\u{d}  Glasses, hearing aids, walking aids\u{d}Clothes\u{d}  Underwear and socks, one for each day and one more\u{d}  Tops\u{d}  Trousers or skirts\u{d}  Something warm\u{d}  Something for rain\u{d}  Nightwear\u{d}  Comfortable shoes\u{d}Washing\u{d}  Toothbrush and toothpaste\u{d}  Deodorant, hairbrush\u{d}  Wipes for days without a shower\u{d}  Period things\u{d}For resting\u{d}  Earplugs, eye mask\u{d}  Own pillow or pillowcase\u{d}  Headphones\u{d}On the way\u{d}  Water and snacks\u{d}  Blanket or scarf\u{d}  Something to do, something to fidget with\u{d}Leaving home\u{d}  Windows, cooker, taps\u{d}  Rubbish out\u{d}  Plants and pets looked after\u{d}  One meal in the freezer to come home to
        Say how long you can ~1 3m\u{d}  Ready to send: Lovely. Come for a short while, then I need to rest.\u{d}  Or: I would love to, but not yet. I will tell you when.\u{d}  Ask for quiet, or no perfume, if it matters to you\u{d}Ask them to bring the food ~1 2m\u{d}Clear one seat and one table ~1 5m\u{d}  Everything loose into one box, lid on\u{d}Bathroom ~2 5m\u{d}  Wipe the basin\u{d}  Clean towel, toilet paper\u{d}Close the doors of the other rooms ~1 1m\u{d}Cups and something to drink on a tray ~1 5m\u{d}Rest before they ring 30m\u{d}Have them here ~4 60m\u{d}  Lie on the sofa if that is better\u{d}  Let them make the tea\u{d}  To end it: I am glad you came, I need to lie down now\u{d}Rest when they have gone 45m\u{d}Dishes stay where they are
        Doctor's appointment
        Cleaning by room
        Evening wind-down
        Flare-up plan
        Getting started when stuck
        Groceries
        Hospital or clinic bag
        Laundry in four steps
        Bills and letters
        Low-energy day
        Morning
        Moving house
        Pharmacy and prescriptions
        Packing for school
        Study session
        Packing for a trip
        Visitors coming
        Researchers put what a week took beside what there was to take. One heavy day is then one of seven, and swings from day to day come into sight.
        A writer with ADHD gives up the whole old list every Sunday and begins a new one. Start fresh in the Backlog does that, and loses nothing.
        A form, a phone call or a hard talk counts as much as something done on foot. A plan that counts every kind of effort fits the day better.
        Somebody with fifty of them a day no longer noticed any. Those that stay stand out more when the others are gone.
        Doing far more on a good day and paying for it afterwards has a name: boom and bust. Moving one thing from the good day to the next is a small way out.
        The letter on the door handle, the medicine beside the cup: a thing in the way reminds as a note does, and needs no battery.
        The story that spoons come from keeps one in the pocket, for what nobody could know in the morning. The reserve in Settings does the same.
        A plan with room in it survives a phone call. Take one thing out of today before it begins: it can come back if there is time.
        A note, a calendar, an alarm: a review of the research calls handing over what is to be done highly effective. Write it down when it comes, and sort it when there is time.
        In one study, 57 healthy young adults wrote for five minutes before bed. Those who wrote what was to come fell asleep sooner than those who wrote what was done.
        What did the better days have in common, what came before the harder ones, how were rest and sleep? A few notes a day are enough to see it.
        Four or five things that took the most, in less than a minute, lying down: more is not needed to see later what a day was like.
        One instruction at a time is easier to follow than a page of them. Write the next thing you would touch as a step, and leave the others for when it is done.
        You may sit down for it, ask for help, or leave it for another day. A guide of the NHS begins with giving yourself permission.
        Some people plan one or two short rests a day and take them however they feel. Among those who wrote about it, several say that their days became easier to foresee.
        A plan for energy names rest and sleep beside everything else. Here, too, a rest can stand in the list like any task.
        In person or on a call, each with their own thing: it is called body doubling. Of 220 people asked in one survey, three in four use it.
        Cut a big thing into parts and give the parts to different days, with rests between them. A little less than you think you can is a good size.
        Say how long before you begin, 15 minutes for example, and stop when the time is up, on a good day as well. An alarm does the watching for you.
        How long a thing takes is hard to guess: adults with ADHD named it among what stays difficult at work. A clock or a timer in sight takes over some of the guessing.
        Lying down with closed eyes in a quiet place is one way. Where that does not suit, quiet music is another. What matters is a break from what you do otherwise.
        What is still to do is in sight all day; what was done is soon forgotten. A list of it sets that right. Here it is Done today, and History.
        “When the kettle is on, I open the letter.” A plan that ties a step to a moment gets more things begun: so said 94 tests, looked at together.
        It differs from person to person and from day to day. What you feel counts for more than any number, here as elsewhere.
        Look at a week, not at a day
        An old list can go
        Thinking and feeling take energy, too
        Few reminders, so that each is heard
        Keep good days close to normal
        Put it where you will meet it
        Keep a little back
        Plan less, leave a cushion
        Let something else remember it
        Tomorrow on paper, then bed
        After a week, look for patterns
        The day in one line
        One step in sight
        Permission to go slower
        Rest before it is needed
        Rest belongs in the plan
        Somebody else in the room
        Small pieces, over the week
        Stop while it still feels fine
        Time that can be seen
        Find out what rests you
        Look at what was done
        When this, then that
        You know your limit best
        Keep “\u{3}0\u{4}0”
        Use “\u{3}0\u{4}0”
        The date was changed to \u{3}0\u{4}0 meanwhile.
        The title was changed to “\u{3}0\u{4}0” meanwhile.
        \u{1}0, \u{1}1
        How many \u{5}0 do you have today?
        A day has only so many \u{5}0. Teaspoon helps you choose what fits and keeps the rest for later. \u{3}1What are \u{5}0?\u{4}1
        Move back to today: \u{1}0
        Fewer \u{5}0 today
        With them: \u{1}0.
        Hidden for now: \u{1}0, \u{1}1.
        What are \u{5}0?
        One \u{1}0 is a bit of energy
        Borrowed from tomorrow. New Day will then suggest \u{1}0.
        Today has \u{1}0, and \u{1}1 are planned. Nothing was removed.
        It is \u{1}0 now. Start a new day when you are ready; this list stays until then.
        Sort by \u{5}0
        Source: \u{3}0\u{4}0, \u{1}1. \u{3}2\u{4}2, on a site that was closed in \u{1}3.
        Source: \u{3}0\u{4}0, no date. \u{3}1\u{1}2\u{4}1, \u{3}3\u{4}3.
        Source: \u{3}0\u{4}0, \u{1}1. \u{3}2\u{1}3\u{4}2, \u{3}4\u{4}4.
        Show again: \u{1}0
        Hide: \u{1}0
        \u{1}0; \u{1}1
        \u{6}0
        Today counts what it took. The usual cost stays \u{1}0.
        planned \u{1}0
        How many \u{5}0 did it actually take?
        usually \u{1}0
        \u{6}0 today
        More for \u{1}0
        Done: \u{1}0
        Still due \u{1}0
        \u{1}0 of \u{1}1
        New: \u{1}0
        New: \u{1}0
        Usual \u{5}0
        \u{6}0
        Open the list: \u{3}0\u{4}0
        Time spent: \u{1}0
        Planned for \u{1}0, after its due date.
        Planned for \u{1}0.
        Hidden until \u{1}0.
        Next: \u{1}0.
        Only the first \u{1}0 are shown.
        Steps can be at most \u{1}0 levels deep. Deeper lines were moved up.
        Detect dates, \u{5}0 and #subjects
        \u{1}0 % translated; the rest is in English
        \u{1}0 …
        \u{6}0 per day
        +\u{1}0 %
        \u{1}0 in reserve
        \u{1}0 a day
        day starts at \u{1}0
        week starts on \u{1}0
        Edit: \u{1}0
        No results for “\u{1}0”.
        \u{1}0 \u{2}01task\u{8}tasks\u{9}
        Show \u{1}0 \u{2}01task\u{8}tasks\u{9}
        Until \u{1}0
        From \u{1}0
        \u{1}0 to \u{1}1
        \u{6}0
        Filter and sort: \u{1}0
        \u{6}0
        All of \u{1}0
        \u{6}0
        Remove from today: \u{1}0
        Delete: \u{1}0
        Rest now: \u{1}0
        Focus on this: \u{1}0
        Move to the bottom: \u{1}0
        Move to the top: \u{1}0
        Move down: \u{1}0
        Move up: \u{1}0
        Drag to move: \u{1}0
        planned \u{1}0
        \u{1}0 \u{2}01step\u{8}steps\u{9} left: \u{3}1\u{4}1
        step of \u{3}0\u{4}0
        done by \u{3}0\u{4}0
        Costs \u{1}0 each
        Costs \u{1}0
        Set \u{5}0: \u{1}1
        Set \u{5}0
        Add to today \u{3}0\u{4}0
        Add to today: \u{1}0
        Packed: \u{1}0
        Done: \u{1}0
        \u{1}0 of 7
        Rests: \u{1}1, about \u{1}0 \u{2}01minute\u{8}minutes\u{9} each.
        Rests: \u{1}0.
        Low days: \u{1}0.
        had to stop \u{1}0
        heavier \u{1}0
        as usual \u{1}0
        lighter \u{1}0
        How the days were: \u{1}0.
        Days that borrowed from the next day: \u{1}0.
        Days that used more than they had: \u{1}0.
        Used on a day: usually \u{1}0.
        Used on a day: usually \u{1}0 (\u{1}1 to \u{1}2).
        \u{6}0 in the morning: usually \u{1}1.
        \u{6}0 in the morning: usually \u{1}1 (\u{1}2 to \u{1}3).
        Days left out by the person: \u{1}0.
        Days noted: \u{1}0 of \u{1}1.
        Kept by the person with Teaspoon, up to \u{1}0. \u{6}1 are their own measure of energy: 9 of theirs are not 9 of anybody else’s. Days on which nothing was noted are blank. These are notes, not measurements and not a diagnosis.
        At most \u{1}0 characters. It is kept for the next time.
        \u{1}0 weeks
        \u{1}0 \u{2}01year\u{8}years\u{9} after completion
        \u{1}0 \u{2}01month\u{8}months\u{9} after completion
        \u{1}0 \u{2}01week\u{8}weeks\u{9} after completion
        \u{1}0 \u{2}01day\u{8}days\u{9} after completion
        \u{2}071st\u{8}82nd\u{8}93rd\u{8}\u{1}0th\u{9}
        \u{2}071st\u{8}82nd\u{8}93rd\u{8}K21st\u{8}L22nd\u{8}M23rd\u{8}\u{1}0th\u{9}
        \u{1}0, until \u{1}1
        every \u{2}07year\u{8}\u{1}0 years\u{9} on \u{1}1, or the 28th
        every \u{2}07year\u{8}\u{1}0 years\u{9} on \u{1}1
        every \u{2}07year\u{8}\u{1}0 years\u{9}
        every \u{2}07month\u{8}\u{1}0 months\u{9} on the last \u{1}1
        every \u{2}07month\u{8}\u{1}0 months\u{9} on the \u{1}1 \u{1}2
        every \u{2}07month\u{8}\u{1}0 months\u{9} on the last day
        every \u{2}07month\u{8}\u{1}0 months\u{9} on the \u{1}1, or its last day
        every \u{2}07month\u{8}\u{1}0 months\u{9} on the \u{1}1
        every \u{2}07day\u{8}\u{1}0 weeks from Mon to Sun\u{9}
        every \u{2}07day\u{8}\u{1}0 weeks\u{9} from Mon to Fri
        every \u{2}07\u{1}1\u{8}\u{1}0 weeks on \u{1}1\u{9}
        every \u{2}07week\u{8}\u{1}0 weeks\u{9}
        every \u{2}07day\u{8}\u{1}0 days\u{9}
        It looks for the days on which your tasks are worth most, with the same values as \u{3}0Plan my day\u{4}0. What is due within these days counts 400. Each later day counts 2 % less, so what matters comes early.
        Due \u{1}0, and no day until then has room for it.
        Takes \u{1}0, and this plan puts at most \u{1}1 on a day.
        \u{1}0 and \u{1}1 both take a lot: “\u{1}2” is due \u{1}3.
        \u{1}0 and \u{1}1 both take a lot.
        Use: \u{1}0
        Keep free: \u{1}0
        \u{1}0 of \u{1}1
        Rest for \u{1}0
        A step of \u{3}0\u{4}0.
        \u{1}0, and today has no room for it.
        \u{1}0, and \u{1}1 has no room for it.
        \u{1}0.
        \u{1}0, today
        \u{1}0 days
        Your open tasks, spread over \u{1}0 days, each task by its due date. Nothing changes until you take it.
        \u{1}0 days that fit
        Every task: 30, and 3 more for each \u{1}0 it takes
        no \u{1}0
        some \u{1}0
        Time for this plan: \u{1}0
        Tasks without minutes count as \u{1}0.
        \u{1}0 \u{2}01task has no cost yet. \u{3}1Give it\u{8}tasks have no cost yet. \u{3}1Give them\u{9} one\u{4}1
        Takes \u{1}0, and plans stop at your usual \u{1}1.
        Counts as \u{1}0, and you have \u{1}1.
        Takes \u{1}0, and you have \u{1}1.
        Takes \u{1}0, and the plan has room for \u{1}1.
        Takes \u{1}0, and the plan is full.
        \u{1}0 and others.
        \u{1}0.
        Between \u{3}0\u{4}0 and \u{3}1\u{4}1.
        Rest for \u{1}0
        A step of \u{3}0\u{4}0.
        fits the last \u{1}0
        fits the last \u{1}0
        due \u{1}0
        \u{1}0.
        You usually have \u{1}0, so plans stop there.
        No \u{1}0
        I have some \u{1}0
        Tasks are offered once they have a cost. \u{3}0Give them one\u{4}0
        \u{1}0 for the whole task
        \u{1}0
        due \u{1}0
        \u{1}0.
        \u{1}0. Suggestions do not use your reserve.
        \u{1}0.
        A step of \u{1}0
        Delete: \u{1}0
        Unpin: \u{1}0
        Pin: \u{1}0
        Turn into a task: \u{1}0
        No results for “\u{1}0”. Try other words.
        \u{1}0 \u{2}01note\u{8}notes\u{9}
        Anything you wrote there that was not sent is in your \u{3}0notes\u{4}0.
        The shared list \u{3}0\u{4}0 was deleted.
        The owner deleted the shared list \u{3}0\u{4}0 (\u{1}1): \u{1}2. Only the owner can bring it back.
        You deleted the shared list \u{3}0\u{4}0 (\u{1}1): \u{1}2. You can bring it back until \u{1}3.
        You brought back \u{1}0
        Another member brought back \u{1}0
        You moved \u{1}0 to another list
        \u{1}0 moved \u{1}1 to another list
        Another member moved \u{1}0 to another list
        You deleted \u{1}0
        \u{1}0 deleted \u{1}1
        Another member deleted \u{1}0
        From the last \u{1}0 days. Everyone who can edit this list sees this and can undo it.
        You are no longer a member of the list “\u{1}0”. It was removed from this device.
        View \u{2}01invitation\u{8}invitations\u{9}
        \u{3}0\u{4}0 invites you to \u{3}1\u{4}1.
        Shared with \u{3}0\u{4}0. Everyone in this list sees the title, steps, due date, repeat and priority, and whether it is done. Everything else stays with you.
        \u{1}0, \u{1}1 and \u{1}2 more
        \u{1}0 and \u{1}1
        Shared with \u{3}0\u{4}0. View only
        Shared with \u{3}0\u{4}0
        \u{1}0 not this time
        \u{1}0 packed
        \u{1}0 to pack
        Pack \u{2}07the last one\u{8}all \u{1}0\u{9}
        Tick \u{2}07the last one\u{8}all \u{1}0\u{9}
        \u{1}0: \u{1}1
        and \u{1}0 more
        Add to \u{3}0\u{4}0
        Delete list and its tasks: \u{1}0
        Archive: \u{1}0
        Edit: \u{1}0
        Restore: \u{1}0
        \u{3}0\u{4}0 then \u{3}1\u{4}1
        Press \u{3}0\u{4}0 on any page to open this one.
        Count again\u{3}0: \u{1}1\u{4}0
        \u{1}0 borrowed
        \u{1}0 of \u{1}1
        \u{1}0 \u{2}01day\u{8}days\u{9} with something borrowed
        \u{1}0 rest \u{2}01day\u{8}days\u{9}
        \u{1}0 low \u{2}01day\u{8}days\u{9}
        \u{1}0 \u{2}01day\u{8}days\u{9} noted in the last twelve weeks: \u{1}1.
        \u{1}0 \u{2}01day\u{8}days\u{9} noted in the last twelve weeks.
        \u{1}0 \u{2}01rest\u{8}rests\u{9} took \u{1}1.
        There \u{2}01was \u{1}0 rest.\u{8}were \u{1}0 rests.\u{9}
        \u{1}0 \u{2}01was\u{8}were\u{9} used.
        \u{2}06None\u{8}1\u{1}0\u{8}\u{1}0\u{9} of the last \u{1}1 weeks used more than there was.
        The mornings after the last eight of \u{1}0 heavier days began with \u{1}1. The usual number is \u{1}2.
        After \u{1}0 heavier days the next mornings began with \u{1}1. The usual number is \u{1}2.
        Keep \u{1}0\u{3}1: \u{1}2\u{4}1
        Use \u{1}0 from now on\u{3}1: \u{1}2\u{4}1
        Usual cost \u{1}0. The last \u{1}1 times it took \u{1}2.
        \u{1}1 tasks were done at least five times. \u{2}07One\u{8}\u{1}0\u{9} of them mostly took more or less than planned.
        \u{2}07One task was\u{8}\u{1}0 tasks were\u{9} done at least five times. Most times the cost was as planned.
        \u{6}0 by week
        \u{6}0 by day
        \u{1}1 days noted. \u{1}0 of them used more \u{5}2 than \u{2}01it\u{8}they\u{9} had.
        1 day noted. It used more \u{5}0 than it had.
        \u{1}0 \u{2}01day\u{8}days\u{9} noted. No day used more \u{5}1 than it had.
        \u{1}0 to \u{1}1
        \u{1}0 used by now. By this time of the day it is usually \u{1}1 to \u{1}2.
        \u{1}0 used by now. By this time of the day it is usually \u{1}1.
        Redo: \u{1}0
        Undo: \u{1}0
        No changes yet. Each one will be listed here for \u{1}0 days, and can be undone.
        Changes from the last \u{1}0 days. Undoing one doesn’t affect later ones.
        \u{2}06No crashes on this device.\u{8}7It crashed once on this device and restarted by itself.\u{8}It crashed \u{1}0 times on this device and restarted by itself.\u{9}
        Teaspoon \u{1}0, release \u{1}1.
        On this device, in this browser, and in your account on this server (\u{1}0).
        See and undo changes from the last \u{1}0 days
        See and undo changes from the last \u{1}0 days
        Offline\u{3}0: changes are saved on this device\u{4}0\u{3}1: changes can be made once you are online again\u{4}1
        Half of the time is left: \u{1}0.
        \u{1}0 \u{2}01minute\u{8}minutes\u{9}
        Rest \u{1}0 min
        Rest ended on \u{1}0 at \u{1}1.
        Timer ended on \u{1}0 at \u{1}1.
        Rest ended at \u{1}0.
        Timer ended at \u{1}0.
        Rest paused, \u{1}0 left
        Timer paused, \u{1}0 left
        Rest until \u{1}0
        Timer until \u{1}0
        This device’s clock jumped ahead by \u{3}0\u{4}0. If you changed the clock, correct the timer.
        \u{3}0\u{3}1\u{1}2\u{4}1 left, \u{4}0paused
        \u{3}0\u{3}1\u{1}2\u{4}1 left, \u{4}0until \u{1}3
        Step: \u{1}0
        You can also get a notification: \u{3}0Settings\u{4}0
        \u{1}0 min for \u{1}1
        Rest \u{1}0 min
        Start \u{1}0 minutes
        \u{1}0 Save keeps it as a task of its own.
        “\u{1}0” already exists. To restore this list, open it here, choose “Edit list” in its menu, and give it another name.
        This is no longer in the history, which goes back \u{1}0 \u{2}01day.\u{8}days.\u{9} Nothing was changed.
        This uses the \u{1}0 you keep in reserve. Tick “Use the reserve”, or do not add it to today.
        Use at most \u{1}0 characters.
        Use at most \u{1}0 characters, so that all fits on one page.
        There are \u{1}0 views already. Delete one under Lists first.
        That’s \u{1}0 lines; the limit is \u{1}1. Nothing was added, and your text is still here.
        Steps can be at most \u{1}0 \u{2}01level\u{8}levels\u{9} deep. Choose a place higher up.
        Use at most \u{1}0 characters.
        “\u{1}0” already exists. Choose another name.
        Enter a name of at most \u{1}0 characters.
        Enter a whole number from \u{1}0 to \u{1}1, and choose days, weeks, months or years.
        That is \u{1}0 over. Nothing was changed.
        “\u{1}0” has no cost yet. Set one to plan it.
        This is no longer in the history, which goes back \u{1}0 \u{2}01day.\u{8}days.\u{9}
        Enter a word of at most \u{1}0 characters.
        Enter a whole number from \u{1}0 to \u{1}1.
        This note is longer than \u{1}0 characters. Please shorten it.
        This title is longer than \u{1}0 characters. The note has room for more.
        \u{1}0: \u{1}1
        Change to \u{1}0
        Share today’s \u{5}0
        With \u{1}0: \u{1}1.
        It is \u{1}0 now. \u{1}1.
        How many \u{5}0 does today have?
        What is left goes to the \u{3}0Backlog\u{4}0 and waits there.
        Usually \u{1}1. \u{1}0 \u{2}01was\u{8}were\u{9} borrowed from today, so today starts with \u{1}2.
        Your daily number is \u{1}1. \u{1}0 \u{2}01was\u{8}were\u{9} borrowed from today, so today starts with \u{1}2.
        How many \u{5}0 do you have today?
        \u{1}0 before
        \u{1}0 before
        \u{1}0, \u{1}1
        \u{1}1, \u{1}2, in \u{1}0 \u{2}01day\u{8}days\u{9}
        \u{1}1, in \u{1}0 \u{2}01day\u{8}days\u{9}
        was due \u{1}0
        \u{1}0, tomorrow, \u{1}1
        \u{1}0, tomorrow
        tomorrow, \u{1}0
        today, \u{1}0
        reminder \u{1}0
        due \u{1}0 \u{1}1
        due \u{1}0
        hidden until \u{1}0
        \u{1}0 min
        \u{1}0
        Bring \u{2}07it\u{8}them\u{9} back
        This file has \u{1}0 \u{2}01thing (a task, list or note) that was deleted or undone here since. It can be brought back as it was\u{8}things (tasks, lists, notes) that were deleted or undone here since. They can be brought back as they were\u{9} when the file was saved; that can be undone.
        Also bring back \u{1}0 \u{2}01thing (a task, list or note) that was\u{8}things (tasks, lists, notes) that were\u{9} deleted or undone here since
        \u{3}1\u{1}0\u{4}1 other \u{2}01thing\u{8}things\u{9} (plans, notes, settings…)
        \u{3}1\u{1}0\u{4}1 \u{2}01day\u{8}days\u{9}
        \u{3}1\u{1}0\u{4}1 \u{2}01list or template\u{8}lists and templates\u{9}
        \u{3}1\u{1}0\u{4}1 newer \u{2}01version of a task\u{8}versions of tasks\u{9}
        \u{3}1\u{1}0\u{4}1 new \u{2}01task\u{8}tasks\u{9}
        \u{1}0 \u{2}01is\u{8}are\u{9} here already
        joins your list \u{3}0\u{4}0
        A backup brings it all back: \u{3}0Back up\u{4}0
        You will be signed out, too. Your account, \u{1}0, and its data on the server stay until you delete the account on its own page. Changes that have not been sent to it will be lost.
        Everything that Teaspoon keeps here will be deleted: \u{1}0 \u{2}01task,\u{8}tasks,\u{9} and every list, note, day and setting. It cannot be undone.
        Everything that Teaspoon keeps on this device will be deleted: \u{1}0 \u{2}01task,\u{8}tasks,\u{9} and every list, note, day and setting. It cannot be undone.
        Part \u{1}0 of \u{1}1
        Last backup: \u{1}0 \u{2}01day\u{8}days\u{9} ago
        Times are in \u{1}0, because this browser does not run JavaScript. \u{3}1Set your time zone\u{4}1
        \u{1}0 %
        \u{2}01spoon\u{8}spoons\u{9}
        \u{1}0
        \u{1}0 \u{2}01spoon\u{8}spoons\u{9}
        How many \u{5}0 does it take? A number also chooses the task. A guess is fine.
        All \u{1}0
        \u{1}0 Part of it was changed since, and stays as it is.
        It was changed since, so it stays as it is: “\u{1}0”.
        Undone: “\u{1}0”. \u{1}1 left.
        Undone: “\u{1}0”.
        \u{1}0 It is due before that, \u{1}1.
        \u{1}0 Still due \u{1}1.
        \u{1}0. \u{1}1 left.
        \u{1}0.
        Tip shown again: \u{1}0
        Tip hidden: \u{1}0
        View deleted: \u{1}0
        View renamed: \u{1}0
        View saved: \u{1}0
        Note turned into a task: \u{1}0
        Unpinned: \u{1}0
        Pinned: \u{1}0
        Note moved: \u{1}0
        Note deleted: \u{1}0
        Note changed: \u{1}0
        New note: \u{1}0
        Subjects merged: \u{1}0
        Subject deleted: \u{1}0
        Subject changed: \u{1}0
        New subject: \u{1}0
        New list, a copy: \u{1}0
        Started over; previous copy archived: \u{1}0
        New checklist: \u{1}0
        New template: \u{1}0
        New list from a template: \u{1}0
        All unchecked: \u{1}0
        List restored: \u{1}0
        List archived: \u{1}0
        List moved: \u{1}0
        List and its tasks deleted: \u{1}0
        List changed: \u{1}0
        New list: \u{1}0
        Earlier version dismissed: \u{1}0
        Earlier version restored: \u{1}0
        Moved back to today: \u{1}0
        No longer planned for a day: \u{1}0
        Planned: \u{1}0
        Usual cost kept: \u{1}0
        Duplicated: \u{1}0
        Not this one: \u{1}0
        Included: \u{1}0
        Skipped: \u{1}0
        Changed for this time: \u{1}0
        Subject removed: \u{1}0
        Subject added: \u{1}0
        No longer \u{2}01repeats:\u{8}repeat:\u{9} \u{1}0
        Skipped once: \u{1}0
        Shown again: \u{1}0
        Hidden until \u{1}0: \u{1}1
        Snoozed: \u{1}0
        Moved to another list: \u{1}0
        Start fresh: \u{1}0
        Removed from today: \u{1}0
        Not done: \u{1}0
        Done: \u{1}0
        Moved: \u{1}0
        Brought back: \u{1}0
        Deleted: \u{1}0
        Changed: \u{1}0
        Added: \u{1}0
        Timer stopped: \u{1}0
        Timer reset: \u{1}0
        Timer resumed: \u{1}0
        Timer paused: \u{1}0
        Added time to the timer: \u{1}0
        Added \u{1}0 \u{2}01minute\u{8}minutes\u{9} to the timer: \u{1}1
        Added \u{1}0 \u{2}01minute\u{8}minutes\u{9} to the timer
        Rested: \u{1}0
        Rested \u{1}0: \u{1}1
        Rested \u{1}0
        Rest of \u{1}0: \u{1}1
        Rest of \u{1}0
        Timer of \u{1}0: \u{1}1
        Timer of \u{1}0
        \u{1}0 updated
        Moved to \u{1}0: \u{1}1
        Planned for \u{1}0: \u{1}1
        Added: \u{1}0, due \u{1}1
        Actual cost \u{1}0: \u{1}1
        \u{1}0 costs \u{1}1 today
        Swapped into today: \u{1}0
        Added to today, borrowing \u{1}0: \u{1}1
        Added to today: \u{1}0
        Today set to \u{1}0
        New Day with \u{1}0, without what does not fit: \u{1}1
        New Day with \u{1}0
        \u{1}0 \u{2}01task\u{8}tasks\u{9}
        \u{1}0 \u{2}01day\u{8}days\u{9} ago
        In \u{1}0 \u{2}01day\u{8}days\u{9}
        \u{1}0.
        \u{1}0.
        \u{1}0: \u{1}1.
        and \u{1}0 more on this day
        \u{1}0, today
        Next day: \u{1}0
        Previous day: \u{1}0
        Add on \u{1}0
        and \u{1}0 more on \u{1}1
        and \u{1}0 more
        \u{1}0, today
        Next week, from \u{1}0
        Previous week, from \u{1}0
        \u{1}0: \u{1}1, \u{1}2 more
        \u{1}0: \u{1}1
        more than \u{1}0
        \u{5}0 planned
        \u{1}0 and \u{1}1 more
        \u{1}0. \u{1}1
        \u{1}0: \u{1}1
        \u{1}0, today, chosen
        \u{1}0, chosen
        \u{1}0, today
        Next month: \u{1}0
        Previous month: \u{1}0
        Move to another day: \u{1}0
        \u{1}0 of \u{1}1, \u{1}2 over
        \u{1}0 of \u{1}1
        \u{1}0 done
        \u{1}0 \u{2}01repeats\u{8}repeat\u{9}
        \u{1}0 \u{2}01begins\u{8}begin\u{9}
        \u{1}0 \u{2}01task\u{8}tasks\u{9}
        Add on \u{1}0
        \u{1}0 (\u{1}1)
        Instead of \u{1}0:
        \u{1}0 chosen, \u{1}1
        \u{1}0 chosen
        Borrow \u{1}0
        This uses the \u{1}0 you keep in reserve. Use \u{2}01it,\u{8}them,\u{9} or choose \u{1}0 fewer.
        Choose fewer, or use the reserve and borrow \u{1}0 from tomorrow.
        Choose fewer, or borrow \u{1}0 from tomorrow.
        That is \u{1}0 over.
        Nothing was added. \u{1}0
        \u{1}0 over
        \u{1}0 free, only your reserve
        \u{1}0 free, \u{1}1 in reserve
        \u{1}0 free
        \u{1}0 of \u{1}1
        \u{1}0 and \u{1}1 without a cost
        \u{1}0, \u{3}1\u{1}2\u{4}1
        \u{1}0 of them done
        \u{1}0 of \u{1}1 planned
        \u{3}0\u{1}1\u{4}0\u{3}2, \u{1}3\u{4}2
        \u{1}0 borrowed
        \u{1}0 of them in reserve
        \u{1}0 over
        No \u{5}0 free
        \u{1}0 free
        Each drawing stands for \u{1}0.
        \u{1}0. \u{1}1.
        \u{6}0 of the day
        From \u{1}0
        \u{1}0 (“\u{1}1”)
        \u{1}0, \u{1}1
        Tomorrow, \u{1}0
        Today, \u{1}0
        List: \u{1}0 (new)
        List: \u{1}0
        Subject: \u{1}0 (new)
        Subject: \u{1}0
        \u{1}0
        \u{1}0?
        Or \u{1}0
        \u{1}0: put back into the title
        Title: \u{3}0\u{4}0
        ~2 for \u{1}0 · tomorrow 9:00 · !high · #phone for a subject · @Errands for a list · every day · 15m
        Add to \u{1}0
        It was made here without an account, and last changed on \u{1}0.
        This browser still has the plan of \u{3}0\u{4}0. The two plans are kept apart.
        This browser still has the plan of \u{3}0\u{4}0, and you have signed in as \u{3}1\u{4}1. The two plans are kept apart.
        A backup keeps all of it: \u{3}0Back up\u{4}0
        \u{1}0 \u{2}01entry could not be synced (too large, of an unknown kind, or in a shared list that is full) and stays\u{8}entries could not be synced (too large, of an unknown kind, or in a shared list that is full) and stay\u{9} on this device.
        \u{1}0 \u{2}01change is\u{8}changes are\u{9} only on this device so far.
        Sign in as \u{1}0
        If you cannot sign in again: save a backup, sign out here, and restore the backup on the first page. \u{3}0Back up\u{4}0
        Last synced: \u{1}0, \u{1}1.
        Account of \u{3}0\u{4}0
        Signed in as \u{3}0\u{4}0

        """
}
