import Foundation
import Planner
import TestSupport
import Testing

@testable import Interchange

/// Files of all programs that write JSON, changed at random. That each sample is read right is the subject of the table of samples.
struct JSONSourcesFuzzTests {
    private static let folder = URL(filePath: #filePath).appending(path: "../../Samples").standardized

    private static let context = ImportContext(
        today: LocalDate(year: 2026, month: 11, day: 30) ?? LocalDate(number: 0),
        language: "en",
        offsets: DeviceOffsets(minutes: 60)
    )

    private static func samples() throws -> [[UInt8]] {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try paths.filter { $0.hasSuffix(".json") }.sorted().map { Array(try Data(contentsOf: folder.appending(path: $0))) }
    }

    /// What fields are not meant to hold.
    private static let values = [
        "null", "true", "[]", "{}", "\"\"", "-1", "0", "9223372036854775807", "-9223372036854775808", "1e400", "1.5", "[[[]]]",
        "\"2026-02-31\"", "\"9999-12-31T23:59:59Z\"", "\"0001-01-01T00:00:00Z\"", "\"\\ud83d\"", "{\"id\":{}}", "\"a1\"",
        "[1,\"x\",null]",
    ]

    /// Changes some bytes, or puts something else in the place of a value.
    private static func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        guard !bytes.isEmpty else { return }
        let place = random.below(bytes.count)
        switch random.below(8) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        case 2: bytes.removeSubrange(place..<min(bytes.count, place + random.below(60)))
        case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + random.below(200))], at: place)
        case 4: bytes[place] = random.one(of: Array("0123456789TZ:-+".utf8))
        default:
            guard let colon = bytes[place...].firstIndex(of: UInt8(ascii: ":")) else { return }
            let end = bytes[colon...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") } ?? bytes.count
            bytes.replaceSubrange((colon + 1)..<end, with: Array(random.one(of: values).utf8))
        }
    }

    @Test(
        "A8: files of programs that write JSON, changed at random, are read or refused by each reader, with no more tasks than they have bytes"
    )
    func random() throws {
        let samples = try Self.samples()
        var random = SeededRandom.printed(seed: 4646)
        var (read, refused) = (0, 0)
        for _ in 0..<SeededRandom.histories(usually: 10_000) {
            var bytes = random.one(of: samples)
            for _ in 0..<(1 + random.below(4)) { Self.change(&bytes, &random) }
            guard let text = ImportedText(ImportedFile(name: "x.json", bytes: bytes)) else { continue }
            var context = Self.context
            context.wantsDone = random.once(in: 2)
            let own = ImportReader.json.first { $0.recognises(text) }
            // A reader may be given what another program wrote, because a person said so.
            let reader = random.once(in: 10) ? random.one(of: ImportReader.json) : own
            guard let reader else {
                refused += 1
                continue
            }
            do throws(ImportFault) {
                let reading = try reader.read([text], context)
                #expect(reading.outline.tasks.count + reading.outline.lists.count + reading.outline.notes.count <= bytes.count)
                read += 1
            } catch {
                refused += 1
            }
        }
        #expect(read > 0 && refused > 0)
    }

    @Test("A8: each sample is recognised by one reader alone")
    func recognised() throws {
        for sample in try Self.samples() {
            let text = try #require(ImportedText(ImportedFile(name: "x.json", bytes: sample)))
            #expect(ImportReader.json.filter { $0.recognises(text) }.count == 1)
        }
    }

    @Test(
        "A8: JSON that is cut off, too deep or of no program that is known is refused with the reason, and what only looks like it is not",
        arguments: [
            (#"[{"uuid":"a","description":"b""#, ImportFault.damaged), (#"{"a":1 "b":2}"#, .damaged),
            (#"{"a":1}"#, .notRecognised),
            (String(repeating: "[", count: 100), .tooDeep), (#"[{"title":"x"}]"#, .notRecognised),
        ]
    )
    func refused(_ text: String, _ fault: ImportFault) {
        #expect(Import.read(ImportedFile(name: "x.json", bytes: Array(text.utf8)), in: Self.context) == .refused(fault))
    }

    @Test(
        "A8: a text that begins with a bracket is not taken for JSON",
        arguments: ["[ ] Buy milk\n", "[link](https://a.example)\n", "{braces}\n"]
    )
    func notJSON(_ text: String) throws {
        let text = try #require(ImportedText(ImportedFile(name: "x", bytes: Array(text.utf8))))
        #expect(text.refusalAsJSON == nil)
    }

    @Test("A8: UTF-8 with a byte order mark and UTF-16 in either order are the same JSON")
    func encodings() throws {
        let text = #"{"title":"Käse 😀"}"#
        for isBigEndian in [true, false] {
            let units = ("\u{feff}" + text).utf16.flatMap { unit in
                isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xff)] : [UInt8(unit & 0xff), UInt8(unit >> 8)]
            }
            for bytes in [units, Array(units.dropFirst(2)), [0xef, 0xbb, 0xbf] + Array(text.utf8)] {
                let file = try #require(ImportedText(ImportedFile(name: "", bytes: bytes)))
                #expect(file.json?["title"].text == "Käse 😀")
            }
        }
    }

    @Test("A8: ten thousand tasks of one file are read in time that grows with their number")
    func many() throws {
        let tasks = (0..<10_000).map {
            #"{"uuid":"u\#($0)","description":"Task \#($0)","status":"pending","entry":"20260101T000000Z","project":"p\#($0 % 50)","tags":["a","b"]}"#
        }
        let text = try #require(ImportedText(ImportedFile(name: "", bytes: Array("[\(tasks.joined(separator: ","))]".utf8))))
        let start = ContinuousClock.now
        let reading = try Taskwarrior.reader.read([text], Self.context)
        #expect(reading.outline.tasks.count == 10_000)
        #expect(ContinuousClock.now - start < .seconds(20))
    }
}
