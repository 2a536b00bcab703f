public import Planner

extension Theme {
    /// The theme as the document's `data-theme` and a form's value.
    public var word: StaticString {
        switch self {
        case .system: "system"
        case .light: "light"
        case .dark: "dark"
        }
    }

    /// Reads what ``word`` says.
    public init?(word: String) {
        guard let theme = Theme.allCases.first(where: { Token(word) == Token($0.word.description) }) else { return nil }
        self = theme
    }
}
