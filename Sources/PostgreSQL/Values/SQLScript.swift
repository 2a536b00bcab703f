/// A text of several SQL commands, parted by semicolons.
package enum SQLScript {
    /// Its commands, each by itself: an extension that hands a command on to other machines hands on the text that it came in, and several
    /// commands in one text cannot be prepared there.
    ///
    /// Semicolons in texts and names (`'…'`, `"…"`, `$$…$$`) and in comments (`-- …`) part nothing.
    package static func commands(of script: String) -> [String] {
        let bytes = Array(script.utf8)
        var commands: [String] = []
        var (start, at) = (0, 0)
        func cut(_ end: Int) {
            let command = String(decoding: bytes[start..<end], as: UTF8.self)
            if command.contains(where: { !$0.isWhitespace }) { commands.append(command) }
        }
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: ";") {
                cut(at)
                start = at + 1
                at = start
            } else {
                at = Self.end(of: bytes, from: at)
            }
        }
        cut(bytes.count)
        return commands
    }

    /// Where the quoted text, the comment or the single byte ends that begins at a place.
    private static func end(of bytes: [UInt8], from start: Int) -> Int {
        let rest = bytes[start...]
        let closing: [UInt8]
        if rest.starts(with: "--".utf8) {
            closing = Array("\n".utf8)
        } else if rest.starts(with: "$$".utf8) {
            closing = Array("$$".utf8)
        } else if bytes[start] == UInt8(ascii: "'") || bytes[start] == UInt8(ascii: "\"") {
            closing = [bytes[start]]
        } else {
            return start + 1
        }
        var at = start + (closing.count == 2 ? 2 : 1)
        while at < bytes.count, !bytes[at...].starts(with: closing) { at += 1 }
        return min(at + closing.count, bytes.count)
    }
}
