import Facts

/// Writes the arguments of a command, one after another. A class, so that each is one call with a reference and a value.
final class ArgumentWriter {
    private(set) var arguments: [Argument] = []

    /// Begins with the kind of the command.
    @discardableResult
    func begin(_ kind: CommandKind) -> ArgumentWriter { add(.integer(kind.rawValue)) }

    @inline(never)
    @discardableResult
    func add(_ argument: Argument) -> ArgumentWriter {
        arguments.append(argument)
        return self
    }

    @inline(never)
    @discardableResult
    func add(_ identity: Identity) -> ArgumentWriter { add(identity.argument) }

    @inline(never)
    @discardableResult
    func add(_ identity: Identity?) -> ArgumentWriter { add(identity.argument) }

    @inline(never)
    @discardableResult
    func add(_ identities: [Identity]) -> ArgumentWriter { add(identities.argument) }

    @inline(never)
    @discardableResult
    func add(_ number: Int) -> ArgumentWriter { add(number.argument) }

    @inline(never)
    @discardableResult
    func add(_ number: Int?) -> ArgumentWriter { add(number.argument) }

    @inline(never)
    @discardableResult
    func add(_ number: Int64) -> ArgumentWriter { add(number.argument) }

    @inline(never)
    @discardableResult
    func add(_ flag: Bool) -> ArgumentWriter { add(.flag(flag)) }

    @inline(never)
    @discardableResult
    func add(_ text: String) -> ArgumentWriter { add(.text(text)) }

    @inline(never)
    @discardableResult
    func add(_ date: LocalDate) -> ArgumentWriter { add(date.argument) }

    @inline(never)
    @discardableResult
    func add(_ date: LocalDate?) -> ArgumentWriter { add(date.argument) }
}
