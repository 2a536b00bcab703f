// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Sentence {
    /// It is { $spoons } now.
    @inline(never)
    static func adjustDayNow(spoons: Int) -> Sentence {
        Sentence(number: 443, [.number(spoons)])
    }

    /// How many { UNIT($unit) } does today have?
    @inline(never)
    static func adjustDaySpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 444, [.unit(unit)])
    }

    /// Rest ended at { $time }.
    @inline(never)
    static func alarmRestEnded(time: String) -> Sentence {
        Sentence(number: 445, [.text(time)])
    }

    /// Rest ended on { $date } at { $time }.
    @inline(never)
    static func alarmRestEndedOn(date: String, time: String) -> Sentence {
        Sentence(number: 446, [.text(date), .text(time)])
    }

    /// Rest { $minutes } min
    @inline(never)
    static func alarmRestFor(minutes: Int) -> Sentence {
        Sentence(number: 447, [.number(minutes)])
    }

    /// Timer ended at { $time }.
    @inline(never)
    static func alarmTimerEnded(time: String) -> Sentence {
        Sentence(number: 448, [.text(time)])
    }

    /// Timer ended on { $date } at { $time }.
    @inline(never)
    static func alarmTimerEndedOn(date: String, time: String) -> Sentence {
        Sentence(number: 449, [.text(date), .text(time)])
    }

    /// From { $date }
    @inline(never)
    static func backlogFrom(date: String) -> Sentence {
        Sentence(number: 450, [.text(date)])
    }

    /// { UNIT($unit) } per day
    @inline(never)
    static func energyMaximum(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 451, [.unit(unit)])
    }

    /// This device’s clock jumped ahead by <by></by>. If you changed the clock, correct the timer.
    @inline(never)
    static func focusClockJumped(by: MarkupTag) -> Sentence {
        Sentence(number: 452, [.tag(by)])
    }

    /// <shown>{ $left }</shown> left, paused
    @inline(never)
    static func focusLeftPaused(shown: MarkupTag, left: String) -> Sentence {
        Sentence(number: 453, [.tag(shown), .text(left)])
    }

    /// <shown>{ $left }</shown> left, until { $time }
    @inline(never)
    static func focusLeftUntil(shown: MarkupTag, left: String, time: String) -> Sentence {
        Sentence(number: 454, [.tag(shown), .text(left), .text(time)])
    }

    /// Rest until { $time }
    @inline(never)
    static func focusNoteRest(time: String) -> Sentence {
        Sentence(number: 455, [.text(time)])
    }

    /// Rest paused, { $left } left
    @inline(never)
    static func focusNoteRestPaused(left: String) -> Sentence {
        Sentence(number: 456, [.text(left)])
    }

    /// Timer until { $time }
    @inline(never)
    static func focusNoteTimer(time: String) -> Sentence {
        Sentence(number: 457, [.text(time)])
    }

    /// Timer paused, { $left } left
    @inline(never)
    static func focusNoteTimerPaused(left: String) -> Sentence {
        Sentence(number: 458, [.text(left)])
    }

    /// You can also get a notification: <settings>Settings</settings>
    @inline(never)
    static func focusNoticeHint(settings: MarkupTag) -> Sentence {
        Sentence(number: 459, [.tag(settings)])
    }

    /// Rest { $minutes } min
    @inline(never)
    static func focusOtherRest(minutes: Int) -> Sentence {
        Sentence(number: 460, [.number(minutes)])
    }

    /// { $minutes } min for { $task }
    @inline(never)
    static func focusOtherTask(minutes: Int, task: String) -> Sentence {
        Sentence(number: 461, [.number(minutes), .text(task)])
    }

    /// Start { $minutes } minutes
    @inline(never)
    static func focusPreset(minutes: Int) -> Sentence {
        Sentence(number: 462, [.number(minutes)])
    }

    /// Step: { $step }
    @inline(never)
    static func focusStep(step: String) -> Sentence {
        Sentence(number: 463, [.text(step)])
    }

    /// Offline<saved>: changes are saved on this device</saved><waiting>: changes can be made once you are online again</waiting>
    @inline(never)
    static func frameOffline(saved: MarkupTag, waiting: MarkupTag) -> Sentence {
        Sentence(number: 464, [.tag(saved), .tag(waiting)])
    }

    /// No changes yet. Each one will be listed here for { $days } days, and can be undone.
    @inline(never)
    static func historyEmpty(days: Int) -> Sentence {
        Sentence(number: 465, [.number(days)])
    }

    /// Changes from the last { $days } days. Undoing one doesn’t affect later ones.
    @inline(never)
    static func historyLead(days: Int) -> Sentence {
        Sentence(number: 466, [.number(days)])
    }

    /// Redo: { $change }
    @inline(never)
    static func historyRedoChange(change: String) -> Sentence {
        Sentence(number: 467, [.text(change)])
    }

    /// Undo: { $change }
    @inline(never)
    static func historyUndoChange(change: String) -> Sentence {
        Sentence(number: 468, [.text(change)])
    }

    /// Add to <list></list>
    @inline(never)
    static func listBarAdd(list: MarkupTag) -> Sentence {
        Sentence(number: 469, [.tag(list)])
    }

    /// { $button }: { $task }
    @inline(never)
    static func listButtonFor(button: String, task: String) -> Sentence {
        Sentence(number: 470, [.text(button), .text(task)])
    }

    /// { $count -> [1] Pack the last [other] Pack all { $count } }
    @inline(never)
    static func listHeadingPack(count: Int) -> Sentence {
        Sentence(number: 471, [.number(count)])
    }

    /// { $count -> [1] Tick the last [other] Tick all { $count } }
    @inline(never)
    static func listHeadingTick(count: Int) -> Sentence {
        Sentence(number: 472, [.number(count)])
    }

    /// and { $count } more
    @inline(never)
    static func listMoreSteps(count: Int) -> Sentence {
        Sentence(number: 473, [.number(count)])
    }

    /// Archive: { $list }
    @inline(never)
    static func listOptionArchive(list: String) -> Sentence {
        Sentence(number: 474, [.text(list)])
    }

    /// Delete list and its tasks: { $list }
    @inline(never)
    static func listOptionDelete(list: String) -> Sentence {
        Sentence(number: 475, [.text(list)])
    }

    /// Edit: { $list }
    @inline(never)
    static func listOptionEdit(list: String) -> Sentence {
        Sentence(number: 476, [.text(list)])
    }

    /// Restore: { $list }
    @inline(never)
    static func listOptionRestoreList(list: String) -> Sentence {
        Sentence(number: 477, [.text(list)])
    }

    /// Move back to today: { $title }
    @inline(never)
    static func lowDayWanted(title: String) -> Sentence {
        Sentence(number: 478, [.text(title)])
    }

    /// What you did not do goes to the <backlog>Backlog</backlog> and waits there.
    @inline(never)
    static func newDayBacklog(backlog: MarkupTag) -> Sentence {
        Sentence(number: 479, [.tag(backlog)])
    }

    /// { $spoons -> [one] Usually { $usual }. { $spoons } was borrowed from today, so today starts with { $left }. [other] Usually { $usual }. { $spoons } were borrowed from today, so today starts with { $left }. }
    @inline(never)
    static func newDayBorrowed(spoons: SpoonCount, usual: Int, left: Int) -> Sentence {
        Sentence(number: 480, [.spoons(spoons), .number(usual), .number(left)])
    }

    /// { $spoons -> [one] Your daily number is { $usual }. { $spoons } was borrowed from today, so today starts with { $left }. [other] Your daily number is { $usual }. { $spoons } were borrowed from today, so today starts with { $left }. }
    @inline(never)
    static func newDayBorrowedFixed(spoons: SpoonCount, usual: Int, left: Int) -> Sentence {
        Sentence(number: 481, [.spoons(spoons), .number(usual), .number(left)])
    }

    /// Daily tasks come in by themselves: <titles></titles>.
    @inline(never)
    static func newDayDaily(titles: MarkupTag) -> Sentence {
        Sentence(number: 482, [.tag(titles)])
    }

    /// Daily tasks come in by themselves: <titles></titles> and more.
    @inline(never)
    static func newDayDailyMore(titles: MarkupTag) -> Sentence {
        Sentence(number: 483, [.tag(titles)])
    }

    /// Tasks planned for today come in as far as they fit: <titles></titles>.
    @inline(never)
    static func newDayIntended(titles: MarkupTag) -> Sentence {
        Sentence(number: 484, [.tag(titles)])
    }

    /// Tasks planned for today come in as far as they fit: <titles></titles> and more.
    @inline(never)
    static func newDayIntendedMore(titles: MarkupTag) -> Sentence {
        Sentence(number: 485, [.tag(titles)])
    }

    /// How many { UNIT($unit) } do you have today?
    @inline(never)
    static func newDaySpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 486, [.unit(unit)])
    }

    /// Delete: { $note }
    @inline(never)
    static func noteRowDelete(note: String) -> Sentence {
        Sentence(number: 487, [.text(note)])
    }

    /// Turn into a task: { $note }
    @inline(never)
    static func noteRowMakeTask(note: String) -> Sentence {
        Sentence(number: 488, [.text(note)])
    }

    /// Pin: { $note }
    @inline(never)
    static func noteRowPin(note: String) -> Sentence {
        Sentence(number: 489, [.text(note)])
    }

    /// Unpin: { $note }
    @inline(never)
    static func noteRowUnpin(note: String) -> Sentence {
        Sentence(number: 490, [.text(note)])
    }

    /// { $count -> [one] { $count } note [other] { $count } notes }
    @inline(never)
    static func notesFound(count: Int) -> Sentence {
        Sentence(number: 491, [.number(count)])
    }

    /// No results for “{ $words }”. Try other words.
    @inline(never)
    static func notesFoundNone(words: String) -> Sentence {
        Sentence(number: 492, [.text(words)])
    }

    /// I have some energy: { $kind }
    @inline(never)
    static func nowEnergyHas(kind: String) -> Sentence {
        Sentence(number: 493, [.text(kind)])
    }

    /// No energy for: { $kind }
    @inline(never)
    static func nowEnergyLacks(kind: String) -> Sentence {
        Sentence(number: 494, [.text(kind)])
    }

    /// Tasks are offered once they have a cost. <give>Give them one</give>
    @inline(never)
    static func nowRestUncosted(give: MarkupTag) -> Sentence {
        Sentence(number: 495, [.tag(give)])
    }

    /// A step of { $task }
    @inline(never)
    static func nowStep(task: String) -> Sentence {
        Sentence(number: 496, [.text(task)])
    }

    /// { $reasons }.
    @inline(never)
    static func nowWhy(reasons: String) -> Sentence {
        Sentence(number: 497, [.text(reasons)])
    }

    /// due { $date }
    @inline(never)
    static func nowWhyDue(date: String) -> Sentence {
        Sentence(number: 498, [.text(date)])
    }

    /// { $spoons }
    @inline(never)
    static func nowWhySpoons(spoons: SpoonCount) -> Sentence {
        Sentence(number: 499, [.spoons(spoons)])
    }

    /// { $spoons } for the whole task
    @inline(never)
    static func nowWhyWhole(spoons: SpoonCount) -> Sentence {
        Sentence(number: 500, [.spoons(spoons)])
    }

    /// { $count } to pack
    @inline(never)
    static func packingLeft(count: Int) -> Sentence {
        Sentence(number: 501, [.number(count)])
    }

    /// { $count } packed
    @inline(never)
    static func packingPacked(count: Int) -> Sentence {
        Sentence(number: 502, [.number(count)])
    }

    /// { $count } not this time
    @inline(never)
    static func packingSkipped(count: Int) -> Sentence {
        Sentence(number: 503, [.number(count)])
    }

    /// { $number } %
    @inline(never)
    static func percent(number: Int) -> Sentence {
        Sentence(number: 504, [.number(number)])
    }

    /// { $spoons } a day
    @inline(never)
    static func settingsEnergyDay(spoons: SpoonCount) -> Sentence {
        Sentence(number: 505, [.spoons(spoons)])
    }

    /// { $number } in reserve
    @inline(never)
    static func settingsEnergyReserve(number: Int) -> Sentence {
        Sentence(number: 506, [.number(number)])
    }

    /// day starts at { $time }
    @inline(never)
    static func settingsTimeDay(time: String) -> Sentence {
        Sentence(number: 507, [.text(time)])
    }

    /// week starts on { $weekday }
    @inline(never)
    static func settingsTimeWeek(weekday: String) -> Sentence {
        Sentence(number: 508, [.text(weekday)])
    }

    /// +{ $number } %
    @inline(never)
    static func textMore(number: Int) -> Sentence {
        Sentence(number: 509, [.number(number)])
    }

    /// It is { $date } now. Start a new day when you are ready; this list stays until then.
    @inline(never)
    static func todayAnotherDate(date: String) -> Sentence {
        Sentence(number: 510, [.text(date)])
    }

    /// Borrowed from tomorrow. New Day will then suggest { $spoons }.
    @inline(never)
    static func todayBorrowed(spoons: Int) -> Sentence {
        Sentence(number: 511, [.number(spoons)])
    }

    /// Today has { $spoons }, and { $used } are planned. Nothing was removed.
    @inline(never)
    static func todayOver(spoons: SpoonCount, used: Int) -> Sentence {
        Sentence(number: 512, [.spoons(spoons), .number(used)])
    }

    /// Sort by { UNIT($unit) }
    @inline(never)
    static func todaySortCost(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 513, [.unit(unit)])
    }

    /// What are { UNIT($unit) }?
    @inline(never)
    static func todaySpoonsHelp(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 514, [.unit(unit)])
    }

    /// One { $unit } is a bit of energy
    @inline(never)
    static func todaySpoonsOwn(unit: String) -> Sentence {
        Sentence(number: 515, [.text(unit)])
    }

    /// { $count -> [one] { $count } spoon [other] { $count } spoons }
    @inline(never)
    static func unitSpoons(count: Int) -> Sentence {
        Sentence(number: 516, [.number(count)])
    }

    /// A day has only so many { UNIT($unit) }. Teaspoon helps you choose what fits and keeps the rest for later. <help>What are { UNIT($unit) }?</help>
    @inline(never)
    static func welcomeLead(unit: UnitOfEnergy, help: MarkupTag) -> Sentence {
        Sentence(number: 517, [.unit(unit), .tag(help)])
    }

    /// How many { UNIT($unit) } do you have today?
    @inline(never)
    static func welcomeSpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 518, [.unit(unit)])
    }

    /// Times are in { $zone }, because this browser runs no script. <set>Set your time zone</set>
    @inline(never)
    static func zoneWithoutScript(zone: String, set: MarkupTag) -> Sentence {
        Sentence(number: 519, [.text(zone), .tag(set)])
    }
}
