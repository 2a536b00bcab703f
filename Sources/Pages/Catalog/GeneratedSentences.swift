// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Sentence {
    /// Rest ended at { $time }.
    @inline(never)
    static func alarmRestEnded(time: String) -> Sentence {
        Sentence(number: 209, [.text(time)])
    }

    /// Rest ended on { $date } at { $time }.
    @inline(never)
    static func alarmRestEndedOn(date: String, time: String) -> Sentence {
        Sentence(number: 210, [.text(date), .text(time)])
    }

    /// Rest { $minutes } min
    @inline(never)
    static func alarmRestFor(minutes: Int) -> Sentence {
        Sentence(number: 211, [.number(minutes)])
    }

    /// Timer ended at { $time }.
    @inline(never)
    static func alarmTimerEnded(time: String) -> Sentence {
        Sentence(number: 212, [.text(time)])
    }

    /// Timer ended on { $date } at { $time }.
    @inline(never)
    static func alarmTimerEndedOn(date: String, time: String) -> Sentence {
        Sentence(number: 213, [.text(date), .text(time)])
    }

    /// { UNIT($unit) } per day
    @inline(never)
    static func energyMaximum(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 214, [.unit(unit)])
    }

    /// This device’s clock jumped ahead by <by></by>. If you changed the clock, correct the timer.
    @inline(never)
    static func focusClockJumped(by: MarkupTag) -> Sentence {
        Sentence(number: 215, [.tag(by)])
    }

    /// <shown>{ $left }</shown> left, paused
    @inline(never)
    static func focusLeftPaused(shown: MarkupTag, left: String) -> Sentence {
        Sentence(number: 216, [.tag(shown), .text(left)])
    }

    /// <shown>{ $left }</shown> left, until { $time }
    @inline(never)
    static func focusLeftUntil(shown: MarkupTag, left: String, time: String) -> Sentence {
        Sentence(number: 217, [.tag(shown), .text(left), .text(time)])
    }

    /// Rest until { $time }
    @inline(never)
    static func focusNoteRest(time: String) -> Sentence {
        Sentence(number: 218, [.text(time)])
    }

    /// Rest paused, { $left } left
    @inline(never)
    static func focusNoteRestPaused(left: String) -> Sentence {
        Sentence(number: 219, [.text(left)])
    }

    /// Timer until { $time }
    @inline(never)
    static func focusNoteTimer(time: String) -> Sentence {
        Sentence(number: 220, [.text(time)])
    }

    /// Timer paused, { $left } left
    @inline(never)
    static func focusNoteTimerPaused(left: String) -> Sentence {
        Sentence(number: 221, [.text(left)])
    }

    /// You can also get a notification: <settings>Settings</settings>
    @inline(never)
    static func focusNoticeHint(settings: MarkupTag) -> Sentence {
        Sentence(number: 222, [.tag(settings)])
    }

    /// Rest { $minutes } min
    @inline(never)
    static func focusOtherRest(minutes: Int) -> Sentence {
        Sentence(number: 223, [.number(minutes)])
    }

    /// { $minutes } min for { $task }
    @inline(never)
    static func focusOtherTask(minutes: Int, task: String) -> Sentence {
        Sentence(number: 224, [.number(minutes), .text(task)])
    }

    /// Start { $minutes } minutes
    @inline(never)
    static func focusPreset(minutes: Int) -> Sentence {
        Sentence(number: 225, [.number(minutes)])
    }

    /// Step: { $step }
    @inline(never)
    static func focusStep(step: String) -> Sentence {
        Sentence(number: 226, [.text(step)])
    }

    /// Offline<saved>: changes are saved on this device</saved><waiting>: changes can be made once you are online again</waiting>
    @inline(never)
    static func frameOffline(saved: MarkupTag, waiting: MarkupTag) -> Sentence {
        Sentence(number: 227, [.tag(saved), .tag(waiting)])
    }

    /// { $number } %
    @inline(never)
    static func percent(number: Int) -> Sentence {
        Sentence(number: 228, [.number(number)])
    }

    /// { $spoons } a day
    @inline(never)
    static func settingsEnergyDay(spoons: SpoonCount) -> Sentence {
        Sentence(number: 229, [.spoons(spoons)])
    }

    /// { $number } in reserve
    @inline(never)
    static func settingsEnergyReserve(number: Int) -> Sentence {
        Sentence(number: 230, [.number(number)])
    }

    /// day starts at { $time }
    @inline(never)
    static func settingsTimeDay(time: String) -> Sentence {
        Sentence(number: 231, [.text(time)])
    }

    /// week starts on { $weekday }
    @inline(never)
    static func settingsTimeWeek(weekday: String) -> Sentence {
        Sentence(number: 232, [.text(weekday)])
    }

    /// +{ $number } %
    @inline(never)
    static func textMore(number: Int) -> Sentence {
        Sentence(number: 233, [.number(number)])
    }

    /// { $count -> [one] { $count } spoon [other] { $count } spoons }
    @inline(never)
    static func unitSpoons(count: Int) -> Sentence {
        Sentence(number: 234, [.number(count)])
    }

    /// Times are in { $zone }, because this browser runs no script. <set>Set your time zone</set>
    @inline(never)
    static func zoneWithoutScript(zone: String, set: MarkupTag) -> Sentence {
        Sentence(number: 235, [.text(zone), .tag(set)])
    }
}
