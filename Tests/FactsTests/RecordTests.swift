import Facts
import TestSupport
import Testing

struct RecordTests {
    private let title = Field(rawValue: 1)
    private let notes = Field(rawValue: 2)

    @Test func `a field that was never written is absent`() {
        #expect(Record()[title] == .absent)
        #expect(Record().entry(title) == nil)
    }

    @Test func `the newer value wins`() {
        var record = Record()
        record.merge(title, .text("tea"), timestamp(1))
        let news = record.merge(title, .text("coffee"), timestamp(2))
        #expect(news)
        #expect(record[title] == .text("coffee"))
        #expect(record.entry(title)?.timestamp == timestamp(2))
    }

    @Test func `the older value loses`() {
        var record = Record()
        record.merge(title, .text("coffee"), timestamp(2))
        let news = record.merge(title, .text("tea"), timestamp(1))
        #expect(!news)
        #expect(record[title] == .text("coffee"))
        #expect(record.entry(title)?.timestamp == timestamp(2))
    }

    @Test func `the same value again is no news`() {
        var record = Record()
        record.merge(title, .text("tea"), timestamp(1))
        let before = record
        let news = record.merge(title, .text("tea"), timestamp(1))
        #expect(!news)
        #expect(record == before)
    }

    @Test func `emptying a field is a fact like any other`() {
        var record = Record()
        record.merge(title, .text("tea"), timestamp(1))
        record.merge(title, .absent, timestamp(2))
        record.merge(title, .text("tea"), timestamp(1))
        #expect(record[title] == .absent)
        #expect(record.entry(title)?.timestamp == timestamp(2))
    }

    @Test func `fields do not touch each other`() {
        var record = Record()
        record.merge(notes, .text("hot"), timestamp(1))
        record.merge(title, .text("tea"), timestamp(2))
        #expect(record[notes] == .text("hot"))
        #expect(record[title] == .text("tea"))
    }

    @Test func `fields ascend`() {
        var record = Record()
        for field in Universe.fields.reversed() { record.merge(field, .integer(1), timestamp(1)) }
        #expect(record.entries.map { $0.field } == Universe.fields)
    }

    @Test func `the order of merging does not matter`() {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<500 {
            let facts = Universe.facts(60, using: &random)
            let one = merged(facts)
            let other = merged(facts.shuffled(using: &random) + facts.prefix(3))
            guard one == other else {
                Issue.record("\(facts), seed \(random.seed)")
                return
            }
        }
    }

    /// The record that those of the facts make that are about one entity.
    private func merged(_ facts: [Fact]) -> Record {
        let entity = Universe.entities[0]
        var record = Record()
        for fact in facts where fact.entity == entity { record.merge(fact.field, fact.value, fact.timestamp) }
        return record
    }

    private func timestamp(_ time: UInt64) -> Timestamp {
        Timestamp(time: time, counter: 0, device: 1)
    }
}

@Suite("Two values with one and the same stamp")
struct TieTests {
    private static let values: [Value] = [
        .absent, .integer(1), .integer(300), .text("a"), .text("b"), .bytes([1]), .other([0xf5]),
    ]

    @Test("end alike in any order", arguments: values, values)
    func orderOfArrivalDoesNotMatter(one: Value, other: Value) {
        let field = Field(rawValue: 1)
        let timestamp = Timestamp(time: 1, counter: 0, device: 1)
        var here = Record()
        var there = Record()
        here.merge(field, one, timestamp)
        here.merge(field, other, timestamp)
        there.merge(field, other, timestamp)
        there.merge(field, one, timestamp)
        #expect(here == there)
    }
}
