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

    /// The folder for stored data: where programs keep a person's data, by the XDG base directory specification.
    var folder: String {
        if let data = data ?? Environment["TEASPOON_DATA"] { return data }
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
    /// - Parameter mustExist: whether a missing store is a fault, so that a wrong folder does not look like an empty store.
    func withStore(mustExist: Bool = false, _ work: (any Store) async throws -> Void) async throws {
        let address = try address()
        try await saying {
            let store = try await mustExist ? address.openExisting() : address.open()
            do {
                try await work(store)
            } catch {
                await store.close()
                throw error
            }
            await store.close()
        }
    }
}
