// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Sentence {
    /// Rest ended at { $time }.
    @inline(never)
    static func alarmRestEnded(time: String) -> Sentence {
        Sentence(number: 269, [.text(time)])
    }

    /// Rest ended on { $date } at { $time }.
    @inline(never)
    static func alarmRestEndedOn(date: String, time: String) -> Sentence {
        Sentence(number: 270, [.text(date), .text(time)])
    }

    /// Rest { $minutes } min
    @inline(never)
    static func alarmRestFor(minutes: Int) -> Sentence {
        Sentence(number: 271, [.number(minutes)])
    }

    /// Timer ended at { $time }.
    @inline(never)
    static func alarmTimerEnded(time: String) -> Sentence {
        Sentence(number: 272, [.text(time)])
    }

    /// Timer ended on { $date } at { $time }.
    @inline(never)
    static func alarmTimerEndedOn(date: String, time: String) -> Sentence {
        Sentence(number: 273, [.text(date), .text(time)])
    }

    /// { UNIT($unit) } per day
    @inline(never)
    static func energyMaximum(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 274, [.unit(unit)])
    }

    /// This device’s clock jumped ahead by <by></by>. If you changed the clock, correct the timer.
    @inline(never)
    static func focusClockJumped(by: MarkupTag) -> Sentence {
        Sentence(number: 275, [.tag(by)])
    }

    /// <shown>{ $left }</shown> left, paused
    @inline(never)
    static func focusLeftPaused(shown: MarkupTag, left: String) -> Sentence {
        Sentence(number: 276, [.tag(shown), .text(left)])
    }

    /// <shown>{ $left }</shown> left, until { $time }
    @inline(never)
    static func focusLeftUntil(shown: MarkupTag, left: String, time: String) -> Sentence {
        Sentence(number: 277, [.tag(shown), .text(left), .text(time)])
    }

    /// Rest until { $time }
    @inline(never)
    static func focusNoteRest(time: String) -> Sentence {
        Sentence(number: 278, [.text(time)])
    }

    /// Rest paused, { $left } left
    @inline(never)
    static func focusNoteRestPaused(left: String) -> Sentence {
        Sentence(number: 279, [.text(left)])
    }

    /// Timer until { $time }
    @inline(never)
    static func focusNoteTimer(time: String) -> Sentence {
        Sentence(number: 280, [.text(time)])
    }

    /// Timer paused, { $left } left
    @inline(never)
    static func focusNoteTimerPaused(left: String) -> Sentence {
        Sentence(number: 281, [.text(left)])
    }

    /// You can also get a notification: <settings>Settings</settings>
    @inline(never)
    static func focusNoticeHint(settings: MarkupTag) -> Sentence {
        Sentence(number: 282, [.tag(settings)])
    }

    /// Rest { $minutes } min
    @inline(never)
    static func focusOtherRest(minutes: Int) -> Sentence {
        Sentence(number: 283, [.number(minutes)])
    }

    /// { $minutes } min for { $task }
    @inline(never)
    static func focusOtherTask(minutes: Int, task: String) -> Sentence {
        Sentence(number: 284, [.number(minutes), .text(task)])
    }

    /// Start { $minutes } minutes
    @inline(never)
    static func focusPreset(minutes: Int) -> Sentence {
        Sentence(number: 285, [.number(minutes)])
    }

    /// Step: { $step }
    @inline(never)
    static func focusStep(step: String) -> Sentence {
        Sentence(number: 286, [.text(step)])
    }

    /// Offline<saved>: changes are saved on this device</saved><waiting>: changes can be made once you are online again</waiting>
    @inline(never)
    static func frameOffline(saved: MarkupTag, waiting: MarkupTag) -> Sentence {
        Sentence(number: 287, [.tag(saved), .tag(waiting)])
    }

    /// Move back to today: { $title }
    @inline(never)
    static func lowDayWanted(title: String) -> Sentence {
        Sentence(number: 288, [.text(title)])
    }

    /// { $number } %
    @inline(never)
    static func percent(number: Int) -> Sentence {
        Sentence(number: 289, [.number(number)])
    }

    /// { $spoons } a day
    @inline(never)
    static func settingsEnergyDay(spoons: SpoonCount) -> Sentence {
        Sentence(number: 290, [.spoons(spoons)])
    }

    /// { $number } in reserve
    @inline(never)
    static func settingsEnergyReserve(number: Int) -> Sentence {
        Sentence(number: 291, [.number(number)])
    }

    /// day starts at { $time }
    @inline(never)
    static func settingsTimeDay(time: String) -> Sentence {
        Sentence(number: 292, [.text(time)])
    }

    /// week starts on { $weekday }
    @inline(never)
    static func settingsTimeWeek(weekday: String) -> Sentence {
        Sentence(number: 293, [.text(weekday)])
    }

    /// +{ $number } %
    @inline(never)
    static func textMore(number: Int) -> Sentence {
        Sentence(number: 294, [.number(number)])
    }

    /// It is { $date } now. Start a new day when you are ready; this list stays until then.
    @inline(never)
    static func todayAnotherDate(date: String) -> Sentence {
        Sentence(number: 295, [.text(date)])
    }

    /// Borrowed from tomorrow. New Day will then suggest { $spoons }.
    @inline(never)
    static func todayBorrowed(spoons: Int) -> Sentence {
        Sentence(number: 296, [.number(spoons)])
    }

    /// Today has { $spoons }, and { $used } are planned. Nothing was removed.
    @inline(never)
    static func todayOver(spoons: SpoonCount, used: Int) -> Sentence {
        Sentence(number: 297, [.spoons(spoons), .number(used)])
    }

    /// Sort by { UNIT($unit) }
    @inline(never)
    static func todaySortCost(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 298, [.unit(unit)])
    }

    /// What are { UNIT($unit) }?
    @inline(never)
    static func todaySpoonsHelp(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 299, [.unit(unit)])
    }

    /// One { $unit } is a bit of energy
    @inline(never)
    static func todaySpoonsOwn(unit: String) -> Sentence {
        Sentence(number: 300, [.text(unit)])
    }

    /// { $count -> [one] { $count } spoon [other] { $count } spoons }
    @inline(never)
    static func unitSpoons(count: Int) -> Sentence {
        Sentence(number: 301, [.number(count)])
    }

    /// A day has only so many { UNIT($unit) }. Teaspoon helps you choose what fits and keeps the rest for later. <help>What are { UNIT($unit) }?</help>
    @inline(never)
    static func welcomeLead(unit: UnitOfEnergy, help: MarkupTag) -> Sentence {
        Sentence(number: 302, [.unit(unit), .tag(help)])
    }

    /// How many { UNIT($unit) } do you have today?
    @inline(never)
    static func welcomeSpoons(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 303, [.unit(unit)])
    }

    /// Times are in { $zone }, because this browser runs no script. <set>Set your time zone</set>
    @inline(never)
    static func zoneWithoutScript(zone: String, set: MarkupTag) -> Sentence {
        Sentence(number: 304, [.text(zone), .tag(set)])
    }
}
