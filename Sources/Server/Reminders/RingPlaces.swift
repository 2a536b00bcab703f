import Facts
import Storage

/// What is under way just now, so that nobody holds up the others: an account has a few places, and who waits long gives theirs free.
struct RingPlaces {
    /// Rings at once that their devices have had no time yet to answer.
    static let atOnce = 128
    /// Rings at once, those whose devices have not answered for long among them.
    static let most = 1000
    /// Rings at once of one account.
    static let mostOfOne = 4
    /// Whose devices take longer than this, in milliseconds, holds no place any more: most answer within a tenth of it.
    static let slow: Int64 = 3000

    private struct Key: Hashable {
        let account: AccountID
        let name: Identity

        init(_ ring: PlannedRing) {
            account = ring.account
            name = ring.name
        }
    }

    private var underWay: [Key: (ring: PlannedRing, since: Int64)] = [:]
    private var counts: [AccountID: Int] = [:]

    /// All that is under way.
    var rings: [PlannedRing] { underWay.values.map(\.ring) }

    /// Begins a ring, where its account has a place for it.
    mutating func take(_ ring: PlannedRing, now: Int64) -> Bool {
        guard underWay[Key(ring)] == nil, counts[ring.account, default: 0] < Self.mostOfOne else { return false }
        underWay[Key(ring)] = (ring, now)
        counts[ring.account, default: 0] += 1
        return true
    }

    /// Ends one.
    mutating func leave(_ ring: PlannedRing) {
        guard underWay.removeValue(forKey: Key(ring)) != nil, let count = counts[ring.account] else { return }
        counts[ring.account] = count > 1 ? count - 1 : nil
    }

    /// How many can begin.
    func free(now: Int64) -> Int {
        let fresh = underWay.values.count { now - $0.since < Self.slow }
        return min(Self.atOnce - fresh, Self.most - underWay.count)
    }

    /// For how long a ring goes back that found no place, in milliseconds: the longer it has waited already, the longer.
    static func pause(_ ring: PlannedRing, now: Int64) -> Int64 {
        min(max((now - ring.at) / 8, 500), 15_000)
    }
}
