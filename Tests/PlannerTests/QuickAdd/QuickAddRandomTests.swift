import TestSupport
import Testing

@testable import Planner

struct QuickAddRandomTests {
    private static let pieces = [
        "Shower", "tomorrow", "today", "fri", "sun", "Mon,", "next", "week", "weeks", "in", "3", "9", "9:00", "at", "pm", "noon",
        "14",
        "oct", "may", "2027", "30", "feb", "29", "14th", "2nd", "of", "the", "2026-12-01", "1.12.", "14/10", "every", "every!",
        "day",
        "days", "other", "last", "month", "year", "on", "for", "by", "from", "until", "after", "done", "weekday", "weekly", "and",
        "~2",
        "2", "spoons", "15m", "1h", "30", "min", "1h30", "1.5h", "!high", "p2", "!", "#home", "#1", "@Errands", "@packing",
        "list",
        "@", "@new", "\"", "\"today", "~3\"", "“", "”", "👩‍🚀", "é", "́", "家", "\u{a0}", "\u{3000}", "  ", "\t", "\u{7}", "before",
        "1000",
        "99999999999999999999", "second", "first", "a", "weekend", "this", "yearly", "#", "~", ".", ",", "daily.", "#️⃣", "0",
        "tonight", "each", "to", "-", "–", "mon-fri", "1st", "third", "with", "starting", "o'clock", "1942", "m", "12",
        "until fri",
        "or", "half", "past", "quarter", "morning", "evening", "night", "in an hour", "2h", "end", "eod", "weekend", "tuesdays",
        "m/w/f",
        "5/6", "1/2", "priority", "high", "!!", "@7pm", "9-10", "3-4pm", "17h30", "1530", "Friday", "Lights", "dinner",
        "friday week",
        "the 4th", "now", "12/1/26", "quarterly", "march",
    ]

    private static func line(_ random: inout SeededRandom) -> String {
        var line = ""
        for _ in 0..<random.below(14) {
            line += random.one(of: pieces)
            if !random.once(in: 6) { line += " " }
        }
        return line
    }

    /// The characters that are neither space nor a mark between words, in order of value.
    static func marks(_ texts: [String]) -> [UInt32] {
        var marks: [UInt32] = []
        for text in texts {
            for scalar in Text.withoutControls(text, keepingLines: false).unicodeScalars {
                if scalar.properties.isWhitespace || "-–—,;:،؛@".unicodeScalars.contains(scalar) { continue }
                marks.append(scalar.value)
            }
        }
        return marks.sorted()
    }

    @Test("T11: whatever is typed, every letter of it is in the title or in a chip")
    func nothingIsLost() {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 1000) {
            let line = Self.line(&random)
            let read = UnderstoodLine(line)
            #expect(Self.marks([read.title] + read.words) == Self.marks([line]), "\(line)")
            #expect(read.title.isEmpty == Text.isBlank(Text.withoutControls(line, keepingLines: false)), "\(line)")
        }
    }

    @Test("T11: with all chips refused the title is the line, and refusing again changes nothing")
    func allRefused() {
        var random = SeededRandom.printed(seed: 2)
        for _ in 0..<SeededRandom.histories(usually: 1000) {
            let line = Self.line(&random)
            let words = UnderstoodLine(line).words
            guard !words.isEmpty else { continue }
            let refused = UnderstoodLine(line, refusing: words)
            let plain = QuickAddLine(line)
            #expect(refused.title == plain.typed(0, plain.words.count), "\(line)")
            #expect(refused.chips.isEmpty && refused.due == nil, "\(line): \(words)")
            // The title is the line itself and means what the line means.
            let again = UnderstoodLine(refused.title, refusing: words)
            #expect(again == refused, "\(line)")
            #expect(UnderstoodLine(refused.title) == UnderstoodLine(line), "\(line)")
        }
    }

    @Test("T11: refusing one chip leaves the others as they are, but for a time that hung on it and a repeat's day")
    func oneRefused() {
        var random = SeededRandom.printed(seed: 3)
        for _ in 0..<SeededRandom.histories(usually: 2000) {
            let line = Self.line(&random)
            let read = UnderstoodLine(line)
            guard let refused = read.chips.randomElement(using: &random) else { continue }
            let rest = UnderstoodLine(line, refusing: [refused.words])
            // The same words can be two chips: a subject that was typed twice.
            let isRefused = { (words: String) in ByteString(words) == ByteString(refused.words) }
            let others = { (chips: [UnderstoodLine.Chip]) in
                chips.filter { !isRefused($0.words) && !$0.hangs(on: refused) }.map(\.words)
            }
            #expect(!rest.refused.isEmpty && rest.refused.allSatisfy(isRefused), "\(line): \(refused.words)")
            #expect(!rest.words.contains(where: isRefused), "\(line): \(refused.words)")
            #expect(others(rest.chips) == others(read.chips), "\(line): \(refused.words)")
        }
    }

    @Test("T11: bytes of any kind, dates beyond all calendars and names of any kind stop nothing")
    func anything() {
        var random = SeededRandom.printed(seed: 4)
        for _ in 0..<SeededRandom.histories(usually: 2000) {
            var bytes: [UInt8] = []
            for _ in 0..<random.below(40) {
                bytes.append(random.once(in: 3) ? UInt8(random.below(256)) : UInt8(32 + random.below(95)))
            }
            let text = String(decoding: bytes, as: UTF8.self)
            let today = random.one(of: [
                LocalDate(number: .min), LocalDate(number: .max), LocalDate(number: 2_932_896), LocalDate(number: -719_162),
            ])
            let clock = random.below(1440)
            let context = QuickAddContext(on: today, at: clock, lists: [text, ""])
            _ = UnderstoodLine(text, in: context, refusing: [text])
            let line = Self.line(&random)
            let words = UnderstoodLine(line, in: context).words
            _ = UnderstoodLine(line, in: context, switching: words)
            _ = PastedLines(text + "\n" + Self.line(&random), levels: random.below(5) - 1)
        }
    }

    @Test("T11: a line of fifteen thousand characters is a title like any other")
    func hugeLine() {
        let line = "\"" + String(repeating: "every oct ", count: 1500) + "end"
        #expect(UnderstoodLine(line + " tomorrow").title == line)
    }
}

extension UnderstoodLine.Chip {
    /// Whether it may come or go when another one is refused: a bare number is a time only behind a day or a repeat, and whether a repeat
    /// ends before its first date can depend on the day.
    fileprivate func hangs(on other: UnderstoodLine.Chip) -> Bool {
        switch (meaning, other.meaning) {
        case (.time, .due), (.time, .repeats), (.repeats, .due): true
        default: false
        }
    }
}
