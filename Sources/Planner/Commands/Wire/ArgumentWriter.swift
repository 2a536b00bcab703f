import Facts

/// The kind of a command and its arguments, one after another.
struct ArgumentWriter {
    private(set) var arguments: [Argument]

    init(_ kind: CommandKind) {
        arguments = [.integer(kind.rawValue)]
    }

    /// The same with one more.
    func add(_ value: some ArgumentConvertible) -> ArgumentWriter {
        var longer = self
        longer.arguments.append(value.argument)
        return longer
    }
}
