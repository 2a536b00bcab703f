import Storage
import Synchronization

/// How much a guest's plan may hold just now. Each has its own limits, and all of them together one total of bytes.
///
/// Half of the total is divided among as many plans as there may be, so that everybody has a share that nobody can take. The other half is for
/// those who come first: once it is used, a plan that is larger than its share grows no further.
final class GuestRoom: Sendable {
    /// The bytes that a fact takes in the store beside its value, with its index.
    private static let bytesOfFact: Int64 = 200

    private let each: SpaceLimits
    private let share: SpaceLimits
    private let shared: Int64
    private let used = Atomic<Int64>(0)

    /// - Parameters:
    ///   - total: how many bytes all plans may take together.
    ///   - most: how many plans there may be.
    ///   - each: how much each of them may hold.
    init(total: Int64, most: Int64, each: SpaceLimits) {
        self.each = each
        shared = total / 2
        // One half of a share for values, the other for all else of the facts.
        let half = (total - shared) / max(most, 1) / 2
        share = SpaceLimits(facts: min(each.facts, half / Self.bytesOfFact), bytes: min(each.bytes, half))
    }

    /// The limits of every plan, as things stand.
    var limits: SpaceLimits { used.load(ordering: .relaxed) < shared ? each : share }

    /// Notes how much all plans hold.
    func note(_ use: GuestUse) {
        used.store(use.bytes + use.facts * Self.bytesOfFact, ordering: .relaxed)
    }

    /// Notes that a form came in, until the plans are looked at again.
    func note(formOf bytes: Int) {
        used.add(Int64(bytes), ordering: .relaxed)
    }
}
