import Facts

/// Which numbers ``Facts/Identity/derived(_:)`` is given, so that things one form makes never meet.
enum Derived {
    static let lists: UInt64 = 1 << 32
    static let subjects: UInt64 = 2 << 32
    static let tasks: UInt64 = 3 << 32
    static let tips: UInt64 = 4 << 32
    static let notes: UInt64 = 5 << 32
    static let occurrences: UInt64 = 6 << 32
    static let unshared: UInt64 = 7 << 32
    static let copies: UInt64 = 8 << 32
    static let parts: UInt64 = 9 << 32
    static let wholes: UInt64 = 10 << 32
    static let broughtBack: UInt64 = 11 << 32
    static let importSalts: UInt64 = 12 << 32
    static let reminders: UInt64 = 6 << 60
    static let heldReminders: UInt64 = 7 << 60
    static let moreReminders: UInt64 = 9 << 60
}

extension Identity {
    /// The n-th of several things that one form makes.
    func derived(_ number: UInt64) -> Identity {
        let bits = Mixing.spread(number &* 0x9e37_79b9_7f4a_7c15)
        return Identity(high: high ^ bits, low: low &+ bits)
    }

    /// The identity of a named entity that a form makes: named twice in one command, it is made once.
    func derived(_ kind: UInt64, _ name: [UInt8]) -> Identity {
        derived(Mixing.fnv1a(name, after: kind))
    }
}
