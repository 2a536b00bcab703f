import Facts
import Storage

/// The deliveries under way, limited so that no account holds up the others: an account has a few slots, and slow deliveries give theirs
/// back.
struct DeliverySlots {
    /// Reminders at once that their devices have had no time yet to answer.
    static let atOnce = 128
    /// Reminders at once, those whose devices have not answered for long among them.
    static let most = 1000
    /// Reminders at once of one account.
    static let mostOfOne = 64
    /// An account with so many devices that do not answer starts no further delivery.
    static let mostSilentOfOne = 4
    /// Whose devices take longer than this, in milliseconds, holds no slot any more: most answer within a tenth of it.
    static let slow: Int64 = 3000

    private struct Key: Hashable {
        let account: AccountID
        let name: Identity

        init(_ reminder: QueuedReminder) {
            account = reminder.account
            name = reminder.name
        }
    }

    private var underWay: [Key: (reminder: QueuedReminder, since: Int64)] = [:]
    /// When those of each account began.
    private var begun: [AccountID: [Key: Int64]] = [:]

    /// All that is under way.
    var reminders: [QueuedReminder] { underWay.values.map(\.reminder) }

    /// Begins a reminder, where its account has a slot for it.
    mutating func take(_ reminder: QueuedReminder, now: Int64) -> Bool {
        let key = Key(reminder)
        let others = begun[reminder.account, default: [:]]
        guard underWay[key] == nil, others.count < Self.mostOfOne, silent(reminder.account, now: now) < Self.mostSilentOfOne
        else {
            return false
        }
        underWay[key] = (reminder, now)
        begun[reminder.account, default: [:]][key] = now
        return true
    }

    /// Ends one.
    mutating func leave(_ reminder: QueuedReminder) {
        let key = Key(reminder)
        guard underWay.removeValue(forKey: key) != nil else { return }
        begun[reminder.account]?[key] = nil
        if begun[reminder.account]?.isEmpty ?? true { begun[reminder.account] = nil }
    }

    private func silent(_ account: AccountID, now: Int64) -> Int {
        begun[account, default: [:]].values.count { now - $0 >= Self.slow }
    }

    /// How many can begin.
    func free(now: Int64) -> Int {
        let fresh = underWay.values.count { now - $0.since < Self.slow }
        return min(Self.atOnce - fresh, Self.most - underWay.count)
    }

    /// For how long a reminder goes back that found no slot, in milliseconds: for a moment, or, where the account's devices do not answer,
    /// the longer it has waited already, the longer.
    func pause(_ reminder: QueuedReminder, now: Int64) -> Int64 {
        guard silent(reminder.account, now: now) >= Self.mostSilentOfOne else { return 100 }
        return min(max((now - reminder.at) / 8, 500), 15_000)
    }
}
