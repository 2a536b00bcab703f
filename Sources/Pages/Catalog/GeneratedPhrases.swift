// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

/// A text of the interface into which nothing is put. The number is its place in every table.
public enum Phrase: UInt16, CaseIterable, Sendable {
    /// About
    case about
    /// Where your data is
    case aboutData
    /// Clearing the browser’s site data removes it. On an iPhone, Safari clears a site that was not used for seven days; adding Teaspoon to the home screen keeps it.
    case aboutDataClearing
    /// On this device, in this browser. Nothing is sent anywhere.
    case aboutDataDevice
    /// Your plan is kept on this server, for this browser only. A cookie in this browser is the only key to it: if you clear cookies, you can no longer open it.
    case aboutDataServer
    /// Fonts
    case aboutFonts
    /// Inter, by The Inter Project Authors (SIL Open Font License 1.1), and OpenDyslexic, by Abelardo Gonzalez (CC BY 3.0), each cut to the alphabets that are needed.
    case aboutFontsAre
    /// This version
    case aboutVersion
    /// Account
    case account
    /// Create account
    case accountCreate
    /// You’re not signed in
    case accountGuest
    /// It takes an e-mail address and a password, and on some servers an invitation.
    case accountGuestHow
    /// You don’t need an account: everything works without one, and your plan stays in this browser.
    case accountGuestNeed
    /// With an account, your phone and your computer show the same plan, each works offline, and you lose nothing if a device is lost. It also brings shared lists, and reminders while Teaspoon is closed. Everything here moves into your account.
    case accountGuestWhy
    /// Devices
    case accountHeadDevices
    /// Sharing
    case accountHeadSharing
    /// Sign-in
    case accountHeadSignIn
    /// Reminders
    case accountReminders
    /// Devices that get notifications
    case accountRemindersFacts
    /// Remove my plan
    case accountRemove
    /// Your plan leaves this browser. Nothing else has it.
    case accountRemoveWhat
    /// Account settings
    case accountSettings
    /// E-mail, password, devices
    case accountSettingsFacts
    /// Shared links
    case accountSharedLinks
    /// For people without an account
    case accountSharedLinksFacts
    /// Shared lists
    case accountSharedLists
    /// Sign in
    case accountSignIn
    /// Sign out
    case accountSignOut
    /// Your plan stays in your account.
    case accountSignOutServer
    /// Your plan leaves this browser and stays in your account. What is not there yet is sent first.
    case accountSignOutWhat
    /// Cancel
    case actionCancel
    /// Save
    case actionSave
    /// Actions
    case actions
    /// Add a task
    case add
    /// Add task
    case addBarAdd
    /// Close
    case addBarClose
    /// This list was deleted, perhaps on another device. What you wrote is here: Add task keeps it as a task of its own.
    case addDeletedList
    /// The task of this step was deleted, perhaps on another device. What you wrote is here: Add task keeps it as a task of its own.
    case addDeletedParent
    /// The task of this step was deleted, perhaps on another device. What you wrote is here: Save keeps it as a task of its own.
    case addDeletedParentForm
    /// This task was deleted, perhaps on another device. What you wrote is here: Save keeps it as a new task.
    case addDeletedTask
    /// What can I write in one line?
    case addHelp
    /// Select tasks
    case addSelect
    /// Add several
    case addSeveral
    /// Adjust today
    case adjustDay
    /// Change
    case adjustDayBarChange
    /// The day goes on. No task moves, and nothing is undone.
    case adjustDayGoesOn
    /// What happens
    case adjustDayHappens
    /// Done
    case alarmDone
    /// +5 min
    case alarmFive
    /// Not now
    case alarmLater
    /// Your rest is over
    case alarmRest
    /// It counts and is listed under Done today.
    case alarmRestCounts
    /// Stop
    case alarmStop
    /// Time is up
    case alarmTimer
    /// Archive
    case archive
    /// No archived lists. A list you do not need now can wait here, just as it is.
    case archiveEmpty
    /// Archived lists
    case archiveLists
    /// How was the day?
    case askFelt
    /// Ask on New Day
    case askFeltBegin
    /// Each New Day can ask how the day before was. Answering takes one tap and is always optional.
    case askFeltOff
    /// Each New Day asks how the day before was. Answering takes one tap and is always optional.
    case askFeltOn
    /// Do not ask
    case askFeltStop
    /// Backlog
    case backlog
    /// Nothing is waiting here. What you do not do in a day comes here.
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
    /// Carried over: still here when you want them.
    case backlogLead
    /// Number on the app’s icon
    case badge
    /// Shown where Teaspoon is installed and the device has numbers on icons. It never counts what is still to do.
    case badgeHint
    /// How many are left today
    case badgeOnHint
    /// Calendar
    case barCalendar
    /// Lists
    case barLists
    /// More
    case barMore
    /// What now?
    case barNow
    /// Rest
    case barRest
    /// Settings
    case barSettings
    /// Tasks
    case barTasks
    /// Today
    case barToday
    /// all of them done
    case budgetAllDone
    /// only your reserve
    case budgetAllInReserve
    /// Used
    case budgetMeter
    /// Nothing planned yet
    case budgetNothingPlanned
    /// With the chosen tasks
    case bulk
    /// Set the cost
    case bulkCost
    /// Cost
    case bulkCostField
    /// No cost set
    case bulkCostNone
    /// Date…
    case bulkDateTile
    /// Delete
    case bulkDelete
    /// Done
    case bulkDone
    /// Set the date
    case bulkDue
    /// Due date (leave empty to clear)
    case bulkDueField
    /// Duplicate
    case bulkDuplicate
    /// Move
    case bulkList
    /// List
    case bulkListField
    /// Or a new list
    case bulkListNew
    /// No list
    case bulkListNone
    /// More…
    case bulkMoreTile
    /// Move…
    case bulkMoveTile
    /// Set the priority
    case bulkPriority
    /// Priority
    case bulkPriorityField
    /// Snooze until tomorrow
    case bulkSnoozeTomorrow
    /// Snooze until next week
    case bulkSnoozeWeek
    /// Add the subject
    case bulkSubject
    /// Subject
    case bulkSubjectField
    /// New subject
    case bulkSubjectFirst
    /// Or a new subject
    case bulkSubjectNew
    /// Choose one
    case bulkSubjectNone
    /// Save as template
    case bulkTemplate
    /// Name of the template
    case bulkTemplateField
    /// Today
    case bulkToday
    /// Chosen
    case bulkTotal
    /// Remove the subject
    case bulkUnlabel
    /// Subject to remove
    case bulkUnlabelField
    /// Calendar
    case calendar
    /// no tasks
    case calendarCountNone
    /// no tasks with a date
    case calendarCountUndated
    /// Plan several days
    case calendarMenuPlan
    /// Go to today
    case calendarMenuToday
    /// begins
    case calendarRowBegins
    /// done
    case calendarRowDone
    /// planned
    case calendarRowPlanned
    /// repeats
    case calendarRowRepeats
    /// Dates
    case calendarTurns
    /// Calendar views
    case calendarViews
    /// Day
    case calendarViewsDay
    /// Month
    case calendarViewsMonth
    /// Week
    case calendarViewsWeek
    /// Errands
    case categoryErrands
    /// Family
    case categoryFamily
    /// Fun
    case categoryFun
    /// Health
    case categoryHealth
    /// Home
    case categoryHome
    /// Work
    case categoryWork
    /// A change
    case changeAny
    /// Days counted again
    case changeCountedDays
    /// Removed the examples
    case changeExamples
    /// Imported from a file
    case changeImported
    /// Kinds of energy turned off
    case changeKindsOff
    /// Kinds of energy turned on
    case changeKindsOn
    /// Days left out of insights
    case changeLeftDaysOut
    /// Appearance updated
    case changeLook
    /// Low day: only what cannot wait is shown
    case changeLowDay
    /// Low day ended
    case changeLowDayEnded
    /// Skipped tasks are offered again
    case changeOfferedAgain
    /// Name and picture saved
    case changeProfile
    /// Report saved
    case changeReport
    /// Rested
    case changeRested
    /// Settings saved
    case changeSettings
    /// All tips shown again
    case changeShowedAllTips
    /// Added time to the timer
    case changeTimerLonger
    /// Timer paused
    case changeTimerPaused
    /// Timer reset
    case changeTimerReset
    /// Timer resumed
    case changeTimerResumed
    /// Timer stopped
    case changeTimerStopped
    /// Time and week updated
    case changeTimes
    /// High priority
    case chipHigh
    /// Low priority
    case chipLow
    /// Medium priority
    case chipMedium
    /// Cancel
    case choosingCancel
    /// Count
    case choosingCount
    /// Tick what you want to do today, then press Submit.
    case choosingLead
    /// Tick tasks, then press what should happen to them.
    case choosingLeadBulk
    /// Select all on this page
    case choosingMenuAll
    /// More with the chosen…
    case choosingMenuMore
    /// Not today
    case choosingNotToday
    /// Search
    case choosingSearch
    /// Select
    case choosingSelect
    /// Colour
    case colour
    /// Amber
    case colourAmber
    /// Blue
    case colourBlue
    /// Brown
    case colourBrown
    /// Green
    case colourGreen
    /// Grey
    case colourGrey
    /// Rose
    case colourRose
    /// Teal
    case colourTeal
    /// Violet
    case colourViolet
    /// Copy
    case copyText
    /// Nothing here yet. Write the first task in the field above.
    case costsEmpty
    /// Nothing here yet
    case costsNothing
    /// Unsorted
    case costsUnsorted
    /// Open a task and set its cost to plan it.
    case costsUnsortedLead
    /// Your data
    case data
    /// Backup
    case dataBackup
    /// Back up
    case dataBarBackup
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
    /// Export to other apps
    case dataExport
    /// A backup is one file with everything. Keep it somewhere safe: anyone who has it can read it. To print a page, choose Print in its menu (⋯).
    case dataHint
    /// On this device and in your account.
    case dataInAccount
    /// Last backup: today
    case dataLastBackupToday
    /// Last backup: yesterday
    case dataLastBackupYesterday
    /// No backup yet.
    case dataNoBackup
    /// On this device.
    case dataOnDevice
    /// On this server.
    case dataOnServer
    /// Restore from a backup
    case dataRestore
    /// Shows what it contains before anything changes
    case dataRestoreFacts
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
    /// With a time
    case dayTimed
    /// Today
    case dayToday
    /// Tomorrow
    case dayTomorrow
    /// Any time
    case dayUntimed
    /// Yesterday
    case dayYesterday
    /// Delete account
    case deleteAccount
    /// Keep my account
    case deleteAccountKeep
    /// Delete everything
    case deleteAccountNow
    /// Delivery log
    case deliveryLog
    /// Skipped: daily limit reached
    case deliveryLogBeyond
    /// E-mail
    case deliveryLogEmail
    /// Nothing yet. Each reminder is listed here for 30 days.
    case deliveryLogEmpty
    /// Device removed: it no longer accepts notifications
    case deliveryLogGone
    /// Sent by e-mail
    case deliveryLogMail
    /// Not sent: no device
    case deliveryLogNoDevice
    /// The e-mail could not be sent
    case deliveryLogNoMail
    /// Not sent: the browser’s push service could not be reached in time
    case deliveryLogNotReached
    /// Not sent: the server was not running then
    case deliveryLogPast
    /// Not sent: the browser’s push service refused it
    case deliveryLogRefused
    /// Sent; not confirmed
    case deliveryLogTaken
    /// Unknown
    case deliveryLogUnknown
    /// Another program
    case deviceUnknown
    /// today
    case dueToday
    /// tomorrow
    case dueTomorrow
    /// E-mail address
    case email
    /// The part after the @ does not look complete; it is usually like example.org.
    case emailBadDomain
    /// The part before the @ has something in it that mail cannot be sent to. Could you look at it again?
    case emailBadName
    /// Type your e-mail address here, please.
    case emailMissing
    /// An e-mail address has an @ in it, as in name@example.org.
    case emailNoAt
    /// Only the letters a to z, digits and plain signs can be used here, so that no two addresses look the same.
    case emailNotAscii
    /// An e-mail address has one @ in it; here are more. Type just one address, please.
    case emailSeveralAts
    /// This address cannot be used here.
    case emailTaken
    /// This address cannot be used here. If it is yours, sign in with it.
    case emailTakenRegister
    /// This is longer than an e-mail address can be. Is there something else in the line?
    case emailTooLong
    /// Leave this list
    case endLeave
    /// Change owner
    case endOwner
    /// Make owner
    case endOwnerNow
    /// Remove member
    case endRemove
    /// Remove
    case endRemoveNow
    /// Stop sharing
    case endStop
    /// Kind of energy
    case energyFilter
    /// Any kind
    case energyFilterAny
    /// I have none of this
    case energyFilterNone
    /// Not emotional
    case energyFilterNotEmotional
    /// Not physical
    case energyFilterNotPhysical
    /// Not social
    case energyFilterNotSocial
    /// Not thinking
    case energyFilterNotThinking
    /// I have some of this
    case energyFilterSome
    /// If tasks don’t fit
    case energyFit
    /// Offer to borrow from tomorrow
    case energyFitBorrow
    /// Strict limit
    case energyFitFirm
    /// No borrowing
    case energyFitFirmHint
    /// Kinds of energy
    case energyKinds
    /// Physical, thinking, social, emotional: a task can say which of them it takes, and What now? can be asked for something that spares one.
    case energyKindsHint
    /// Turn off kinds of energy
    case energyKindsStop
    /// Use kinds of energy
    case energyKindsUse
    /// Leave empty to start with the number of the day before.
    case energyMaximumHint
    /// Reserve
    case energyReserve
    /// Shown separately, so you don’t run out completely. 0 for none.
    case energyReserveHint
    /// Rests in plans
    case energyRests
    /// Suggest none
    case energyRestsOff
    /// Suggest one
    case energyRestsOn
    /// Between two tasks that take 4 or more
    case energyRestsOnHint
    /// Name of a unit
    case energyUnit
    /// For example spoon and spoons, point and points, percent and percent.
    case energyUnitHint
    /// Plural
    case energyUnitMany
    /// Singular
    case energyUnitOne
    /// Erase everything
    case erase
    /// Keep everything
    case eraseCancel
    /// Erase everything
    case eraseDo
    /// Make breakfast
    case exampleBreakfast
    /// Cook dinner
    case exampleDinner
    /// Get dressed
    case exampleDressed
    /// See a friend
    case exampleFriend
    /// Do a load of laundry
    case exampleLaundry
    /// Answer one message
    case exampleMessage
    /// Take a shower
    case exampleShower
    /// Remove the examples
    case examplesRemove
    /// Sticky notes
    case exportNotes
    /// Tasks in no list
    case exportUnlisted
    /// Borrowing is turned off in Settings. Nothing was added.
    case faultBorrowingOff
    /// Choose a date too: this belongs to one.
    case faultDateMissing
    /// The end date is before the first date. Choose a later end date, or none.
    case faultEndBeforeFirst
    /// This file says it was saved on a later day than today. Check the date of this device. Nothing was changed.
    case faultFileAhead
    /// This file is damaged: it was cut short, or changed since Teaspoon saved it. Nothing was changed. Try another copy.
    case faultFileDamaged
    /// Choose a file first. One that Teaspoon saved ends in .teaspoon.
    case faultFileEmpty
    /// A newer Teaspoon saved this file. Reload this page to get the newest one, then try again. Nothing was changed.
    case faultFileNewer
    /// This file is larger than Teaspoon can read. Nothing was changed.
    case faultFileTooLarge
    /// No day has been started yet. Start one with New Day, then choose.
    case faultNoDay
    /// This list was deleted, perhaps in another tab. Nothing was changed.
    case faultNoSuchList
    /// This note was deleted, perhaps in another tab. Nothing was changed.
    case faultNoSuchNote
    /// This subject was deleted, perhaps in another tab. Nothing was changed.
    case faultNoSuchSubject
    /// One of these was deleted, perhaps in another tab. Nothing was changed.
    case faultNoSuchTask
    /// This earlier version is no longer here. Nothing was changed.
    case faultNoSuchVersion
    /// This view was deleted, perhaps in another tab. Nothing was changed.
    case faultNoSuchView
    /// Enter a valid date, for example 2026-10-14.
    case faultNotADate
    /// Enter an address like name@example.org, or leave it empty.
    case faultNotAMailbox
    /// Enter a whole number.
    case faultNotANumber
    /// This could not be read as a picture. Choose it again; JPEG, PNG and WebP can be read everywhere.
    case faultNotAPicture
    /// Enter a valid time, for example 9:30.
    case faultNotATime
    /// Choose a date after today.
    case faultNotAhead
    /// This is not a file that Teaspoon saved. Nothing was changed.
    case faultNotOurFile
    /// This list is shared with you: you can leave it, and its owner can delete it. Nothing was changed.
    case faultNotYours
    /// Enter some text.
    case faultNoteMissing
    /// Nothing is filtered here. Search or choose a filter first, then save the view.
    case faultNothingAsked
    /// Nothing is chosen yet. Choose at least one task, or press Cancel.
    case faultNothingChosen
    /// A task cannot be a step of itself, or of one of its own steps.
    case faultOwnStep
    /// It would stay hidden until after its due date. Choose an earlier start or a later due date.
    case faultStartAfterDue
    /// Enter a title.
    case faultTitleMissing
    /// This list is shared with you as view only, so nothing was changed. Its owner can allow you to edit it.
    case faultViewOnly
    /// Choose at least one weekday, or “Never”.
    case faultWeekdaysMissing
    /// As usual
    case feltAsUsual
    /// Had to stop
    case feltHadToStop
    /// Heavier
    case feltHeavier
    /// Lighter
    case feltLighter
    /// Search
    case findButton
    /// Any cost
    case findCostAny
    /// Energy
    case findEnergy
    /// Any energy
    case findEnergyAny
    /// Search
    case findField
    /// Search all tasks
    case findFieldHint
    /// Filter
    case findFilter
    /// List
    case findList
    /// Any list
    case findListAny
    /// Priority
    case findPriority
    /// Any priority
    case findPriorityAny
    /// Emotional energy
    case findSetEnergyEmotional
    /// Physical energy
    case findSetEnergyPhysical
    /// Social energy
    case findSetEnergySocial
    /// Thinking energy
    case findSetEnergyThinking
    /// High priority
    case findSetPriorityHigh
    /// Low priority
    case findSetPriorityLow
    /// Medium priority
    case findSetPriorityMedium
    /// Show
    case findState
    /// All
    case findStateAll
    /// As usual
    case findStateAny
    /// Done
    case findStateDone
    /// Snoozed
    case findStateHidden
    /// To do
    case findStateOpen
    /// Subject
    case findSubject
    /// Any subject
    case findSubjectAny
    /// Filter and sort
    case findTools
    /// Focus
    case focus
    /// Done
    case focusBarDone
    /// End rest
    case focusBarEndRest
    /// +5 min
    case focusBarFive
    /// Pause
    case focusBarPause
    /// Resume
    case focusBarResume
    /// Start
    case focusBarStart
    /// Start the rest
    case focusBarStartRest
    /// Stop
    case focusBarStop
    /// Correct timer
    case focusClockCorrect
    /// Rest
    case focusFaceRest
    /// Timer
    case focusFaceTimer
    /// Full screen
    case focusFullScreen
    /// 5 minutes left.
    case focusLeftFive
    /// less than a minute
    case focusLeftLess
    /// 1 minute left.
    case focusLeftOne
    /// Subtract a minute
    case focusMinuteFewer
    /// Add a minute
    case focusMinuteMore
    /// Minutes
    case focusMinutes
    /// Another timer is running. Starting this one stops it; its time is saved.
    case focusOther
    /// Quick start
    case focusPresets
    /// Reset
    case focusReset
    /// Rest
    case focusRest
    /// Rest instead
    case focusRestInstead
    /// Rest costs nothing, and counts as done.
    case focusRestLead
    /// Sound and screen
    case focusSound
    /// If your phone is locked, the sound may come with a delay. After reloading, tap the page once to enable sound.
    case focusSoundHint
    /// Sound at the end: off
    case focusSoundOff
    /// Sound at the end: on
    case focusSoundOn
    /// Different timer
    case focusTimerInstead
    /// Font
    case font
    /// OpenDyslexic
    case fontDyslexic
    /// Inter and OpenDyslexic are downloaded when you first choose them, and then work offline.
    case fontHint
    /// Inter
    case fontInter
    /// System font
    case fontSystem
    /// Reset password
    case forgotten
    /// Back to sign-in
    case forgottenBack
    /// We’ll send you a link to choose a new password.
    case forgottenHint
    /// This server sends no mail. Its administrator can give you a link to choose a new password.
    case forgottenNoMail
    /// E-mail me a link
    case forgottenSend
    /// not set
    case formCostNotSet
    /// Today
    case formDateToday
    /// Tomorrow
    case formDateTomorrow
    /// Next week
    case formDateWeek
    /// Due
    case formDue
    /// Due date
    case formDueDate
    /// Suggested due dates
    case formDueDates
    /// No date
    case formDueNone
    /// Time
    case formDueTime
    /// Duration
    case formDuration
    /// Type of energy
    case formEnergy
    /// List
    case formList
    /// No list
    case formListNone
    /// Minutes
    case formMinutes
    /// More options
    case formMore
    /// Repeat and more
    case formMoreFacts
    /// Not set
    case formNotSet
    /// Note
    case formNote
    /// Add
    case formNoteAdd
    /// Priority
    case formPriority
    /// Reminder
    case formReminder
    /// Reminders ring on the devices that you turned on, or come by e-mail.
    case formReminderHint
    /// Reminders need an account.
    case formReminderHintGuest
    /// None
    case formReminderNone
    /// Devices and e-mail for reminders
    case formReminderSetup
    /// Sign in or create an account
    case formReminderSignIn
    /// Hide until
    case formStart
    /// Suggested dates to hide until
    case formStartDates
    /// Subjects
    case formSubjects
    /// New subject
    case formSubjectsAdd
    /// None
    case formSubjectsNone
    /// Today’s list
    case formToday
    /// Add to today
    case formTodayAdd
    /// No
    case formTodayNo
    /// Use the reserve
    case formTodayReserve
    /// Yes
    case formTodayYes
    /// Rest
    case formUsualCostRest
    /// Backlog
    case foundBacklog
    /// Clear
    case foundClear
    /// No exact match. These come close.
    case foundClose
    /// Done
    case foundDone
    /// No tasks match. Fewer filters may find some.
    case foundNoneFilters
    /// Open
    case foundOpen
    /// Search
    case foundSearch
    /// Select
    case foundSelect
    /// Snoozed
    case foundSnoozed
    /// Tasks
    case foundTasks
    /// Add
    case frameAdd
    /// Add a task
    case frameAddTask
    /// Main
    case frameBar
    /// Dismiss
    case frameDismiss
    /// Help
    case frameHelp
    /// Lists
    case frameLists
    /// More options
    case frameMoreOptions
    /// Do it again
    case frameRedo
    /// Show everything again
    case frameShowEverything
    /// Lists at the side
    case frameSideLists
    /// Skip to content
    case frameSkip
    /// Undo
    case frameUndo
    /// Except that this browser runs no script: your plan is then kept on this server, for this browser only.
    case frameWithoutScript
    /// Gallery
    case gallery
    /// Anonymous
    case galleryFactAnonymous
    /// Checklist
    case galleryFactChecklist
    /// Rest
    case galleryItemRest
    /// Templates that other people on this server published. Using one creates your own editable list.
    case galleryLead
    /// Your templates
    case galleryMine
    /// Published by you
    case galleryMineFacts
    /// No templates have been published yet.
    case galleryNone
    /// No results.
    case galleryNoneFound
    /// No results so far. There are more templates to search.
    case galleryNoneYet
    /// Order
    case galleryOrder
    /// Newest
    case galleryOrderNewest
    /// Most used
    case galleryOrderUses
    /// Your templates
    case galleryOwn
    /// To withdraw one, open it.
    case galleryOwnHint
    /// Removed by the administrator of this server.
    case galleryOwnRemoved
    /// Templates in your app
    case galleryOwnTemplates
    /// More templates
    case galleryPages
    /// Show all templates
    case galleryPagesAll
    /// Show more
    case galleryPagesNext
    /// Keep
    case galleryReportKeep
    /// Remove
    case galleryReportRemove
    /// Reports
    case galleryReported
    /// No open reports.
    case galleryReportedEmpty
    /// Either choice closes all reports of a template. Only the author can still see a removed template, and is told there that it was removed.
    case galleryReportedLead
    /// Reports
    case galleryReports
    /// Search templates
    case gallerySearch
    /// Search
    case gallerySearchButton
    /// Search templates
    case gallerySearchField
    /// Templates in your app
    case galleryTemplates
    /// Help
    case help
    /// Teaspoon plans tasks. It gives no medical advice.
    case helpAdvice
    /// How a day goes
    case helpDay
    /// Check off what is done. The rest moves to the Backlog when the next day starts.
    case helpDayCheck
    /// New Day: enter how many you have. A guess is fine, and you can change it at any time.
    case helpDayNew
    /// Select: choose what fits and press Submit. Teaspoon does the arithmetic.
    case helpDaySelect
    /// History
    case helpHistory
    /// Keyboard shortcuts
    case helpKeys
    /// Press ? on any page
    case helpKeysFacts
    /// Good to know
    case helpMore
    /// You can borrow from tomorrow. The next New Day then suggests that many fewer.
    case helpMoreBorrow
    /// A cost is a guess. If a task costs more or less today than usual, open it and change today’s cost.
    case helpMoreCost
    /// In a wide window, drag a task onto Today at the side to add it to today.
    case helpMoreDrag
    /// On a bad day, Low day (on Today) shows only what can’t wait. Everything else comes back exactly as it was. On a low day, reminders make no sound.
    case helpMoreLow
    /// You can keep a few in reserve, so you don’t run out completely. The reserve is shown separately.
    case helpMoreReserve
    /// Swipe a row of today’s list to the left to check it off.
    case helpMoreSwipe
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
    /// How to read the row
    case helpRow
    /// Outline
    case helpRowFree
    /// Free
    case helpRowFreeMeans
    /// Dotted
    case helpRowOver
    /// Borrowed, or more than you have
    case helpRowOverMeans
    /// Full
    case helpRowPlanned
    /// Planned
    case helpRowPlannedMeans
    /// Dashed
    case helpRowReserve
    /// Kept in reserve
    case helpRowReserveMeans
    /// Lying, grey
    case helpRowSpent
    /// Done
    case helpRowSpentMeans
    /// What are spoons?
    case helpSpoons
    /// A spoon is a unit of energy. You start a day with some, and each thing you do takes one or more: a shower may take 2, a phone call 1, a visit 5. Only you know the numbers, and they change from day to day.
    case helpSpoonsAre
    /// When the spoons are planned, the day is full. The rest waits in the Backlog. Rest takes none, and it counts.
    case helpSpoonsPlanned
    /// After “The Spoon Theory” by Christine Miserandino, 2003, on butyoudontlooksick.com. She lives with lupus, and explained it to a friend in a café, with a handful of spoons. In Settings you can call the unit something else.
    case helpSpoonsSource
    /// Tips
    case helpTips
    /// Pacing and getting started, with sources
    case helpTipsFacts
    /// high priority
    case highPriority
    /// History
    case history
    /// Go to Today
    case historyEmptyLink
    /// Redo
    case historyRedo
    /// Today
    case historyToday
    /// Undo
    case historyUndo
    /// undone
    case historyUndone
    /// Bag
    case iconBag
    /// Book
    case iconBook
    /// Broom
    case iconBroom
    /// Cart
    case iconCart
    /// Cross
    case iconHealth
    /// Heart
    case iconHeart
    /// House
    case iconHome
    /// Leaf
    case iconLeaf
    /// List
    case iconList
    /// Paw
    case iconPaw
    /// People
    case iconPeople
    /// Phone
    case iconPhone
    /// Star
    case iconStar
    /// Briefcase
    case iconWork
    /// Import a backup
    case importBackup
    /// Cancel
    case importCancel
    /// Import
    case importDo
    /// Backup file
    case importFileField
    /// Nothing is kept here yet, so all will be as it was when the file was saved.
    case importFirst
    /// This file contains
    case importFound
    /// Existing data is kept. If both changed, the newer version wins. You can undo it.
    case importJoins
    /// Preview it before anything changes.
    case importLead
    /// Everything in this file is here already, as it is or newer. Nothing needs to be imported.
    case importNothing
    /// Back to your data
    case importNothingLink
    /// Everything else is here already
    case importOnlyGone
    /// Preview
    case importPreview
    /// Insights
    case insights
    /// low day
    case insightsCellLow
    /// rest day
    case insightsCellRest
    /// How many weeks
    case insightsDaysChoice
    /// 4 weeks
    case insightsDaysChoiceFour
    /// Week
    case insightsDaysChoiceOne
    /// Nothing noted.
    case insightsDaysNone
    /// This week
    case insightsDaysWeek
    /// Four weeks
    case insightsDaysWeeks
    /// Nothing noted in the last twelve weeks. Insights begin with a day.
    case insightsEmpty
    /// Borrowed
    case insightsHeadBorrowed
    /// Used by now
    case insightsHeadByNow
    /// Day
    case insightsHeadDay
    /// 1 day later
    case insightsHeadDayLater
    /// How it was
    case insightsHeadFelt
    /// Had
    case insightsHeadHad
    /// Of 100
    case insightsHeadHundred
    /// Kind of energy
    case insightsHeadKind
    /// List
    case insightsHeadList
    /// Noted
    case insightsHeadNoted
    /// Planned
    case insightsHeadPlanned
    /// Task
    case insightsHeadTask
    /// 3 days later
    case insightsHeadThreeDaysLater
    /// It took
    case insightsHeadTook
    /// 2 days later
    case insightsHeadTwoDaysLater
    /// Used
    case insightsHeadUsed
    /// Week from
    case insightsHeadWeek
    /// After heavier days
    case insightsHeavier
    /// The numbers of the mornings after. Heavier: more was used than on three quarters of the days in twelve weeks. Borrowing is not subtracted from these numbers.
    case insightsHeavierHint
    /// Mornings after heavier days
    case insightsHeavierTable
    /// Used of what there was
    case insightsHundred
    /// Used of every hundred, by week
    case insightsHundredTable
    /// A task with two kinds counts in both.
    case insightsKindsHint
    /// Used by kind of energy
    case insightsKindsTable
    /// Your own days, described. Look whenever you like; nothing here sets a goal.
    case insightsLead
    /// b
    case insightsLetterBorrowed
    /// l
    case insightsLetterLow
    /// r
    case insightsLetterRest
    /// No list
    case insightsListsNone
    /// Other lists
    case insightsListsOther
    /// Used by list
    case insightsListsTable
    /// borrowed
    case insightsMarkBorrowed
    /// not noted
    case insightsMarkGap
    /// had
    case insightsMarkHad
    /// more than there was
    case insightsMarkOver
    /// used
    case insightsMarkUsed
    /// Export as CSV
    case insightsMenuExport
    /// Do not count some days
    case insightsMenuLeaveOut
    /// Report for a clinician
    case insightsMenuReport
    /// Today so far
    case insightsNow
    /// Today so far
    case insightsNowTable
    /// Today
    case insightsNowToday
    /// The middle half of the last two weeks
    case insightsNowUsual
    /// Planned and real
    case insightsTasks
    /// One task was done at least five times. It mostly took more or less than planned.
    case insightsTasksOtherOne
    /// Planned and real cost by task
    case insightsTasksTable
    /// Twelve weeks
    case insightsTwelve
    /// The fuller a day, the more of its number was used. b: borrowed. l: low day. r: rest day, with rests and nothing else. Days on which nothing was noted are blank.
    case insightsTwelveHint
    /// As a table of weeks
    case insightsTwelveTable
    /// Where it went
    case insightsWhere
    /// Four weeks
    case insightsWhereWeeks
    /// Choose at least one list.
    case insteadChooseList
    /// This list was deleted, perhaps on another device. What you wrote is here: Save keeps it as a new list.
    case insteadNewList
    /// This note was deleted, perhaps on another device. What you wrote is here: Save keeps it as a new note.
    case insteadNewNote
    /// One of these was deleted, perhaps in another tab. Nothing was made yet.
    case insteadNotMade
    /// Invitations
    case invited
    /// Join a list
    case joinList
    /// Decline
    case joinListDecline
    /// You can edit it. What you plan or note there stays with you.
    case joinListEdit
    /// Join this list
    case joinListNow
    /// You can view it. What you plan or note there stays with you.
    case joinListView
    /// Add a task
    case keyAdd
    /// Backlog
    case keyBacklog
    /// Calendar
    case keyCalendar
    /// Close the task at the side
    case keyCloseTask
    /// Focus timer
    case keyFocus
    /// History
    case keyHistory
    /// Lists
    case keyLists
    /// More
    case keyMore
    /// New Day
    case keyNewDay
    /// Notes
    case keyNotes
    /// What now?
    case keyNow
    /// Plan my day
    case keyPlan
    /// Next row
    case keyRowNext
    /// Open the row
    case keyRowOpen
    /// Previous row
    case keyRowPrevious
    /// Tick or choose the row
    case keyRowTick
    /// Next row, previous row
    case keyRowsBoth
    /// Search
    case keySearch
    /// Select tasks for today
    case keySelect
    /// Tasks
    case keyTasks
    /// This page
    case keyThisPage
    /// Today
    case keyToday
    /// Undo, or open History
    case keyUndo
    /// Keyboard shortcuts
    case keys
    /// Anywhere
    case keysAnywhere
    /// Single-key shortcuts are off.
    case keysAreOff
    /// Single-key shortcuts are on.
    case keysAreOn
    /// Enter
    case keysEnter
    /// Esc
    case keysEscape
    /// They do nothing while you type. Turn them off if you use voice control, or press keys by accident.
    case keysHint
    /// Go to a page
    case keysPages
    /// In a list
    case keysRows
    /// They need script, which this browser does not run. Tab, Enter and Space work everywhere.
    case keysScript
    /// Turn off single-key shortcuts
    case keysTurnOff
    /// Turn on single-key shortcuts
    case keysTurnOn
    /// Emotional
    case kindEmotional
    /// emotional energy
    case kindEmotionalEnergy
    /// Physical
    case kindPhysical
    /// physical energy
    case kindPhysicalEnergy
    /// Social
    case kindSocial
    /// social energy
    case kindSocialEnergy
    /// Thinking
    case kindThinking
    /// thinking energy
    case kindThinkingEnergy
    /// Type of energy
    case kinds
    /// Match device
    case languageDevice
    /// The language your device uses, if Teaspoon has it
    case languageDeviceHint
    /// Your tasks and notes stay as you wrote them. English words are understood in every language when you add a task.
    case languageHint
    /// Not yet checked by a native speaker
    case languageNotRead
    /// Do not count some days
    case leaveOut
    /// Do not count these days
    case leaveOutButton
    /// From
    case leaveOutFrom
    /// An illness, a holiday: these days are then left out of this page and of the report. They can be counted again.
    case leaveOutHint
    /// No day was started between these dates.
    case leaveOutNoDay
    /// To
    case leaveOutTo
    /// Not counted
    case leftOut
    /// Add
    case lineAdd
    /// Tap one to put its words back into the title.
    case lineHint
    /// New task
    case lineNewTask
    /// Task
    case lineTask
    /// What the line says
    case lineUnderstood
    /// Change e-mail
    case linkEmail
    /// Choose a new password
    case linkPassword
    /// Use this password
    case linkPasswordUse
    /// Create account
    case linkRegister
    /// Shared links
    case links
    /// Link
    case linksAddress
    /// Copy it now: it is shown only here, and this server does not keep it.
    case linksAddressHint
    /// Create link
    case linksCreate
    /// Link created
    case linksCreated
    /// Needs the network. Others see the number, your name from the settings, and how long ago you last changed something.
    case linksDayHint
    /// Links in this text
    case linksInText
    /// Label (optional)
    case linksLabel
    /// For example “for Mum”. Only you see this.
    case linksLabelHint
    /// Anyone with the link can view it, without an account, until you revoke it.
    case linksLead
    /// Create a view-only link
    case linksMenuList
    /// Not opened yet
    case linksNotOpened
    /// Anyone with the link will see this, as it is when they open it, and nothing else:
    case linksPreview
    /// Revoke
    case linksRevoke
    /// A deleted list: the link shows nothing
    case linksShowsNothing
    /// Your links
    case linksYours
    /// A row is moved within its section. To move it to another one, open the task.
    case listApart
    /// This list is archived, just as it was.
    case listArchived
    /// Category
    case listCategory
    /// Lists in the same category are grouped. Optional.
    case listCategoryHint
    /// Checklist
    case listChecklist
    /// Done before today
    case listDoneBefore
    /// Edit list
    case listEdit
    /// Edit template
    case listEditTemplate
    /// No tasks yet. Add one below.
    case listEmpty
    /// No tasks yet.
    case listEmptyView
    /// Done
    case listHeadingDone
    /// all packed
    case listHeadingPacked
    /// not this time
    case listHeadingSkipped
    /// Unpack all
    case listHeadingUnpack
    /// Untick all
    case listHeadingUntick
    /// Snoozed
    case listHidden
    /// Icon
    case listIcon
    /// Include
    case listInclude
    /// Template
    case listIsTemplate
    /// Start over and archive this one
    case listMenuAgain
    /// Archive
    case listMenuArchive
    /// Delete list and its tasks
    case listMenuDelete
    /// Duplicate
    case listMenuDuplicate
    /// Edit list
    case listMenuEdit
    /// Edit template
    case listMenuEditTemplate
    /// Save as template
    case listMenuTemplate
    /// Uncheck all
    case listMenuUncheck
    /// Use template
    case listMenuUse
    /// Name
    case listName
    /// New list
    case listNew
    /// Nothing to see here just now.
    case listNothing
    /// Restore
    case listOptionRestore
    /// Restore
    case listRestore
    /// checklist
    case listRowChecklist
    /// done
    case listRowDone
    /// Nothing to do here now
    case listRowNothing
    /// Nothing in it yet
    case listRowNothingTemplate
    /// shared
    case listRowShared
    /// Show snoozed tasks
    case listShowHidden
    /// Skip
    case listSkip
    /// adds a task to today
    case listSun
    /// Unsnooze
    case listWake
    /// Lists
    case lists
    /// Lists are grouped by category. To move this one to another group, change its category.
    case listsApart
    /// No lists yet. Use lists to group tasks: a place, a trip, a routine.
    case listsEmpty
    /// Start with a template
    case listsEmptyLink
    /// Archive
    case listsMenuArchive
    /// Combine lists into a checklist
    case listsMenuMerge
    /// Shared lists
    case listsMenuShared
    /// Templates
    case listsMenuTemplates
    /// New list
    case listsNew
    /// Other
    case listsOther
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
    /// Theme
    case lookTheme
    /// Low day
    case lowDayBegin
    /// Low day until I end it
    case lowDayBeginKept
    /// End low day
    case lowDayEnd
    /// Show hidden tasks
    case lowDayHidden
    /// Hidden tasks
    case lowDayHiddenList
    /// A low day shows only what cannot wait: tasks that are due, daily or of high priority. The rest comes back as it was.
    case lowDayHint
    /// It goes on until you end it.
    case lowDayKept
    /// Low day
    case lowDayQuestion
    /// Too much today?
    case lowDayQuestionNow
    /// Only what cannot wait is shown. The rest comes back as it was.
    case lowDaySays
    /// Low day
    case lowDayTitle
    /// It ends with the next New Day.
    case lowDayToday
    /// low priority
    case lowPriority
    /// Confirm this as the new address of your Teaspoon account:
    case mailChange
    /// The link works once and expires in 24 hours. If you have no Teaspoon account, someone mistyped an address: do nothing.
    case mailChangeNote
    /// Confirm your new e-mail address
    case mailChangeSubject
    /// Your account’s e-mail address was changed. You can no longer sign in with this address.
    case mailChanged
    /// Your Teaspoon e-mail address was changed
    case mailChangedSubject
    /// The link works once and expires in 14 days. If you do not want an account, do nothing.
    case mailInvitationNote
    /// An invitation to Teaspoon
    case mailInvitationSubject
    /// Your account has a new password. Every other device was signed out.
    case mailPassword
    /// If that was not you, reset it here, and contact the administrator of this server:
    case mailPasswordNote
    /// Your Teaspoon password was changed
    case mailPasswordSubject
    /// Someone, probably you, registered with this address. Confirm it here:
    case mailRegister
    /// The link works once and expires in 24 hours. If it was not you, do nothing: no account is created.
    case mailRegisterNote
    /// Confirm your Teaspoon account
    case mailRegisterSubject
    /// Someone, probably you, registered with this address. You already have an account: sign in or reset your password here:
    case mailRegistered
    /// Your account with Teaspoon
    case mailRegisteredSubject
    /// You got this e-mail because none of your devices received the reminder. Turn these e-mails off here:
    case mailReminderNote
    /// Someone, probably you, asked to reset the password for this account. Choose a new password here:
    case mailReset
    /// The link works once and expires in an hour. If it was not you, do nothing: your password stays as it is.
    case mailResetNote
    /// Reset your Teaspoon password
    case mailResetSubject
    /// Someone shared a list with you in Teaspoon. See who and what here, signed in with this address:
    case mailShared
    /// The invitation expires in 14 days. If you do not want it, do nothing.
    case mailSharedNote
    /// Someone shared a list with you
    case mailSharedSubject
    /// A calm planner for days with limited energy: say how many spoons you have, choose what fits.
    case manifestDescription
    /// Add several
    case many
    /// Add all
    case manyBarAdd
    /// Tasks
    case manyLines
    /// One task per line; indent for steps.
    case manyLinesHint
    /// List
    case manyList
    /// No list
    case manyListNone
    /// What would be added
    case manyPreview
    /// Preview
    case manyPreviewButton
    /// Done
    case manyPreviewDone
    /// medium priority
    case mediumPriority
    /// Members
    case members
    /// Change access
    case membersAccess
    /// Allow editing
    case membersAllowEditing
    /// Member updated.
    case membersChanged
    /// Leave or stop sharing
    case membersEnd
    /// Invite someone
    case membersInvite
    /// Edit
    case membersInviteEdit
    /// By e-mail address
    case membersInviteEmail
    /// The invitation waits under Shared lists in the account with this address. No e-mail is sent.
    case membersInviteHint
    /// By link, for anyone who has it
    case membersInviteLink
    /// Create link
    case membersInviteLinkNow
    /// We e-mail this address. The invitation waits under Shared lists in the account with it.
    case membersInviteMailHint
    /// Invite
    case membersInviteNow
    /// They can
    case membersInviteRole
    /// Their e-mail address
    case membersInviteTheir
    /// View
    case membersInviteView
    /// Invitation created. It waits 14 days in the account with that address, if there is one.
    case membersInvited
    /// Leave this list
    case membersLeave
    /// Invitation link
    case membersLink
    /// Anyone with it can join, for 14 days. It is shown here once: copy it now. You can revoke it below.
    case membersLinkHint
    /// Make owner
    case membersMakeOwner
    /// Your name in this list
    case membersName
    /// Save name
    case membersNameSave
    /// Pending invitations
    case membersPending
    /// A link
    case membersPendingLink
    /// People
    case membersPeople
    /// Remove
    case membersRemove
    /// Member removed. You can invite them again below.
    case membersRemoved
    /// Revoke
    case membersRevoke
    /// Can edit
    case membersRoleEdit
    /// Owner
    case membersRoleOwn
    /// Can view
    case membersRoleView
    /// Stop sharing this list
    case membersStop
    /// Make view-only
    case membersViewOnly
    /// Hide Options
    case menuOptionsHide
    /// Show Options
    case menuOptionsShow
    /// Print
    case menuPrint
    /// Select
    case menuSelect
    /// Combine lists into a checklist
    case merge
    /// Make the checklist
    case mergeBarMake
    /// Lists to combine
    case mergeChoose
    /// There are no lists to combine yet. A template is a good start.
    case mergeEmpty
    /// Choose a template
    case mergeEmptyLink
    /// One checklist of everything in the lists you choose. Duplicates are added once.
    case mergeLead
    /// Name of the new list
    case mergeName
    /// For example: Weekend at the seaside
    case mergeNameHint
    /// Template
    case mergeTemplate
    /// No list
    case monthDayNoList
    /// Go to month
    case monthJump
    /// Month
    case monthJumpMonth
    /// Show
    case monthJumpShow
    /// Year
    case monthJumpYear
    /// Legend
    case monthLegend
    /// Begins
    case monthLegendBegins
    /// No list
    case monthLegendNoList
    /// more than usual
    case monthLegendOverUsual
    /// Repeats
    case monthLegendRepeats
    /// A task
    case monthLegendTask
    /// More
    case more
    /// About
    case moreAbout
    /// Account
    case moreAccount
    /// Not signed in
    case moreAccountNone
    /// Your data
    case moreData
    /// Export, import, print
    case moreDataFacts
    /// Focus and rest
    case moreFocus
    /// What are spoons?
    case moreHelp
    /// And how a day goes
    case moreHelpFacts
    /// History
    case moreHistory
    /// Insights
    case moreInsights
    /// Your own days, described
    case moreInsightsFacts
    /// Notes
    case moreNotes
    /// What now?
    case moreNow
    /// Settings
    case moreSettings
    /// Subjects
    case moreSubjects
    /// Templates
    case moreTemplates
    /// Tips
    case moreTips
    /// On pacing and getting started
    case moreTipsFacts
    /// Choose a day
    case moveDay
    /// Date
    case moveDayDate
    /// Move to which day?
    case moveDayDue
    /// Plan for which day?
    case moveDayIntended
    /// Move
    case moveDayMove
    /// Plan
    case moveDayPlan
    /// When does it begin?
    case moveDayStart
    /// Type a date
    case moveDayType
    /// New Day
    case newDay
    /// Start the day
    case newDayBarStart
    /// How was the day before? (optional)
    case newDayFelt
    /// What happens
    case newDayHappens
    /// Low day
    case newDayLow
    /// The low day goes on until you end it: on Today, “End low day”.
    case newDayLowGoesOn
    /// Show only what cannot wait. The rest comes back later.
    case newDayLowHint
    /// Note
    case note
    /// Delete
    case noteDelete
    /// Turn into a task
    case noteMakeTask
    /// The first line of the note becomes the task’s title.
    case noteMakeTaskHint
    /// New note
    case noteNew
    /// Pin to the top
    case notePin
    /// Pinned
    case noteRowPinned
    /// Note
    case noteText
    /// Unpin
    case noteUnpin
    /// Notes
    case notes
    /// Add a note
    case notesBarAdd
    /// Notes are for anything that isn’t a task: a thought, a number, something somebody said.
    case notesEmpty
    /// No exact match. These come close.
    case notesFoundClose
    /// Search notes
    case notesSearch
    /// Search
    case notesSearchButton
    /// Clear
    case notesSearchClear
    /// Search
    case notesSearchField
    /// Notifications
    case notices
    /// This setting syncs. Each device must also allow notifications.
    case noticesHint
    /// When a timer ends, even while you are using another app
    case noticesOnHint
    /// Notifications need script, which this browser does not run.
    case noticesScript
    /// Send a test notification
    case noticesTest
    /// What now?
    case now
    /// Do it
    case nowBarDo
    /// Done
    case nowBarDone
    /// Something else
    case nowBarElse
    /// Focus
    case nowBarFocus
    /// Not this one
    case nowBarNotThis
    /// Something smaller
    case nowBarSmaller
    /// Details
    case nowDetails
    /// Any kind of energy
    case nowEnergyAny
    /// Plan my day
    case nowMenuPlan
    /// Minutes you have
    case nowMinutes
    /// Any
    case nowMinutesAny
    /// Or do one of these
    case nowOthers
    /// Rest. Rest counts, too.
    case nowRest
    /// Offer them again now
    case nowRestAgain
    /// Anything that fits the day
    case nowRestAnything
    /// Rest
    case nowRestBegin
    /// Nothing else fits right now.
    case nowRestNothing
    /// Nothing fits what you asked for.
    case nowRestNothingAsked
    /// Tasks that you skipped are offered again within an hour.
    case nowRestSkipped
    /// no minutes given
    case nowWhyNoMinutes
    /// in today’s list
    case nowWhyToday
    /// Another plan is here
    case otherPlan
    /// The account of this plan was deleted. To put the plan into another account, keep it here, then sign in.
    case otherPlanDeleted
    /// Remove that plan from this browser and continue
    case otherPlanRemove
    /// Your account
    case ownAccount
    /// You’re the administrator.
    case ownAccountAdministrator
    /// Delete account
    case ownAccountDelete
    /// With all its data, on the server too
    case ownAccountDeleteFacts
    /// Signed-in devices
    case ownAccountDevices
    /// Change e-mail
    case ownAccountEmail
    /// New e-mail address
    case ownAccountEmailNew
    /// Save new e-mail
    case ownAccountEmailSave
    /// Sign out
    case ownAccountEnd
    /// Sign out all other devices
    case ownAccountEndOthers
    /// E-mail and password
    case ownAccountHeadEmail
    /// Leave
    case ownAccountHeadLeave
    /// Sharing and reminders
    case ownAccountHeadSharing
    /// This browser
    case ownAccountHere
    /// Invite people
    case ownAccountInvite
    /// To this server
    case ownAccountInviteFacts
    /// Sync status and sign out
    case ownAccountLeave
    /// Shared links
    case ownAccountLinks
    /// For people without an account
    case ownAccountLinksFacts
    /// Shared lists
    case ownAccountLists
    /// Change password
    case ownAccountPassword
    /// Save new password
    case ownAccountPasswordSave
    /// Password changed. You’ve been signed out on all other devices.
    case ownAccountPasswordSaved
    /// Reminders
    case ownAccountReminders
    /// Devices that get notifications
    case ownAccountRemindersFacts
    /// All packed
    case packingAll
    /// Account
    case pageAccount
    /// Archive
    case pageArchive
    /// Calendar
    case pageCalendar
    /// Your data
    case pageData
    /// Gallery
    case pageGallery
    /// Insights
    case pageInsights
    /// Lists
    case pageLists
    /// More
    case pageMore
    /// Notes
    case pageNotes
    /// Settings
    case pageSettings
    /// Shared lists
    case pageSharedLists
    /// Tasks
    case pageTasks
    /// Templates
    case pageTemplates
    /// Today
    case pageToday
    /// More of this list
    case pager
    /// All on one page, to print
    case pagerAll
    /// Back
    case pagerBack
    /// Show more
    case pagerMore
    /// Print
    case pagerPrint
    /// Password
    case password
    /// This is your e-mail address, which others know. Something only you would think of is safer.
    case passwordAddress
    /// The password you chose
    case passwordChosen
    /// Many people use this password, so it is easily guessed. Adding a word or two of your own is enough.
    case passwordCommon
    /// Current password
    case passwordCurrent
    /// At least 8 characters, of any kind. A few words in a row are easy to remember and hard to guess.
    case passwordHint
    /// New password
    case passwordNew
    /// You’ll be signed out on all other devices.
    case passwordOthersOut
    /// Show
    case passwordShow
    /// This is longer than a password can be here. About a page of text is the most.
    case passwordTooLong
    /// Wrong password.
    case passwordWrong
    /// Your password
    case passwordYours
    /// Plan my day
    case plan
    /// Already in today
    case planAlready
    /// Time for this plan: any
    case planAskedAny
    /// Count
    case planBarCount
    /// This does not fit any more. Choose fewer.
    case planBarOver
    /// Take this plan
    case planBarTake
    /// Nothing was added: the day has changed since. This is a plan for what is free now.
    case planChanged
    /// Plan
    case planChoice
    /// A lighter plan
    case planChoiceLighter
    /// This plan
    case planChoiceThis
    /// Nothing more fits today. Rest counts.
    case planEmpty
    /// Nothing fits what you asked for.
    case planEmptyAsked
    /// Whatever fits
    case planEmptyAskedLink
    /// Plan several days
    case planEmptyLink
    /// How this chooses
    case planHow
    /// Carried over: 10
    case planHowCarried
    /// For every day: 80
    case planHowDaily
    /// Due today or before: 400
    case planHowDue
    /// Every task: 30, and 3 more for each spoon it takes
    case planHowEach
    /// High priority: 160
    case planHowHigh
    /// It takes the set of tasks that counts most and still fits. The reserve is left alone, and a plan never makes a day fuller than your usual one.
    case planHowLead
    /// Low priority: 20
    case planHowLow
    /// Medium priority: 60
    case planHowMedium
    /// Equal tasks follow your own order. The lighter plan uses up to six tenths of what is free.
    case planHowOrder
    /// Due in 1 or 2 days: 120
    case planHowSoon
    /// Due in 3 to 7 days: 40
    case planHowWeek
    /// Nothing changes until you take a plan.
    case planLeadFree
    /// The plan
    case planList
    /// It is a low day: only what cannot wait is planned.
    case planLowDay
    /// Plan several days
    case planSeveral
    /// Time for this plan
    case planTime
    /// Any
    case planTimeAny
    /// Waits for another day
    case planWaits
    /// Not in the lighter plan.
    case planWaitsLighter
    /// Other tasks come first.
    case planWaitsOthers
    /// carried over
    case planWhyCarried
    /// fits in what is free
    case planWhyFits
    /// fits the last spoon
    case planWhyLastSpoon
    /// High
    case priorityHigh
    /// Low
    case priorityLow
    /// Medium
    case priorityMedium
    /// None
    case priorityNone
    /// That didn’t work
    case problemDidNotWork
    /// No longer here
    case problemGone
    /// Keep my plan on this server
    case problemKeep
    /// If nothing happens, try again. If that does not help, this server can keep your plan instead, for this browser only.
    case problemKeepHint
    /// No space left
    case problemNoSpace
    /// Page not found
    case problemNotFound
    /// Not saved
    case problemNotSaved
    /// One moment
    case problemOneMoment
    /// This device has no space left for Teaspoon, so nothing was changed. Free up some space, then try again.
    case problemSaidFull
    /// This was deleted, perhaps on another device or in another tab. Nothing else was changed.
    case problemSaidGone
    /// This address cannot be used that way. Nothing was changed.
    case problemSaidNotAllowed
    /// There is no page at this address.
    case problemSaidNotFound
    /// This device could not keep the change, so nothing was changed.
    case problemSaidNotKeptDevice
    /// This server could not keep the change, so nothing was changed.
    case problemSaidNotKeptServer
    /// The request could not be read. Nothing was changed.
    case problemSaidNotUnderstood
    /// Teaspoon is still being set up on this device. It does this as soon as it is ready.
    case problemSaidOneMoment
    /// Teaspoon stopped while doing this and has restarted. Nothing was changed.
    case problemSaidStopped
    /// That’s more than Teaspoon can take at once (2 MB). Nothing was changed. Your text is still on the previous page.
    case problemSaidTooLarge
    /// Go to Today
    case problemToToday
    /// Too large
    case problemTooLarge
    /// Try again
    case problemTryAgain
    /// View only
    case problemViewOnly
    /// E-mail
    case profileMail
    /// Stored with your plan. Never used or shared.
    case profileMailHint
    /// Name
    case profileName
    /// What should we call you? Optional.
    case profileNameHint
    /// Picture
    case profilePicture
    /// The chosen picture
    case profilePictureChosen
    /// Cropped and resized on your device.
    case profilePictureHint
    /// Your picture
    case profilePictureNow
    /// Remove the picture
    case profilePictureRemove
    /// Choosing a picture needs script, which this browser does not run.
    case profilePictureScript
    /// Nothing to show
    case publicEnded
    /// This link doesn’t exist or was revoked. Ask the person who gave it to you for a new one.
    case publicEndedLead
    /// Last known within the last hour.
    case publicKnownHour
    /// Last known a few minutes ago.
    case publicKnownMinutes
    /// Try again in a moment
    case publicLater
    /// This can’t be shown right now. Reload the page in a minute.
    case publicLaterLead
    /// Done
    case publicListDone
    /// Nothing is in it just now.
    case publicListEmpty
    /// Skipped
    case publicListSkipped
    /// Left today
    case publicSpoons
    /// No new day has been started yet
    case publicSpoonsNone
    /// View only. Reload the page to update it.
    case publicViewOnly
    /// Publish in the gallery
    case publish
    /// Description (optional)
    case publishAbout
    /// Author name (optional)
    case publishAuthor
    /// Any name you like. Leave it empty to publish anonymously. Your e-mail address is never shown.
    case publishAuthorHint
    /// Edit
    case publishChange
    /// The list has changed since the preview. This is the new preview; nothing was published yet.
    case publishChanged
    /// Include costs and durations
    case publishCosts
    /// Publish
    case publishDo
    /// This list is empty: there is nothing to publish yet.
    case publishEmpty
    /// Titles and steps are published. Notes, dates, subjects, days and what is done never are.
    case publishHint
    /// Everyone who can open this server will be able to see and use it, with or without an account. You can withdraw it at any time. Lists that others made from it are kept.
    case publishLead
    /// Publish in the gallery
    case publishLink
    /// Preview
    case publishLook
    /// Preview
    case publishPreview
    /// This is what everyone will see, and nothing else:
    case publishPreviewLead
    /// Title
    case publishTitle
    /// Enter a title.
    case publishTitleEmpty
    /// You’re the administrator
    case publishedAdministrator
    /// Items
    case publishedItems
    /// You published this
    case publishedMine
    /// Remove from the gallery
    case publishedRemove
    /// The administrator of this server removed this from the gallery. Only you can still see it.
    case publishedRemoved
    /// Report this template
    case publishedReport
    /// Say in a few words what is wrong.
    case publishedReportEmpty
    /// The administrator of this server reads it and decides. The author is not told who wrote it.
    case publishedReportHint
    /// What is wrong with it?
    case publishedReportReason
    /// Send report
    case publishedReportSend
    /// Report sent. The administrator of this server will read it.
    case publishedReportSent
    /// Use template
    case publishedUse
    /// Withdraw
    case publishedWithdraw
    /// Withdrawing removes it from the gallery. Lists that others made from it are kept.
    case publishedWithdrawHint
    /// Not reached lately
    case pushDeviceFailing
    /// This browser
    case pushDeviceHere
    /// Remove
    case pushDeviceRemove
    /// Send test
    case pushDeviceTest
    /// Devices
    case pushDevices
    /// This device
    case pushHere
    /// A reminder says which task it is about, unless you choose otherwise. It travels encrypted: the push service of your browser’s maker passes it on, and cannot read it.
    case pushHereHint
    /// This needs script, which this browser does not run.
    case pushHereNoScript
    /// Reminders are off for this device.
    case pushHereOff
    /// Reminders are on for this device.
    case pushHereOn
    /// Turn on reminders on this device
    case pushHereTurnOn
    /// This server can’t reach this browser’s push service. Nothing was changed.
    case pushHereUnreachable
    /// Messages to devices are off. The administrator of this server can turn them on with the option --contact.
    case pushOff
    /// This device was removed. Nothing was sent.
    case pushTestRemoved
    /// Create account
    case register
    /// Ask for an account
    case registerClosed
    /// Only the administrator of this server can create accounts on it. Ask them for one. Then sign in with the e-mail address and the password that they give you.
    case registerClosedLead
    /// Used only to sign in and reset your password.
    case registerEmailHint
    /// This server is new. Its first account is created with the link that the server printed when it started.
    case registerFirstElsewhere
    /// This server is new. The first account becomes the administrator.
    case registerFirstLead
    /// The link that the server printed
    case registerFirstLink
    /// This is not the link that the server printed when it last started.
    case registerFirstOther
    /// I already have an account
    case registerHaveOne
    /// You need an invitation
    case registerInvited
    /// This invitation has expired or was already used. Ask for another one.
    case registerInvitedEnded
    /// You need an invitation to create an account on this server. Ask its administrator for an invitation link. Each link works once.
    case registerInvitedLead
    /// Invitation link
    case registerInvitedLink
    /// With an account, your plan is on all your devices, and safe if one is lost. Your current data will be included.
    case registerLead
    /// Continue
    case registerLinkContinue
    /// Paste the whole link here.
    case registerLinkHint
    /// Teaspoon works without an account too: your plan is then on this device only.
    case registerWithout
    /// Use Teaspoon without an account
    case registerWithoutLink
    /// At the time
    case remindAtTime
    /// 1 day before
    case remindDayBefore
    /// at the time
    case reminderAtTime
    /// 1 day before
    case reminderDayBefore
    /// By e-mail
    case reminderMail
    /// No e-mails
    case reminderMailNo
    /// Save
    case reminderMailSave
    /// E-mail me if no device receives it
    case reminderMailYes
    /// Time zone
    case reminderMailZone
    /// Enter a valid time zone, for example Europe/Berlin.
    case reminderMailZoneFault
    /// For example Europe/Berlin. Used for your task times.
    case reminderMailZoneHint
    /// More in Teaspoon
    case reminderMore
    /// You’ve reached today’s reminder limit.
    case reminderMoreText
    /// Your rest is over
    case reminderRest
    /// A reminder from Teaspoon
    case reminderSilent
    /// Test notification
    case reminderTest
    /// Reminders reach this device.
    case reminderTestText
    /// Time is up
    case reminderTimer
    /// Reminders
    case reminders
    /// Devices that get notifications
    case remindersDevices
    /// Reminders of tasks, and the end of a timer, can reach your devices while Teaspoon is closed.
    case remindersLead
    /// On a low day, reminders come without a sound.
    case remindersLowDay
    /// Maximum reminders per day
    case remindersMost
    /// 1 to 50. After that, one summary reminder. Timers don’t count.
    case remindersMostHint
    /// Quiet hours
    case remindersQuiet
    /// From
    case remindersQuietFrom
    /// Reminders during quiet hours arrive together afterwards. Timers still ring. Leave empty for no quiet hours.
    case remindersQuietHint
    /// Until
    case remindersQuietUntil
    /// Show in notifications
    case remindersSay
    /// No details
    case remindersSayNothing
    /// “A reminder from Teaspoon”
    case remindersSayNothingHint
    /// Task name
    case remindersSayTask
    /// Quiet hours and daily maximum
    case remindersSettings
    /// Sound and notifications
    case remindersSettingsFacts
    /// Default time for tasks without one
    case remindersTime
    /// Used for “10 min before” and so on.
    case remindersTimeHint
    /// Report for a clinician
    case report
    /// Print
    case reportBarPrint
    /// How many weeks
    case reportChoice
    /// Energy over eight weeks
    case reportEightWeeks
    /// Nothing was noted in these weeks.
    case reportEmpty
    /// Name and what I want to say
    case reportForm
    /// Name
    case reportFormName
    /// Optional.
    case reportFormNameHint
    /// Save
    case reportFormSave
    /// What I want to say
    case reportFormText
    /// Energy over four weeks
    case reportFourWeeks
    /// Export as CSV
    case reportMenuExport
    /// Leave out task names
    case reportMenuLeaveOutTasks
    /// Name five tasks
    case reportMenuNameTasks
    /// Notes for the visit
    case reportNotes
    /// Planned and real cost of the tasks that took most
    case reportTasksTable
    /// What I want to say
    case reportText
    /// Energy over twelve weeks
    case reportTwelveWeeks
    /// Energy over two weeks
    case reportTwoWeeks
    /// Rest
    case restTitle
    /// Remove from today
    case rowBack
    /// Costs nothing
    case rowCostsNothing
    /// Done
    case rowDone
    /// Example
    case rowExample
    /// has a note
    case rowHasNote
    /// in the Backlog
    case rowInBacklog
    /// in today’s list
    case rowInToday
    /// not this time
    case rowLeftOut
    /// no cost set
    case rowNoCost
    /// Not done
    case rowNotDone
    /// Not packed
    case rowNotPacked
    /// Packed
    case rowPacked
    /// snoozed
    case rowSnoozed
    /// Add to today
    case rowToday
    /// Tasks are grouped by cost. To move this one to another group, change its cost.
    case rowsApartCost
    /// Earlier
    case rowsEarlier
    /// Deleted
    case saidAccountDeleted
    /// Address changed
    case saidAddressChanged
    /// The server is busy. Try again in a moment. Nothing was changed.
    case saidBusy
    /// We’ve sent a link to the new address. Open it to confirm the change.
    case saidChangeSent
    /// Check your e-mail
    case saidCheckMail
    /// We’ve sent you a link. It works once and expires in 24 hours.
    case saidConfirmationSent
    /// Your account and everything in it has been deleted.
    case saidDeleted
    /// You now sign in with the new address.
    case saidEmailChanged
    /// This form was sent from another site. Nothing was saved.
    case saidForeign
    /// The form was incomplete. Nothing was saved.
    case saidIncomplete
    /// Try again in a moment
    case saidLater
    /// This link has expired or was already used. If it worked, you can sign in; if not, get a new one here.
    case saidLinkEnded
    /// Link expired
    case saidLinkExpired
    /// If that address has an account, we’ve sent it a link. It works once and expires in an hour.
    case saidLinkSent
    /// This address cannot be used that way. Nothing was changed.
    case saidMethod
    /// Page not found
    case saidNoPage
    /// That didn’t work
    case saidNotDone
    /// There is no page at this address.
    case saidNotFound
    /// This list is not in your account, or not yet. Changes arrive as soon as your device is online.
    case saidNotInAccount
    /// Not saved
    case saidNotSaved
    /// Not in your account
    case saidNotYours
    /// Choose a new password
    case saidPassword
    /// Create account
    case saidRegister
    /// Sign in
    case saidSignIn
    /// The server can’t reach its database, so nothing was changed. It keeps trying.
    case saidStoreAway
    /// The server is out of space, so nothing was changed. Please tell its administrator.
    case saidStoreFull
    /// Go to your account
    case saidToAccount
    /// Go to Today
    case saidToToday
    /// That’s more than this form can take. Nothing was changed.
    case saidTooLarge
    /// Too many attempts. Try again in a few minutes. Nothing was changed.
    case saidTooOften
    /// Your account
    case saved
    /// Synced
    case savedEverywhere
    /// Not synced yet
    case savedHere
    /// Action needed
    case savedNeedsYou
    /// View
    case savedView
    /// Delete
    case savedViewDelete
    /// The tasks stay as they are.
    case savedViewDeleteHint
    /// Keep this view
    case savedViewKeep
    /// Keep
    case savedViewKeepButton
    /// Name of the view
    case savedViewKeepName
    /// Name
    case savedViewName
    /// Open this view
    case savedViewOpen
    /// Views of your tasks
    case savedViews
    /// Invitations
    case serverInvitations
    /// Your account
    case serverInvitationsBack
    /// Create invitation
    case serverInvitationsCreate
    /// Their e-mail address (optional)
    case serverInvitationsEmail
    /// We e-mail the link to this address. Leave it empty to pass the link on yourself.
    case serverInvitationsEmailHint
    /// Only people with an invitation can create an account on this server. Each invitation works once.
    case serverInvitationsLead
    /// The link for the person you invite
    case serverInvitationsLink
    /// It works once and expires in 14 days. Copy it now: it is shown only here.
    case serverInvitationsLinkHint
    /// Open invitations
    case serverInvitationsList
    /// Invitation created
    case serverInvitationsMade
    /// Who is it for? (optional)
    case serverInvitationsName
    /// A name for your list below. Only you see it. You pass the link on yourself: this server sends no e-mail.
    case serverInvitationsNameHint
    /// Anyone can create an account on this server. To invite someone, give them its web address.
    case serverInvitationsOpen
    /// Revoke
    case serverInvitationsRevoke
    /// Invitation revoked. Its link no longer works.
    case serverInvitationsRevoked
    /// A link
    case serverInvitationsUnnamed
    /// All settings
    case settingsAll
    /// Default
    case settingsDefault
    /// Energy
    case settingsEnergy
    /// borrowing allowed
    case settingsEnergyBorrowing
    /// no borrowing
    case settingsEnergyFirm
    /// Keyboard shortcuts
    case settingsKeys
    /// Language
    case settingsLanguage
    /// Appearance
    case settingsLook
    /// notifications off
    case settingsNoticesOff
    /// notifications on
    case settingsNoticesOn
    /// Off
    case settingsOff
    /// On
    case settingsOn
    /// Privacy
    case settingsPrivacy
    /// No analytics, no third parties
    case settingsPrivacyFacts
    /// Simple mode
    case settingsSimple
    /// Only Today, Add and What now?
    case settingsSimpleFacts
    /// Sound and notifications
    case settingsSound
    /// Sound off
    case settingsSoundOff
    /// Sound on
    case settingsSoundOn
    /// Text
    case settingsText
    /// wider
    case settingsTextWider
    /// Time and week
    case settingsTime
    /// 12-hour clock
    case settingsTimeClock12
    /// 24-hour clock
    case settingsTimeClock24
    /// day first
    case settingsTimeDayFirst
    /// month first
    case settingsTimeMonthFirst
    /// You
    case settingsYou
    /// Name and picture
    case settingsYouFacts
    /// Share a list
    case shareList
    /// Done
    case shareListDone
    /// No tasks yet.
    case shareListEmpty
    /// Share this list
    case shareListNow
    /// For each task: its title, steps, due date and time, repeat and priority, and whether it is done. For the list: its name, icon and colour.
    case shareListParts
    /// What a task costs you, its note, subjects, minutes and reminder, and when you plan it or put it off. Nobody else sees any of that.
    case shareListPrivate
    /// What others will see
    case shareListSeen
    /// What stays with you
    case shareListUnseen
    /// Invitation declined.
    case sharedDeclined
    /// There is not enough room for everything in this list. Nothing was changed.
    case sharedFull
    /// You have left that list.
    case sharedLeft
    /// Shared lists
    case sharedLists
    /// All lists
    case sharedListsAll
    /// Invitations
    case sharedListsInvitations
    /// Lists you share
    case sharedListsJoined
    /// Members
    case sharedMenuMembers
    /// Share this list
    case sharedMenuShare
    /// Someone else is changing this list right now, so nothing was changed. Try again in a moment.
    case sharedMoved
    /// Your name in this list
    case sharedName
    /// The other members see this name.
    case sharedNameHint
    /// Decline
    case sharedOfferDecline
    /// You can edit it.
    case sharedOfferEdit
    /// Join this list
    case sharedOfferJoin
    /// You can view it.
    case sharedOfferView
    /// You can edit it
    case sharedRoleEdit
    /// You’re the owner
    case sharedRoleOwn
    /// You can view it
    case sharedRoleView
    /// You no longer share that list.
    case sharedStopped
    /// This is in a shared list. Others in it will see the title, steps, due date, repeat and priority, and whether it is done. Everything else stays with you.
    case sharedTaskNobody
    /// View only. You can still change your own cost, note and plans.
    case sharedTaskView
    /// Not shared with anyone yet
    case sharedWithNobody
    /// Not shared with anyone yet. View only
    case sharedWithNobodyView
    /// Sign in
    case signIn
    /// Create account
    case signInCreate
    /// E-mail and a password
    case signInCreateFacts
    /// Forgot password?
    case signInForgotten
    /// An account adds more devices, sharing and reminders. Everything on this device moves into it; nothing is lost.
    case signInLead
    /// Wrong e-mail or password. Nothing was changed.
    case signInRefused
    /// Someone shared a list with you. To join it, sign in or create an account.
    case signInToJoin
    /// Nothing is deleted. “Show everything again” is at the end of every page.
    case simpleHint
    /// Shows only Today, What now?, Rest, Add and Settings
    case simpleOnHint
    /// Sort
    case sortButton
    /// Order
    case sortField
    /// Due date, latest first
    case sortNewest
    /// Manual
    case sortOwn
    /// Priority, then date
    case sortPriority
    /// Due date, earliest first
    case sortSoonest
    /// Sound
    case sound
    /// A soft chime when a timer ends
    case soundOnHint
    /// Sound needs script, which this browser does not run.
    case soundScript
    /// Test sound
    case soundTest
    /// One fewer
    case spoonsFewer
    /// One more
    case spoonsMore
    /// Energy
    case startersEnergy
    /// Focus
    case startersFocus
    /// Health
    case startersHealth
    /// Home
    case startersHome
    /// Going out
    case startersOut
    /// Move to the bottom
    case stepMoveBottom
    /// Move down
    case stepMoveDown
    /// Move to the top
    case stepMoveTop
    /// Move up
    case stepMoveUp
    /// Add a step
    case stepsAdd
    /// Add
    case stepsAddButton
    /// Turn into a task
    case stepsOwn
    /// skipped
    case stepsSkipped
    /// Steps
    case stepsTitle
    /// One level up
    case stepsUp
    /// Subject
    case subject
    /// Delete
    case subjectDelete
    /// Tasks are kept; the subject is removed.
    case subjectDeleteHint
    /// Merge into another
    case subjectMerge
    /// Merge
    case subjectMergeButton
    /// Its tasks will get
    case subjectMergeInto
    /// Name
    case subjectName
    /// New subject
    case subjectNew
    /// View tasks
    case subjectViewTasks
    /// Subjects
    case subjects
    /// Add a subject
    case subjectsBarAdd
    /// Subjects are short words to find tasks by, across all lists: home, health, phone.
    case subjectsEmpty
    /// Short words to find tasks by, across all lists.
    case subjectsLead
    /// No tasks
    case subjectsNoTasks
    /// You’ve been signed out on this device. Your plan is still here and keeps working. Sign in again to sync what is new.
    case syncAgain
    /// Sign in again
    case syncAgainLink
    /// This browser is now signed in to another account. The plan you see is still that of the account above, and the two are kept apart. Sign in to the account above to sync what is new.
    case syncAnother
    /// This account was deleted. Your plan is still here, in this browser only.
    case syncDeleted
    /// Synced. Everything here is in your account.
    case syncEverywhere
    /// Your account is full. What is new stays on this device, and you can continue. Your account page shows what takes up space.
    case syncFull
    /// Saved on this device. It syncs as soon as the server can be reached; you don’t need to do anything.
    case syncHere
    /// Keep my plan here without an account
    case syncKeep
    /// Nothing of yours is lost, and you can create another account for it later. Lists that other people shared with you are removed from this browser.
    case syncKeepHint
    /// Everything else is synced.
    case syncRest
    /// What was here before is still being sent to your account.
    case syncUnsentWhole
    /// New list from a template
    case takenTemplate
    /// Items
    case takenTemplateItems
    /// This creates your own editable list. The template stays as it is.
    case takenTemplateLead
    /// Create list
    case takenTemplateMake
    /// Name of the new list
    case takenTemplateName
    /// Belongs to
    case taskBelongsTo
    /// done
    case taskDone
    /// done today
    case taskDoneToday
    /// not set
    case taskFieldCostHint
    /// Not set
    case taskFieldCostNone
    /// Rest, costs nothing
    case taskFieldCostRest
    /// Note
    case taskFieldNote
    /// Title
    case taskFieldTitle
    /// in an archived list
    case taskInArchive
    /// in the Backlog
    case taskInBacklog
    /// part of a template
    case taskInTemplate
    /// in today’s list
    case taskInToday
    /// in today’s list, hidden for this low day
    case taskInTodayHidden
    /// Remove from today
    case taskMenuBack
    /// Remove from the Backlog
    case taskMenuBacklog
    /// Copy into your own tasks
    case taskMenuCopy
    /// Delete
    case taskMenuDelete
    /// Duplicate
    case taskMenuDuplicate
    /// Plan for a day
    case taskMenuPlan
    /// Remove the planned day
    case taskMenuUnplan
    /// no cost set
    case taskNoCost
    /// Not now…
    case taskNotNow
    /// Pick a date
    case taskNotNowDate
    /// Stop repeating
    case taskNotNowEnd
    /// Hide it until
    case taskNotNowHide
    /// Later today
    case taskNotNowLater
    /// Skip this one
    case taskNotNowSkip
    /// Snooze
    case taskNotNowSnooze
    /// Tomorrow
    case taskNotNowTomorrow
    /// Snooze until
    case taskNotNowUntil
    /// Next week
    case taskNotNowWeek
    /// not planned
    case taskNotPlanned
    /// Task
    case taskPage
    /// Actions
    case taskPageActions
    /// Done
    case taskPageDone
    /// Focus
    case taskPageFocus
    /// Include
    case taskPageInclude
    /// Not done
    case taskPageOpen
    /// Rest
    case taskPageRest
    /// Skip
    case taskPageSkip
    /// Add to today
    case taskPageToday
    /// Unsnooze
    case taskPageWake
    /// Move under another task
    case taskPlace
    /// Move
    case taskPlaceMove
    /// Turn into a task
    case taskPlaceOwn
    /// Move this step
    case taskPlaceStep
    /// Move under
    case taskPlaceUnder
    /// Repeat
    case taskRepeat
    /// Also added to new days by itself
    case taskRepeatAlso
    /// The date above is not the last in its month. Choose one that is, or another answer here.
    case taskRepeatContradiction
    /// Every day, added to each new day by itself
    case taskRepeatDaily
    /// With a due date, which moves on once it is done:
    case taskRepeatDated
    /// Daily
    case taskRepeatDays
    /// Repeat every
    case taskRepeatEvery
    /// 2 means every second day, week, month or year.
    case taskRepeatEveryHint
    /// Repeat from
    case taskRepeatFrom
    /// The day it is completed
    case taskRepeatFromDone
    /// The due date
    case taskRepeatFromDue
    /// Monthly on the same date
    case taskRepeatMonthsDay
    /// Monthly on the last day
    case taskRepeatMonthsLastDay
    /// Monthly on the last weekday (e.g. last Friday)
    case taskRepeatMonthsLastWeekday
    /// Monthly on a weekday (e.g. 2nd Friday)
    case taskRepeatMonthsWeekday
    /// Never
    case taskRepeatNever
    /// On these weekdays
    case taskRepeatOn
    /// On days (default: weekday of the due date)
    case taskRepeatRuledays
    /// Never
    case taskRepeatSavedNever
    /// End date (optional)
    case taskRepeatUntil
    /// On weekdays, added to those days by itself
    case taskRepeatWeekdays
    /// Weekly
    case taskRepeatWeeks
    /// Yearly
    case taskRepeatYears
    /// rest, costs nothing
    case taskRest
    /// Skipped.
    case taskSkipped
    /// Today counts what it took.
    case taskTookCounts
    /// None at all
    case taskTookNone
    /// Task views
    case taskViews
    /// All
    case taskViewsAll
    /// Backlog
    case taskViewsBacklog
    /// Subjects
    case taskViewsSubjects
    /// Tasks
    case tasks
    /// All of the Backlog
    case tasksAllOfBacklog
    /// Backlog
    case tasksBacklog
    /// Due soon
    case tasksDueSoon
    /// Elsewhere
    case tasksElsewhere
    /// Everything
    case tasksElsewhereAll
    /// Backlog
    case tasksElsewhereBacklog
    /// Done
    case tasksElsewhereDone
    /// Snoozed
    case tasksElsewhereSnoozed
    /// Today’s list
    case tasksElsewhereToday
    /// No tasks here. A title is enough to add one.
    case tasksEmpty
    /// Select
    case tasksSelect
    /// No tasks ready to plan.
    case tasksSelectEmpty
    /// Add a task
    case tasksSelectEmptyLink
    /// Use template
    case templateBarUse
    /// Edit this template
    case templateEdit
    /// Nothing in it yet.
    case templateEmpty
    /// Untick what you do not need. Everything can be changed later.
    case templateHint
    /// Name of the new list
    case templateName
    /// Templates
    case templates
    /// Gallery
    case templatesGallery
    /// Templates that others have published; needs the network
    case templatesGalleryFacts
    /// Using a template creates your own editable list.
    case templatesLead
    /// Your own
    case templatesOwn
    /// Your own templates
    case templatesOwnList
    /// Letter spacing
    case textLetters
    /// Line height
    case textLines
    /// Text size
    case textSize
    /// Size and spacing
    case textSpacing
    /// Word spacing
    case textWords
    /// True black
    case themeBlack
    /// For dark rooms and OLED screens
    case themeBlackHint
    /// Dark
    case themeDark
    /// High contrast
    case themeHighContrast
    /// Black and white, with thick borders
    case themeHighContrastHint
    /// Light
    case themeLight
    /// Low glare
    case themeLowGlare
    /// Warm and dim, for a dark room
    case themeLowGlareHint
    /// Match device
    case themeSystem
    /// Light or dark, as your device is
    case themeSystemHint
    /// Clock
    case timeClock
    /// 12-hour
    case timeClock12
    /// 9:05 pm
    case timeClock12Hint
    /// 24-hour
    case timeClock24
    /// 21:05
    case timeClock24Hint
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
    /// If you stay up past midnight: until this time it still counts as the day before, for due dates and repeats. A New Day starts when you say so, at any hour.
    case timeDayHint
    /// Day starts at
    case timeDayStarts
    /// Week and day
    case timeWeek
    /// Week starts on
    case timeWeekStarts
    /// Hide
    case tipHide
    /// Show again
    case tipShow
    /// Tips
    case tips
    /// Evening and looking back
    case tipsAboutEvening
    /// Pacing
    case tipsAboutPacing
    /// Remembering
    case tipsAboutRemembering
    /// Rest
    case tipsAboutRest
    /// Getting started
    case tipsAboutStarting
    /// All tips
    case tipsAll
    /// All tips are hidden.
    case tipsEmpty
    /// Hidden tips
    case tipsHidden
    /// No hidden tips.
    case tipsHiddenEmpty
    /// Hidden tips
    case tipsHiddenList
    /// Advice from other people. Try what appeals to you and hide the rest. None of it is medical advice.
    case tipsLead
    /// Show all again
    case tipsShowAll
    /// Show hidden tips
    case tipsShowHidden
    /// Today
    case today
    /// Afternoon
    case todayAfternoon
    /// Any time
    case todayAnyTime
    /// Backlog
    case todayBacklog
    /// Tasks from earlier days
    case todayBacklogFacts
    /// Done
    case todayBarDone
    /// New Day
    case todayBarNewDay
    /// What now?
    case todayBarNow
    /// Select tasks
    case todayBarSelect
    /// Or begin with
    case todayBegin
    /// Choose what can wait
    case todayCanWait
    /// Select what you have done, then press Done.
    case todayCheck
    /// Costs nothing
    case todayCostsNothing
    /// Done today
    case todayDone
    /// Due, not planned yet
    case todayDue
    /// Nothing is planned yet. Choose a few things that fit, or rest: rest counts.
    case todayEmpty
    /// All done here. Rest counts too.
    case todayEmptyDone
    /// Write down one thing for today. A title is enough.
    case todayEmptyFirst
    /// Today
    case todayEmptyLink
    /// Everything planned can wait. Rest counts.
    case todayEmptyLow
    /// Evening
    case todayEvening
    /// Later today
    case todayLater
    /// To do today
    case todayList
    /// Adjust today
    case todayMenuAdjust
    /// Check off
    case todayMenuCheck
    /// New Day
    case todayMenuNewDay
    /// What now?
    case todayMenuNow
    /// Morning
    case todayMorning
    /// Plan my day
    case todayPlan
    /// Select tasks
    case todaySelect
    /// Sort it yourself
    case todaySortOwn
    /// Sort by time of day
    case todaySortTime
    /// One spoon is a bit of energy
    case todaySpoons
    /// Each task takes some. The row at the top shows what you have today, so that you can stop before it runs out.
    case todaySpoonsFacts
    /// A template
    case todayTemplate
    /// Morning, low-energy day, packing
    case todayTemplateFacts
    /// None chosen
    case totalBulkNone
    /// Count
    case totalCount
    /// Choose fewer.
    case totalFewer
    /// Choose tasks first
    case totalNoneChosen
    /// Submit
    case totalSubmit
    /// Submit with the reserve
    case totalSubmitReserve
    /// spoons
    case unitSeveral
    /// Spoons
    case unitSeveralCapital
    /// Category, as you wrote it
    case unsavedCategory
    /// Tasks, as you wrote them
    case unsavedLines
    /// Name, as you wrote it
    case unsavedName
    /// New list, as you wrote it
    case unsavedNewList
    /// New subject, as you wrote it
    case unsavedNewSubject
    /// Note, as you wrote it
    case unsavedNote
    /// Text, as you wrote it
    case unsavedText
    /// Title, as you wrote it
    case unsavedTitle
    /// Name of a unit, as you wrote it
    case unsavedUnit
    /// Not everything is synced
    case unsent
    /// Try again
    case unsentAgain
    /// Sign out anyway
    case unsentAnyway
    /// Your account was deleted, so your plan is only in this browser. Removing it cannot be undone.
    case unsentDeleted
    /// Before you sign out
    case unsentNothing
    /// Remove my plan
    case unsentRemove
    /// You are still signed in. Signing out removes your plan from this browser.
    case unsentSignedIn
    /// We can’t confirm that everything is synced, and signing out removes your plan from this browser.
    case unsentUnknown
    /// Dismiss
    case versionDismiss
    /// Restore this version
    case versionRestore
    /// Earlier versions
    case versions
    /// Overwritten by an edit on another device.
    case versionsHint
    /// Nothing planned
    case weekDayNothing
    /// A week that fits
    case weekPlan
    /// Take this week
    case weekPlanBarTake
    /// Take this plan
    case weekPlanBarTakeDays
    /// Nothing was planned: today has changed since. This is a plan for what is free now.
    case weekPlanChanged
    /// Nothing more fits on these days. Rest counts.
    case weekPlanEmpty
    /// How this chooses
    case weekPlanHow
    /// What you take is kept as the day you mean, not as a due date: if the day passes, nothing changes. On that day, New Day brings in as much of it as fits.
    case weekPlanHowKept
    /// A day takes at most eight tenths of what is free: your usual number, less the reserve and what is on the day already. Two days in a row that take much are avoided where dates allow it.
    case weekPlanHowRoom
    /// Keep free
    case weekPlanKeep
    /// Kept free.
    case weekPlanKeptFree
    /// Nothing planned
    case weekPlanNothing
    /// Between two that take much.
    case weekPlanRestBetween
    /// Days
    case weekPlanSpans
    /// Use this day
    case weekPlanUse
    /// Does not fit
    case weekPlanWaits
    /// Other tasks come first.
    case weekPlanWaitsOthers
    /// Plan a day that fits your energy
    case welcome
    /// Start with a few example tasks
    case welcomeExamples
    /// One tap removes them.
    case welcomeExamplesHint
    /// No account. Everything stays on this device and works offline.
    case welcomePrivacy
    /// Restore from a backup file
    case welcomeRestore
    /// I have an account
    case welcomeSignIn
    /// A guess is fine. You can change it at any time.
    case welcomeSpoonsHint
    /// Start my day
    case welcomeStart
    /// Time zone
    case zone
    /// For example Europe/Berlin. Empty: UTC.
    case zoneHint
    /// Where a browser runs script, its own time zone counts. Without script this one does, and UTC where none is set.
    case zoneLead
    /// Save
    case zoneSave
    /// Enter a valid time zone, for example Europe/Berlin.
    case zoneUnknown
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
}

extension PhraseSeries {
    /// tip-…-title
    static var tipTitles: PhraseSeries { PhraseSeries(first: 1727, count: 24) }
    /// tip-…-text
    static var tipTexts: PhraseSeries { PhraseSeries(first: 1703, count: 24) }
    /// starter-…-name
    static var starterNames: PhraseSeries { PhraseSeries(first: 1686, count: 17) }
    /// starter-…-about
    static var starterAbouts: PhraseSeries { PhraseSeries(first: 1652, count: 17) }
    /// starter-…-lines
    static var starterLines: PhraseSeries { PhraseSeries(first: 1669, count: 17) }
}
