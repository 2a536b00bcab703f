/// Letters of program texts, which are ASCII.
enum ASCII {
    /// The text with its ASCII letters in capitals.
    @inline(never)
    static func capitals(_ text: String) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 { bytes.append(capital(byte)) }
        return String(decoding: bytes, as: UTF8.self)
    }

    static func capital(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) ? byte - 32 : byte
    }
}
