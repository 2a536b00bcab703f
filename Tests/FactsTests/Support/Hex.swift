import Testing

/// Bytes from hexadecimal digits; spaces and line breaks between them do not count.
func bytes(hex: some StringProtocol) throws -> [UInt8] {
    let digits = try hex.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\n") }.map { digit in
        try #require(Character(UnicodeScalar(digit)).hexDigitValue)
    }
    try #require(digits.count.isMultiple(of: 2), "a digit is missing")
    return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
}

/// Two lower-case digits a byte.
func hex(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
}
