import Planner
import TestSupport
import Testing

@testable import Interchange

struct ImportFuzzTests {
    private static let seeds: [String] = [
        "todoist/2019.csv", "todoist/backup.zip", "ticktick/backup-7.1.csv", "ticktick/folders.csv", "outlook/Aufgaben.csv",
        "outlook/Taches.csv",
        "tables/deutsch.csv", "notion/export.zip", "asana/Move.csv", "teaspoon/tasks.csv",
    ]

    @Test("A8: files that are damaged anyhow are read or refused, and what was read fits into the bytes for the planner's module")
    func mutated() throws {
        let samples = try Self.seeds.map { try ImportSampleTests.file($0) }
        var random = SeededRandom.printed(seed: 46)
        for _ in 0..<SeededRandom.histories(usually: 10_000) {
            var sample = random.one(of: samples)
            var bytes = sample.bytes
            for _ in 0..<(1 + random.below(8)) { Self.change(&bytes, &random) }
            sample = ImportedFile(name: sample.name, bytes: bytes)
            var context = ImportSampleTests.context
            context.wantsDone = random.once(in: 2)
            let source = random.once(in: 4) ? random.one(of: ImportSource.allCases) : nil
            let outcome = Import.read(sample, as: source, in: context)
            #expect(try ImportOutcome(outcome.bytes) == outcome)
            if case .asks(let question) = outcome {
                _ = Import.read(sample, as: .table, mapping: question.suggestion, in: context)
            }
        }
    }

    @Test("A8: bytes of any kind are read or refused")
    func random() {
        var random = SeededRandom.printed(seed: 47)
        for _ in 0..<SeededRandom.histories(usually: 10_000) {
            var bytes = random.bytes(random.below(200))
            if random.once(in: 3) { bytes = [0x50, 0x4b, 0x03, 0x04] + bytes }
            if random.once(in: 3) { bytes = Array("Title,Due,Done\n".utf8) + bytes }
            _ = Import.read(
                ImportedFile(name: "x", bytes: bytes),
                as: random.once(in: 2) ? .table : nil,
                in: ImportSampleTests.context
            )
        }
    }

    private static func change(_ bytes: inout [UInt8], _ random: inout SeededRandom) {
        guard !bytes.isEmpty else { return }
        let place = random.below(bytes.count)
        switch random.below(6) {
        case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: place)
        case 2: bytes.insert(random.one(of: Array("\"\",;\n\r\t|\u{0}=@'0".utf8)), at: place)
        case 3: bytes.removeSubrange(place..<min(bytes.count, place + random.below(40)))
        case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + random.below(60))], at: random.below(bytes.count))
        default: bytes = Array(bytes[..<place])
        }
    }
}
