import Planner
import TestSupport
import Testing

@testable import Interchange

/// Files of iCalendar, line by line.
struct CalendarDocumentTests {
    private static func document(_ text: String) throws -> CalendarDocument { try CalendarDocument(Array(text.utf8)) }

    /// The first to-do of a calendar whose lines stand between those that begin and end it.
    private static func toDo(_ lines: String) throws -> CalendarComponent {
        let text = "BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\n" + lines + "\r\nEND:VTODO\r\nEND:VCALENDAR\r\n"
        let calendar = try #require(try document(text).calendars.first)
        return try #require(calendar.components("VTODO").first)
    }

    private static func line(_ text: String) throws -> CalendarLine {
        let name = ByteString(String(text.prefix { $0 != ":" && $0 != ";" }))
        return try #require(try toDo(text).line(name))
    }

    @Test(
        "A8: lines end with CR LF, with LF or with CR, and lines that begin with a space or a tab go on with the one before",
        arguments: ["\r\n", "\n", "\r"]
    )
    func unfolding(_ end: String) throws {
        let lines = ["BEGIN:VCALENDAR", "BEGIN:VTODO", "SUM", " MARY:Buy ", "\tmi", " lk", "  now", "END:VTODO", "END:VCALENDAR"]
        let document = try Self.document(lines.joined(separator: end))
        #expect(document.calendars.first?.components("VTODO").first?.line("SUMMARY")?.text == "Buy milk now")
        #expect(!document.isMended)
    }

    @Test("A8: in a file with line feeds, a lone return is part of a text")
    func loneReturn() throws {
        #expect(try Self.line("SUMMARY:one\rtwo").text == "one\rtwo")
    }

    @Test("A8: text in which no name stands goes on with the text before it, with its blank lines, and is part of no other line")
    func rawBreaks() throws {
        let toDo = try Self.toDo("DESCRIPTION:one\r\ntwo lines\r\n\r\n- three\r\nDUE:20261122\r\nodd text\r\nSUMMARY:Tea")
        #expect(toDo.line("DESCRIPTION")?.text == "one\ntwo lines\n\n- three")
        #expect(toDo.line("DUE")?.value == "20261122")
        #expect(toDo.line("SUMMARY")?.text == "Tea")
        #expect(toDo.items.count == 4)
    }

    @Test(
        "A8: names are read in any case, and values begin behind the first colon outside quotes",
        arguments: [
            ("summary:Tea", "Tea"), ("SUMMARY;LANGUAGE=de:Tea", "Tea"), ("SUMMARY;X=\"a:b;c\":Tea: hot", "Tea: hot"),
            ("SUMMARY;X=\"open:Tea", "Tea"), ("SUMMARY:", ""), ("SUMMARY;X=1", ""),
            ("SUMMARY;ALTREP=\"http://a/b\",\"c:d\":Tea", "Tea"),
        ]
    )
    func values(_ line: String, _ value: String) throws {
        #expect(try Self.toDo(line).line("SUMMARY")?.value == value)
    }

    @Test(
        "A8: a parameter has its first value, without quotes",
        arguments: [
            ("DUE;TZID=Europe/Berlin:x", "Europe/Berlin"), ("DUE;VALUE=DATE;tzid=\"Europe/Berlin\":x", "Europe/Berlin"),
            ("DUE;TZID=\"a;b:c\",d:x", "a;b:c"), ("DUE;TZID=a^nb^'c^^:x", "a\nb\"c^"), ("DUE;TZID:x", ""), ("DUE;XTZID=a:x", nil),
            ("DUE:TZID=a", nil), ("DUE;X=\"TZID=b\";TZID=c:x", "c"),
        ] as [(String, String?)]
    )
    func parameters(_ line: String, _ value: String?) throws {
        #expect(try Self.toDo(line).line("DUE")?.parameter("TZID") == value)
    }

    @Test(
        "A8: escapes in texts are taken away, and a backslash before anything else is one",
        arguments: [
            (#"a\, b\; c\\ d\n e\N f"#, "a, b; c\\ d\n e\n f"), (#"C:\Users\x"#, "C:\\Users\\x"), (#"\\n"#, "\\n"),
            (#"end\"#, "end"),
        ]
    )
    func escapes(_ written: String, _ text: String) throws {
        #expect(try Self.line("SUMMARY:" + written).text == text)
    }

    @Test("A8: several texts stand between commas that are not escaped")
    func texts() throws {
        #expect(try Self.line(#"CATEGORIES:Home,Town\, old,,Ü"#).texts == ["Home", "Town, old", "", "Ü"])
    }

    @Test(
        "A8: dates and times are read in the basic and the extended form, and no date that the calendar lacks",
        arguments: [
            ("20261122", .date(LocalDate(number: 20_779))), ("2026-11-22", .date(LocalDate(number: 20_779))),
            ("20261122T093005", .wall(LocalDateTime(date: LocalDate(number: 20_779), minute: 570), seconds: 5)),
            ("20261122T093005Z", .instant(1_795_339_805_000)), ("2026-11-22T09:30:05.1230000Z", .instant(1_795_339_805_000)),
            ("20261122T0930", .wall(LocalDateTime(date: LocalDate(number: 20_779), minute: 570), seconds: 0)),
            ("20260231", nil), ("20261122T250000", nil), ("2026112", nil), ("20261122T", nil), ("", nil), ("tomorrow", nil),
            ("20261122T093005Zx", nil), ("202611220930", nil),
        ] as [(String, ExchangedTime?)]
    )
    func times(_ text: String, _ time: ExchangedTime?) throws {
        #expect(try Self.line("DUE:" + text).time?.time == time)
    }

    @Test("A8: of a list of periods the beginnings are read, in the time zone that the line names")
    func periods() throws {
        let line = try Self.line("EXDATE;TZID=X:20261122T090000,20261123T090000/PT1H,20261124T090000Z,never")
        #expect(line.times.map(\.zone) == ["X", "X", nil])
    }

    @Test(
        "A8: lengths of time are read in weeks, days, hours, minutes and seconds",
        arguments: [
            ("-PT15M", -900), ("P1W", 604_800), ("P1DT2H3M4S", 93_784), ("+PT0S", 0), ("pt5m", 300), ("P", nil), ("PT", nil),
            ("15M", nil),
            ("P5", nil), ("PT5D", nil), ("P99999999999W", nil), ("", nil),
        ] as [(String, Int64?)]
    )
    func durations(_ text: String, _ seconds: Int64?) throws {
        #expect(try Self.line("TRIGGER:" + text).duration == seconds)
    }

    @Test("A8: components without an end, or with the end of another, are read as far as they go, and that is told")
    func mended() throws {
        let cut = try Self.document("BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:Tea\nBEGIN:VALARM\nTRIGGER:-P1D")
        #expect(cut.isMended)
        #expect(cut.calendars.first?.components("VTODO").first?.components("VALARM").count == 1)
        let crossed = try Self.document("BEGIN:VCALENDAR\nBEGIN:VTODO\nBEGIN:VALARM\nEND:VTODO\nEND:VEVENT\nEND:VCALENDAR\n")
        #expect(crossed.isMended)
        #expect(crossed.calendars.first?.components("VTODO").first?.components("VALARM").count == 1)
    }

    @Test("A8: several calendars may stand in one file, with other text before and between them")
    func several() throws {
        let document = try Self.document("\n\nFile:\nBEGIN:VCALENDAR\nEND:VCALENDAR\n\nbegin:vcalendar\nend:vcalendar\n")
        #expect(document.calendars.count == 2)
    }

    @Test("A8: a file without a calendar, with components too deep or with too many lines is refused")
    func refused() throws {
        #expect(throws: CalendarDocument.Fault.noCalendar) { try Self.document("Milk\nBread\n") }
        #expect(throws: CalendarDocument.Fault.noCalendar) { try Self.document("") }
        let deep = "BEGIN:VCALENDAR\n" + String(repeating: "BEGIN:VTODO\n", count: CalendarDocument.deepest)
        #expect(throws: CalendarDocument.Fault.tooDeep) { try Self.document(deep) }
        let long = "BEGIN:VCALENDAR\n" + String(repeating: "A:\n", count: CalendarDocument.mostLines)
        #expect(throws: CalendarDocument.Fault.tooManyLines) { try Self.document(long) }
    }

    @Test("A8: a text of many folds is read in time that grows as it does")
    func manyFolds() throws {
        let folded = String(repeating: "\r\n x", count: 300_000)
        #expect(try Self.line("ATTACH:" + folded).value.utf8.count == 300_000)
    }

    @Test("A8: whatever stands in a file, it is written back byte for byte")
    func writtenBack() throws {
        let known = [
            "BEGIN:VCALENDAR", "END:VCALENDAR", "BEGIN:VTODO", "END:VTODO", "BEGIN:VALARM", "END:VALARM", "SUMMARY:Tea",
            " folded", "\tgo on",
            "X-ODD;A=\"b:c\":d\\,e", "", "text", "DUE;TZID=X:20261122T090000", "\u{2028}", "\u{fc}:\"", ":", ";;", "END:",
        ]
        var random = SeededRandom.printed(seed: 0x49_43_53_31)
        for _ in 0..<SeededRandom.histories(usually: 3000) {
            var text = "BEGIN:VCALENDAR\r\n"
            for _ in 0..<random.below(30) { text += random.one(of: known) + random.one(of: ["\r\n", "\r\n", "\n", "\r"]) }
            guard let document = try? Self.document(text) else { continue }
            #expect(document.bytes == Array(text.utf8), "\(text.debugDescription)")
        }
    }
}
