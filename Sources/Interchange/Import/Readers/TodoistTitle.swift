import Planner

/// The title of a task of Todoist, apart from the marks in it: labels, links, and the star of a task without a box.
struct TodoistTitle {
    private(set) var text = ""
    var labels: [String] = []
    private(set) var links: [String] = []

    init(_ content: String) {
        var words: [String] = []
        for word in Text.pieces(of: Self.withoutStar(content), at: UInt8(ascii: " ")) {
            if let label = Self.label(word) {
                labels.append(label)
            } else if !word.isEmpty {
                words.append(word)
            }
        }
        text = withoutLinks(Text.joined(words, " "))
        // A task of nothing but labels is called what it was called.
        if Text.isBlank(text) {
            text = content
            labels = []
        }
    }

    private static func withoutStar(_ content: String) -> String {
        ByteString(content).begins(with: "* ") ? Text.trimmed(Text.piece(of: content, 2..<content.utf8.count)) : content
    }

    /// "@at_home": spaces in labels are underscores there.
    private static func label(_ word: String) -> String? {
        let bytes = Array(word.utf8)
        guard bytes.count > 1, bytes[0] == UInt8(ascii: "@"), !bytes.dropFirst().contains(UInt8(ascii: "@")) else { return nil }
        return Text.joined(Text.pieces(of: Text.piece(of: word, 1..<bytes.count), at: UInt8(ascii: "_")), " ")
    }

    /// `[text](address)` as its text; the address is kept.
    private mutating func withoutLinks(_ title: String) -> String {
        let bytes = Array(title.utf8)
        var left: [UInt8] = []
        var at = 0
        // Behind the last bracket there is no address, and nothing is looked for twice.
        let last = bytes.lastIndex(of: UInt8(ascii: ")")) ?? 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "["), at < last, let middle = Self.place(of: "](", in: bytes, from: at),
                let end = bytes[middle...].firstIndex(of: UInt8(ascii: ")")), middle > at + 1
            {
                left += bytes[(at + 1)..<middle]
                links.append(String(decoding: bytes[(middle + 2)..<end], as: UTF8.self))
                at = end + 1
            } else {
                left.append(bytes[at])
                at += 1
            }
        }
        return String(decoding: left, as: UTF8.self)
    }

    /// Where "](" stands, before any other bracket.
    private static func place(of _: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
        var at = start + 1
        while at + 1 < bytes.count {
            if bytes[at] == UInt8(ascii: "[") { return nil }
            if bytes[at] == UInt8(ascii: "]") { return bytes[at + 1] == UInt8(ascii: "(") ? at : nil }
            at += 1
        }
        return nil
    }
}

/// A file in a comment of Todoist: `text [[file {"file_name":"a.pdf","file_url":"https://…"}]]`.
struct TodoistAttachment {
    /// The comment without it.
    let rest: String
    /// Its name and its address.
    let description: String

    init?(_ content: String) {
        let bytes = Array(content.utf8)
        guard let start = Self.place(of: "[[file ", in: bytes, from: 0), let end = Self.place(of: "]]", in: bytes, from: start)
        else {
            return nil
        }
        let object = Array(bytes[start..<end])
        let parts = [Self.value("\"file_name\":", in: object), Self.value("\"file_url\":", in: object)].compactMap { $0 }
        guard !parts.isEmpty else { return nil }
        description = Text.joined(parts, " ")
        rest = String(decoding: bytes[..<start] + bytes[(end + 2)...], as: UTF8.self)
    }

    /// The text behind a name in an object, as it is written there.
    private static func value(_ name: StaticString, in object: [UInt8]) -> String? {
        guard var at = place(of: name, in: object, from: 0) else { return nil }
        at += name.utf8CodeUnitCount
        while at < object.count, object[at] == UInt8(ascii: " ") { at += 1 }
        guard at < object.count, object[at] == UInt8(ascii: "\""),
            let end = object[(at + 1)...].firstIndex(of: UInt8(ascii: "\""))
        else { return nil }
        return String(decoding: object[(at + 1)..<end].filter { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
    }

    private static func place(of wanted: StaticString, in bytes: [UInt8], from start: Int) -> Int? {
        let count = wanted.utf8CodeUnitCount
        var at = start
        while at + count <= bytes.count {
            var isHere = true
            for offset in 0..<count where bytes[at + offset] != wanted.utf8Start[offset] {
                isHere = false
                break
            }
            if isHere { return at }
            at += 1
        }
        return nil
    }
}
