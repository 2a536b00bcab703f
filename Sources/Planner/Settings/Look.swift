/// How the app looks: which set of colours. The numbers are on the wire.
package enum Theme: Int64, CaseIterable, Sendable {
    /// As the device says.
    case system = 0
    /// Dark on light, whatever the device says.
    case light = 1
    /// Light on dark.
    case dark = 2
    /// Light on black, for screens that put black pixels out.
    case black = 3
    /// Little contrast and no blue, for eyes that light hurts.
    case lowGlare = 4
    /// Black and white, thick lines; which of the two is the ground, the device says.
    case highContrast = 5
}

/// The font. The numbers are on the wire.
package enum Font: Int64, CaseIterable, Sendable {
    /// The device's own.
    case system = 0
    case inter = 1
    case openDyslexic = 2
}

/// The size and the spacing of text.
package struct TextSettings: Equatable, Sendable {
    /// Their size, in percent of the browser's.
    package var size = 100
    /// Additional space between letters, in hundredths of their size.
    package var spacing = 0
    /// Additional space between words, in hundredths of their size.
    package var wordSpacing = 0
    /// How high a line is, in percent of its letters.
    package var lineHeight = 150

    /// As the app has them.
    package init() {}

    /// The choices: the default first.
    package static let sizes = [100, 110, 125, 150, 175, 200]
    /// Up to the size that everybody must be able to set (WCAG 2.2, 1.4.12), and in small steps before.
    package static let spacings = [0, 3, 6, 12]
    /// As ``spacings``.
    package static let wordSpacings = [0, 8, 16, 32]
    /// As ``spacings``, and one step more.
    package static let lineHeights = [150, 175, 200, 225]

    /// The one of these that a stored number is nearest to.
    static func nearest(_ stored: Int64?, of choices: [Int]) -> Int {
        let usual = choices[0]
        guard let stored else { return usual }
        let wanted = Int(stored, within: 0...1000)
        var best = usual
        for choice in choices where abs(choice - wanted) < abs(best - wanted) { best = choice }
        return best
    }
}
