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
    static let date = 60
    static let dateWithYear = 61
    static let dayOfMonth = 62
    static let monthOfYear = 63
    static let clock = 64
    static let twelveHourClock = 65
    static let am = 66
    static let pm = 67
    static let pair = 68
    static let comma = 69
    static let last = 70
    static let enumeration = 71
    static let minutes = 72
    static let hours = 73
    static let count = 74
}
