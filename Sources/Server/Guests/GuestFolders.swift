import Dispatch
import Facts
import Logging
import Planner
import Storage

/// The folders in which older versions kept guests' plans. Each plan moves into the store, once, when the server starts; its folder goes only
/// after the store has committed it.
///
/// Interrupted at any point, nothing is lost, doubled or brought back: the next start goes on. Each server of a store moves the folders of its own
/// machine.
struct GuestFolders: Sendable {
    /// The folder of folders, each named by its guest.
    let path: String
    let logger: Logger
    /// Called now and then while it takes a while.
    let goingOn: @Sendable () -> Void

    private static let atOnce = 8

    /// The folders in the data folder of a server.
    init(in dataFolder: String, logger: Logger, goingOn: @escaping @Sendable () -> Void = {}) {
        path = dataFolder + "/guests"
        self.logger = logger
        self.goingOn = goingOn
    }

    /// Moves everything into a store.
    ///
    /// - Parameter today: the day that it is there.
    /// - Returns: the guests whose folders stay: they cannot be read, or the store did not take them. The log says why.
    func moveIn(to store: any Store, on today: Int64) async -> Set<AccountID> {
        let names: [String]
        do throws(FileFault) {
            names = try await onThread { () throws(FileFault) in try Folder.names(in: path) }
        } catch {
            logger.error("Could not look for plans of browsers without script in folders: \(error)")
            return []
        }
        let guests = names.compactMap { name in Self.guest(named: name) }
        var moved = 0
        var staying: Set<AccountID> = []
        await withTaskGroup(of: (guest: AccountID, isMoved: Bool).self) { group in
            for (number, guest) in guests.enumerated() {
                if number >= Self.atOnce, let done = await group.next() { note(done) }
                group.addTask { (guest, await moveIn(guest, to: store, on: today)) }
            }
            while let done = await group.next() { note(done) }
        }
        func note(_ done: (guest: AccountID, isMoved: Bool)) {
            if done.isMoved { moved += 1 } else { staying.insert(done.guest) }
            goingOn()
        }
        if moved > 0 { logger.notice("Moved \(moved) plans of browsers without script from their folders into the store") }
        await removeLeftovers(of: store)
        return staying
    }

    /// The guest that a folder is named by. Other names are not those of plans, or of plans that were being made or deleted.
    private static func guest(named name: String) -> AccountID? {
        Hex.decode(name[...]).flatMap { Identity(bytes: $0) }.map { AccountID($0) }
    }

    private func folder(of guest: AccountID) -> GuestFolder { GuestFolder(path: "\(path)/\(guest)") }

    /// Moves one plan into a store.
    ///
    /// - Returns: whether it is there.
    private func moveIn(_ id: AccountID, to store: any Store, on today: Int64) async -> Bool {
        let folder = folder(of: id)
        do {
            let contents = try await onThread { () throws(GuestFolder.Fault) in try folder.read() }
            let guest = Guest(
                id: id,
                hash: GuestToken.hash(of: contents.secret),
                used: today - Int64(contents.unusedDays)
            )
            let now = WallClock.now()
            let checked = CheckedFacts(contents.facts.mended(now: now) ?? contents.facts, roles: nil, now: now)
            if !checked.refused.isEmpty {
                logger.warning("Left out \(checked.refused.count) facts of \(folder.path), which may not be stored")
            }
            // Moved before, if a crash came between: only the folder is left to go.
            _ = try await store.moveIn(guest, with: checked.personal)
        } catch {
            logger.error("Could not move the plan in \(folder.path) into the store: \(error)")
            return false
        }
        do throws(FileFault) {
            try await onThread { () throws(FileFault) in try folder.hide() }
        } catch {
            // The store remembers that it has this plan, until the folder is gone.
            logger.error("The folder of a plan that is in the store stays for now: \(error)")
        }
        return true
    }

    /// Removes the folders that no longer have the name of a guest, also those that a crash left, and what the store remembers of their moves.
    private func removeLeftovers(of store: any Store) async {
        do {
            let names = try await onThread { () throws(FileFault) in
                let names = try Folder.names(in: path)
                // None of them has its earlier name again after a power cut.
                if !names.isEmpty { try Folder.sync(path) }
                return names
            }
            let suffix = GuestFolder.leftoverSuffix
            for name in names where name.hasSuffix(suffix) {
                guard let guest = Self.guest(named: String(name.dropLast(suffix.count))) else { continue }
                // In this order: after a crash the folder is still found.
                try await store.forgetMove(of: guest)
                let folder = folder(of: guest)
                try await onThread { () throws(FileFault) in try folder.removeHidden() }
                goingOn()
            }
            if try await onThread({ () throws(FileFault) in try Folder.names(in: path) }).isEmpty {
                try await onThread { () throws(FileFault) in try Folder.remove(path) }
            }
        } catch {
            logger.error("Could not remove the folders of plans that are in the store: \(error)")
        }
    }

    /// Works on a thread that may wait for the disk, and not on one of the few that everybody shares.
    private func onThread<Value: Sendable, Fault: Error>(_ work: @escaping @Sendable () throws(Fault) -> Value)
        async throws(Fault)
        -> Value
    {
        let result: Result<Value, Fault> = await withCheckedContinuation { done in
            DispatchQueue.global().async { done.resume(returning: Result { () throws(Fault) in try work() }) }
        }
        return try result.get()
    }
}
