// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

/// A text of the interface into which nothing is put. The number is its place in every table.
public enum Phrase: UInt16, CaseIterable, Sendable {
    /// Cancel
    case actionCancel
    /// Save
    case actionSave
    /// Actions
    case actions
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
    /// Devices that get notifications
    case remindersDevices
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
    /// Default time for tasks without one
    case remindersTime
    /// Used for “10 min before” and so on.
    case remindersTimeHint
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
    /// Nothing is deleted. “Show everything again” is at the end of every page.
    case simpleHint
    /// Shows only Today, What now?, Rest, Add and Settings
    case simpleOnHint
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
    /// spoons
    case unitSeveral
    /// Spoons
    case unitSeveralCapital
}
