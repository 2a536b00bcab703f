import Foundation

/// Which store to use, as `--store` names it.
package enum StoreURL: Equatable, Sendable, CustomStringConvertible {
    /// `sqlite:PATH`: one file.
    case sqlite(String)
    /// `postgres://…`: a database of PostgreSQL, as libpq understands the address.
    case postgres(String)

    /// Reads a typed URL.
    ///
    /// - Throws: ``StoreFault/unknownStore(_:)``; without what stands behind the colon, which may be a password.
    package init(_ text: String) throws(StoreFault) {
        let scheme = text.prefix { $0 != ":" }
        let rest = text.dropFirst(scheme.count + 1)
        switch scheme {
        case "sqlite" where !rest.isEmpty: self = .sqlite(String(rest))
        case "postgres" where rest.hasPrefix("//"), "postgresql" where rest.hasPrefix("//"): self = .postgres(text)
        default: throw .unknownStore(String(scheme))
        }
    }
}

/// What is done about a store of an older version when it is opened.
enum StoreUpkeep {
    /// It is brought up to date.
    case update
    /// It is refused.
    case require
    /// Nothing.
    case ignore
}

extension StoreURL {
    /// Opens the store, and brings it up to date.
    package func open() async throws(StoreFault) -> any Store {
        switch self {
        case .sqlite(let path): try SQLiteStore(path: path)
        case .postgres(let address): try await PostgreSQLStore(address: address)
        }
    }

    /// Opens the store for a server. Another run of it begins, because it may have been put back from a copy since the last one: a store
    /// of several servers sees that by itself.
    package func openForServer() async throws(StoreFault) -> any Store {
        guard case .sqlite(let path) = self else { return try await open() }
        let store = try SQLiteStore(path: path)
        try await store.beginRun()
        return store
    }

    /// Opens a store that is there already, and makes none. One of an older version is not brought up to date: the server of that
    /// version may still run, and could not be started again.
    ///
    /// - Throws: ``StoreFault/missing(_:)``, ``StoreFault/older(_:)``.
    package func openExisting() async throws(StoreFault) -> any Store {
        switch self {
        case .sqlite(let path):
            try SQLiteStore.requireStore(at: path)
            return try SQLiteStore(path: path, upkeep: .require)
        case .postgres(let address):
            guard try await PostgreSQLStore.exists(at: address) else { throw .missing("in this database") }
            return try await PostgreSQLStore(address: address, isUpdated: false)
        }
    }

    /// Whether there is a store.
    package func exists() async throws(StoreFault) -> Bool {
        switch self {
        case .sqlite(let path): FileManager.default.fileExists(atPath: path)
        case .postgres(let address): try await PostgreSQLStore.exists(at: address)
        }
    }

    /// The folder in which the store would be, if there is no such folder.
    package var missingFolder: String? {
        guard case .sqlite(let path) = self else { return nil }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        return FileManager.default.fileExists(atPath: folder) ? nil : folder
    }

    /// Where the store is, in words. A password is not among them.
    package var description: String {
        switch self {
        case .sqlite(let path): "SQLite in \(path)"
        case .postgres: "PostgreSQL"
        }
    }

    /// Copies everything of a store that is there, as ``Store/backup(to:)`` does. One file is copied into another whatever their
    /// version.
    package func backup(to file: String) async throws(StoreFault) {
        let store: any Store
        if case .sqlite(let path) = self {
            try SQLiteStore.requireStore(at: path)
            store = try SQLiteStore(path: path, upkeep: .ignore)
        } else {
            store = try await openExisting()
        }
        do throws(StoreFault) {
            try await store.backup(to: file)
        } catch {
            await store.close()
            throw error
        }
        await store.close()
    }

    /// Makes a store from a backup, at a URL without one. If that fails, nothing is left of it.
    ///
    /// - Returns: whether the backup had a digest. One that was made before there was any is taken when its pages are in order.
    @discardableResult
    package func restore(from backup: String) async throws(StoreFault) -> Bool {
        switch self {
        case .sqlite(let path): try SQLiteStore.restore(from: backup, to: path)
        case .postgres(let address): try await PostgreSQLStore.restore(from: backup, to: address)
        }
    }
}
