import Facts
import Storage
import Testing

@testable import Server

@Suite("Places of reminders under way")
struct DeliverySlotsTests {
    private static func reminder(of account: UInt64, _ number: UInt64) -> QueuedReminder {
        QueuedReminder(
            account: AccountID(Identity(high: 0, low: account)),
            name: Identity(high: 1, low: number),
            at: 0,
            kind: 0,
            day: 0,
            expires: 0,
            message: []
        )
    }

    @Test("C4: one account has half of the places at most, and gets them back")
    func account() {
        var places = DeliverySlots()
        let most = UInt64(DeliverySlots.mostOfOne)
        for number in 0..<most {
            let isBegun = places.take(Self.reminder(of: 1, number), now: 0)
            #expect(isBegun)
        }
        let (isTooMany, isOther) = (places.take(Self.reminder(of: 1, most), now: 0), places.take(Self.reminder(of: 2, 0), now: 0))
        #expect(!isTooMany && isOther)
        places.leave(Self.reminder(of: 1, 2))
        places.leave(Self.reminder(of: 1, 999))
        let (isNext, isOneMore) = (
            places.take(Self.reminder(of: 1, most), now: 0), places.take(Self.reminder(of: 1, most + 1), now: 0)
        )
        #expect(isNext && !isOneMore)
    }

    @Test("C4: an account whose devices do not answer starts no delivery until some of them have ended")
    func silent() {
        var places = DeliverySlots()
        for number in 0..<UInt64(DeliverySlots.mostSilentOfOne) { _ = places.take(Self.reminder(of: 1, number), now: 0) }
        let isTooMany = places.take(Self.reminder(of: 1, 100), now: DeliverySlots.slow)
        #expect(!isTooMany)
        #expect(places.pause(Self.reminder(of: 1, 100), now: DeliverySlots.slow) == 500)
        places.leave(Self.reminder(of: 1, 0))
        #expect(places.pause(Self.reminder(of: 1, 100), now: DeliverySlots.slow) == 100)
        let isBegun = places.take(Self.reminder(of: 1, 100), now: DeliverySlots.slow)
        #expect(isBegun)
    }

    @Test("C4: whose devices do not answer hold no place of others, up to a limit")
    func slow() {
        var places = DeliverySlots()
        for number in 0..<UInt64(DeliverySlots.atOnce) { _ = places.take(Self.reminder(of: number, 0), now: 0) }
        #expect(places.free(now: DeliverySlots.slow - 1) == 0 && places.free(now: DeliverySlots.slow) == DeliverySlots.atOnce)
        for number in 200..<UInt64(1072) { _ = places.take(Self.reminder(of: number, 0), now: 0) }
        #expect(places.free(now: DeliverySlots.slow) == 0)
    }
}
