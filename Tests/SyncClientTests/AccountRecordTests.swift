import Facts
import Testing

@testable import SyncClient

@Suite("What becomes of the record of an account")
struct AccountRecordTests {
    private func numbers(_ item: [UInt8]) -> [Int64] { CBORItem.elements(item).map { CBORItem.number($0) } }

    // MARK: - Meeting

    @Test("A1: The plan of a guest waits until the whole account has been read; an empty plan does not")
    func meeting() throws {
        let answer = try SyncAnswer.sample(cursor: 50).received
        let waiting = AccountRecord(meeting: answer, isEmpty: false)
        #expect(waiting.number(.joining) == JoiningState.waiting && !waiting.sendsEverything && !waiting.isJoining)
        let empty = AccountRecord(meeting: answer, isEmpty: true)
        #expect(!empty.sendsEverything && empty.number(.cursor) == 0 && empty[.position] == CBORItem.null)
        for record in [waiting, empty] { #expect(record.number(.arriving) == 1) }
    }

    @Test(
        "A1: All of an account has arrived with the first answer after which there is no more; only then is a plan that waits decided about"
    )
    func arriving() throws {
        let met = try SyncAnswer.sample().received
        var record = AccountRecord(meeting: met, isEmpty: false)
        for hasMore in [true, false] {
            var answer = SyncAnswer.sample()
            answer.hasMore = hasMore
            let received = try answer.received
            #expect(record.arrives(with: received) == !hasMore)
            record.take(received, page: [], correction: CBORItem.zero, round: CBORItem.of(2), now: noon)
            #expect(record.isJoining == !hasMore)
        }
    }

    @Test("A3: Another account's session changes nothing but the record of the account")
    func another() throws {
        var record = try AccountRecord.sample()
        let before = record
        var answer = SyncAnswer.sample()
        answer.account = Identity(high: 2, low: 2)
        #expect(record.meet(try answer.received))
        #expect(record.number(.status) == AccountStatus.anotherAccount)
        record.set(.status, AccountStatus.ok)
        #expect(record == before)
    }

    @Test("A3: An account that was deleted stays deleted, until it lets the device in again")
    func deleted() throws {
        var record = try AccountRecord.sample()
        record.shutOut(AccountStatus.deleted)
        record.shutOut(AccountStatus.signInAgain)
        #expect(record.number(.status) == AccountStatus.deleted)
        #expect(!record.meet(try SyncAnswer.sample().received))
        #expect(record.number(.status) == AccountStatus.ok)
    }

    // MARK: - Taking an answer

    @Test("A3: An answer that is kept moves every place on")
    func places() throws {
        let record = try AccountRecord.sample(.sample(epoch: 8, cursor: 20, spaces: [.sample()]))
        let taken = try SyncAnswer.sample(epoch: 8, cursor: 20, spaces: [.sample()]).received.record
        for item in [AccountRecord.Item.epoch, .cursor, .position, .spaces] { #expect(record[item] == taken[item]) }
        #expect(record.number(.synced) == noon && record[.round] == CBORItem.of(1))
    }

    @Test("A3: An answer is kept only where it was asked for, and once")
    func outcomes() throws {
        let sent = try AccountRecord.sample()
        var known = sent
        #expect(known.outcome(sent: sent, round: CBORItem.of(2)) == .kept)
        #expect(known.outcome(sent: sent, round: CBORItem.of(1)) == .keptBefore)
        known.set(.cursor, 6)
        #expect(known.outcome(sent: sent, round: CBORItem.of(2)) == .movedOn)
        known = sent
        known.set(.epoch, 6)
        #expect(known.outcome(sent: sent, round: CBORItem.of(2)) == .movedOn)
        known.set(.id, 6)
        #expect(known.outcome(sent: sent, round: CBORItem.of(1)) == .elsewhere)
    }

    @Test("A3: A page of everything leads to the next one, unless all of it has begun again or there is no room")
    func pages() throws {
        var record = try AccountRecord.sample()
        record.sendAgain()
        let next = Items.bytes([1, 2, 3])
        func taking(_ answer: SyncAnswer, turn: Int64) throws -> [UInt8] {
            var taken = record
            let page = [CBORItem.of(turn), next]
            taken.take(try answer.received, page: page, correction: CBORItem.zero, round: CBORItem.of(2), now: noon)
            return taken[.everything]
        }
        #expect(try taking(.sample(), turn: 1) == next)
        #expect(try taking(.sample(), turn: 0) == CBORItem.noBytes)
        #expect(try taking(.refusing(.full), turn: 1) == CBORItem.noBytes)
    }

    @Test("A3: After a restore everything is sent again, and the number of refused facts starts at 0")
    func anotherLife() throws {
        var record = try AccountRecord.sample(.refusing(.unfit))
        #expect(record.number(.refused) == 1 && !record.sendsEverything)
        record.take(
            try SyncAnswer.sample(epoch: 9).received,
            page: [],
            correction: CBORItem.zero,
            round: CBORItem.of(2),
            now: noon
        )
        #expect(record.sendsEverything && record.number(.turn) == 1 && record.number(.refused) == 0)
    }

    @Test("A3: Refused facts are set aside, but not those that a list refuses, and none while the account is full")
    func lasting() throws {
        #expect(try SyncAnswer.refusing(.unfit).received.refused.lasting.count == 5)
        #expect(try SyncAnswer.refusing(.full, in: 5).received.refused.lasting.count == 5)
        #expect(try SyncAnswer.refusing(.unshared, in: 5).received.refused.lasting.count == 0)
        #expect(try SyncAnswer.refusing(.otherMember, in: 5).received.refused.lasting.count == 0)
        #expect(try SyncAnswer.refusing(.otherMember, in: 5).received.refused.unsharedSpaces.isEmpty)
        #expect(try SyncAnswer.refusing(.full).received.refused.lasting.count == 0)
        #expect(try AccountRecord.sample(.refusing(.full)).number(.status) == AccountStatus.full)
    }

    @Test("A3: Pages hear of an answer that changes what they show, and of no other")
    func news() throws {
        let record = try AccountRecord.sample(.sample(spaces: [.sample()]))
        #expect(!record.isNews(try SyncAnswer.sample(cursor: 9, spaces: [.sample()]).received))
        #expect(record.isNews(try SyncAnswer.sample(facts: [.sample()], spaces: [.sample()]).received))
        #expect(record.isNews(try SyncAnswer.sample(spaces: [.sample(role: 3)]).received))
        #expect(record.isNews(try SyncAnswer.sample(spaces: [.sample(), .sample(6)]).received))
        var named = SpaceNews.sample()
        named.others = ["Bob", "Eve"]
        #expect(record.isNews(try SyncAnswer.sample(spaces: [named]).received))
        named = .sample()
        named.name = "Addie"
        #expect(record.isNews(try SyncAnswer.sample(spaces: [named]).received))
        var invited = SyncAnswer.sample(spaces: [.sample()])
        invited.invitations = [WaitingInvitation(from: "Eve", list: "Party")]
        #expect(record.isNews(try invited.received))
        var renamed = SyncAnswer.sample(spaces: [.sample()])
        renamed.email = "ada@new.example.org"
        #expect(record.isNews(try renamed.received))
    }

    // MARK: - Shared lists

    /// Whether the list is the person's own, whether they are still a member and as what, whether the server was restored, and why the
    /// space is forgotten.
    @Test(
        "L5: Why a space is forgotten depends on whose it was and on what the server says",
        arguments: [
            (2, nil, false, 3), (3, nil, false, 1), (2, nil, true, 2), (3, nil, true, nil), (2, 2, false, 0), (2, 1, false, 1),
            (2, 1, true, 1),
        ] as [(UInt64, UInt64?, Bool, Int64?)]
    )
    func departures(before: UInt64, now: UInt64?, isRestored: Bool, why: Int64?) throws {
        let record = try AccountRecord.sample(.sample(spaces: [.sample(role: before)]))
        var answer = SyncAnswer.sample(epoch: isRestored ? 99 : 7, refused: [.init(.title(in: 5), .unshared)])
        if let now { answer.spaces = [.sample(role: now)] }
        #expect(numbers(record.departures(after: try answer.received).row.item) == (why.map { [5, $0] } ?? []))
    }

    @Test("L5: All that was written here in a list of somebody else is kept if it is lost before everything is sent")
    func removedBeforeAllIsSent() throws {
        var record = try AccountRecord.sample(.sample(spaces: [.sample(5, role: 2), .sample(6, role: 3)]))
        record.sendAgain()
        #expect(numbers(record.departures(after: try SyncAnswer.sample().received).row.item) == [5, 2, 6, 1])
        #expect(numbers(record.withoutAccount().left.row.item) == [5, 2])
    }

    @Test("L5: A space that takes everything stays")
    func staying() throws {
        let record = try AccountRecord.sample(.sample(spaces: [.sample()]))
        let answer = SyncAnswer.sample(
            refused: [.init(.title(in: 6), .unshared), .init(.title(in: 5), .unfit)],
            spaces: [.sample()]
        )
        #expect(record.departures(after: try answer.received).row.count == 0)
    }

    @Test(
        "L5: The person's own lists that a restored server does not know are remembered until they are personal, or there again"
    )
    func lostLists() throws {
        let record = try AccountRecord.sample(.sample(spaces: [.sample(5, role: 3), .sample(6, role: 2), .sample(7, role: 3)]))
        var next = record
        let answer = SyncAnswer.sample(epoch: 9, spaces: [.sample(7, role: 3)])
        next.take(try answer.received, page: [], correction: CBORItem.zero, round: CBORItem.of(2), now: noon)
        #expect(numbers(next[.lost]) == [5])
        #expect(numbers(next.lostLists(after: try SyncAnswer.sample(epoch: 9).received)) == [5])
        #expect(numbers(next.lostLists(after: try SyncAnswer.sample(epoch: 9, spaces: [.sample(5, role: 3)]).received)) == [])
        #expect(numbers(record.lostLists(after: try SyncAnswer.sample().received)) == [])
    }

    @Test("L5: With a space go the facts of it that had been set aside, and no others")
    func forgetting() throws {
        var record = try AccountRecord.sample(.sample(refused: [.init(.title(in: 0), .unfit)], spaces: [.sample(5), .sample(6)]))
        record.forget([5], refused: 0)
        #expect(record.spaces.count == 1 && record.spaces.number(0) == 6 && record.number(.refused) == 1)
        record.forget([6], refused: 3)
        #expect(record.spaces.count == 0 && record.number(.refused) == 0)
    }

    @Test("A3: Kept without its account, a plan leaves the lists of others and makes the person's own personal")
    func withoutAccount() throws {
        var record = try AccountRecord.sample(.sample(spaces: [.sample(5, role: 3), .sample(6, role: 2)]))
        var lost = CBORRow()
        lost.add(8)
        record[.lost] = lost.item
        let (left, personal) = record.withoutAccount()
        #expect(numbers(left.row.item) == [6, 3] && numbers(personal.item) == [5, 8])
    }
}
