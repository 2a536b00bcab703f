// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Sentence {
    /// It is { $spoons } now.
    @inline(never)
    static func adjustDayNow(spoons: Int) -> Sentence {
        Sentence(number: 284, [.number(spoons)])
    }

    /// How many { UNIT($unit) } does today have?
    @inline(never)
    static func adjustDaySpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 285, [.unit(unit)])
    }

    /// Rest ended at { $time }.
    @inline(never)
    static func alarmRestEnded(time: String) -> Sentence {
        Sentence(number: 286, [.text(time)])
    }

    /// Rest ended on { $date } at { $time }.
    @inline(never)
    static func alarmRestEndedOn(date: String, time: String) -> Sentence {
        Sentence(number: 287, [.text(date), .text(time)])
    }

    /// Rest { $minutes } min
    @inline(never)
    static func alarmRestFor(minutes: Int) -> Sentence {
        Sentence(number: 288, [.number(minutes)])
    }

    /// Timer ended at { $time }.
    @inline(never)
    static func alarmTimerEnded(time: String) -> Sentence {
        Sentence(number: 289, [.text(time)])
    }

    /// Timer ended on { $date } at { $time }.
    @inline(never)
    static func alarmTimerEndedOn(date: String, time: String) -> Sentence {
        Sentence(number: 290, [.text(date), .text(time)])
    }

    /// { UNIT($unit) } per day
    @inline(never)
    static func energyMaximum(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 291, [.unit(unit)])
    }

    /// This device’s clock jumped ahead by <by></by>. If you changed the clock, correct the timer.
    @inline(never)
    static func focusClockJumped(by: MarkupTag) -> Sentence {
        Sentence(number: 292, [.tag(by)])
    }

    /// <shown>{ $left }</shown> left, paused
    @inline(never)
    static func focusLeftPaused(shown: MarkupTag, left: String) -> Sentence {
        Sentence(number: 293, [.tag(shown), .text(left)])
    }

    /// <shown>{ $left }</shown> left, until { $time }
    @inline(never)
    static func focusLeftUntil(shown: MarkupTag, left: String, time: String) -> Sentence {
        Sentence(number: 294, [.tag(shown), .text(left), .text(time)])
    }

    /// Rest until { $time }
    @inline(never)
    static func focusNoteRest(time: String) -> Sentence {
        Sentence(number: 295, [.text(time)])
    }

    /// Rest paused, { $left } left
    @inline(never)
    static func focusNoteRestPaused(left: String) -> Sentence {
        Sentence(number: 296, [.text(left)])
    }

    /// Timer until { $time }
    @inline(never)
    static func focusNoteTimer(time: String) -> Sentence {
        Sentence(number: 297, [.text(time)])
    }

    /// Timer paused, { $left } left
    @inline(never)
    static func focusNoteTimerPaused(left: String) -> Sentence {
        Sentence(number: 298, [.text(left)])
    }

    /// You can also get a notification: <settings>Settings</settings>
    @inline(never)
    static func focusNoticeHint(settings: MarkupTag) -> Sentence {
        Sentence(number: 299, [.tag(settings)])
    }

    /// Rest { $minutes } min
    @inline(never)
    static func focusOtherRest(minutes: Int) -> Sentence {
        Sentence(number: 300, [.number(minutes)])
    }

    /// { $minutes } min for { $task }
    @inline(never)
    static func focusOtherTask(minutes: Int, task: String) -> Sentence {
        Sentence(number: 301, [.number(minutes), .text(task)])
    }

    /// Start { $minutes } minutes
    @inline(never)
    static func focusPreset(minutes: Int) -> Sentence {
        Sentence(number: 302, [.number(minutes)])
    }

    /// Step: { $step }
    @inline(never)
    static func focusStep(step: String) -> Sentence {
        Sentence(number: 303, [.text(step)])
    }

    /// Offline<saved>: changes are saved on this device</saved><waiting>: changes can be made once you are online again</waiting>
    @inline(never)
    static func frameOffline(saved: MarkupTag, waiting: MarkupTag) -> Sentence {
        Sentence(number: 304, [.tag(saved), .tag(waiting)])
    }

    /// Move back to today: { $title }
    @inline(never)
    static func lowDayWanted(title: String) -> Sentence {
        Sentence(number: 305, [.text(title)])
    }

    /// What you did not do goes to the <backlog>Backlog</backlog> and waits there.
    @inline(never)
    static func newDayBacklog(backlog: MarkupTag) -> Sentence {
        Sentence(number: 306, [.tag(backlog)])
    }

    /// { $spoons -> [one] Usually { $usual }. { $spoons } was borrowed from today, so today starts with { $left }. [other] Usually { $usual }. { $spoons } were borrowed from today, so today starts with { $left }. }
    @inline(never)
    static func newDayBorrowed(spoons: SpoonCount, usual: Int, left: Int) -> Sentence {
        Sentence(number: 307, [.spoons(spoons), .number(usual), .number(left)])
    }

    /// { $spoons -> [one] Your daily number is { $usual }. { $spoons } was borrowed from today, so today starts with { $left }. [other] Your daily number is { $usual }. { $spoons } were borrowed from today, so today starts with { $left }. }
    @inline(never)
    static func newDayBorrowedFixed(spoons: SpoonCount, usual: Int, left: Int) -> Sentence {
        Sentence(number: 308, [.spoons(spoons), .number(usual), .number(left)])
    }

    /// Daily tasks come in by themselves: <titles></titles>.
    @inline(never)
    static func newDayDaily(titles: MarkupTag) -> Sentence {
        Sentence(number: 309, [.tag(titles)])
    }

    /// Daily tasks come in by themselves: <titles></titles> and more.
    @inline(never)
    static func newDayDailyMore(titles: MarkupTag) -> Sentence {
        Sentence(number: 310, [.tag(titles)])
    }

    /// Tasks planned for today come in as far as they fit: <titles></titles>.
    @inline(never)
    static func newDayIntended(titles: MarkupTag) -> Sentence {
        Sentence(number: 311, [.tag(titles)])
    }

    /// Tasks planned for today come in as far as they fit: <titles></titles> and more.
    @inline(never)
    static func newDayIntendedMore(titles: MarkupTag) -> Sentence {
        Sentence(number: 312, [.tag(titles)])
    }

    /// How many { UNIT($unit) } do you have today?
    @inline(never)
    static func newDaySpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 313, [.unit(unit)])
    }

    /// { $number } %
    @inline(never)
    static func percent(number: Int) -> Sentence {
        Sentence(number: 314, [.number(number)])
    }

    /// { $spoons } a day
    @inline(never)
    static func settingsEnergyDay(spoons: SpoonCount) -> Sentence {
        Sentence(number: 315, [.spoons(spoons)])
    }

    /// { $number } in reserve
    @inline(never)
    static func settingsEnergyReserve(number: Int) -> Sentence {
        Sentence(number: 316, [.number(number)])
    }

    /// day starts at { $time }
    @inline(never)
    static func settingsTimeDay(time: String) -> Sentence {
        Sentence(number: 317, [.text(time)])
    }

    /// week starts on { $weekday }
    @inline(never)
    static func settingsTimeWeek(weekday: String) -> Sentence {
        Sentence(number: 318, [.text(weekday)])
    }

    /// +{ $number } %
    @inline(never)
    static func textMore(number: Int) -> Sentence {
        Sentence(number: 319, [.number(number)])
    }

    /// It is { $date } now. Start a new day when you are ready; this list stays until then.
    @inline(never)
    static func todayAnotherDate(date: String) -> Sentence {
        Sentence(number: 320, [.text(date)])
    }

    /// Borrowed from tomorrow. New Day will then suggest { $spoons }.
    @inline(never)
    static func todayBorrowed(spoons: Int) -> Sentence {
        Sentence(number: 321, [.number(spoons)])
    }

    /// Today has { $spoons }, and { $used } are planned. Nothing was removed.
    @inline(never)
    static func todayOver(spoons: SpoonCount, used: Int) -> Sentence {
        Sentence(number: 322, [.spoons(spoons), .number(used)])
    }

    /// Sort by { UNIT($unit) }
    @inline(never)
    static func todaySortCost(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 323, [.unit(unit)])
    }

    /// What are { UNIT($unit) }?
    @inline(never)
    static func todaySpoonsHelp(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 324, [.unit(unit)])
    }

    /// One { $unit } is a bit of energy
    @inline(never)
    static func todaySpoonsOwn(unit: String) -> Sentence {
        Sentence(number: 325, [.text(unit)])
    }

    /// { $count -> [one] { $count } spoon [other] { $count } spoons }
    @inline(never)
    static func unitSpoons(count: Int) -> Sentence {
        Sentence(number: 326, [.number(count)])
    }

    /// A day has only so many { UNIT($unit) }. Teaspoon helps you choose what fits and keeps the rest for later. <help>What are { UNIT($unit) }?</help>
    @inline(never)
    static func welcomeLead(unit: UnitOfEnergy, help: MarkupTag) -> Sentence {
        Sentence(number: 327, [.unit(unit), .tag(help)])
    }

    /// How many { UNIT($unit) } do you have today?
    @inline(never)
    static func welcomeSpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 328, [.unit(unit)])
    }

    /// Times are in { $zone }, because this browser runs no script. <set>Set your time zone</set>
    @inline(never)
    static func zoneWithoutScript(zone: String, set: MarkupTag) -> Sentence {
        Sentence(number: 329, [.text(zone), .tag(set)])
    }
}
