import TestSupport

@testable import Pages

/// What people read or hear on a page, and where a text stands that did not come from the catalog.
extension ParsedPage {
    private static let readable = ["aria-label", "alt", "title", "placeholder"]

    /// Names that are the same in every language.
    private static let names = ["Teaspoon"] + Language.all.map(\.name)
    /// What is put into sentences and yet of the catalog.
    private static let dates = Set(
        (0..<7).flatMap { [Catalog.english.weekday($0), Catalog.english.shortWeekday($0)] }
            + (1...12).map { Catalog.english.monthName($0) }
            + ["Jan", "Feb", "Mar", "Apr", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec", "min", "spoon", "spoons"]
    )

    /// The texts outside the brackets of the made-up language, which have a letter of ASCII, and those with an English date, length or unit
    /// anywhere. A bracket that is missing is one too.
    ///
    /// - Parameter index: the element to look at, with all that is in it.
    func textsInCode(in index: Int = 0) -> [String] {
        var found: [String] = []
        var depth = 0
        for run in runs[elements[index].runs] {
            let outside = Self.outside(run.text, &depth)
            if Self.hasLetter(outside) { found.append(outside) } else if Self.hasDate(run.text) { found.append(run.text) }
        }
        if depth != 0 { found.append("a bracket that is not closed") }
        for element in elements[index..<elements[index].end] {
            for name in Self.readable {
                guard let text = element.attributes[name] else { continue }
                var depth = 0
                if Self.hasLetter(Self.outside(text, &depth)) || depth != 0 || Self.hasDate(text) {
                    found.append("\(name)=\(text)")
                }
            }
        }
        return found
    }

    private static func outside(_ text: String, _ depth: inout Int) -> String {
        var outside = ""
        for character in text {
            switch character {
            case "[": depth += 1
            case "]": depth -= 1
            default: if depth == 0 { outside.append(character) }
            }
        }
        return names.reduce(outside) { $0.replacing($1, with: "") }
    }

    private static func hasDate(_ text: String) -> Bool {
        text.split { !$0.isLetter }.contains { dates.contains(String($0)) }
    }

    private static func hasLetter(_ text: String) -> Bool {
        text.contains { $0.isASCII && $0.isLetter }
    }
}
