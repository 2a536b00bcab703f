import Facts

/// A value that commands are given, and its form as an ``Argument``.
protocol ArgumentConvertible {
    /// Reads the value.
    ///
    /// - Throws: ``Fault/notACommand`` for an argument of another form; otherwise why a form with this value would be refused.
    init(_ argument: Argument) throws(Fault)

    /// The value as an argument: equal values give equal arguments.
    var argument: Argument { get }
}

extension Argument: ArgumentConvertible {
    init(_ argument: Argument) {
        self = argument
    }

    var argument: Argument { self }
}

extension Bool: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard case .flag(let value) = argument else { throw .notACommand }
        self = value
    }

    var argument: Argument { .flag(self) }
}

extension Int64: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard case .integer(let value) = argument else { throw .notACommand }
        self = value
    }

    var argument: Argument { .integer(self) }
}

extension Int: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        // A browser's whole numbers have 32 bits: a larger one is out of every command's range, and is refused there.
        self.init(clamping: try Int64(argument))
    }

    var argument: Argument { .integer(Int64(self)) }
}

extension String: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard case .text(let value) = argument else { throw .notACommand }
        self = value
    }

    var argument: Argument { .text(self) }
}

/// As 32 hexadecimal digits, as in addresses.
extension Identity: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard let identity = Identity(hex: try String(argument)) else { throw .notACommand }
        self = identity
    }

    var argument: Argument { .text(hex) }
}

/// As "2026-10-14".
extension LocalDate: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard let date = LocalDate(text: try String(argument)) else { throw .notADate }
        self = date
    }

    var argument: Argument { .text(text) }
}

extension Optional: ArgumentConvertible where Wrapped: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        if case .none = argument { self = nil } else { self = try Wrapped(argument) }
    }

    var argument: Argument { map { $0.argument } ?? Argument.none }
}

extension Array: ArgumentConvertible where Element: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        guard case .list(let arguments) = argument else { throw .notACommand }
        self = []
        for argument in arguments { append(try Element(argument)) }
    }

    var argument: Argument {
        var arguments: [Argument] = []
        for element in self { arguments.append(element.argument) }
        return .list(arguments)
    }
}

/// An enumeration as its number, where it is stored as one.
extension ArgumentConvertible where Self: RawRepresentable, RawValue == Int64 {
    init(_ argument: Argument) throws(Fault) {
        guard let value = Self(rawValue: try Int64(argument)) else { throw .notACommand }
        self = value
    }

    var argument: Argument { .integer(rawValue) }
}

extension ChangeKind: ArgumentConvertible {}
extension Colour: ArgumentConvertible {}
extension DayOrder: ArgumentConvertible {}
extension Felt: ArgumentConvertible {}
extension ListIcon: ArgumentConvertible {}
extension Priority: ArgumentConvertible {}
extension SortOrder: ArgumentConvertible {}
