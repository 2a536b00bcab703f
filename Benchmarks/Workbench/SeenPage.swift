import Facts
import Foundation

/// The parts of a page that a visitor uses: the names in its forms.
struct SeenPage {
    /// The nonce of its forms.
    let nonce: String?
    /// The tasks it names, each once, in the order in which they appear.
    let tasks: [Identity]
    /// The lists it names.
    let lists: [Identity]
    /// The subjects it names.
    let subjects: [Identity]
    /// The changes it offers to undo.
    let acts: [Identity]
    /// The lines of a plan for several days: each a date and a task.
    let lines: [String]

    init(_ bytes: [UInt8] = []) {
        let page = Data(bytes)
        nonce = Self.names(after: "name=\"nonce\" value=\"", in: page).first?.hex
        tasks = Self.names(after: "id=\"task-", in: page)
        lists = Self.names(after: "/app/lists/", in: page)
        subjects = Self.names(after: "/app/subjects/", in: page)
        acts = Self.names(after: "action=\"/app/history/", in: page)
        lines = Self.values(after: "name=\"put\" value=\"", in: page)
    }

    private static func names(after mark: String, in page: Data) -> [Identity] {
        var names: [Identity] = []
        for digits in values(after: mark, in: page) {
            if let name = Identity(hex: String(digits.prefix(32))), !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The text after a mark, up to the end of the attribute or of its path.
    private static func values(after mark: String, in page: Data) -> [String] {
        let mark = Data(mark.utf8)
        var values: [String] = []
        var rest = 0..<page.count
        while let found = page.range(of: mark, in: rest) {
            rest = found.upperBound..<page.count
            values.append(String(decoding: page[rest].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self))
        }
        return values
    }
}
