import ArgumentParser
import Logging
import Server

/// `teaspoon serve`.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve the planner to browsers.",
        discussion: """
            Runs until it is interrupted (Control-C) or terminated, and finishes what was begun first.

            Browsers that run script keep their plan themselves. For one that runs none, and asks for it, the plan is kept in the \
            data folder; its days begin and end by UTC.
            """
    )

    @Option(help: "The address to listen at. 0.0.0.0 lets other machines in.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen at; 0 chooses a free one.")
    var port = 8080

    @OptionGroup var store: StoreOptions

    @Option(
        help: ArgumentHelp(
            "Who may make an account: open (anybody, as usual), closed or invitation (also by TEASPOON_REGISTRATION). The first account "
                + "can always be made, and runs the server.",
            valueName: "who"
        )
    )
    var registration: String?

    @OptionGroup var mail: MailArguments

    @OptionGroup var push: PushArguments

    @OptionGroup var passwords: PasswordOptions

    @Option(
        name: .customLong("public"),
        help: ArgumentHelp(
            "The files for browsers (default: those that come with the program; also by TEASPOON_PUBLIC).",
            valueName: "folder"
        )
    )
    var publicFolder: String?

    @Option(help: "How many plans of browsers without script are kept at most.")
    var maxGuests = 10_000

    @Option(help: "How often a second the devices of one account may ask for news, together; for a moment six times as often.")
    var syncRate = 100

    @Option(
        help: ArgumentHelp(
            "What is logged, as lines of JSON on the standard error: error, or info for every answer (also by TEASPOON_LOG).",
            valueName: "level"
        )
    )
    var log: String?

    @Flag(help: "Believe X-Forwarded-Proto: only where a proxy in front of this server sets it.")
    var trustProxy = false

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port takes a number from 0 to 65535.") }
        guard (1...1_000_000).contains(syncRate) else { throw ValidationError("--sync-rate takes a number from 1 to 1000000.") }
        guard maxGuests >= 0 else { throw ValidationError("--max-guests takes a number from 0 up.") }
    }

    func run() async throws {
        let data = store.folder
        let options = ServerOptions(
            host: host,
            port: port,
            dataFolder: data,
            store: try store.address(),
            registration: try whoMayRegister(),
            mail: try mail.options(),
            pushContact: push.contact(mail),
            pushRules: try push.rules(),
            publicFolder: InstalledFile.publicFolder.path(said: publicFolder),
            commonPasswords: passwords.commonPasswords,
            guestLimit: maxGuests,
            syncRate: syncRate,
            logLevel: try logLevel(),
            trustsProxy: trustProxy
        )
        do {
            try await Server.run(options) { address, firstPath in
                Say.out("Teaspoon is at \(address)/ (data in \(data))")
                if let firstPath { Say.out("There is no account yet. The first one runs the server: \(address)\(firstPath)") }
            }
        } catch {
            Say.error(error.description)
            throw ExitCode.failure
        }
    }

    private func whoMayRegister() throws -> Registration {
        let said = registration ?? Environment["TEASPOON_REGISTRATION"] ?? Registration.open.rawValue
        guard let registration = Registration(rawValue: said) else {
            let words = Registration.allCases.map(\.rawValue).joined(separator: ", ")
            throw ValidationError("--registration takes one of: \(words).")
        }
        return registration
    }

    private func logLevel() throws -> Logger.Level {
        let said = log ?? Environment["TEASPOON_LOG"] ?? "error"
        guard let level = Logger.Level(rawValue: said) else {
            throw ValidationError("--log takes one of: \(Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")).")
        }
        return level
    }
}
