import Planner

/// Sentences and phrases that more than one page says.
enum Words {
    static let weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
    static let shortWeekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    /// "Tue 14 Oct", or "Tue, Oct 14": unambiguous in either order.
    static func date(_ date: LocalDate, _ times: DateTimeSettings) -> String {
        let parts = date.parts
        return shortWeekdays[date.weekday] + dateSeparator(times) + day(parts.day, of: parts.month, times)
    }

    /// "14 Oct", or "Oct 14".
    static func day(_ day: Int, of month: Int, _ times: DateTimeSettings) -> String {
        let (day, month) = (String(day), months[month - 1])
        return times.isMonthFirst ? month + " " + day : day + " " + month
    }

    /// "Tue 14 Oct 2027", or "Tue, Oct 14, 2027".
    static func fullDate(_ date: LocalDate, _ times: DateTimeSettings) -> String {
        Words.date(date, times) + dateSeparator(times) + String(date.parts.year)
    }

    /// The separator between the weekday, the day and the year of a date.
    static func dateSeparator(_ times: DateTimeSettings) -> String { times.isMonthFirst ? ", " : " " }

    /// "9:05" or "9:05 am": a time on the person's clock.
    static func time(_ time: Int64, at instant: Instant) -> String {
        clock(instant.at(time).clock, instant.times)
    }

    /// "Tue 14 Oct", with the year where it is another than today's.
    static func date(_ date: LocalDate, from today: LocalDate, _ times: DateTimeSettings) -> String {
        date.parts.year == today.parts.year ? Words.date(date, times) : fullDate(date, times)
    }

    /// The same, from the date that it is.
    static func date(_ date: LocalDate, at instant: Instant) -> String {
        Words.date(date, from: instant.date, instant.times)
    }

    /// "21:05" or "9:05 pm", of minutes of the day.
    static func clock(_ minutes: Int, _ times: DateTimeSettings) -> String {
        let (hour, minute) = (minutes / 60, minutes % 60)
        let past = (minute < 10 ? ":0" : ":") + String(minute)
        guard times.isTwelveHour else { return String(hour) + past }
        return String((hour + 11) % 12 + 1) + past + (hour < 12 ? " am" : " pm")
    }

    /// "today, 9:30", "Tue 24 Nov, in 3 days", "was due Tue 14 Oct": the date and the days left, calmly.
    static func due(_ date: LocalDate, _ time: Int?, at instant: Instant) -> String {
        let today = instant.date
        let clock = time.map { ", " + Words.clock($0, instant.times) } ?? ""
        switch date.number - today.number {
        case 0: return "today" + clock
        case 1: return "tomorrow" + clock
        case ..<0: return "was due " + Words.date(date, at: instant)
        case let days: return Words.date(date, at: instant) + clock + ", in " + String(days) + " days"
        }
    }

    /// "today, 9:30", "Mon 23 Nov, tomorrow", "Tue 24 Nov, 9:30, in 3 days": where there is room for the date, too.
    static func dueInFull(_ date: LocalDate, _ time: Int?, at instant: Instant) -> String {
        let words = due(date, time, at: instant)
        return date.number == instant.date.number + 1 ? Words.date(date, at: instant) + ", " + words : words
    }

    /// "1 h 30 min".
    static func minutes(_ minutes: Int) -> String {
        let rest = minutes % 60 == 0 ? "" : String(minutes % 60) + " min"
        guard minutes >= 60 else { return rest }
        return String(minutes / 60) + " h" + (rest.isEmpty ? "" : " " + rest)
    }

    /// "at the time", "1 day before", "10 min before".
    static func reminder(_ minutes: Int) -> String {
        switch minutes {
        case 0: "at the time"
        case 1440: "1 day before"
        default: Words.minutes(minutes) + " before"
        }
    }

    static func name(_ priority: Priority) -> String {
        switch priority {
        case .high: "High"
        case .medium: "Medium"
        case .low: "Low"
        }
    }

    static func name(_ colour: Colour) -> Phrase {
        switch colour {
        case .teal: .colourTeal
        case .blue: .colourBlue
        case .violet: .colourViolet
        case .rose: .colourRose
        case .amber: .colourAmber
        case .green: .colourGreen
        case .brown: .colourBrown
        case .grey: .colourGrey
        }
    }

    static func capitalised(_ word: String) -> String {
        guard let first = word.unicodeScalars.first, let capital = Unicode.Scalar(capital(first.value)) else { return word }
        var scalars = String.UnicodeScalarView()
        scalars.append(capital)
        scalars.append(contentsOf: word.unicodeScalars.dropFirst())
        return String(scalars)
    }

    /// Of the letters that units are called by, where capitals stand at one distance: the standard library's table of all of
    /// them would be loaded by every phone.
    private static func capital(_ letter: UInt32) -> UInt32 {
        switch letter {
        case 0x61...0x7a, 0xe0...0xf6, 0xf8...0xfe, 0x3b1...0x3c1, 0x3c3...0x3c9, 0x430...0x44f: letter - 0x20
        case 0x450...0x45f: letter - 0x50
        default: letter
        }
    }

    /// "every day", "on Monday and Friday".
    static func repetition(_ days: Weekdays) -> String {
        if days == .all { return "every day" }
        var names: [String] = []
        for (index, name) in shortWeekdays.enumerated() where days.contains(index) { names.append(name) }
        return "every " + list(names)
    }

    static func list(_ words: [String]) -> String {
        guard let last = words.last else { return "" }
        guard words.count > 1 else { return last }
        return Text.joined(Array(words[..<(words.count - 1)]), ", ") + " and " + last
    }
}
