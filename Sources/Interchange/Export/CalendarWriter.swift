import Planner

/// Writes iCalendar (RFC 5545): lines of at most 75 bytes, ended by CR LF.
struct CalendarWriter {
    private(set) var bytes: [UInt8] = []

    /// Writes one property as it stands.
    mutating func line(_ line: String) {
        var width = 0
        for scalar in line.unicodeScalars {
            let length = UTF8.width(scalar)
            if width + length > 75 {
                // A line that goes on begins with a space (§3.1), which counts.
                bytes.append(contentsOf: [0x0d, 0x0a, 0x20])
                width = 1
            }
            bytes.append(contentsOf: String(scalar).utf8)
            width += length
        }
        bytes.append(contentsOf: [0x0d, 0x0a])
    }

    /// Writes a property whose value needs no escapes.
    @inline(never)
    mutating func property(_ name: String, _ value: String) {
        line(name + ":" + value)
    }

    /// Writes a property whose value is text (§3.3.11).
    mutating func text(_ name: String, _ value: String) {
        property(name, Self.escaped(value))
    }

    /// Writes a property whose value is several texts.
    mutating func texts(_ name: String, _ values: [String]) {
        var escaped: [String] = []
        for value in values { escaped.append(Self.escaped(value)) }
        property(name, Text.joined(escaped, ","))
    }

    /// Without control characters, which another person's device may have written: a return among them would begin a new line.
    private static func escaped(_ text: String) -> String {
        var escaped: [UInt8] = []
        for byte in Text.withoutControls(text, keepingLines: true).utf8 {
            switch byte {
            case UInt8(ascii: "\\"), UInt8(ascii: ";"), UInt8(ascii: ","): escaped += [UInt8(ascii: "\\"), byte]
            case UInt8(ascii: "\n"): escaped += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
            default: escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }
}
