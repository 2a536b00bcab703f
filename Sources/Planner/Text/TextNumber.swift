extension Text {
    /// A whole number as people type one: spaces around it, any script's digits, a sign.
    ///
    /// - Throws: ``Fault/notANumber``, or ``Fault/outOfRange(_:)`` for one beyond `range`.
    package static func number(_ text: String, in range: ClosedRange<Int>) throws(Fault) -> Int {
        var value = 0
        var (hasDigits, isNegative, isFirst) = (false, false, true)
        for scalar in trimmed(text).unicodeScalars {
            switch scalar {
            case "-" where isFirst, "−" where isFirst: isNegative = true
            case "+" where isFirst: break
            default:
                guard let digit = digit(scalar.value) else { throw .notANumber }
                hasDigits = true
                // Enough to be out of any range; the rest is only checked to be digits.
                value = min(value * 10 + digit, 1_000_000)
            }
            isFirst = false
        }
        guard hasDigits else { throw .notANumber }
        if isNegative { value = -value }
        guard range.contains(value) else { throw .outOfRange(range) }
        return value
    }

    /// An integer as a program writes one: ASCII digits, with a sign or without; nil for anything else and for numbers beyond 64 bits.
    ///
    /// The standard library's own reader is compiled again for each type, which costs a browser several kilobytes.
    @inline(never)
    package static func integer(_ text: String) -> Int64? {
        var digits = Array(text.utf8)[...]
        let isNegative = digits.first == UInt8(ascii: "-")
        if isNegative || digits.first == UInt8(ascii: "+") { digits.removeFirst() }
        guard !digits.isEmpty else { return nil }
        var number: Int64 = 0
        for digit in digits {
            guard digit &- UInt8(ascii: "0") < 10 else { return nil }
            let value = Int64(digit - UInt8(ascii: "0"))
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            // A negative number is counted downwards, because the least one has no positive counterpart.
            let (sum, isBeyond) = isNegative ? tens.subtractingReportingOverflow(value) : tens.addingReportingOverflow(value)
            if isTooLarge || isBeyond { return nil }
            number = sum
        }
        return number
    }

    /// The same as an `Int`, which has 32 bits in browsers; nil if it does not fit.
    package static func int(_ text: String) -> Int? {
        integer(text).flatMap { Int(exactly: $0) }
    }

    /// The noughts of Unicode's decimal digits (`Nd`) that keyboards write: the other nine of each follow it.
    private static let noughts: [UInt32] = [
        0x30, 0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6,
        0xd66, 0xde6, 0xe50, 0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1946, 0x19d0, 0x1a80,
        0x1a90, 0x1b50, 0x1bb0, 0x1c40, 0x1c50, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xa9f0, 0xaa50, 0xabf0,
        0xff10,
    ]

    /// The value of a digit of any script.
    static func digit(_ scalar: UInt32) -> Int? {
        for nought in noughts where scalar >= nought && scalar < nought + 10 { return Int(scalar - nought) }
        return nil
    }
}
