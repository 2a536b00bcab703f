import Facts
import Foundation

/// What a visitor picks out of a page: the names that its forms carry.
struct SeenPage {
    /// The nonce of its forms.
    let nonce: String?
    /// The tasks it names, each once, in the order in which they appear.
    let tasks: [Identity]
    /// The lists it names.
    let lists: [Identity]
    /// The subjects it names.
    let subjects: [Identity]
    /// The acts it offers to undo.
    let acts: [Identity]

    init(_ bytes: [UInt8] = []) {
        let page = Data(bytes)
        nonce = Self.names(after: "name=\"nonce\" value=\"", in: page).first?.hex
        tasks = Self.names(after: "id=\"task-", in: page)
        lists = Self.names(after: "/app/lists/", in: page)
        subjects = Self.names(after: "/app/subjects/", in: page)
        acts = Self.names(after: "action=\"/app/history/", in: page)
    }

    private static func names(after mark: String, in page: Data) -> [Identity] {
        let mark = Data(mark.utf8)
        var names: [Identity] = []
        var rest = 0..<page.count
        while let found = page.range(of: mark, in: rest) {
            rest = found.upperBound..<page.count
            let digits = String(decoding: page[rest].prefix(32), as: UTF8.self)
            if let name = Identity(hex: digits), !names.contains(name) { names.append(name) }
        }
        return names
    }
}
