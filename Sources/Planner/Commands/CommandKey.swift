package import Facts

/// The key of a program's command, by which it is carried out once though sent twice.
package struct CommandKey: Equatable, Sendable {
    /// The lengths that a key may have, in bytes.
    package static let lengths = 1...200

    /// The name of the change in History, made from the key. Not the key itself: a program may take the identity of a task for one.
    package let identity: Identity

    /// The key of a text; nil if it has none of the ``lengths``.
    package init?(_ text: String) {
        guard Self.lengths.contains(text.utf8.count) else { return nil }
        identity = Mixing.identity(of: Array(text.utf8))
    }
}

/// Tells a command from others under one key: 64 bits of a hash of its byte form (FNV-1a).
///
/// A program that sends a command again sends the same values: the mark is made of them as they were sent.
package struct CommandMark: Equatable, Sendable {
    let bits: Int64

    /// The mark of a command in its form for programs.
    package init(_ argument: Argument) {
        var writer = CBORWriter()
        argument.write(to: &writer)
        bits = Int64(bitPattern: Mixing.spread(Mixing.fnv1a(writer.bytes)))
    }
}
