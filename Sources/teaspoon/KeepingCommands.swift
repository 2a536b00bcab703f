import ArgumentParser
import Storage

/// `teaspoon backup`.
struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy everything into one file, while the server runs.",
        discussion: "The file is a SQLite database, whichever store it comes from; `restore` makes a store of it."
    )
    @OptionGroup var store: StoreOptions
    @Argument(help: "The file to make; one that is there is left alone.") var file: String

    func run() async throws {
        try await store.withStore(mustExist: true) { try await $0.backup(to: file) }
        Say.out("Everything is in \(file).")
    }
}

/// `teaspoon restore`.
struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a store of a backup, where there is none yet.",
        discussion: "Devices that know more than the backup send it again by themselves: nothing of theirs is lost."
    )
    @OptionGroup var store: StoreOptions
    @Argument(help: "What `backup` made.") var file: String

    func run() async throws {
        let address = try store.address()
        try await saying { try await address.restore(from: file) }
        Say.out("The store is there, with everything that was in \(file).")
    }
}

/// `teaspoon doctor`.
struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look through the store, and say what is not as it should be.",
        discussion: "Changes nothing. Ends with a status of 1 where there is something to say."
    )
    @OptionGroup var store: StoreOptions

    func run() async throws {
        try await store.withStore(mustExist: true) { store in
            Say.out(store.summary)
            let risks = try await store.risks().map { "Not safe: \($0)" }
            let findings = try await store.examine() + risks
            for finding in findings { Say.out("- " + finding) }
            guard findings.isEmpty else { throw ExitCode.failure }
            Say.out("Everything is as it should be.")
        }
    }
}
