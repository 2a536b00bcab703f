import Planner

// The present settings, in words.

extension Words {
    /// The person's name, if they gave one.
    static func person(_ context: PageContext) -> String {
        let settings = context.settings
        var parts: [String] = []
        if !settings.name.isEmpty { parts.append(settings.name) }
        if !settings.mail.isEmpty { parts.append(settings.mail) }
        return parts.isEmpty ? context.words[.settingsYouFacts] : context.words.enumeration(parts)
    }

    /// "Default"; "OpenDyslexic, 125 %, wider".
    static func text(_ context: PageContext) -> String {
        let (words, text, usual) = (context.words, context.settings.text, TextSettings())
        var parts: [String] = []
        if context.settings.font != .system { parts.append(words[context.settings.font.name]) }
        if text.size != usual.size { parts.append(words[.percent(number: text.size)]) }
        if text.spacing != usual.spacing || text.wordSpacing != usual.wordSpacing || text.lineHeight != usual.lineHeight {
            parts.append(words[.settingsTextWider])
        }
        return parts.isEmpty ? words[.settingsDefault] : words.enumeration(parts)
    }

    /// "24-hour clock, day first, week starts on Monday".
    static func times(_ context: PageContext) -> String {
        let (words, times) = (context.words, context.settings.times)
        var parts = [
            words[times.isTwelveHour ? .settingsTimeClock12 : .settingsTimeClock24],
            words[times.isMonthFirst ? .settingsTimeMonthFirst : .settingsTimeDayFirst],
            words[.settingsTimeWeek(weekday: words.weekday(times.firstWeekday))],
        ]
        if times.dateBegins != 0 { parts.append(words[.settingsTimeDay(time: words.clock(times.dateBegins * 60, times))]) }
        return words.enumeration(parts)
    }

    static func sound(_ context: PageContext) -> String {
        let (words, settings) = (context.words, context.settings)
        return words.enumeration([
            words[settings.sounds ? .settingsSoundOn : .settingsSoundOff],
            words[settings.notifies ? .settingsNoticesOn : .settingsNoticesOff],
        ])
    }

    /// "12 spoons a day, 1 in reserve, borrowing allowed".
    static func energy(_ context: PageContext) -> String {
        let (words, settings) = (context.words, context.settings)
        var parts: [String] = []
        if let most = settings.dailyMaximum {
            parts.append(words[.settingsEnergyDay(spoons: SpoonCount(count: most, unit: context.unit))])
        }
        parts.append(words[.settingsEnergyReserve(number: settings.reserve)])
        parts.append(words[settings.isFirm ? .settingsEnergyFirm : .settingsEnergyBorrowing])
        return words.enumeration(parts)
    }

    static func onOff(_ isOn: Bool) -> Phrase { isOn ? .settingsOn : .settingsOff }
}
