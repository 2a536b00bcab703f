import Foundation
import Planner
import Testing

@testable import Interchange

/// Files in the shape of each program, and beside each what it is read as. They were made for these tests.
struct ImportSampleTests {
    static let folder = URL(filePath: #filePath).appending(path: "../../Samples").standardized

    /// 2026-11-30 in Berlin, where clocks are an hour ahead.
    static var context: ImportContext {
        ImportContext(
            today: LocalDate(year: 2026, month: 11, day: 30) ?? LocalDate(number: 0),
            language: "en",
            offsets: DeviceOffsets(minutes: 60)
        )
    }

    /// The paths of all samples.
    static var paths: [String] {
        let all = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.contains(".") && !$0.hasSuffix(".expected") }.sorted()
    }

    static func file(_ path: String) throws -> ImportedFile {
        let address = folder.appending(path: path)
        return ImportedFile(name: address.lastPathComponent, bytes: Array(try Data(contentsOf: address)))
    }

    /// A table of any program is read as the suggestion has it.
    static func outcome(_ file: ImportedFile, in context: ImportContext) -> ImportOutcome {
        let outcome = Import.read(file, in: context)
        guard case .asks(let question) = outcome else { return outcome }
        return Import.read(file, as: .table, mapping: question.suggestion, in: context)
    }

    private static func outcome(_ file: ImportedFile, wantsDone: Bool = false) -> ImportOutcome {
        var context = context
        context.wantsDone = wantsDone
        return outcome(file, in: context)
    }

    @Test("A8: a file of another program is read as it is meant", arguments: paths)
    func sample(_ path: String) throws {
        let file = try Self.file(path)
        var text = ""
        if case .asks = Import.read(file, in: Self.context) {
            text = ReadingText.text(of: Import.read(file, in: Self.context)) + "\n"
        }
        text +=
            ReadingText.text(of: Self.outcome(file)) + "\nwith what is done\n\n"
            + ReadingText.text(of: Self.outcome(file, wantsDone: true))
        let expected = Self.folder.appending(path: path + ".expected")
        if ProcessInfo.processInfo.environment["WRITE_EXPECTED"] != nil {
            try text.write(to: expected, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: expected, encoding: .utf8) == text)
    }

    @Test("A8: what was read passes to the planner's module whole", arguments: paths)
    func bytes(_ path: String) throws {
        for outcome in [Import.read(try Self.file(path), in: Self.context), Self.outcome(try Self.file(path), wantsDone: true)] {
            #expect(try ImportOutcome(outcome.bytes) == outcome)
        }
    }

    @Test("A8: the same file read again has the same keys, and no two things in it have one", arguments: paths)
    func keys(_ path: String) throws {
        guard case .read(let one) = Self.outcome(try Self.file(path)), case .read(let other) = Self.outcome(try Self.file(path))
        else { return }
        #expect(one == other)
        #expect(Set(one.outline.tasks.map(\.key)).count == one.outline.tasks.count)
        #expect(Set(one.outline.lists.map(\.key)).count == one.outline.lists.count)
    }
}
