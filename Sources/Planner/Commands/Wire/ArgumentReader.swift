import Facts

/// Reads the arguments of a command, one after another.
///
/// What cannot be read has some value, and ``finish()`` throws the first fault: so the ninety commands are read without ninety ways out.
final class ArgumentReader {
    private let arguments: [Argument]
    private var next = 0
    private var fault: Fault?

    /// - Throws: ``Fault/notACommand`` for anything but a list.
    init(_ argument: Argument) throws(Fault) {
        guard case .list(let arguments) = argument else { throw .notACommand }
        self.arguments = arguments
    }

    /// - Throws: the first fault; ``Fault/notACommand`` if more was given than read.
    @inline(never)
    func finish() throws(Fault) {
        if let fault { throw fault }
        guard next == arguments.count else { throw .notACommand }
    }

    /// The next one as it is.
    @inline(never)
    func take() -> Argument {
        guard next < arguments.count else {
            note(.notACommand)
            return .none
        }
        next += 1
        return arguments[next - 1]
    }

    @inline(never)
    private func note(_ fault: Fault) {
        if case .none = self.fault { self.fault = fault }
    }

    /// A value of any type; nil with a fault.
    @inline(never)
    func value<Value: ArgumentConvertible>() -> Value? { value(take()) }

    /// A value of any type, or nothing.
    @inline(never)
    func optionalValue<Value: ArgumentConvertible>() -> Value? {
        let argument = take()
        if case .none = argument { return nil }
        return value(argument)
    }

    private func value<Value: ArgumentConvertible>(_ argument: Argument) -> Value? {
        do throws(Fault) {
            return try Value(argument)
        } catch {
            note(error)
            return nil
        }
    }

    /// A value of a type that has none to stand for a fault.
    @inline(never)
    func needed<Value: ArgumentConvertible>() throws(Fault) -> Value { try Value(take()) }

    @inline(never)
    func identity() -> Identity { value() ?? .only }

    @inline(never)
    func optionalIdentity() -> Identity? { optionalValue() }

    @inline(never)
    func identities() -> [Identity] { value() ?? [] }

    @inline(never)
    func number() -> Int { value() ?? 0 }

    @inline(never)
    func optionalNumber() -> Int? { optionalValue() }

    @inline(never)
    func longNumber() -> Int64 { value() ?? 0 }

    @inline(never)
    func flag() -> Bool { value() ?? false }

    @inline(never)
    func text() -> String { value() ?? "" }

    @inline(never)
    func date() -> LocalDate { value() ?? LocalDate(number: 0) }

    @inline(never)
    func optionalDate() -> LocalDate? { optionalValue() }
}
