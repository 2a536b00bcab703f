import Facts
import Planner
import Requests
import Storage

/// Sharing a list moves it, and only the planner knows how: it writes what leaves the account's own space and what comes into the list's,
/// and the store keeps all of that with the change of who shares it, or nothing.
extension AccountReplica {
    /// The content that others would get if a list were shared; nil if there is no such list to share.
    func sharePreview(of list: Identity) async throws(StoreFault) -> SharePreview? {
        await lock.lock()
        defer { lock.unlock() }
        return try await upToDate()?.application.sharePreview(of: list)
    }

    /// Shares a list of the account's own.
    func share(_ list: SharedList, by owner: Member, now: Int64) async throws(StoreFault) -> SharingOutcome {
        await lock.lock()
        defer { lock.unlock() }
        guard let held = try await upToDate(now: now) else { return .refused }
        // The planner has written facts into its memory that are perhaps not stored.
        defer { forget() }
        let facts = held.application.share(list.list, as: list.number, now: now)
        guard !facts.isEmpty else { return .refused }
        let checked = CheckedFacts(facts, roles: [list.number: .own], now: now)
        let pushes = try pushes(of: checked) { $0 == list.number ? list.space : nil }.pushes
        return try await store.share(list, by: owner, writing: pushes)
    }

    /// Ends the sharing of a list: it becomes the account's own again, as it stands.
    func takeBack(_ number: UInt32, now: Int64) async throws(StoreFault) -> SharingOutcome {
        await lock.lock()
        defer { lock.unlock() }
        for _ in 0..<Self.tries {
            guard let held = try await upToDate(now: now), let list = held.cursors.lists[number] else { return .refused }
            defer { forget() }
            let facts = held.application.takeBack(number, now: now)
            let pushes = try pushes(of: CheckedFacts(facts, roles: [:], now: now)) { _ in nil }.pushes
            let outcome = try await store.stop(number, by: account, knowing: list.position, writing: pushes)
            if outcome != .moved { return outcome }
        }
        return .moved
    }

    /// How many tries there are, so that nothing written at this very moment is lost.
    private static let tries = 5
}
