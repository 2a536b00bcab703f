import Facts
import TestSupport
import Testing

@Suite("What device and server say to each other")
struct SyncMessageTests {
    private let fact = Fact(
        Entity(EntityKind(rawValue: 1), scope: 2, Identity(high: 3, low: 4)),
        Field(rawValue: 5),
        .text("six"),
        Timestamp(time: 7, counter: 8, device: 9)
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
            refused: [SyncAnswer.Refused(FieldName(fact.entity, fact.field), .ahead)]
        )
    }

    /// The same in version 2, with two spaces.
    private var spacedRequest: SyncRequest {
        var request = request
        request.version = .withSpaces
        request.spaces = [
            SpaceCursor(number: 1, epoch: 6, cursor: 7),
            SpaceCursor(number: .max, epoch: .max, cursor: UInt64(Int64.max)),
        ]
        return request
    }

    private var spacedAnswer: SyncAnswer {
        var answer = answer
        answer.refused = [SyncAnswer.Refused(FieldName(fact.entity, fact.field), .unshared)]
        let batch = Batch([fact])
        answer.spaces = [
            SpaceNews(number: 1, role: 3, epoch: 6, cursor: 7, hasMore: true, batch: batch, others: ["Bob", "Zo\u{eb}"]),
            SpaceNews(number: .max, role: 1, epoch: 8, cursor: 0, hasMore: false, batch: Batch([]), others: []),
        ]
        return answer
    }

    /// The same in version 3, with a position.
    private var positionedRequest: SyncRequest {
        var request = spacedRequest
        request.version = .withPosition
        request.position = StorePosition(run: 10, step: 11)
        return request
    }

    private var positionedAnswer: SyncAnswer {
        var answer = spacedAnswer
        answer.position = StorePosition(run: 10, step: 11)
        return answer
    }

    /// The same in version 4, with an invitation.
    private var invitedRequest: SyncRequest {
        var request = positionedRequest
        request.version = .withInvitations
        return request
    }

    private var invitedAnswer: SyncAnswer {
        var answer = positionedAnswer
        answer.invitations = [WaitingInvitation(from: "Zo\u{eb}", list: "Groceries")]
        return answer
    }

    /// The same in version 5, with the account's own name in the first space and none in the second.
    private var namedRequest: SyncRequest {
        var request = invitedRequest
        request.version = .withNames
        return request
    }

    private var namedAnswer: SyncAnswer {
        var answer = invitedAnswer
        answer.hasNames = true
        answer.refused = [SyncAnswer.Refused(FieldName(fact.entity, fact.field), .otherMember)]
        answer.spaces?[0].name = "Ada"
        return answer
    }

    @Test("Messages of earlier versions are understood for ever, and written as they were, in every version")
    func frozen() throws {
        #expect(try SyncRequest(wire: Sample.bytes("sync-request-1")) == request)
        #expect(try request.wire == Sample.bytes("sync-request-1"))
        #expect(try SyncRequest(wire: Sample.bytes("sync-request-2")) == spacedRequest)
        #expect(try spacedRequest.wire == Sample.bytes("sync-request-2"))
        #expect(try SyncAnswer(wire: Sample.bytes("sync-answer-1")) == answer)
        #expect(try answer.wire == Sample.bytes("sync-answer-1"))
        #expect(try SyncAnswer(wire: Sample.bytes("sync-answer-2")) == spacedAnswer)
        #expect(try spacedAnswer.wire == Sample.bytes("sync-answer-2"))
        #expect(try SyncRequest(wire: Sample.bytes("sync-request-3")) == positionedRequest)
        #expect(try positionedRequest.wire == Sample.bytes("sync-request-3"))
        #expect(try SyncAnswer(wire: Sample.bytes("sync-answer-3")) == positionedAnswer)
        #expect(try positionedAnswer.wire == Sample.bytes("sync-answer-3"))
        #expect(try SyncRequest(wire: Sample.bytes("sync-request-4")) == invitedRequest)
        #expect(try invitedRequest.wire == Sample.bytes("sync-request-4"))
        #expect(try SyncAnswer(wire: Sample.bytes("sync-answer-4")) == invitedAnswer)
        #expect(try invitedAnswer.wire == Sample.bytes("sync-answer-4"))
        #expect(try SyncRequest(wire: Sample.bytes("sync-request-5")) == namedRequest)
        #expect(try namedRequest.wire == Sample.bytes("sync-request-5"))
        #expect(try SyncAnswer(wire: Sample.bytes("sync-answer-5")) == namedAnswer)
        #expect(try namedAnswer.wire == Sample.bytes("sync-answer-5"))
    }

    @Test("A space without a number, or with a role there is not, is refused")
    func strangeSpaces() {
        var request = spacedRequest
        request.spaces = [SpaceCursor(number: 0, epoch: 1, cursor: 1)]
        #expect(throws: FactsFault.unreadable(.outOfRange)) { try SyncRequest(wire: request.wire) }
        for role in [0, 4] as [UInt64] {
            var answer = spacedAnswer
            answer.spaces?[0].role = role
            #expect(throws: FactsFault.unreadable(.outOfRange)) { try SyncAnswer(wire: answer.wire) }
        }
    }

    @Test("A request is read as it was written")
    func requests() throws {
        #expect(try SyncRequest(wire: request.wire) == request)
        var first = SyncRequest(account: nil, epoch: nil, cursor: 0, limit: 1, batches: [])
        #expect(try SyncRequest(wire: first.wire) == first)
        // Before the first answer a device has no position.
        first.version = .withPosition
        first.spaces = []
        #expect(try SyncRequest(wire: first.wire) == first)
    }

    @Test("An answer is read as it was written")
    func answers() throws {
        #expect(try SyncAnswer(wire: answer.wire) == answer)
    }

    @Test("A request of another version is refused as such")
    func otherVersion() {
        #expect(throws: FactsFault.unknownVersion(6)) { try SyncRequest(wire: [0x81, 6]) }
    }

    @Test("A limit of none, or of more than is given, is refused", arguments: [0, 5001])
    func limits(limit: Int) {
        let request = SyncRequest(account: nil, epoch: nil, cursor: 0, limit: limit, batches: [])
        #expect(throws: FactsFault.unreadable(.outOfRange)) { try SyncRequest(wire: request.wire) }
    }

    @Test("Cut anywhere, none of them is read")
    func cut() {
        for wire in [request.wire, spacedRequest.wire, positionedRequest.wire, invitedRequest.wire, namedRequest.wire] {
            for length in 0..<wire.count {
                #expect(throws: FactsFault.self) { try SyncRequest(wire: Array(wire.prefix(length))) }
            }
        }
        for wire in [answer.wire, spacedAnswer.wire, positionedAnswer.wire, invitedAnswer.wire, namedAnswer.wire] {
            for length in 0..<wire.count {
                #expect(throws: FactsFault.self) { try SyncAnswer(wire: Array(wire.prefix(length))) }
            }
        }
    }

    @Test("Changed at random, a request is refused or read as one that can be written again")
    func fuzzed() {
        var random = SeededRandom.printed(seed: 1)
        for _ in 0..<SeededRandom.histories(usually: 20_000) {
            var bytes = [request.wire, spacedRequest.wire, positionedRequest.wire][Int.random(in: 0..<3, using: &random)]
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: bytes.indices, using: &random)] = .random(in: .min ... .max, using: &random)
            }
            guard let read = try? SyncRequest(wire: bytes) else { continue }
            #expect((try? SyncRequest(wire: read.wire)) == read, "\(bytes)")
        }
    }
}
