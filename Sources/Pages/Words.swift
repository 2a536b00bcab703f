import Planner

/// Phrases that more than one page says.
enum Words {
    static func name(_ colour: Colour) -> Phrase {
        switch colour {
        case .teal: .colourTeal
        case .blue: .colourBlue
        case .violet: .colourViolet
        case .rose: .colourRose
        case .amber: .colourAmber
        case .green: .colourGreen
        case .brown: .colourBrown
        case .grey: .colourGrey
        }
    }

    static func capitalised(_ word: String) -> String {
        guard let first = word.unicodeScalars.first, let capital = Unicode.Scalar(capital(first.value)) else { return word }
        var scalars = String.UnicodeScalarView()
        scalars.append(capital)
        scalars.append(contentsOf: word.unicodeScalars.dropFirst())
        return String(scalars)
    }

    /// Of the letters that units are called by, where capitals stand at one distance: the standard library's table of all of
    /// them would be loaded by every phone.
    private static func capital(_ letter: UInt32) -> UInt32 {
        switch letter {
        case 0x61...0x7a, 0xe0...0xf6, 0xf8...0xfe, 0x3b1...0x3c1, 0x3c3...0x3c9, 0x430...0x44f: letter - 0x20
        case 0x450...0x45f: letter - 0x50
        default: letter
        }
    }
}
