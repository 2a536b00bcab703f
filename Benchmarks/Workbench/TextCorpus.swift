import TestSupport

/// Texts as people write them, and as people write them who want to break something.
enum TextCorpus {
    static let titles = [
        "Take a shower", "Answer the letter from the clinic", "Cook dinner", "Call Mum", "Water the plants", "Fold laundry",
        "Buy oat milk", "Walk round the block", "Book the physiotherapist", "Change the sheets", "Sort the mail", "Read to Emil",
        "Pay the rent", "Repair the bicycle light", "Clean the bathroom sink", "Write to Ada", "Stretch",
        "Pick up the prescription",
    ]

    /// Everything that text can be: markup, quotes, both directions of writing, characters made of many, controls, nothing.
    static let odd = [
        "", " ", "\u{3000}\u{2003}\u{a0}", "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'; --",
        "&amp;&lt;&#39;",
        "</textarea></title></style><!--", "a&b=c;d", "اشترِ الحليب", "‏לקנות חלב‏", "\u{202e}desrever\u{202c}",
        "\u{2067}x\u{2069}",
        "👩‍👩‍👧‍👦🏳️‍🌈🇩🇪🇫🇷👍🏽", "e\u{301}\u{302}\u{323}", "é vs e\u{301}", "각각", "\u{1100}\u{1161}\u{11a8}", "क्षि स्त्री", "ทำอาหาร", "做饭",
        "İstanbul ǆ ß ﬁ", "a\u{0}b\u{7}c\u{1b}[31m", "line\r\nline\nline\rline\ttab", "\u{feff}bom", "\u{200b}zero\u{200d}width",
        "\u{e000}\u{fffd}\u{10ffff}", "%00%zz%", "../../etc/passwd", "javascript:alert(1)", "🥄", "1e9", "-3", "ten", "٣", "۴",
        "７", "१२",
    ]

    /// The names of the settings, and one that does not exist.
    static let settings = ["you", "look", "time", "sound", "energy", "picture", "nothing"]

    /// A picture of one pixel, as a form carries it; one cut short; and texts that are no pictures.
    static let pictures = [
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk-M9QDwADhgGAWjR9awAAAABJRU5ErkJggg",
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk-M9QDwADhgGA", "PHN2Zz48L3N2Zz4=", "ÿ", "",
    ]

    static let numbers = [
        "", "0", "1", "3", "7", "10", "11", "12", "99", "100", "-1", "−2", "+4", " 5 ", "05", "1e9", "ten", "1.5", "1,5", "٣",
        "१२", "９９", "④", "½",
        "99999999999999999999", "0x10", "NaN", "٣-", "--1",
    ]

    static func title(_ random: inout SeededRandom) -> String {
        random.one(of: titles) + (random.once(in: 2) ? "" : " \(random.below(100))")
    }

    /// A text of any kind and length.
    static func any(_ random: inout SeededRandom) -> String {
        switch random.below(10) {
        case 0...2: title(&random)
        case 3...5: random.one(of: odd)
        case 6: random.one(of: odd) + random.one(of: odd) + random.one(of: titles)
        case 7: String(repeating: random.one(of: odd + titles), count: 1 + random.below(40))
        case 8: scalars(1 + random.below(120), &random)
        default: random.one(of: numbers)
        }
    }

    /// Scalars from anywhere, most of them from where people write.
    static func scalars(_ count: Int, _ random: inout SeededRandom) -> String {
        let ranges: [ClosedRange<UInt32>] = [
            0x20...0x7e, 0xa0...0x24f, 0x300...0x36f, 0x370...0x5ff, 0x600...0x6ff, 0x900...0xdff, 0x1100...0x11ff,
            0x2000...0x206f,
            0x3040...0x30ff, 0x4e00...0x4eff, 0xac00...0xad00, 0xfe00...0xfe0f, 0x1f1e6...0x1f1ff, 0x1f300...0x1faff,
            0...0x10ffff,
        ]
        var text = String.UnicodeScalarView()
        let range = random.one(of: ranges)
        for _ in 0..<count {
            let from = random.once(in: 4) ? random.one(of: ranges) : range
            let value = UInt32(random.below(Int(from.upperBound - from.lowerBound) + 1)) + from.lowerBound
            if let scalar = Unicode.Scalar(value) { text.append(scalar) }
        }
        return String(text)
    }
}
