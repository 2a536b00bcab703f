package import Facts

/// The type and the bounds of a field, as docs/data.md lists them: facts from outside are checked against them.
///
/// The bounds of numbers leave room for choices that a newer version may add; those of texts (``Text/mostBytes(ofCharacters:)``) are the
/// lengths that a person may type. Each type has a letter for the table that tools/field-types makes.
package enum FieldType: Unicode.Scalar, Sendable {
    // Whole numbers.

    /// 0 or 1.
    case flag = "f"
    /// A number of spoons.
    case spoons = "s"
    /// One of several choices, a percentage, or bits.
    case choice = "c"
    /// Milliseconds since 1970, as far as dates are defined (ECMA-262, 21.4.1.1).
    case instant = "m"
    /// A date of the years 1 to 9999, in days since 1970.
    case date = "d"
    /// The key of a day; −1 for all of them.
    case dayKey = "k"
    /// A time of day, or a length of time, in minutes: up to four weeks.
    case minutes = "n"
    /// A count, or the number of a space.
    case number = "i"
    /// 64 bits without an order.
    case mark = "h"

    // Text that a person types.

    case title = "T"
    case note = "N"
    case name = "W"

    /// Text that the planner makes: an order, a rule, an identity in digits.
    case made = "M"
    /// Bytes that name an entity.
    case identity = "I"
    case picture = "P"
    /// Bytes that only the planner reads.
    case bytes = "B"

    /// The type of a field of a kind, as declared in this folder; nil if this version does not know it.
    package init?(of field: Field, in kind: EntityKind) {
        guard let types = Self.byNumber.first(where: { $0.kind == kind })?.types else { return nil }
        let index = Int(field.rawValue) - 1
        guard (0..<types.utf8CodeUnitCount).contains(index) else { return nil }
        self.init(rawValue: Unicode.Scalar(types.utf8Start[index]))
    }

    /// How many bytes a text of this type may have that a person types; nil for all other types.
    var mostTyped: Int? {
        switch self {
        case .title: Text.mostBytes(ofCharacters: TaskLimits.title)
        case .note: Text.mostBytes(ofCharacters: TaskLimits.note)
        case .name: Text.mostBytes(ofCharacters: ListLimits.name)
        default: nil
        }
    }

    /// Whether a field of this type may hold that; nothing at all may be in any.
    package func holds(_ value: Value) -> Bool {
        switch (self, value) {
        case (_, .absent): true
        case (.flag, .integer(let number)): (0...1).contains(number)
        case (.spoons, .integer(let number)): (0...Int64(Settings.spoons.upperBound)).contains(number)
        case (.choice, .integer(let number)): (0...9999).contains(number)
        case (.instant, .integer(let number)): (-LocalDate.furthest...LocalDate.furthest).contains(number)
        case (.date, .integer(let number)): LocalDate.writable.contains(number)
        case (.dayKey, .integer(let number)): (-1...Int64(UInt32.max)).contains(number)
        case (.minutes, .integer(let number)): (0...Int64(TaskLimits.reminders.upperBound)).contains(number)
        case (.number, .integer(let number)): (Int64(Int32.min)...Int64(UInt32.max)).contains(number)
        case (.mark, .integer): true
        case (.title, .text(let text)), (.note, .text(let text)), (.name, .text(let text)): text.utf8.count <= mostTyped ?? 0
        case (.made, .text(let text)): text.utf8.count <= 10_000
        case (.identity, .bytes(let bytes)): bytes.count == Identity.length
        case (.picture, .bytes(let bytes)): bytes.count <= Picture.largest
        case (.bytes, .bytes): true
        default: false
        }
    }
}

extension Field {
    /// The declaration of a field: its number on the wire, which is all that is left of it when the program runs, and what it holds.
    ///
    /// A number is never given a new meaning and never used again. tools/field-types makes the table of types from the declarations.
    @inline(__always) init(_ number: UInt16, _ type: FieldType) {
        self.init(rawValue: number)
    }
}
