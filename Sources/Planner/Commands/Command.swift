package import Facts

/// Everything that a person can change in their plan.
///
/// Forms, and every other way in, end in one of these; ``PersonalSpace/perform(_:by:)`` carries it out.
///
/// Indirect: a command is handed on a few times and then read once, and a reference is less code in the browser than a value of many words.
package indirect enum Command: Sendable {
    // MARK: Days

    /// Marks tasks as done, in any list, with all open steps beneath them; maybe only those due by a date, and maybe the timer stops.
    case checkOff([Identity], dueBy: LocalDate? = nil, stopsTimer: Bool = false)
    /// Marks a done task as open again, with the steps done with it.
    case uncheck(Identity)
    /// Sets the cost of a task for today alone.
    case setTodayCost(of: Identity, to: Int)
    /// Records the actual cost of a done task.
    case setRealCost(of: Identity, to: Int)
    /// Sends tasks to today's list, all or none of them. Some may get new usual costs; spoons may be borrowed from tomorrow, and a rest of
    /// so many minutes added; or, in a swap, up to three tasks of the list go back to where they were.
    case submit(
        [Identity],
        costing: [Identity: Int] = [:],
        borrowing: Int = 0,
        resting: Int? = nil,
        insteadOf: [Identity] = []
    )
    /// Sends tasks of today's list back to their categories.
    case sendBack([Identity])
    /// Puts every task of the Backlog back into its category.
    case startFresh
    /// Puts one task of the Backlog back into its category.
    case leaveBacklog(Identity)
    /// Remembers how today's list is ordered.
    case setDayOrder(DayOrder)
    /// Deletes every example that was not changed.
    case removeExamples
    /// Begins a low day.
    case beginLowDay(LowDay.Length)
    /// Ends a low day.
    case endLowDay
    /// Brings back one task that a low day has hidden.
    case wantToday(Identity)
    /// Starts a day with its number of spoons, with those tasks of what was shown that are to come (nil: what comes by itself), and with
    /// examples if it is the first.
    case startDay(
        spoons: Int,
        bringing: ComingChoice? = nil,
        withExamples: Bool = false,
        isLow: Bool = false,
        felt: Felt? = nil
    )
    /// Changes the current day's number of spoons.
    case adjustDay(spoons: Int)

    // MARK: Several days

    /// Moves tasks to a day, or off any: into today's list, maybe borrowing for it, or planned for a day to come.
    case moveToDay([Identity], DayChoice, borrowing: Int = 0)
    /// Removes the day that a task is planned for.
    case removeIntendedDate(of: Identity)
    /// Takes a plan for several days, with a rest of so many minutes today.
    case takeWeek([IntendedLine], resting: Int? = nil)

    // MARK: What now?

    /// Refuses a suggestion of *What now?* for an hour.
    case passOver(Identity)
    /// Offers everything again that was refused within the hour.
    case offerAgain
    /// Takes on a suggested task: it is in today's list from then on.
    case takeOn(Identity)

    // MARK: Tasks

    /// Writes one field of many tasks.
    case changeTasks([Identity], BulkChange)
    /// Deletes many tasks, each with its steps.
    case deleteTasks([Identity])
    /// Moves a task among those that it is shown with: in a list, among the steps of a task, or (nil) on the page of its category or day.
    case moveTask(Identity, Move, within: Identity? = nil)
    /// Hides tasks for a time. A date is that of the reminder that it is done from.
    case snooze([Identity], Snooze, dueBy: LocalDate? = nil)
    /// Shows a snoozed task again at once.
    case wake(Identity)
    /// Makes a task the last step of another; nil: a task of its own.
    case setParent(of: Identity, to: Identity?)
    /// Adds a task, maybe as a step of another, and maybe into today's list: borrowing for it, or in a swap instead of up to three others.
    /// One that a person types with today's date is in today's list, too, if it fits.
    case addTask(
        TaskDraft,
        under: Identity? = nil,
        intoToday: Bool = false,
        borrowing: Int = 0,
        insteadOf: [Identity] = [],
        isTyped: Bool = false
    )
    /// Writes the changed fields of a task: those that differ from what its form showed, where there was one.
    case editTask(Identity, TaskDraft, seen: TaskSeen? = nil)
    /// Deletes a task with all its steps.
    case deleteTask(Identity)

    // MARK: Several tasks at once

    /// Adds a task for every line; an indented line is a step of the one above. Without a language no dates and the like are read.
    /// Those with today's date are in today's list as far as they fit.
    case addLines(PastedLines, to: Identity?, reading: QuickAddLanguage?, at: Instant? = nil)
    /// Makes a list from a template that came with Teaspoon, of the lines that the person read but for some, by their numbers.
    case useStarter(StarterTemplate, named: String, in: String, of: String, leavingOut: [Int] = [])

    // MARK: Repeating tasks

    /// Skips one date of a repeating task.
    case skipOnce(Identity)
    /// Ends the repetition of a task.
    case endRepeat(Identity)

    // MARK: The calendar

    /// Moves a date of a task.
    case moveDate(DatePart, of: Identity, to: LocalDate)

    // MARK: Lists

    /// Leaves an item of a checklist out this time, or no longer.
    case setLeftOut(Identity, Bool)
    /// Reopens every item of a list.
    case uncheckAll(Identity)
    /// Makes a template from a list.
    case makeTemplate(of: Identity)
    /// Makes a template from chosen tasks.
    case makeTemplateOfTasks(named: String, of: [Identity])
    /// Makes a list from one of the person's own templates.
    case useTemplate(Identity, named: String, leavingOut: Set<Identity> = [])
    /// Archives a list as it is, and starts it again under its name.
    case runAgain(Identity)
    /// Makes one checklist of several lists and templates.
    case mergeLists([Identity], named: String)
    /// Copies tasks with their steps.
    case duplicateTasks([Identity])
    /// Copies a list or a template with all its tasks.
    case duplicateList(Identity)
    /// Adds a list.
    case addList(ListDraft)
    /// Writes the changed fields of a list.
    case editList(Identity, ListDraft)
    /// Deletes a list with all its tasks.
    case deleteList(Identity)
    /// Archives a list, or opens it again.
    case setArchived(Identity, Bool)
    /// Moves a list among those that it is shown with.
    case moveList(Identity, Move)
    /// Brings back to a shared list what one command of any member deleted there or moved elsewhere, or the deleted list itself.
    case bringBack(Identity, to: Identity)
    /// Puts the note away that a shared list is gone.
    case dismissGoneList(Identity)
    /// Remembers how a list page is sorted.
    case setSortOrder(SortOrder, of: ListView)
    /// Remembers whether a list page shows its options.
    case setShowsOptions(Bool, on: ListView)

    // MARK: Templates of other people

    /// Makes a list from a template that somebody else published.
    case useTraded(TradedTemplate, named: String, icon: ListIcon, isChecklist: Bool)

    // MARK: Subjects

    /// Adds a subject.
    case addSubject(String, colour: Colour)
    /// Renames a subject or gives it another colour.
    case editSubject(Identity, name: String, colour: Colour)
    /// Deletes a subject; its tasks stay.
    case deleteSubject(Identity)
    /// Lets one subject stand for another as well.
    case mergeSubject(Identity, into: Identity)

    // MARK: Saved views

    /// Saves a query under a name.
    case keepView(String, named: String)
    /// Renames a saved view.
    case renameView(Identity, to: String)
    /// Deletes a saved view. The tasks that it showed stay as they are.
    case deleteView(Identity)

    // MARK: Notes

    /// Makes a task of a note, maybe with a text that was just typed.
    case makeTask(of: Identity, saying: NoteWritten? = nil)
    /// Adds a note.
    case addNote(String, colour: Colour)
    /// Writes the changed fields of a note.
    case editNote(Identity, NoteWritten)
    /// Deletes a note.
    case deleteNote(Identity)
    /// Pins a note, or unpins it.
    case setPinned(Identity, Bool)
    /// Moves a note among those that it is shown with.
    case moveNote(Identity, Move)

    // MARK: The timer

    /// Sets whether the end of a timer is heard.
    case setTimerSound(Bool)
    /// Starts a timer of 1–60 minutes.
    case startTimer(minutes: Int, task: Identity? = nil, isRest: Bool = false)
    /// Pauses a timer.
    case pauseTimer
    /// Resumes a paused timer.
    case resumeTimer
    /// Gives a timer five minutes more.
    case extendTimer
    /// Resets a timer to its length.
    case resetTimer
    /// Stops the timer and records its time.
    case stopTimer
    /// Records a rest whose time is up as done.
    case noteRest
    /// Puts a running timer's end right after the device's clock was changed.
    case correctTimer(end: Int64, to: Int64)

    // MARK: Insights

    /// Keeps the usual cost of a task although another was offered.
    case declineCost(Int, of: Identity)
    /// Leaves the days of a span of dates out of all insights, or counts them again.
    case setDaysLeftOut(from: LocalDate, to: LocalDate, Bool)
    /// Sets whether a new day asks how the one before was.
    case setAsksHowItWas(Bool)
    /// Stores the person's name and text for the report.
    case setReport(name: String, text: String)

    // MARK: Settings

    /// Changes the settings, maybe with a picture; History calls the change by the given kind.
    case changeSettings(Settings, with: Picture? = nil, as: ChangeKind = .changedSettings)
    /// Switches kinds of energy on or off.
    case setUsesKinds(Bool)
    /// Sets the person's picture, or (nil) removes it.
    case setPicture(Picture?)

    // MARK: Tips

    /// Hides a tip, or shows it again. Its title is the one that the person read.
    case setTipHidden(Tip, Bool)
    /// Shows every hidden tip again.
    case showAllTips

    // MARK: Earlier versions of a text, title or date

    /// Restores an earlier version.
    case restoreVersion(Identity)
    /// Deletes an earlier version.
    case dismissVersion(Identity)

    // MARK: Files

    /// Merges the facts of a file, maybe with those of deleted tasks and lists.
    case importFacts([Fact], bringingBack: Bool = false)
    /// Brings in lists, tasks and notes of another program.
    case importOutline(ImportedOutline)
    /// Notes that a file of everything was saved just now.
    case noteCopy

    // MARK: History

    /// Undoes a change, or redoes it if it was undone.
    case toggleUndo(Identity)
}
