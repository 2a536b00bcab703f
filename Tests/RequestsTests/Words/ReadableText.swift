/// What people read or hear on a page, and where a text stands that did not come from the catalog.
extension Markup {
    private static let readable = ["aria-label", "alt", "title", "placeholder"]

    /// Names that are the same in every language.
    private static let names = ["Teaspoon"]

    /// The texts outside the brackets of the made-up language, which have a letter of ASCII. A bracket that is missing is one too.
    ///
    /// - Parameter index: the element to look at, with all that is in it.
    func textsInCode(in index: Int = 0) -> [String] {
        var found: [String] = []
        var depth = 0
        for run in runs[elements[index].runs] {
            let outside = Self.outside(run.text, &depth)
            if Self.hasLetter(outside) { found.append(outside) }
        }
        if depth != 0 { found.append("a bracket that is not closed") }
        for element in elements[index..<elements[index].end] {
            for name in Self.readable {
                guard let text = element.attributes[name] else { continue }
                var depth = 0
                if Self.hasLetter(Self.outside(text, &depth)) || depth != 0 { found.append("\(name)=\(text)") }
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

    private static func hasLetter(_ text: String) -> Bool {
        text.contains { $0.isASCII && $0.isLetter }
    }
}
