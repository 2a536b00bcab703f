/// Text as it may stand in an email's body (RFC 2045 §6.7): most of it can be read as it is, and no line is too long.
enum QuotedPrintable {
    /// Without its CR LF; a line that goes on ends in `=`.
    private static let longestLine = 76

    /// The text's lines, each ended by CR LF, the last one too.
    static func encoded(_ text: String) -> [UInt8] {
        var bytes: [UInt8] = []
        for line in lines(of: text) {
            append(line, to: &bytes)
            bytes += lineEnd
        }
        return bytes
    }

    private static let lineEnd: [UInt8] = [0x0d, 0x0a]
    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Split at LF, CR, and CR LF, which counts as one; a break at the very end begins no further line.
    private static func lines(of text: String) -> [[UInt8]] {
        var lines: [[UInt8]] = [[]]
        var before: UInt8 = 0
        for byte in text.utf8 {
            switch byte {
            case 0x0a where before == 0x0d: break
            case 0x0a, 0x0d: lines.append([])
            default: lines[lines.count - 1].append(byte)
            }
            before = byte
        }
        if lines.last == [] { lines.removeLast() }
        return lines
    }

    private static func append(_ line: [UInt8], to bytes: inout [UInt8]) {
        var column = 0
        for (index, byte) in line.enumerated() {
            let isLast = index == line.count - 1
            let piece = isPlain(byte, atEnd: isLast) ? [byte] : escaped(byte)
            // A line that goes on needs room for its `=`.
            if column + piece.count > (isLast ? longestLine : longestLine - 1) {
                bytes += [UInt8(ascii: "=")] + lineEnd
                column = 0
            }
            bytes += piece
            column += piece.count
        }
    }

    private static func escaped(_ byte: UInt8) -> [UInt8] {
        [UInt8(ascii: "="), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }

    /// Spaces at the end of a line are taken away on some ways.
    private static func isPlain(_ byte: UInt8, atEnd: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "\t"): !atEnd
        case UInt8(ascii: "="): false
        default: (0x21...0x7e).contains(byte)
        }
    }
}
