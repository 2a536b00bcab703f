import Facts
import TestSupport
import Testing

@Suite("What device and server say to each other")
struct SyncMessageTests {
    private let fact = Fact(
        Thing(Kind(rawValue: 1), scope: 2, Identity(high: 3, low: 4)),
        Field(rawValue: 5),
        .text("six"),
        Stamp(time: 7, counter: 8, device: 9)
    )

    private var request: SyncRequest {
        SyncRequest(account: Identity(high: 1, low: 2), epoch: 3, cursor: 4, limit: 5, batches: [Batch([fact]), Batch([])])
    }

    private var answer: SyncAnswer {
        SyncAnswer(
            now: 1_800_000_000_000,
            account: Identity(high: 1, low: 2),
            email: "ada@example.org",
            epoch: .max,
            cursor: 4,
            hasMore: true,
            batch: Batch([fact]),
            refused: [SyncAnswer.Refused(FieldName(fact.thing, fact.field), .ahead)]
        )
    }

    @Test("A request is read as it was written")
    func requests() throws {
        #expect(try SyncRequest(wire: request.wire) == request)
        let first = SyncRequest(account: nil, epoch: nil, cursor: 0, limit: 1, batches: [])
        #expect(try SyncRequest(wire: first.wire) == first)
    }

    @Test("An answer is read as it was written")
    func answers() throws {
        #expect(try SyncAnswer(wire: answer.wire) == answer)
    }

    @Test("A request of another version is refused as such")
    func otherVersion() {
        #expect(throws: FactsFault.unknownVersion(2)) { try SyncRequest(wire: [0x81, 2]) }
    }

    @Test("A limit of none, or of more than is given, is refused", arguments: [0, 5001])
    func limits(limit: Int) {
        let request = SyncRequest(account: nil, epoch: nil, cursor: 0, limit: limit, batches: [])
        #expect(throws: FactsFault.unreadable(.outOfRange)) { try SyncRequest(wire: request.wire) }
    }

    @Test("Cut anywhere, neither is read")
    func cut() {
        for length in 0..<request.wire.count {
            #expect(throws: FactsFault.self) { try SyncRequest(wire: Array(request.wire.prefix(length))) }
        }
        for length in 0..<answer.wire.count {
            #expect(throws: FactsFault.self) { try SyncAnswer(wire: Array(answer.wire.prefix(length))) }
        }
    }

    @Test("Changed at random, a request is refused or read as what can be written again")
    func fuzzed() {
        var random = SeededRandom.printed()
        for _ in 0..<SeededRandom.histories(usually: 100_000) {
            var bytes = request.wire
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: .min ... .max, using: &random)
            }
            guard let read = try? SyncRequest(wire: bytes) else { continue }
            #expect((try? SyncRequest(wire: read.wire)) == read, "\(bytes)")
        }
    }
}
