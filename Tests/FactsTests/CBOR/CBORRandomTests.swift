import Facts
import TestSupport
import Testing

/// Bytes from anywhere are read or refused, and never bring the program down.
struct CBORRandomTests {
    @Test func `random bytes that read as a value mean the same when written again`() throws {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 20_000) {
            let input = random.bytes(random.below(24))
            var reader = CBORReader(input)
            guard let value = try? Value(from: &reader) else { continue }
            var writer = CBORWriter()
            value.write(to: &writer)
            var again = CBORReader(writer.bytes)
            guard let same = try? Value(from: &again), same == value, again.isAtEnd else {
                Issue.record("\(hex(input)), seed \(random.seed)")
                return
            }
        }
    }

    @Test func `whatever is asked of random bytes never goes past their end`() {
        var random = SeededRandom.printed(seed: 2)
        let questions: [(inout CBORReader) throws -> Void] = [
            { _ = try $0.unsigned() },
            { _ = try $0.unsigned(upTo: 100) },
            { _ = try $0.integer() },
            { _ = try $0.byteString() },
            { _ = try $0.byteStringRange() },
            { _ = try $0.text() },
            { _ = try $0.array() },
            { _ = try $0.map() },
            { _ = $0.null() },
            { _ = try $0.peek() },
            { _ = try $0.skip() },
            { _ = try $0.verbatim() },
        ]
        for _ in 0..<SeededRandom.histories(usually: 20_000) {
            let input = random.bytes(random.below(24))
            var reader = CBORReader(input)
            for _ in 0..<4 { try? random.one(of: questions)(&reader) }
            guard reader.position <= input.count else {
                Issue.record("\(hex(input)), seed \(random.seed)")
                return
            }
        }
    }
}
