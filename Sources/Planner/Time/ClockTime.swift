/// Times of day, in minutes since midnight, as a form sends them and as people type them.
package enum ClockTime {
    /// Reads a time: "09:30" or "09:30:00", as a time field of a browser sends it, or what somebody types where it has no clock to
    /// pick from: "9:30", "9.30", "9:30 pm", "9pm".
    ///
    /// - Returns: 0–1439; nil for anything else.
    package static func minutes(_ text: String) -> Int? {
        var numbers: [Int] = []
        var digits = 0
        var letters: [UInt8] = []
        var isOver = false
        for byte in Text.trimmed(text).utf8 {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                if digits == 0 { numbers.append(0) }
                digits += 1
                guard letters.isEmpty, !isOver, digits <= 2, let last = numbers.last else { return nil }
                numbers[numbers.count - 1] = last * 10 + Int(byte - UInt8(ascii: "0"))
            case UInt8(ascii: ":"), UInt8(ascii: "."):
                // "9 p.m." has its dots after the letters, which no colon follows.
                if !letters.isEmpty, byte == UInt8(ascii: ".") { continue }
                guard digits > 0, letters.isEmpty, !isOver else { return nil }
                digits = 0
            case UInt8(ascii: " "): isOver = true
            case UInt8(ascii: "a"), UInt8(ascii: "p"), UInt8(ascii: "m"), UInt8(ascii: "A"), UInt8(ascii: "P"), UInt8(ascii: "M"):
                letters.append(byte | 0x20)
            default: return nil
            }
        }
        guard digits > 0, (1...3).contains(numbers.count) else { return nil }
        var hour = numbers[0]
        if letters.isEmpty {
            // "9" alone may be anything.
            guard numbers.count > 1 else { return nil }
        } else {
            let isMorning = letters.elementsEqual("am".utf8)
            guard isMorning || letters.elementsEqual("pm".utf8), (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (isMorning ? 0 : 12)
        }
        let minute = numbers.count > 1 ? numbers[1] : 0
        guard hour < 24, minute < 60, numbers.count < 3 || numbers[2] < 60 else { return nil }
        return hour * 60 + minute
    }

    /// "09:30", as a time field wants it.
    package static func text(_ minutes: Int) -> String {
        let (hour, minute) = (minutes / 60, minutes % 60)
        return (hour < 10 ? "0" : "") + String(hour) + ":" + (minute < 10 ? "0" : "") + String(minute)
    }
}
