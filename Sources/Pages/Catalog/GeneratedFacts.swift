// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

/// What a language says of itself: the place of each text in every table, before the messages.
enum LanguageFact {
    static let tag = 0
    static let direction = 1
    static let plurals = 2
    static let weekdays = 3..<10
    static let shortWeekdays = 10..<17
    static let narrowWeekdays = 17..<24
    static let months = 24..<36
    static let monthNames = 36..<48
    static let shortMonths = 48..<60
    static let dates = 60..<71
    static let datesMonthFirst = 71..<82
    static let monthOfYear = 82
    static let clock = 83
    static let twelveHourClock = 84
    static let am = 85
    static let pm = 86
    static let pair = 87
    static let comma = 88
    static let last = 89
    static let enumeration = 90
    static let minutes = 91
    static let hours = 92
    static let group = 93
    static let count = 94
}
