/// The characters of files: UTF-8, UTF-16, or Windows-1252, which older programs write in Western Europe.
enum TextDecoding {
    /// The text of a file as valid UTF-8 without a byte order mark; nil for bytes that are no text.
    static func utf8(of bytes: [UInt8]) -> [UInt8]? {
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return valid(Array(bytes[3...])) ?? windows1252(bytes[3...]) }
        if bytes.starts(with: [0xff, 0xfe]) { return utf16(bytes[2...], highFirst: false) }
        if bytes.starts(with: [0xfe, 0xff]) { return utf16(bytes[2...], highFirst: true) }
        // Texts of our alphabets have a zero in every second byte of UTF-16.
        if bytes.count >= 4, bytes.count % 2 == 0 {
            if bytes[1] == 0, bytes[3] == 0, bytes[0] != 0, bytes[2] != 0 { return utf16(bytes[...], highFirst: false) }
            if bytes[0] == 0, bytes[2] == 0, bytes[1] != 0, bytes[3] != 0 { return utf16(bytes[...], highFirst: true) }
        }
        guard !bytes.contains(0) else { return nil }
        return valid(bytes) ?? windows1252(bytes[...])
    }

    private static func valid(_ bytes: [UInt8]) -> [UInt8]? {
        guard !bytes.contains(0), case .some = String(validating: bytes, as: UTF8.self) else { return nil }
        return bytes
    }

    private static func utf16(_ bytes: ArraySlice<UInt8>, highFirst: Bool) -> [UInt8]? {
        var units: [UInt16] = []
        units.reserveCapacity(bytes.count / 2)
        var at = bytes.startIndex
        while at + 1 < bytes.endIndex {
            let (one, next) = (UInt16(bytes[at]), UInt16(bytes[at + 1]))
            units.append(highFirst ? one << 8 | next : next << 8 | one)
            at += 2
        }
        guard !units.contains(0) else { return nil }
        // Halves of characters become the sign for what cannot be read.
        return Array(String(decoding: units, as: UTF16.self).utf8)
    }

    /// The characters 0x80 to 0x9f of Windows-1252; 0: none.
    private static let special: [UInt16] = [
        0x20ac, 0, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152, 0, 0x017d, 0,
        0, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0, 0x017e, 0x0178,
    ]

    private static func windows1252(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
        var text = String.UnicodeScalarView()
        for byte in bytes {
            guard byte != 0 else { return nil }
            var value = UInt16(byte)
            if (0x80...0x9f).contains(byte), special[Int(byte) - 0x80] != 0 { value = special[Int(byte) - 0x80] }
            text.append(Unicode.Scalar(value) ?? "\u{fffd}")
        }
        return Array(String(text).utf8)
    }
}
