package import Planner

extension Theme {
    /// The theme as the document's `data-theme` and a form's value.
    package var word: StaticString {
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
    package init?(word: String) {
        for theme in Theme.allCases where ByteString(word) == ByteString(theme.word.description) {
            self = theme
            return
        }
        return nil
    }

    /// Its name, for people.
    var name: Phrase {
        switch self {
        case .system: .themeSystem
        case .light: .themeLight
        case .dark: .themeDark
        case .black: .themeBlack
        case .lowGlare: .themeLowGlare
        case .highContrast: .themeHighContrast
        }
    }

    /// A hint before it is chosen.
    var hint: Phrase? {
        switch self {
        case .system: .themeSystemHint
        case .black: .themeBlackHint
        case .lowGlare: .themeLowGlareHint
        case .highContrast: .themeHighContrastHint
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
    package var word: StaticString {
        switch self {
        case .system: "system"
        case .inter: "inter"
        case .openDyslexic: "opendyslexic"
        }
    }

    /// Reads a ``word``.
    package init?(word: String) {
        for font in Font.allCases where ByteString(word) == ByteString(font.word.description) {
            self = font
            return
        }
        return nil
    }

    /// Their names, for people.
    var name: Phrase {
        switch self {
        case .system: .fontSystem
        case .inter: .fontInter
        case .openDyslexic: .fontDyslexic
        }
    }
}
