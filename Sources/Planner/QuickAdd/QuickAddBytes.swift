// The kinds of bytes in a line.

extension UInt8 {
    /// 0–9.
    var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
    /// a–z: of a text in lower case.
    var isLowerLetter: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }

    /// A–Z as a–z; anything else as it is.
    var lowered: UInt8 {
        self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self - UInt8(ascii: "A") + UInt8(ascii: "a") : self
    }

    /// A mark that may stand behind a word without being part of it.
    var endsSentence: Bool {
        switch self {
        case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
            UInt8(ascii: "?"):
            true
        default: false
        }
    }
}

extension ArraySlice<UInt8> {
    /// The number that begins at an offset, and where it ends; beyond a million it is only known to be big.
    func digits(from start: Int) -> (value: Int, end: Int) {
        var value = 0
        var end = start
        while end < endIndex, self[end].isDigit {
            value = Swift.min(value * 10 + Int(self[end] - UInt8(ascii: "0")), 1_000_000)
            end += 1
        }
        return (value, end)
    }
}

extension [UInt8] {
    /// Where a word ends without the marks behind it; one made of marks keeps them.
    func bareEnd(_ start: Int, _ end: Int) -> Int {
        var bareEnd = end
        while bareEnd > start {
            if self[bareEnd - 1].endsSentence {
                bareEnd -= 1
            } else if bareEnd > start + 1, isArabicMark(at: bareEnd - 2) {
                bareEnd -= 2
            } else {
                break
            }
        }
        return bareEnd == start ? end : bareEnd
    }

    /// Whether ، ؛ or ؟ stands at an offset: Arabic's letters come later in Unicode.
    @inline(never)
    func isArabicMark(at index: Int) -> Bool { self[index] == 0xd8 && self[index + 1] < 0xa0 }
}
