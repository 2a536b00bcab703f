import Facts
import Testing

@testable import SyncClient

@Suite("Answers as a device reads them")
struct ReceivedAnswerTests {
    @Test("A3: An answer that is cut at any byte, or followed by more bytes, is refused")
    func cut() throws {
        let wire = SyncAnswer.sample(facts: [.sample()], refused: [.init(.title(in: 0), .unfit)], spaces: [.sample()]).wire
        for length in wire.indices {
            #expect(throws: CBORFault.self) { try ReceivedAnswer(item: Items.bytes(Array(wire.prefix(length)))) }
        }
        #expect(throws: CBORFault.self) { try ReceivedAnswer(item: Items.bytes(wire + [0])) }
        #expect(try ReceivedAnswer(item: Items.bytes(wire)).now == noon)
    }

    @Test("A3: An answer of another version is refused")
    func otherVersion() throws {
        var older = SyncAnswer.sample()
        older.hasNames = false
        #expect(throws: CBORFault.self) { try older.received }
        older.invitations = nil
        #expect(throws: CBORFault.self) { try older.received }
    }

    @Test("A3: An answer whose clock is beyond all times is refused", arguments: [UInt64(1 << 53) + 1, UInt64(Int64.max)])
    func impossibleClock(now: UInt64) throws {
        var answer = SyncAnswer.sample()
        answer.now = now
        #expect(throws: CBORFault.self) { try answer.received }
    }

    @Test("A3: Batches are found where they lie, the person's own first, and none that is empty")
    func batches() throws {
        var list = SpaceNews.sample()
        list.batch = Batch([.sample("Milk", in: 5)])
        let answer = SyncAnswer.sample(facts: [.sample()], spaces: [.sample(4), list])
        let offsets = CBORItem.elements(try answer.received.batches.item).map { Int(CBORItem.number($0)) }
        #expect(offsets.count == 4)
        #expect(try Batch(wire: Array(answer.wire[offsets[0]..<offsets[1]])) == answer.batch)
        #expect(try Batch(wire: Array(answer.wire[offsets[2]..<offsets[3]])) == list.batch)
    }

    @Test("A3: There is more while any space has more")
    func more() throws {
        #expect(try !SyncAnswer.sample(spaces: [.sample()]).received.hasMore)
        #expect(try SyncAnswer.sample(hasMore: true).received.hasMore)
        #expect(try SyncAnswer.sample(spaces: [.sample(4, hasMore: true), .sample()]).received.hasMore)
    }
}
