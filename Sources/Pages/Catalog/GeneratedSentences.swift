// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

/// A message with arguments. They stand in the order of their lines in every table, counted from its end.
enum SentenceName: UInt16, CaseIterable {
    case accountSignedIn
    case accountOf
    case accountLastSynced
    case syncAgainHint
    case syncSignInAs
    case syncUnsent
    case syncRefused
    case syncBackup
    case otherPlanTwo
    case otherPlanOne
    case joiningLead
    case addTo
    case addHelpLine
    case lineTitle
    case linePutBack
    case lineOr
    case lineMaybe
    case chipSpoons
    case chipSubject
    case chipSubjectNew
    case chipList
    case chipListNew
    case chipTimeToday
    case chipTimeTomorrow
    case chipTimeDate
    case chipWords
    case backlogFrom
    case budget
    case budgetSummary
    case budgetEach
    case budgetFree
    case budgetNoneFree
    case budgetOver
    case budgetInReserve
    case budgetBorrowed
    case budgetFreeAside
    case budgetPlanned
    case budgetDone
    case budgetPlannedDone
    case sumUncosted
    case total
    case totalFree
    case totalFreeReserve
    case totalFreeAllReserve
    case totalOver
    case totalRefused
    case totalRefusedOver
    case totalBorrow
    case totalBorrowReserve
    case totalReserve
    case totalBorrowButton
    case totalBulk
    case totalBulkSpoons
    case swapInstead
    case swapTask
    case calendarBarAdd
    case calendarCountTasks
    case calendarCountBegin
    case calendarCountRepeat
    case calendarCountDone
    case calendarLoad
    case calendarLoadOver
    case calendarRowMove
    case monthPrevious
    case monthNext
    case monthDayToday
    case monthDayChosen
    case monthDayTodayChosen
    case monthDayTasks
    case monthDayAnd
    case monthDayMore
    case monthLegendPlanned
    case monthLegendOver
    case monthLegendLists
    case monthLegendListsMore
    case weekPrevious
    case weekNext
    case weekDayToday
    case weekDayMore
    case weekDayMoreOn
    case weekDayAdd
    case dayPrevious
    case dayNext
    case dayTitleToday
    case dayMore
    case daySaid
    case daySaidAlone
    case daySaidLoad
    case dayAhead
    case dayPast
    case changeTasks
    case changeStartedDay
    case changeStartedDayWithout
    case changeAdjustedDay
    case changePlannedToday
    case changePlannedBorrowing
    case changeSwapped
    case changeTodayCost
    case changeRealCost
    case changeAddedDue
    case changePlannedFor
    case changeMovedTo
    case changeMany
    case changeTimer
    case changeTimerOn
    case changeRest
    case changeRestOn
    case changeRestedFor
    case changeRestedForOn
    case changeRestedOn
    case changeTimerMinutes
    case changeTimerMinutesOn
    case changeTimerLongerOn
    case changeTimerPausedOn
    case changeTimerResumedOn
    case changeTimerResetOn
    case changeTimerStoppedOn
    case changeAddedTask
    case changeEditedTask
    case changeDeletedTask
    case changeBroughtBack
    case changeMovedTask
    case changeCheckedOff
    case changeUnchecked
    case changeSentBack
    case changeFresh
    case changeFiledTask
    case changeSnoozed
    case changeHidden
    case changeWokeUp
    case changeSkippedOnce
    case changeEndedRepeat
    case changeLabelled
    case changeUnlabelled
    case changeForThisTime
    case changeLeftOut
    case changeTookAlong
    case changePassedOver
    case changeDuplicatedTask
    case changeDeclinedCost
    case changePlannedWeek
    case changeRemovedIntended
    case changeWantedToday
    case changeVersionBack
    case changeVersionAway
    case changeAddedList
    case changeEditedList
    case changeDeletedList
    case changeMovedList
    case changeArchivedList
    case changeReopenedList
    case changeUncheckedAll
    case changeUsedTemplate
    case changeMadeTemplate
    case changeMergedLists
    case changeRanAgain
    case changeDuplicatedList
    case changeAddedSubject
    case changeEditedSubject
    case changeDeletedSubject
    case changeMergedSubjects
    case changeAddedNote
    case changeEditedNote
    case changeDeletedNote
    case changeMovedNote
    case changePinnedNote
    case changeUnpinnedNote
    case changeTaskOfNote
    case changeKeptView
    case changeRenamedView
    case changeDeletedView
    case changeDismissedTip
    case changeShowedTip
    case toast
    case toastLeft
    case toastStillDue
    case toastDueBefore
    case toastUndone
    case toastUndoneLeft
    case toastStays
    case toastPartly
    case choosingAll
    case choosingCost
    case unitSpoons
    case numberOfSpoons
    case unitAfterNumber
    case percent
    case zoneWithoutScript
    case dataLastBackup
    case dataPart
    case eraseOnDevice
    case eraseOnServer
    case eraseAccount
    case eraseBackup
    case importJoinsList
    case importHere
    case importFoundNew
    case importFoundChanged
    case importFoundLists
    case importFoundDays
    case importFoundOthers
    case importAlsoGone
    case importOnlyGoneFacts
    case importOnlyGoneDo
    case exportCost
    case exportMinutes
    case exportHidden
    case exportDue
    case exportDueTime
    case exportReminder
    case dueTodayAt
    case dueTomorrowAt
    case dueTomorrowOn
    case dueTomorrowOnAt
    case dueWas
    case dueInDays
    case dueInDaysAt
    case dateAndTime
    case reminderBefore
    case remindBefore
    case newDaySpoons
    case newDayBorrowedFixed
    case newDayBorrowed
    case newDayBacklog
    case adjustDaySpoons
    case adjustDayNow
    case adjustDayWith
    case linksDay
    case adjustDayBarChangeTo
    case extraLine
    case faultTitleTooLong
    case faultNoteTooLong
    case faultOutOfRange
    case faultUnitMissing
    case faultNoSuchChange
    case faultUncosted
    case faultOverBudget
    case faultNotARule
    case faultNameMissing
    case faultNameTaken
    case faultCategoryTooLong
    case faultTooDeep
    case faultTooManyLines
    case faultTooManyViews
    case faultReportTooLong
    case faultProfileNameTooLong
    case faultUsesReserve
    case problemSaidNotInHistory
    case insteadArchivedName
    case insteadOwnTask
    case focusPreset
    case focusOtherRest
    case focusOtherTask
    case focusNoticeHint
    case focusStep
    case focusLeftUntil
    case focusLeftPaused
    case focusClockJumped
    case focusNoteTimer
    case focusNoteRest
    case focusNoteTimerPaused
    case focusNoteRestPaused
    case alarmTimerEnded
    case alarmRestEnded
    case alarmTimerEndedOn
    case alarmRestEndedOn
    case alarmRestFor
    case focusLeft
    case focusLeftHalf
    case frameOffline
    case helpHistoryFacts
    case moreHistoryFacts
    case aboutDataAccount
    case aboutVersionIs
    case aboutCrashes
    case historyLead
    case historyEmpty
    case historyUndoChange
    case historyRedoChange
    case insightsNowSays
    case insightsNowSaysRange
    case insightsNowRange
    case insightsDaysWithin
    case insightsDaysOverOne
    case insightsDaysOver
    case insightsDaysTable
    case insightsWeeksTable
    case insightsTasksAsPlanned
    case insightsTasksOther
    case insightsOffer
    case insightsOfferUse
    case insightsOfferKeep
    case insightsHeavierSays
    case insightsHeavierSaysLast
    case insightsHundredSays
    case insightsWhereUsed
    case insightsWhereRests
    case insightsWhereRestsTook
    case insightsTwelveSays
    case insightsTwelveSaysMarks
    case insightsTwelveLow
    case insightsTwelveRest
    case insightsTwelveBorrowed
    case insightsCell
    case insightsCellBorrowed
    case leftOutCount
    case keysLead
    case keysTwo
    case listOptionRestoreList
    case listOptionEdit
    case listOptionArchive
    case listOptionDelete
    case listBarAdd
    case listMoreSteps
    case listButtonFor
    case listHeadingTick
    case listHeadingPack
    case packingLeft
    case packingPacked
    case packingSkipped
    case sharedWith
    case sharedWithView
    case sharedNamesTwo
    case sharedNamesMore
    case sharedTaskWith
    case invitedBy
    case invitedView
    case leftList
    case removalsLead
    case removalDeleted
    case removalDeletedBy
    case removalDeletedOwn
    case removalMoved
    case removalMovedBy
    case removalMovedOwn
    case removalRestored
    case removalRestoredOwn
    case goneDeletedOwn
    case goneDeleted
    case goneDeletedView
    case goneNotes
    case notesFound
    case notesFoundNone
    case noteRowMakeTask
    case noteRowPin
    case noteRowUnpin
    case noteRowDelete
    case nowStep
    case nowLeft
    case nowLeftReserve
    case nowWhy
    case nowWhyDue
    case nowWhySpoons
    case nowWhyWhole
    case nowRestUncosted
    case nowEnergyHas
    case nowEnergyLacks
    case planLeadUsual
    case planRowWhy
    case planWhyDue
    case planWhyLast
    case planWhyLastOwn
    case planRowStep
    case planRest
    case planRestBetween
    case planAlreadyTasks
    case planAlreadyTasksMore
    case planWaitsFull
    case planWaitsRoom
    case planWaitsTime
    case planWaitsTimeUsual
    case planWaitsUsual
    case planUncosted
    case planTimeHint
    case planAsked
    case planAskedHas
    case planAskedLacks
    case planHowEachOwn
    case weekPlanDays
    case weekPlanLead
    case weekPlanSpan
    case weekPlanToday
    case weekPlanWhy
    case weekPlanWhyFull
    case weekPlanWhyFullToday
    case weekPlanStep
    case weekPlanRest
    case weekPlanLoad
    case weekPlanKeepDay
    case weekPlanUseDay
    case weekPlanHeavy
    case weekPlanHeavyDue
    case weekPlanWaitsRoom
    case weekPlanWaitsDue
    case weekPlanHowWorth
    case repeatDays
    case repeatWeeks
    case repeatWeeksOn
    case repeatWeeksWorkdays
    case repeatWeeksAll
    case repeatMonthsDay
    case repeatMonthsDayOrLast
    case repeatMonthsLastDay
    case repeatMonthsWeekday
    case repeatMonthsLastWeekday
    case repeatYears
    case repeatYearsOn
    case repeatYearsLeap
    case repeatUntil
    case repeatDay
    case repeatWeek
    case repeatDoneDays
    case repeatDoneWeeks
    case repeatDoneMonths
    case repeatDoneYears
    case reportChoiceWeeks
    case reportFormTextHint
    case reportFoot
    case reportNoted
    case reportLeftOut
    case reportMornings
    case reportMorningsSame
    case reportUsed
    case reportUsedSame
    case reportOver
    case reportBorrowed
    case reportFelt
    case reportFeltLighter
    case reportFeltAsUsual
    case reportFeltHeavier
    case reportFeltHadToStop
    case reportLow
    case reportRests
    case reportRestsTook
    case reportWeekNoted
    case rowDoneTask
    case rowPackedTask
    case rowTodayTask
    case rowTodayKey
    case rowSetCost
    case rowSetCostTask
    case rowsCosts
    case rowsCostsEach
    case rowDoneBy
    case rowStepOf
    case rowStepsLeft
    case rowPlanned
    case rowDrag
    case rowMoveUp
    case rowMoveDown
    case rowMoveTop
    case rowMoveBottom
    case rowFocus
    case rowRest
    case rowDelete
    case rowBackTask
    case taskViewsSpoons
    case tasksAllOfCategory
    case costs
    case findToolsSet
    case findCost
    case findCostRange
    case findDateFrom
    case findDateUntil
    case findShow
    case found
    case foundNone
    case savedViewEdit
    case settingsTimeWeek
    case settingsTimeDay
    case settingsEnergyDay
    case settingsEnergyReserve
    case textMore
    case energyMaximum
    case energyUnitNumber
    case languagePartly
    case manyDetect
    case manyPreviewDeep
    case manyPreviewMore
    case taskNext
    case taskHiddenUntil
    case taskPlannedFor
    case taskPlannedAfterDue
    case taskTimeSpent
    case taskOpenList
    case formCost
    case formUsualCost
    case formListNew
    case formSubjectsNew
    case dayMenuLoad
    case dayMenuStillDue
    case stepsDone
    case stepsMore
    case taskToday
    case taskTodayUsual
    case taskTook
    case taskTookPlanned
    case taskTookCountsUsual
    case taskFieldCost
    case taskRepeatSavedBoth
    case tipHideTip
    case tipShowTip
    case tipSource
    case tipSourceUndated
    case tipSourceClosed
    case todaySortCost
    case todayAnotherDate
    case todayOver
    case todayBorrowed
    case todaySpoonsOwn
    case todaySpoonsHelp
    case lowDayAside
    case lowDayWith
    case lowDayFewer
    case lowDayWanted
    case welcomeLead
    case welcomeSpoons
    case versionWritten
    case versionTitle
    case versionDate
    case versionUse
    case versionKeep
    case elsewhereAppleTwo
    case elsewhereThingsTwo
    case importFaultEvents
    case importFrom
    case importFoundTasks
    case importTooMany
    case importDone
    case importPast
    case importCosts
    case importDatesDoubt
    case importColumnsLead
    case importColumn
    case galleryFactBy
    case galleryFactItems
    case galleryFactUses
    case galleryOwnEmpty
    case publishedSignIn
    case publishPreviewCut
    case publishTooMany
    case publishTitleLong
    case publishAboutLong
    case publishAuthorLong
    case galleryReportSent
    case galleryReportRemoveTemplate
    case galleryReportKeepTemplate
    case linksSpoons
    case linksListHint
    case linksLabelTooLong
    case linksTooMany
    case linksShowsSpoons
    case linksMade
    case linksOpened
    case linksRevokeOne
    case publicSpoonsLeft
    case publicUnitsLeft
    case publicKnownHours
    case publicKnownDays
    case publicListCount
    case publicListCut
    case mailInvitation
    case mailChangedNote
    case ownAccountSeen
    case ownAccountEndDevice
    case deleteAccountWhat
    case deleteAccountBackup
    case saidEmailChangedOf
    case serverInvitationsClosed
    case serverInvitationsNameTooLong
    case serverInvitationsEnds
    case serverInvitationsRevokeOne
    case serverInvitationsSent
    case serverInvitationsTooMany
    case deviceName
    case pushDeviceTestDevice
    case pushDeviceRemoveDevice
    case pushTestSent
    case pushTestGone
    case pushTestRefused
    case reminderMailLead
    case deliveryLogToday
    case deliveryLogDay
    case deliveryLogShown
    case reminderSeveral
    case reminderDue
    case reminderDueOn
    case sharedListsEmpty
    case sharedListsWith
    case sharedOffer
    case sharedTooManyLists
    case sharedTooManyMembers
    case sharedNameWrong
    case shareListLead
    case membersYou
    case membersButtonFor
    case membersPendingEnds
    case membersRevokeAddress
    case membersRevokeLink
    case endLeaveWhat
    case endRemoveWhat
    case endRemoveLinks
    case endRemoveLinksHint
    case endOwnerWhat
    case endStopWhat
    case passwordTooShort
    case linkFor
    case linkEmailNew
    case linkOtherOut
    case keepHereLead
    case aboutDataAccountServer
    case httpsMore
    case saidApartFull
}

extension SentenceName {
    /// The first that only pages of the server say.
    static var firstOfServers: SentenceName { .elsewhereAppleTwo }
}

// A line each, so that a new message is one more line.
extension Sentence {
    /** Signed in as <mail></mail> */ @inline(never) package static func accountSignedIn(mail: consuming MarkupTag) -> Sentence { Sentence(.accountSignedIn, [.tag(mail)]) }
    /** Account of <mail></mail> */ @inline(never) package static func accountOf(mail: consuming MarkupTag) -> Sentence { Sentence(.accountOf, [.tag(mail)]) }
    /** Last synced: { $date }, { $time }. */ @inline(never) package static func accountLastSynced(date: consuming String, time: consuming String) -> Sentence { Sentence(.accountLastSynced, [.text(date), .text(time)]) }
    /** If you cannot sign in again: save a backup, sign out here, and restore the backup on the first page. <backup>Back up</backup> */ @inline(never) package static func syncAgainHint(backup: consuming MarkupTag) -> Sentence { Sentence(.syncAgainHint, [.tag(backup)]) }
    /** Sign in as { $mail } */ @inline(never) package static func syncSignInAs(mail: consuming String) -> Sentence { Sentence(.syncSignInAs, [.text(mail)]) }
    /** { $count -> [one] { $count } change is only on this device so far. [other] { $count } changes are only on this device so far. } */ @inline(never) package static func syncUnsent(count: Int) -> Sentence { Sentence(.syncUnsent, [.number(count)]) }
    /** { $count -> [one] { $count } entry could not be synced (too large, of an unknown kind, or in a shared list that is full) and stays on this device. [other] { $count } entries could not be synced (too large, of an unknown kind, or in a shared list that is full) and stay on this device. } */ @inline(never) package static func syncRefused(count: Int) -> Sentence { Sentence(.syncRefused, [.number(count)]) }
    /** A backup keeps all of it: <backup>Back up</backup> */ @inline(never) package static func syncBackup(backup: consuming MarkupTag) -> Sentence { Sentence(.syncBackup, [.tag(backup)]) }
    /** This browser still has the plan of <mail></mail>, and you have signed in as <now></now>. The two plans are kept apart. */ @inline(never) package static func otherPlanTwo(mail: consuming MarkupTag, now: consuming MarkupTag) -> Sentence { Sentence(.otherPlanTwo, [.tag(mail), .tag(now)]) }
    /** This browser still has the plan of <mail></mail>. The two plans are kept apart. */ @inline(never) package static func otherPlanOne(mail: consuming MarkupTag) -> Sentence { Sentence(.otherPlanOne, [.tag(mail)]) }
    /** It was made here without an account, and last changed on { $date }. */ @inline(never) package static func joiningLead(date: consuming String) -> Sentence { Sentence(.joiningLead, [.text(date)]) }
    /** Add to { $list } */ @inline(never) package static func addTo(list: consuming String) -> Sentence { Sentence(.addTo, [.text(list)]) }
    /** ~2 for { $spoons } · tomorrow 9:00 · !high · #phone for a subject · @Errands for a list · every day · 15m */ @inline(never) package static func addHelpLine(spoons: consuming SpoonCount) -> Sentence { Sentence(.addHelpLine, [.spoons(spoons)]) }
    /** Title: <title></title> */ @inline(never) package static func lineTitle(title: consuming MarkupTag) -> Sentence { Sentence(.lineTitle, [.tag(title)]) }
    /** { $meaning }: put back into the title */ @inline(never) package static func linePutBack(meaning: consuming String) -> Sentence { Sentence(.linePutBack, [.text(meaning)]) }
    /** Or { $meaning } */ @inline(never) package static func lineOr(meaning: consuming String) -> Sentence { Sentence(.lineOr, [.text(meaning)]) }
    /** { $meaning }? */ @inline(never) package static func lineMaybe(meaning: consuming String) -> Sentence { Sentence(.lineMaybe, [.text(meaning)]) }
    /** { $spoons } */ @inline(never) package static func chipSpoons(spoons: consuming SpoonCount) -> Sentence { Sentence(.chipSpoons, [.spoons(spoons)]) }
    /** Subject: { $subject } */ @inline(never) package static func chipSubject(subject: consuming String) -> Sentence { Sentence(.chipSubject, [.text(subject)]) }
    /** Subject: { $subject } (new) */ @inline(never) package static func chipSubjectNew(subject: consuming String) -> Sentence { Sentence(.chipSubjectNew, [.text(subject)]) }
    /** List: { $list } */ @inline(never) package static func chipList(list: consuming String) -> Sentence { Sentence(.chipList, [.text(list)]) }
    /** List: { $list } (new) */ @inline(never) package static func chipListNew(list: consuming String) -> Sentence { Sentence(.chipListNew, [.text(list)]) }
    /** Today, { $time } */ @inline(never) package static func chipTimeToday(time: consuming String) -> Sentence { Sentence(.chipTimeToday, [.text(time)]) }
    /** Tomorrow, { $time } */ @inline(never) package static func chipTimeTomorrow(time: consuming String) -> Sentence { Sentence(.chipTimeTomorrow, [.text(time)]) }
    /** { $date }, { $time } */ @inline(never) package static func chipTimeDate(date: consuming String, time: consuming String) -> Sentence { Sentence(.chipTimeDate, [.text(date), .text(time)]) }
    /** { $meaning } (“{ $words }”) */ @inline(never) package static func chipWords(meaning: consuming String, words: consuming String) -> Sentence { Sentence(.chipWords, [.text(meaning), .text(words)]) }
    /** From { $date } */ @inline(never) package static func backlogFrom(date: consuming String) -> Sentence { Sentence(.backlogFrom, [.text(date)]) }
    /** { UNIT($unit) } of the day */ @inline(never) package static func budget(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.budget, [.unit(unit)]) }
    /** { $free }. { $used }. */ @inline(never) package static func budgetSummary(free: consuming String, used: consuming String) -> Sentence { Sentence(.budgetSummary, [.text(free), .text(used)]) }
    /** Each drawing stands for { $spoons }. */ @inline(never) package static func budgetEach(spoons: consuming SpoonCount) -> Sentence { Sentence(.budgetEach, [.spoons(spoons)]) }
    /** { $spoons } free */ @inline(never) package static func budgetFree(spoons: consuming SpoonCount) -> Sentence { Sentence(.budgetFree, [.spoons(spoons)]) }
    /** No { UNIT($unit) } free */ @inline(never) package static func budgetNoneFree(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.budgetNoneFree, [.unit(unit)]) }
    /** { $spoons } over */ @inline(never) package static func budgetOver(spoons: consuming SpoonCount) -> Sentence { Sentence(.budgetOver, [.spoons(spoons)]) }
    /** { $spoons } of them in reserve */ @inline(never) package static func budgetInReserve(spoons: Int) -> Sentence { Sentence(.budgetInReserve, [.number(spoons)]) }
    /** { $spoons } borrowed */ @inline(never) package static func budgetBorrowed(spoons: Int) -> Sentence { Sentence(.budgetBorrowed, [.number(spoons)]) }
    /** <first>{ $free }</first><second>, { $aside }</second> */ @inline(never) package static func budgetFreeAside(first: consuming MarkupTag, free: consuming String, second: consuming MarkupTag, aside: consuming String) -> Sentence { Sentence(.budgetFreeAside, [.tag(first), .text(free), .tag(second), .text(aside)]) }
    /** { $planned } of { $all } planned */ @inline(never) package static func budgetPlanned(planned: Int, all: Int) -> Sentence { Sentence(.budgetPlanned, [.number(planned), .number(all)]) }
    /** { $done } of them done */ @inline(never) package static func budgetDone(done: Int) -> Sentence { Sentence(.budgetDone, [.number(done)]) }
    /** { $planned }, <link>{ $done }</link> */ @inline(never) package static func budgetPlannedDone(planned: consuming String, link: consuming MarkupTag, done: consuming String) -> Sentence { Sentence(.budgetPlannedDone, [.text(planned), .tag(link), .text(done)]) }
    /** { $sum } and { $count } without a cost */ @inline(never) package static func sumUncosted(sum: consuming String, count: Int) -> Sentence { Sentence(.sumUncosted, [.text(sum), .number(count)]) }
    /** { $planned } of { $all } */ @inline(never) package static func total(planned: Int, all: consuming SpoonCount) -> Sentence { Sentence(.total, [.number(planned), .spoons(all)]) }
    /** { $free } free */ @inline(never) package static func totalFree(free: Int) -> Sentence { Sentence(.totalFree, [.number(free)]) }
    /** { $free } free, { $reserve } in reserve */ @inline(never) package static func totalFreeReserve(free: Int, reserve: Int) -> Sentence { Sentence(.totalFreeReserve, [.number(free), .number(reserve)]) }
    /** { $free } free, only your reserve */ @inline(never) package static func totalFreeAllReserve(free: Int) -> Sentence { Sentence(.totalFreeAllReserve, [.number(free)]) }
    /** { $over } over */ @inline(never) package static func totalOver(over: Int) -> Sentence { Sentence(.totalOver, [.number(over)]) }
    /** Nothing was added. { $question } */ @inline(never) package static func totalRefused(question: consuming String) -> Sentence { Sentence(.totalRefused, [.text(question)]) }
    /** That is { $over } over. */ @inline(never) package static func totalRefusedOver(over: consuming SpoonCount) -> Sentence { Sentence(.totalRefusedOver, [.spoons(over)]) }
    /** Choose fewer, or borrow { $spoons } from tomorrow. */ @inline(never) package static func totalBorrow(spoons: Int) -> Sentence { Sentence(.totalBorrow, [.number(spoons)]) }
    /** Choose fewer, or use the reserve and borrow { $spoons } from tomorrow. */ @inline(never) package static func totalBorrowReserve(spoons: Int) -> Sentence { Sentence(.totalBorrowReserve, [.number(spoons)]) }
    /** { $spoons -> [one] This uses the { $spoons } you keep in reserve. Use it, or choose { $spoons } fewer. [other] This uses the { $spoons } you keep in reserve. Use them, or choose { $spoons } fewer. } */ @inline(never) package static func totalReserve(spoons: consuming SpoonCount) -> Sentence { Sentence(.totalReserve, [.spoons(spoons)]) }
    /** Borrow { $spoons } */ @inline(never) package static func totalBorrowButton(spoons: Int) -> Sentence { Sentence(.totalBorrowButton, [.number(spoons)]) }
    /** { $count } chosen */ @inline(never) package static func totalBulk(count: Int) -> Sentence { Sentence(.totalBulk, [.number(count)]) }
    /** { $count } chosen, { $spoons } */ @inline(never) package static func totalBulkSpoons(count: Int, spoons: consuming SpoonCount) -> Sentence { Sentence(.totalBulkSpoons, [.number(count), .spoons(spoons)]) }
    /** Instead of { $tasks }: */ @inline(never) package static func swapInstead(tasks: consuming String) -> Sentence { Sentence(.swapInstead, [.text(tasks)]) }
    /** { $task } ({ $spoons }) */ @inline(never) package static func swapTask(task: consuming String, spoons: Int) -> Sentence { Sentence(.swapTask, [.text(task), .number(spoons)]) }
    /** Add on { $date } */ @inline(never) package static func calendarBarAdd(date: consuming String) -> Sentence { Sentence(.calendarBarAdd, [.text(date)]) }
    /** { $count -> [one] { $count } task [other] { $count } tasks } */ @inline(never) package static func calendarCountTasks(count: Int) -> Sentence { Sentence(.calendarCountTasks, [.number(count)]) }
    /** { $count -> [one] { $count } begins [other] { $count } begin } */ @inline(never) package static func calendarCountBegin(count: Int) -> Sentence { Sentence(.calendarCountBegin, [.number(count)]) }
    /** { $count -> [one] { $count } repeats [other] { $count } repeat } */ @inline(never) package static func calendarCountRepeat(count: Int) -> Sentence { Sentence(.calendarCountRepeat, [.number(count)]) }
    /** { $count } done */ @inline(never) package static func calendarCountDone(count: Int) -> Sentence { Sentence(.calendarCountDone, [.number(count)]) }
    /** { $planned } of { $usual } */ @inline(never) package static func calendarLoad(planned: Int, usual: consuming SpoonCount) -> Sentence { Sentence(.calendarLoad, [.number(planned), .spoons(usual)]) }
    /** { $planned } of { $usual }, { $over } over */ @inline(never) package static func calendarLoadOver(planned: Int, usual: consuming SpoonCount, over: Int) -> Sentence { Sentence(.calendarLoadOver, [.number(planned), .spoons(usual), .number(over)]) }
    /** Move to another day: { $task } */ @inline(never) package static func calendarRowMove(task: consuming String) -> Sentence { Sentence(.calendarRowMove, [.text(task)]) }
    /** Previous month: { $month } */ @inline(never) package static func monthPrevious(month: consuming String) -> Sentence { Sentence(.monthPrevious, [.text(month)]) }
    /** Next month: { $month } */ @inline(never) package static func monthNext(month: consuming String) -> Sentence { Sentence(.monthNext, [.text(month)]) }
    /** { $date }, today */ @inline(never) package static func monthDayToday(date: consuming String) -> Sentence { Sentence(.monthDayToday, [.text(date)]) }
    /** { $date }, chosen */ @inline(never) package static func monthDayChosen(date: consuming String) -> Sentence { Sentence(.monthDayChosen, [.text(date)]) }
    /** { $date }, today, chosen */ @inline(never) package static func monthDayTodayChosen(date: consuming String) -> Sentence { Sentence(.monthDayTodayChosen, [.text(date)]) }
    /** { $day }: { $tasks } */ @inline(never) package static func monthDayTasks(day: consuming String, tasks: consuming String) -> Sentence { Sentence(.monthDayTasks, [.text(day), .text(tasks)]) }
    /** { $said }. { $further } */ @inline(never) package static func monthDayAnd(said: consuming String, further: consuming String) -> Sentence { Sentence(.monthDayAnd, [.text(said), .text(further)]) }
    /** { $lists } and { $count } more */ @inline(never) package static func monthDayMore(lists: consuming String, count: Int) -> Sentence { Sentence(.monthDayMore, [.text(lists), .number(count)]) }
    /** { UNIT($unit) } planned */ @inline(never) package static func monthLegendPlanned(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.monthLegendPlanned, [.unit(unit)]) }
    /** more than { $usual } */ @inline(never) package static func monthLegendOver(usual: Int) -> Sentence { Sentence(.monthLegendOver, [.number(usual)]) }
    /** { $category }: { $lists } */ @inline(never) package static func monthLegendLists(category: consuming String, lists: consuming String) -> Sentence { Sentence(.monthLegendLists, [.text(category), .text(lists)]) }
    /** { $category }: { $lists }, { $count } more */ @inline(never) package static func monthLegendListsMore(category: consuming String, lists: consuming String, count: Int) -> Sentence { Sentence(.monthLegendListsMore, [.text(category), .text(lists), .number(count)]) }
    /** Previous week, from { $date } */ @inline(never) package static func weekPrevious(date: consuming String) -> Sentence { Sentence(.weekPrevious, [.text(date)]) }
    /** Next week, from { $date } */ @inline(never) package static func weekNext(date: consuming String) -> Sentence { Sentence(.weekNext, [.text(date)]) }
    /** { $date }, today */ @inline(never) package static func weekDayToday(date: consuming String) -> Sentence { Sentence(.weekDayToday, [.text(date)]) }
    /** and { $count } more */ @inline(never) package static func weekDayMore(count: Int) -> Sentence { Sentence(.weekDayMore, [.number(count)]) }
    /** and { $count } more on { $date } */ @inline(never) package static func weekDayMoreOn(count: Int, date: consuming String) -> Sentence { Sentence(.weekDayMoreOn, [.number(count), .text(date)]) }
    /** Add on { $date } */ @inline(never) package static func weekDayAdd(date: consuming String) -> Sentence { Sentence(.weekDayAdd, [.text(date)]) }
    /** Previous day: { $date } */ @inline(never) package static func dayPrevious(date: consuming String) -> Sentence { Sentence(.dayPrevious, [.text(date)]) }
    /** Next day: { $date } */ @inline(never) package static func dayNext(date: consuming String) -> Sentence { Sentence(.dayNext, [.text(date)]) }
    /** { $date }, today */ @inline(never) package static func dayTitleToday(date: consuming String) -> Sentence { Sentence(.dayTitleToday, [.text(date)]) }
    /** and { $count } more on this day */ @inline(never) package static func dayMore(count: Int) -> Sentence { Sentence(.dayMore, [.number(count)]) }
    /** { $day }: { $tasks }. */ @inline(never) package static func daySaid(day: consuming String, tasks: consuming String) -> Sentence { Sentence(.daySaid, [.text(day), .text(tasks)]) }
    /** { $day }. */ @inline(never) package static func daySaidAlone(day: consuming String) -> Sentence { Sentence(.daySaidAlone, [.text(day)]) }
    /** { $load }. */ @inline(never) package static func daySaidLoad(load: consuming String) -> Sentence { Sentence(.daySaidLoad, [.text(load)]) }
    /** { $days -> [one] In { $days } day [other] In { $days } days } */ @inline(never) package static func dayAhead(days: Int) -> Sentence { Sentence(.dayAhead, [.number(days)]) }
    /** { $days -> [one] { $days } day ago [other] { $days } days ago } */ @inline(never) package static func dayPast(days: Int) -> Sentence { Sentence(.dayPast, [.number(days)]) }
    /** { $count -> [one] { $count } task [other] { $count } tasks } */ @inline(never) package static func changeTasks(count: Int) -> Sentence { Sentence(.changeTasks, [.number(count)]) }
    /** New Day with { $spoons } */ @inline(never) package static func changeStartedDay(spoons: consuming SpoonCount) -> Sentence { Sentence(.changeStartedDay, [.spoons(spoons)]) }
    /** New Day with { $spoons }, without what does not fit: { $what } */ @inline(never) package static func changeStartedDayWithout(spoons: consuming SpoonCount, what: consuming TaskNames) -> Sentence { Sentence(.changeStartedDayWithout, [.spoons(spoons), .tasks(what)]) }
    /** Today set to { $spoons } */ @inline(never) package static func changeAdjustedDay(spoons: consuming SpoonCount) -> Sentence { Sentence(.changeAdjustedDay, [.spoons(spoons)]) }
    /** Added to today: { $what } */ @inline(never) package static func changePlannedToday(what: consuming TaskNames) -> Sentence { Sentence(.changePlannedToday, [.tasks(what)]) }
    /** Added to today, borrowing { $spoons }: { $what } */ @inline(never) package static func changePlannedBorrowing(spoons: consuming SpoonCount, what: consuming TaskNames) -> Sentence { Sentence(.changePlannedBorrowing, [.spoons(spoons), .tasks(what)]) }
    /** Swapped into today: { $what } */ @inline(never) package static func changeSwapped(what: consuming TaskNames) -> Sentence { Sentence(.changeSwapped, [.tasks(what)]) }
    /** { $what } costs { $spoons } today */ @inline(never) package static func changeTodayCost(what: consuming String, spoons: consuming SpoonCount) -> Sentence { Sentence(.changeTodayCost, [.text(what), .spoons(spoons)]) }
    /** Actual cost { $spoons }: { $what } */ @inline(never) package static func changeRealCost(spoons: consuming SpoonCount, what: consuming String) -> Sentence { Sentence(.changeRealCost, [.spoons(spoons), .text(what)]) }
    /** Added: { $what }, due { $date } */ @inline(never) package static func changeAddedDue(what: consuming TaskNames, date: consuming String) -> Sentence { Sentence(.changeAddedDue, [.tasks(what), .text(date)]) }
    /** Planned for { $date }: { $what } */ @inline(never) package static func changePlannedFor(date: consuming String, what: consuming TaskNames) -> Sentence { Sentence(.changePlannedFor, [.text(date), .tasks(what)]) }
    /** Moved to { $date }: { $what } */ @inline(never) package static func changeMovedTo(date: consuming String, what: consuming TaskNames) -> Sentence { Sentence(.changeMovedTo, [.text(date), .tasks(what)]) }
    /** { $what } updated */ @inline(never) package static func changeMany(what: consuming TaskNames) -> Sentence { Sentence(.changeMany, [.tasks(what)]) }
    /** Timer of { $length } */ @inline(never) package static func changeTimer(length: consuming String) -> Sentence { Sentence(.changeTimer, [.text(length)]) }
    /** Timer of { $length }: { $task } */ @inline(never) package static func changeTimerOn(length: consuming String, task: consuming String) -> Sentence { Sentence(.changeTimerOn, [.text(length), .text(task)]) }
    /** Rest of { $length } */ @inline(never) package static func changeRest(length: consuming String) -> Sentence { Sentence(.changeRest, [.text(length)]) }
    /** Rest of { $length }: { $task } */ @inline(never) package static func changeRestOn(length: consuming String, task: consuming String) -> Sentence { Sentence(.changeRestOn, [.text(length), .text(task)]) }
    /** Rested { $length } */ @inline(never) package static func changeRestedFor(length: consuming String) -> Sentence { Sentence(.changeRestedFor, [.text(length)]) }
    /** Rested { $length }: { $task } */ @inline(never) package static func changeRestedForOn(length: consuming String, task: consuming String) -> Sentence { Sentence(.changeRestedForOn, [.text(length), .text(task)]) }
    /** Rested: { $task } */ @inline(never) package static func changeRestedOn(task: consuming String) -> Sentence { Sentence(.changeRestedOn, [.text(task)]) }
    /** { $minutes -> [one] Added { $minutes } minute to the timer [other] Added { $minutes } minutes to the timer } */ @inline(never) package static func changeTimerMinutes(minutes: Int) -> Sentence { Sentence(.changeTimerMinutes, [.number(minutes)]) }
    /** { $minutes -> [one] Added { $minutes } minute to the timer: { $task } [other] Added { $minutes } minutes to the timer: { $task } } */ @inline(never) package static func changeTimerMinutesOn(minutes: Int, task: consuming String) -> Sentence { Sentence(.changeTimerMinutesOn, [.number(minutes), .text(task)]) }
    /** Added time to the timer: { $task } */ @inline(never) package static func changeTimerLongerOn(task: consuming String) -> Sentence { Sentence(.changeTimerLongerOn, [.text(task)]) }
    /** Timer paused: { $task } */ @inline(never) package static func changeTimerPausedOn(task: consuming String) -> Sentence { Sentence(.changeTimerPausedOn, [.text(task)]) }
    /** Timer resumed: { $task } */ @inline(never) package static func changeTimerResumedOn(task: consuming String) -> Sentence { Sentence(.changeTimerResumedOn, [.text(task)]) }
    /** Timer reset: { $task } */ @inline(never) package static func changeTimerResetOn(task: consuming String) -> Sentence { Sentence(.changeTimerResetOn, [.text(task)]) }
    /** Timer stopped: { $task } */ @inline(never) package static func changeTimerStoppedOn(task: consuming String) -> Sentence { Sentence(.changeTimerStoppedOn, [.text(task)]) }
    /** Added: { $what } */ @inline(never) package static func changeAddedTask(what: consuming TaskNames) -> Sentence { Sentence(.changeAddedTask, [.tasks(what)]) }
    /** Changed: { $what } */ @inline(never) package static func changeEditedTask(what: consuming TaskNames) -> Sentence { Sentence(.changeEditedTask, [.tasks(what)]) }
    /** Deleted: { $what } */ @inline(never) package static func changeDeletedTask(what: consuming TaskNames) -> Sentence { Sentence(.changeDeletedTask, [.tasks(what)]) }
    /** Brought back: { $what } */ @inline(never) package static func changeBroughtBack(what: consuming TaskNames) -> Sentence { Sentence(.changeBroughtBack, [.tasks(what)]) }
    /** Moved: { $what } */ @inline(never) package static func changeMovedTask(what: consuming TaskNames) -> Sentence { Sentence(.changeMovedTask, [.tasks(what)]) }
    /** Done: { $what } */ @inline(never) package static func changeCheckedOff(what: consuming TaskNames) -> Sentence { Sentence(.changeCheckedOff, [.tasks(what)]) }
    /** Not done: { $what } */ @inline(never) package static func changeUnchecked(what: consuming TaskNames) -> Sentence { Sentence(.changeUnchecked, [.tasks(what)]) }
    /** Removed from today: { $what } */ @inline(never) package static func changeSentBack(what: consuming TaskNames) -> Sentence { Sentence(.changeSentBack, [.tasks(what)]) }
    /** Start fresh: { $what } */ @inline(never) package static func changeFresh(what: consuming TaskNames) -> Sentence { Sentence(.changeFresh, [.tasks(what)]) }
    /** Moved to another list: { $what } */ @inline(never) package static func changeFiledTask(what: consuming TaskNames) -> Sentence { Sentence(.changeFiledTask, [.tasks(what)]) }
    /** Snoozed: { $what } */ @inline(never) package static func changeSnoozed(what: consuming TaskNames) -> Sentence { Sentence(.changeSnoozed, [.tasks(what)]) }
    /** Hidden until { $date }: { $what } */ @inline(never) package static func changeHidden(date: consuming String, what: consuming TaskNames) -> Sentence { Sentence(.changeHidden, [.text(date), .tasks(what)]) }
    /** Shown again: { $what } */ @inline(never) package static func changeWokeUp(what: consuming TaskNames) -> Sentence { Sentence(.changeWokeUp, [.tasks(what)]) }
    /** Skipped once: { $what } */ @inline(never) package static func changeSkippedOnce(what: consuming TaskNames) -> Sentence { Sentence(.changeSkippedOnce, [.tasks(what)]) }
    /** { $what -> [one] No longer repeats: { $what } [other] No longer repeat: { $what } } */ @inline(never) package static func changeEndedRepeat(what: consuming TaskNames) -> Sentence { Sentence(.changeEndedRepeat, [.tasks(what)]) }
    /** Subject added: { $what } */ @inline(never) package static func changeLabelled(what: consuming TaskNames) -> Sentence { Sentence(.changeLabelled, [.tasks(what)]) }
    /** Subject removed: { $what } */ @inline(never) package static func changeUnlabelled(what: consuming TaskNames) -> Sentence { Sentence(.changeUnlabelled, [.tasks(what)]) }
    /** Changed for this time: { $what } */ @inline(never) package static func changeForThisTime(what: consuming TaskNames) -> Sentence { Sentence(.changeForThisTime, [.tasks(what)]) }
    /** Skipped: { $what } */ @inline(never) package static func changeLeftOut(what: consuming TaskNames) -> Sentence { Sentence(.changeLeftOut, [.tasks(what)]) }
    /** Included: { $what } */ @inline(never) package static func changeTookAlong(what: consuming TaskNames) -> Sentence { Sentence(.changeTookAlong, [.tasks(what)]) }
    /** Not this one: { $what } */ @inline(never) package static func changePassedOver(what: consuming TaskNames) -> Sentence { Sentence(.changePassedOver, [.tasks(what)]) }
    /** Duplicated: { $what } */ @inline(never) package static func changeDuplicatedTask(what: consuming TaskNames) -> Sentence { Sentence(.changeDuplicatedTask, [.tasks(what)]) }
    /** Usual cost kept: { $what } */ @inline(never) package static func changeDeclinedCost(what: consuming TaskNames) -> Sentence { Sentence(.changeDeclinedCost, [.tasks(what)]) }
    /** Planned: { $what } */ @inline(never) package static func changePlannedWeek(what: consuming TaskNames) -> Sentence { Sentence(.changePlannedWeek, [.tasks(what)]) }
    /** No longer planned for a day: { $what } */ @inline(never) package static func changeRemovedIntended(what: consuming TaskNames) -> Sentence { Sentence(.changeRemovedIntended, [.tasks(what)]) }
    /** Moved back to today: { $what } */ @inline(never) package static func changeWantedToday(what: consuming TaskNames) -> Sentence { Sentence(.changeWantedToday, [.tasks(what)]) }
    /** Earlier version restored: { $what } */ @inline(never) package static func changeVersionBack(what: consuming String) -> Sentence { Sentence(.changeVersionBack, [.text(what)]) }
    /** Earlier version dismissed: { $what } */ @inline(never) package static func changeVersionAway(what: consuming String) -> Sentence { Sentence(.changeVersionAway, [.text(what)]) }
    /** New list: { $what } */ @inline(never) package static func changeAddedList(what: consuming String) -> Sentence { Sentence(.changeAddedList, [.text(what)]) }
    /** List changed: { $what } */ @inline(never) package static func changeEditedList(what: consuming String) -> Sentence { Sentence(.changeEditedList, [.text(what)]) }
    /** List and its tasks deleted: { $what } */ @inline(never) package static func changeDeletedList(what: consuming String) -> Sentence { Sentence(.changeDeletedList, [.text(what)]) }
    /** List moved: { $what } */ @inline(never) package static func changeMovedList(what: consuming String) -> Sentence { Sentence(.changeMovedList, [.text(what)]) }
    /** List archived: { $what } */ @inline(never) package static func changeArchivedList(what: consuming String) -> Sentence { Sentence(.changeArchivedList, [.text(what)]) }
    /** List restored: { $what } */ @inline(never) package static func changeReopenedList(what: consuming String) -> Sentence { Sentence(.changeReopenedList, [.text(what)]) }
    /** All unchecked: { $what } */ @inline(never) package static func changeUncheckedAll(what: consuming String) -> Sentence { Sentence(.changeUncheckedAll, [.text(what)]) }
    /** New list from a template: { $what } */ @inline(never) package static func changeUsedTemplate(what: consuming String) -> Sentence { Sentence(.changeUsedTemplate, [.text(what)]) }
    /** New template: { $what } */ @inline(never) package static func changeMadeTemplate(what: consuming String) -> Sentence { Sentence(.changeMadeTemplate, [.text(what)]) }
    /** New checklist: { $what } */ @inline(never) package static func changeMergedLists(what: consuming String) -> Sentence { Sentence(.changeMergedLists, [.text(what)]) }
    /** Started over; previous copy archived: { $what } */ @inline(never) package static func changeRanAgain(what: consuming String) -> Sentence { Sentence(.changeRanAgain, [.text(what)]) }
    /** New list, a copy: { $what } */ @inline(never) package static func changeDuplicatedList(what: consuming String) -> Sentence { Sentence(.changeDuplicatedList, [.text(what)]) }
    /** New subject: { $what } */ @inline(never) package static func changeAddedSubject(what: consuming String) -> Sentence { Sentence(.changeAddedSubject, [.text(what)]) }
    /** Subject changed: { $what } */ @inline(never) package static func changeEditedSubject(what: consuming String) -> Sentence { Sentence(.changeEditedSubject, [.text(what)]) }
    /** Subject deleted: { $what } */ @inline(never) package static func changeDeletedSubject(what: consuming String) -> Sentence { Sentence(.changeDeletedSubject, [.text(what)]) }
    /** Subjects merged: { $what } */ @inline(never) package static func changeMergedSubjects(what: consuming String) -> Sentence { Sentence(.changeMergedSubjects, [.text(what)]) }
    /** New note: { $what } */ @inline(never) package static func changeAddedNote(what: consuming String) -> Sentence { Sentence(.changeAddedNote, [.text(what)]) }
    /** Note changed: { $what } */ @inline(never) package static func changeEditedNote(what: consuming String) -> Sentence { Sentence(.changeEditedNote, [.text(what)]) }
    /** Note deleted: { $what } */ @inline(never) package static func changeDeletedNote(what: consuming String) -> Sentence { Sentence(.changeDeletedNote, [.text(what)]) }
    /** Note moved: { $what } */ @inline(never) package static func changeMovedNote(what: consuming String) -> Sentence { Sentence(.changeMovedNote, [.text(what)]) }
    /** Pinned: { $what } */ @inline(never) package static func changePinnedNote(what: consuming String) -> Sentence { Sentence(.changePinnedNote, [.text(what)]) }
    /** Unpinned: { $what } */ @inline(never) package static func changeUnpinnedNote(what: consuming String) -> Sentence { Sentence(.changeUnpinnedNote, [.text(what)]) }
    /** Note turned into a task: { $what } */ @inline(never) package static func changeTaskOfNote(what: consuming String) -> Sentence { Sentence(.changeTaskOfNote, [.text(what)]) }
    /** View saved: { $what } */ @inline(never) package static func changeKeptView(what: consuming String) -> Sentence { Sentence(.changeKeptView, [.text(what)]) }
    /** View renamed: { $what } */ @inline(never) package static func changeRenamedView(what: consuming String) -> Sentence { Sentence(.changeRenamedView, [.text(what)]) }
    /** View deleted: { $what } */ @inline(never) package static func changeDeletedView(what: consuming String) -> Sentence { Sentence(.changeDeletedView, [.text(what)]) }
    /** Tip hidden: { $what } */ @inline(never) package static func changeDismissedTip(what: consuming String) -> Sentence { Sentence(.changeDismissedTip, [.text(what)]) }
    /** Tip shown again: { $what } */ @inline(never) package static func changeShowedTip(what: consuming String) -> Sentence { Sentence(.changeShowedTip, [.text(what)]) }
    /** { $change }. */ @inline(never) package static func toast(change: consuming String) -> Sentence { Sentence(.toast, [.text(change)]) }
    /** { $change }. { $spoons } left. */ @inline(never) package static func toastLeft(change: consuming String, spoons: consuming SpoonCount) -> Sentence { Sentence(.toastLeft, [.text(change), .spoons(spoons)]) }
    /** { $done } Still due { $date }. */ @inline(never) package static func toastStillDue(done: consuming String, date: consuming String) -> Sentence { Sentence(.toastStillDue, [.text(done), .text(date)]) }
    /** { $done } It is due before that, { $date }. */ @inline(never) package static func toastDueBefore(done: consuming String, date: consuming String) -> Sentence { Sentence(.toastDueBefore, [.text(done), .text(date)]) }
    /** Undone: “{ $change }”. */ @inline(never) package static func toastUndone(change: consuming String) -> Sentence { Sentence(.toastUndone, [.text(change)]) }
    /** Undone: “{ $change }”. { $spoons } left. */ @inline(never) package static func toastUndoneLeft(change: consuming String, spoons: consuming SpoonCount) -> Sentence { Sentence(.toastUndoneLeft, [.text(change), .spoons(spoons)]) }
    /** It was changed since, so it stays as it is: “{ $change }”. */ @inline(never) package static func toastStays(change: consuming String) -> Sentence { Sentence(.toastStays, [.text(change)]) }
    /** { $done } Part of it was changed since, and stays as it is. */ @inline(never) package static func toastPartly(done: consuming String) -> Sentence { Sentence(.toastPartly, [.text(done)]) }
    /** All { $count } */ @inline(never) package static func choosingAll(count: Int) -> Sentence { Sentence(.choosingAll, [.number(count)]) }
    /** How many { UNIT($unit) } does it take? A number also chooses the task. A guess is fine. */ @inline(never) package static func choosingCost(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.choosingCost, [.unit(unit)]) }
    /** { $count -> [one] { $count } spoon [other] { $count } spoons } */ @inline(never) package static func unitSpoons(count: Int) -> Sentence { Sentence(.unitSpoons, [.number(count)]) }
    /** { $spoons } */ @inline(never) package static func numberOfSpoons(spoons: consuming SpoonCount) -> Sentence { Sentence(.numberOfSpoons, [.spoons(spoons)]) }
    /** { $count -> [one] spoon [other] spoons } */ @inline(never) package static func unitAfterNumber(count: Int) -> Sentence { Sentence(.unitAfterNumber, [.number(count)]) }
    /** { $number } % */ @inline(never) package static func percent(number: Int) -> Sentence { Sentence(.percent, [.number(number)]) }
    /** Times are in { $zone }, because this browser does not run JavaScript. <set>Set your time zone</set> */ @inline(never) package static func zoneWithoutScript(zone: consuming String, set: consuming MarkupTag) -> Sentence { Sentence(.zoneWithoutScript, [.text(zone), .tag(set)]) }
    /** { $days -> [one] Last backup: { $days } day ago [other] Last backup: { $days } days ago } */ @inline(never) package static func dataLastBackup(days: Int) -> Sentence { Sentence(.dataLastBackup, [.number(days)]) }
    /** Part { $part } of { $parts } */ @inline(never) package static func dataPart(part: Int, parts: Int) -> Sentence { Sentence(.dataPart, [.number(part), .number(parts)]) }
    /** { $tasks -> [one] Everything that Teaspoon keeps on this device will be deleted: { $tasks } task, and every list, note, day and setting. It cannot be undone. [other] Everything that Teaspoon keeps on this device will be deleted: { $tasks } tasks, and every list, note, day and setting. It cannot be undone. } */ @inline(never) package static func eraseOnDevice(tasks: Int) -> Sentence { Sentence(.eraseOnDevice, [.number(tasks)]) }
    /** { $tasks -> [one] Everything that Teaspoon keeps here will be deleted: { $tasks } task, and every list, note, day and setting. It cannot be undone. [other] Everything that Teaspoon keeps here will be deleted: { $tasks } tasks, and every list, note, day and setting. It cannot be undone. } */ @inline(never) package static func eraseOnServer(tasks: Int) -> Sentence { Sentence(.eraseOnServer, [.number(tasks)]) }
    /** You will be signed out, too. Your account, { $mail }, and its data on the server stay until you delete the account on its own page. Changes that have not been sent to it will be lost. */ @inline(never) package static func eraseAccount(mail: consuming String) -> Sentence { Sentence(.eraseAccount, [.text(mail)]) }
    /** A backup brings it all back: <a>Back up</a> */ @inline(never) package static func eraseBackup(a: consuming MarkupTag) -> Sentence { Sentence(.eraseBackup, [.tag(a)]) }
    /** joins your list <list></list> */ @inline(never) package static func importJoinsList(list: consuming MarkupTag) -> Sentence { Sentence(.importJoinsList, [.tag(list)]) }
    /** { $count -> [one] { $count } is here already [other] { $count } are here already } */ @inline(never) package static func importHere(count: Int) -> Sentence { Sentence(.importHere, [.number(count)]) }
    /** { $count -> [one] <n>{ $count }</n> new task [other] <n>{ $count }</n> new tasks } */ @inline(never) package static func importFoundNew(count: Int, n: consuming MarkupTag) -> Sentence { Sentence(.importFoundNew, [.number(count), .tag(n)]) }
    /** { $count -> [one] <n>{ $count }</n> newer version of a task [other] <n>{ $count }</n> newer versions of tasks } */ @inline(never) package static func importFoundChanged(count: Int, n: consuming MarkupTag) -> Sentence { Sentence(.importFoundChanged, [.number(count), .tag(n)]) }
    /** { $count -> [one] <n>{ $count }</n> list or template [other] <n>{ $count }</n> lists and templates } */ @inline(never) package static func importFoundLists(count: Int, n: consuming MarkupTag) -> Sentence { Sentence(.importFoundLists, [.number(count), .tag(n)]) }
    /** { $count -> [one] <n>{ $count }</n> day [other] <n>{ $count }</n> days } */ @inline(never) package static func importFoundDays(count: Int, n: consuming MarkupTag) -> Sentence { Sentence(.importFoundDays, [.number(count), .tag(n)]) }
    /** { $count -> [one] <n>{ $count }</n> other thing (plans, notes, settings…) [other] <n>{ $count }</n> other things (plans, notes, settings…) } */ @inline(never) package static func importFoundOthers(count: Int, n: consuming MarkupTag) -> Sentence { Sentence(.importFoundOthers, [.number(count), .tag(n)]) }
    /** { $count -> [one] Also bring back { $count } thing (a task, list or note) that was deleted or undone here since [other] Also bring back { $count } things (tasks, lists, notes) that were deleted or undone here since } */ @inline(never) package static func importAlsoGone(count: Int) -> Sentence { Sentence(.importAlsoGone, [.number(count)]) }
    /** { $count -> [one] This file has { $count } thing (a task, list or note) that was deleted or undone here since. It can be brought back as it was when the file was saved; that can be undone. [other] This file has { $count } things (tasks, lists, notes) that were deleted or undone here since. They can be brought back as they were when the file was saved; that can be undone. } */ @inline(never) package static func importOnlyGoneFacts(count: Int) -> Sentence { Sentence(.importOnlyGoneFacts, [.number(count)]) }
    /** { $count -> [1] Bring it back [other] Bring them back } */ @inline(never) package static func importOnlyGoneDo(count: Int) -> Sentence { Sentence(.importOnlyGoneDo, [.number(count)]) }
    /** { $spoons } */ @inline(never) package static func exportCost(spoons: consuming SpoonCount) -> Sentence { Sentence(.exportCost, [.spoons(spoons)]) }
    /** { $minutes } min */ @inline(never) package static func exportMinutes(minutes: Int) -> Sentence { Sentence(.exportMinutes, [.number(minutes)]) }
    /** hidden until { $date } */ @inline(never) package static func exportHidden(date: consuming String) -> Sentence { Sentence(.exportHidden, [.text(date)]) }
    /** due { $date } */ @inline(never) package static func exportDue(date: consuming String) -> Sentence { Sentence(.exportDue, [.text(date)]) }
    /** due { $date } { $time } */ @inline(never) package static func exportDueTime(date: consuming String, time: consuming String) -> Sentence { Sentence(.exportDueTime, [.text(date), .text(time)]) }
    /** reminder { $when } */ @inline(never) package static func exportReminder(when: consuming String) -> Sentence { Sentence(.exportReminder, [.text(when)]) }
    /** today, { $time } */ @inline(never) package static func dueTodayAt(time: consuming String) -> Sentence { Sentence(.dueTodayAt, [.text(time)]) }
    /** tomorrow, { $time } */ @inline(never) package static func dueTomorrowAt(time: consuming String) -> Sentence { Sentence(.dueTomorrowAt, [.text(time)]) }
    /** { $date }, tomorrow */ @inline(never) package static func dueTomorrowOn(date: consuming String) -> Sentence { Sentence(.dueTomorrowOn, [.text(date)]) }
    /** { $date }, tomorrow, { $time } */ @inline(never) package static func dueTomorrowOnAt(date: consuming String, time: consuming String) -> Sentence { Sentence(.dueTomorrowOnAt, [.text(date), .text(time)]) }
    /** was due { $date } */ @inline(never) package static func dueWas(date: consuming String) -> Sentence { Sentence(.dueWas, [.text(date)]) }
    /** { $days -> [one] { $date }, in { $days } day [other] { $date }, in { $days } days } */ @inline(never) package static func dueInDays(days: Int, date: consuming String) -> Sentence { Sentence(.dueInDays, [.number(days), .text(date)]) }
    /** { $days -> [one] { $date }, { $time }, in { $days } day [other] { $date }, { $time }, in { $days } days } */ @inline(never) package static func dueInDaysAt(days: Int, date: consuming String, time: consuming String) -> Sentence { Sentence(.dueInDaysAt, [.number(days), .text(date), .text(time)]) }
    /** { $date }, { $time } */ @inline(never) package static func dateAndTime(date: consuming String, time: consuming String) -> Sentence { Sentence(.dateAndTime, [.text(date), .text(time)]) }
    /** { $length } before */ @inline(never) package static func reminderBefore(length: consuming String) -> Sentence { Sentence(.reminderBefore, [.text(length)]) }
    /** { $length } before */ @inline(never) package static func remindBefore(length: consuming String) -> Sentence { Sentence(.remindBefore, [.text(length)]) }
    /** How many { UNIT($unit) } do you have today? */ @inline(never) package static func newDaySpoons(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.newDaySpoons, [.unit(unit)]) }
    /** { $spoons -> [one] Your daily number is { $usual }. { $spoons } was borrowed from today, so today starts with { $left }. [other] Your daily number is { $usual }. { $spoons } were borrowed from today, so today starts with { $left }. } */ @inline(never) package static func newDayBorrowedFixed(spoons: consuming SpoonCount, usual: Int, left: Int) -> Sentence { Sentence(.newDayBorrowedFixed, [.spoons(spoons), .number(usual), .number(left)]) }
    /** { $spoons -> [one] Usually { $usual }. { $spoons } was borrowed from today, so today starts with { $left }. [other] Usually { $usual }. { $spoons } were borrowed from today, so today starts with { $left }. } */ @inline(never) package static func newDayBorrowed(spoons: consuming SpoonCount, usual: Int, left: Int) -> Sentence { Sentence(.newDayBorrowed, [.spoons(spoons), .number(usual), .number(left)]) }
    /** What is left goes to the <backlog>Backlog</backlog> and waits there. */ @inline(never) package static func newDayBacklog(backlog: consuming MarkupTag) -> Sentence { Sentence(.newDayBacklog, [.tag(backlog)]) }
    /** How many { UNIT($unit) } does today have? */ @inline(never) package static func adjustDaySpoons(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.adjustDaySpoons, [.unit(unit)]) }
    /** It is { $spoons } now. { $used }. */ @inline(never) package static func adjustDayNow(spoons: Int, used: consuming String) -> Sentence { Sentence(.adjustDayNow, [.number(spoons), .text(used)]) }
    /** With { $spoons }: { $free }. */ @inline(never) package static func adjustDayWith(spoons: Int, free: consuming String) -> Sentence { Sentence(.adjustDayWith, [.number(spoons), .text(free)]) }
    /** Share today’s { UNIT($unit) } */ @inline(never) package static func linksDay(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.linksDay, [.unit(unit)]) }
    /** Change to { $spoons } */ @inline(never) package static func adjustDayBarChangeTo(spoons: Int) -> Sentence { Sentence(.adjustDayBarChangeTo, [.number(spoons)]) }
    /** { $name }: { $text } */ @inline(never) package static func extraLine(name: consuming String, text: consuming String) -> Sentence { Sentence(.extraLine, [.text(name), .text(text)]) }
    /** This title is longer than { $most } characters. The note has room for more. */ @inline(never) package static func faultTitleTooLong(most: Int) -> Sentence { Sentence(.faultTitleTooLong, [.number(most)]) }
    /** This note is longer than { $most } characters. Please shorten it. */ @inline(never) package static func faultNoteTooLong(most: Int) -> Sentence { Sentence(.faultNoteTooLong, [.number(most)]) }
    /** Enter a whole number from { $least } to { $most }. */ @inline(never) package static func faultOutOfRange(least: Int, most: Int) -> Sentence { Sentence(.faultOutOfRange, [.number(least), .number(most)]) }
    /** Enter a word of at most { $most } characters. */ @inline(never) package static func faultUnitMissing(most: Int) -> Sentence { Sentence(.faultUnitMissing, [.number(most)]) }
    /** { $days -> [one] This is no longer in the history, which goes back { $days } day. [other] This is no longer in the history, which goes back { $days } days. } */ @inline(never) package static func faultNoSuchChange(days: Int) -> Sentence { Sentence(.faultNoSuchChange, [.number(days)]) }
    /** “{ $title }” has no cost yet. Set one to plan it. */ @inline(never) package static func faultUncosted(title: consuming String) -> Sentence { Sentence(.faultUncosted, [.text(title)]) }
    /** That is { $excess } over. Nothing was changed. */ @inline(never) package static func faultOverBudget(excess: consuming SpoonCount) -> Sentence { Sentence(.faultOverBudget, [.spoons(excess)]) }
    /** Enter a whole number from { $least } to { $most }, and choose days, weeks, months or years. */ @inline(never) package static func faultNotARule(least: Int, most: Int) -> Sentence { Sentence(.faultNotARule, [.number(least), .number(most)]) }
    /** Enter a name of at most { $most } characters. */ @inline(never) package static func faultNameMissing(most: Int) -> Sentence { Sentence(.faultNameMissing, [.number(most)]) }
    /** “{ $name }” already exists. Choose another name. */ @inline(never) package static func faultNameTaken(name: consuming String) -> Sentence { Sentence(.faultNameTaken, [.text(name)]) }
    /** Use at most { $most } characters. */ @inline(never) package static func faultCategoryTooLong(most: Int) -> Sentence { Sentence(.faultCategoryTooLong, [.number(most)]) }
    /** { $levels -> [one] Steps can be at most { $levels } level deep. Choose a place higher up. [other] Steps can be at most { $levels } levels deep. Choose a place higher up. } */ @inline(never) package static func faultTooDeep(levels: Int) -> Sentence { Sentence(.faultTooDeep, [.number(levels)]) }
    /** That’s { $count } lines; the limit is { $most }. Nothing was added, and your text is still here. */ @inline(never) package static func faultTooManyLines(count: Int, most: Int) -> Sentence { Sentence(.faultTooManyLines, [.number(count), .number(most)]) }
    /** There are { $most } views already. Delete one under Lists first. */ @inline(never) package static func faultTooManyViews(most: Int) -> Sentence { Sentence(.faultTooManyViews, [.number(most)]) }
    /** Use at most { $most } characters, so that all fits on one page. */ @inline(never) package static func faultReportTooLong(most: Int) -> Sentence { Sentence(.faultReportTooLong, [.number(most)]) }
    /** Use at most { $most } characters. */ @inline(never) package static func faultProfileNameTooLong(most: Int) -> Sentence { Sentence(.faultProfileNameTooLong, [.number(most)]) }
    /** This uses the { $spoons } you keep in reserve. Tick “Use the reserve”, or do not add it to today. */ @inline(never) package static func faultUsesReserve(spoons: consuming SpoonCount) -> Sentence { Sentence(.faultUsesReserve, [.spoons(spoons)]) }
    /** { $days -> [one] This is no longer in the history, which goes back { $days } day. Nothing was changed. [other] This is no longer in the history, which goes back { $days } days. Nothing was changed. } */ @inline(never) package static func problemSaidNotInHistory(days: Int) -> Sentence { Sentence(.problemSaidNotInHistory, [.number(days)]) }
    /** “{ $name }” already exists. To restore this list, open it here, choose “Edit list” in its menu, and give it another name. */ @inline(never) package static func insteadArchivedName(name: consuming String) -> Sentence { Sentence(.insteadArchivedName, [.text(name)]) }
    /** { $fault } Save keeps it as a task of its own. */ @inline(never) package static func insteadOwnTask(fault: consuming String) -> Sentence { Sentence(.insteadOwnTask, [.text(fault)]) }
    /** Start { $minutes } minutes */ @inline(never) package static func focusPreset(minutes: Int) -> Sentence { Sentence(.focusPreset, [.number(minutes)]) }
    /** Rest { $minutes } min */ @inline(never) package static func focusOtherRest(minutes: Int) -> Sentence { Sentence(.focusOtherRest, [.number(minutes)]) }
    /** { $minutes } min for { $task } */ @inline(never) package static func focusOtherTask(minutes: Int, task: consuming String) -> Sentence { Sentence(.focusOtherTask, [.number(minutes), .text(task)]) }
    /** You can also get a notification: <settings>Settings</settings> */ @inline(never) package static func focusNoticeHint(settings: consuming MarkupTag) -> Sentence { Sentence(.focusNoticeHint, [.tag(settings)]) }
    /** Step: { $step } */ @inline(never) package static func focusStep(step: consuming String) -> Sentence { Sentence(.focusStep, [.text(step)]) }
    /** <words><shown>{ $left }</shown> left, </words>until { $time } */ @inline(never) package static func focusLeftUntil(words: consuming MarkupTag, shown: consuming MarkupTag, left: consuming String, time: consuming String) -> Sentence { Sentence(.focusLeftUntil, [.tag(words), .tag(shown), .text(left), .text(time)]) }
    /** <words><shown>{ $left }</shown> left, </words>paused */ @inline(never) package static func focusLeftPaused(words: consuming MarkupTag, shown: consuming MarkupTag, left: consuming String) -> Sentence { Sentence(.focusLeftPaused, [.tag(words), .tag(shown), .text(left)]) }
    /** This device’s clock jumped ahead by <by></by>. If you changed the clock, correct the timer. */ @inline(never) package static func focusClockJumped(by: consuming MarkupTag) -> Sentence { Sentence(.focusClockJumped, [.tag(by)]) }
    /** Timer until { $time } */ @inline(never) package static func focusNoteTimer(time: consuming String) -> Sentence { Sentence(.focusNoteTimer, [.text(time)]) }
    /** Rest until { $time } */ @inline(never) package static func focusNoteRest(time: consuming String) -> Sentence { Sentence(.focusNoteRest, [.text(time)]) }
    /** Timer paused, { $left } left */ @inline(never) package static func focusNoteTimerPaused(left: consuming String) -> Sentence { Sentence(.focusNoteTimerPaused, [.text(left)]) }
    /** Rest paused, { $left } left */ @inline(never) package static func focusNoteRestPaused(left: consuming String) -> Sentence { Sentence(.focusNoteRestPaused, [.text(left)]) }
    /** Timer ended at { $time }. */ @inline(never) package static func alarmTimerEnded(time: consuming String) -> Sentence { Sentence(.alarmTimerEnded, [.text(time)]) }
    /** Rest ended at { $time }. */ @inline(never) package static func alarmRestEnded(time: consuming String) -> Sentence { Sentence(.alarmRestEnded, [.text(time)]) }
    /** Timer ended on { $date } at { $time }. */ @inline(never) package static func alarmTimerEndedOn(date: consuming String, time: consuming String) -> Sentence { Sentence(.alarmTimerEndedOn, [.text(date), .text(time)]) }
    /** Rest ended on { $date } at { $time }. */ @inline(never) package static func alarmRestEndedOn(date: consuming String, time: consuming String) -> Sentence { Sentence(.alarmRestEndedOn, [.text(date), .text(time)]) }
    /** Rest { $minutes } min */ @inline(never) package static func alarmRestFor(minutes: Int) -> Sentence { Sentence(.alarmRestFor, [.number(minutes)]) }
    /** { $minutes -> [one] { $minutes } minute [other] { $minutes } minutes } */ @inline(never) package static func focusLeft(minutes: Int) -> Sentence { Sentence(.focusLeft, [.number(minutes)]) }
    /** Half of the time is left: { $left }. */ @inline(never) package static func focusLeftHalf(left: consuming String) -> Sentence { Sentence(.focusLeftHalf, [.text(left)]) }
    /** Offline<saved>: changes are saved on this device</saved><waiting>: changes can be made once you are online again</waiting> */ @inline(never) package static func frameOffline(saved: consuming MarkupTag, waiting: consuming MarkupTag) -> Sentence { Sentence(.frameOffline, [.tag(saved), .tag(waiting)]) }
    /** See and undo changes from the last { $days } days */ @inline(never) package static func helpHistoryFacts(days: Int) -> Sentence { Sentence(.helpHistoryFacts, [.number(days)]) }
    /** See and undo changes from the last { $days } days */ @inline(never) package static func moreHistoryFacts(days: Int) -> Sentence { Sentence(.moreHistoryFacts, [.number(days)]) }
    /** On this device, in this browser, and in your account on this server ({ $mail }). */ @inline(never) package static func aboutDataAccount(mail: consuming String) -> Sentence { Sentence(.aboutDataAccount, [.text(mail)]) }
    /** Teaspoon { $version }, release { $release }. */ @inline(never) package static func aboutVersionIs(version: consuming String, release: consuming String) -> Sentence { Sentence(.aboutVersionIs, [.text(version), .text(release)]) }
    /** { $count -> [0] No crashes on this device. [1] It crashed once on this device and restarted by itself. [other] It crashed { $count } times on this device and restarted by itself. } */ @inline(never) package static func aboutCrashes(count: Int) -> Sentence { Sentence(.aboutCrashes, [.number(count)]) }
    /** Changes from the last { $days } days. Undoing one doesn’t affect later ones. */ @inline(never) package static func historyLead(days: Int) -> Sentence { Sentence(.historyLead, [.number(days)]) }
    /** No changes yet. Each one will be listed here for { $days } days, and can be undone. */ @inline(never) package static func historyEmpty(days: Int) -> Sentence { Sentence(.historyEmpty, [.number(days)]) }
    /** Undo: { $change } */ @inline(never) package static func historyUndoChange(change: consuming String) -> Sentence { Sentence(.historyUndoChange, [.text(change)]) }
    /** Redo: { $change } */ @inline(never) package static func historyRedoChange(change: consuming String) -> Sentence { Sentence(.historyRedoChange, [.text(change)]) }
    /** { $used } used by now. By this time of the day it is usually { $usual }. */ @inline(never) package static func insightsNowSays(used: Int, usual: Int) -> Sentence { Sentence(.insightsNowSays, [.number(used), .number(usual)]) }
    /** { $used } used by now. By this time of the day it is usually { $least } to { $most }. */ @inline(never) package static func insightsNowSaysRange(used: Int, least: Int, most: Int) -> Sentence { Sentence(.insightsNowSaysRange, [.number(used), .number(least), .number(most)]) }
    /** { $least } to { $most } */ @inline(never) package static func insightsNowRange(least: Int, most: Int) -> Sentence { Sentence(.insightsNowRange, [.number(least), .number(most)]) }
    /** { $days -> [one] { $days } day noted. No day used more { UNIT($unit) } than it had. [other] { $days } days noted. No day used more { UNIT($unit) } than it had. } */ @inline(never) package static func insightsDaysWithin(days: Int, unit: consuming UnitOfEnergy) -> Sentence { Sentence(.insightsDaysWithin, [.number(days), .unit(unit)]) }
    /** 1 day noted. It used more { UNIT($unit) } than it had. */ @inline(never) package static func insightsDaysOverOne(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.insightsDaysOverOne, [.unit(unit)]) }
    /** { $over -> [one] { $days } days noted. { $over } of them used more { UNIT($unit) } than it had. [other] { $days } days noted. { $over } of them used more { UNIT($unit) } than they had. } */ @inline(never) package static func insightsDaysOver(over: Int, days: Int, unit: consuming UnitOfEnergy) -> Sentence { Sentence(.insightsDaysOver, [.number(over), .number(days), .unit(unit)]) }
    /** { UNIT($unit) } by day */ @inline(never) package static func insightsDaysTable(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.insightsDaysTable, [.unit(unit)]) }
    /** { UNIT($unit) } by week */ @inline(never) package static func insightsWeeksTable(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.insightsWeeksTable, [.unit(unit)]) }
    /** { $tasks -> [1] One task was done at least five times. Most times the cost was as planned. [other] { $tasks } tasks were done at least five times. Most times the cost was as planned. } */ @inline(never) package static func insightsTasksAsPlanned(tasks: Int) -> Sentence { Sentence(.insightsTasksAsPlanned, [.number(tasks)]) }
    /** { $other -> [1] { $tasks } tasks were done at least five times. One of them mostly took more or less than planned. [other] { $tasks } tasks were done at least five times. { $other } of them mostly took more or less than planned. } */ @inline(never) package static func insightsTasksOther(other: Int, tasks: Int) -> Sentence { Sentence(.insightsTasksOther, [.number(other), .number(tasks)]) }
    /** Usual cost { $usual }. The last { $times } times it took { $costs }. */ @inline(never) package static func insightsOffer(usual: Int, times: Int, costs: consuming String) -> Sentence { Sentence(.insightsOffer, [.number(usual), .number(times), .text(costs)]) }
    /** Use { $cost } from now on<name>: { $task }</name> */ @inline(never) package static func insightsOfferUse(cost: Int, name: consuming MarkupTag, task: consuming String) -> Sentence { Sentence(.insightsOfferUse, [.number(cost), .tag(name), .text(task)]) }
    /** Keep { $cost }<name>: { $task }</name> */ @inline(never) package static func insightsOfferKeep(cost: Int, name: consuming MarkupTag, task: consuming String) -> Sentence { Sentence(.insightsOfferKeep, [.number(cost), .tag(name), .text(task)]) }
    /** After { $days } heavier days the next mornings began with { $numbers }. The usual number is { $usual }. */ @inline(never) package static func insightsHeavierSays(days: Int, numbers: consuming String, usual: Int) -> Sentence { Sentence(.insightsHeavierSays, [.number(days), .text(numbers), .number(usual)]) }
    /** The mornings after the last eight of { $days } heavier days began with { $numbers }. The usual number is { $usual }. */ @inline(never) package static func insightsHeavierSaysLast(days: Int, numbers: consuming String, usual: Int) -> Sentence { Sentence(.insightsHeavierSaysLast, [.number(days), .text(numbers), .number(usual)]) }
    /** { $over -> [0] None of the last { $weeks } weeks used more than there was. [one] { $over } of the last { $weeks } weeks used more than there was. [other] { $over } of the last { $weeks } weeks used more than there was. } */ @inline(never) package static func insightsHundredSays(over: Int, weeks: Int) -> Sentence { Sentence(.insightsHundredSays, [.number(over), .number(weeks)]) }
    /** { $spoons -> [one] { $spoons } was used. [other] { $spoons } were used. } */ @inline(never) package static func insightsWhereUsed(spoons: consuming SpoonCount) -> Sentence { Sentence(.insightsWhereUsed, [.spoons(spoons)]) }
    /** { $rests -> [one] There was { $rests } rest. [other] There were { $rests } rests. } */ @inline(never) package static func insightsWhereRests(rests: Int) -> Sentence { Sentence(.insightsWhereRests, [.number(rests)]) }
    /** { $rests -> [one] { $rests } rest took { $time }. [other] { $rests } rests took { $time }. } */ @inline(never) package static func insightsWhereRestsTook(rests: Int, time: consuming String) -> Sentence { Sentence(.insightsWhereRestsTook, [.number(rests), .text(time)]) }
    /** { $days -> [one] { $days } day noted in the last twelve weeks. [other] { $days } days noted in the last twelve weeks. } */ @inline(never) package static func insightsTwelveSays(days: Int) -> Sentence { Sentence(.insightsTwelveSays, [.number(days)]) }
    /** { $days -> [one] { $days } day noted in the last twelve weeks: { $marks }. [other] { $days } days noted in the last twelve weeks: { $marks }. } */ @inline(never) package static func insightsTwelveSaysMarks(days: Int, marks: consuming String) -> Sentence { Sentence(.insightsTwelveSaysMarks, [.number(days), .text(marks)]) }
    /** { $days -> [one] { $days } low day [other] { $days } low days } */ @inline(never) package static func insightsTwelveLow(days: Int) -> Sentence { Sentence(.insightsTwelveLow, [.number(days)]) }
    /** { $days -> [one] { $days } rest day [other] { $days } rest days } */ @inline(never) package static func insightsTwelveRest(days: Int) -> Sentence { Sentence(.insightsTwelveRest, [.number(days)]) }
    /** { $days -> [one] { $days } day with something borrowed [other] { $days } days with something borrowed } */ @inline(never) package static func insightsTwelveBorrowed(days: Int) -> Sentence { Sentence(.insightsTwelveBorrowed, [.number(days)]) }
    /** { $used } of { $had } */ @inline(never) package static func insightsCell(used: Int, had: Int) -> Sentence { Sentence(.insightsCell, [.number(used), .number(had)]) }
    /** { $spoons } borrowed */ @inline(never) package static func insightsCellBorrowed(spoons: Int) -> Sentence { Sentence(.insightsCellBorrowed, [.number(spoons)]) }
    /** Count again<name>: { $days }</name> */ @inline(never) package static func leftOutCount(name: consuming MarkupTag, days: consuming String) -> Sentence { Sentence(.leftOutCount, [.tag(name), .text(days)]) }
    /** Press <key></key> on any page to open this one. */ @inline(never) package static func keysLead(key: consuming MarkupTag) -> Sentence { Sentence(.keysLead, [.tag(key)]) }
    /** <first></first> then <second></second> */ @inline(never) package static func keysTwo(first: consuming MarkupTag, second: consuming MarkupTag) -> Sentence { Sentence(.keysTwo, [.tag(first), .tag(second)]) }
    /** Restore: { $list } */ @inline(never) package static func listOptionRestoreList(list: consuming String) -> Sentence { Sentence(.listOptionRestoreList, [.text(list)]) }
    /** Edit: { $list } */ @inline(never) package static func listOptionEdit(list: consuming String) -> Sentence { Sentence(.listOptionEdit, [.text(list)]) }
    /** Archive: { $list } */ @inline(never) package static func listOptionArchive(list: consuming String) -> Sentence { Sentence(.listOptionArchive, [.text(list)]) }
    /** Delete list and its tasks: { $list } */ @inline(never) package static func listOptionDelete(list: consuming String) -> Sentence { Sentence(.listOptionDelete, [.text(list)]) }
    /** Add to <list></list> */ @inline(never) package static func listBarAdd(list: consuming MarkupTag) -> Sentence { Sentence(.listBarAdd, [.tag(list)]) }
    /** and { $count } more */ @inline(never) package static func listMoreSteps(count: Int) -> Sentence { Sentence(.listMoreSteps, [.number(count)]) }
    /** { $button }: { $task } */ @inline(never) package static func listButtonFor(button: consuming String, task: consuming String) -> Sentence { Sentence(.listButtonFor, [.text(button), .text(task)]) }
    /** { $count -> [1] Tick the last one [other] Tick all { $count } } */ @inline(never) package static func listHeadingTick(count: Int) -> Sentence { Sentence(.listHeadingTick, [.number(count)]) }
    /** { $count -> [1] Pack the last one [other] Pack all { $count } } */ @inline(never) package static func listHeadingPack(count: Int) -> Sentence { Sentence(.listHeadingPack, [.number(count)]) }
    /** { $count } to pack */ @inline(never) package static func packingLeft(count: Int) -> Sentence { Sentence(.packingLeft, [.number(count)]) }
    /** { $count } packed */ @inline(never) package static func packingPacked(count: Int) -> Sentence { Sentence(.packingPacked, [.number(count)]) }
    /** { $count } not this time */ @inline(never) package static func packingSkipped(count: Int) -> Sentence { Sentence(.packingSkipped, [.number(count)]) }
    /** Shared with <names></names> */ @inline(never) package static func sharedWith(names: consuming MarkupTag) -> Sentence { Sentence(.sharedWith, [.tag(names)]) }
    /** Shared with <names></names>. View only */ @inline(never) package static func sharedWithView(names: consuming MarkupTag) -> Sentence { Sentence(.sharedWithView, [.tag(names)]) }
    /** { $first } and { $second } */ @inline(never) package static func sharedNamesTwo(first: consuming String, second: consuming String) -> Sentence { Sentence(.sharedNamesTwo, [.text(first), .text(second)]) }
    /** { $first }, { $second } and { $count } more */ @inline(never) package static func sharedNamesMore(first: consuming String, second: consuming String, count: Int) -> Sentence { Sentence(.sharedNamesMore, [.text(first), .text(second), .number(count)]) }
    /** Shared with <names></names>. Everyone in this list sees the title, steps, due date, repeat and priority, and whether it is done. Everything else stays with you. */ @inline(never) package static func sharedTaskWith(names: consuming MarkupTag) -> Sentence { Sentence(.sharedTaskWith, [.tag(names)]) }
    /** <person></person> invites you to <list></list>. */ @inline(never) package static func invitedBy(person: consuming MarkupTag, list: consuming MarkupTag) -> Sentence { Sentence(.invitedBy, [.tag(person), .tag(list)]) }
    /** { $count -> [one] View invitation [other] View invitations } */ @inline(never) package static func invitedView(count: Int) -> Sentence { Sentence(.invitedView, [.number(count)]) }
    /** You are no longer a member of the list “{ $list }”. It was removed from this device. */ @inline(never) package static func leftList(list: consuming String) -> Sentence { Sentence(.leftList, [.text(list)]) }
    /** From the last { $days } days. Everyone who can edit this list sees this and can undo it. */ @inline(never) package static func removalsLead(days: Int) -> Sentence { Sentence(.removalsLead, [.number(days)]) }
    /** Another member deleted { $what } */ @inline(never) package static func removalDeleted(what: consuming TaskNames) -> Sentence { Sentence(.removalDeleted, [.tasks(what)]) }
    /** { $member } deleted { $what } */ @inline(never) package static func removalDeletedBy(member: consuming String, what: consuming TaskNames) -> Sentence { Sentence(.removalDeletedBy, [.text(member), .tasks(what)]) }
    /** You deleted { $what } */ @inline(never) package static func removalDeletedOwn(what: consuming TaskNames) -> Sentence { Sentence(.removalDeletedOwn, [.tasks(what)]) }
    /** Another member moved { $what } to another list */ @inline(never) package static func removalMoved(what: consuming TaskNames) -> Sentence { Sentence(.removalMoved, [.tasks(what)]) }
    /** { $member } moved { $what } to another list */ @inline(never) package static func removalMovedBy(member: consuming String, what: consuming TaskNames) -> Sentence { Sentence(.removalMovedBy, [.text(member), .tasks(what)]) }
    /** You moved { $what } to another list */ @inline(never) package static func removalMovedOwn(what: consuming TaskNames) -> Sentence { Sentence(.removalMovedOwn, [.tasks(what)]) }
    /** Another member brought back { $what } */ @inline(never) package static func removalRestored(what: consuming TaskNames) -> Sentence { Sentence(.removalRestored, [.tasks(what)]) }
    /** You brought back { $what } */ @inline(never) package static func removalRestoredOwn(what: consuming TaskNames) -> Sentence { Sentence(.removalRestoredOwn, [.tasks(what)]) }
    /** You deleted the shared list <list></list> ({ $what }): { $when }. You can bring it back until { $until }. */ @inline(never) package static func goneDeletedOwn(list: consuming MarkupTag, what: consuming TaskNames, when: consuming String, until: consuming String) -> Sentence { Sentence(.goneDeletedOwn, [.tag(list), .tasks(what), .text(when), .text(until)]) }
    /** The owner deleted the shared list <list></list> ({ $what }): { $when }. Only the owner can bring it back. */ @inline(never) package static func goneDeleted(list: consuming MarkupTag, what: consuming TaskNames, when: consuming String) -> Sentence { Sentence(.goneDeleted, [.tag(list), .tasks(what), .text(when)]) }
    /** The shared list <list></list> was deleted. */ @inline(never) package static func goneDeletedView(list: consuming MarkupTag) -> Sentence { Sentence(.goneDeletedView, [.tag(list)]) }
    /** Anything you wrote there that was not sent is in your <notes>notes</notes>. */ @inline(never) package static func goneNotes(notes: consuming MarkupTag) -> Sentence { Sentence(.goneNotes, [.tag(notes)]) }
    /** { $count -> [one] { $count } note [other] { $count } notes } */ @inline(never) package static func notesFound(count: Int) -> Sentence { Sentence(.notesFound, [.number(count)]) }
    /** No results for “{ $words }”. Try other words. */ @inline(never) package static func notesFoundNone(words: consuming String) -> Sentence { Sentence(.notesFoundNone, [.text(words)]) }
    /** Turn into a task: { $note } */ @inline(never) package static func noteRowMakeTask(note: consuming String) -> Sentence { Sentence(.noteRowMakeTask, [.text(note)]) }
    /** Pin: { $note } */ @inline(never) package static func noteRowPin(note: consuming String) -> Sentence { Sentence(.noteRowPin, [.text(note)]) }
    /** Unpin: { $note } */ @inline(never) package static func noteRowUnpin(note: consuming String) -> Sentence { Sentence(.noteRowUnpin, [.text(note)]) }
    /** Delete: { $note } */ @inline(never) package static func noteRowDelete(note: consuming String) -> Sentence { Sentence(.noteRowDelete, [.text(note)]) }
    /** A step of { $task } */ @inline(never) package static func nowStep(task: consuming String) -> Sentence { Sentence(.nowStep, [.text(task)]) }
    /** { $free }. */ @inline(never) package static func nowLeft(free: consuming String) -> Sentence { Sentence(.nowLeft, [.text(free)]) }
    /** { $free }. Suggestions do not use your reserve. */ @inline(never) package static func nowLeftReserve(free: consuming String) -> Sentence { Sentence(.nowLeftReserve, [.text(free)]) }
    /** { $reasons }. */ @inline(never) package static func nowWhy(reasons: consuming String) -> Sentence { Sentence(.nowWhy, [.text(reasons)]) }
    /** due { $date } */ @inline(never) package static func nowWhyDue(date: consuming String) -> Sentence { Sentence(.nowWhyDue, [.text(date)]) }
    /** { $spoons } */ @inline(never) package static func nowWhySpoons(spoons: consuming SpoonCount) -> Sentence { Sentence(.nowWhySpoons, [.spoons(spoons)]) }
    /** { $spoons } for the whole task */ @inline(never) package static func nowWhyWhole(spoons: consuming SpoonCount) -> Sentence { Sentence(.nowWhyWhole, [.spoons(spoons)]) }
    /** Tasks are offered once they have a cost. <give>Give them one</give> */ @inline(never) package static func nowRestUncosted(give: consuming MarkupTag) -> Sentence { Sentence(.nowRestUncosted, [.tag(give)]) }
    /** I have some { $kind } */ @inline(never) package static func nowEnergyHas(kind: consuming String) -> Sentence { Sentence(.nowEnergyHas, [.text(kind)]) }
    /** No { $kind } */ @inline(never) package static func nowEnergyLacks(kind: consuming String) -> Sentence { Sentence(.nowEnergyLacks, [.text(kind)]) }
    /** You usually have { $spoons }, so plans stop there. */ @inline(never) package static func planLeadUsual(spoons: Int) -> Sentence { Sentence(.planLeadUsual, [.number(spoons)]) }
    /** { $reasons }. */ @inline(never) package static func planRowWhy(reasons: consuming String) -> Sentence { Sentence(.planRowWhy, [.text(reasons)]) }
    /** due { $date } */ @inline(never) package static func planWhyDue(date: consuming String) -> Sentence { Sentence(.planWhyDue, [.text(date)]) }
    /** fits the last { $spoons } */ @inline(never) package static func planWhyLast(spoons: consuming SpoonCount) -> Sentence { Sentence(.planWhyLast, [.spoons(spoons)]) }
    /** fits the last { $unit } */ @inline(never) package static func planWhyLastOwn(unit: consuming String) -> Sentence { Sentence(.planWhyLastOwn, [.text(unit)]) }
    /** A step of <task></task>. */ @inline(never) package static func planRowStep(task: consuming MarkupTag) -> Sentence { Sentence(.planRowStep, [.tag(task)]) }
    /** Rest for { $minutes } */ @inline(never) package static func planRest(minutes: consuming String) -> Sentence { Sentence(.planRest, [.text(minutes)]) }
    /** Between <before></before> and <after></after>. */ @inline(never) package static func planRestBetween(before: consuming MarkupTag, after: consuming MarkupTag) -> Sentence { Sentence(.planRestBetween, [.tag(before), .tag(after)]) }
    /** { $titles }. */ @inline(never) package static func planAlreadyTasks(titles: consuming String) -> Sentence { Sentence(.planAlreadyTasks, [.text(titles)]) }
    /** { $titles } and others. */ @inline(never) package static func planAlreadyTasksMore(titles: consuming String) -> Sentence { Sentence(.planAlreadyTasksMore, [.text(titles)]) }
    /** Takes { $cost }, and the plan is full. */ @inline(never) package static func planWaitsFull(cost: Int) -> Sentence { Sentence(.planWaitsFull, [.number(cost)]) }
    /** Takes { $cost }, and the plan has room for { $room }. */ @inline(never) package static func planWaitsRoom(cost: Int, room: Int) -> Sentence { Sentence(.planWaitsRoom, [.number(cost), .number(room)]) }
    /** Takes { $minutes }, and you have { $time }. */ @inline(never) package static func planWaitsTime(minutes: consuming String, time: consuming String) -> Sentence { Sentence(.planWaitsTime, [.text(minutes), .text(time)]) }
    /** Counts as { $minutes }, and you have { $time }. */ @inline(never) package static func planWaitsTimeUsual(minutes: consuming String, time: consuming String) -> Sentence { Sentence(.planWaitsTimeUsual, [.text(minutes), .text(time)]) }
    /** Takes { $cost }, and plans stop at your usual { $usual }. */ @inline(never) package static func planWaitsUsual(cost: Int, usual: Int) -> Sentence { Sentence(.planWaitsUsual, [.number(cost), .number(usual)]) }
    /** { $count -> [one] { $count } task has no cost yet. <give>Give it one</give> [other] { $count } tasks have no cost yet. <give>Give them one</give> } */ @inline(never) package static func planUncosted(count: Int, give: consuming MarkupTag) -> Sentence { Sentence(.planUncosted, [.number(count), .tag(give)]) }
    /** Tasks without minutes count as { $minutes }. */ @inline(never) package static func planTimeHint(minutes: consuming String) -> Sentence { Sentence(.planTimeHint, [.text(minutes)]) }
    /** Time for this plan: { $time } */ @inline(never) package static func planAsked(time: consuming String) -> Sentence { Sentence(.planAsked, [.text(time)]) }
    /** some { $kind } */ @inline(never) package static func planAskedHas(kind: consuming String) -> Sentence { Sentence(.planAskedHas, [.text(kind)]) }
    /** no { $kind } */ @inline(never) package static func planAskedLacks(kind: consuming String) -> Sentence { Sentence(.planAskedLacks, [.text(kind)]) }
    /** Every task: 30, and 3 more for each { $unit } it takes */ @inline(never) package static func planHowEachOwn(unit: consuming String) -> Sentence { Sentence(.planHowEachOwn, [.text(unit)]) }
    /** { $days } days that fit */ @inline(never) package static func weekPlanDays(days: Int) -> Sentence { Sentence(.weekPlanDays, [.number(days)]) }
    /** Your open tasks, spread over { $days } days, each task by its due date. Nothing changes until you take it. */ @inline(never) package static func weekPlanLead(days: Int) -> Sentence { Sentence(.weekPlanLead, [.number(days)]) }
    /** { $days } days */ @inline(never) package static func weekPlanSpan(days: Int) -> Sentence { Sentence(.weekPlanSpan, [.number(days)]) }
    /** { $date }, today */ @inline(never) package static func weekPlanToday(date: consuming String) -> Sentence { Sentence(.weekPlanToday, [.text(date)]) }
    /** { $reasons }. */ @inline(never) package static func weekPlanWhy(reasons: consuming String) -> Sentence { Sentence(.weekPlanWhy, [.text(reasons)]) }
    /** { $reasons }, and { $day } has no room for it. */ @inline(never) package static func weekPlanWhyFull(reasons: consuming String, day: consuming String) -> Sentence { Sentence(.weekPlanWhyFull, [.text(reasons), .text(day)]) }
    /** { $reasons }, and today has no room for it. */ @inline(never) package static func weekPlanWhyFullToday(reasons: consuming String) -> Sentence { Sentence(.weekPlanWhyFullToday, [.text(reasons)]) }
    /** A step of <task></task>. */ @inline(never) package static func weekPlanStep(task: consuming MarkupTag) -> Sentence { Sentence(.weekPlanStep, [.tag(task)]) }
    /** Rest for { $minutes } */ @inline(never) package static func weekPlanRest(minutes: consuming String) -> Sentence { Sentence(.weekPlanRest, [.text(minutes)]) }
    /** { $planned } of { $total } */ @inline(never) package static func weekPlanLoad(planned: Int, total: consuming SpoonCount) -> Sentence { Sentence(.weekPlanLoad, [.number(planned), .spoons(total)]) }
    /** Keep free: { $date } */ @inline(never) package static func weekPlanKeepDay(date: consuming String) -> Sentence { Sentence(.weekPlanKeepDay, [.text(date)]) }
    /** Use: { $date } */ @inline(never) package static func weekPlanUseDay(date: consuming String) -> Sentence { Sentence(.weekPlanUseDay, [.text(date)]) }
    /** { $first } and { $second } both take a lot. */ @inline(never) package static func weekPlanHeavy(first: consuming String, second: consuming String) -> Sentence { Sentence(.weekPlanHeavy, [.text(first), .text(second)]) }
    /** { $first } and { $second } both take a lot: “{ $task }” is due { $date }. */ @inline(never) package static func weekPlanHeavyDue(first: consuming String, second: consuming String, task: consuming String, date: consuming String) -> Sentence { Sentence(.weekPlanHeavyDue, [.text(first), .text(second), .text(task), .text(date)]) }
    /** Takes { $cost }, and this plan puts at most { $room } on a day. */ @inline(never) package static func weekPlanWaitsRoom(cost: Int, room: Int) -> Sentence { Sentence(.weekPlanWaitsRoom, [.number(cost), .number(room)]) }
    /** Due { $date }, and no day until then has room for it. */ @inline(never) package static func weekPlanWaitsDue(date: consuming String) -> Sentence { Sentence(.weekPlanWaitsDue, [.text(date)]) }
    /** It looks for the days on which your tasks are worth most, with the same values as <plan>Plan my day</plan>. What is due within these days counts 400. Each later day counts 2 % less, so what matters comes early. */ @inline(never) package static func weekPlanHowWorth(plan: consuming MarkupTag) -> Sentence { Sentence(.weekPlanHowWorth, [.tag(plan)]) }
    /** { $count -> [1] every day [other] every { $count } days } */ @inline(never) package static func repeatDays(count: Int) -> Sentence { Sentence(.repeatDays, [.number(count)]) }
    /** { $count -> [1] every week [other] every { $count } weeks } */ @inline(never) package static func repeatWeeks(count: Int) -> Sentence { Sentence(.repeatWeeks, [.number(count)]) }
    /** { $count -> [1] every { $days } [other] every { $count } weeks on { $days } } */ @inline(never) package static func repeatWeeksOn(count: Int, days: consuming String) -> Sentence { Sentence(.repeatWeeksOn, [.number(count), .text(days)]) }
    /** { $count -> [1] every day from Mon to Fri [other] every { $count } weeks from Mon to Fri } */ @inline(never) package static func repeatWeeksWorkdays(count: Int) -> Sentence { Sentence(.repeatWeeksWorkdays, [.number(count)]) }
    /** { $count -> [1] every day [other] every { $count } weeks from Mon to Sun } */ @inline(never) package static func repeatWeeksAll(count: Int) -> Sentence { Sentence(.repeatWeeksAll, [.number(count)]) }
    /** { $count -> [1] every month on the { $day } [other] every { $count } months on the { $day } } */ @inline(never) package static func repeatMonthsDay(count: Int, day: consuming String) -> Sentence { Sentence(.repeatMonthsDay, [.number(count), .text(day)]) }
    /** { $count -> [1] every month on the { $day }, or its last day [other] every { $count } months on the { $day }, or its last day } */ @inline(never) package static func repeatMonthsDayOrLast(count: Int, day: consuming String) -> Sentence { Sentence(.repeatMonthsDayOrLast, [.number(count), .text(day)]) }
    /** { $count -> [1] every month on the last day [other] every { $count } months on the last day } */ @inline(never) package static func repeatMonthsLastDay(count: Int) -> Sentence { Sentence(.repeatMonthsLastDay, [.number(count)]) }
    /** { $count -> [1] every month on the { $week } { $weekday } [other] every { $count } months on the { $week } { $weekday } } */ @inline(never) package static func repeatMonthsWeekday(count: Int, week: consuming String, weekday: consuming String) -> Sentence { Sentence(.repeatMonthsWeekday, [.number(count), .text(week), .text(weekday)]) }
    /** { $count -> [1] every month on the last { $weekday } [other] every { $count } months on the last { $weekday } } */ @inline(never) package static func repeatMonthsLastWeekday(count: Int, weekday: consuming String) -> Sentence { Sentence(.repeatMonthsLastWeekday, [.number(count), .text(weekday)]) }
    /** { $count -> [1] every year [other] every { $count } years } */ @inline(never) package static func repeatYears(count: Int) -> Sentence { Sentence(.repeatYears, [.number(count)]) }
    /** { $count -> [1] every year on { $date } [other] every { $count } years on { $date } } */ @inline(never) package static func repeatYearsOn(count: Int, date: consuming String) -> Sentence { Sentence(.repeatYearsOn, [.number(count), .text(date)]) }
    /** { $count -> [1] every year on { $date }, or the 28th [other] every { $count } years on { $date }, or the 28th } */ @inline(never) package static func repeatYearsLeap(count: Int, date: consuming String) -> Sentence { Sentence(.repeatYearsLeap, [.number(count), .text(date)]) }
    /** { $rule }, until { $date } */ @inline(never) package static func repeatUntil(rule: consuming String, date: consuming String) -> Sentence { Sentence(.repeatUntil, [.text(rule), .text(date)]) }
    /** { $day -> [1] 1st [2] 2nd [3] 3rd [21] 21st [22] 22nd [23] 23rd [other] { $day }th } */ @inline(never) package static func repeatDay(day: Int) -> Sentence { Sentence(.repeatDay, [.number(day)]) }
    /** { $week -> [1] 1st [2] 2nd [3] 3rd [other] { $week }th } */ @inline(never) package static func repeatWeek(week: Int) -> Sentence { Sentence(.repeatWeek, [.number(week)]) }
    /** { $count -> [one] { $count } day after completion [other] { $count } days after completion } */ @inline(never) package static func repeatDoneDays(count: Int) -> Sentence { Sentence(.repeatDoneDays, [.number(count)]) }
    /** { $count -> [one] { $count } week after completion [other] { $count } weeks after completion } */ @inline(never) package static func repeatDoneWeeks(count: Int) -> Sentence { Sentence(.repeatDoneWeeks, [.number(count)]) }
    /** { $count -> [one] { $count } month after completion [other] { $count } months after completion } */ @inline(never) package static func repeatDoneMonths(count: Int) -> Sentence { Sentence(.repeatDoneMonths, [.number(count)]) }
    /** { $count -> [one] { $count } year after completion [other] { $count } years after completion } */ @inline(never) package static func repeatDoneYears(count: Int) -> Sentence { Sentence(.repeatDoneYears, [.number(count)]) }
    /** { $weeks } weeks */ @inline(never) package static func reportChoiceWeeks(weeks: Int) -> Sentence { Sentence(.reportChoiceWeeks, [.number(weeks)]) }
    /** At most { $most } characters. It is kept for the next time. */ @inline(never) package static func reportFormTextHint(most: Int) -> Sentence { Sentence(.reportFormTextHint, [.number(most)]) }
    /** Kept by the person with Teaspoon, up to { $date }. { UNIT($unit) } are their own measure of energy: 9 of theirs are not 9 of anybody else’s. Days on which nothing was noted are blank. These are notes, not measurements and not a diagnosis. */ @inline(never) package static func reportFoot(date: consuming String, unit: consuming UnitOfEnergy) -> Sentence { Sentence(.reportFoot, [.text(date), .unit(unit)]) }
    /** Days noted: { $days } of { $all }. */ @inline(never) package static func reportNoted(days: Int, all: Int) -> Sentence { Sentence(.reportNoted, [.number(days), .number(all)]) }
    /** Days left out by the person: { $days }. */ @inline(never) package static func reportLeftOut(days: Int) -> Sentence { Sentence(.reportLeftOut, [.number(days)]) }
    /** { UNIT($unit) } in the morning: usually { $usual } ({ $least } to { $most }). */ @inline(never) package static func reportMornings(unit: consuming UnitOfEnergy, usual: Int, least: Int, most: Int) -> Sentence { Sentence(.reportMornings, [.unit(unit), .number(usual), .number(least), .number(most)]) }
    /** { UNIT($unit) } in the morning: usually { $usual }. */ @inline(never) package static func reportMorningsSame(unit: consuming UnitOfEnergy, usual: Int) -> Sentence { Sentence(.reportMorningsSame, [.unit(unit), .number(usual)]) }
    /** Used on a day: usually { $usual } ({ $least } to { $most }). */ @inline(never) package static func reportUsed(usual: Int, least: Int, most: Int) -> Sentence { Sentence(.reportUsed, [.number(usual), .number(least), .number(most)]) }
    /** Used on a day: usually { $usual }. */ @inline(never) package static func reportUsedSame(usual: Int) -> Sentence { Sentence(.reportUsedSame, [.number(usual)]) }
    /** Days that used more than they had: { $days }. */ @inline(never) package static func reportOver(days: Int) -> Sentence { Sentence(.reportOver, [.number(days)]) }
    /** Days that borrowed from the next day: { $days }. */ @inline(never) package static func reportBorrowed(days: Int) -> Sentence { Sentence(.reportBorrowed, [.number(days)]) }
    /** How the days were: { $answers }. */ @inline(never) package static func reportFelt(answers: consuming String) -> Sentence { Sentence(.reportFelt, [.text(answers)]) }
    /** lighter { $days } */ @inline(never) package static func reportFeltLighter(days: Int) -> Sentence { Sentence(.reportFeltLighter, [.number(days)]) }
    /** as usual { $days } */ @inline(never) package static func reportFeltAsUsual(days: Int) -> Sentence { Sentence(.reportFeltAsUsual, [.number(days)]) }
    /** heavier { $days } */ @inline(never) package static func reportFeltHeavier(days: Int) -> Sentence { Sentence(.reportFeltHeavier, [.number(days)]) }
    /** had to stop { $days } */ @inline(never) package static func reportFeltHadToStop(days: Int) -> Sentence { Sentence(.reportFeltHadToStop, [.number(days)]) }
    /** Low days: { $days }. */ @inline(never) package static func reportLow(days: Int) -> Sentence { Sentence(.reportLow, [.number(days)]) }
    /** Rests: { $rests }. */ @inline(never) package static func reportRests(rests: Int) -> Sentence { Sentence(.reportRests, [.number(rests)]) }
    /** { $minutes -> [one] Rests: { $rests }, about { $minutes } minute each. [other] Rests: { $rests }, about { $minutes } minutes each. } */ @inline(never) package static func reportRestsTook(minutes: Int, rests: Int) -> Sentence { Sentence(.reportRestsTook, [.number(minutes), .number(rests)]) }
    /** { $days } of 7 */ @inline(never) package static func reportWeekNoted(days: Int) -> Sentence { Sentence(.reportWeekNoted, [.number(days)]) }
    /** Done: { $task } */ @inline(never) package static func rowDoneTask(task: consuming String) -> Sentence { Sentence(.rowDoneTask, [.text(task)]) }
    /** Packed: { $task } */ @inline(never) package static func rowPackedTask(task: consuming String) -> Sentence { Sentence(.rowPackedTask, [.text(task)]) }
    /** Add to today: { $task } */ @inline(never) package static func rowTodayTask(task: consuming String) -> Sentence { Sentence(.rowTodayTask, [.text(task)]) }
    /** Add to today <sun></sun> */ @inline(never) package static func rowTodayKey(sun: consuming MarkupTag) -> Sentence { Sentence(.rowTodayKey, [.tag(sun)]) }
    /** Set { UNIT($unit) } */ @inline(never) package static func rowSetCost(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.rowSetCost, [.unit(unit)]) }
    /** Set { UNIT($unit) }: { $task } */ @inline(never) package static func rowSetCostTask(unit: consuming UnitOfEnergy, task: consuming String) -> Sentence { Sentence(.rowSetCostTask, [.unit(unit), .text(task)]) }
    /** Costs { $spoons } */ @inline(never) package static func rowsCosts(spoons: consuming SpoonCount) -> Sentence { Sentence(.rowsCosts, [.spoons(spoons)]) }
    /** Costs { $spoons } each */ @inline(never) package static func rowsCostsEach(spoons: consuming SpoonCount) -> Sentence { Sentence(.rowsCostsEach, [.spoons(spoons)]) }
    /** done by <member></member> */ @inline(never) package static func rowDoneBy(member: consuming MarkupTag) -> Sentence { Sentence(.rowDoneBy, [.tag(member)]) }
    /** step of <task></task> */ @inline(never) package static func rowStepOf(task: consuming MarkupTag) -> Sentence { Sentence(.rowStepOf, [.tag(task)]) }
    /** { $count -> [one] { $count } step left: <step></step> [other] { $count } steps left: <step></step> } */ @inline(never) package static func rowStepsLeft(count: Int, step: consuming MarkupTag) -> Sentence { Sentence(.rowStepsLeft, [.number(count), .tag(step)]) }
    /** planned { $date } */ @inline(never) package static func rowPlanned(date: consuming String) -> Sentence { Sentence(.rowPlanned, [.text(date)]) }
    /** Drag to move: { $row } */ @inline(never) package static func rowDrag(row: consuming String) -> Sentence { Sentence(.rowDrag, [.text(row)]) }
    /** Move up: { $row } */ @inline(never) package static func rowMoveUp(row: consuming String) -> Sentence { Sentence(.rowMoveUp, [.text(row)]) }
    /** Move down: { $row } */ @inline(never) package static func rowMoveDown(row: consuming String) -> Sentence { Sentence(.rowMoveDown, [.text(row)]) }
    /** Move to the top: { $row } */ @inline(never) package static func rowMoveTop(row: consuming String) -> Sentence { Sentence(.rowMoveTop, [.text(row)]) }
    /** Move to the bottom: { $row } */ @inline(never) package static func rowMoveBottom(row: consuming String) -> Sentence { Sentence(.rowMoveBottom, [.text(row)]) }
    /** Focus on this: { $task } */ @inline(never) package static func rowFocus(task: consuming String) -> Sentence { Sentence(.rowFocus, [.text(task)]) }
    /** Rest now: { $task } */ @inline(never) package static func rowRest(task: consuming String) -> Sentence { Sentence(.rowRest, [.text(task)]) }
    /** Delete: { $task } */ @inline(never) package static func rowDelete(task: consuming String) -> Sentence { Sentence(.rowDelete, [.text(task)]) }
    /** Remove from today: { $task } */ @inline(never) package static func rowBackTask(task: consuming String) -> Sentence { Sentence(.rowBackTask, [.text(task)]) }
    /** { UNIT($unit) } */ @inline(never) package static func taskViewsSpoons(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.taskViewsSpoons, [.unit(unit)]) }
    /** All of { $category } */ @inline(never) package static func tasksAllOfCategory(category: consuming String) -> Sentence { Sentence(.tasksAllOfCategory, [.text(category)]) }
    /** { UNIT($unit) } */ @inline(never) package static func costs(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.costs, [.unit(unit)]) }
    /** Filter and sort: { $filters } */ @inline(never) package static func findToolsSet(filters: consuming String) -> Sentence { Sentence(.findToolsSet, [.text(filters)]) }
    /** { UNIT($unit) } */ @inline(never) package static func findCost(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.findCost, [.unit(unit)]) }
    /** { $least } to { $most } */ @inline(never) package static func findCostRange(least: Int, most: consuming SpoonCount) -> Sentence { Sentence(.findCostRange, [.number(least), .spoons(most)]) }
    /** From { $date } */ @inline(never) package static func findDateFrom(date: consuming String) -> Sentence { Sentence(.findDateFrom, [.text(date)]) }
    /** Until { $date } */ @inline(never) package static func findDateUntil(date: consuming String) -> Sentence { Sentence(.findDateUntil, [.text(date)]) }
    /** { $count -> [one] Show { $count } task [other] Show { $count } tasks } */ @inline(never) package static func findShow(count: Int) -> Sentence { Sentence(.findShow, [.number(count)]) }
    /** { $count -> [one] { $count } task [other] { $count } tasks } */ @inline(never) package static func found(count: Int) -> Sentence { Sentence(.found, [.number(count)]) }
    /** No results for “{ $words }”. */ @inline(never) package static func foundNone(words: consuming String) -> Sentence { Sentence(.foundNone, [.text(words)]) }
    /** Edit: { $view } */ @inline(never) package static func savedViewEdit(view: consuming String) -> Sentence { Sentence(.savedViewEdit, [.text(view)]) }
    /** week starts on { $weekday } */ @inline(never) package static func settingsTimeWeek(weekday: consuming String) -> Sentence { Sentence(.settingsTimeWeek, [.text(weekday)]) }
    /** day starts at { $time } */ @inline(never) package static func settingsTimeDay(time: consuming String) -> Sentence { Sentence(.settingsTimeDay, [.text(time)]) }
    /** { $spoons } a day */ @inline(never) package static func settingsEnergyDay(spoons: consuming SpoonCount) -> Sentence { Sentence(.settingsEnergyDay, [.spoons(spoons)]) }
    /** { $number } in reserve */ @inline(never) package static func settingsEnergyReserve(number: Int) -> Sentence { Sentence(.settingsEnergyReserve, [.number(number)]) }
    /** +{ $number } % */ @inline(never) package static func textMore(number: Int) -> Sentence { Sentence(.textMore, [.number(number)]) }
    /** { UNIT($unit) } per day */ @inline(never) package static func energyMaximum(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.energyMaximum, [.unit(unit)]) }
    /** { $number } … */ @inline(never) package static func energyUnitNumber(number: Int) -> Sentence { Sentence(.energyUnitNumber, [.number(number)]) }
    /** { $share } % translated; the rest is in English */ @inline(never) package static func languagePartly(share: Int) -> Sentence { Sentence(.languagePartly, [.number(share)]) }
    /** Detect dates, { UNIT($unit) } and #subjects */ @inline(never) package static func manyDetect(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.manyDetect, [.unit(unit)]) }
    /** Steps can be at most { $levels } levels deep. Deeper lines were moved up. */ @inline(never) package static func manyPreviewDeep(levels: Int) -> Sentence { Sentence(.manyPreviewDeep, [.number(levels)]) }
    /** Only the first { $count } are shown. */ @inline(never) package static func manyPreviewMore(count: Int) -> Sentence { Sentence(.manyPreviewMore, [.number(count)]) }
    /** Next: { $date }. */ @inline(never) package static func taskNext(date: consuming String) -> Sentence { Sentence(.taskNext, [.text(date)]) }
    /** Hidden until { $time }. */ @inline(never) package static func taskHiddenUntil(time: consuming String) -> Sentence { Sentence(.taskHiddenUntil, [.text(time)]) }
    /** Planned for { $date }. */ @inline(never) package static func taskPlannedFor(date: consuming String) -> Sentence { Sentence(.taskPlannedFor, [.text(date)]) }
    /** Planned for { $date }, after its due date. */ @inline(never) package static func taskPlannedAfterDue(date: consuming String) -> Sentence { Sentence(.taskPlannedAfterDue, [.text(date)]) }
    /** Time spent: { $time } */ @inline(never) package static func taskTimeSpent(time: consuming String) -> Sentence { Sentence(.taskTimeSpent, [.text(time)]) }
    /** Open the list: <list></list> */ @inline(never) package static func taskOpenList(list: consuming MarkupTag) -> Sentence { Sentence(.taskOpenList, [.tag(list)]) }
    /** { UNIT($unit) } */ @inline(never) package static func formCost(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.formCost, [.unit(unit)]) }
    /** Usual { UNIT($unit) } */ @inline(never) package static func formUsualCost(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.formUsualCost, [.unit(unit)]) }
    /** New: { $list } */ @inline(never) package static func formListNew(list: consuming String) -> Sentence { Sentence(.formListNew, [.text(list)]) }
    /** New: { $subject } */ @inline(never) package static func formSubjectsNew(subject: consuming String) -> Sentence { Sentence(.formSubjectsNew, [.text(subject)]) }
    /** { $planned } of { $usual } */ @inline(never) package static func dayMenuLoad(planned: Int, usual: Int) -> Sentence { Sentence(.dayMenuLoad, [.number(planned), .number(usual)]) }
    /** Still due { $date } */ @inline(never) package static func dayMenuStillDue(date: consuming String) -> Sentence { Sentence(.dayMenuStillDue, [.text(date)]) }
    /** Done: { $step } */ @inline(never) package static func stepsDone(step: consuming String) -> Sentence { Sentence(.stepsDone, [.text(step)]) }
    /** More for { $step } */ @inline(never) package static func stepsMore(step: consuming String) -> Sentence { Sentence(.stepsMore, [.text(step)]) }
    /** { UNIT($unit) } today */ @inline(never) package static func taskToday(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.taskToday, [.unit(unit)]) }
    /** usually { $cost } */ @inline(never) package static func taskTodayUsual(cost: Int) -> Sentence { Sentence(.taskTodayUsual, [.number(cost)]) }
    /** How many { UNIT($unit) } did it actually take? */ @inline(never) package static func taskTook(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.taskTook, [.unit(unit)]) }
    /** planned { $cost } */ @inline(never) package static func taskTookPlanned(cost: Int) -> Sentence { Sentence(.taskTookPlanned, [.number(cost)]) }
    /** Today counts what it took. The usual cost stays { $cost }. */ @inline(never) package static func taskTookCountsUsual(cost: Int) -> Sentence { Sentence(.taskTookCountsUsual, [.number(cost)]) }
    /** { UNIT($unit) } */ @inline(never) package static func taskFieldCost(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.taskFieldCost, [.unit(unit)]) }
    /** { $daily }; { $rule } */ @inline(never) package static func taskRepeatSavedBoth(daily: consuming String, rule: consuming String) -> Sentence { Sentence(.taskRepeatSavedBoth, [.text(daily), .text(rule)]) }
    /** Hide: { $tip } */ @inline(never) package static func tipHideTip(tip: consuming String) -> Sentence { Sentence(.tipHideTip, [.text(tip)]) }
    /** Show again: { $tip } */ @inline(never) package static func tipShowTip(tip: consuming String) -> Sentence { Sentence(.tipShowTip, [.text(tip)]) }
    /** Source: <author></author>, { $year }. <a>{ $title }</a>, <place></place>. */ @inline(never) package static func tipSource(author: consuming MarkupTag, year: consuming String, a: consuming MarkupTag, title: consuming String, place: consuming MarkupTag) -> Sentence { Sentence(.tipSource, [.tag(author), .text(year), .tag(a), .text(title), .tag(place)]) }
    /** Source: <author></author>, no date. <a>{ $title }</a>, <place></place>. */ @inline(never) package static func tipSourceUndated(author: consuming MarkupTag, a: consuming MarkupTag, title: consuming String, place: consuming MarkupTag) -> Sentence { Sentence(.tipSourceUndated, [.tag(author), .tag(a), .text(title), .tag(place)]) }
    /** Source: <author></author>, { $year }. <title></title>, on a site that was closed in { $end }. */ @inline(never) package static func tipSourceClosed(author: consuming MarkupTag, year: consuming String, title: consuming MarkupTag, end: consuming String) -> Sentence { Sentence(.tipSourceClosed, [.tag(author), .text(year), .tag(title), .text(end)]) }
    /** Sort by { UNIT($unit) } */ @inline(never) package static func todaySortCost(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.todaySortCost, [.unit(unit)]) }
    /** It is { $date } now. Start a new day when you are ready; this list stays until then. */ @inline(never) package static func todayAnotherDate(date: consuming String) -> Sentence { Sentence(.todayAnotherDate, [.text(date)]) }
    /** Today has { $spoons }, and { $used } are planned. Nothing was removed. */ @inline(never) package static func todayOver(spoons: consuming SpoonCount, used: Int) -> Sentence { Sentence(.todayOver, [.spoons(spoons), .number(used)]) }
    /** Borrowed from tomorrow. New Day will then suggest { $spoons }. */ @inline(never) package static func todayBorrowed(spoons: Int) -> Sentence { Sentence(.todayBorrowed, [.number(spoons)]) }
    /** One { $unit } is a bit of energy */ @inline(never) package static func todaySpoonsOwn(unit: consuming String) -> Sentence { Sentence(.todaySpoonsOwn, [.text(unit)]) }
    /** What are { UNIT($unit) }? */ @inline(never) package static func todaySpoonsHelp(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.todaySpoonsHelp, [.unit(unit)]) }
    /** Hidden for now: { $tasks }, { $spoons }. */ @inline(never) package static func lowDayAside(tasks: consuming String, spoons: consuming SpoonCount) -> Sentence { Sentence(.lowDayAside, [.text(tasks), .spoons(spoons)]) }
    /** With them: { $free }. */ @inline(never) package static func lowDayWith(free: consuming String) -> Sentence { Sentence(.lowDayWith, [.text(free)]) }
    /** Fewer { UNIT($unit) } today */ @inline(never) package static func lowDayFewer(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.lowDayFewer, [.unit(unit)]) }
    /** Move back to today: { $title } */ @inline(never) package static func lowDayWanted(title: consuming String) -> Sentence { Sentence(.lowDayWanted, [.text(title)]) }
    /** A day has only so many { UNIT($unit) }. Teaspoon helps you choose what fits and keeps the rest for later. <help>What are { UNIT($unit) }?</help> */ @inline(never) package static func welcomeLead(unit: consuming UnitOfEnergy, help: consuming MarkupTag) -> Sentence { Sentence(.welcomeLead, [.unit(unit), .tag(help)]) }
    /** How many { UNIT($unit) } do you have today? */ @inline(never) package static func welcomeSpoons(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.welcomeSpoons, [.unit(unit)]) }
    /** { $date }, { $time } */ @inline(never) package static func versionWritten(date: consuming String, time: consuming String) -> Sentence { Sentence(.versionWritten, [.text(date), .text(time)]) }
    /** The title was changed to “<other></other>” meanwhile. */ @inline(never) package static func versionTitle(other: consuming MarkupTag) -> Sentence { Sentence(.versionTitle, [.tag(other)]) }
    /** The date was changed to <other></other> meanwhile. */ @inline(never) package static func versionDate(other: consuming MarkupTag) -> Sentence { Sentence(.versionDate, [.tag(other)]) }
    /** Use “<value></value>” */ @inline(never) package static func versionUse(value: consuming MarkupTag) -> Sentence { Sentence(.versionUse, [.tag(value)]) }
    /** Keep “<value></value>” */ @inline(never) package static func versionKeep(value: consuming MarkupTag) -> Sentence { Sentence(.versionKeep, [.tag(value)]) }
    /** In Terminal, run: <command></command> */ @inline(never) package static func elsewhereAppleTwo(command: consuming MarkupTag) -> Sentence { Sentence(.elsewhereAppleTwo, [.tag(command)]) }
    /** In Terminal, run: <command></command> */ @inline(never) package static func elsewhereThingsTwo(command: consuming MarkupTag) -> Sentence { Sentence(.elsewhereThingsTwo, [.tag(command)]) }
    /** { $count -> [one] It has { $count } event; events are not imported. [other] It has { $count } events; events are not imported. } */ @inline(never) package static func importFaultEvents(count: Int) -> Sentence { Sentence(.importFaultEvents, [.number(count)]) }
    /** Import from { $app } */ @inline(never) package static func importFrom(app: consuming String) -> Sentence { Sentence(.importFrom, [.text(app)]) }
    /** { $count -> [one] { $count } task was found. Nothing is added yet. [other] { $count } tasks were found. Nothing is added yet. } */ @inline(never) package static func importFoundTasks(count: Int) -> Sentence { Sentence(.importFoundTasks, [.number(count)]) }
    /** At most { $most } tasks, lists and notes can be imported at once. Choose fewer lists, then import the others. */ @inline(never) package static func importTooMany(most: consuming String) -> Sentence { Sentence(.importTooMany, [.text(most)]) }
    /** { $count -> [one] Also import { $count } task that is done [other] Also import { $count } tasks that are done } */ @inline(never) package static func importDone(count: Int) -> Sentence { Sentence(.importDone, [.number(count)]) }
    /** { $count -> [one] Remove { $count } due date that has passed [other] Remove { $count } due dates that have passed } */ @inline(never) package static func importPast(count: Int) -> Sentence { Sentence(.importPast, [.number(count)]) }
    /** { $count -> [one] Use the cost that the file suggests for { $count } task [other] Use the costs that the file suggests for { $count } tasks } */ @inline(never) package static func importCosts(count: Int) -> Sentence { Sentence(.importCosts, [.number(count)]) }
    /** { $date } can be read in two ways. */ @inline(never) package static func importDatesDoubt(date: consuming String) -> Sentence { Sentence(.importDatesDoubt, [.text(date)]) }
    /** { $count -> [one] This table has { $count } row. Say what its columns are; then you see the tasks. [other] This table has { $count } rows. Say what its columns are; then you see the tasks. } */ @inline(never) package static func importColumnsLead(count: Int) -> Sentence { Sentence(.importColumnsLead, [.number(count)]) }
    /** Column { $number } */ @inline(never) package static func importColumn(number: consuming String) -> Sentence { Sentence(.importColumn, [.text(number)]) }
    /** by <author></author> */ @inline(never) package static func galleryFactBy(author: consuming MarkupTag) -> Sentence { Sentence(.galleryFactBy, [.tag(author)]) }
    /** { $count -> [one] { $count } item [other] { $count } items } */ @inline(never) package static func galleryFactItems(count: Int) -> Sentence { Sentence(.galleryFactItems, [.number(count)]) }
    /** { $count -> [one] { $count } use [other] { $count } uses } */ @inline(never) package static func galleryFactUses(count: Int) -> Sentence { Sentence(.galleryFactUses, [.number(count)]) }
    /** You haven’t published anything yet. Open a list or a template of yours, and choose <b>Publish in the gallery</b> in its menu. */ @inline(never) package static func galleryOwnEmpty(b: consuming MarkupTag) -> Sentence { Sentence(.galleryOwnEmpty, [.tag(b)]) }
    /** Is something wrong with it? <a>Sign in</a> to report it. */ @inline(never) package static func publishedSignIn(a: consuming MarkupTag) -> Sentence { Sentence(.publishedSignIn, [.tag(a)]) }
    /** A template has at most { $items } items: these are the first. */ @inline(never) package static func publishPreviewCut(items: Int) -> Sentence { Sentence(.publishPreviewCut, [.number(items)]) }
    /** You can publish at most { $templates } templates. Withdraw one to publish another. */ @inline(never) package static func publishTooMany(templates: Int) -> Sentence { Sentence(.publishTooMany, [.number(templates)]) }
    /** The title can have at most { $characters } characters. */ @inline(never) package static func publishTitleLong(characters: Int) -> Sentence { Sentence(.publishTitleLong, [.number(characters)]) }
    /** The description can have at most { $characters } characters. */ @inline(never) package static func publishAboutLong(characters: Int) -> Sentence { Sentence(.publishAboutLong, [.number(characters)]) }
    /** The author name can have at most { $characters } characters. */ @inline(never) package static func publishAuthorLong(characters: Int) -> Sentence { Sentence(.publishAuthorLong, [.number(characters)]) }
    /** { $days -> [0] Reported in the last 24 hours [one] Reported { $days } day ago [other] Reported { $days } days ago } */ @inline(never) package static func galleryReportSent(days: Int) -> Sentence { Sentence(.galleryReportSent, [.number(days)]) }
    /** Remove: { $template } */ @inline(never) package static func galleryReportRemoveTemplate(template: consuming String) -> Sentence { Sentence(.galleryReportRemoveTemplate, [.text(template)]) }
    /** Keep: { $template } */ @inline(never) package static func galleryReportKeepTemplate(template: consuming String) -> Sentence { Sentence(.galleryReportKeepTemplate, [.text(template)]) }
    /** Share today’s { UNIT($unit) } */ @inline(never) package static func linksSpoons(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.linksSpoons, [.unit(unit)]) }
    /** To share a list, open it and choose <menu>Create a view-only link</menu> in its menu. */ @inline(never) package static func linksListHint(menu: consuming MarkupTag) -> Sentence { Sentence(.linksListHint, [.tag(menu)]) }
    /** Use at most { $most } characters. */ @inline(never) package static func linksLabelTooLong(most: Int) -> Sentence { Sentence(.linksLabelTooLong, [.number(most)]) }
    /** An account has at most { $most } such links. Revoke one to make room. */ @inline(never) package static func linksTooMany(most: Int) -> Sentence { Sentence(.linksTooMany, [.number(most)]) }
    /** { UNIT($unit) } left today */ @inline(never) package static func linksShowsSpoons(unit: consuming UnitOfEnergy) -> Sentence { Sentence(.linksShowsSpoons, [.unit(unit)]) }
    /** { $days -> [0] Created in the last 24 hours [one] Created { $days } day ago [other] Created { $days } days ago } */ @inline(never) package static func linksMade(days: Int) -> Sentence { Sentence(.linksMade, [.number(days)]) }
    /** { $days -> [0] Last opened in the last 24 hours [one] Last opened { $days } day ago [other] Last opened { $days } days ago } */ @inline(never) package static func linksOpened(days: Int) -> Sentence { Sentence(.linksOpened, [.number(days)]) }
    /** Revoke: { $link } */ @inline(never) package static func linksRevokeOne(link: consuming String) -> Sentence { Sentence(.linksRevokeOne, [.text(link)]) }
    /** { $count -> [one] <number>{ $count }</number> spoon left today [other] <number>{ $count }</number> spoons left today } */ @inline(never) package static func publicSpoonsLeft(count: Int, number: consuming MarkupTag) -> Sentence { Sentence(.publicSpoonsLeft, [.number(count), .tag(number)]) }
    /** <number>{ $count }</number> <unit></unit> left today */ @inline(never) package static func publicUnitsLeft(number: consuming MarkupTag, count: Int, unit: consuming MarkupTag) -> Sentence { Sentence(.publicUnitsLeft, [.tag(number), .number(count), .tag(unit)]) }
    /** { $hours -> [1] Last known an hour ago. [other] Last known { $hours } hours ago. } */ @inline(never) package static func publicKnownHours(hours: Int) -> Sentence { Sentence(.publicKnownHours, [.number(hours)]) }
    /** { $days -> [1] Last known a day ago. [other] Last known { $days } days ago. } */ @inline(never) package static func publicKnownDays(days: Int) -> Sentence { Sentence(.publicKnownDays, [.number(days)]) }
    /** { $count -> [one] { $count } item [other] { $count } items } */ @inline(never) package static func publicListCount(count: Int) -> Sentence { Sentence(.publicListCount, [.number(count)]) }
    /** And so on: these are the first { $count }. */ @inline(never) package static func publicListCut(count: Int) -> Sentence { Sentence(.publicListCut, [.number(count)]) }
    /** The person who runs { $address } invites you to Teaspoon, a task planner. Create your account here: */ @inline(never) package static func mailInvitation(address: consuming String) -> Sentence { Sentence(.mailInvitation, [.text(address)]) }
    /** If that was not you, contact the administrator of { $address }. */ @inline(never) package static func mailChangedNote(address: consuming String) -> Sentence { Sentence(.mailChangedNote, [.text(address)]) }
    /** { $days -> [0] Active in the last 24 hours [one] Last active { $days } day ago [other] Last active { $days } days ago } */ @inline(never) package static func ownAccountSeen(days: Int) -> Sentence { Sentence(.ownAccountSeen, [.number(days)]) }
    /** Sign out { $device } */ @inline(never) package static func ownAccountEndDevice(device: consuming String) -> Sentence { Sentence(.ownAccountEndDevice, [.text(device)]) }
    /** This deletes the account { $mail } with every task, list, note, day and setting, on this server and in this browser. Other plans stored in this browser are deleted too, also those you kept apart. Others keep the lists you share with them. Another device keeps its copy until you remove it there. */ @inline(never) package static func deleteAccountWhat(mail: consuming String) -> Sentence { Sentence(.deleteAccountWhat, [.text(mail)]) }
    /** A backup can restore everything: <backup>Back up</backup> */ @inline(never) package static func deleteAccountBackup(backup: consuming MarkupTag) -> Sentence { Sentence(.deleteAccountBackup, [.tag(backup)]) }
    /** The account of <old></old> now signs in as <new></new>. */ @inline(never) package static func saidEmailChangedOf(old: consuming MarkupTag, new: consuming MarkupTag) -> Sentence { Sentence(.saidEmailChangedOf, [.tag(old), .tag(new)]) }
    /** Registration is closed on this server, so invitations do not work here. To add an account, use <command></command> on the server, or start it with <option></option>. */ @inline(never) package static func serverInvitationsClosed(command: consuming MarkupTag, option: consuming MarkupTag) -> Sentence { Sentence(.serverInvitationsClosed, [.tag(command), .tag(option)]) }
    /** Use at most { $most } characters. */ @inline(never) package static func serverInvitationsNameTooLong(most: Int) -> Sentence { Sentence(.serverInvitationsNameTooLong, [.number(most)]) }
    /** Expires on { $date } */ @inline(never) package static func serverInvitationsEnds(date: consuming String) -> Sentence { Sentence(.serverInvitationsEnds, [.text(date)]) }
    /** Revoke: { $guest }, { $ends } */ @inline(never) package static func serverInvitationsRevokeOne(guest: consuming String, ends: consuming String) -> Sentence { Sentence(.serverInvitationsRevokeOne, [.text(guest), .text(ends)]) }
    /** Invitation sent to { $mail }. */ @inline(never) package static func serverInvitationsSent(mail: consuming String) -> Sentence { Sentence(.serverInvitationsSent, [.text(mail)]) }
    /** At most { $most } invitations can be open. Revoke one to create another. */ @inline(never) package static func serverInvitationsTooMany(most: Int) -> Sentence { Sentence(.serverInvitationsTooMany, [.number(most)]) }
    /** { $browser } on { $system } */ @inline(never) package static func deviceName(browser: consuming String, system: consuming String) -> Sentence { Sentence(.deviceName, [.text(browser), .text(system)]) }
    /** Send test: { $device } */ @inline(never) package static func pushDeviceTestDevice(device: consuming String) -> Sentence { Sentence(.pushDeviceTestDevice, [.text(device)]) }
    /** Remove: { $device } */ @inline(never) package static func pushDeviceRemoveDevice(device: consuming String) -> Sentence { Sentence(.pushDeviceRemoveDevice, [.text(device)]) }
    /** Test sent to { $device }. It should arrive within seconds; the delivery log below says when it was shown. */ @inline(never) package static func pushTestSent(device: consuming String) -> Sentence { Sentence(.pushTestSent, [.text(device)]) }
    /** { $device }: the browser no longer accepts notifications, so this device was removed. Add it again there. */ @inline(never) package static func pushTestGone(device: consuming String) -> Sentence { Sentence(.pushTestGone, [.text(device)]) }
    /** Could not send to { $device }: its push service did not accept the message. */ @inline(never) package static func pushTestRefused(device: consuming String) -> Sentence { Sentence(.pushTestRefused, [.text(device)]) }
    /** If no device receives a reminder within two minutes, we can e-mail <address></address>. The e-mail says what the reminder says, and is not encrypted on its way. */ @inline(never) package static func reminderMailLead(address: consuming MarkupTag) -> Sentence { Sentence(.reminderMailLead, [.tag(address)]) }
    /** today, { $time } */ @inline(never) package static func deliveryLogToday(time: consuming String) -> Sentence { Sentence(.deliveryLogToday, [.text(time)]) }
    /** { $date }, { $time } */ @inline(never) package static func deliveryLogDay(date: consuming String, time: consuming String) -> Sentence { Sentence(.deliveryLogDay, [.text(date), .text(time)]) }
    /** Shown { $time } */ @inline(never) package static func deliveryLogShown(time: consuming String) -> Sentence { Sentence(.deliveryLogShown, [.text(time)]) }
    /** { $count -> [one] { $count } reminder [other] { $count } reminders } */ @inline(never) package static func reminderSeveral(count: Int) -> Sentence { Sentence(.reminderSeveral, [.number(count)]) }
    /** Due at { $time } */ @inline(never) package static func reminderDue(time: consuming String) -> Sentence { Sentence(.reminderDue, [.text(time)]) }
    /** Due { $date }, { $time } */ @inline(never) package static func reminderDueOn(date: consuming String, time: consuming String) -> Sentence { Sentence(.reminderDueOn, [.text(date), .text(time)]) }
    /** You have no shared lists. To share a list, open it and choose <menu>Share this list</menu> in its menu. */ @inline(never) package static func sharedListsEmpty(menu: consuming MarkupTag) -> Sentence { Sentence(.sharedListsEmpty, [.tag(menu)]) }
    /** With <names></names> */ @inline(never) package static func sharedListsWith(names: consuming MarkupTag) -> Sentence { Sentence(.sharedListsWith, [.tag(names)]) }
    /** <person></person> shares the list <list></list> with you. */ @inline(never) package static func sharedOffer(person: consuming MarkupTag, list: consuming MarkupTag) -> Sentence { Sentence(.sharedOffer, [.tag(person), .tag(list)]) }
    /** You can share at most { $most } lists. Nothing was changed. */ @inline(never) package static func sharedTooManyLists(most: Int) -> Sentence { Sentence(.sharedTooManyLists, [.number(most)]) }
    /** A list can have at most { $most } members and { $most } pending invitations. Nothing was changed. */ @inline(never) package static func sharedTooManyMembers(most: Int) -> Sentence { Sentence(.sharedTooManyMembers, [.number(most)]) }
    /** Enter a name of at most { $most } characters. */ @inline(never) package static func sharedNameWrong(most: Int) -> Sentence { Sentence(.sharedNameWrong, [.number(most)]) }
    /** <list></list>, with what is in it. Nobody sees it until you invite someone. */ @inline(never) package static func shareListLead(list: consuming MarkupTag) -> Sentence { Sentence(.shareListLead, [.tag(list)]) }
    /** { $name } (you) */ @inline(never) package static func membersYou(name: consuming String) -> Sentence { Sentence(.membersYou, [.text(name)]) }
    /** { $button }: { $name } */ @inline(never) package static func membersButtonFor(button: consuming String, name: consuming String) -> Sentence { Sentence(.membersButtonFor, [.text(button), .text(name)]) }
    /** { $days -> [0] expires within 24 hours [one] expires in { $days } day [other] expires in { $days } days } */ @inline(never) package static func membersPendingEnds(days: Int) -> Sentence { Sentence(.membersPendingEnds, [.number(days)]) }
    /** Revoke: { $mail }, { $ends } */ @inline(never) package static func membersRevokeAddress(mail: consuming String, ends: consuming String) -> Sentence { Sentence(.membersRevokeAddress, [.text(mail), .text(ends)]) }
    /** Revoke: a link, { $ends } */ @inline(never) package static func membersRevokeLink(ends: consuming String) -> Sentence { Sentence(.membersRevokeLink, [.text(ends)]) }
    /** You will no longer see <list></list> or what is in it. The others keep it. To come back, you need another invitation. */ @inline(never) package static func endLeaveWhat(list: consuming MarkupTag) -> Sentence { Sentence(.endLeaveWhat, [.tag(list)]) }
    /** <person></person> will no longer see <list></list>. What they added stays. You can invite them again. */ @inline(never) package static func endRemoveWhat(person: consuming MarkupTag, list: consuming MarkupTag) -> Sentence { Sentence(.endRemoveWhat, [.tag(person), .tag(list)]) }
    /** { $count -> [one] Also revoke the link to this list [other] Also revoke the links to this list } */ @inline(never) package static func endRemoveLinks(count: Int) -> Sentence { Sentence(.endRemoveLinks, [.number(count)]) }
    /** { $count -> [one] A link to it still works: with it, <person></person> could join again. The other members stay, and you can create a new link. [other] Links to it still work: with one, <person></person> could join again. The other members stay, and you can create a new link. } */ @inline(never) package static func endRemoveLinksHint(count: Int, person: consuming MarkupTag) -> Sentence { Sentence(.endRemoveLinksHint, [.number(count), .tag(person)]) }
    /** <person></person> becomes the owner of <list></list> and manages its members. You can still edit it. Links and invitations are revoked. */ @inline(never) package static func endOwnerWhat(person: consuming MarkupTag, list: consuming MarkupTag) -> Sentence { Sentence(.endOwnerWhat, [.tag(person), .tag(list)]) }
    /** <list></list> becomes your own list again, with everything in it. The other members no longer see it. */ @inline(never) package static func endStopWhat(list: consuming MarkupTag) -> Sentence { Sentence(.endStopWhat, [.tag(list)]) }
    /** A password needs at least { $least } characters. A few words in a row are fine, spaces too. */ @inline(never) package static func passwordTooShort(least: Int) -> Sentence { Sentence(.passwordTooShort, [.number(least)]) }
    /** For <mail></mail>. */ @inline(never) package static func linkFor(mail: consuming MarkupTag) -> Sentence { Sentence(.linkFor, [.tag(mail)]) }
    /** New address: <mail></mail> */ @inline(never) package static func linkEmailNew(mail: consuming MarkupTag) -> Sentence { Sentence(.linkEmailNew, [.tag(mail)]) }
    /** <mail></mail> is signed in here now and will be signed out. */ @inline(never) package static func linkOtherOut(mail: consuming MarkupTag) -> Sentence { Sentence(.linkOtherOut, [.tag(mail)]) }
    /** You opened <address></address>. Without HTTPS, the browser cannot keep your plan on this device. The server can. */ @inline(never) package static func keepHereLead(address: consuming MarkupTag) -> Sentence { Sentence(.keepHereLead, [.tag(address)]) }
    /** In your account on this server ({ $mail }). */ @inline(never) package static func aboutDataAccountServer(mail: consuming String) -> Sentence { Sentence(.aboutDataAccountServer, [.text(mail)]) }
    /** Every step, also those on phones: <file></file> */ @inline(never) package static func httpsMore(file: consuming MarkupTag) -> Sentence { Sentence(.httpsMore, [.tag(file)]) }
    /** This browser keeps at most { $most } plans apart, so nothing was changed. Take this plan along. Or sign out, then open one of the other plans: it can be erased, or go into an account. */ @inline(never) package static func saidApartFull(most: Int) -> Sentence { Sentence(.saidApartFull, [.number(most)]) }
}
