import Planner
import Testing

@testable import Interchange

struct TableTests {
    private func rows(_ text: String) -> [[String]] {
        let table = Table(Array(text.utf8))
        return (0..<table.count).map { table.texts($0) }
    }

    @Test(
        "A8: lines may end in three ways, and cells be parted by four signs",
        arguments: ["a,b\n1,2\n", "a,b\r\n1,2\r\n", "a,b\r1,2", "a;b\n1;2", "a\tb\n1\t2", "a|b\r\n1|2"]
    )
    func ends(_ text: String) {
        #expect(rows(text) == [["a", "b"], ["1", "2"]])
    }

    @Test("A8: what stands in quotes is one cell, with line ends, separators and doubled quotes")
    func quotes() {
        #expect(rows("a,\"b,\n\"\"c\"\"\r\nd\"\n1,\"\"") == [["a", "b,\n\"c\"\r\nd"], ["1", ""]])
        #expect(rows("a;\"x\"  ;b") == [["a", "x", "b"]])
    }

    @Test("A8: a quote that is never closed is a character, and the rows below it stay rows")
    func unclosed() {
        #expect(rows("a,b\n1,\"x\n2,y") == [["a", "b"], ["1", "\"x"], ["2", "y"]])
        #expect(rows("5\" nail,b\n\"in\" the box,2") == [["5\" nail", "b"], ["\"in\" the box", "2"]])
    }

    @Test("A8: what parts cells is seen outside quotes, in the first line that has any")
    func separator() {
        #expect(rows("\"Date: 2026\"\n\"a, b\";c\n1;2").last == ["1", "2"])
    }

    @Test("A8: a first line that says the separator is no row")
    func told() {
        #expect(rows("sep=;\r\na,b;c\r\n") == [["a,b", "c"]])
    }

    @Test("A8: an empty last cell is a cell, an empty file has no row, and columns beyond the limit are left out")
    func edges() {
        #expect(rows("a,b,\n1,2,") == [["a", "b", ""], ["1", "2", ""]])
        #expect(rows("").isEmpty)
        let wide = [String](repeating: "x", count: 1000).joined(separator: ",")
        #expect(rows(wide)[0].count == ImportLimits.columns)
    }

    @Test(
        "A8: texts are read in UTF-8 with its mark or without, in UTF-16, and in Windows-1252",
        arguments: [
            Array("Ä“x”".utf8), [0xef, 0xbb, 0xbf] + Array("Ä“x”".utf8), [0xc4, 0x93, 0x78, 0x94],
            [0xff, 0xfe, 0xc4, 0, 0x1c, 0x20, 0x78, 0, 0x1d, 0x20], [0xfe, 0xff, 0, 0xc4, 0x20, 0x1c, 0, 0x78, 0x20, 0x1d],
        ] as [[UInt8]]
    )
    func decoding(_ bytes: [UInt8]) {
        #expect(TextDecoding.utf8(of: bytes).map { String(decoding: $0, as: UTF8.self) } == "Ä“x”")
    }

    @Test("A8: more rows than can be are refused before any is read")
    func tooMany() {
        let bytes = Array("Title,Note\n".utf8) + [[UInt8]](repeating: Array("a,b\n".utf8), count: ImportLimits.rows + 20).joined()
        #expect(Import.read(ImportedFile(name: "x.csv", bytes: bytes), in: ImportSampleTests.context) == .refused(.tooManyRows))
        let large = [UInt8](repeating: 65, count: ImportLimits.bytes + 1)
        #expect(Import.read(ImportedFile(name: "x", bytes: large), in: ImportSampleTests.context) == .refused(.tooLarge))
        #expect(Import.read(ImportedFile(name: "x", bytes: []), in: ImportSampleTests.context) == .refused(.empty))
    }

    @Test(
        "A8: dates are read as people and programs write them",
        arguments: [
            ("2026-10-31", "2026-10-31", -1), ("31.10.2026 14:00", "2026-10-31", 840), ("10/31/2026 9:30 AM", "2026-10-31", 570),
            ("3/4/2026", "2026-04-03", -1), ("December 4, 2024 8:45 AM", "2024-12-04", 525),
            ("@December 1, 2024", "2024-12-01", -1),
            ("25. Dez. 2026 9:00", "2026-12-25", 540), ("mar. 3 nov. 2026", "2026-11-03", -1), ("1.2.26", "2026-02-01", -1),
            ("2026/12/03", "2026-12-03", -1), ("2026-02-31", "", -1), ("31/31/2026", "", -1), ("soon", "", -1), ("", "", -1),
        ]
    )
    func dates(_ text: String, _ date: String, _ minute: Int) {
        let read = TableDate(text, .dayFirst, in: ImportSampleTests.context)
        #expect((read?.date.text ?? "") == date)
        #expect((read?.minute ?? -1) == minute)
    }

    @Test("A8: the month comes first where the person says so, and never where dots part the numbers")
    func order() {
        #expect(TableDate("3/4/2026", .monthFirst, in: ImportSampleTests.context)?.date.text == "2026-03-04")
        #expect(TableDate("3.4.2026", .monthFirst, in: ImportSampleTests.context)?.date.text == "2026-04-03")
        #expect(TableDate.order(in: "3/4/2026") == .doubtful)
        #expect(TableDate.order(in: "13/4/2026") == .dayFirst)
        #expect(TableDate.order(in: "4/13/2026") == .monthFirst)
        #expect(TableDate.order(in: "4/4/2026") == .certain)
    }

    @Test(
        "A8: labels may say a cost",
        arguments: [
            ("spoons-3", 3), ("3 spoons", 3), ("spoon:1", 1), ("🥄🥄🥄", 3), ("🥄", 1), ("energy:low", 2), ("energy high", 6),
            ("Löffel 4", 4),
            ("spoons-0", 0), ("spoons-11", 0), ("spoons", 0), ("3", 0), ("home", 0), ("energy", 0), ("spoons-3-4", 0),
            ("buy 3 spoons", 0),
        ]
    )
    func labels(_ label: String, _ cost: Int) {
        #expect((SpoonLabel.cost(label) ?? 0) == cost)
    }

    @Test(
        "A8: lengths of time are read as minutes",
        arguments: [
            ("30", 30), ("30 minutes", 30), ("2 hours", 120), ("1.5 h", 90), ("1 day", 1440), ("1h 30m", 90), ("1:30", 90),
            ("0 Stunden", 0),
        ]
    )
    func minutes(_ text: String, _ minutes: Int64) {
        #expect(TableWords.minutes(text) == minutes)
    }
}
