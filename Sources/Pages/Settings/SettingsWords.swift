import Planner

// What is set, in words.

extension Words {
    /// One part of the settings, as it is.
    static func summary(of group: SettingsGroup, _ context: PageContext) -> String {
        let settings = context.settings
        switch group {
        case .you: return you(settings)
        case .look: return look(settings)
        case .time:
            let order = settings.times.isMonthFirst ? ", month first" : ", day first"
            return clockName(settings.times) + order + ", weeks from " + weekdays[settings.times.firstWeekday] + ", days from "
                + clock(settings.times.dayBegins * 60, settings.times)
        case .sound: return "Sound " + onOff(settings.sounds) + ", notifications " + onOff(settings.notifies)
        case .energy:
            let begins = settings.dailyMaximum.map { context.spoons($0) + " a day" } ?? capitalised(settings.unitMany)
            return begins + ", " + String(settings.reserve) + " in reserve, "
                + (settings.isFirm ? "no borrowing" : "borrowing offered")
        }
    }

    private static func you(_ settings: Settings) -> String {
        var parts: [String] = []
        if !settings.name.isEmpty { parts.append(settings.name) }
        if !settings.mail.isEmpty { parts.append(settings.mail) }
        return parts.isEmpty ? "Name, e-mail and picture, if you like" : Text.joined(parts, ", ")
    }

    private static func look(_ settings: Settings) -> String {
        var parts = [settings.theme.name.description]
        if let accent = settings.accent { parts.append(small(name(accent))) }
        if settings.font != .system { parts.append(settings.font.name.description) }
        if settings.letters != Letters() { parts.append(letters(settings.letters)) }
        if settings.isStill { parts.append("no motion") }
        if settings.isSimple { parts.append("simple mode") }
        return Text.joined(parts, ", ")
    }

    /// "letters at 125 %, wider apart".
    static func letters(_ letters: Letters) -> String {
        let usual = Letters()
        var words = "letters at " + percent(letters.size)
        if letters.spacing != usual.spacing || letters.wordSpacing != usual.wordSpacing || letters.lineHeight != usual.lineHeight
        {
            words += ", wider apart"
        }
        return words
    }

    static func percent(_ number: Int) -> String { String(number) + " %" }

    static func clockName(_ times: TimeChoices) -> String { times.isTwelveHour ? "12-hour clock" : "24-hour clock" }

    private static func onOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

    /// The names of colours are plain letters.
    private static func small(_ word: String) -> String {
        var bytes = Array(word.utf8)
        if let first = bytes.first, (0x41...0x5a).contains(first) { bytes[0] = first | 0x20 }
        return String(decoding: bytes, as: UTF8.self)
    }
}
