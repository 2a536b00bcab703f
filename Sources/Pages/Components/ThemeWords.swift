public import Planner

extension Theme {
    /// The theme as the document's `data-theme` and a form's value.
    public var word: StaticString {
        switch self {
        case .system: "system"
        case .light: "light"
        case .dark: "dark"
        case .black: "black"
        case .lowGlare: "low-glare"
        case .highContrast: "high-contrast"
        }
    }

    /// Reads a ``word``.
    public init?(word: String) {
        for theme in Theme.allCases where ByteString(word) == ByteString(theme.word.description) {
            self = theme
            return
        }
        return nil
    }

    /// Its name, for people.
    var name: StaticString {
        switch self {
        case .system: "Match device"
        case .light: "Light"
        case .dark: "Dark"
        case .black: "True black"
        case .lowGlare: "Low glare"
        case .highContrast: "High contrast"
        }
    }

    /// A hint before it is chosen.
    var hint: StaticString? {
        switch self {
        case .system: "Light or dark, as your device is"
        case .black: "For dark rooms and OLED screens"
        case .lowGlare: "Warm and dim, for a dark room"
        case .highContrast: "Black and white, with thick borders"
        case .light, .dark: nil
        }
    }

    /// The colour scheme of the theme: the browser uses it for its own controls, and for the background before the first style.
    var scheme: StaticString {
        switch self {
        case .system, .highContrast: "light dark"
        case .light: "light"
        case .dark, .black, .lowGlare: "dark"
        }
    }

    /// The colours of its ground, by day and by night; the same where it knows no difference.
    var grounds: (light: StaticString, dark: StaticString) {
        switch self {
        case .system: ("#FAF7F1", "#111819")
        case .light: ("#FAF7F1", "#FAF7F1")
        case .dark: ("#111819", "#111819")
        case .black: ("#000000", "#000000")
        case .lowGlare: ("#1C1A16", "#1C1A16")
        case .highContrast: ("#FFFFFF", "#000000")
        }
    }
}

extension Font {
    /// The letters as the document's `data-font` and a form's value.
    public var word: StaticString {
        switch self {
        case .system: "system"
        case .inter: "inter"
        case .openDyslexic: "opendyslexic"
        }
    }

    /// Reads a ``word``.
    public init?(word: String) {
        for font in Font.allCases where ByteString(word) == ByteString(font.word.description) {
            self = font
            return
        }
        return nil
    }

    /// Their names, for people.
    var name: StaticString {
        switch self {
        case .system: "System font"
        case .inter: "Inter"
        case .openDyslexic: "OpenDyslexic"
        }
    }
}
