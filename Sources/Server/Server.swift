import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals

/// The native host: the planner behind HTTP, with the files that bring it to the browser.
public enum Server {
    /// Serves until it is told to stop (`SIGTERM`, `SIGINT`), then finishes what was begun and returns.
    ///
    /// - Parameter listening: called once with the server's address, when requests are being taken.
    /// - Throws: why it did not start; each ``StartFault`` has a sentence.
    public static func run(_ options: ServerOptions, listening: @escaping @Sendable (String) -> Void) async throws(StartFault) {
        survivesFullQuota()
        let files = try PublicFiles(in: options.publicFolder)
        var logger = Logger(label: "teaspoon")
        logger.logLevel = .error
        let (guests, claim) = try dataFolder(options, logger: logger)
        defer { withExtendedLifetime(claim) {} }
        let site = Site(
            files: StaticAnswers(files: files),
            planner: PlannerAnswers(guests: guests, release: files.release, trustsProxy: options.trustsProxy)
        )
        let application = Hummingbird.Application(
            responder: site,
            server: .http1(configuration: .init(idleTimeout: .seconds(30))),
            configuration: .init(address: .hostname(options.host, port: options.port)),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? options.port
                let host = options.host.contains(":") ? "[\(options.host)]" : options.host
                listening("http://\(host):\(port)/")
            },
            logger: logger
        )
        do {
            try await run(application, logger: logger)
        } catch let error as IOError where error.errnoCode == addressInUse {
            throw .addressInUse(options.host, options.port)
        } catch let error as IOError {
            throw .cannotListen(options.host, options.port, systemMessage(error.errnoCode))
        } catch {
            throw .cannotListen(options.host, options.port, "\(error)")
        }
    }

    /// How long a request may hold up stopping: a browser that never reads its answer must not hold it up for ever. A little less
    /// than what usually passes between being told to stop and being killed.
    private static let patience = Duration.seconds(8)

    private static func run(_ application: some ApplicationProtocol, logger: Logger) async throws {
        var configuration = ServiceGroupConfiguration(
            services: [application],
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        configuration.maximumGracefulShutdownDuration = patience
        try await ServiceGroup(configuration: configuration).run()
    }

    /// The guests of the data folder, and the claim that keeps a second server out of it.
    private static func dataFolder(_ options: ServerOptions, logger: Logger) throws(StartFault) -> (Guests, File) {
        let claim: File
        let isFree: Bool
        let guests: Guests
        do throws(FileFault) {
            try Folder.make(options.dataFolder)
            claim = try File.appending(to: options.dataFolder + "/lock")
            isFree = try claim.lock()
            guests = try Guests(in: options.dataFolder + "/guests", limit: options.guestLimit, logger: logger)
        } catch {
            throw .unwritableDataFolder(options.dataFolder, systemMessage(error.code))
        }
        guard isFree else { throw .dataFolderInUse(options.dataFolder) }
        return (guests, claim)
    }
}
