import Facts
import Storage
import Testing

@testable import Server

@Suite("Slots of reminders under way")
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

    @Test("C4: one account has half of the slots at most, and gets them back")
    func account() {
        var slots = DeliverySlots()
        let most = UInt64(DeliverySlots.mostOfOne)
        for number in 0..<most {
            let isBegun = slots.take(Self.reminder(of: 1, number), now: 0)
            #expect(isBegun)
        }
        let (isTooMany, isOther) = (slots.take(Self.reminder(of: 1, most), now: 0), slots.take(Self.reminder(of: 2, 0), now: 0))
        #expect(!isTooMany && isOther)
        slots.leave(Self.reminder(of: 1, 2))
        slots.leave(Self.reminder(of: 1, 999))
        let (isNext, isOneMore) = (
            slots.take(Self.reminder(of: 1, most), now: 0), slots.take(Self.reminder(of: 1, most + 1), now: 0)
        )
        #expect(isNext && !isOneMore)
    }

    @Test("C4: an account whose devices do not answer starts no delivery until some of them have ended")
    func silent() {
        var slots = DeliverySlots()
        for number in 0..<UInt64(DeliverySlots.mostSilentOfOne) { _ = slots.take(Self.reminder(of: 1, number), now: 0) }
        let isTooMany = slots.take(Self.reminder(of: 1, 100), now: DeliverySlots.slow)
        #expect(!isTooMany)
        #expect(slots.pause(Self.reminder(of: 1, 100), now: DeliverySlots.slow) == 500)
        slots.leave(Self.reminder(of: 1, 0))
        #expect(slots.pause(Self.reminder(of: 1, 100), now: DeliverySlots.slow) == 100)
        let isBegun = slots.take(Self.reminder(of: 1, 100), now: DeliverySlots.slow)
        #expect(isBegun)
    }

    @Test("C4: whose devices do not answer hold no slot of others, up to a limit")
    func slow() {
        var slots = DeliverySlots()
        for number in 0..<UInt64(DeliverySlots.atOnce) { _ = slots.take(Self.reminder(of: number, 0), now: 0) }
        #expect(slots.free(now: DeliverySlots.slow - 1) == 0 && slots.free(now: DeliverySlots.slow) == DeliverySlots.atOnce)
        for number in 200..<UInt64(1072) { _ = slots.take(Self.reminder(of: number, 0), now: 0) }
        #expect(slots.free(now: DeliverySlots.slow) == 0)
    }
}
