import Planner

/// How a date is written. The raw value is the place of its pattern among ``LanguageFact/dates``.
enum DateForm: Int {
    /// "Tue 14 Oct", or "Tue, Oct 14": unambiguous in either order.
    case date
    /// "Tue 14 Oct 2027".
    case dateWithYear
    /// "Tuesday 24 November".
    case longDay
    /// "Tuesday 24 November 2026".
    case longDate
    /// "Wed 25 November".
    case headDay
    /// "Wed 25 November 2026".
    case headDate
    /// "14 Oct".
    case dayOfMonth
    /// "14 Oct 2027".
    case dayOfMonthWithYear
    /// "23 to 29 November".
    case span
    /// "30 November to 6 December".
    case spanOfMonths
    /// "23 to 29 November 2027".
    case spanWithYear
    /// "28 December to 3 January 2027".
    case spanOfMonthsWithYear
}

// Dates and times as the language writes them.

extension Catalog {
    /// A date in one of the forms.
    ///
    /// - Parameter last: the last day of a span.
    @inline(never)
    func date(_ date: LocalDate, _ form: DateForm, _ times: DateTimeSettings, until last: LocalDate? = nil) -> String {
        let first = times.isMonthFirst ? LanguageFact.datesMonthFirst.lowerBound : LanguageFact.dates.lowerBound
        return written(first + form.rawValue, from: date, to: last ?? date)
    }

    /// "Tue 14 Oct", with the year where it is another than today's.
    @inline(never)
    func date(_ date: LocalDate, at instant: Instant) -> String {
        self.date(date, from: instant.date, instant.times)
    }

    /// The same beside another day than today.
    func date(_ date: LocalDate, from today: LocalDate, _ times: DateTimeSettings) -> String {
        self.date(date, date.parts.year == today.parts.year ? .date : .dateWithYear, times)
    }

    /// "Tuesday 24 November", with the year where it is another than today's.
    func longDate(_ date: LocalDate, at instant: Instant) -> String {
        self.date(date, date.parts.year == instant.date.parts.year ? .longDay : .longDate, instant.times)
    }

    /// "Wed 25 November", with the year where it is another than today's.
    func headDate(_ date: LocalDate, at instant: Instant) -> String {
        self.date(date, date.parts.year == instant.date.parts.year ? .headDay : .headDate, instant.times)
    }

    /// "23 to 29 November", "30 November to 6 December", with the year where it is another than today's.
    @inline(never)
    func span(_ first: LocalDate, _ last: LocalDate, at instant: Instant) -> String {
        let isOneMonth = first.parts.month == last.parts.month
        let form: DateForm =
            last.parts.year == instant.date.parts.year
            ? (isOneMonth ? .span : .spanOfMonths) : (isOneMonth ? .spanWithYear : .spanOfMonthsWithYear)
        return date(first, form, instant.times, until: last)
    }

    /// "November", by itself.
    @inline(never)
    func monthName(_ month: Int) -> String { fact(LanguageFact.monthNames.lowerBound + month - 1) }

    /// "November 2026".
    func month(_ date: LocalDate) -> String { written(LanguageFact.monthOfYear, from: date, to: date) }

    /// "9:05" or "9:05 am": a time on the person's clock.
    func time(_ time: Int64, at instant: Instant) -> String { clock(instant.at(time).clock, instant.times) }

    /// "21:05" or "9:05 pm", of minutes of the day.
    @inline(never)
    func clock(_ minutes: Int, _ times: DateTimeSettings) -> String {
        let (pattern, anyDate) = (times.isTwelveHour ? LanguageFact.twelveHourClock : LanguageFact.clock, LocalDate(number: 0))
        return written(pattern, from: anyDate, to: anyDate, minutes: minutes)
    }

    /// "Tuesday".
    @inline(never)
    func weekday(_ day: Int) -> String { fact(LanguageFact.weekdays.lowerBound + day) }

    /// "Tue".
    @inline(never)
    func shortWeekday(_ day: Int) -> String { fact(LanguageFact.shortWeekdays.lowerBound + day) }

    /// "Tue" over a narrow column, in some languages a letter.
    @inline(never)
    func columnWeekday(_ day: Int) -> String { fact(LanguageFact.columnWeekdays.lowerBound + day) }

    /// "1 h 30 min".
    @inline(never)
    func minutes(_ minutes: Int) -> String {
        let rest = measured(minutes % 60, LanguageFact.minutes)
        guard minutes >= 60 else { return minutes == 0 ? "" : rest }
        let hours = measured(minutes / 60, LanguageFact.hours)
        return minutes % 60 == 0 ? hours : hours + " " + rest
    }

    /// "Mon, Tue and Fri".
    @inline(never)
    func list(_ parts: [String]) -> String {
        var words = parts.first ?? ""
        for (index, part) in parts.enumerated().dropFirst() {
            let isLast = index == parts.count - 1
            words += fact(parts.count == 2 ? LanguageFact.pair : isLast ? LanguageFact.last : LanguageFact.comma) + part
        }
        return words
    }

    /// A number in the place of "{0}".
    private func measured(_ number: Int, _ pattern: Int) -> String {
        var words: [UInt8] = []
        for byte in factBytes(pattern) where byte != UInt8(ascii: "{") && byte != UInt8(ascii: "}") {
            if byte == UInt8(ascii: "0") { words += String(number).utf8 } else { words.append(byte) }
        }
        return String(decoding: words, as: UTF8.self)
    }

    /// A date or a time by a pattern of CLDR (Unicode Technical Standard 35, part 4). A letter that comes again is of the
    /// second date, as the year is: it is said once.
    private func written(_ pattern: Int, from first: LocalDate, to last: LocalDate, minutes: Int = 0) -> String {
        let letters = factBytes(pattern)
        var (words, seen, at, isQuoted) = ([UInt8](), [UInt8](), letters.startIndex, false)
        while at < letters.endIndex {
            let letter = letters[at]
            var count = 1
            while at + count < letters.endIndex, letters[at + count] == letter { count += 1 }
            if letter == UInt8(ascii: "'") {
                isQuoted.toggle()
            } else if isQuoted || !(0x41...0x7A).contains(letter) {
                words.append(contentsOf: repeatElement(letter, count: count))
            } else {
                let isLast = seen.contains(letter) || letter == UInt8(ascii: "y")
                seen.append(letter)
                words += field(letter, count, isLast ? last : first, minutes).utf8
            }
            at += count
        }
        return String(decoding: words, as: UTF8.self)
    }

    private func field(_ letter: UInt8, _ count: Int, _ date: LocalDate, _ minutes: Int) -> String {
        let (parts, hour) = (date.parts, minutes / 60)
        switch letter {
        case UInt8(ascii: "E"): return count > 3 ? weekday(date.weekday) : shortWeekday(date.weekday)
        case UInt8(ascii: "d"): return padded(parts.day, count)
        case UInt8(ascii: "M"), UInt8(ascii: "L"):
            if count < 3 { return padded(parts.month, count) }
            let names =
                count == 3
                ? LanguageFact.shortMonths : letter == UInt8(ascii: "L") ? LanguageFact.monthNames : LanguageFact.months
            return fact(names.lowerBound + parts.month - 1)
        case UInt8(ascii: "y"): return String(parts.year)
        case UInt8(ascii: "H"): return padded(hour, count)
        case UInt8(ascii: "h"): return padded((hour + 11) % 12 + 1, count)
        case UInt8(ascii: "K"): return padded(hour % 12, count)
        case UInt8(ascii: "m"): return padded(minutes % 60, count)
        case UInt8(ascii: "a"): return fact(hour < 12 ? LanguageFact.am : LanguageFact.pm)
        default: return ""
        }
    }

    private func padded(_ number: Int, _ count: Int) -> String {
        number < 10 && count == 2 ? "0" + String(number) : String(number)
    }
}
