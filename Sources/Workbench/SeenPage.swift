import Facts

/// What a visitor picks out of a page: the names that its forms carry.
struct SeenPage {
    /// The nonce of its forms.
    let nonce: String?
    /// The tasks it names, each once, in the order in which they appear.
    let tasks: [Identity]
    /// The acts it offers to undo.
    let acts: [Identity]

    init(_ bytes: [UInt8] = []) {
        nonce = Self.names(after: "name=\"nonce\" value=\"", in: bytes).first?.hex
        tasks = Self.names(after: "id=\"task-", in: bytes)
        acts = Self.names(after: "action=\"/app/history/", in: bytes)
    }

    private static func names(after mark: String, in bytes: [UInt8]) -> [Identity] {
        let mark = Array(mark.utf8)
        var names: [Identity] = []
        var at = 0
        while at + mark.count + 32 <= bytes.count {
            if bytes[at] == mark[0], bytes[at..<(at + mark.count)].elementsEqual(mark) {
                let digits = bytes[(at + mark.count)..<(at + mark.count + 32)]
                if let name = Identity(hex: String(decoding: digits, as: UTF8.self)), !names.contains(name) { names.append(name) }
                at += mark.count
            } else {
                at += 1
            }
        }
        return names
    }
}
