import Facts
import Storage

/// The deliveries under way, limited so that no account holds up the others: an account has a few places, and slow deliveries give theirs
/// back.
struct DeliverySlots {
    /// Rings at once that their devices have had no time yet to answer.
    static let atOnce = 128
    /// Rings at once, those whose devices have not answered for long among them.
    static let most = 1000
    /// Rings at once of one account.
    static let mostOfOne = 64
    /// An account with so many devices that do not answer starts no further delivery.
    static let mostSilentOfOne = 4
    /// Whose devices take longer than this, in milliseconds, holds no place any more: most answer within a tenth of it.
    static let slow: Int64 = 3000

    private struct Key: Hashable {
        let account: AccountID
        let name: Identity

        init(_ ring: QueuedReminder) {
            account = ring.account
            name = ring.name
        }
    }

    private var underWay: [Key: (ring: QueuedReminder, since: Int64)] = [:]
    /// When those of each account began.
    private var begun: [AccountID: [Key: Int64]] = [:]

    /// All that is under way.
    var rings: [QueuedReminder] { underWay.values.map(\.ring) }

    /// Begins a ring, where its account has a place for it.
    mutating func take(_ ring: QueuedReminder, now: Int64) -> Bool {
        let key = Key(ring)
        let others = begun[ring.account, default: [:]]
        guard underWay[key] == nil, others.count < Self.mostOfOne, silent(ring.account, now: now) < Self.mostSilentOfOne else {
            return false
        }
        underWay[key] = (ring, now)
        begun[ring.account, default: [:]][key] = now
        return true
    }

    /// Ends one.
    mutating func leave(_ ring: QueuedReminder) {
        let key = Key(ring)
        guard underWay.removeValue(forKey: key) != nil else { return }
        begun[ring.account]?[key] = nil
        if begun[ring.account]?.isEmpty ?? true { begun[ring.account] = nil }
    }

    private func silent(_ account: AccountID, now: Int64) -> Int {
        begun[account, default: [:]].values.count { now - $0 >= Self.slow }
    }

    /// How many can begin.
    func free(now: Int64) -> Int {
        let fresh = underWay.values.count { now - $0.since < Self.slow }
        return min(Self.atOnce - fresh, Self.most - underWay.count)
    }

    /// For how long a ring goes back that found no place, in milliseconds: for a moment, or, where the account's devices do not answer,
    /// the longer it has waited already, the longer.
    func pause(_ ring: QueuedReminder, now: Int64) -> Int64 {
        guard silent(ring.account, now: now) >= Self.mostSilentOfOne else { return 100 }
        return min(max((now - ring.at) / 8, 500), 15_000)
    }
}
