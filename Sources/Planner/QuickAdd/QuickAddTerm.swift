/// The role of a word in a line of quick add. Most have none.
struct QuickAddTerm: Equatable {
    /// In the order of the lines of ``QuickAddVocabulary``.
    enum Kind: UInt8 {
        /// A word without a meaning here, or the end of the line.
        case none
        /// Digits, up to four: their value.
        case number
        /// 1st to 31st: its value.
        case ordinal
        /// First to fourth: 1–4; last: -1.
        case rank
        /// A written number.
        case amount
        /// A day by itself: how many after today.
        case day
        /// Today, in the evening.
        case tonight
        /// A part of the day, by the minute at which it is set down: "tomorrow morning".
        case part
        /// 0 Monday – 6 Sunday.
        case weekday
        /// The same, where the name is a word of another meaning, too: "wed", "sat", "sun". What ends in * is for the rules of
        /// other languages.
        case doubtfulWeekday
        /// Several weekdays, as ``Weekdays/bits``: "Tuesdays", "weekdays".
        case plural
        /// A weekday's first letters, only beside others: "m/w/f".
        case initial
        /// A word that makes a weekday behind it a name: "Black Friday".
        case name
        /// 1–12.
        case month
        /// A ``QuickAddUnit``.
        case unit
        /// Daily and so on: how many times sixteen, and a ``QuickAddUnit``.
        case adverb
        /// A set of weekdays, as ``Weekdays/bits``.
        case weekdays
        case next
        /// "On Friday", "on 14 Oct". Before "tonight" or a time it belongs to the words before it: "turn it on tonight".
        case on
        /// "By Friday", "by 17:00". 1: behind a repeat it means until.
        case by
        /// "This Friday". "Do this tomorrow" is about something else.
        case this
        /// "At 9".
        case at
        /// "From Friday". Before a time it says when something begins, which is not known here.
        case from
        /// "For 15 minutes", "for Friday".
        case lasting
        /// "In 3 days".
        case within
        case every
        case other
        case after
        case done
        case until
        /// Gives a following date or time a meaning that is not known here: "before Friday".
        case bound
        /// From one to another. Before a date or time it turns it, too.
        case to
        /// From one to another, or between parts of a sentence.
        case dash
        /// It means nothing here, and nothing is counted with it: "at 9 with Bob".
        case aside
        /// A word that makes a number behind it a count or a price: "part 1/2", "pay 17.30".
        case counted
        /// An activity of one half of the day: "dinner at 8". The number of hours before that half.
        case habit
        case the
        case of
        case and
        case or
        /// "From now".
        case now
        case end
        /// "Eod": the end of a ``QuickAddUnit``.
        case endOf
        /// "Half past", "half an hour": how many minutes.
        case fraction
        case past
        /// A time by itself, in minutes of the day; midnight ends it.
        case clock
        /// A.m. and p.m.: how many hours of the day come before it.
        case half
        /// "9 o'clock". 1: the hours are those of the whole day; for the rules of other languages.
        case oClock
        case hours
        case minutes
        case spoons
        /// The word "priority".
        case priority
        /// How much it matters: only with its mark or beside the word "priority".
        case level
        /// "st" of "1st".
        case ending

        /// Whether it leads a date or time and is part of it.
        var leads: Bool {
            switch self {
            case .on, .by, .this, .at, .from, .lasting: true
            default: false
            }
        }

        var isWeekday: Bool { self == .weekday || self == .doubtfulWeekday }

        var isDash: Bool { self == .dash || self == .to || self == .until }
    }

    let kind: Kind
    let value: Int

    static let none = QuickAddTerm(kind: .none, value: 0)
}

/// The unit of the distance between two dates.
enum QuickAddUnit: Int {
    case day
    case week
    case month
    case year
}
