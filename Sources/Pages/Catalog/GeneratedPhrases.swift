// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

/// A text of the interface into which nothing is put. They stand in the order of their lines in every table.
package enum Phrase: UInt16, CaseIterable, Sendable {
    /// Account
    case account
    /// Sign in
    case accountSignIn
    /// Create account
    case accountCreate
    /// You’re not signed in
    case accountGuest
    /// You don’t need an account: everything works without one, and your plan stays in this browser.
    case accountGuestNeed
    /// With an account, your phone and your computer show the same plan, each works offline, and you lose nothing if a device is lost. It also brings shared lists, and reminders while Teaspoon is closed. Everything here moves into your account.
    case accountGuestWhy
    /// It takes an e-mail address and a password, and on some servers an invitation.
    case accountGuestHow
    /// Sign-in
    case accountHeadSignIn
    /// Account settings
    case accountSettings
    /// E-mail, password, devices
    case accountSettingsFacts
    /// Sharing
    case accountHeadSharing
    /// Shared lists
    case accountSharedLists
    /// Shared links
    case accountSharedLinks
    /// For people without an account
    case accountSharedLinksFacts
    /// Devices
    case accountHeadDevices
    /// Reminders
    case accountReminders
    /// Devices that get notifications
    case accountRemindersFacts
    /// Sign out
    case accountSignOut
    /// Your plan leaves this browser and stays in your account. What is not there yet is sent first.
    case accountSignOutWhat
    /// Your plan stays in your account.
    case accountSignOutServer
    /// Remove my plan
    case accountRemove
    /// Your plan is removed from this browser. There is no other copy.
    case accountRemoveWhat
    /// Your account
    case saved
    /// Synced
    case savedEverywhere
    /// Not synced yet
    case savedHere
    /// Action needed
    case savedNeedsYou
    /// Synced. Everything here is in your account.
    case syncEverywhere
    /// Everything else is synced.
    case syncRest
    /// Saved on this device. It syncs by itself as soon as the server can take it; you don’t need to do anything.
    case syncHere
    /// You’ve been signed out on this device. Your plan is still here and keeps working. Sign in again to sync what is new.
    case syncAgain
    /// Sign in again
    case syncAgainLink
    /// This browser is now signed in to another account. The plan you see is still that of the account above, and the two are kept apart. Sign in to the account above to sync what is new.
    case syncAnother
    /// Your account is full. What is new stays on this device, and you can continue. Your account page shows what takes up space.
    case syncFull
    /// This account was deleted. Your plan is still here, in this browser only.
    case syncDeleted
    /// Keep my plan here without an account
    case syncKeep
    /// Nothing of yours is lost, and you can create another account for it later. Lists that other people shared with you are removed from this browser.
    case syncKeepHint
    /// What was here before is still being sent to your account.
    case syncUnsentWhole
    /// Not everything is synced
    case unsent
    /// Before you sign out
    case unsentNothing
    /// Remove my plan
    case unsentRemove
    /// Your account was deleted, so your plan is only in this browser. Removing it cannot be undone.
    case unsentDeleted
    /// We can’t confirm that everything is synced, and signing out removes your plan from this browser.
    case unsentUnknown
    /// You are still signed in. Signing out removes your plan from this browser.
    case unsentSignedIn
    /// Try again
    case unsentAgain
    /// Sign out anyway
    case unsentAnyway
    /// Another plan is here
    case otherPlan
    /// The account of this plan was deleted. To put the plan into another account, keep it here, then sign in.
    case otherPlanDeleted
    /// Remove that plan from this browser and continue
    case otherPlanRemove
    /// Your plan is on its way
    case arriving
    /// You can add tasks now; they are kept. If the network goes away, it continues from here later.
    case arrivingHint
    /// How much has arrived
    case arrivingBar
    /// This device already holds a plan
    case joining
    /// What should happen to it?
    case joiningQuestion
    /// Keep it apart
    case joiningApart
    /// It stays on this device. To open it, sign out.
    case joiningApartFacts
    /// Take it along
    case joiningAlong
    /// Its tasks and lists join your account. Your account’s settings, and its number for today, stay.
    case joiningAlongFacts
    /// Delete it
    case joiningDelete
    /// Only what was made on this device. You are asked once more.
    case joiningDeleteFacts
    /// Look at it first
    case joiningLook
    /// What this plan holds
    case joiningLookTitle
    /// Not sure whose it is? Keep it apart: nothing is lost, and you can open it again later.
    case joiningHint
    /// Delete this plan?
    case joiningDeleteTitle
    /// It is deleted from this device. There is no other copy, and it cannot be undone.
    case joiningDeleteLead
    /// A plan kept on this device
    case apart
    /// Sign out to open it.
    case apartSignOut
    /// Open this plan
    case apartOpen
    /// Your plan is no longer in this browser
    case gonePlan
    /// A plan was kept here without an account, and the browser has removed it. A backup brings it back as it was.
    case gonePlanLead
    /// Start again
    case gonePlanStart
    /// Add a task
    case add
    /// Close
    case addBarClose
    /// Add task
    case addBarAdd
    /// Add several
    case addSeveral
    /// Select tasks
    case addSelect
    /// What can I write in one line?
    case addHelp
    /// This list is no longer here. It was deleted, perhaps on another device, or is no longer shared with you. What you wrote is here: Add task keeps it as a task of its own.
    case addDeletedList
    /// The task of this step is no longer here. It was deleted, perhaps on another device, or its list is no longer shared with you. What you wrote is here: Add task keeps it as a task of its own.
    case addDeletedParent
    /// The task of this step is no longer here. It was deleted, perhaps on another device, or its list is no longer shared with you. What you wrote is here: Save keeps it as a task of its own.
    case addDeletedParentForm
    /// This task is no longer here. It was deleted, perhaps on another device, or its list is no longer shared with you. What you wrote is here: Save keeps it as a new task.
    case addDeletedTask
    /// Task
    case lineTask
    /// New task
    case lineNewTask
    /// Add
    case lineAdd
    /// Add for later
    case lineAddLater
    /// Tap one to put its words back into the title.
    case lineHint
    /// What the line says
    case lineUnderstood
    /// High priority
    case chipHigh
    /// Medium priority
    case chipMedium
    /// Low priority
    case chipLow
    /// Backlog
    case backlog
    /// Carried over: still here when you want them.
    case backlogLead
    /// Nothing is waiting here. What is left of a day comes here.
    case backlogEmpty
    /// Go to Today
    case backlogEmptyLink
    /// Start fresh
    case backlogFresh
    /// Everything goes back to its category
    case backlogFreshFacts
    /// From earlier today
    case backlogFromToday
    /// From yesterday
    case backlogFromYesterday
    /// Used
    case budgetMeter
    /// only your reserve
    case budgetAllInReserve
    /// Nothing planned yet
    case budgetNothingPlanned
    /// all of them done
    case budgetAllDone
    /// Choose fewer.
    case totalFewer
    /// Count
    case totalCount
    /// Submit
    case totalSubmit
    /// Submit with the reserve
    case totalSubmitReserve
    /// Choose tasks first
    case totalNoneChosen
    /// None chosen
    case totalBulkNone
    /// Swap, and it fits
    case swapHeading
    /// Kind of energy
    case kinds
    /// Physical
    case kindPhysical
    /// Thinking
    case kindThinking
    /// Social
    case kindSocial
    /// Emotional
    case kindEmotional
    /// physical energy
    case kindPhysicalEnergy
    /// thinking energy
    case kindThinkingEnergy
    /// social energy
    case kindSocialEnergy
    /// emotional energy
    case kindEmotionalEnergy
    /// Calendar
    case calendar
    /// Calendar views
    case calendarViews
    /// Month
    case calendarViewsMonth
    /// Week
    case calendarViewsWeek
    /// Day
    case calendarViewsDay
    /// Dates
    case calendarTurns
    /// Go to today
    case calendarMenuToday
    /// Plan several days
    case calendarMenuPlan
    /// no tasks
    case calendarCountNone
    /// no tasks with a date
    case calendarCountUndated
    /// done
    case calendarRowDone
    /// begins
    case calendarRowBegins
    /// planned
    case calendarRowPlanned
    /// repeats
    case calendarRowRepeats
    /// No list
    case monthDayNoList
    /// Legend
    case monthLegend
    /// more than usual
    case monthLegendOverUsual
    /// A task
    case monthLegendTask
    /// No list
    case monthLegendNoList
    /// Begins
    case monthLegendBegins
    /// Repeats
    case monthLegendRepeats
    /// Go to month
    case monthJump
    /// Month
    case monthJumpMonth
    /// Year
    case monthJumpYear
    /// Show
    case monthJumpShow
    /// Choose a day
    case moveDay
    /// Move to which day?
    case moveDayDue
    /// Hide until which day?
    case moveDayStart
    /// Type a date
    case moveDayType
    /// Date
    case moveDayDate
    /// Move
    case moveDayMove
    /// Nothing planned
    case weekDayNothing
    /// Daily tasks
    case calendarBesides
    /// Also in today’s list
    case calendarBesidesToday
    /// With a time
    case dayTimed
    /// Any time
    case dayUntimed
    /// Today
    case dayToday
    /// Tomorrow
    case dayTomorrow
    /// Yesterday
    case dayYesterday
    /// A change
    case changeAny
    /// Rested
    case changeRested
    /// Added time to the timer
    case changeTimerLonger
    /// Timer paused
    case changeTimerPaused
    /// Timer resumed
    case changeTimerResumed
    /// Timer reset
    case changeTimerReset
    /// Timer stopped
    case changeTimerStopped
    /// Skipped tasks are offered again
    case changeOfferedAgain
    /// All tips shown again
    case changeShowedAllTips
    /// Settings saved
    case changeSettings
    /// Name and picture saved
    case changeProfile
    /// Appearance updated
    case changeLook
    /// Time and week updated
    case changeTimes
    /// Kinds of energy turned on
    case changeKindsOn
    /// Kinds of energy turned off
    case changeKindsOff
    /// Removed the examples
    case changeExamples
    /// Imported from a file
    case changeImported
    /// Days left out of insights
    case changeLeftDaysOut
    /// Days counted again
    case changeCountedDays
    /// Report saved
    case changeReport
    /// Low day: only what cannot wait is shown
    case changeLowDay
    /// Low day ended
    case changeLowDayEnded
    /// Select
    case choosingSelect
    /// Tick what you want to do today, then press Submit.
    case choosingLead
    /// Tick tasks, then press what should happen to them.
    case choosingLeadBulk
    /// Search
    case choosingSearch
    /// Select all on this page
    case choosingMenuAll
    /// More with the chosen…
    case choosingMenuMore
    /// Cancel
    case choosingCancel
    /// Count
    case choosingCount
    /// Leave out
    case choosingNotToday
    /// spoons
    case unitSeveral
    /// Spoons
    case unitSeveralCapital
    /// Tasks are grouped by cost. To move this one to another group, change its cost.
    case rowsApartCost
    /// One fewer
    case spoonsFewer
    /// One more
    case spoonsMore
    /// Colour
    case colour
    /// Teal
    case colourTeal
    /// Blue
    case colourBlue
    /// Violet
    case colourViolet
    /// Rose
    case colourRose
    /// Amber
    case colourAmber
    /// Green
    case colourGreen
    /// Brown
    case colourBrown
    /// Grey
    case colourGrey
    /// Links in this text
    case linksInText
    /// Match device
    case themeSystem
    /// Light or dark, as your device is
    case themeSystemHint
    /// Light
    case themeLight
    /// Dark
    case themeDark
    /// True black
    case themeBlack
    /// For dark rooms and OLED screens
    case themeBlackHint
    /// Low glare
    case themeLowGlare
    /// Warm and dim, for a dark room
    case themeLowGlareHint
    /// High contrast
    case themeHighContrast
    /// Black and white, with thick borders
    case themeHighContrastHint
    /// Your data
    case data
    /// On this server.
    case dataOnServer
    /// On this device.
    case dataOnDevice
    /// On this device and in your account.
    case dataInAccount
    /// No backup yet.
    case dataNoBackup
    /// Last backup: today
    case dataLastBackupToday
    /// Last backup: yesterday
    case dataLastBackupYesterday
    /// Back up
    case dataBarBackup
    /// Backup
    case dataBackup
    /// Restore from a backup
    case dataRestore
    /// Shows what it contains before anything changes
    case dataRestoreFacts
    /// Export to other apps
    case dataExport
    /// Spreadsheet
    case dataTable
    /// All tasks, as CSV
    case dataTableFacts
    /// All lists as text
    case dataText
    /// With sticky notes, as Markdown
    case dataTextFacts
    /// All tasks
    case dataToDos
    /// For another task app, as iCalendar
    case dataToDosFacts
    /// Dated tasks for a calendar
    case dataDates
    /// iCalendar
    case dataDatesFacts
    /// Delete
    case dataDelete
    /// Erase everything
    case dataErase
    /// Asks first, and offers a backup
    case dataEraseFacts
    /// A backup is one file with everything. Keep it somewhere safe: anyone who has it can read it. To print a page, choose Print in its menu (⋯).
    case dataHint
    /// Your plan is too large for one file. Save every part. To restore your plan, import all parts, in any order. Keep them somewhere safe: anyone who has them can read them.
    case dataHintParts
    /// Erase everything
    case erase
    /// Erase everything
    case eraseDo
    /// Keep everything
    case eraseCancel
    /// I have tasks elsewhere
    case elsewhereTitle
    /// Todoist, Microsoft To Do, Apple Reminders and others
    case elsewhereFacts
    /// a new list
    case importNewList
    /// To read files of other apps, Teaspoon has to load something once. Go online, then choose the file again. Nothing was changed.
    case importNotLoaded
    /// Import a backup
    case importBackup
    /// Preview it before anything changes.
    case importLead
    /// Backup file
    case importFileField
    /// Preview
    case importPreview
    /// This device already has everything in this file, or something newer. Nothing needs to be imported.
    case importNothing
    /// Back to your data
    case importNothingLink
    /// This file contains
    case importFound
    /// Nothing is kept here yet, so everything in this file will be as it was when it was saved.
    case importFirst
    /// Existing data is kept. If both changed, the newer version wins. You can undo it.
    case importJoins
    /// Everything else is here already
    case importOnlyGone
    /// Import
    case importDo
    /// Cancel
    case importCancel
    /// Tasks in no list
    case exportUnlisted
    /// Sticky notes
    case exportNotes
    /// today
    case dueToday
    /// tomorrow
    case dueTomorrow
    /// at the time
    case reminderAtTime
    /// 1 day before
    case reminderDayBefore
    /// At the time
    case remindAtTime
    /// 1 day before
    case remindDayBefore
    /// High
    case priorityHigh
    /// Medium
    case priorityMedium
    /// Low
    case priorityLow
    /// None
    case priorityNone
    /// high priority
    case highPriority
    /// medium priority
    case mediumPriority
    /// low priority
    case lowPriority
    /// New Day
    case newDay
    /// How was the day before? (optional)
    case newDayFelt
    /// Comes by itself
    case newDayComes
    /// Stays out, it does not fit
    case newDayStays
    /// Due in shared lists
    case newDayOffered
    /// New: what is due comes into your day by itself, as far as it fits. Untick what should stay out. You can switch this off under Settings, Energy.
    case newDayRule
    /// Low day
    case newDayLow
    /// Show only what cannot wait. The rest comes back later.
    case newDayLowHint
    /// The low day goes on until you end it: on Today, “End low day”.
    case newDayLowGoesOn
    /// Start the day
    case newDayBarStart
    /// Lighter
    case feltLighter
    /// As usual
    case feltAsUsual
    /// Heavier
    case feltHeavier
    /// Had to stop
    case feltHadToStop
    /// Adjust today
    case adjustDay
    /// What happens
    case adjustDayHappens
    /// The day goes on. No task moves, and nothing is undone.
    case adjustDayGoesOn
    /// Needs the network. Others see the number, your name from the settings, and how long ago you last changed something.
    case linksDayHint
    /// Change
    case adjustDayBarChange
    /// When
    case extraDue
    /// Starts
    case extraStart
    /// Repeats
    case extraRepeats
    /// For
    case extraPerson
    /// Place
    case extraPlace
    /// File
    case extraAttachment
    /// Reminder
    case extraReminder
    /// Duration
    case extraDuration
    /// Progress
    case extraProgress
    /// Status
    case extraStatus
    /// Section
    case extraSection
    /// Enter a title.
    case faultTitleMissing
    /// Enter a whole number.
    case faultNotANumber
    /// Choose at least one weekday, or “Never”.
    case faultWeekdaysMissing
    /// One of these is no longer here. It was deleted, perhaps on another device, or its list is no longer shared with you. Nothing was changed.
    case faultNoSuchTask
    /// This task is no longer in today’s list. Nothing was changed.
    case faultNotInToday
    /// No day has been started yet. Start one with New Day, then choose.
    case faultNoDay
    /// Nothing is chosen yet. Choose at least one task, or press Cancel.
    case faultNothingChosen
    /// Choose a date too: this needs one.
    case faultDateMissing
    /// Enter a valid date, for example 2026-10-14.
    case faultNotADate
    /// Choose a date after today.
    case faultNotAhead
    /// Enter a valid time, for example 9:30.
    case faultNotATime
    /// It would stay hidden until after its due date. Choose an earlier start or a later due date.
    case faultStartAfterDue
    /// The end date is before the first date. Choose a later end date, or none.
    case faultEndBeforeFirst
    /// This list is no longer here. It was deleted, perhaps on another device, or is no longer shared with you. Nothing was changed.
    case faultNoSuchList
    /// This subject was deleted, perhaps in another tab. Nothing was changed.
    case faultNoSuchSubject
    /// A task cannot be a step of itself, or of one of its own steps.
    case faultOwnStep
    /// Choose a file that is not empty. One that Teaspoon saved ends in .teaspoon.
    case faultFileEmpty
    /// This file is larger than Teaspoon can read. Nothing was changed.
    case faultFileTooLarge
    /// This is not a backup that Teaspoon saved. Only backups (.teaspoon) can be imported. Nothing was changed.
    case faultNotOurFile
    /// This file is damaged: it was cut short, or changed since Teaspoon saved it. Nothing was changed. Try another copy.
    case faultFileDamaged
    /// A newer Teaspoon saved this file. Reload this page to get the newest one, then try again. Nothing was changed.
    case faultFileNewer
    /// Enter some text.
    case faultNoteMissing
    /// This note was deleted, perhaps in another tab. Nothing was changed.
    case faultNoSuchNote
    /// This view was deleted, perhaps in another tab. Nothing was changed.
    case faultNoSuchView
    /// Nothing is filtered here. Search or choose a filter first, then save the view.
    case faultNothingAsked
    /// This earlier version is no longer here. Nothing was changed.
    case faultNoSuchVersion
    /// This list is shared with you: you can leave it, and its owner can delete it. Nothing was changed.
    case faultNotYours
    /// This list is shared with you as view only, so nothing was changed. Its owner can allow you to edit it.
    case faultViewOnly
    /// This could not be read. Nothing was changed.
    case faultNotACommand
    /// This was already used for something else. Nothing was changed.
    case faultKeyUsed
    /// Enter an address like name@example.org, or leave it empty.
    case faultNotAMailbox
    /// This could not be read as a picture. Choose it again; JPEG, PNG and WebP can be read everywhere.
    case faultNotAPicture
    /// Borrowing is turned off in Settings. Nothing was added.
    case faultBorrowingOff
    /// Page not found
    case problemNotFound
    /// That didn’t work
    case problemDidNotWork
    /// No longer here
    case problemGone
    /// Not saved
    case problemNotSaved
    /// One moment
    case problemOneMoment
    /// No space left
    case problemNoSpace
    /// Too large
    case problemTooLarge
    /// View only
    case problemViewOnly
    /// Go to Today
    case problemToToday
    /// Try again
    case problemTryAgain
    /// There is no page at this address.
    case problemSaidNotFound
    /// This address cannot be used that way. Nothing was changed.
    case problemSaidNotAllowed
    /// This was deleted, perhaps on another device or in another tab, or it is no longer shared with you. Nothing else was changed.
    case problemSaidGone
    /// The request could not be read. Nothing was changed.
    case problemSaidNotUnderstood
    /// Teaspoon stopped while doing this and has restarted. Nothing was changed.
    case problemSaidStopped
    /// This device has no space left for Teaspoon, so nothing was changed. Free up some space, then try again.
    case problemSaidFullDevice
    /// There is no space left for this on the server, so nothing was changed. Delete something that you no longer need, or tell the server’s administrator.
    case problemSaidFullServer
    /// This server could not keep the change, so nothing was changed.
    case problemSaidNotKeptServer
    /// This device could not keep the change, so nothing was changed.
    case problemSaidNotKeptDevice
    /// That’s more than Teaspoon can take at once (2 MB). Nothing was changed. Your text is still on the previous page.
    case problemSaidTooLarge
    /// Teaspoon is still being set up on this device. What you asked for will be done as soon as it is ready.
    case problemSaidOneMoment
    /// There is nothing to save here yet. If you use Teaspoon in this browser, open Your data and save the file there.
    case problemSaidNothingToSave
    /// If nothing happens, try again. If that does not help, this server can keep your plan instead, for this browser only.
    case problemKeepHint
    /// Keep my plan on this server
    case problemKeep
    /// Title, as you wrote it
    case unsavedTitle
    /// Note, as you wrote it
    case unsavedNote
    /// Tasks, as you wrote them
    case unsavedLines
    /// Text, as you wrote it
    case unsavedText
    /// Name, as you wrote it
    case unsavedName
    /// New list, as you wrote it
    case unsavedNewList
    /// New subject, as you wrote it
    case unsavedNewSubject
    /// Category, as you wrote it
    case unsavedCategory
    /// Name of a unit, as you wrote it
    case unsavedUnit
    /// Choose at least one list.
    case insteadChooseList
    /// One of these is no longer here. It was deleted, perhaps on another device, or is no longer shared with you. Nothing was made yet.
    case insteadNotMade
    /// This list is no longer here. It was deleted, perhaps on another device, or is no longer shared with you. What you wrote is here: Save keeps it as a new list.
    case insteadNewList
    /// This note was deleted, perhaps on another device. What you wrote is here: Save keeps it as a new note.
    case insteadNewNote
    /// Focus
    case focus
    /// Rest
    case focusRest
    /// Rest costs nothing, and counts as done.
    case focusRestLead
    /// Rest
    case restTitle
    /// Minutes
    case focusMinutes
    /// Subtract a minute
    case focusMinuteFewer
    /// Add a minute
    case focusMinuteMore
    /// Quick start
    case focusPresets
    /// Rest instead
    case focusRestInstead
    /// Different timer
    case focusTimerInstead
    /// Another timer is running. Starting this one stops it; its time is saved.
    case focusOther
    /// Sound and screen
    case focusSound
    /// Sound at the end: on
    case focusSoundOn
    /// Sound at the end: off
    case focusSoundOff
    /// Full screen
    case focusFullScreen
    /// If your phone is locked, the sound may come with a delay. After reloading, tap the page once to enable sound.
    case focusSoundHint
    /// Timer
    case focusFaceTimer
    /// Rest
    case focusFaceRest
    /// Correct timer
    case focusClockCorrect
    /// Reset
    case focusReset
    /// Start
    case focusBarStart
    /// Start the rest
    case focusBarStartRest
    /// Pause
    case focusBarPause
    /// Resume
    case focusBarResume
    /// +5 min
    case focusBarFive
    /// End rest
    case focusBarEndRest
    /// Stop
    case focusBarStop
    /// Done
    case focusBarDone
    /// Step done
    case focusBarStep
    /// Time is up
    case alarmTimer
    /// Your rest is over
    case alarmRest
    /// It counts and is listed under Done today.
    case alarmRestCounts
    /// +5 min
    case alarmFive
    /// Done
    case alarmDone
    /// Not now
    case alarmLater
    /// less than a minute
    case focusLeftLess
    /// 5 minutes left.
    case focusLeftFive
    /// 1 minute left.
    case focusLeftOne
    /// Skip to content
    case frameSkip
    /// More options
    case frameMoreOptions
    /// Help
    case frameHelp
    /// Main
    case frameBar
    /// Show everything again
    case frameShowEverything
    /// Undo
    case frameUndo
    /// Do it again
    case frameRedo
    /// Dismiss
    case frameDismiss
    /// Add
    case frameAdd
    /// Add a task
    case frameAddTask
    /// Lists at the side
    case frameSideLists
    /// Lists
    case frameLists
    /// But this browser does not run JavaScript, so your plan is kept on this server, for this browser only.
    case frameWithoutScript
    /// Show Options
    case menuOptionsShow
    /// Hide Options
    case menuOptionsHide
    /// Print
    case menuPrint
    /// Actions
    case actions
    /// Cancel
    case actionCancel
    /// Done
    case actionDone
    /// Save
    case actionSave
    /// Today
    case barToday
    /// Tasks
    case barTasks
    /// Lists
    case barLists
    /// Calendar
    case barCalendar
    /// More
    case barMore
    /// What now?
    case barNow
    /// Rest
    case barRest
    /// Settings
    case barSettings
    /// Today
    case pageToday
    /// Tasks
    case pageTasks
    /// Lists
    case pageLists
    /// Calendar
    case pageCalendar
    /// Templates
    case pageTemplates
    /// Notes
    case pageNotes
    /// Settings
    case pageSettings
    /// Your data
    case pageData
    /// Account
    case pageAccount
    /// Shared lists
    case pageSharedLists
    /// Gallery
    case pageGallery
    /// More
    case pageMore
    /// Archive
    case pageArchive
    /// Insights
    case pageInsights
    /// Help
    case help
    /// What are spoons?
    case helpSpoons
    /// A spoon is a unit of energy. You start a day with some, and each thing you do takes one or more: a shower may take 2, a phone call 1, a visit 5. Only you know the numbers, and they change from day to day.
    case helpSpoonsAre
    /// When the spoons are planned, the day is full. The rest waits in the Backlog. Rest takes none, and it counts.
    case helpSpoonsPlanned
    /// After “The Spoon Theory” by Christine Miserandino, 2003, on butyoudontlooksick.com. She lives with lupus, and explained it to a friend in a café, with a handful of spoons. In Settings you can call the unit something else.
    case helpSpoonsSource
    /// How to read the row
    case helpRow
    /// Lying, grey
    case helpRowSpent
    /// Done
    case helpRowSpentMeans
    /// Full
    case helpRowPlanned
    /// Planned
    case helpRowPlannedMeans
    /// Outline
    case helpRowFree
    /// Free
    case helpRowFreeMeans
    /// Dashed
    case helpRowReserve
    /// Kept in reserve
    case helpRowReserveMeans
    /// Dotted
    case helpRowOver
    /// Borrowed, or more than you have
    case helpRowOverMeans
    /// How a day goes
    case helpDay
    /// New Day: enter how many you have. A guess is fine, and you can change it at any time.
    case helpDayNew
    /// Select: choose what fits and press Submit. Teaspoon does the arithmetic.
    case helpDaySelect
    /// Check off what is done. The rest moves to the Backlog when the next day starts.
    case helpDayCheck
    /// Good to know
    case helpMore
    /// A cost is a guess. If a task costs more or less today than usual, open it and change today’s cost.
    case helpMoreCost
    /// You can keep a few in reserve, so you don’t run out completely. The reserve is shown separately.
    case helpMoreReserve
    /// You can borrow from tomorrow. The next New Day then suggests that many fewer.
    case helpMoreBorrow
    /// On a bad day, Low day (on Today) shows only what can’t wait. Everything else comes back exactly as it was. On a low day, reminders make no sound.
    case helpMoreLow
    /// Swipe a row of today’s list to the left to check it off.
    case helpMoreSwipe
    /// Swipe a row to the right to move it to a day. The ⋯ at its end, and on the page of a task Move…, do the same.
    case helpMoreMove
    /// In a wide window, drag a task onto Today at the side to add it to today.
    case helpMoreDrag
    /// In a list with your own order, rest a finger on a row for half a second, then move it. A mouse drags the handle.
    case helpMoreHold
    /// You can call a unit of energy something else: Settings, Energy.
    case helpMoreUnit
    /// What now?
    case helpNow
    /// Suggests one task that fits
    case helpNowFacts
    /// Plan my day
    case helpPlan
    /// Suggests a day that fits
    case helpPlanFacts
    /// History
    case helpHistory
    /// Keyboard shortcuts
    case helpKeys
    /// Press ? on any page
    case helpKeysFacts
    /// Tips
    case helpTips
    /// Pacing and getting started, with sources
    case helpTipsFacts
    /// Teaspoon plans tasks. It gives no medical advice.
    case helpAdvice
    /// More
    case more
    /// What are spoons?
    case moreHelp
    /// And how a day goes
    case moreHelpFacts
    /// What now?
    case moreNow
    /// Focus and rest
    case moreFocus
    /// Notes
    case moreNotes
    /// Tips
    case moreTips
    /// On pacing and getting started
    case moreTipsFacts
    /// Insights
    case moreInsights
    /// Your own days, described
    case moreInsightsFacts
    /// History
    case moreHistory
    /// Templates
    case moreTemplates
    /// Subjects
    case moreSubjects
    /// Settings
    case moreSettings
    /// Account
    case moreAccount
    /// Not signed in
    case moreAccountNone
    /// Your data
    case moreData
    /// Export, import, print
    case moreDataFacts
    /// About
    case moreAbout
    /// About
    case about
    /// Where your data is
    case aboutData
    /// Your plan is kept on this server, for this browser only. A cookie in this browser is the only key to it: if you clear cookies, you can no longer open it.
    case aboutDataServer
    /// On this device, in this browser. Nothing is sent anywhere.
    case aboutDataDevice
    /// Clearing the browser’s site data removes it. On an iPhone, Safari clears a site that was not used for seven days; adding Teaspoon to the home screen keeps it.
    case aboutDataClearing
    /// This version
    case aboutVersion
    /// Fonts
    case aboutFonts
    /// Inter, by The Inter Project Authors (SIL Open Font License 1.1), and OpenDyslexic, by Abelardo Gonzalez (CC BY 3.0), each cut to the alphabets that are needed.
    case aboutFontsAre
    /// History
    case history
    /// Go to Today
    case historyEmptyLink
    /// Today
    case historyToday
    /// undone
    case historyUndone
    /// Undo
    case historyUndo
    /// Redo
    case historyRedo
    /// Insights
    case insights
    /// Your own days, described. Look whenever you like; nothing here sets a goal.
    case insightsLead
    /// Nothing noted in the last twelve weeks. Insights begin with a day.
    case insightsEmpty
    /// Report for a clinician
    case insightsMenuReport
    /// Do not count some days
    case insightsMenuLeaveOut
    /// Export as CSV
    case insightsMenuExport
    /// Day
    case insightsHeadDay
    /// Week from
    case insightsHeadWeek
    /// Noted
    case insightsHeadNoted
    /// Had
    case insightsHeadHad
    /// Borrowed
    case insightsHeadBorrowed
    /// Planned
    case insightsHeadPlanned
    /// Used
    case insightsHeadUsed
    /// Of 100
    case insightsHeadHundred
    /// How it was
    case insightsHeadFelt
    /// Task
    case insightsHeadTask
    /// It took
    case insightsHeadTook
    /// Kind of energy
    case insightsHeadKind
    /// List
    case insightsHeadList
    /// Used by now
    case insightsHeadByNow
    /// 1 day later
    case insightsHeadDayLater
    /// 2 days later
    case insightsHeadTwoDaysLater
    /// 3 days later
    case insightsHeadThreeDaysLater
    /// Today so far
    case insightsNow
    /// Today so far
    case insightsNowTable
    /// Today
    case insightsNowToday
    /// Usual in the last two weeks
    case insightsNowUsual
    /// How many weeks
    case insightsDaysChoice
    /// Week
    case insightsDaysChoiceOne
    /// 4 weeks
    case insightsDaysChoiceFour
    /// This week
    case insightsDaysWeek
    /// Four weeks
    case insightsDaysWeeks
    /// Nothing noted.
    case insightsDaysNone
    /// had
    case insightsMarkHad
    /// used
    case insightsMarkUsed
    /// more than there was
    case insightsMarkOver
    /// borrowed
    case insightsMarkBorrowed
    /// not noted
    case insightsMarkGap
    /// Planned and real
    case insightsTasks
    /// One task was done at least five times. It mostly took more or less than planned.
    case insightsTasksOtherOne
    /// Planned and real cost by task
    case insightsTasksTable
    /// After heavier days
    case insightsHeavier
    /// Mornings after heavier days
    case insightsHeavierTable
    /// The numbers of the mornings after. Heavier: more was used than on three quarters of the days in twelve weeks. Borrowing is not subtracted from these numbers.
    case insightsHeavierHint
    /// Used of what there was
    case insightsHundred
    /// Used of every hundred, by week
    case insightsHundredTable
    /// Where it went
    case insightsWhere
    /// Four weeks
    case insightsWhereWeeks
    /// Used by kind of energy
    case insightsKindsTable
    /// A task with two kinds counts in both.
    case insightsKindsHint
    /// Used by list
    case insightsListsTable
    /// Other lists
    case insightsListsOther
    /// No list
    case insightsListsNone
    /// Twelve weeks
    case insightsTwelve
    /// low day
    case insightsCellLow
    /// rest day
    case insightsCellRest
    /// l
    case insightsLetterLow
    /// b
    case insightsLetterBorrowed
    /// r
    case insightsLetterRest
    /// The fuller a day, the more of its number was used. b: borrowed. l: low day. r: rest day, with rests and nothing else. Days on which nothing was noted are blank.
    case insightsTwelveHint
    /// As a table of weeks
    case insightsTwelveTable
    /// Do not count some days
    case leaveOut
    /// An illness, a holiday: these days are then left out of this page and of the report. They can be counted again.
    case leaveOutHint
    /// From
    case leaveOutFrom
    /// To
    case leaveOutTo
    /// Do not count these days
    case leaveOutButton
    /// No day was started between these dates.
    case leaveOutNoDay
    /// Not counted
    case leftOut
    /// How was the day?
    case askFelt
    /// Each New Day asks how the day before was. Answering takes one tap and is always optional.
    case askFeltOn
    /// Each New Day can ask how the day before was. Answering takes one tap and is always optional.
    case askFeltOff
    /// Do not ask
    case askFeltStop
    /// Ask on New Day
    case askFeltBegin
    /// Keyboard shortcuts
    case keys
    /// Single-key shortcuts are on.
    case keysAreOn
    /// Single-key shortcuts are off.
    case keysAreOff
    /// They do nothing while you type. Turn them off if you use voice control, or press keys by accident.
    case keysHint
    /// Turn on single-key shortcuts
    case keysTurnOn
    /// Turn off single-key shortcuts
    case keysTurnOff
    /// They need JavaScript, which this browser does not run. Tab, Enter and Space work everywhere.
    case keysScript
    /// Enter
    case keysEnter
    /// Esc
    case keysEscape
    /// Anywhere
    case keysAnywhere
    /// In a list
    case keysRows
    /// Go to a page
    case keysPages
    /// Add a task
    case keyAdd
    /// Search
    case keySearch
    /// Select tasks for today
    case keySelect
    /// What now?
    case keyNow
    /// Plan my day
    case keyPlan
    /// New Day
    case keyNewDay
    /// Undo, or open History
    case keyUndo
    /// This page
    case keyThisPage
    /// Next row, previous row
    case keyRowsBoth
    /// Next row
    case keyRowNext
    /// Previous row
    case keyRowPrevious
    /// Tick or choose the row
    case keyRowTick
    /// Move to a day
    case keyRowMove
    /// Open the row
    case keyRowOpen
    /// Close the task at the side
    case keyCloseTask
    /// Today
    case keyToday
    /// Tasks
    case keyTasks
    /// Backlog
    case keyBacklog
    /// Lists
    case keyLists
    /// Calendar
    case keyCalendar
    /// Notes
    case keyNotes
    /// Focus timer
    case keyFocus
    /// History
    case keyHistory
    /// More
    case keyMore
    /// Lists
    case lists
    /// No lists yet. Use lists to group tasks: a place, a trip, a routine.
    case listsEmpty
    /// Start with a template
    case listsEmptyLink
    /// Other
    case listsOther
    /// Lists are grouped by category. To move this one to another group, change its category.
    case listsApart
    /// New list
    case listsNew
    /// Templates
    case listsMenuTemplates
    /// Combine lists into a checklist
    case listsMenuMerge
    /// Shared lists
    case listsMenuShared
    /// Archive
    case listsMenuArchive
    /// Nothing to do here now
    case listRowNothing
    /// Nothing in it yet
    case listRowNothingTemplate
    /// checklist
    case listRowChecklist
    /// shared
    case listRowShared
    /// Restore
    case listOptionRestore
    /// Archive
    case archive
    /// No archived lists. A list you do not need now can wait here, just as it is.
    case archiveEmpty
    /// Archived lists
    case archiveLists
    /// New list
    case listNew
    /// Edit list
    case listEdit
    /// Edit template
    case listEditTemplate
    /// Name
    case listName
    /// Icon
    case listIcon
    /// Category
    case listCategory
    /// Lists in the same category are grouped. Optional.
    case listCategoryHint
    /// Checklist
    case listChecklist
    /// Home
    case categoryHome
    /// Work
    case categoryWork
    /// Health
    case categoryHealth
    /// Errands
    case categoryErrands
    /// Family
    case categoryFamily
    /// Fun
    case categoryFun
    /// List
    case iconList
    /// House
    case iconHome
    /// Briefcase
    case iconWork
    /// Cross
    case iconHealth
    /// Cart
    case iconCart
    /// Bag
    case iconBag
    /// Heart
    case iconHeart
    /// Book
    case iconBook
    /// Leaf
    case iconLeaf
    /// Paw
    case iconPaw
    /// Star
    case iconStar
    /// People
    case iconPeople
    /// Phone
    case iconPhone
    /// Broom
    case iconBroom
    /// Use template
    case listMenuUse
    /// Edit list
    case listMenuEdit
    /// Edit template
    case listMenuEditTemplate
    /// Uncheck all
    case listMenuUncheck
    /// Start over and archive this one
    case listMenuAgain
    /// Save as template
    case listMenuTemplate
    /// Duplicate
    case listMenuDuplicate
    /// Archive
    case listMenuArchive
    /// Delete list and its tasks
    case listMenuDelete
    /// Template
    case listIsTemplate
    /// adds a task to today
    case listSun
    /// This list is archived, just as it was.
    case listArchived
    /// Restore
    case listRestore
    /// Nothing to see here just now.
    case listNothing
    /// No tasks yet. Add one below.
    case listEmpty
    /// No tasks yet.
    case listEmptyView
    /// A row is moved within its section. To move it to another one, open the task.
    case listApart
    /// done
    case listRowDone
    /// Done before today
    case listDoneBefore
    /// Show hidden tasks
    case listShowHidden
    /// Hidden
    case listHidden
    /// Include
    case listInclude
    /// Skip
    case listSkip
    /// Show now
    case listWake
    /// Done
    case listHeadingDone
    /// Untick all
    case listHeadingUntick
    /// Unpack all
    case listHeadingUnpack
    /// all packed
    case listHeadingPacked
    /// not this time
    case listHeadingSkipped
    /// All packed
    case packingAll
    /// Combine lists into a checklist
    case merge
    /// One checklist of everything in the lists you choose. Duplicates are added once.
    case mergeLead
    /// There are no lists to combine yet. A template is a good start.
    case mergeEmpty
    /// Choose a template
    case mergeEmptyLink
    /// Lists to combine
    case mergeChoose
    /// Template
    case mergeTemplate
    /// Name of the new list
    case mergeName
    /// For example: Weekend at the seaside
    case mergeNameHint
    /// Make the checklist
    case mergeBarMake
    /// Not shared with anyone yet
    case sharedWithNobody
    /// Not shared with anyone yet. View only
    case sharedWithNobodyView
    /// View only. You can still change your own cost, note and plans.
    case sharedTaskView
    /// This is in a shared list. Others in it will see the title, steps, due date, repeat and priority, and whether it is done. Everything else stays with you.
    case sharedTaskNobody
    /// Members
    case sharedMenuMembers
    /// Share this list
    case sharedMenuShare
    /// Create a view-only link
    case linksMenuList
    /// Invitations
    case invited
    /// You wrote this in a shared list that you can no longer change:
    case leftWritten
    /// Deleted or taken out
    case removals
    /// Nothing was deleted here or moved to another list. It would be listed here, and could be undone.
    case removalsEmpty
    /// brought back
    case removalBack
    /// Added since, and still here, in no list:
    case goneAdded
    /// Bring it back
    case goneRestore
    /// Leave it deleted
    case goneLeave
    /// Everyone in this list sees the name, icon and colour, and whether it is a checklist. Only you see the category.
    case listEditShared
    /// View only. You can choose a category, which only you see.
    case listEditView
    /// Notes
    case notes
    /// Notes are for anything that isn’t a task: a thought, a number, something somebody said.
    case notesEmpty
    /// Add a note
    case notesBarAdd
    /// Search notes
    case notesSearch
    /// Search
    case notesSearchField
    /// Search
    case notesSearchButton
    /// Clear
    case notesSearchClear
    /// No exact match. These come close.
    case notesFoundClose
    /// Note
    case note
    /// New note
    case noteNew
    /// Note
    case noteText
    /// Pin to the top
    case notePin
    /// Unpin
    case noteUnpin
    /// Turn into a task
    case noteMakeTask
    /// The first line of the note becomes the task’s title.
    case noteMakeTaskHint
    /// Delete
    case noteDelete
    /// Pinned
    case noteRowPinned
    /// What now?
    case now
    /// Plan my day
    case nowMenuPlan
    /// Or do one of these
    case nowOthers
    /// Details
    case nowDetails
    /// in today’s list
    case nowWhyToday
    /// no minutes given
    case nowWhyNoMinutes
    /// Do it
    case nowBarDo
    /// Not this one
    case nowBarNotThis
    /// Something smaller
    case nowBarSmaller
    /// Done
    case nowBarDone
    /// Focus
    case nowBarFocus
    /// Something else
    case nowBarElse
    /// Rest. Rest counts, too.
    case nowRest
    /// Nothing else fits right now.
    case nowRestNothing
    /// Nothing fits what you asked for.
    case nowRestNothingAsked
    /// Tasks that you skipped are offered again within an hour.
    case nowRestSkipped
    /// Rest
    case nowRestBegin
    /// Offer them again now
    case nowRestAgain
    /// Anything that fits the day
    case nowRestAnything
    /// Minutes you have
    case nowMinutes
    /// Any
    case nowMinutesAny
    /// Any kind of energy
    case nowEnergyAny
    /// Plan my day
    case plan
    /// Nothing changes until you take a plan.
    case planLeadFree
    /// It is a low day: only what cannot wait is planned.
    case planLowDay
    /// Plan
    case planChoice
    /// This plan
    case planChoiceThis
    /// A lighter plan
    case planChoiceLighter
    /// This plan takes the tasks that together count most and still fit.
    case planOrderThis
    /// A lighter plan does the same with six tenths of the room at most.
    case planOrderLighter
    /// The plan
    case planList
    /// Nothing was added: the day has changed since. This is a plan for what is free now.
    case planChanged
    /// carried over
    case planWhyCarried
    /// fits in what is free
    case planWhyFits
    /// fits the last spoon
    case planWhyLastSpoon
    /// Already in today
    case planAlready
    /// Waits for another day
    case planWaits
    /// Plan several days
    case planSeveral
    /// Not in the lighter plan.
    case planWaitsLighter
    /// Other tasks come first.
    case planWaitsOthers
    /// This does not fit any more. Choose fewer.
    case planBarOver
    /// Count
    case planBarCount
    /// Take this plan
    case planBarTake
    /// Nothing more fits this plan. Rest counts.
    case planEmpty
    /// Nothing is left to plan.
    case planEmptyNone
    /// What is left to plan has no cost yet.
    case planEmptyUncosted
    /// Plan several days
    case planEmptyLink
    /// Nothing fits what you asked for.
    case planEmptyAsked
    /// Whatever fits
    case planEmptyAskedLink
    /// Time for this plan
    case planTime
    /// Any
    case planTimeAny
    /// Time for this plan: any
    case planAskedAny
    /// How this chooses
    case planHow
    /// It takes the set of tasks that counts most and still fits. The reserve is left alone, and a plan never makes a day fuller than your usual one.
    case planHowLead
    /// Due today or before: 400
    case planHowDue
    /// High priority: 160
    case planHowHigh
    /// Due in 1 or 2 days: 120
    case planHowSoon
    /// For every day: 80
    case planHowDaily
    /// Medium priority: 60
    case planHowMedium
    /// Due in 3 to 7 days: 40
    case planHowWeek
    /// Low priority: 20
    case planHowLow
    /// Carried over: 10
    case planHowCarried
    /// Every task: 30, and 3 more for each spoon it takes
    case planHowEach
    /// Equal tasks follow your own order.
    case planHowOrder
    /// A week that fits
    case weekPlan
    /// Nothing was planned: today has changed since. This is a plan for what is free now.
    case weekPlanChanged
    /// Days
    case weekPlanSpans
    /// Take this week
    case weekPlanBarTake
    /// Take this plan
    case weekPlanBarTakeDays
    /// Between two that take a lot.
    case weekPlanRestBetween
    /// Nothing planned
    case weekPlanNothing
    /// Kept free.
    case weekPlanKeptFree
    /// Keep free
    case weekPlanKeep
    /// Use this day
    case weekPlanUse
    /// Does not fit
    case weekPlanWaits
    /// Other tasks come first.
    case weekPlanWaitsOthers
    /// How this chooses
    case weekPlanHow
    /// A day takes at most eight tenths of what is free: its number, less the reserve and what is on the day already. Two days in a row that take a lot are avoided where dates allow it.
    case weekPlanHowRoom
    /// What you accept is kept as the day you plan it for, not as a due date: if the day passes, nothing changes. On that day, New Day brings in as much of it as fits.
    case weekPlanHowKept
    /// Report for a clinician
    case report
    /// Show five task names
    case reportMenuNameTasks
    /// Leave out task names
    case reportMenuLeaveOutTasks
    /// Export as CSV
    case reportMenuExport
    /// Print
    case reportBarPrint
    /// How many weeks
    case reportChoice
    /// Name and what I want to say
    case reportForm
    /// Name
    case reportFormName
    /// Optional.
    case reportFormNameHint
    /// What I want to say
    case reportFormText
    /// Save
    case reportFormSave
    /// Energy over two weeks
    case reportTwoWeeks
    /// Energy over four weeks
    case reportFourWeeks
    /// Energy over eight weeks
    case reportEightWeeks
    /// Energy over twelve weeks
    case reportTwelveWeeks
    /// What I want to say
    case reportText
    /// Nothing was noted in these weeks.
    case reportEmpty
    /// Notes for the visit
    case reportNotes
    /// Planned and real cost of the tasks that took most
    case reportTasksTable
    /// Done
    case rowDone
    /// Not done
    case rowNotDone
    /// Packed
    case rowPacked
    /// Not packed
    case rowNotPacked
    /// Move
    case rowMove
    /// Earlier
    case rowsEarlier
    /// Costs nothing
    case rowCostsNothing
    /// no cost yet
    case rowNoCost
    /// done by another member
    case rowDoneByAnother
    /// in today’s list
    case rowInToday
    /// in the Backlog
    case rowInBacklog
    /// hidden
    case rowSnoozed
    /// not this time
    case rowLeftOut
    /// has a note
    case rowHasNote
    /// Example
    case rowExample
    /// Remove from today
    case rowBack
    /// Move up
    case stepMoveUp
    /// Move down
    case stepMoveDown
    /// Move to the top
    case stepMoveTop
    /// Move to the bottom
    case stepMoveBottom
    /// Manual
    case sortOwn
    /// Due date, latest first
    case sortNewest
    /// Priority, then date
    case sortPriority
    /// Due date, earliest first
    case sortSoonest
    /// Latest first
    case sortLatest
    /// Sort by
    case sortField
    /// Sort
    case sortButton
    /// More of this list
    case pager
    /// Back
    case pagerBack
    /// Show more
    case pagerMore
    /// All on one page, to print
    case pagerAll
    /// Print
    case pagerPrint
    /// Task views
    case taskViews
    /// All
    case taskViewsAll
    /// Backlog
    case taskViewsBacklog
    /// Subjects
    case taskViewsSubjects
    /// Select
    case menuSelect
    /// Kind of energy
    case energyFilter
    /// Any kind
    case energyFilterAny
    /// I have some of this
    case energyFilterSome
    /// I have none of this
    case energyFilterNone
    /// Not physical
    case energyFilterNotPhysical
    /// Not thinking
    case energyFilterNotThinking
    /// Not social
    case energyFilterNotSocial
    /// Not emotional
    case energyFilterNotEmotional
    /// Tasks
    case tasks
    /// Select
    case tasksSelect
    /// No tasks here. A title is enough to add one.
    case tasksEmpty
    /// No tasks ready to plan.
    case tasksSelectEmpty
    /// Add a task
    case tasksSelectEmptyLink
    /// Due soon
    case tasksDueSoon
    /// Backlog
    case tasksBacklog
    /// All of the Backlog
    case tasksAllOfBacklog
    /// Elsewhere
    case tasksElsewhere
    /// Today’s list
    case tasksElsewhereToday
    /// Backlog
    case tasksElsewhereBacklog
    /// Hidden
    case tasksElsewhereSnoozed
    /// Done
    case tasksElsewhereDone
    /// Everything
    case tasksElsewhereAll
    /// Nothing here yet
    case costsNothing
    /// Unsorted
    case costsUnsorted
    /// Open a task and set its cost to plan it.
    case costsUnsortedLead
    /// Nothing here yet. Write the first task in the field above.
    case costsEmpty
    /// Search all tasks
    case findFieldHint
    /// Search
    case findField
    /// Search
    case findButton
    /// Filter and sort
    case findTools
    /// List
    case findList
    /// Any list
    case findListAny
    /// Subject
    case findSubject
    /// Any subject
    case findSubjectAny
    /// Priority
    case findPriority
    /// Any priority
    case findPriorityAny
    /// Any cost
    case findCostAny
    /// No cost yet
    case findCostNone
    /// Any date
    case findDateAny
    /// From, to
    case findDateRange
    /// Energy
    case findEnergy
    /// Any energy
    case findEnergyAny
    /// Show
    case findState
    /// To do
    case findStateOpen
    /// Hidden
    case findStateHidden
    /// Done
    case findStateDone
    /// All
    case findStateAll
    /// High priority
    case findSetPriorityHigh
    /// Medium priority
    case findSetPriorityMedium
    /// Low priority
    case findSetPriorityLow
    /// Physical energy
    case findSetEnergyPhysical
    /// Thinking energy
    case findSetEnergyThinking
    /// Social energy
    case findSetEnergySocial
    /// Emotional energy
    case findSetEnergyEmotional
    /// Search
    case foundSearch
    /// Tasks
    case foundTasks
    /// Select
    case foundSelect
    /// Clear
    case foundClear
    /// No tasks match. Fewer filters may find some.
    case foundNoneFilters
    /// No exact match. These come close.
    case foundClose
    /// Open
    case foundOpen
    /// Hidden
    case foundSnoozed
    /// Backlog
    case foundBacklog
    /// Done
    case foundDone
    /// Keep this view
    case savedViewKeep
    /// Views of your tasks
    case savedViews
    /// View
    case savedView
    /// Name
    case savedViewName
    /// Open this view
    case savedViewOpen
    /// Delete
    case savedViewDelete
    /// The tasks stay as they are.
    case savedViewDeleteHint
    /// All settings
    case settingsAll
    /// You
    case settingsYou
    /// Appearance
    case settingsLook
    /// Text
    case settingsText
    /// Language
    case settingsLanguage
    /// Energy
    case settingsEnergy
    /// Time and week
    case settingsTime
    /// Sound and notifications
    case settingsSound
    /// Simple mode
    case settingsSimple
    /// Keyboard shortcuts
    case settingsKeys
    /// Privacy
    case settingsPrivacy
    /// No analytics, no third parties
    case settingsPrivacyFacts
    /// On
    case settingsOn
    /// Off
    case settingsOff
    /// Name and picture
    case settingsYouFacts
    /// Only Today, Add and What now?
    case settingsSimpleFacts
    /// Default
    case settingsDefault
    /// wider
    case settingsTextWider
    /// 24-hour clock
    case settingsTimeClock24
    /// 12-hour clock
    case settingsTimeClock12
    /// day first
    case settingsTimeDayFirst
    /// month first
    case settingsTimeMonthFirst
    /// Sound on
    case settingsSoundOn
    /// Sound off
    case settingsSoundOff
    /// notifications on
    case settingsNoticesOn
    /// notifications off
    case settingsNoticesOff
    /// no borrowing
    case settingsEnergyFirm
    /// borrowing allowed
    case settingsEnergyBorrowing
    /// Name
    case profileName
    /// What should we call you? Optional.
    case profileNameHint
    /// E-mail
    case profileMail
    /// Stored with your plan. Never used or shared.
    case profileMailHint
    /// Picture
    case profilePicture
    /// Your picture
    case profilePictureNow
    /// The chosen picture
    case profilePictureChosen
    /// Cropped and resized on your device.
    case profilePictureHint
    /// Choosing a picture needs JavaScript, which this browser does not run.
    case profilePictureScript
    /// Remove the picture
    case profilePictureRemove
    /// Theme
    case lookTheme
    /// Accent colour
    case lookAccent
    /// Match the theme
    case lookAccentTheme
    /// Motion
    case lookMotion
    /// Match device
    case lookMotionDevice
    /// Reduce motion
    case lookMotionNone
    /// Nothing moves, whatever your device is set to
    case lookMotionNoneHint
    /// Font
    case font
    /// System font
    case fontSystem
    /// Inter
    case fontInter
    /// OpenDyslexic
    case fontDyslexic
    /// Inter and OpenDyslexic are downloaded when you first choose them, and then work offline.
    case fontHint
    /// Size and spacing
    case textSpacing
    /// Text size
    case textSize
    /// Letter spacing
    case textLetters
    /// Word spacing
    case textWords
    /// Line height
    case textLines
    /// Shows only Today, What now?, Rest, Add and Settings
    case simpleOnHint
    /// Nothing is deleted. “Show everything again” is at the end of every page.
    case simpleHint
    /// Leave empty to start with the number of the day before.
    case energyMaximumHint
    /// Reserve
    case energyReserve
    /// Kept back, so you don’t run out completely. 0 for none.
    case energyReserveHint
    /// If tasks don’t fit
    case energyFit
    /// Offer to borrow from tomorrow
    case energyFitBorrow
    /// Strict limit
    case energyFitFirm
    /// No borrowing
    case energyFitFirmHint
    /// Rests in plans
    case energyRests
    /// Suggest one
    case energyRestsOn
    /// Between two tasks that take 4 or more
    case energyRestsOnHint
    /// Suggest none
    case energyRestsOff
    /// What is due
    case energyDue
    /// Comes with New Day
    case energyDueOn
    /// As far as it fits
    case energyDueOnHint
    /// Stays in its list
    case energyDueOff
    /// Name of a unit
    case energyUnit
    /// Singular
    case energyUnitOne
    /// Plural
    case energyUnitMany
    /// For example spoon and spoons, point and points, percent and percent.
    case energyUnitHint
    /// Kinds of energy
    case energyKinds
    /// Physical, thinking, social, emotional: a task can say which of them it takes, and What now? can leave out tasks that take one of them.
    case energyKindsHint
    /// Use kinds of energy
    case energyKindsUse
    /// Turn off kinds of energy
    case energyKindsStop
    /// Clock
    case timeClock
    /// 24-hour
    case timeClock24
    /// 21:05
    case timeClock24Hint
    /// 12-hour
    case timeClock12
    /// 9:05 pm
    case timeClock12Hint
    /// Dates
    case timeDates
    /// Day first
    case timeDatesDay
    /// 5/6 is 5 June
    case timeDatesDayHint
    /// Month first
    case timeDatesMonth
    /// 5/6 is May 6
    case timeDatesMonthHint
    /// Week and day
    case timeWeek
    /// Week starts on
    case timeWeekStarts
    /// Day starts at
    case timeDayStarts
    /// If you stay up past midnight: until this time, due dates and repeats still count it as the day before. A New Day starts when you say so, at any hour.
    case timeDayHint
    /// Sound
    case sound
    /// A soft chime when a timer ends
    case soundOnHint
    /// Test sound
    case soundTest
    /// Sound needs JavaScript, which this browser does not run.
    case soundScript
    /// Notifications
    case notices
    /// When a timer ends, even while you are using another app
    case noticesOnHint
    /// This setting syncs. Each device must also allow notifications.
    case noticesHint
    /// Send a test notification
    case noticesTest
    /// Notifications need JavaScript, which this browser does not run.
    case noticesScript
    /// Number on the app’s icon
    case badge
    /// How many are left today
    case badgeOnHint
    /// Shown where Teaspoon is installed and the device has numbers on icons. It never counts what is still to do.
    case badgeHint
    /// Show in notifications
    case remindersSay
    /// Task name
    case remindersSayTask
    /// No details
    case remindersSayNothing
    /// “A reminder from Teaspoon”
    case remindersSayNothingHint
    /// Quiet hours
    case remindersQuiet
    /// From
    case remindersQuietFrom
    /// Until
    case remindersQuietUntil
    /// Reminders during quiet hours arrive together afterwards. Timers still ring. Leave empty for no quiet hours.
    case remindersQuietHint
    /// Maximum reminders per day
    case remindersMost
    /// 1 to 50. After that, one summary reminder. Timers don’t count.
    case remindersMostHint
    /// Default time for tasks without one
    case remindersTime
    /// A reminder like “10 min before” counts from this time.
    case remindersTimeHint
    /// On a low day, reminders come without a sound.
    case remindersLowDay
    /// Devices that get notifications
    case remindersDevices
    /// Match device
    case languageDevice
    /// The language your device uses, if Teaspoon has it
    case languageDeviceHint
    /// Your tasks and notes stay as you wrote them. English words are understood in every language when you add a task.
    case languageHint
    /// Not yet checked by a native speaker
    case languageNotRead
    /// With the chosen tasks
    case bulk
    /// Today
    case bulkToday
    /// Done
    case bulkDone
    /// List…
    case bulkMoveTile
    /// More…
    case bulkMoreTile
    /// Due date (leave empty to clear)
    case bulkDueField
    /// Set the date
    case bulkDue
    /// Set the day
    case bulkDay
    /// List
    case bulkListField
    /// No list
    case bulkListNone
    /// Or a new list
    case bulkListNew
    /// Move
    case bulkList
    /// Duplicate
    case bulkDuplicate
    /// Delete
    case bulkDelete
    /// Cost
    case bulkCostField
    /// No cost set
    case bulkCostNone
    /// Set the cost
    case bulkCost
    /// Priority
    case bulkPriorityField
    /// Set the priority
    case bulkPriority
    /// Subject
    case bulkSubjectField
    /// Choose one
    case bulkSubjectNone
    /// New subject
    case bulkSubjectFirst
    /// Or a new subject
    case bulkSubjectNew
    /// Add the subject
    case bulkSubject
    /// Subject to remove
    case bulkUnlabelField
    /// Remove the subject
    case bulkUnlabel
    /// Name of the template
    case bulkTemplateField
    /// Save as template
    case bulkTemplate
    /// Chosen
    case bulkTotal
    /// Add several
    case many
    /// Add all
    case manyBarAdd
    /// Tasks
    case manyLines
    /// One task per line. A line that begins with spaces becomes a step.
    case manyLinesHint
    /// List
    case manyList
    /// No list
    case manyListNone
    /// Preview
    case manyPreviewButton
    /// What would be added
    case manyPreview
    /// Done
    case manyPreviewDone
    /// Energy
    case startersEnergy
    /// Health
    case startersHealth
    /// Home
    case startersHome
    /// Going out
    case startersOut
    /// Focus
    case startersFocus
    /// Subjects
    case subjects
    /// Short words to find tasks by, across all lists.
    case subjectsLead
    /// Subjects are short words to find tasks by, across all lists: home, health, phone.
    case subjectsEmpty
    /// Add a subject
    case subjectsBarAdd
    /// No tasks
    case subjectsNoTasks
    /// Subject
    case subject
    /// New subject
    case subjectNew
    /// Name
    case subjectName
    /// View tasks
    case subjectViewTasks
    /// Delete
    case subjectDelete
    /// Tasks are kept; the subject is removed.
    case subjectDeleteHint
    /// Merge into another
    case subjectMerge
    /// Its tasks will get
    case subjectMergeInto
    /// Merge
    case subjectMergeButton
    /// in today’s list
    case taskInToday
    /// in today’s list, hidden for this low day
    case taskInTodayHidden
    /// done today
    case taskDoneToday
    /// in the Backlog
    case taskInBacklog
    /// not planned
    case taskNotPlanned
    /// rest, costs nothing
    case taskRest
    /// no cost yet
    case taskNoCost
    /// done
    case taskDone
    /// part of a template
    case taskInTemplate
    /// in an archived list
    case taskInArchive
    /// Belongs to
    case taskBelongsTo
    /// Skipped.
    case taskSkipped
    /// Not set
    case formNotSet
    /// not set
    case formCostNotSet
    /// Rest
    case formUsualCostRest
    /// Due
    case formDue
    /// No date
    case formDueNone
    /// Suggested due dates
    case formDueDates
    /// Due date
    case formDueDate
    /// Time
    case formDueTime
    /// Hide until
    case formStart
    /// Suggested dates to hide until
    case formStartDates
    /// Today
    case formDateToday
    /// Tomorrow
    case formDateTomorrow
    /// Next week
    case formDateWeek
    /// Duration
    case formDuration
    /// Minutes
    case formMinutes
    /// Priority
    case formPriority
    /// List
    case formList
    /// No list
    case formListNone
    /// Subjects
    case formSubjects
    /// None
    case formSubjectsNone
    /// New subject
    case formSubjectsAdd
    /// Kind of energy
    case formEnergy
    /// Reminder
    case formReminder
    /// None
    case formReminderNone
    /// Reminders ring on the devices where you turned them on, or come by e-mail.
    case formReminderHint
    /// Devices and e-mail for reminders
    case formReminderSetup
    /// Reminders need an account.
    case formReminderHintGuest
    /// Sign in or create an account
    case formReminderSignIn
    /// Today’s list
    case formToday
    /// Yes
    case formTodayYes
    /// No
    case formTodayNo
    /// Add to today
    case formTodayAdd
    /// What is due today comes into the list by itself, if it fits.
    case formTodayDue
    /// Use the reserve
    case formTodayReserve
    /// Note
    case formNote
    /// Add
    case formNoteAdd
    /// More options
    case formMore
    /// Priority and more
    case formMoreFacts
    /// Task
    case taskPage
    /// Actions
    case taskPageActions
    /// Done
    case taskPageDone
    /// Not done
    case taskPageOpen
    /// Add to today
    case taskPageToday
    /// Focus
    case taskPageFocus
    /// Rest
    case taskPageRest
    /// Include
    case taskPageInclude
    /// Skip
    case taskPageSkip
    /// Show now
    case taskPageWake
    /// Remove from today
    case taskMenuBack
    /// Remove from the Backlog
    case taskMenuBacklog
    /// Duplicate
    case taskMenuDuplicate
    /// Copy into your own tasks
    case taskMenuCopy
    /// Delete
    case taskMenuDelete
    /// Move…
    case dayMenuTile
    /// Move to a day
    case dayMenu
    /// Pick a day…
    case dayMenuPick
    /// No day
    case dayMenuNone
    /// Remove date
    case dayMenuRemoveDate
    /// Snooze until later today
    case dayMenuSnooze
    /// Hide until…
    case dayMenuHide
    /// Out of sight until that day
    case dayMenuHideHint
    /// Hide
    case dayMenuHideButton
    /// Skip this one
    case dayMenuSkip
    /// Stop repeating
    case dayMenuEnd
    /// Move under another task
    case taskPlace
    /// Move this step
    case taskPlaceStep
    /// Move under
    case taskPlaceUnder
    /// Move
    case taskPlaceMove
    /// Turn into a task
    case taskPlaceOwn
    /// Steps
    case stepsTitle
    /// Add a step
    case stepsAdd
    /// Add
    case stepsAddButton
    /// skipped
    case stepsSkipped
    /// Turn into a task
    case stepsOwn
    /// One level up
    case stepsUp
    /// None at all
    case taskTookNone
    /// Today counts what it took.
    case taskTookCounts
    /// Title
    case taskFieldTitle
    /// Note
    case taskFieldNote
    /// not set
    case taskFieldCostHint
    /// Not set
    case taskFieldCostNone
    /// Rest, costs nothing
    case taskFieldCostRest
    /// Repeat
    case taskRepeat
    /// Never
    case taskRepeatNever
    /// Every day
    case taskRepeatDaily
    /// Certain weekdays
    case taskRepeatWeekdays
    /// Every week
    case taskRepeatWeek
    /// Every month
    case taskRepeatMonth
    /// Every year
    case taskRepeatYear
    /// After it was done
    case taskRepeatAfter
    /// How many days later
    case taskRepeatAfterDays
    /// More…
    case taskRepeatMore
    /// On these weekdays
    case taskRepeatOn
    /// Daily
    case taskRepeatDays
    /// Weekly
    case taskRepeatWeeks
    /// Monthly on the same date
    case taskRepeatMonthsDay
    /// Monthly on a weekday (e.g. 2nd Friday)
    case taskRepeatMonthsWeekday
    /// Monthly on the last weekday (e.g. last Friday)
    case taskRepeatMonthsLastWeekday
    /// Monthly on the last day
    case taskRepeatMonthsLastDay
    /// Yearly
    case taskRepeatYears
    /// The date above is not the last in its month. Choose one that is, or another answer here.
    case taskRepeatContradiction
    /// Repeat every
    case taskRepeatEvery
    /// 2 means every second day, week, month or year.
    case taskRepeatEveryHint
    /// On days (default: weekday of the due date)
    case taskRepeatRuledays
    /// Repeat from
    case taskRepeatFrom
    /// The due date
    case taskRepeatFromDue
    /// The day it is completed
    case taskRepeatFromDone
    /// End date (optional)
    case taskRepeatUntil
    /// Also added to new days automatically
    case taskRepeatAlso
    /// If you change the date
    case taskMoves
    /// Only this date
    case taskMovesOne
    /// This and all later dates
    case taskMovesSeries
    /// Never
    case taskRepeatSavedNever
    /// Templates
    case templates
    /// Using a template creates your own editable list.
    case templatesLead
    /// Gallery
    case templatesGallery
    /// Templates that others have published; needs the network
    case templatesGalleryFacts
    /// Your own
    case templatesOwn
    /// Your own templates
    case templatesOwnList
    /// Edit this template
    case templateEdit
    /// Use template
    case templateBarUse
    /// Name of the new list
    case templateName
    /// Nothing in it yet.
    case templateEmpty
    /// Untick what you do not need. Everything can be changed later.
    case templateHint
    /// New list from a template
    case takenTemplate
    /// This creates your own editable list. The template stays as it is.
    case takenTemplateLead
    /// Name of the new list
    case takenTemplateName
    /// Create list
    case takenTemplateMake
    /// Items
    case takenTemplateItems
    /// Publish in the gallery
    case publishLink
    /// Tips
    case tips
    /// Advice from other people. Try what appeals to you and hide the rest. None of it is medical advice.
    case tipsLead
    /// All tips are hidden.
    case tipsEmpty
    /// Show hidden tips
    case tipsShowHidden
    /// Hidden tips
    case tipsHidden
    /// Hidden tips
    case tipsHiddenList
    /// No hidden tips.
    case tipsHiddenEmpty
    /// Show all again
    case tipsShowAll
    /// All tips
    case tipsAll
    /// Pacing
    case tipsAboutPacing
    /// Getting started
    case tipsAboutStarting
    /// Remembering
    case tipsAboutRemembering
    /// Rest
    case tipsAboutRest
    /// Evening and looking back
    case tipsAboutEvening
    /// Hide
    case tipHide
    /// Show again
    case tipShow
    /// Today
    case today
    /// To do today
    case todayList
    /// Costs nothing
    case todayCostsNothing
    /// Select what you have done, then press Done.
    case todayCheck
    /// Morning
    case todayMorning
    /// Afternoon
    case todayAfternoon
    /// Evening
    case todayEvening
    /// Any time
    case todayAnyTime
    /// All done here. Rest counts too.
    case todayEmptyDone
    /// Everything planned can wait. Rest counts.
    case todayEmptyLow
    /// Write down one thing for today. A title is enough.
    case todayEmptyFirst
    /// Add for today
    case todayAdd
    /// Nothing is planned yet. Choose a few things that fit, or rest: rest counts.
    case todayEmpty
    /// Today
    case todayEmptyLink
    /// Or begin with
    case todayBegin
    /// A template
    case todayTemplate
    /// Morning, low-energy day, packing
    case todayTemplateFacts
    /// Select tasks
    case todaySelect
    /// Plan my day
    case todayPlan
    /// New Day
    case todayMenuNewDay
    /// What now?
    case todayMenuNow
    /// Adjust today
    case todayMenuAdjust
    /// Check off
    case todayMenuCheck
    /// Sort by time of day
    case todaySortTime
    /// Sort it yourself
    case todaySortOwn
    /// New Day
    case todayBarNewDay
    /// What now?
    case todayBarNow
    /// Select tasks
    case todayBarSelect
    /// Done
    case todayBarDone
    /// Choose what can wait
    case todayCanWait
    /// One spoon is a bit of energy
    case todaySpoons
    /// Each task takes some. The row at the top shows what you have today, so that you can stop before it runs out.
    case todaySpoonsFacts
    /// Due, not planned yet
    case todayDue
    /// Later today
    case todayLater
    /// Done today
    case todayDone
    /// Backlog
    case todayBacklog
    /// Tasks from earlier days
    case todayBacklogFacts
    /// Remove the examples
    case examplesRemove
    /// The rest comes back as it was.
    case lowDaySays
    /// The low day ends with the next New Day.
    case lowDayToday
    /// The low day goes on until you end it.
    case lowDayKept
    /// End low day
    case lowDayEnd
    /// Show
    case lowDayShow
    /// Hide
    case lowDayHide
    /// Hidden tasks
    case lowDayHiddenList
    /// Cannot wait
    case lowDayList
    /// Low day
    case lowDayBegin
    /// Low day until I end it
    case lowDayBeginKept
    /// Plan a day that fits your energy
    case welcome
    /// A guess is fine. You can change it at any time.
    case welcomeSpoonsHint
    /// Start with a few example tasks
    case welcomeExamples
    /// One tap removes them.
    case welcomeExamplesHint
    /// No account. Everything stays on this device and works offline.
    case welcomePrivacy
    /// I have an account
    case welcomeSignIn
    /// Restore from a backup file
    case welcomeRestore
    /// Start my day
    case welcomeStart
    /// Get dressed
    case exampleDressed
    /// Make breakfast
    case exampleBreakfast
    /// Take a shower
    case exampleShower
    /// Answer one message
    case exampleMessage
    /// Do a load of laundry
    case exampleLaundry
    /// Cook dinner
    case exampleDinner
    /// See a friend
    case exampleFriend
    /// Earlier versions
    case versions
    /// Overwritten by an edit on another device.
    case versionsHint
    /// Restore this version
    case versionRestore
    /// Dismiss
    case versionDismiss
    /// Before, during and after, so that your voice is heard and you get home again.
    case starterAppointmentAbout
    /// Tiny steps, one room at a time. Any one of them counts, and stopping in the middle is fine.
    case starterCleaningAbout
    /// Closing the day so that sleep has a chance. Start while you still have some energy.
    case starterEveningAbout
    /// For when it all gets worse. Fill in the last part on a better day.
    case starterFlareUpAbout
    /// For the thing you go round and round. Do the first line, then see.
    case starterGettingStartedAbout
    /// Food for days when cooking is too much. Order it, or send it to the person who shops for you.
    case starterGroceriesAbout
    /// For an hour in a waiting room or some nights. Packed before you need it, it can stand ready.
    case starterHospitalBagAbout
    /// One load, with a stop after each step. The steps need not be on the same day.
    case starterLaundryAbout
    /// For the pile by the door. One letter is enough; the others will keep.
    case starterLettersAbout
    /// The least that is enough. The first five will do; all of it can be done in bed.
    case starterLowEnergyDayAbout
    /// Getting up in small steps. Water, medicine and back to bed is a morning, too.
    case starterMorningAbout
    /// A big thing in small boxes, over many weeks. Ask for help with anything heavy.
    case starterMovingHouseAbout
    /// Ordering medicine while there is still some left, and getting it home.
    case starterPrescriptionsAbout
    /// Do it in the evening, put the bag by the door, uncheck all and use it again.
    case starterSchoolAbout
    /// One short round with a beginning and an end. Lying down works, too.
    case starterStudyAbout
    /// One or more nights away. Pack a little at a time, or lie down and let somebody fetch.
    case starterTripAbout
    /// They come to see you. A seat, a drink and a clean basin are enough.
    case starterVisitorsAbout
    /// Before
    case starterAppointmentLines
    /// Choose one room, shut the other doors ~1 1m
    case starterCleaningLines
    /// Stop here: what is left can wait
    case starterEveningLines
    /// Stop and lie down: all else can wait 30m !high
    case starterFlareUpLines
    /// Drink something, and move a little ~1 2m
    case starterGettingStartedLines
    /// No cooking
    case starterGroceriesLines
    /// Papers
    case starterHospitalBagLines
    /// Gather ~1 5m
    case starterLaundryLines
    /// Carry the pile to where you sit or lie ~1 2m
    case starterLettersLines
    /// Water where you can reach it ~1 2m
    case starterLowEnergyDayLines
    /// Drink some water, still lying down ~1 2m
    case starterMorningLines
    /// Fix the date
    case starterMovingHouseLines
    /// See what is running low ~1 5m
    case starterPrescriptionsLines
    /// Bag
    case starterSchoolLines
    /// Set up ~1 5m
    case starterStudyLines
    /// Cannot be bought there
    case starterTripLines
    /// Say how long you can ~1 3m
    case starterVisitorsLines
    /// Doctor's appointment
    case starterAppointmentName
    /// Cleaning by room
    case starterCleaningName
    /// Evening wind-down
    case starterEveningName
    /// Flare-up plan
    case starterFlareUpName
    /// Getting started when stuck
    case starterGettingStartedName
    /// Groceries
    case starterGroceriesName
    /// Hospital or clinic bag
    case starterHospitalBagName
    /// Laundry in four steps
    case starterLaundryName
    /// Bills and letters
    case starterLettersName
    /// Low-energy day
    case starterLowEnergyDayName
    /// Morning
    case starterMorningName
    /// Moving house
    case starterMovingHouseName
    /// Pharmacy and prescriptions
    case starterPrescriptionsName
    /// Packing for school
    case starterSchoolName
    /// Study session
    case starterStudyName
    /// Packing for a trip
    case starterTripName
    /// Visitors coming
    case starterVisitorsName
    /// Researchers put what a week took beside what there was to take. One heavy day is then one of seven, and swings from day to day come into sight.
    case tipAWholeWeekText
    /// A writer with ADHD gives up the whole old list every Sunday and begins a new one. Start fresh in the Backlog does that, and loses nothing.
    case tipBeginANewListText
    /// A form, a phone call or a hard talk counts as much as something done on foot. A plan that counts every kind of effort fits the day better.
    case tipEveryKindOfEffortText
    /// Somebody with fifty of them a day no longer noticed any. Those that stay stand out more when the others are gone.
    case tipFewRemindersText
    /// Doing far more on a good day and paying for it afterwards has a name: boom and bust. Moving one thing from the good day to the next is a small way out.
    case tipGoodDaysText
    /// The letter on the door handle, the medicine beside the cup: a thing in the way reminds as a note does, and needs no battery.
    case tipInTheWayText
    /// The story that spoons come from keeps one in the pocket, for what nobody could know in the morning. The reserve in Settings does the same.
    case tipKeepOneBackText
    /// A plan with room in it survives a phone call. Take one thing out of today before it begins: it can come back if there is time.
    case tipLeaveACushionText
    /// A note, a calendar, an alarm: a review of the research calls handing over what is to be done highly effective. Write it down when it comes, and sort it when there is time.
    case tipLetItBeWrittenText
    /// In one study, 57 healthy young adults wrote for five minutes before bed. Those who wrote what was to come fell asleep sooner than those who wrote what was done.
    case tipListBeforeBedText
    /// What did the better days have in common, what came before the harder ones, how were rest and sleep? A few notes a day are enough to see it.
    case tipLookForPatternsText
    /// Four or five things that took the most, in less than a minute, lying down: more is not needed to see later what a day was like.
    case tipOneLineText
    /// One instruction at a time is easier to follow than a page of them. Write the next thing you would touch as a step, and leave the others for when it is done.
    case tipOneStepInSightText
    /// You may sit down for it, ask for help, or leave it for another day. A guide of the NHS begins with giving yourself permission.
    case tipPermissionText
    /// Some people plan one or two short rests a day and take them however they feel. Among those who wrote about it, several say that their days became easier to foresee.
    case tipRestFirstText
    /// A plan for energy names rest and sleep beside everything else. Here, too, a rest can stand in the list like any task.
    case tipRestInThePlanText
    /// In person or on a call, each with their own thing: it is called body doubling. Of 220 people asked in one survey, three in four use it.
    case tipSomebodyThereText
    /// Cut a big thing into parts and give the parts to different days, with rests between them. A little less than you think you can is a good size.
    case tipSpreadItOutText
    /// Say how long before you begin, 15 minutes for example, and stop when the time is up, on a good day as well. An alarm does the watching for you.
    case tipStopEarlyText
    /// How long a thing takes is hard to guess: adults with ADHD named it among what stays difficult at work. A clock or a timer in sight takes over some of the guessing.
    case tipTimeToBeSeenText
    /// Lying down with closed eyes in a quiet place is one way. Where that does not suit, quiet music is another. What matters is a break from what you do otherwise.
    case tipWhatRestsText
    /// What is still to do is in sight all day; what was done is soon forgotten. A list of it sets that right. Here it is Done today, and History.
    case tipWhatWasDoneText
    /// “When the kettle is on, I open the letter.” A plan that ties a step to a moment gets more things begun: so said 94 tests, looked at together.
    case tipWhenThenText
    /// It differs from person to person and from day to day. What you feel counts for more than any number, here as elsewhere.
    case tipYourOwnLimitText
    /// Look at a week, not at a day
    case tipAWholeWeekTitle
    /// An old list can go
    case tipBeginANewListTitle
    /// Thinking and feeling take energy, too
    case tipEveryKindOfEffortTitle
    /// Few reminders, so that each is heard
    case tipFewRemindersTitle
    /// Keep good days close to normal
    case tipGoodDaysTitle
    /// Put it where you will meet it
    case tipInTheWayTitle
    /// Keep a little back
    case tipKeepOneBackTitle
    /// Plan less, leave a cushion
    case tipLeaveACushionTitle
    /// Let something else remember it
    case tipLetItBeWrittenTitle
    /// Tomorrow on paper, then bed
    case tipListBeforeBedTitle
    /// After a week, look for patterns
    case tipLookForPatternsTitle
    /// The day in one line
    case tipOneLineTitle
    /// One step in sight
    case tipOneStepInSightTitle
    /// Permission to go slower
    case tipPermissionTitle
    /// Rest before it is needed
    case tipRestFirstTitle
    /// Rest belongs in the plan
    case tipRestInThePlanTitle
    /// Somebody else in the room
    case tipSomebodyThereTitle
    /// Small pieces, over the week
    case tipSpreadItOutTitle
    /// Stop while it still feels fine
    case tipStopEarlyTitle
    /// Time that can be seen
    case tipTimeToBeSeenTitle
    /// Find out what rests you
    case tipWhatRestsTitle
    /// Look at what was done
    case tipWhatWasDoneTitle
    /// When this, then that
    case tipWhenThenTitle
    /// You know your limit best
    case tipYourOwnLimitTitle
    /// Choose where they are. You see everything before anything is added.
    case elsewhereLead
    /// Choose a file
    case elsewhereFile
    /// Choose that file below.
    case elsewhereThisFile
    /// On todoist.com, open Settings, then Backups.
    case elsewhereTodoistOne
    /// Download the newest one, a .zip file. Or export each project as CSV from its menu.
    case elsewhereTodoistTwo
    /// In classic Outlook for Windows, open File, then Open and Export, then Import/Export.
    case elsewhereMicrosoftOne
    /// Export the folder Tasks to a file with comma separated values.
    case elsewhereMicrosoftTwo
    /// On takeout.google.com, deselect all, select Tasks and create the export.
    case elsewhereGoogleOne
    /// Download it and open the .zip: the file is Tasks.json.
    case elsewhereGoogleTwo
    /// On a Mac, install the free program reminders-cli.
    case elsewhereAppleOne
    /// On ticktick.com, open Settings, then Account.
    case elsewhereTicktickOne
    /// Generate a backup. It is a .csv file.
    case elsewhereTicktickTwo
    /// On a Mac, install the free program things-cli.
    case elsewhereThingsOne
    /// In Tasks.org, open Settings, then Backups, then back up now.
    case elsewhereTasksOrgOne
    /// The newest .json file in the backup folder is the one.
    case elsewhereTasksOrgTwo
    /// Another app, or a CSV or text file
    case elsewhereOther
    /// Export your tasks there: as CSV, iCalendar (.ics), JSON, Markdown or plain text.
    case elsewhereOtherOne
    /// If Teaspoon does not know the table, it asks what each column is.
    case elsewhereOtherTwo
    /// Teaspoon does not know this kind of file. Nothing was changed.
    case importFaultUnknown
    /// This file is empty.
    case importFaultEmpty
    /// This file is too large to be read: at most 12 MB and 100,000 lines.
    case importFaultLarge
    /// This file is damaged, or not all of it is here. Nothing was changed.
    case importFaultDamaged
    /// This file is encrypted. Save it without a password, then choose it again.
    case importFaultEncrypted
    /// This calendar has no tasks.
    case importFaultNoTasks
    /// all done
    case importAllDone
    /// The first tasks
    case importFirstTasks
    /// What will be different
    case importChanges
    /// No task has a cost yet. Teaspoon asks when you plan them.
    case importNoCost
    /// Undo takes everything back.
    case importUndo
    /// Notes become sticky notes
    case importNotes
    /// Dates like “in 5 days” are counted from today.
    case importCountsFromToday
    /// Correct how it was read
    case importCorrect
    /// This file comes from
    case importKind
    /// Order in dates
    case importDates
    /// year, month, day
    case importDatesYear
    /// day, month, year
    case importDatesDay
    /// month, day, year
    case importDatesMonth
    /// Read it again
    case importLookAgain
    /// Choose another file
    case importAnother
    /// Plain text
    case importKindText
    /// Repeats that Teaspoon does not have are kept in the note
    case importLossRepeats
    /// Further repeats of a task are kept in the note
    case importLossFurtherRepeats
    /// Words for dates that were not understood are kept in the note
    case importLossDateWords
    /// Dates that do not exist are left out
    case importLossDates
    /// People that tasks are for are named in the note
    case importLossPeople
    /// Further reminders are kept in the note
    case importLossReminders
    /// Files stay behind; their names are kept in the note
    case importLossAttachments
    /// Durations of more than a day are kept in the note
    case importLossDurations
    /// Other details are kept in the note
    case importLossFields
    /// Times in an unknown time zone are read as written
    case importLossZones
    /// The first day of a repeat is not kept
    case importLossSeriesBegins
    /// Steps that lie too deep move up
    case importLossLevels
    /// Steps without a task become tasks
    case importLossCircles
    /// Rows that cannot be read are left out
    case importLossDamaged
    /// Rows that come twice are read once
    case importLossDoubled
    /// Changes to single dates of a repeat are left out
    case importLossOccurrences
    /// Cancelled tasks are left out
    case importLossCancelled
    /// Archived or deleted tasks are left out
    case importLossArchived
    /// Events of a calendar are left out
    case importLossEvents
    /// Habits, rewards and other things are left out
    case importLossOtherThings
    /// Time that was tracked is left out
    case importLossTimeSpent
    /// Points and counts of a game are left out
    case importLossScores
    /// Filters and views are left out
    case importLossViews
    /// Which column is what?
    case importColumns
    /// The first row names the columns
    case importColumnsHeader
    /// Leave out
    case importUseIgnored
    /// Title
    case importUseTitle
    /// Done
    case importUseDone
    /// Cost
    case importUseCost
    /// Level of the step
    case importUseLevel
    /// Task that it is a step of
    case importUseParent
    /// Its own number
    case importUseIdentifier
    /// Keep it in the note
    case importUseKept
    /// Gallery
    case gallery
    /// Templates that other people on this server published. Using one creates your own editable list.
    case galleryLead
    /// Search templates
    case gallerySearch
    /// Search templates
    case gallerySearchField
    /// Search
    case gallerySearchButton
    /// Order
    case galleryOrder
    /// Newest
    case galleryOrderNewest
    /// Most used
    case galleryOrderUses
    /// No templates have been published yet.
    case galleryNone
    /// No results.
    case galleryNoneFound
    /// No results so far. There are more templates to search.
    case galleryNoneYet
    /// More templates
    case galleryPages
    /// Show all templates
    case galleryPagesAll
    /// Show more
    case galleryPagesNext
    /// Your templates
    case galleryMine
    /// Published by you
    case galleryMineFacts
    /// Reports
    case galleryReports
    /// Templates in your app
    case galleryTemplates
    /// Anonymous
    case galleryFactAnonymous
    /// Checklist
    case galleryFactChecklist
    /// Rest
    case galleryItemRest
    /// Your templates
    case galleryOwn
    /// Removed by the administrator of this server.
    case galleryOwnRemoved
    /// To withdraw one, open it.
    case galleryOwnHint
    /// Templates in your app
    case galleryOwnTemplates
    /// The administrator of this server removed this from the gallery. Only you can still see it.
    case publishedRemoved
    /// Use template
    case publishedUse
    /// Items
    case publishedItems
    /// You published this
    case publishedMine
    /// Withdrawing removes it from the gallery. Lists that others made from it are kept.
    case publishedWithdrawHint
    /// Withdraw
    case publishedWithdraw
    /// You’re the administrator
    case publishedAdministrator
    /// Remove from the gallery
    case publishedRemove
    /// Report this template
    case publishedReport
    /// What is wrong with it?
    case publishedReportReason
    /// The administrator of this server reads your report and decides. The author of the template is not told who sent it.
    case publishedReportHint
    /// Say in a few words what is wrong.
    case publishedReportEmpty
    /// Send report
    case publishedReportSend
    /// Report sent. The administrator of this server will read it.
    case publishedReportSent
    /// Publish in the gallery
    case publish
    /// Everyone who can open this server will be able to see and use it, with or without an account. You can withdraw it at any time. Lists that others made from it are kept.
    case publishLead
    /// Title
    case publishTitle
    /// Description (optional)
    case publishAbout
    /// Author name (optional)
    case publishAuthor
    /// Any name you like. Leave it empty to publish anonymously. Your e-mail address is never shown.
    case publishAuthorHint
    /// Include costs and durations
    case publishCosts
    /// Preview
    case publishLook
    /// Titles and steps are published. Notes, dates, subjects, days and what is done never are.
    case publishHint
    /// Preview
    case publishPreview
    /// This is what everyone will see, and nothing else:
    case publishPreviewLead
    /// Publish
    case publishDo
    /// Edit
    case publishChange
    /// This list is empty: there is nothing to publish yet.
    case publishEmpty
    /// The list has changed since the preview. This is the new preview; nothing was published yet.
    case publishChanged
    /// Enter a title.
    case publishTitleEmpty
    /// Reports
    case galleryReported
    /// No open reports.
    case galleryReportedEmpty
    /// Either choice closes all reports of a template. Only the author can still see a removed template, and is told there that it was removed.
    case galleryReportedLead
    /// Remove
    case galleryReportRemove
    /// Keep
    case galleryReportKeep
    /// Shared links
    case links
    /// Anyone with the link can view it, without an account, until you revoke it.
    case linksLead
    /// Anyone with the link will see this, as it is when they open it, and nothing else:
    case linksPreview
    /// Label (optional)
    case linksLabel
    /// For example “for Mum”. Only you see this.
    case linksLabelHint
    /// Create link
    case linksCreate
    /// Link created
    case linksCreated
    /// Link
    case linksAddress
    /// Copy it now: it is shown only here, and this server does not keep it.
    case linksAddressHint
    /// Your links
    case linksYours
    /// A list that is no longer here: the link shows nothing
    case linksShowsNothing
    /// Not opened yet
    case linksNotOpened
    /// Revoke
    case linksRevoke
    /// Copy
    case copyText
    /// View only. Reload the page to update it.
    case publicViewOnly
    /// Nothing to show
    case publicEnded
    /// This link doesn’t exist or was revoked. Ask the person who gave it to you for a new one.
    case publicEndedLead
    /// Try again in a moment
    case publicLater
    /// This can’t be shown right now. Reload the page in a minute.
    case publicLaterLead
    /// Left today
    case publicSpoons
    /// No new day has been started yet
    case publicSpoonsNone
    /// Last known a few minutes ago.
    case publicKnownMinutes
    /// Last known within the last hour.
    case publicKnownHour
    /// Nothing is in it just now.
    case publicListEmpty
    /// Done
    case publicListDone
    /// Skipped
    case publicListSkipped
    /// Reset your Teaspoon password
    case mailResetSubject
    /// Someone, probably you, asked to reset the password for this account. Choose a new password here:
    case mailReset
    /// The link works once and expires in an hour. If it was not you, do nothing: your password stays as it is.
    case mailResetNote
    /// Confirm your Teaspoon account
    case mailRegisterSubject
    /// Someone, probably you, registered with this address. Confirm it here:
    case mailRegister
    /// The link works once and expires in 24 hours. If it was not you, do nothing: no account is created.
    case mailRegisterNote
    /// An invitation to Teaspoon
    case mailInvitationSubject
    /// The link works once and expires in 14 days. If you do not want an account, do nothing.
    case mailInvitationNote
    /// Your account with Teaspoon
    case mailRegisteredSubject
    /// Someone, probably you, registered with this address. You already have an account: sign in or reset your password here:
    case mailRegistered
    /// Confirm your new e-mail address
    case mailChangeSubject
    /// Confirm this as the new address of your Teaspoon account:
    case mailChange
    /// The link works once and expires in 24 hours. If you have no Teaspoon account, someone mistyped an address: do nothing.
    case mailChangeNote
    /// Your Teaspoon e-mail address was changed
    case mailChangedSubject
    /// Your account’s e-mail address was changed. You can no longer sign in with this address.
    case mailChanged
    /// Your Teaspoon password was changed
    case mailPasswordSubject
    /// Your account has a new password. Every other device was signed out.
    case mailPassword
    /// If that was not you, reset it here, and contact the administrator of this server:
    case mailPasswordNote
    /// Someone shared a list with you
    case mailSharedSubject
    /// Someone shared a list with you in Teaspoon. See who and what here, signed in with this address:
    case mailShared
    /// The invitation expires in 14 days. If you do not want it, do nothing.
    case mailSharedNote
    /// You got this e-mail because none of your devices received the reminder. Turn these e-mails off here:
    case mailReminderNote
    /// A calm planner for days with limited energy: say how many spoons you have, choose what fits.
    case manifestDescription
    /// Your account
    case ownAccount
    /// You’re the administrator.
    case ownAccountAdministrator
    /// Sharing and reminders
    case ownAccountHeadSharing
    /// Shared lists
    case ownAccountLists
    /// Shared links
    case ownAccountLinks
    /// For people without an account
    case ownAccountLinksFacts
    /// Reminders
    case ownAccountReminders
    /// Devices that get notifications
    case ownAccountRemindersFacts
    /// Invite people
    case ownAccountInvite
    /// To this server
    case ownAccountInviteFacts
    /// Leave
    case ownAccountHeadLeave
    /// Sync status and sign out
    case ownAccountLeave
    /// Delete account
    case ownAccountDelete
    /// With all its data, on the server too
    case ownAccountDeleteFacts
    /// Signed-in devices
    case ownAccountDevices
    /// This browser
    case ownAccountHere
    /// Sign out
    case ownAccountEnd
    /// Sign out all other devices
    case ownAccountEndOthers
    /// Signed out there. A plan stored on such a device can still be read on it.
    case ownAccountEnded
    /// E-mail and password
    case ownAccountHeadEmail
    /// Change e-mail
    case ownAccountEmail
    /// New e-mail address
    case ownAccountEmailNew
    /// Save new e-mail
    case ownAccountEmailSave
    /// Change password
    case ownAccountPassword
    /// Save new password
    case ownAccountPasswordSave
    /// Password changed. You’ve been signed out on all other devices.
    case ownAccountPasswordSaved
    /// Delete account
    case deleteAccount
    /// Delete everything
    case deleteAccountNow
    /// Keep my account
    case deleteAccountKeep
    /// Check your e-mail
    case saidCheckMail
    /// If that address has an account, we’ve sent it a link. It works once and expires in an hour.
    case saidLinkSent
    /// We’ve sent you a link. It works once and expires in 24 hours.
    case saidConfirmationSent
    /// We’ve sent a link to the new address. Open it to confirm the change.
    case saidChangeSent
    /// Link expired
    case saidLinkExpired
    /// This link has expired or was already used. If you used it yourself, you can sign in; if not, get a new one here.
    case saidLinkEnded
    /// Address changed
    case saidAddressChanged
    /// You now sign in with the new address.
    case saidEmailChanged
    /// Deleted
    case saidAccountDeleted
    /// Your account and everything in it has been deleted.
    case saidDeleted
    /// Try again in a moment
    case saidLater
    /// Too many attempts. Try again in a few minutes. Nothing was changed.
    case saidTooOften
    /// The server is busy. Try again in a moment. Nothing was changed.
    case saidBusy
    /// Not saved
    case saidNotSaved
    /// The server can’t reach its database, so nothing was changed. It keeps trying.
    case saidStoreAway
    /// The server is out of space, so nothing was changed. Please tell its administrator.
    case saidStoreFull
    /// This browser kept no cookie from this site, so your plan could not be saved. Allow cookies for this site, or turn on JavaScript. Then try again.
    case saidNoCookie
    /// That didn’t work
    case saidNotDone
    /// This form was sent from another site. Nothing was saved.
    case saidForeign
    /// The form was incomplete. Nothing was saved.
    case saidIncomplete
    /// This address cannot be used that way. Nothing was changed.
    case saidMethod
    /// That’s more than this form can take. Nothing was changed.
    case saidTooLarge
    /// Page not found
    case saidNoPage
    /// There is no page at this address.
    case saidNotFound
    /// This template is no longer in the gallery.
    case saidTemplateGone
    /// Not in your account
    case saidNotYours
    /// This list is not in your account, or not yet. Changes arrive as soon as your device is online.
    case saidNotInAccount
    /// Sign in
    case saidSignIn
    /// Choose a new password
    case saidPassword
    /// Create account
    case saidRegister
    /// Go to Today
    case saidToToday
    /// Go to your account
    case saidToAccount
    /// Invitations
    case serverInvitations
    /// Anyone can create an account on this server. To invite someone, give them its web address.
    case serverInvitationsOpen
    /// Only people with an invitation can create an account on this server. Each invitation works once.
    case serverInvitationsLead
    /// Their e-mail address (optional)
    case serverInvitationsEmail
    /// We e-mail the link to this address. Leave it empty to pass the link on yourself.
    case serverInvitationsEmailHint
    /// Who is it for? (optional)
    case serverInvitationsName
    /// A name for your list below. Only you see it. You pass the link on yourself: this server sends no e-mail.
    case serverInvitationsNameHint
    /// Create invitation
    case serverInvitationsCreate
    /// Your account
    case serverInvitationsBack
    /// Invitation created
    case serverInvitationsMade
    /// The link for the person you invite
    case serverInvitationsLink
    /// It works once and expires in 14 days. Copy it now: it is shown only here.
    case serverInvitationsLinkHint
    /// Open invitations
    case serverInvitationsList
    /// A link
    case serverInvitationsUnnamed
    /// Revoke
    case serverInvitationsRevoke
    /// Invitation revoked. Its link no longer works.
    case serverInvitationsRevoked
    /// Time zone
    case zone
    /// Browsers that run JavaScript use their own time zone. Others use this one, or UTC if none is set.
    case zoneLead
    /// For example Europe/Berlin. Empty: UTC.
    case zoneHint
    /// Save
    case zoneSave
    /// Enter a valid time zone, for example Europe/Berlin.
    case zoneUnknown
    /// Another program
    case deviceUnknown
    /// Reminders
    case reminders
    /// Reminders of tasks, and the end of a timer, can reach your devices while Teaspoon is closed.
    case remindersLead
    /// Quiet hours and daily maximum
    case remindersSettings
    /// Sound and notifications
    case remindersSettingsFacts
    /// Messages to devices are off. The administrator of this server can turn them on with the option --contact.
    case pushOff
    /// This device
    case pushHere
    /// Reminders are on for this device.
    case pushHereOn
    /// Reminders are off for this device.
    case pushHereOff
    /// A reminder says which task it is about, unless you choose otherwise. It travels encrypted: the push service of your browser’s maker passes it on, and cannot read it.
    case pushHereHint
    /// Turn on reminders on this device
    case pushHereTurnOn
    /// This needs JavaScript, which this browser does not run.
    case pushHereNoScript
    /// This server can’t reach this browser’s push service. Nothing was changed.
    case pushHereUnreachable
    /// Devices
    case pushDevices
    /// This browser
    case pushDeviceHere
    /// Not reached lately
    case pushDeviceFailing
    /// Send test
    case pushDeviceTest
    /// Remove
    case pushDeviceRemove
    /// This device was removed. Nothing was sent.
    case pushTestRemoved
    /// By e-mail
    case reminderMail
    /// No e-mails
    case reminderMailNo
    /// E-mail me if no device receives it
    case reminderMailYes
    /// Time zone
    case reminderMailZone
    /// For example Europe/Berlin. Used for your task times.
    case reminderMailZoneHint
    /// Enter a valid time zone, for example Europe/Berlin.
    case reminderMailZoneFault
    /// Save
    case reminderMailSave
    /// Delivery log
    case deliveryLog
    /// Nothing yet. Each reminder is listed here for 30 days.
    case deliveryLogEmpty
    /// Sent; not confirmed
    case deliveryLogTaken
    /// Device removed: it no longer accepts notifications
    case deliveryLogGone
    /// Not sent: the browser’s push service refused it
    case deliveryLogRefused
    /// Not sent: the browser’s push service could not be reached in time
    case deliveryLogNotReached
    /// Sent by e-mail
    case deliveryLogMail
    /// The e-mail could not be sent
    case deliveryLogNoMail
    /// E-mail
    case deliveryLogEmail
    /// Skipped: daily limit reached
    case deliveryLogBeyond
    /// Not sent: the server was not running then
    case deliveryLogPast
    /// Not sent: no device
    case deliveryLogNoDevice
    /// Unknown
    case deliveryLogUnknown
    /// A reminder from Teaspoon
    case reminderSilent
    /// Time is up
    case reminderTimer
    /// Your rest is over
    case reminderRest
    /// More in Teaspoon
    case reminderMore
    /// You’ve reached today’s reminder limit.
    case reminderMoreText
    /// Test notification
    case reminderTest
    /// Reminders reach this device.
    case reminderTestText
    /// Shared lists
    case sharedLists
    /// Invitations
    case sharedListsInvitations
    /// Lists you share
    case sharedListsJoined
    /// All lists
    case sharedListsAll
    /// You can view it.
    case sharedOfferView
    /// You can edit it.
    case sharedOfferEdit
    /// Join this list
    case sharedOfferJoin
    /// Decline
    case sharedOfferDecline
    /// You can view it
    case sharedRoleView
    /// You can edit it
    case sharedRoleEdit
    /// You’re the owner
    case sharedRoleOwn
    /// You have left that list.
    case sharedLeft
    /// You no longer share that list.
    case sharedStopped
    /// Invitation declined.
    case sharedDeclined
    /// There is not enough room for everything in this list. Nothing was changed.
    case sharedFull
    /// Someone else is changing this list right now, so nothing was changed. Try again in a moment.
    case sharedMoved
    /// Your name in this list
    case sharedName
    /// The other members see this name.
    case sharedNameHint
    /// Share a list
    case shareList
    /// What others will see
    case shareListSeen
    /// No tasks yet.
    case shareListEmpty
    /// Done
    case shareListDone
    /// For each task: its title, steps, due date and time, repeat and priority, and whether it is done. For the list: its name, icon and colour.
    case shareListParts
    /// What stays with you
    case shareListUnseen
    /// What a task costs you, its note, subjects, minutes and reminder, and when you plan it or put it off. Nobody else sees any of that.
    case shareListPrivate
    /// Share this list
    case shareListNow
    /// Join a list
    case joinList
    /// You can view it. What you plan or note there stays with you.
    case joinListView
    /// You can edit it. What you plan or note there stays with you.
    case joinListEdit
    /// Decline
    case joinListDecline
    /// Join this list
    case joinListNow
    /// Members
    case members
    /// People
    case membersPeople
    /// Can view
    case membersRoleView
    /// Can edit
    case membersRoleEdit
    /// Owner
    case membersRoleOwn
    /// Change access
    case membersAccess
    /// Allow editing
    case membersAllowEditing
    /// Make view-only
    case membersViewOnly
    /// “Make view-only” also revokes the links with which people can join and edit.
    case membersViewOnlyHint
    /// Make owner
    case membersMakeOwner
    /// Remove
    case membersRemove
    /// Your name in this list
    case membersName
    /// Save name
    case membersNameSave
    /// Leave or stop sharing
    case membersEnd
    /// Stop sharing this list
    case membersStop
    /// Leave this list
    case membersLeave
    /// Invite someone
    case membersInvite
    /// By e-mail address
    case membersInviteEmail
    /// Their e-mail address
    case membersInviteTheir
    /// We e-mail this address. The invitation waits under Shared lists in the account with it.
    case membersInviteMailHint
    /// The invitation waits under Shared lists in the account with this address. No e-mail is sent.
    case membersInviteHint
    /// Invite
    case membersInviteNow
    /// By link, for anyone who has it
    case membersInviteLink
    /// Create link
    case membersInviteLinkNow
    /// They can
    case membersInviteRole
    /// Edit
    case membersInviteEdit
    /// View
    case membersInviteView
    /// Invitation link
    case membersLink
    /// Anyone with it can join, for 14 days. It is shown here once: copy it now. You can revoke it below.
    case membersLinkHint
    /// Pending invitations
    case membersPending
    /// A link
    case membersPendingLink
    /// Revoke
    case membersRevoke
    /// Invitation created. It waits 14 days for the account with that address, if there is one.
    case membersInvited
    /// Member updated.
    case membersChanged
    /// Member removed. You can invite them again below.
    case membersRemoved
    /// Leave this list
    case endLeave
    /// Remove member
    case endRemove
    /// Remove
    case endRemoveNow
    /// Change owner
    case endOwner
    /// Make owner
    case endOwnerNow
    /// Stop sharing
    case endStop
    /// Sign in
    case signIn
    /// An account adds more devices, sharing and reminders. If there is a plan on this device, you choose what happens to it.
    case signInLead
    /// Someone shared a list with you. To join it, sign in or create an account.
    case signInToJoin
    /// Someone shared a list with you. To join it, sign in.
    case signInToJoinClosed
    /// Forgot password?
    case signInForgotten
    /// Create account
    case signInCreate
    /// E-mail and a password
    case signInCreateFacts
    /// Wrong e-mail or password. Nothing was changed.
    case signInRefused
    /// E-mail address
    case email
    /// Type your e-mail address here, please.
    case emailMissing
    /// This is longer than an e-mail address can be. Is there something else in the line?
    case emailTooLong
    /// Only the letters a to z, digits and a few signs can be used here, so that no two addresses look the same.
    case emailNotAscii
    /// An e-mail address has an @ in it, as in name@example.org.
    case emailNoAt
    /// An e-mail address has one @ in it; here are more. Type just one address, please.
    case emailSeveralAts
    /// The part before the @ cannot be part of an address. Could you look at it again?
    case emailBadName
    /// The part after the @ does not look complete; it is usually like example.org.
    case emailBadDomain
    /// This address cannot be used here.
    case emailTaken
    /// This address cannot be used here. If it is yours, sign in with it.
    case emailTakenRegister
    /// Password
    case password
    /// Your password
    case passwordYours
    /// Current password
    case passwordCurrent
    /// New password
    case passwordNew
    /// The password you chose
    case passwordChosen
    /// Show
    case passwordShow
    /// At least 8 characters, of any kind. A few words in a row are easy to remember and hard to guess.
    case passwordHint
    /// You’ll be signed out on all other devices.
    case passwordOthersOut
    /// Wrong password.
    case passwordWrong
    /// This is longer than a password can be here. About a page of text is the most.
    case passwordTooLong
    /// Many people use this password, so it is easily guessed. Adding a word or two of your own is enough.
    case passwordCommon
    /// This is your e-mail address, which others know. Something only you would think of is safer.
    case passwordAddress
    /// Create account
    case register
    /// With an account, your plan is on all your devices, and safe if one is lost. Your current data will be included.
    case registerLead
    /// Used to sign in and for messages about your account.
    case registerEmailHint
    /// I already have an account
    case registerHaveOne
    /// Ask for an account
    case registerClosed
    /// Only the administrator of this server can create accounts on it. Ask them for one. Then sign in with the e-mail address and the password that they give you.
    case registerClosedLead
    /// Teaspoon works without an account too: your plan is then for this browser only.
    case registerWithout
    /// Use Teaspoon without an account
    case registerWithoutLink
    /// You need an invitation
    case registerInvited
    /// You need an invitation to create an account on this server. Ask its administrator for an invitation link. Each link works once.
    case registerInvitedLead
    /// Invitation link
    case registerInvitedLink
    /// This invitation has expired or was already used. Ask for another one.
    case registerInvitedEnded
    /// This server is new. The first account becomes the administrator.
    case registerFirstLead
    /// This server is new. Its first account is created with the link that the server printed when it started.
    case registerFirstElsewhere
    /// The link that the server printed
    case registerFirstLink
    /// This is not the link that the server printed when it last started.
    case registerFirstOther
    /// Paste the whole link here.
    case registerLinkHint
    /// Continue
    case registerLinkContinue
    /// Reset password
    case forgotten
    /// E-mail me a link
    case forgottenSend
    /// We’ll send you a link to choose a new password.
    case forgottenHint
    /// This server sends no mail. Its administrator can give you a link to choose a new password.
    case forgottenNoMail
    /// Back to sign-in
    case forgottenBack
    /// Choose a new password
    case linkPassword
    /// Create account
    case linkRegister
    /// Change e-mail
    case linkEmail
    /// If this browser has a plan without an account, you’ll be asked what happens to it.
    case linkPlanHere
    /// Use this password
    case linkPasswordUse
    /// Your plan can live on this server
    case keepHere
    /// What that means
    case keepHereMeans
    /// All of it works, on every device in this network.
    case keepHereWorks
    /// It needs the network: nothing offline, no reminders while Teaspoon is closed.
    case keepHereNetwork
    /// Others in this network could read along. Fine at home, not in a café.
    case keepHereRead
    /// If this is your server
    case keepHereYours
    /// about 10 minutes
    case keepHereMinutes
    /// then it works offline, too
    case keepHereThen
    /// This browser cannot keep your plan on this device. This server can, for this browser only.
    case problemSaidNeverKept
    /// This server accepts no further plans without an account at the moment, so nothing was changed. Sign in, or tell its administrator.
    case problemSaidNoRoom
    /// This browser kept no cookie from this site, so your plan could not be saved. Allow cookies for this site. Then try again.
    case saidNoCookieServer
    /// With an account, your phone and your computer show the same plan, and you lose nothing if a device is lost. It also brings shared lists. Everything here moves into your account.
    case accountGuestWhyServer
    /// Set up HTTPS
    case https
    /// A program on the same machine adds HTTPS. There are three ways, and one is enough. All commands are for Debian, as the user root.
    case httpsLead
    /// With HTTPS, this server has a new address. Sign in there. Without an account, save a backup here first and restore it there.
    case httpsPlan
    /// Your own certificate authority
    case httpsPrivate
    /// You need no domain. Caddy makes the certificate. The name in its settings is the one by which your network finds the server.
    case httpsPrivateHow
    /// Each device has to trust this server once. Copy the root certificate there, open it, and install it as one that you trust.
    case httpsPrivateDevices
    /// A domain of your own
    case httpsName
    /// The certificate comes by way of the domain’s DNS, so the server need not be reachable from the internet. The domain points to its address in your network.
    case httpsNameHow
    /// A private network
    case httpsMesh
    /// Each device joins it with the app Tailscale. It also works away from home.
    case httpsMeshHow
    /// Last, for all three
    case httpsThen
    /// Write the new address into the settings of Teaspoon, then restart it.
    case httpsThenHow
}

extension Phrase {
    /// The first that only pages of the server say.
    static var firstOfServers: Phrase { .elsewhereLead }
}

extension PhraseSeries {
    /// tip-…-title
    static var tipTitles: PhraseSeries { PhraseSeries(first: .tipAWholeWeekTitle, last: .tipYourOwnLimitTitle) }
    /// tip-…-text
    static var tipTexts: PhraseSeries { PhraseSeries(first: .tipAWholeWeekText, last: .tipYourOwnLimitText) }
    /// starter-…-name
    static var starterNames: PhraseSeries { PhraseSeries(first: .starterAppointmentName, last: .starterVisitorsName) }
    /// starter-…-about
    static var starterAbouts: PhraseSeries { PhraseSeries(first: .starterAppointmentAbout, last: .starterVisitorsAbout) }
    /// starter-…-lines
    static var starterLines: PhraseSeries { PhraseSeries(first: .starterAppointmentLines, last: .starterVisitorsLines) }
}
