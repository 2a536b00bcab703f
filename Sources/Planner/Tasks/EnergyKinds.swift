/// A kind of energy, which can be used up while others are left. The numbers are bits on the wire.
package enum EnergyKind: UInt8, CaseIterable, Sendable {
    /// Moving, standing, carrying.
    case physical = 0
    /// Attention, decisions, words.
    case thinking = 1
    /// Being with people, or talking to them.
    case social = 2
    /// Tasks that weigh on the heart.
    case emotional = 3

    /// "physical", "thinking", "social" or "emotional", as in an address, a form or a table.
    package var word: StaticString {
        switch self {
        case .physical: "physical"
        case .thinking: "thinking"
        case .social: "social"
        case .emotional: "emotional"
        }
    }
}

/// The kinds of energy that a task takes.
package struct EnergyKinds: Equatable, Sendable {
    /// Bit 0 is physical, bit 3 emotional.
    package private(set) var bits: UInt8

    /// No kinds were chosen.
    package static let none = EnergyKinds(bits: 0)

    /// Those kinds; other bits are dropped.
    package init(bits: UInt8) {
        self.bits = bits & 0xf
    }

    /// Those kinds.
    package init(_ kinds: [EnergyKind]) {
        bits = 0
        for kind in kinds { bits |= 1 << kind.rawValue }
    }

    /// Whether no kinds were chosen.
    package var isEmpty: Bool { bits == 0 }

    /// Whether a kind is among them.
    package func contains(_ kind: EnergyKind) -> Bool {
        bits & (1 << kind.rawValue) != 0
    }

    /// "thinking,social".
    package var text: String {
        var words: [String] = []
        for kind in EnergyKind.allCases where contains(kind) { words.append(kind.word.description) }
        return Text.joined(words, ",")
    }
}
