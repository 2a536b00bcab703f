import ArgumentParser
import Glibc
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

    @Option(help: ArgumentHelp("Where plans are kept (default: ~/.local/share/teaspoon).", valueName: "folder"))
    var data: String?

    @Option(name: .customLong("public"), help: ArgumentHelp("The files that `make web` made.", valueName: "folder"))
    var publicFolder = ".build/public"

    @Option(help: "How many plans of browsers without script are kept at most.")
    var maxGuests = 10_000

    @Flag(help: "Believe X-Forwarded-Proto: only where a proxy in front of this server sets it.")
    var trustProxy = false

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port takes a number from 0 to 65535.") }
        guard maxGuests >= 0 else { throw ValidationError("--max-guests takes a number from 0 up.") }
    }

    func run() async throws {
        let data = data ?? Self.usualDataFolder
        let options = ServerOptions(
            host: host,
            port: port,
            dataFolder: data,
            publicFolder: publicFolder,
            guestLimit: maxGuests,
            trustsProxy: trustProxy
        )
        do {
            try await Server.run(options) { address in
                Self.say("Teaspoon is at \(address) (data in \(data))", to: STDOUT_FILENO)
            }
        } catch {
            Self.say(error.description, to: STDERR_FILENO)
            throw ExitCode.failure
        }
    }

    /// Where programs keep a person's data, by the XDG base directory specification.
    private static var usualDataFolder: String {
        if let folder = variable("XDG_DATA_HOME"), folder.hasPrefix("/") { return folder + "/teaspoon" }
        return (variable("HOME") ?? ".") + "/.local/share/teaspoon"
    }

    private static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Straight to the system: `print` keeps a line to itself while nobody looks, and a script waits for this one.
    private static func say(_ line: String, to descriptor: Int32) {
        let bytes = Array((line + "\n").utf8)
        _ = write(descriptor, bytes, bytes.count)
    }
}
