import Planner

// The present settings, in words.

extension Words {
    /// The person's name, if they gave one.
    static func person(_ settings: Settings) -> String {
        var parts: [String] = []
        if !settings.name.isEmpty { parts.append(settings.name) }
        if !settings.mail.isEmpty { parts.append(settings.mail) }
        return parts.isEmpty ? "Name and picture" : Text.joined(parts, ", ")
    }

    /// "Default"; "OpenDyslexic, 125 %, wider".
    static func letters(_ settings: Settings) -> String {
        let (letters, usual) = (settings.letters, TextSettings())
        var parts: [String] = []
        if settings.font != .system { parts.append(settings.font.name.description) }
        if letters.size != usual.size { parts.append(percent(letters.size)) }
        if letters.spacing != usual.spacing || letters.wordSpacing != usual.wordSpacing || letters.lineHeight != usual.lineHeight
        {
            parts.append("wider")
        }
        return parts.isEmpty ? "Default" : Text.joined(parts, ", ")
    }

    /// "24-hour clock, day first, week starts on Monday".
    static func times(_ times: TimeChoices) -> String {
        var words = clockName(times) + (times.isMonthFirst ? ", month first" : ", day first")
        words += ", week starts on " + weekdays[times.firstWeekday]
        if times.dayBegins != 0 { words += ", day starts at " + clock(times.dayBegins * 60, times) }
        return words
    }

    static func sound(_ settings: Settings) -> String {
        (settings.sounds ? "Sound on" : "Sound off") + (settings.notifies ? ", notifications on" : ", notifications off")
    }

    /// "12 spoons a day, 1 in reserve, borrowing allowed".
    static func energy(_ context: PageContext) -> String {
        let settings = context.settings
        let begins = settings.dailyMaximum.map { context.spoons($0) + " a day, " } ?? ""
        return begins + String(settings.reserve) + " in reserve, " + (settings.isFirm ? "no borrowing" : "borrowing allowed")
    }

    static func percent(_ number: Int) -> String { String(number) + " %" }

    static func clockName(_ times: TimeChoices) -> String { times.isTwelveHour ? "12-hour clock" : "24-hour clock" }

    static func onOff(_ isOn: Bool) -> String { isOn ? "On" : "Off" }
}
