// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Sentence {
    /// It is { $spoons } now. { $used }.
    @inline(never)
    public static func adjustDayNow(spoons: Int, used: String) -> Sentence {
        Sentence(number: 645, [.number(spoons), .text(used)])
    }

    /// How many { UNIT($unit) } does today have?
    @inline(never)
    public static func adjustDaySpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 646, [.unit(unit)])
    }

    /// Rest ended at { $time }.
    @inline(never)
    public static func alarmRestEnded(time: String) -> Sentence {
        Sentence(number: 647, [.text(time)])
    }

    /// Rest ended on { $date } at { $time }.
    @inline(never)
    public static func alarmRestEndedOn(date: String, time: String) -> Sentence {
        Sentence(number: 648, [.text(date), .text(time)])
    }

    /// Rest { $minutes } min
    @inline(never)
    public static func alarmRestFor(minutes: Int) -> Sentence {
        Sentence(number: 649, [.number(minutes)])
    }

    /// Timer ended at { $time }.
    @inline(never)
    public static func alarmTimerEnded(time: String) -> Sentence {
        Sentence(number: 650, [.text(time)])
    }

    /// Timer ended on { $date } at { $time }.
    @inline(never)
    public static func alarmTimerEndedOn(date: String, time: String) -> Sentence {
        Sentence(number: 651, [.text(date), .text(time)])
    }

    /// From { $date }
    @inline(never)
    public static func backlogFrom(date: String) -> Sentence {
        Sentence(number: 652, [.text(date)])
    }

    /// { UNIT($unit) } of the day
    @inline(never)
    public static func budget(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 653, [.unit(unit)])
    }

    /// { $spoons } borrowed
    @inline(never)
    public static func budgetBorrowed(spoons: Int) -> Sentence {
        Sentence(number: 654, [.number(spoons)])
    }

    /// { $done } of them done
    @inline(never)
    public static func budgetDone(done: Int) -> Sentence {
        Sentence(number: 655, [.number(done)])
    }

    /// Each drawing stands for { $spoons }.
    @inline(never)
    public static func budgetEach(spoons: SpoonCount) -> Sentence {
        Sentence(number: 656, [.spoons(spoons)])
    }

    /// { $spoons } free
    @inline(never)
    public static func budgetFree(spoons: SpoonCount) -> Sentence {
        Sentence(number: 657, [.spoons(spoons)])
    }

    /// <first>{ $free }</first><second>, { $aside }</second>
    @inline(never)
    public static func budgetFreeAside(first: MarkupTag, free: String, second: MarkupTag, aside: String) -> Sentence {
        Sentence(number: 658, [.tag(first), .text(free), .tag(second), .text(aside)])
    }

    /// { $spoons } of them in reserve
    @inline(never)
    public static func budgetInReserve(spoons: Int) -> Sentence {
        Sentence(number: 659, [.number(spoons)])
    }

    /// No { UNIT($unit) } free
    @inline(never)
    public static func budgetNoneFree(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 660, [.unit(unit)])
    }

    /// { $spoons } over
    @inline(never)
    public static func budgetOver(spoons: SpoonCount) -> Sentence {
        Sentence(number: 661, [.spoons(spoons)])
    }

    /// { $planned } of { $all } planned
    @inline(never)
    public static func budgetPlanned(planned: Int, all: Int) -> Sentence {
        Sentence(number: 662, [.number(planned), .number(all)])
    }

    /// { $planned }, <link>{ $done }</link>
    @inline(never)
    public static func budgetPlannedDone(planned: String, link: MarkupTag, done: String) -> Sentence {
        Sentence(number: 663, [.text(planned), .tag(link), .text(done)])
    }

    /// { $free }. { $used }.
    @inline(never)
    public static func budgetSummary(free: String, used: String) -> Sentence {
        Sentence(number: 664, [.text(free), .text(used)])
    }

    /// Added: { $what }, due { $date }
    @inline(never)
    public static func changeAddedDue(what: String, date: String) -> Sentence {
        Sentence(number: 665, [.text(what), .text(date)])
    }

    /// New list: { $what }
    @inline(never)
    public static func changeAddedList(what: String) -> Sentence {
        Sentence(number: 666, [.text(what)])
    }

    /// New note: { $what }
    @inline(never)
    public static func changeAddedNote(what: String) -> Sentence {
        Sentence(number: 667, [.text(what)])
    }

    /// New subject: { $what }
    @inline(never)
    public static func changeAddedSubject(what: String) -> Sentence {
        Sentence(number: 668, [.text(what)])
    }

    /// Added: { $what }
    @inline(never)
    public static func changeAddedTask(what: String) -> Sentence {
        Sentence(number: 669, [.text(what)])
    }

    /// Today set to { $spoons }
    @inline(never)
    public static func changeAdjustedDay(spoons: SpoonCount) -> Sentence {
        Sentence(number: 670, [.spoons(spoons)])
    }

    /// List archived: { $what }
    @inline(never)
    public static func changeArchivedList(what: String) -> Sentence {
        Sentence(number: 671, [.text(what)])
    }

    /// Done: { $what }
    @inline(never)
    public static func changeCheckedOff(what: String) -> Sentence {
        Sentence(number: 672, [.text(what)])
    }

    /// Usual cost kept: { $what }
    @inline(never)
    public static func changeDeclinedCost(what: String) -> Sentence {
        Sentence(number: 673, [.text(what)])
    }

    /// List and its tasks deleted: { $what }
    @inline(never)
    public static func changeDeletedList(what: String) -> Sentence {
        Sentence(number: 674, [.text(what)])
    }

    /// Note deleted: { $what }
    @inline(never)
    public static func changeDeletedNote(what: String) -> Sentence {
        Sentence(number: 675, [.text(what)])
    }

    /// Subject deleted: { $what }
    @inline(never)
    public static func changeDeletedSubject(what: String) -> Sentence {
        Sentence(number: 676, [.text(what)])
    }

    /// Deleted: { $what }
    @inline(never)
    public static func changeDeletedTask(what: String) -> Sentence {
        Sentence(number: 677, [.text(what)])
    }

    /// View deleted: { $what }
    @inline(never)
    public static func changeDeletedView(what: String) -> Sentence {
        Sentence(number: 678, [.text(what)])
    }

    /// Tip hidden: { $what }
    @inline(never)
    public static func changeDismissedTip(what: String) -> Sentence {
        Sentence(number: 679, [.text(what)])
    }

    /// New list, a copy: { $what }
    @inline(never)
    public static func changeDuplicatedList(what: String) -> Sentence {
        Sentence(number: 680, [.text(what)])
    }

    /// Duplicated: { $what }
    @inline(never)
    public static func changeDuplicatedTask(what: String) -> Sentence {
        Sentence(number: 681, [.text(what)])
    }

    /// List changed: { $what }
    @inline(never)
    public static func changeEditedList(what: String) -> Sentence {
        Sentence(number: 682, [.text(what)])
    }

    /// Note changed: { $what }
    @inline(never)
    public static func changeEditedNote(what: String) -> Sentence {
        Sentence(number: 683, [.text(what)])
    }

    /// Subject changed: { $what }
    @inline(never)
    public static func changeEditedSubject(what: String) -> Sentence {
        Sentence(number: 684, [.text(what)])
    }

    /// Changed: { $what }
    @inline(never)
    public static func changeEditedTask(what: String) -> Sentence {
        Sentence(number: 685, [.text(what)])
    }

    /// No longer repeats: { $what }
    @inline(never)
    public static func changeEndedRepeat(what: String) -> Sentence {
        Sentence(number: 686, [.text(what)])
    }

    /// Moved to another list: { $what }
    @inline(never)
    public static func changeFiledTask(what: String) -> Sentence {
        Sentence(number: 687, [.text(what)])
    }

    /// Changed for this time: { $what }
    @inline(never)
    public static func changeForThisTime(what: String) -> Sentence {
        Sentence(number: 688, [.text(what)])
    }

    /// Start fresh: { $what }
    @inline(never)
    public static func changeFresh(what: String) -> Sentence {
        Sentence(number: 689, [.text(what)])
    }

    /// View saved: { $what }
    @inline(never)
    public static func changeKeptView(what: String) -> Sentence {
        Sentence(number: 690, [.text(what)])
    }

    /// Subject added: { $what }
    @inline(never)
    public static func changeLabelled(what: String) -> Sentence {
        Sentence(number: 691, [.text(what)])
    }

    /// Skipped: { $what }
    @inline(never)
    public static func changeLeftOut(what: String) -> Sentence {
        Sentence(number: 692, [.text(what)])
    }

    /// New template: { $what }
    @inline(never)
    public static func changeMadeTemplate(what: String) -> Sentence {
        Sentence(number: 693, [.text(what)])
    }

    /// { $what } updated
    @inline(never)
    public static func changeMany(what: String) -> Sentence {
        Sentence(number: 694, [.text(what)])
    }

    /// New checklist: { $what }
    @inline(never)
    public static func changeMergedLists(what: String) -> Sentence {
        Sentence(number: 695, [.text(what)])
    }

    /// Subjects merged: { $what }
    @inline(never)
    public static func changeMergedSubjects(what: String) -> Sentence {
        Sentence(number: 696, [.text(what)])
    }

    /// List moved: { $what }
    @inline(never)
    public static func changeMovedList(what: String) -> Sentence {
        Sentence(number: 697, [.text(what)])
    }

    /// Note moved: { $what }
    @inline(never)
    public static func changeMovedNote(what: String) -> Sentence {
        Sentence(number: 698, [.text(what)])
    }

    /// Moved: { $what }
    @inline(never)
    public static func changeMovedTask(what: String) -> Sentence {
        Sentence(number: 699, [.text(what)])
    }

    /// Moved to { $date }: { $what }
    @inline(never)
    public static func changeMovedTo(date: String, what: String) -> Sentence {
        Sentence(number: 700, [.text(date), .text(what)])
    }

    /// Not this one: { $what }
    @inline(never)
    public static func changePassedOver(what: String) -> Sentence {
        Sentence(number: 701, [.text(what)])
    }

    /// Pinned: { $what }
    @inline(never)
    public static func changePinnedNote(what: String) -> Sentence {
        Sentence(number: 702, [.text(what)])
    }

    /// Added to today, borrowing { $spoons }: { $what }
    @inline(never)
    public static func changePlannedBorrowing(spoons: SpoonCount, what: String) -> Sentence {
        Sentence(number: 703, [.spoons(spoons), .text(what)])
    }

    /// Planned for { $date }: { $what }
    @inline(never)
    public static func changePlannedFor(date: String, what: String) -> Sentence {
        Sentence(number: 704, [.text(date), .text(what)])
    }

    /// Added to today: { $what }
    @inline(never)
    public static func changePlannedToday(what: String) -> Sentence {
        Sentence(number: 705, [.text(what)])
    }

    /// Planned: { $what }
    @inline(never)
    public static func changePlannedWeek(what: String) -> Sentence {
        Sentence(number: 706, [.text(what)])
    }

    /// Started over; previous copy archived: { $what }
    @inline(never)
    public static func changeRanAgain(what: String) -> Sentence {
        Sentence(number: 707, [.text(what)])
    }

    /// Actual cost { $spoons }: { $what }
    @inline(never)
    public static func changeRealCost(spoons: SpoonCount, what: String) -> Sentence {
        Sentence(number: 708, [.spoons(spoons), .text(what)])
    }

    /// No longer planned for a day: { $what }
    @inline(never)
    public static func changeRemovedIntended(what: String) -> Sentence {
        Sentence(number: 709, [.text(what)])
    }

    /// View renamed: { $what }
    @inline(never)
    public static func changeRenamedView(what: String) -> Sentence {
        Sentence(number: 710, [.text(what)])
    }

    /// List restored: { $what }
    @inline(never)
    public static func changeReopenedList(what: String) -> Sentence {
        Sentence(number: 711, [.text(what)])
    }

    /// Rest of { $length }
    @inline(never)
    public static func changeRest(length: String) -> Sentence {
        Sentence(number: 712, [.text(length)])
    }

    /// Rest of { $length }: { $task }
    @inline(never)
    public static func changeRestOn(length: String, task: String) -> Sentence {
        Sentence(number: 713, [.text(length), .text(task)])
    }

    /// Rested { $length }
    @inline(never)
    public static func changeRestedFor(length: String) -> Sentence {
        Sentence(number: 714, [.text(length)])
    }

    /// Rested { $length }: { $task }
    @inline(never)
    public static func changeRestedForOn(length: String, task: String) -> Sentence {
        Sentence(number: 715, [.text(length), .text(task)])
    }

    /// Rested: { $task }
    @inline(never)
    public static func changeRestedOn(task: String) -> Sentence {
        Sentence(number: 716, [.text(task)])
    }

    /// Removed from today: { $what }
    @inline(never)
    public static func changeSentBack(what: String) -> Sentence {
        Sentence(number: 717, [.text(what)])
    }

    /// Tip shown again: { $what }
    @inline(never)
    public static func changeShowedTip(what: String) -> Sentence {
        Sentence(number: 718, [.text(what)])
    }

    /// Skipped once: { $what }
    @inline(never)
    public static func changeSkippedOnce(what: String) -> Sentence {
        Sentence(number: 719, [.text(what)])
    }

    /// Snoozed: { $what }
    @inline(never)
    public static func changeSnoozed(what: String) -> Sentence {
        Sentence(number: 720, [.text(what)])
    }

    /// New Day with { $spoons }
    @inline(never)
    public static func changeStartedDay(spoons: SpoonCount) -> Sentence {
        Sentence(number: 721, [.spoons(spoons)])
    }

    /// Note turned into a task: { $what }
    @inline(never)
    public static func changeTaskOfNote(what: String) -> Sentence {
        Sentence(number: 722, [.text(what)])
    }

    /// { $count -> [one] { $count } task [other] { $count } tasks }
    @inline(never)
    public static func changeTasks(count: Int) -> Sentence {
        Sentence(number: 723, [.number(count)])
    }

    /// Timer of { $length }
    @inline(never)
    public static func changeTimer(length: String) -> Sentence {
        Sentence(number: 724, [.text(length)])
    }

    /// Added time to the timer: { $task }
    @inline(never)
    public static func changeTimerLongerOn(task: String) -> Sentence {
        Sentence(number: 725, [.text(task)])
    }

    /// { $minutes -> [one] Added { $minutes } minute to the timer [other] Added { $minutes } minutes to the timer }
    @inline(never)
    public static func changeTimerMinutes(minutes: Int) -> Sentence {
        Sentence(number: 726, [.number(minutes)])
    }

    /// { $minutes -> [one] Added { $minutes } minute to the timer: { $task } [other] Added { $minutes } minutes to the timer: { $task } }
    @inline(never)
    public static func changeTimerMinutesOn(minutes: Int, task: String) -> Sentence {
        Sentence(number: 727, [.number(minutes), .text(task)])
    }

    /// Timer of { $length }: { $task }
    @inline(never)
    public static func changeTimerOn(length: String, task: String) -> Sentence {
        Sentence(number: 728, [.text(length), .text(task)])
    }

    /// Timer paused: { $task }
    @inline(never)
    public static func changeTimerPausedOn(task: String) -> Sentence {
        Sentence(number: 729, [.text(task)])
    }

    /// Timer reset: { $task }
    @inline(never)
    public static func changeTimerResetOn(task: String) -> Sentence {
        Sentence(number: 730, [.text(task)])
    }

    /// Timer resumed: { $task }
    @inline(never)
    public static func changeTimerResumedOn(task: String) -> Sentence {
        Sentence(number: 731, [.text(task)])
    }

    /// Timer stopped: { $task }
    @inline(never)
    public static func changeTimerStoppedOn(task: String) -> Sentence {
        Sentence(number: 732, [.text(task)])
    }

    /// { $what } costs { $spoons } today
    @inline(never)
    public static func changeTodayCost(what: String, spoons: SpoonCount) -> Sentence {
        Sentence(number: 733, [.text(what), .spoons(spoons)])
    }

    /// Included: { $what }
    @inline(never)
    public static func changeTookAlong(what: String) -> Sentence {
        Sentence(number: 734, [.text(what)])
    }

    /// Not done: { $what }
    @inline(never)
    public static func changeUnchecked(what: String) -> Sentence {
        Sentence(number: 735, [.text(what)])
    }

    /// All unchecked: { $what }
    @inline(never)
    public static func changeUncheckedAll(what: String) -> Sentence {
        Sentence(number: 736, [.text(what)])
    }

    /// Subject removed: { $what }
    @inline(never)
    public static func changeUnlabelled(what: String) -> Sentence {
        Sentence(number: 737, [.text(what)])
    }

    /// Unpinned: { $what }
    @inline(never)
    public static func changeUnpinnedNote(what: String) -> Sentence {
        Sentence(number: 738, [.text(what)])
    }

    /// New list from a template: { $what }
    @inline(never)
    public static func changeUsedTemplate(what: String) -> Sentence {
        Sentence(number: 739, [.text(what)])
    }

    /// Earlier version dismissed: { $what }
    @inline(never)
    public static func changeVersionAway(what: String) -> Sentence {
        Sentence(number: 740, [.text(what)])
    }

    /// Earlier version restored: { $what }
    @inline(never)
    public static func changeVersionBack(what: String) -> Sentence {
        Sentence(number: 741, [.text(what)])
    }

    /// Moved back to today: { $what }
    @inline(never)
    public static func changeWantedToday(what: String) -> Sentence {
        Sentence(number: 742, [.text(what)])
    }

    /// Unsnoozed: { $what }
    @inline(never)
    public static func changeWokeUp(what: String) -> Sentence {
        Sentence(number: 743, [.text(what)])
    }

    /// { UNIT($unit) } per day
    @inline(never)
    public static func energyMaximum(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 744, [.unit(unit)])
    }

    /// Use at most { $most } characters.
    @inline(never)
    public static func faultCategoryTooLong(most: Int) -> Sentence {
        Sentence(number: 745, [.number(most)])
    }

    /// Enter a name of at most { $most } characters.
    @inline(never)
    public static func faultNameMissing(most: Int) -> Sentence {
        Sentence(number: 746, [.number(most)])
    }

    /// “{ $name }” already exists. Choose another name.
    @inline(never)
    public static func faultNameTaken(name: String) -> Sentence {
        Sentence(number: 747, [.text(name)])
    }

    /// { $days -> [one] This is no longer in the history, which goes back { $days } day. [other] This is no longer in the history, which goes back { $days } days. }
    @inline(never)
    public static func faultNoSuchChange(days: Int) -> Sentence {
        Sentence(number: 748, [.number(days)])
    }

    /// Enter a whole number from { $least } to { $most }, and choose days, weeks, months or years.
    @inline(never)
    public static func faultNotARule(least: Int, most: Int) -> Sentence {
        Sentence(number: 749, [.number(least), .number(most)])
    }

    /// This note is longer than { $most } characters. Please shorten it.
    @inline(never)
    public static func faultNoteTooLong(most: Int) -> Sentence {
        Sentence(number: 750, [.number(most)])
    }

    /// Enter a whole number from { $least } to { $most }.
    @inline(never)
    public static func faultOutOfRange(least: Int, most: Int) -> Sentence {
        Sentence(number: 751, [.number(least), .number(most)])
    }

    /// That is { $excess } over. Nothing was changed.
    @inline(never)
    public static func faultOverBudget(excess: SpoonCount) -> Sentence {
        Sentence(number: 752, [.spoons(excess)])
    }

    /// Use at most { $most } characters.
    @inline(never)
    public static func faultProfileNameTooLong(most: Int) -> Sentence {
        Sentence(number: 753, [.number(most)])
    }

    /// Use at most { $most } characters, so that all fits on one page.
    @inline(never)
    public static func faultReportTooLong(most: Int) -> Sentence {
        Sentence(number: 754, [.number(most)])
    }

    /// This title is longer than { $most } characters. The note has room for more.
    @inline(never)
    public static func faultTitleTooLong(most: Int) -> Sentence {
        Sentence(number: 755, [.number(most)])
    }

    /// { $levels -> [one] Steps can be at most { $levels } level deep. Choose a place higher up. [other] Steps can be at most { $levels } levels deep. Choose a place higher up. }
    @inline(never)
    public static func faultTooDeep(levels: Int) -> Sentence {
        Sentence(number: 756, [.number(levels)])
    }

    /// That’s { $count } lines; the limit is { $most }. Nothing was added, and your text is still here.
    @inline(never)
    public static func faultTooManyLines(count: Int, most: Int) -> Sentence {
        Sentence(number: 757, [.number(count), .number(most)])
    }

    /// There are { $most } views already. Delete one under Lists first.
    @inline(never)
    public static func faultTooManyViews(most: Int) -> Sentence {
        Sentence(number: 758, [.number(most)])
    }

    /// “{ $title }” has no cost yet. Set one to plan it.
    @inline(never)
    public static func faultUncosted(title: String) -> Sentence {
        Sentence(number: 759, [.text(title)])
    }

    /// Enter a word of at most { $most } characters.
    @inline(never)
    public static func faultUnitMissing(most: Int) -> Sentence {
        Sentence(number: 760, [.number(most)])
    }

    /// This uses the { $spoons } you keep in reserve. Tick “Use the reserve”, or do not add it to today.
    @inline(never)
    public static func faultUsesReserve(spoons: SpoonCount) -> Sentence {
        Sentence(number: 761, [.spoons(spoons)])
    }

    /// This device’s clock jumped ahead by <by></by>. If you changed the clock, correct the timer.
    @inline(never)
    public static func focusClockJumped(by: MarkupTag) -> Sentence {
        Sentence(number: 762, [.tag(by)])
    }

    /// <shown>{ $left }</shown> left, paused
    @inline(never)
    public static func focusLeftPaused(shown: MarkupTag, left: String) -> Sentence {
        Sentence(number: 763, [.tag(shown), .text(left)])
    }

    /// <shown>{ $left }</shown> left, until { $time }
    @inline(never)
    public static func focusLeftUntil(shown: MarkupTag, left: String, time: String) -> Sentence {
        Sentence(number: 764, [.tag(shown), .text(left), .text(time)])
    }

    /// Rest until { $time }
    @inline(never)
    public static func focusNoteRest(time: String) -> Sentence {
        Sentence(number: 765, [.text(time)])
    }

    /// Rest paused, { $left } left
    @inline(never)
    public static func focusNoteRestPaused(left: String) -> Sentence {
        Sentence(number: 766, [.text(left)])
    }

    /// Timer until { $time }
    @inline(never)
    public static func focusNoteTimer(time: String) -> Sentence {
        Sentence(number: 767, [.text(time)])
    }

    /// Timer paused, { $left } left
    @inline(never)
    public static func focusNoteTimerPaused(left: String) -> Sentence {
        Sentence(number: 768, [.text(left)])
    }

    /// You can also get a notification: <settings>Settings</settings>
    @inline(never)
    public static func focusNoticeHint(settings: MarkupTag) -> Sentence {
        Sentence(number: 769, [.tag(settings)])
    }

    /// Rest { $minutes } min
    @inline(never)
    public static func focusOtherRest(minutes: Int) -> Sentence {
        Sentence(number: 770, [.number(minutes)])
    }

    /// { $minutes } min for { $task }
    @inline(never)
    public static func focusOtherTask(minutes: Int, task: String) -> Sentence {
        Sentence(number: 771, [.number(minutes), .text(task)])
    }

    /// Start { $minutes } minutes
    @inline(never)
    public static func focusPreset(minutes: Int) -> Sentence {
        Sentence(number: 772, [.number(minutes)])
    }

    /// Step: { $step }
    @inline(never)
    public static func focusStep(step: String) -> Sentence {
        Sentence(number: 773, [.text(step)])
    }

    /// Offline<saved>: changes are saved on this device</saved><waiting>: changes can be made once you are online again</waiting>
    @inline(never)
    public static func frameOffline(saved: MarkupTag, waiting: MarkupTag) -> Sentence {
        Sentence(number: 774, [.tag(saved), .tag(waiting)])
    }

    /// No changes yet. Each one will be listed here for { $days } days, and can be undone.
    @inline(never)
    public static func historyEmpty(days: Int) -> Sentence {
        Sentence(number: 775, [.number(days)])
    }

    /// Changes from the last { $days } days. Undoing one doesn’t affect later ones.
    @inline(never)
    public static func historyLead(days: Int) -> Sentence {
        Sentence(number: 776, [.number(days)])
    }

    /// Redo: { $change }
    @inline(never)
    public static func historyRedoChange(change: String) -> Sentence {
        Sentence(number: 777, [.text(change)])
    }

    /// Undo: { $change }
    @inline(never)
    public static func historyUndoChange(change: String) -> Sentence {
        Sentence(number: 778, [.text(change)])
    }

    /// { $used } of { $had }
    @inline(never)
    public static func insightsCell(used: Int, had: Int) -> Sentence {
        Sentence(number: 779, [.number(used), .number(had)])
    }

    /// { $spoons } borrowed
    @inline(never)
    public static func insightsCellBorrowed(spoons: Int) -> Sentence {
        Sentence(number: 780, [.number(spoons)])
    }

    /// { $over -> [one] { $days } days noted. { $over } of them used more { UNIT($unit) } than it had. [other] { $days } days noted. { $over } of them used more { UNIT($unit) } than they had. }
    @inline(never)
    public static func insightsDaysOver(over: Int, days: Int, unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 781, [.number(over), .number(days), .unit(unit)])
    }

    /// 1 day noted. It used more { UNIT($unit) } than it had.
    @inline(never)
    public static func insightsDaysOverOne(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 782, [.unit(unit)])
    }

    /// { UNIT($unit) } by day
    @inline(never)
    public static func insightsDaysTable(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 783, [.unit(unit)])
    }

    /// { $days -> [one] { $days } day noted. No day used more { UNIT($unit) } than it had. [other] { $days } days noted. No day used more { UNIT($unit) } than it had. }
    @inline(never)
    public static func insightsDaysWithin(days: Int, unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 784, [.number(days), .unit(unit)])
    }

    /// After { $days } heavier days the next mornings began with { $numbers }. The usual number is { $usual }.
    @inline(never)
    public static func insightsHeavierSays(days: Int, numbers: String, usual: Int) -> Sentence {
        Sentence(number: 785, [.number(days), .text(numbers), .number(usual)])
    }

    /// The mornings after the last eight of { $days } heavier days began with { $numbers }. The usual number is { $usual }.
    @inline(never)
    public static func insightsHeavierSaysLast(days: Int, numbers: String, usual: Int) -> Sentence {
        Sentence(number: 786, [.number(days), .text(numbers), .number(usual)])
    }

    /// { $over -> [0] None of the last { $weeks } weeks used more than there was. [one] { $over } of the last { $weeks } weeks used more than there was. [other] { $over } of the last { $weeks } weeks used more than there was. }
    @inline(never)
    public static func insightsHundredSays(over: Int, weeks: Int) -> Sentence {
        Sentence(number: 787, [.number(over), .number(weeks)])
    }

    /// { $least } to { $most }
    @inline(never)
    public static func insightsNowRange(least: Int, most: Int) -> Sentence {
        Sentence(number: 788, [.number(least), .number(most)])
    }

    /// { $used } used by now. By this time of the day it is usually { $usual }.
    @inline(never)
    public static func insightsNowSays(used: Int, usual: Int) -> Sentence {
        Sentence(number: 789, [.number(used), .number(usual)])
    }

    /// { $used } used by now. By this time of the day it is usually { $least } to { $most }.
    @inline(never)
    public static func insightsNowSaysRange(used: Int, least: Int, most: Int) -> Sentence {
        Sentence(number: 790, [.number(used), .number(least), .number(most)])
    }

    /// Usual cost { $usual }. The last { $times } times it took { $costs }.
    @inline(never)
    public static func insightsOffer(usual: Int, times: Int, costs: String) -> Sentence {
        Sentence(number: 791, [.number(usual), .number(times), .text(costs)])
    }

    /// Keep { $cost }<name>: { $task }</name>
    @inline(never)
    public static func insightsOfferKeep(cost: Int, name: MarkupTag, task: String) -> Sentence {
        Sentence(number: 792, [.number(cost), .tag(name), .text(task)])
    }

    /// Use { $cost } from now on<name>: { $task }</name>
    @inline(never)
    public static func insightsOfferUse(cost: Int, name: MarkupTag, task: String) -> Sentence {
        Sentence(number: 793, [.number(cost), .tag(name), .text(task)])
    }

    /// { $tasks -> [1] One task was done at least five times. Most times the cost was as planned. [other] { $tasks } tasks were done at least five times. Most times the cost was as planned. }
    @inline(never)
    public static func insightsTasksAsPlanned(tasks: Int) -> Sentence {
        Sentence(number: 794, [.number(tasks)])
    }

    /// { $other -> [1] { $tasks } tasks were done at least five times. One of them mostly took more or less than planned. [other] { $tasks } tasks were done at least five times. { $other } of them mostly took more or less than planned. }
    @inline(never)
    public static func insightsTasksOther(other: Int, tasks: Int) -> Sentence {
        Sentence(number: 795, [.number(other), .number(tasks)])
    }

    /// { $days -> [one] { $days } day with something borrowed [other] { $days } days with something borrowed }
    @inline(never)
    public static func insightsTwelveBorrowed(days: Int) -> Sentence {
        Sentence(number: 796, [.number(days)])
    }

    /// { $days -> [one] { $days } low day [other] { $days } low days }
    @inline(never)
    public static func insightsTwelveLow(days: Int) -> Sentence {
        Sentence(number: 797, [.number(days)])
    }

    /// { $days -> [one] { $days } rest day [other] { $days } rest days }
    @inline(never)
    public static func insightsTwelveRest(days: Int) -> Sentence {
        Sentence(number: 798, [.number(days)])
    }

    /// { $days -> [one] { $days } day noted in the last twelve weeks. [other] { $days } days noted in the last twelve weeks. }
    @inline(never)
    public static func insightsTwelveSays(days: Int) -> Sentence {
        Sentence(number: 799, [.number(days)])
    }

    /// { $days -> [one] { $days } day noted in the last twelve weeks: { $marks }. [other] { $days } days noted in the last twelve weeks: { $marks }. }
    @inline(never)
    public static func insightsTwelveSaysMarks(days: Int, marks: String) -> Sentence {
        Sentence(number: 800, [.number(days), .text(marks)])
    }

    /// { UNIT($unit) } by week
    @inline(never)
    public static func insightsWeeksTable(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 801, [.unit(unit)])
    }

    /// { $rests -> [one] There was { $rests } rest. [other] There were { $rests } rests. }
    @inline(never)
    public static func insightsWhereRests(rests: Int) -> Sentence {
        Sentence(number: 802, [.number(rests)])
    }

    /// { $rests -> [one] { $rests } rest took { $time }. [other] { $rests } rests took { $time }. }
    @inline(never)
    public static func insightsWhereRestsTook(rests: Int, time: String) -> Sentence {
        Sentence(number: 803, [.number(rests), .text(time)])
    }

    /// { $spoons -> [one] { $spoons } was used. [other] { $spoons } were used. }
    @inline(never)
    public static func insightsWhereUsed(spoons: SpoonCount) -> Sentence {
        Sentence(number: 804, [.spoons(spoons)])
    }

    /// “{ $name }” already exists. Choose another name. Open it here and press Edit.
    @inline(never)
    public static func insteadArchivedName(name: String) -> Sentence {
        Sentence(number: 805, [.text(name)])
    }

    /// { $fault } Save keeps it as a task of its own.
    @inline(never)
    public static func insteadOwnTask(fault: String) -> Sentence {
        Sentence(number: 806, [.text(fault)])
    }

    /// { $share } % translated; the rest is in English
    @inline(never)
    public static func languagePartly(share: Int) -> Sentence {
        Sentence(number: 807, [.number(share)])
    }

    /// Count again<name>: { $days }</name>
    @inline(never)
    public static func leftOutCount(name: MarkupTag, days: String) -> Sentence {
        Sentence(number: 808, [.tag(name), .text(days)])
    }

    /// Add to <list></list>
    @inline(never)
    public static func listBarAdd(list: MarkupTag) -> Sentence {
        Sentence(number: 809, [.tag(list)])
    }

    /// { $button }: { $task }
    @inline(never)
    public static func listButtonFor(button: String, task: String) -> Sentence {
        Sentence(number: 810, [.text(button), .text(task)])
    }

    /// { $count -> [1] Pack the last [other] Pack all { $count } }
    @inline(never)
    public static func listHeadingPack(count: Int) -> Sentence {
        Sentence(number: 811, [.number(count)])
    }

    /// { $count -> [1] Tick the last [other] Tick all { $count } }
    @inline(never)
    public static func listHeadingTick(count: Int) -> Sentence {
        Sentence(number: 812, [.number(count)])
    }

    /// and { $count } more
    @inline(never)
    public static func listMoreSteps(count: Int) -> Sentence {
        Sentence(number: 813, [.number(count)])
    }

    /// Archive: { $list }
    @inline(never)
    public static func listOptionArchive(list: String) -> Sentence {
        Sentence(number: 814, [.text(list)])
    }

    /// Delete list and its tasks: { $list }
    @inline(never)
    public static func listOptionDelete(list: String) -> Sentence {
        Sentence(number: 815, [.text(list)])
    }

    /// Edit: { $list }
    @inline(never)
    public static func listOptionEdit(list: String) -> Sentence {
        Sentence(number: 816, [.text(list)])
    }

    /// Restore: { $list }
    @inline(never)
    public static func listOptionRestoreList(list: String) -> Sentence {
        Sentence(number: 817, [.text(list)])
    }

    /// Move back to today: { $title }
    @inline(never)
    public static func lowDayWanted(title: String) -> Sentence {
        Sentence(number: 818, [.text(title)])
    }

    /// What you did not do goes to the <backlog>Backlog</backlog> and waits there.
    @inline(never)
    public static func newDayBacklog(backlog: MarkupTag) -> Sentence {
        Sentence(number: 819, [.tag(backlog)])
    }

    /// { $spoons -> [one] Usually { $usual }. { $spoons } was borrowed from today, so today starts with { $left }. [other] Usually { $usual }. { $spoons } were borrowed from today, so today starts with { $left }. }
    @inline(never)
    public static func newDayBorrowed(spoons: SpoonCount, usual: Int, left: Int) -> Sentence {
        Sentence(number: 820, [.spoons(spoons), .number(usual), .number(left)])
    }

    /// { $spoons -> [one] Your daily number is { $usual }. { $spoons } was borrowed from today, so today starts with { $left }. [other] Your daily number is { $usual }. { $spoons } were borrowed from today, so today starts with { $left }. }
    @inline(never)
    public static func newDayBorrowedFixed(spoons: SpoonCount, usual: Int, left: Int) -> Sentence {
        Sentence(number: 821, [.spoons(spoons), .number(usual), .number(left)])
    }

    /// Daily tasks come in by themselves: <titles></titles>.
    @inline(never)
    public static func newDayDaily(titles: MarkupTag) -> Sentence {
        Sentence(number: 822, [.tag(titles)])
    }

    /// Daily tasks come in by themselves: <titles></titles> and more.
    @inline(never)
    public static func newDayDailyMore(titles: MarkupTag) -> Sentence {
        Sentence(number: 823, [.tag(titles)])
    }

    /// Tasks planned for today come in as far as they fit: <titles></titles>.
    @inline(never)
    public static func newDayIntended(titles: MarkupTag) -> Sentence {
        Sentence(number: 824, [.tag(titles)])
    }

    /// Tasks planned for today come in as far as they fit: <titles></titles> and more.
    @inline(never)
    public static func newDayIntendedMore(titles: MarkupTag) -> Sentence {
        Sentence(number: 825, [.tag(titles)])
    }

    /// How many { UNIT($unit) } do you have today?
    @inline(never)
    public static func newDaySpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 826, [.unit(unit)])
    }

    /// Delete: { $note }
    @inline(never)
    public static func noteRowDelete(note: String) -> Sentence {
        Sentence(number: 827, [.text(note)])
    }

    /// Turn into a task: { $note }
    @inline(never)
    public static func noteRowMakeTask(note: String) -> Sentence {
        Sentence(number: 828, [.text(note)])
    }

    /// Pin: { $note }
    @inline(never)
    public static func noteRowPin(note: String) -> Sentence {
        Sentence(number: 829, [.text(note)])
    }

    /// Unpin: { $note }
    @inline(never)
    public static func noteRowUnpin(note: String) -> Sentence {
        Sentence(number: 830, [.text(note)])
    }

    /// { $count -> [one] { $count } note [other] { $count } notes }
    @inline(never)
    public static func notesFound(count: Int) -> Sentence {
        Sentence(number: 831, [.number(count)])
    }

    /// No results for “{ $words }”. Try other words.
    @inline(never)
    public static func notesFoundNone(words: String) -> Sentence {
        Sentence(number: 832, [.text(words)])
    }

    /// I have some energy: { $kind }
    @inline(never)
    public static func nowEnergyHas(kind: String) -> Sentence {
        Sentence(number: 833, [.text(kind)])
    }

    /// No energy for: { $kind }
    @inline(never)
    public static func nowEnergyLacks(kind: String) -> Sentence {
        Sentence(number: 834, [.text(kind)])
    }

    /// { $free }.
    @inline(never)
    public static func nowLeft(free: String) -> Sentence {
        Sentence(number: 835, [.text(free)])
    }

    /// { $free }. Suggestions do not use your reserve.
    @inline(never)
    public static func nowLeftReserve(free: String) -> Sentence {
        Sentence(number: 836, [.text(free)])
    }

    /// Tasks are offered once they have a cost. <give>Give them one</give>
    @inline(never)
    public static func nowRestUncosted(give: MarkupTag) -> Sentence {
        Sentence(number: 837, [.tag(give)])
    }

    /// A step of { $task }
    @inline(never)
    public static func nowStep(task: String) -> Sentence {
        Sentence(number: 838, [.text(task)])
    }

    /// { $reasons }.
    @inline(never)
    public static func nowWhy(reasons: String) -> Sentence {
        Sentence(number: 839, [.text(reasons)])
    }

    /// due { $date }
    @inline(never)
    public static func nowWhyDue(date: String) -> Sentence {
        Sentence(number: 840, [.text(date)])
    }

    /// { $spoons }
    @inline(never)
    public static func nowWhySpoons(spoons: SpoonCount) -> Sentence {
        Sentence(number: 841, [.spoons(spoons)])
    }

    /// { $spoons } for the whole task
    @inline(never)
    public static func nowWhyWhole(spoons: SpoonCount) -> Sentence {
        Sentence(number: 842, [.spoons(spoons)])
    }

    /// { $count } to pack
    @inline(never)
    public static func packingLeft(count: Int) -> Sentence {
        Sentence(number: 843, [.number(count)])
    }

    /// { $count } packed
    @inline(never)
    public static func packingPacked(count: Int) -> Sentence {
        Sentence(number: 844, [.number(count)])
    }

    /// { $count } not this time
    @inline(never)
    public static func packingSkipped(count: Int) -> Sentence {
        Sentence(number: 845, [.number(count)])
    }

    /// { $number } %
    @inline(never)
    public static func percent(number: Int) -> Sentence {
        Sentence(number: 846, [.number(number)])
    }

    /// { $days -> [one] This is no longer in the history, which goes back { $days } day. Nothing was changed. [other] This is no longer in the history, which goes back { $days } days. Nothing was changed. }
    @inline(never)
    public static func problemSaidNotInHistory(days: Int) -> Sentence {
        Sentence(number: 847, [.number(days)])
    }

    /// Days that borrowed from the next day: { $days }.
    @inline(never)
    public static func reportBorrowed(days: Int) -> Sentence {
        Sentence(number: 848, [.number(days)])
    }

    /// { $weeks } weeks
    @inline(never)
    public static func reportChoiceWeeks(weeks: Int) -> Sentence {
        Sentence(number: 849, [.number(weeks)])
    }

    /// How the days were: { $answers }.
    @inline(never)
    public static func reportFelt(answers: String) -> Sentence {
        Sentence(number: 850, [.text(answers)])
    }

    /// as usual { $days }
    @inline(never)
    public static func reportFeltAsUsual(days: Int) -> Sentence {
        Sentence(number: 851, [.number(days)])
    }

    /// had to stop { $days }
    @inline(never)
    public static func reportFeltHadToStop(days: Int) -> Sentence {
        Sentence(number: 852, [.number(days)])
    }

    /// heavier { $days }
    @inline(never)
    public static func reportFeltHeavier(days: Int) -> Sentence {
        Sentence(number: 853, [.number(days)])
    }

    /// lighter { $days }
    @inline(never)
    public static func reportFeltLighter(days: Int) -> Sentence {
        Sentence(number: 854, [.number(days)])
    }

    /// Kept by the person with Teaspoon, up to { $date }. { UNIT($unit) } are their own measure of energy: 9 of theirs are not 9 of anybody else’s. Days on which nothing was noted are blank. These are notes, not measurements and not a diagnosis.
    @inline(never)
    public static func reportFoot(date: String, unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 855, [.text(date), .unit(unit)])
    }

    /// At most { $most } characters. It is kept for the next time.
    @inline(never)
    public static func reportFormTextHint(most: Int) -> Sentence {
        Sentence(number: 856, [.number(most)])
    }

    /// Days left out by the person: { $days }.
    @inline(never)
    public static func reportLeftOut(days: Int) -> Sentence {
        Sentence(number: 857, [.number(days)])
    }

    /// Low days: { $days }.
    @inline(never)
    public static func reportLow(days: Int) -> Sentence {
        Sentence(number: 858, [.number(days)])
    }

    /// { UNIT($unit) } in the morning: usually { $usual } ({ $least } to { $most }).
    @inline(never)
    public static func reportMornings(unit: UnitOfEnergy, usual: Int, least: Int, most: Int) -> Sentence {
        Sentence(number: 859, [.unit(unit), .number(usual), .number(least), .number(most)])
    }

    /// { UNIT($unit) } in the morning: usually { $usual }.
    @inline(never)
    public static func reportMorningsSame(unit: UnitOfEnergy, usual: Int) -> Sentence {
        Sentence(number: 860, [.unit(unit), .number(usual)])
    }

    /// Days noted: { $days } of { $all }.
    @inline(never)
    public static func reportNoted(days: Int, all: Int) -> Sentence {
        Sentence(number: 861, [.number(days), .number(all)])
    }

    /// Days that used more than they had: { $days }.
    @inline(never)
    public static func reportOver(days: Int) -> Sentence {
        Sentence(number: 862, [.number(days)])
    }

    /// Rests: { $rests }.
    @inline(never)
    public static func reportRests(rests: Int) -> Sentence {
        Sentence(number: 863, [.number(rests)])
    }

    /// { $minutes -> [one] Rests: { $rests }, about { $minutes } minute each. [other] Rests: { $rests }, about { $minutes } minutes each. }
    @inline(never)
    public static func reportRestsTook(minutes: Int, rests: Int) -> Sentence {
        Sentence(number: 864, [.number(minutes), .number(rests)])
    }

    /// Used on a day: usually { $usual } ({ $least } to { $most }).
    @inline(never)
    public static func reportUsed(usual: Int, least: Int, most: Int) -> Sentence {
        Sentence(number: 865, [.number(usual), .number(least), .number(most)])
    }

    /// Used on a day: usually { $usual }.
    @inline(never)
    public static func reportUsedSame(usual: Int) -> Sentence {
        Sentence(number: 866, [.number(usual)])
    }

    /// { $days } of 7
    @inline(never)
    public static func reportWeekNoted(days: Int) -> Sentence {
        Sentence(number: 867, [.number(days)])
    }

    /// { $spoons } a day
    @inline(never)
    public static func settingsEnergyDay(spoons: SpoonCount) -> Sentence {
        Sentence(number: 868, [.spoons(spoons)])
    }

    /// { $number } in reserve
    @inline(never)
    public static func settingsEnergyReserve(number: Int) -> Sentence {
        Sentence(number: 869, [.number(number)])
    }

    /// day starts at { $time }
    @inline(never)
    public static func settingsTimeDay(time: String) -> Sentence {
        Sentence(number: 870, [.text(time)])
    }

    /// week starts on { $weekday }
    @inline(never)
    public static func settingsTimeWeek(weekday: String) -> Sentence {
        Sentence(number: 871, [.text(weekday)])
    }

    /// +{ $number } %
    @inline(never)
    public static func textMore(number: Int) -> Sentence {
        Sentence(number: 872, [.number(number)])
    }

    /// { $change }.
    @inline(never)
    public static func toast(change: String) -> Sentence {
        Sentence(number: 873, [.text(change)])
    }

    /// { $change }. { $spoons } left.
    @inline(never)
    public static func toastLeft(change: String, spoons: SpoonCount) -> Sentence {
        Sentence(number: 874, [.text(change), .spoons(spoons)])
    }

    /// Undone. { $change }.
    @inline(never)
    public static func toastUndone(change: String) -> Sentence {
        Sentence(number: 875, [.text(change)])
    }

    /// Undone. { $change }. { $spoons } left.
    @inline(never)
    public static func toastUndoneLeft(change: String, spoons: SpoonCount) -> Sentence {
        Sentence(number: 876, [.text(change), .spoons(spoons)])
    }

    /// It is { $date } now. Start a new day when you are ready; this list stays until then.
    @inline(never)
    public static func todayAnotherDate(date: String) -> Sentence {
        Sentence(number: 877, [.text(date)])
    }

    /// Borrowed from tomorrow. New Day will then suggest { $spoons }.
    @inline(never)
    public static func todayBorrowed(spoons: Int) -> Sentence {
        Sentence(number: 878, [.number(spoons)])
    }

    /// Today has { $spoons }, and { $used } are planned. Nothing was removed.
    @inline(never)
    public static func todayOver(spoons: SpoonCount, used: Int) -> Sentence {
        Sentence(number: 879, [.spoons(spoons), .number(used)])
    }

    /// Sort by { UNIT($unit) }
    @inline(never)
    public static func todaySortCost(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 880, [.unit(unit)])
    }

    /// What are { UNIT($unit) }?
    @inline(never)
    public static func todaySpoonsHelp(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 881, [.unit(unit)])
    }

    /// One { $unit } is a bit of energy
    @inline(never)
    public static func todaySpoonsOwn(unit: String) -> Sentence {
        Sentence(number: 882, [.text(unit)])
    }

    /// { $planned } of { $all }
    @inline(never)
    public static func total(planned: Int, all: SpoonCount) -> Sentence {
        Sentence(number: 883, [.number(planned), .spoons(all)])
    }

    /// Choose fewer, or borrow { $spoons } from tomorrow.
    @inline(never)
    public static func totalBorrow(spoons: Int) -> Sentence {
        Sentence(number: 884, [.number(spoons)])
    }

    /// Borrow { $spoons }
    @inline(never)
    public static func totalBorrowButton(spoons: Int) -> Sentence {
        Sentence(number: 885, [.number(spoons)])
    }

    /// Choose fewer, or use the reserve and borrow { $spoons } from tomorrow.
    @inline(never)
    public static func totalBorrowReserve(spoons: Int) -> Sentence {
        Sentence(number: 886, [.number(spoons)])
    }

    /// { $count } chosen
    @inline(never)
    public static func totalBulk(count: Int) -> Sentence {
        Sentence(number: 887, [.number(count)])
    }

    /// { $count } chosen, { $spoons }
    @inline(never)
    public static func totalBulkSpoons(count: Int, spoons: SpoonCount) -> Sentence {
        Sentence(number: 888, [.number(count), .spoons(spoons)])
    }

    /// { $free } free
    @inline(never)
    public static func totalFree(free: Int) -> Sentence {
        Sentence(number: 889, [.number(free)])
    }

    /// { $free } free, kept in reserve
    @inline(never)
    public static func totalFreeAllReserve(free: Int) -> Sentence {
        Sentence(number: 890, [.number(free)])
    }

    /// { $free } free, { $reserve } in reserve
    @inline(never)
    public static func totalFreeReserve(free: Int, reserve: Int) -> Sentence {
        Sentence(number: 891, [.number(free), .number(reserve)])
    }

    /// { $over } over
    @inline(never)
    public static func totalOver(over: Int) -> Sentence {
        Sentence(number: 892, [.number(over)])
    }

    /// Nothing was added. { $question }
    @inline(never)
    public static func totalRefused(question: String) -> Sentence {
        Sentence(number: 893, [.text(question)])
    }

    /// That is { $over } over.
    @inline(never)
    public static func totalRefusedOver(over: SpoonCount) -> Sentence {
        Sentence(number: 894, [.spoons(over)])
    }

    /// { $spoons -> [one] This uses the { $spoons } you keep in reserve. Use it, or choose { $spoons } fewer. [other] This uses the { $spoons } you keep in reserve. Use them, or choose { $spoons } fewer. }
    @inline(never)
    public static func totalReserve(spoons: SpoonCount) -> Sentence {
        Sentence(number: 895, [.spoons(spoons)])
    }

    /// { $count -> [one] { $count } spoon [other] { $count } spoons }
    @inline(never)
    public static func unitSpoons(count: Int) -> Sentence {
        Sentence(number: 896, [.number(count)])
    }

    /// A day has only so many { UNIT($unit) }. Teaspoon helps you choose what fits and keeps the rest for later. <help>What are { UNIT($unit) }?</help>
    @inline(never)
    public static func welcomeLead(unit: UnitOfEnergy, help: MarkupTag) -> Sentence {
        Sentence(number: 897, [.unit(unit), .tag(help)])
    }

    /// How many { UNIT($unit) } do you have today?
    @inline(never)
    public static func welcomeSpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 898, [.unit(unit)])
    }

    /// Times are in { $zone }, because this browser runs no script. <set>Set your time zone</set>
    @inline(never)
    public static func zoneWithoutScript(zone: String, set: MarkupTag) -> Sentence {
        Sentence(number: 899, [.text(zone), .tag(set)])
    }
}
