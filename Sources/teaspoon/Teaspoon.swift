import ArgumentParser
import Pages

/// The program's name on the command line, and what it can be told to do.
@main
struct Teaspoon: AsyncParsableCommand {
    // Every command has its name written out: to find the name of a type takes longer than all other reading of arguments.
    static let configuration = CommandConfiguration(
        commandName: "teaspoon",
        abstract: "A to-do planner that counts in spoons.",
        discussion: """
            The plan lives in the browser, and works there without a network; this program brings it there, and keeps it for those \
            who make an account.
            """,
        version: Version.current,
        subcommands: [Serve.self, AccountCommand.self, Backup.self, Restore.self, Doctor.self]
    )
}
