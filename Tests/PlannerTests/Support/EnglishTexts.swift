import Planner

/// What commands write in tests.
final class EnglishTexts: CommandTexts {
    let restTitle = "Rest"
    let exampleTitles: [String]

    /// - Parameter ending: stands behind each example, as if it were of another language.
    init(ending: String = "") {
        // The first three are planned.
        let titles = ["Get dressed", "Make breakfast", "Take a shower", "Call", "Laundry", "Cook", "See a friend"]
        exampleTitles = titles.map { $0 + ending }
    }

    func title(of _: Tip) -> String { "Rest" }
    func line(of extra: ImportedExtra) -> String { (extra.name.isEmpty ? "Extra" : extra.name) + ": " + extra.text }
}

extension CommandTexts where Self == EnglishTexts {
    static var english: EnglishTexts { EnglishTexts() }
}
