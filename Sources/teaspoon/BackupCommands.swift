import ArgumentParser
import Foundation
import Storage

/// `teaspoon backup`.
struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "backup",
        abstract: "Copy everything into one file, while the server runs.",
        discussion: """
            The file is a SQLite database, also for a PostgreSQL store, and its last line is a digest. `restore` reads it.
            """
    )
    @OptionGroup var store: StoreOptions
    @Argument(help: "The file to make. An existing file is never overwritten.") var file: String

    func run() async throws {
        let address = try store.address()
        try await saying { try await address.backup(to: file) }
        Say.out("Saved everything in \(file).")
    }
}

/// `teaspoon restore`.
struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "restore",
        abstract: "Restore a backup into an empty database.",
        discussion: """
            A backup that is not as it was written is refused, and nothing is left of it. Devices send everything newer than the backup \
            again by themselves, so nothing of theirs is lost.
            """
    )
    @OptionGroup var store: StoreOptions
    @Argument(help: "The file that `backup` made.") var file: String

    func run() async throws {
        let address = try store.address()
        var isProven = true
        try await saying { isProven = try await address.restore(from: file) }
        Say.out("Restored everything from \(file) into \(address.description).")
        guard !isProven else { return }
        Say.out(
            """
            This backup was made before backups had a digest: only its pages were checked. `teaspoon doctor` looks at what they hold.
            """
        )
    }
}

/// `teaspoon doctor`.
struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Check the database for problems.",
        discussion: "Changes nothing. Exits with status 1 if it finds a problem."
    )
    @OptionGroup var store: StoreOptions

    func run() async throws {
        try await store.withStore { store in
            Say.out(store.summary)
            for line in try await store.layout() { Say.out(line) }
            let risks = try await store.risks().map { "Unsafe database setting: \($0)" }
            let now = Int64(Date().timeIntervalSince1970 * 1000)
            let findings = try await store.examine(now: now) + risks
            for finding in findings { Say.out("- " + finding) }
            guard findings.isEmpty else { throw ExitCode.failure }
            Say.out("No problems found.")
        }
    }
}
