import ArgumentParser
import Logging
import Server

/// `teaspoon serve`.
struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve the planner to browsers.",
        discussion: """
            Runs until it is interrupted (Control-C) or terminated. Requests in progress are finished first.

            Browsers with JavaScript keep their plan themselves. For a browser without it, on request, the plan is kept in the \
            data folder; its days begin and end in UTC.
            """
    )

    @Option(
        help: ArgumentHelp(
            "The address to listen on (default: 127.0.0.1; also by TEASPOON_HOST). 0.0.0.0 allows other machines.",
            valueName: "address"
        )
    )
    var host: String?

    @Option(
        help: ArgumentHelp(
            "The port to listen on (default: 8080; also by TEASPOON_PORT). 0 chooses a free one.",
            valueName: "number"
        )
    )
    var port: Int?

    @OptionGroup var store: StoreOptions

    @Option(
        help: ArgumentHelp(
            "Who may create an account: open (anybody; the default), closed or invitation (also by TEASPOON_REGISTRATION). The first "
                + "account can always be created; its owner becomes the administrator.",
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

    @Option(
        name: .customLong("releases"),
        help: ArgumentHelp(
            "A folder in which the files of several releases are kept, for pages of other releases (default: none; also by TEASPOON_RELEASES).",
            valueName: "folder"
        )
    )
    var releaseFolder: String?

    @Option(
        help: ArgumentHelp(
            "How many seconds requests are still answered after being told to stop, so that a proxy notices that /ready says no (default: "
                + "0; also by TEASPOON_DRAIN).",
            valueName: "seconds"
        )
    )
    var drain: Int?

    @Option(
        help: ArgumentHelp(
            "The maximum number of plans for browsers without JavaScript (default: 10000; also by TEASPOON_MAX_GUESTS).",
            valueName: "number"
        )
    )
    var maxGuests: Int?

    @Option(
        help: ArgumentHelp(
            "How many MiB the plans for browsers without JavaScript may take together (default: 4096; also by "
                + "TEASPOON_MAX_GUEST_STORAGE).",
            valueName: "MiB"
        )
    )
    var maxGuestStorage: Int?

    @Option(
        help: ArgumentHelp(
            "How many MiB the bodies of all requests may take together; beyond that, the server answers that it is busy (default: 64; "
                + "also by TEASPOON_MAX_BODIES).",
            valueName: "MiB"
        )
    )
    var maxBodies: Int?

    @Flag(
        help: """
            Tell browsers to use only HTTPS for all names below this server's as well, whatever runs there \
            (HSTS includeSubDomains; also by TEASPOON_HSTS_SUBDOMAINS=yes).
            """
    )
    var hstsSubdomains = false

    @Option(
        help: ArgumentHelp(
            "The maximum number of sync requests per second for all devices of one account; bursts of six times as many are allowed "
                + "(default: 100; also by TEASPOON_SYNC_RATE).",
            valueName: "number"
        )
    )
    var syncRate: Int?

    @Option(
        help: ArgumentHelp(
            "The log level: error; notice (adds sign-ins and account changes); info (adds every request). JSON lines on standard error (also by TEASPOON_LOG).",
            valueName: "level"
        )
    )
    var log: String?

    @Flag(
        help: """
            Trust X-Forwarded-Proto and X-Forwarded-For. Use only behind a proxy that sets them (also by \
            TEASPOON_TRUST_PROXY=yes).
            """
    )
    var trustProxy = false

    func run() async throws {
        try checkEnvironment()
        let data = store.folder
        let options = ServerOptions(
            host: host ?? Environment["TEASPOON_HOST"] ?? "127.0.0.1",
            port: try Environment.number("TEASPOON_PORT", orSaid: port, in: 0...65_535, usual: 8080),
            dataFolder: data,
            store: try store.address(),
            registration: try whoMayRegister(),
            mail: try mail.options(),
            pushContact: push.contact(mail),
            pushRules: try push.rules(),
            publicFolder: InstalledFile.publicFolder.path(said: publicFolder),
            commonPasswords: passwords.commonPasswords,
            releaseFolder: releaseFolder ?? Environment["TEASPOON_RELEASES"],
            drainTime: .seconds(try Environment.number("TEASPOON_DRAIN", orSaid: drain, in: 0...300, usual: 0)),
            guestLimit: try Environment.number("TEASPOON_MAX_GUESTS", orSaid: maxGuests, in: 0...Int.max, usual: 10_000),
            guestStorage: Int64(
                try Environment.number("TEASPOON_MAX_GUEST_STORAGE", orSaid: maxGuestStorage, in: 1...(1 << 30), usual: 4096)
            ) << 20,
            // Half of them must have room for a form with the largest file.
            bodyLimit: try Environment.number("TEASPOON_MAX_BODIES", orSaid: maxBodies, in: 40...65_536, usual: 64) << 20,
            includesSubdomains: try hstsSubdomains || Environment.yes("TEASPOON_HSTS_SUBDOMAINS"),
            syncRate: try Environment.number("TEASPOON_SYNC_RATE", orSaid: syncRate, in: 1...1_000_000, usual: 100),
            logLevel: try logLevel(),
            trustsProxy: try trustProxy || Environment.yes("TEASPOON_TRUST_PROXY")
        )
        do {
            try await Server.run(options) { address, firstPath in
                Say.out("Teaspoon is at \(address)/ (data in \(data))")
                guard let firstPath else { return }
                Say.out("There is no account yet. The first one becomes the administrator: \(address)\(firstPath)")
            }
        } catch {
            Say.error(error.description)
            throw ExitCode.failure
        }
    }

    /// Says which variables look like settings but are not.
    private func checkEnvironment() throws {
        let unknown = UnknownSettings(among: Environment.names)
        if registration == nil, Environment["TEASPOON_REGISTRATION"] == nil, let name = unknown.meantForRegistration {
            throw ValidationError(
                "\(name) is no setting of Teaspoon. If TEASPOON_REGISTRATION is meant, correct it: without it, anybody can create an account."
            )
        }
        for name in unknown.names { Say.error("\(name) is no setting of Teaspoon, and has no effect.") }
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
