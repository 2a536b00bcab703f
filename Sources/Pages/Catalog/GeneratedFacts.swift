// Made by tools/words from Words/en: change the messages there, then run `make words`.
// swift-format-ignore-file

/// What a language says of itself: the place of each text in every table, before the messages.
enum LanguageFact {
    static let tag = 0
    static let direction = 1
    static let plurals = 2
    static let weekdays = 3..<10
    static let shortWeekdays = 10..<17
    static let columnWeekdays = 17..<24
    static let months = 24..<36
    static let monthNames = 36..<48
    static let shortMonths = 48..<60
    static let dates = 60..<72
    static let datesMonthFirst = 72..<84
    static let monthOfYear = 84
    static let clock = 85
    static let twelveHourClock = 86
    static let am = 87
    static let pm = 88
    static let pair = 89
    static let comma = 90
    static let last = 91
    static let enumeration = 92
    static let minutes = 93
    static let hours = 94
    static let group = 95
    static let quickAdd = 96
    static let count = 97
}
