public import Facts

/// What a field holds, and within which bounds, as docs/data.md lists it: what comes from outside is measured by it.
///
/// The bounds of numbers leave room for choices that a newer version may add; those of texts (``Text/mostBytes(ofCharacters:)``) are what a person may
/// type.
public enum FieldType: Unicode.Scalar, Sendable {
    // Whole numbers.

    /// 0 or 1.
    case flag = "f"
    /// A number of spoons.
    case spoons = "s"
    /// One of several choices, a percentage, or bits.
    case choice = "c"
    /// Milliseconds since 1970, as far as dates are defined (ECMA-262, 21.4.1.1).
    case moment = "m"
    /// A date of the years 1 to 9999, in days since 1970.
    case date = "d"
    /// The key of a day; −1 for all of them.
    case dayKey = "k"
    /// A time of day, or a length of time, in minutes: up to four weeks.
    case minutes = "n"
    /// A count, or the number of a space.
    case number = "i"

    // Text that a person types.

    case title = "T"
    case note = "N"
    case name = "W"

    /// Text that the planner makes: an order, a rule, an identity in digits.
    case made = "M"
    /// Bytes that name a thing.
    case identity = "I"
    case picture = "P"
    /// Bytes that only the planner reads.
    case bytes = "B"

    /// The fields of each kind from 1 on.
    private static let known: [(kind: Kind, fields: StaticString)] = [
        (.task, "TNsMcmmfkmcddnnIIMnmfdfci"),
        (.day, "sims"),
        (.plan, "csmsdk"),
        (.act, "imTiiBMMM"),
        (.settings, "WWssfcWWPfcccccccccfffnnkfnncfnc"),
        (.listView, "fc"),
        (.list, "WccWMmmfmfi"),
        (.subject, "WcmI"),
        (.label, "f"),
        (.occurrence, "mmd"),
        (.timer, "BB"),
        (.stretch, "mmI"),
        (.note, "NcfMmm"),
        (.passing, "mk"),
        (.tip, "m"),
        (.earlier, "NIcmm"),
        (.sharedOccurrence, "mmddI"),
    ]

    /// What a field of a kind holds; nil where this version knows nothing of it.
    public init?(of field: Field, in kind: Kind) {
        guard let fields = Self.known.first(where: { $0.kind == kind })?.fields else { return nil }
        let place = Int(field.rawValue) - 1
        guard (0..<fields.utf8CodeUnitCount).contains(place) else { return nil }
        self.init(rawValue: Unicode.Scalar(fields.utf8Start[place]))
    }

    /// Whether a field of this type may hold that; nothing at all may be in any.
    public func holds(_ value: Value) -> Bool {
        switch value {
        case .absent: true
        case .integer(let number): numbers?.contains(number) == true
        case .text(let text): mostText.map { text.utf8.count <= $0 } == true
        case .bytes(let bytes): sizes?.contains(bytes.count) == true
        case .other: false
        }
    }

    /// Which whole numbers it may hold; nil where it holds none.
    private var numbers: ClosedRange<Int64>? {
        switch self {
        case .flag: 0...1
        case .spoons: Int64(Settings.spoons.lowerBound)...Int64(Settings.spoons.upperBound)
        case .choice: 0...9999
        case .moment: -LocalDate.furthest...LocalDate.furthest
        case .date: LocalDate.writable
        case .dayKey: -1...Int64(UInt32.max)
        case .minutes: 0...Int64(TaskLimits.reminders.upperBound)
        case .number: Int64(Int32.min)...Int64(UInt32.max)
        case .title, .note, .name, .made, .identity, .picture, .bytes: nil
        }
    }

    /// How many bytes a text may have; nil where it holds none.
    private var mostText: Int? {
        switch self {
        case .title: Text.mostBytes(ofCharacters: TaskLimits.title)
        case .note: Text.mostBytes(ofCharacters: TaskLimits.note)
        case .name: Text.mostBytes(ofCharacters: ListLimits.name)
        case .made: 10_000
        case .flag, .spoons, .choice, .moment, .date, .dayKey, .minutes, .number, .identity, .picture, .bytes: nil
        }
    }

    /// How many bytes it may hold; nil where it holds none.
    private var sizes: ClosedRange<Int>? {
        switch self {
        case .identity: Identity.length...Identity.length
        case .picture: 0...Picture.largest
        case .bytes: 0...Int.max
        case .flag, .spoons, .choice, .moment, .date, .dayKey, .minutes, .number, .title, .note, .name, .made: nil
        }
    }
}
