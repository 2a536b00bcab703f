import Planner
import TestSupport
import Testing

@testable import Interchange

/// Calendars and texts that went wrong: every reader takes whatever there is, in bounded time.
struct LineFuzzTests {
    /// Pieces that lie about what follows, and signs that mean something in one format or another.
    private static let pieces: [[UInt8]] = [
        "BEGIN:VTODO\r\n", "END:VTODO\r\n", "BEGIN:VCALENDAR\r\n", "RRULE:FREQ=DAILY;COUNT=2147483647\r\n",
        "RRULE:FREQ=YEARLY;INTERVAL=999\r\n",
        "DUE:99991231T235959Z\r\n", "DTSTART:00010101T000000\r\n", "DURATION:P9999999W\r\n", "TRIGGER:-P9999999W\r\n",
        "EXDATE:20261124\r\n",
        "RECURRENCE-ID:20261124\r\n", "UID:a1\r\n", "RELATED-TO:a1\r\n", "\r\n ", "\\", ";", ":", "\"", ",", "=", "\n", "\r",
        "\t", "\0", "\u{feff}",
        "- [ ] ", "* ", "** TODO ", "<2026-11-24 Tue .+9999999w -99999999d>", "SCHEDULED: ", "DEADLINE: ", ":PROPERTIES:\n",
        ":END:\n",
        "#+TODO: a | b\n", "[[", "](", "🔁 every 99999999999 days", "[due:: ", "rec:+999999999y", "due:9999-12-31", "x ", "(A) ",
        "```\n", "> > > ",
        "99999999999999999999", "-1", "9999-12-31", "0001-01-01", "[#A]", "é", "\u{1f96c}",
    ].map { Array($0.utf8) }

    @Test("A8: calendars and texts that were changed anywhere are read or refused, and what is read fits into a plan")
    func mutated() throws {
        let folders = ["icalendar/", "org/", "todotxt/", "markdown/", "text/"]
        let files = try ImportSampleTests.paths.filter { path in folders.contains { path.hasPrefix($0) } }
            .map { try ImportSampleTests.file($0) }
        var random = SeededRandom.printed(seed: 0x46_55_5a_5a)
        let start = ContinuousClock.now
        let count = SeededRandom.histories(usually: 10_000)
        var sources: [ImportSource: Int] = [:]
        for _ in 0..<count {
            let file = random.one(of: files)
            let bytes = Self.changed(file.bytes, random.one(of: files).bytes, &random)
            var context = ImportSampleTests.context
            context.wantsDone = random.once(in: 2)
            guard case .read(let reading) = Import.read(ImportedFile(name: file.name, bytes: bytes), in: context) else {
                continue
            }
            sources[reading.source, default: 0] += 1
            for task in reading.outline.tasks {
                if let due = task.due { #expect(due.isWritable) }
                if let time = task.time { #expect(TaskLimits.times.contains(time)) }
                if let reminder = task.reminder { #expect(TaskLimits.reminders.contains(reminder)) }
                if let minutes = task.minutes { #expect(TaskLimits.minutes.contains(minutes)) }
            }
        }
        // Each source was still read sometimes.
        for source in [ImportSource.calendar, .org, .todoTxt, .markdown, .text] { #expect(sources[source] ?? 0 > 0, "\(source)") }
        #expect(ContinuousClock.now - start < .milliseconds(20 * max(count, 3000)))
    }

    private static func changed(_ bytes: [UInt8], _ other: [UInt8], _ random: inout SeededRandom) -> [UInt8] {
        var bytes = bytes
        for _ in 0...random.below(6) {
            let at = random.below(bytes.count + 1)
            switch random.below(6) {
            case 0: bytes.insert(contentsOf: random.one(of: pieces), at: at)
            case 1: if at < bytes.count { bytes[at] = UInt8(truncatingIfNeeded: random.next()) }
            case 2: bytes.removeSubrange(at..<min(at + random.below(20), bytes.count))
            case 3: bytes.removeSubrange(at...)
            case 4:
                // A part again, or of another file.
                let from = random.once(in: 2) ? bytes : other
                let start = random.below(from.count + 1)
                bytes.insert(contentsOf: from[start..<min(start + random.below(200), from.count)], at: at)
            default: bytes.insert(contentsOf: random.bytes(random.below(8)), at: at)
            }
            if bytes.isEmpty { bytes = [UInt8(ascii: "a")] }
        }
        return bytes
    }

    @Test(
        "A8: long files of one sign, or of one line again and again, are read in time that grows as they do",
        arguments: [
            "- [ ] [", "[[", "\\", "#", "* ", "\"", "<", ">", "+a ", "key:value ", "[due:: ", "`", "BEGIN:VTODO\n",
            "SUMMARY:a\n x\n", "* TODO a\n",
            "- [ ] a\n", " - [ ] a\n", "(A) a +b\n", "a\n", "|", ":a", "🔁 ",
        ]
    )
    func long(_ piece: String) {
        for head in ["", "BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:", "* TODO ", "- [ ] ", "(A) "] {
            let bytes = Array(head.utf8) + Array(repeatElement(Array(piece.utf8), count: 40_000 / piece.utf8.count).joined())
            let start = ContinuousClock.now
            _ = Import.read(ImportedFile(name: "a", bytes: bytes), in: ImportSampleTests.context)
            #expect(ContinuousClock.now - start < .seconds(10), "\(head)")
        }
    }
}
