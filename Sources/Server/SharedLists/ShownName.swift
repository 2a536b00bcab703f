import Planner

/// By which name the others of a shared list see somebody.
struct ShownName {
    /// In letters.
    static let longest = 60

    /// The name as it is stored.
    let text: String

    /// Reads a typed name; nil if it is not valid.
    init?(typed: String) {
        // No line ends and nothing that changes the direction of later text: the name stands among others' words. Joiners stay: with them
        // names in Persian or Sinhala are spelled.
        let plain = typed.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .format: scalar.value == 0x200c || scalar.value == 0x200d
            case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
            default: true
            }
        }
        let words = String(String.UnicodeScalarView(plain)).split(separator: " ").joined(separator: " ")
        guard !Text.isBlank(words), words.count <= Self.longest, words.utf8.count <= Self.longest * 8 else { return nil }
        text = words
    }
}
