import Facts
import Testing

@testable import SyncClient

@Suite("Changes of a record, as a host asks for them")
struct RecordChangeTests {
    /// The results of a change besides the record, as numbers where they are numbers.
    private func rest(_ change: Int64, _ record: AccountRecord?, _ given: [UInt8]...) throws -> [[UInt8]] {
        let bytes = Items.array([CBORItem.of(change), record?.item ?? CBORItem.null] + given)
        return Array(try Items.read(RecordChange.make(bytes, now: noon)).dropFirst())
    }

    private func taking(_ answer: SyncAnswer) throws -> [[UInt8]] {
        let record = try AccountRecord.sample()
        return try rest(7, record, record.item, Items.bytes(answer.wire), CBORItem.emptyArray, CBORItem.zero, CBORItem.of(9))
    }

    @Test("A3: Sent batches leave the outbox with the answer, but not while the account is full")
    func acknowledgement() throws {
        #expect(try taking(.sample())[2] == CBORItem.of(1))
        #expect(try taking(.refusing(.unfit))[2] == CBORItem.of(1))
        #expect(try taking(.refusing(.full))[2] == CBORItem.zero)
    }

    @Test("A3: A fact that was refused is set aside by its name and the reason")
    func settingAside() throws {
        let refused = CBORItem.elements(try taking(.refusing(.unfit))[3])
        #expect(refused.count == 5 && refused[4] == CBORItem.of(2))
        #expect(try taking(.sample())[3] == CBORItem.emptyArray)
    }

    @Test("A3: An answer that comes after the plan was taken out of the account is not kept")
    func elsewhere() throws {
        let record = try AccountRecord.sample()
        let answer = Items.bytes(SyncAnswer.sample(facts: [.sample()]).wire)
        let taken = try rest(7, nil, record.item, answer, CBORItem.emptyArray, CBORItem.zero, CBORItem.of(9))
        #expect(taken[0] == CBORItem.of(TakeOutcome.elsewhere.rawValue) && taken[1] == CBORItem.zero)
    }

    @Test("A3: After timestamps were moved back everything is sent, and read from the beginning, in the same life of each space")
    func restamped() throws {
        let record = try AccountRecord.sample(.sample(cursor: 5, spaces: [.sample(5), .sample(6)]))
        let changed = try Items.read(RecordChange.make(Items.array([CBORItem.of(5), record.item, CBORItem.of(-9)]), now: noon))
        let after = try Items.record(changed[0])
        #expect(after.sendsEverything && after.number(.cursor) == 0 && after.number(.correction) == -9)
        #expect(after[.epoch] == record[.epoch])
        #expect(after.spaces.count == 2)
        for row in 0..<2 {
            #expect(CBORItem.number(after.spaces.item(row, 3)) == 0)
            for column in [0, 1, 2, 4, 5] { #expect(after.spaces.item(row, column) == record.spaces.item(row, column)) }
        }
    }

    @Test("L5: With a space go the facts of it that had been set aside, by their names, and no others")
    func forgetting() throws {
        let record = try AccountRecord.sample(.sample(spaces: [.sample(5), .sample(6)]))
        let answer = SyncAnswer.sample(refused: [.init(.title(in: 5), .unshared)], spaces: [.sample(6)])
        let aside = SyncAnswer.sample(refused: [.init(.title(in: 6), .unfit), .init(.title(in: 5), .unfit)])
        let before = try aside.received.refused.lasting.item
        let leaving = Items.array([CBORItem.of(5), CBORItem.of(1)])
        let forgotten = try rest(3, record, leaving, Items.bytes(answer.wire), before)
        #expect(CBORItem.elements(forgotten[0]).count == 8)
        #expect(CBORItem.elements(forgotten[1]) == [CBORItem.of(1)])
        #expect(SpaceRows(forgotten[2]).count == 1)
    }

    @Test("L5: A fact that was set aside before everything was sent again goes with its space uncounted")
    func forgettingFormer() throws {
        var record = try AccountRecord.sample(.sample(spaces: [.sample(5)]))
        // One of another list, and this one again.
        record.set(.refused, 2)
        let again = CBORItem.elements(try SyncAnswer.refusing(.full, in: 5).received.refused.lasting.item)
        let before = Items.array(Array(again.prefix(4)) + [CBORItem.zero] + again)
        let given = [Items.array([CBORItem.of(5), CBORItem.of(1)]), Items.bytes(SyncAnswer.sample().wire), before]
        let forgotten = try Items.read(RecordChange.make(Items.array([CBORItem.of(3), record.item] + given), now: noon))
        #expect(try Items.record(forgotten[0]).number(.refused) == 1)
        #expect(CBORItem.elements(forgotten[1]).count == 8)
        #expect(CBORItem.elements(forgotten[2]) == [CBORItem.zero, CBORItem.of(1)])
    }

    @Test("A3: A change of no record, and one that there is not, is refused", arguments: [1, 4, 8, 9, 10, 99] as [Int64])
    func refused(change: Int64) throws {
        #expect(throws: CBORFault.self) { try rest(change, nil) }
        if change >= 10 { #expect(throws: CBORFault.self) { try rest(change, .sample()) } }
    }
}
