import Facts
import Storage
import Testing

@testable import Server

@Suite("Places of reminders under way")
struct RingPlacesTests {
    private static func ring(of account: UInt64, _ number: UInt64) -> PlannedRing {
        PlannedRing(
            account: AccountID(Identity(high: 0, low: account)),
            name: Identity(high: 1, low: number),
            at: 0,
            kind: 0,
            day: 0,
            expires: 0,
            message: []
        )
    }

    @Test("C4: one account has a few places, and gets them back")
    func account() {
        var places = RingPlaces()
        var begun: [Bool] = []
        for number in 0..<6 as Range<UInt64> { begun.append(places.take(Self.ring(of: 1, number), now: 0)) }
        #expect(begun == [true, true, true, true, false, false])
        let isOther = places.take(Self.ring(of: 2, 0), now: 0)
        #expect(isOther)
        places.leave(Self.ring(of: 1, 2))
        places.leave(Self.ring(of: 1, 9))
        let (isNext, isOneMore) = (places.take(Self.ring(of: 1, 4), now: 0), places.take(Self.ring(of: 1, 5), now: 0))
        #expect(isNext && !isOneMore)
    }

    @Test("C4: whose devices do not answer hold no place of others, up to a limit")
    func slow() {
        var places = RingPlaces()
        for number in 0..<UInt64(RingPlaces.atOnce) { _ = places.take(Self.ring(of: number, 0), now: 0) }
        #expect(places.free(now: RingPlaces.slow - 1) == 0 && places.free(now: RingPlaces.slow) == RingPlaces.atOnce)
        for number in 200..<UInt64(1072) { _ = places.take(Self.ring(of: number, 0), now: 0) }
        #expect(places.free(now: RingPlaces.slow) == 0)
    }
}
