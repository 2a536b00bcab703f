// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

extension Sentence {
    /// { UNIT($unit) } per day
    @inline(never)
    static func energyMaximum(unit: UnitOfEnergy) -> Sentence {
        Sentence(number: 173, [.unit(unit)])
    }

    /// Offline<saved>: changes are saved on this device</saved><waiting>: changes can be made once you are online again</waiting>
    @inline(never)
    static func frameOffline(saved: MarkupTag, waiting: MarkupTag) -> Sentence {
        Sentence(number: 174, [.tag(saved), .tag(waiting)])
    }

    /// { $number } %
    @inline(never)
    static func percent(number: Int) -> Sentence {
        Sentence(number: 175, [.number(number)])
    }

    /// { $spoons } a day
    @inline(never)
    static func settingsEnergyDay(spoons: SpoonCount) -> Sentence {
        Sentence(number: 176, [.spoons(spoons)])
    }

    /// { $number } in reserve
    @inline(never)
    static func settingsEnergyReserve(number: Int) -> Sentence {
        Sentence(number: 177, [.number(number)])
    }

    /// day starts at { $time }
    @inline(never)
    static func settingsTimeDay(time: String) -> Sentence {
        Sentence(number: 178, [.text(time)])
    }

    /// week starts on { $weekday }
    @inline(never)
    static func settingsTimeWeek(weekday: String) -> Sentence {
        Sentence(number: 179, [.text(weekday)])
    }

    /// +{ $number } %
    @inline(never)
    static func textMore(number: Int) -> Sentence {
        Sentence(number: 180, [.number(number)])
    }

    /// { $count -> [one] { $count } spoon [other] { $count } spoons }
    @inline(never)
    static func unitSpoons(count: Int) -> Sentence {
        Sentence(number: 181, [.number(count)])
    }

    /// Times are in { $zone }, because this browser runs no script. <set>Set your time zone</set>
    @inline(never)
    static func zoneWithoutScript(zone: String, set: MarkupTag) -> Sentence {
        Sentence(number: 182, [.text(zone), .tag(set)])
    }
}
