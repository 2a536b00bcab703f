import Planner

/// A date in a table, as people and their programs write it: "2026-10-31", "31.10.2026", "10/31/2026 9:30 AM", "December 4, 2024 8:45 AM", "25. Dez. 2026".
struct TableDate {
    let date: LocalDate
    /// Minutes since midnight; nil: no time is written.
    let minute: Int?

    /// Reads a date; nil for anything else, and for a date that no calendar has.
    ///
    /// - Parameters:
    ///   - order: in which order day and month stand where both are numbers and slashes part them.
    ///   - context: the person's clock, for moments.
    init?(_ text: String, _ order: ImportContext.DateOrder?, in context: ImportContext) {
        let text = Self.withoutMark(text)
        // Longer ones are no dates.
        guard !text.isEmpty, text.utf8.count <= 80 else { return nil }
        if let written = WrittenTime(text) {
            let (date, minute) = context.wall(written)
            (self.date, self.minute) = (date, minute)
            return
        }
        let parts = Parts(text)
        guard let date = parts.date(order) else { return nil }
        self.date = date
        minute = parts.time.isEmpty ? nil : ClockTime.minutes(parts.time)
    }

    /// Notion writes an "@" before a date.
    private static func withoutMark(_ text: String) -> String {
        let text = Text.trimmed(text)
        return text.utf8.first == UInt8(ascii: "@") ? Text.piece(of: text, 1..<text.utf8.count) : text
    }

    /// Whether day and month of a date may be either number: "3/4/2026". If one is greater than 12, it is the day.
    static func order(in text: String) -> Order {
        let numbers = Parts(withoutMark(text))
        guard numbers.words.isEmpty, numbers.numbers.count == 3,
            numbers.separator == UInt8(ascii: "/") || numbers.separator == UInt8(ascii: "-"),
            numbers.numbers[0] <= 31
        else { return .certain }
        let (first, second) = (numbers.numbers[0], numbers.numbers[1])
        if first > 12, second <= 12 { return .dayFirst }
        if second > 12, first <= 12 { return .monthFirst }
        return first <= 12 && second <= 12 && first != second ? .doubtful : .certain
    }

    enum Order {
        /// It can be read in one way only, or not at all.
        case certain
        case dayFirst
        case monthFirst
        case doubtful
    }

    /// The numbers and words of a date, and the time behind it.
    private struct Parts {
        var numbers: [Int] = []
        var words: [String] = []
        var separator: UInt8 = 0
        /// From the first number with a colon on.
        var time = ""

        init(_ text: String) {
            let bytes = Array(text.utf8)
            var at = 0
            while at < bytes.count {
                let start = at
                if bytes[at] &- UInt8(ascii: "0") < 10 {
                    var number = 0
                    while at < bytes.count, bytes[at] &- UInt8(ascii: "0") < 10 {
                        number = min(number * 10 + Int(bytes[at] - UInt8(ascii: "0")), 100_000)
                        at += 1
                    }
                    if at < bytes.count, bytes[at] == UInt8(ascii: ":") {
                        time = String(decoding: bytes[start...], as: UTF8.self)
                        return
                    }
                    if numbers.count == 1, words.isEmpty, start > 0 { separator = bytes[start - 1] }
                    numbers.append(number)
                } else if bytes[at] >= 0x80 || (0x41...0x5a).contains(bytes[at] & 0xdf) {
                    while at < bytes.count, bytes[at] >= 0x80 || (0x41...0x5a).contains(bytes[at] & 0xdf) { at += 1 }
                    words.append(SmallLetters.of(String(decoding: bytes[start..<at], as: UTF8.self)))
                } else {
                    at += 1
                }
            }
        }

        func date(_ order: ImportContext.DateOrder?) -> LocalDate? {
            if let month = words.last(where: { MonthName.number(of: $0) != nil }).flatMap({ MonthName.number(of: $0) }) {
                guard numbers.count == 2 else { return nil }
                let (day, year) = numbers[0] > 31 ? (numbers[1], numbers[0]) : (numbers[0], numbers[1])
                return LocalDate(year: Self.whole(year), month: month, day: day)
            }
            // A weekday may stand before the numbers.
            guard numbers.count == 3, words.count <= 1 else { return nil }
            let (first, second, third) = (numbers[0], numbers[1], numbers[2])
            if first > 31 { return LocalDate(year: first, month: second, day: third) }
            var isMonthFirst = order == .monthFirst && separator != UInt8(ascii: ".")
            if first > 12 { isMonthFirst = false }
            if second > 12, first <= 12 { isMonthFirst = separator != UInt8(ascii: ".") }
            return LocalDate(year: Self.whole(third), month: isMonthFirst ? first : second, day: isMonthFirst ? second : first)
        }

        /// 26 is 2026.
        private static func whole(_ year: Int) -> Int { year < 100 ? 2000 + year : year }
    }
}

/// The names of months in the languages that the app has, and how they begin when they are abbreviated.
enum MonthName {
    private static let beginnings: [StaticString] = [
        "jan|ene|gen|sty|يناير", "feb|fév|fev|lut|فبراير", "mar|mär|mrt|maa|مارس", "apr|avr|abr|kwi|أبريل|ابريل",
        "may|mai|maj|mag|mei|مايو", "jun|juin|giu|cze|يونيو", "jul|juil|lug|lip|يوليو", "aug|aoû|aou|ago|sie|أغسطس|اغسطس",
        "sep|set|wrz|سبتمبر", "oct|okt|ott|out|paź|paz|أكتوبر|اكتوبر", "nov|lis|نوفمبر", "dec|dez|déc|dic|gru|ديسمبر",
    ]

    /// The month that a word names, 1–12; nil: it names no month.
    static func number(of word: String) -> Int? {
        for (index, month) in beginnings.enumerated() where TableWords.begins(word, withOneOf: month) { return index + 1 }
        return nil
    }
}
