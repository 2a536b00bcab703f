import ArgumentParser
import Storage

/// Where data is: the same for every command.
struct StoreOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The data folder (default: ~/.local/share/teaspoon; also by TEASPOON_DATA).",
            valueName: "folder"
        )
    )
    var data: String?

    @Option(
        help: ArgumentHelp(
            "The database for accounts and their plans: sqlite:PATH (default: teaspoon.db in the data folder) or postgres://… "
                + "(also by TEASPOON_STORE, so that a password stands on no command line).",
            valueName: "store"
        )
    )
    var store: String?

    /// The data folder that somebody named.
    private var namedFolder: String? { data ?? Environment["TEASPOON_DATA"] }

    /// The folder for stored data: where programs keep a person's data, by the XDG base directory specification.
    var folder: String {
        if let namedFolder { return namedFolder }
        if let folder = Environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder + "/teaspoon" }
        return (Environment["HOME"] ?? ".") + "/.local/share/teaspoon"
    }

    /// Which store is meant.
    func address() throws -> StoreURL {
        guard let store = store ?? Environment["TEASPOON_STORE"] else { return .sqlite(folder + "/teaspoon.db") }
        do {
            return try StoreURL(store)
        } catch {
            throw ValidationError(error.description)
        }
    }

    /// Does something with the open store, and closes it.
    ///
    /// - Parameter mayBegin: whether a missing store is made; else it is a fault, so that a wrong folder does not look like an empty store.
    func withStore(mayBegin: Bool = false, _ work: (any Store) async throws -> Void) async throws {
        let address = try address()
        try await saying {
            let store = try await mayBegin ? beginning(address) : address.openExisting()
            do {
                try await work(store)
            } catch {
                await store.close()
                throw error
            }
            await store.close()
        }
    }

    /// Opens a store, and makes it if it is not there: only in a folder that is there, unless nobody named one. A folder that is named and
    /// missing is a wrong one.
    private func beginning(_ address: StoreURL) async throws(StoreFault) -> any Store {
        let isNew = try await !address.exists()
        if isNew, store ?? Environment["TEASPOON_STORE"] ?? namedFolder != nil, let folder = address.missingFolder {
            throw StoreFault.missing("in \(folder), and no such folder: make it first if a new store is to be there")
        }
        let opened = try await address.open()
        if isNew { Say.out("Made a new store: \(opened.summary).") }
        return opened
    }
}
