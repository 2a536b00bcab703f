/// A number as it stands in a file, in as many digits as its program wrote: nothing is rounded before a reader says how.
package struct JSONNumber: Equatable, Sendable {
    private let isNegative: Bool
    /// Without noughts at either end.
    private let digits: [UInt8]
    /// By which power of ten the digits are multiplied.
    private let exponent: Int

    /// Beyond this any number is beyond 64 bits, or all of it lies after the point.
    private static let mostExponent = 1 << 26

    /// Reads a number of JSON's grammar; nil for anything else.
    init?(_ bytes: ArraySlice<UInt8>) {
        var (digits, shift, power): ([UInt8], Int, Int) = ([], 0, 0)
        var (isFraction, isPower, isPowerNegative, hasDigit) = (false, false, false, false)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = byte - UInt8(ascii: "0")
                hasDigit = true
                if isPower {
                    power = min(power * 10 + Int(digit), Self.mostExponent)
                } else {
                    if isFraction { shift -= 1 }
                    if digit > 0 || !digits.isEmpty { digits.append(digit) }
                }
            case UInt8(ascii: "."): isFraction = true
            case UInt8(ascii: "e"), UInt8(ascii: "E"): isPower = true
            case UInt8(ascii: "-") where isPower: isPowerNegative = true
            case UInt8(ascii: "-"), UInt8(ascii: "+"): break
            default: return nil
            }
        }
        guard hasDigit else { return nil }
        isNegative = bytes.first == UInt8(ascii: "-") && !digits.isEmpty
        var exponent = shift + (isPowerNegative ? -power : power)
        while digits.last == 0 {
            digits.removeLast()
            exponent += 1
        }
        self.digits = digits
        self.exponent = digits.isEmpty ? 0 : exponent
    }

    /// The number, if it is a whole one within 64 bits: that of `1.5e3` is 1500.
    package var integer: Int64? { exponent < 0 ? nil : scaled(by: 0) }

    /// The number times a power of ten, without what is then left after the point; nil beyond 64 bits.
    package func scaled(by power: Int) -> Int64? {
        let exponent = exponent + power
        guard exponent <= 19 || digits.isEmpty else { return nil }
        var number: Int64 = 0
        // Counted downwards where it is negative, because the least one has no positive counterpart.
        let sign: Int64 = isNegative ? -1 : 1
        for place in 0..<max(digits.count + exponent, 0) {
            let (tens, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let digit = place < digits.count ? Int64(digits[place]) : 0
            let (sum, isBeyond) = tens.addingReportingOverflow(sign * digit)
            if isTooLarge || isBeyond { return nil }
            number = sum
        }
        return number
    }
}
