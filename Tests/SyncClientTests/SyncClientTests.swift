import Facts
import Testing

@testable import SyncClient

@Suite("What the synchronisation decides")
struct SyncClientTests {
    private var client = SyncClient()

    /// One that has begun a run and found an account that was reached just now.
    private func sending() throws -> SyncClient {
        var client = SyncClient()
        _ = client.began(isLeaving: false, isExpected: false)
        _ = client.found(try .sample(), waiting: 0, now: noon)
        return client
    }

    // MARK: - Beginning

    @Test("A3: A session that is to be ended is ended before anything else")
    mutating func leaving() {
        #expect(client.began(isLeaving: true, isExpected: true).all == [[1]])
        #expect(client.sessionEnded(isDone: true, now: noon, chance: 0).all == [])
        #expect(client.sessionEnded(isDone: false, now: noon, chance: 0).all == [[13, 1000]])
    }

    @Test("A3: The server is asked whose session it is where somebody has signed in")
    mutating func expected() {
        #expect(client.began(isLeaving: false, isExpected: true).all == [[2], [3]])
        #expect(client.began(isLeaving: false, isExpected: false).all == [[3]])
    }

    @Test("A3: Without an account nothing is exchanged")
    mutating func guest() {
        #expect(client.found(nil, waiting: 3, now: noon).all == [])
    }

    // MARK: - Sending

    @Test("A3: A device that was not answered for a minute reads all before it sends")
    mutating func readsFirst() throws {
        let record = try AccountRecord.sample()
        _ = client.began(isLeaving: false, isExpected: false)
        #expect(client.found(record, waiting: 1, now: noon + 60_001).all == [[4, 0, 0]])
        let more = try SyncAnswer.sample(hasMore: true).received
        _ = client.answered(more, to: record, heard: noon, now: noon, chance: 0)
        #expect(client.taken(.kept, isNews: false, account: record, waiting: 1).all == [[3]])
        #expect(client.found(record, waiting: 1, now: noon).all == [[4, 0, 0]])
        _ = client.answered(try SyncAnswer.sample().received, to: record, heard: noon, now: noon, chance: 0)
        _ = client.taken(.kept, isNews: false, account: record, waiting: 1)
        #expect(client.found(record, waiting: 1, now: noon).all == [[4, 200, 65_536]])
    }

    @Test("A3: Everything that is here is sent before the facts written since")
    mutating func everythingFirst() throws {
        var record = try AccountRecord.sample()
        record.sendAgain()
        #expect(client.found(record, waiting: 3, now: noon).all == [[5, 65_536]])
        record[.everything] = CBORItem.null
        #expect(client.found(record, waiting: 3, now: noon).all == [[4, 200, 65_536]])
        #expect(client.found(record, waiting: 0, now: noon).all.map { $0[1] } == [0])
    }

    @Test("A3: A request has the account, its place in every space, and where the store was")
    func request() throws {
        let record = try AccountRecord.sample(.sample(spaces: [.sample()]))
        let batch = Batch([.sample()])
        let bytes = try SyncClient.request(Items.array([record.item, Items.array([Items.bytes(batch.wire)])]))
        let request = SyncRequest(
            version: .withNames,
            account: Identity(high: 1, low: 1),
            epoch: 7,
            cursor: 5,
            limit: 2000,
            batches: [batch],
            spaces: [SpaceCursor(number: 5, epoch: 70, cursor: 8)],
            position: StorePosition(run: 1, step: 2)
        )
        #expect(try SyncRequest(wire: bytes) == request)
    }

    @Test("A1: The first request has no facts, and asks for as few as possible")
    func firstContact() throws {
        let bytes = try SyncClient.request(Items.array([CBORItem.null, CBORItem.emptyArray]))
        let first = SyncRequest(version: .withNames, account: nil, epoch: nil, cursor: 0, limit: 1, batches: [], spaces: [])
        #expect(try SyncRequest(wire: bytes) == first)
    }

    // MARK: - Answers

    @Test(
        "A3: A clock that is wrong by more than a minute is corrected, by as much as it is wrong",
        arguments: [
            (60_000, 0), (60_001, -60_001), (-60_000, 0), (-7_200_000, 7_200_000),
        ] as [(Int64, Int64)]
    )
    func correction(ahead: Int64, correction: Int64) throws {
        var client = try sending()
        let effects = client.answered(
            try SyncAnswer.sample().received,
            to: try .sample(),
            heard: noon + ahead,
            now: noon,
            chance: 0
        )
        #expect(effects.all == [[10, correction]])
    }

    @Test("A3: Timestamps that are refused as ahead are moved back once a run; after that another clock is to blame")
    func restamping() throws {
        var client = try sending()
        let answer = try SyncAnswer.refusing(.ahead).received
        let record = try AccountRecord.sample()
        let effects = client.answered(answer, to: record, heard: noon + 90_000, now: noon, chance: 0)
        #expect(effects.all == [[7, noon + 300_000, -90_000]])
        #expect(client.restamped(isDone: true).all == [[3]])
        #expect(client.answered(answer, to: record, heard: noon, now: noon, chance: 0).all == [[13, 1000]])
        _ = client.began(isLeaving: false, isExpected: false)
        #expect(client.answered(answer, to: record, heard: noon, now: noon, chance: 0).all == [[7, noon + 300_000, 0]])
    }

    @Test("L5: A space that the account has left, or that refused something, is forgotten before the answer is kept")
    func departure() throws {
        var client = try sending()
        let member = try AccountRecord.sample(.sample(spaces: [.sample()]))
        let left = try SyncAnswer.sample(facts: [.sample()]).received
        #expect(client.answered(left, to: member, heard: noon, now: noon, chance: 0).all == [[8, 5, 3], [11], [3]])
    }

    // MARK: - Stored state

    @Test("A3: A run goes on while there is more to read or to send, and ends after that")
    func goingOn() throws {
        let record = try AccountRecord.sample()
        var client = try sending()
        _ = client.answered(try SyncAnswer.sample().received, to: record, heard: noon, now: noon, chance: 0)
        #expect(client.taken(.kept, isNews: false, account: record, waiting: 0).all == [])
        #expect(client.taken(.kept, isNews: true, account: record, waiting: 0).all == [[11]])
        #expect(client.taken(.kept, isNews: false, account: record, waiting: 1).all == [[3]])
        #expect(client.taken(.stale, isNews: false, account: nil, waiting: 0).all == [[3]])
        #expect(client.taken(.movedOn, isNews: false, account: record, waiting: 0).all == [[3]])
        #expect(client.taken(.elsewhere, isNews: false, account: nil, waiting: 5).all == [])
        #expect(client.taken(.keptBefore, isNews: false, account: record, waiting: 0).all == [])
        _ = client.answered(
            try SyncAnswer.sample(spaces: [.sample(hasMore: true)]).received,
            to: record,
            heard: noon,
            now: noon,
            chance: 0
        )
        #expect(client.taken(.kept, isNews: false, account: record, waiting: 0).all == [[3]])
    }

    @Test("A3: While the account is full nothing is sent again at once")
    func full() throws {
        let record = try AccountRecord.sample()
        var client = try sending()
        _ = client.answered(try SyncAnswer.refusing(.full).received, to: record, heard: noon, now: noon, chance: 0)
        #expect(client.taken(.kept, isNews: false, account: record, waiting: 4).all == [])
        _ = client.answered(try SyncAnswer.refusing(.full, in: 5).received, to: record, heard: noon, now: noon, chance: 0)
        #expect(client.taken(.kept, isNews: false, account: record, waiting: 4).all == [[3]])
    }

    @Test("L5: Lists that a restored server does not know become personal once all that it has is here")
    func takingHome() throws {
        var record = try AccountRecord.sample()
        var lost = CBORRow()
        lost.add(5)
        record[.lost] = lost.item
        var client = try sending()
        _ = client.answered(try SyncAnswer.sample(hasMore: true).received, to: record, heard: noon, now: noon, chance: 0)
        #expect(client.taken(.kept, isNews: false, account: record, waiting: 0).all == [[3]])
        _ = client.answered(try SyncAnswer.sample().received, to: record, heard: noon, now: noon, chance: 0)
        #expect(client.taken(.kept, isNews: false, account: record, waiting: 0).all == [[9], [11], [3]])
    }

    // MARK: - Failures

    @Test("A3: What the server finds too much is halved, and one batch that it cannot take set aside", arguments: [400, 413])
    mutating func unfit(status: Int64) throws {
        _ = client.began(isLeaving: false, isExpected: false)
        #expect(client.failed(status: status, sent: 5, now: noon, chance: 0).all == [[3]])
        let record = try AccountRecord.sample()
        #expect(client.found(record, waiting: 9, now: noon).all.map { $0[1] } == [3])
        #expect(client.failed(status: status, sent: 1, now: noon, chance: 0).all == [[3]])
        #expect(client.found(record, waiting: 9, now: noon).all == [[4, 0, 0]])
        _ = client.answered(try SyncAnswer.sample().received, to: record, heard: noon, now: noon, chance: 0)
        _ = client.taken(.kept, isNews: false, account: record, waiting: 9)
        #expect(client.found(record, waiting: 9, now: noon).all == [[4, 1, 65_536]])
        #expect(client.failed(status: status, sent: 1, now: noon, chance: 0).all == [[6], [3]])
        #expect(client.found(record, waiting: 9, now: noon).all.map { $0[1] } == [200])
        #expect(client.failed(status: status, sent: 0, now: noon, chance: 0).all == [[13, 1000]])
    }

    @Test("A3: Nothing is set aside while requests without facts are refused, too", arguments: [400, 413])
    func unfitForAll(status: Int64) throws {
        var client = try sending()
        let record = try AccountRecord.sample()
        _ = client.answered(try SyncAnswer.sample().received, to: record, heard: noon, now: noon, chance: 0)
        // An answer of an earlier run says nothing about this one.
        _ = client.began(isLeaving: false, isExpected: false)
        #expect(client.found(record, waiting: 1, now: noon).all == [[4, 200, 65_536]])
        #expect(client.failed(status: status, sent: 1, now: noon, chance: 0).all == [[3]])
        #expect(client.found(record, waiting: 1, now: noon).all == [[4, 0, 0]])
        #expect(client.failed(status: status, sent: 0, now: noon, chance: 0).all == [[13, 1000]])
    }

    @Test("A3: After an answer that did not arrive in time half as many facts are asked for at once, and more again after others")
    func slowLine() throws {
        var client = try sending()
        for fewer: Int64 in [1000, 500, 250, 125, 62, 50] {
            #expect(client.failed(status: 408, now: noon, chance: 0).all == [[3]])
            #expect(client.facts == fewer)
        }
        #expect(client.failed(status: 408, now: noon, chance: 0).all == [[13, 1000]])
        let (answer, record) = (try SyncAnswer.sample().received, try AccountRecord.sample())
        for more: Int64 in [56, 63, 70] {
            _ = client.answered(answer, to: record, heard: noon, now: noon, chance: 0)
            #expect(client.facts == more)
        }
        for _ in 0..<60 { _ = client.answered(answer, to: record, heard: noon, now: noon, chance: 0) }
        #expect(client.facts == 2000)
    }

    @Test("A3: After a request that was not answered in time half as many bytes are sent at once, and more again after answers")
    func slowSending() throws {
        var client = try sending()
        let (answer, record) = (try SyncAnswer.sample().received, try AccountRecord.sample())
        for fewer: Int64 in [32_768, 16_384, 8192, 4096, 2048, 2048] {
            #expect(client.failed(status: 408, sent: 3, now: noon, chance: 0).all == [[3]])
            #expect(client.found(record, waiting: 3, now: noon).all == [[4, 200, fewer]])
        }
        #expect(client.failed(status: 408, sent: 3, now: noon, chance: 0).all == [[13, 1000]])
        for more: Int64 in [2304, 2592] {
            _ = client.answered(answer, to: record, heard: noon, now: noon, chance: 0)
            #expect(client.found(record, waiting: 3, now: noon).all == [[4, 200, more]])
        }
        // Few facts are asked for already: what is sent can still become less.
        client.facts = SyncClient.fewestFacts
        #expect(client.failed(status: 408, sent: 3, now: noon, chance: 0).all == [[3]])
        #expect(client.failed(status: 408, now: noon, chance: 0).all.map { $0[0] } == [13])
        for _ in 0..<60 { _ = client.answered(answer, to: record, heard: noon, now: noon, chance: 0) }
        #expect(client.found(record, waiting: 3, now: noon).all == [[4, 200, 65_536]])
    }

    @Test("A3: Where it is not answered in time whose session it is, that is asked again later")
    mutating func slowMeeting() {
        _ = client.began(isLeaving: false, isExpected: true)
        #expect(client.failed(status: 408, now: noon, chance: 0).all == [[13, 1000]])
    }

    @Test("A3: Each failure doubles the wait, from two seconds up to five minutes, shortened by up to half")
    mutating func waits() {
        var waits: [Int64] = []
        for _ in 0..<10 { waits.append(client.failed(now: noon, chance: 65_535).all[0][1]) }
        #expect(waits == [1999, 3999, 7999, 15_999, 31_999, 63_999, 127_999, 255_998, 299_997, 299_997])
        #expect(client.failed(now: noon, chance: 0).all == [[13, 150_000]])
        _ = client.found(nil, waiting: 0, now: noon)
        #expect(client.failed(now: noon, chance: 0).all == [[13, 1000]])
    }

    @Test(
        "A3: After a failure nothing is tried before its time, unless something happens; what the server asked for is waited always"
    )
    mutating func patience() {
        _ = client.failed(now: noon, chance: 0)
        #expect(client.asked(isUrgent: false, now: noon + 999).all == [])
        #expect(client.asked(isUrgent: true, now: noon + 999).all == [[0]])
        #expect(client.failed(status: 503, wait: 60_000, now: noon, chance: 0).all == [[13, 60_000]])
        #expect(client.asked(isUrgent: true, now: noon + 59_999).all == [])
        #expect(client.asked(isUrgent: false, now: noon + 60_000).all == [[0]])
    }

    @Test(
        "A3: An account that does not let the device in is noted, and not asked again by itself",
        arguments: [
            (401, AccountStatus.signInAgain), (409, AccountStatus.anotherAccount), (410, AccountStatus.deleted),
        ] as [(Int64, Int64)]
    )
    mutating func shutOut(status: Int64, noted: Int64) {
        #expect(client.failed(status: status, now: noon, chance: 0).all == [[12, noted]])
    }

    @Test("A3: What the machine remembers survives being handed over as bytes")
    func state() throws {
        var state = CBORItem.null
        func step(_ event: [Int64], now: Int64 = noon) throws -> [[Int64]] {
            let items = Items.array([state] + event.map { CBORItem.of($0) })
            let stepped = CBORItem.elements(try SyncClient.step(items, now: now, chance: 0))
            state = stepped[0]
            return CBORItem.elements(stepped[1]).map { CBORItem.elements($0).map { CBORItem.number($0) } }
        }
        #expect(try step([0, 0]) == [[0]])
        #expect(try step([1, 0, 0]) == [[3]])
        #expect(try step([7, 503, 60_000, 0]) == [[13, 60_000]])
        #expect(try step([0, 1], now: noon + 59_999) == [])
        #expect(try step([7, 0, 0, 0]) == [[13, 2000]])
        #expect(try step([7, 413, 0, 3]) == [[3]])
        #expect(throws: CBORFault.self) { try SyncClient.step(Items.array([state, CBORItem.of(99)]), now: noon, chance: 0) }
    }
}
