import Credentials
import FoundationEssentials
import Glibc
import Hummingbird
import HummingbirdCore
import Logging
import Mail
import NIOCore
import Pages
import ServiceLifecycle
import Storage
import UnixSignals

/// The native host: the planner behind HTTP, with the files that bring it to the browser.
package enum Server {
    /// Serves until it is told to stop (`SIGTERM`, `SIGINT`), then finishes the requests under way and returns.
    ///
    /// - Parameter listening: called once with the server's address, when requests are being taken; and, if no account was made yet, with
    ///   the path at which the first one is made.
    /// - Throws: why it did not start; each ``StartFault`` has a sentence.
    package static func run(_ options: ServerOptions, listening: @escaping @Sendable (String, String?) -> Void)
        async throws(StartFault)
    {
        survivesFullQuota()
        let files = try PublicFiles(in: options.publicFolder)
        let logger = Logger(label: "teaspoon") { LineLog(logLevel: options.logLevel, label: $0) }
        let catalogs = files.catalogs(logger: logger)
        let clock = ClockWatch(in: options.dataFolder)
        let claim = try claimDataFolder(options)
        defer { withExtendedLifetime(claim) {} }
        let store = try await stored(await options.store.openForServer())
        let isNew = try await stored(await !store.hasAccounts())
        // Made even where there are accounts: the last one can be deleted while the server runs.
        let firstCode = options.registration == .open ? nil : try secret()
        let firstPath = isNew ? AccountRoute.register.path + (firstCode.map { "?invitation=" + $0.text } ?? "") : nil
        let fresh = try secret().bytes
        // The same for all servers of a store.
        let browserKey = try await stored(await store.secret("browser key", otherwise: fresh))
        let supervisor = Supervisor(environment: ProcessInfo.processInfo.environment)
        let guests = Guests(
            in: store,
            limit: options.guestLimit,
            total: options.guestStorage,
            clock: clock,
            logger: logger
        )
        let folders = GuestFolders(in: options.dataFolder, logger: logger) { supervisor?.tell(.starting) }
        try await stored(await guests.moveIn(from: folders))
        let metrics = Metrics()
        let watch = StoreWatch(store, metrics: metrics, logger: logger)
        await warn(of: store, logger: logger)
        let changes = ChangeFeed()
        store.onMove { changes.moved($0) }
        let plans = AccountReplicas(in: store, within: .usual, clock: clock, logger: logger)
        let languages = AccountLanguages(store: store, plans: plans, catalogs: catalogs)
        let mailer = options.mail.map { Self.mailer($0, languages, logger: logger) }
        var pushing: PushGateway?
        if let contact = options.pushContact {
            pushing = try await PushGateway(in: store, contact: contact, rules: options.pushRules)
        }
        let carrier = ReminderDelivery(
            store: store,
            pushing: pushing,
            mailer: mailer,
            languages: languages,
            clock: clock
        )
        let sending = ReminderSender(in: store, by: carrier, alarm: AsyncEvent(), logger: logger)
        let planning = ReminderPlanning(
            in: store,
            plans: plans,
            catalogs: catalogs,
            clock: clock,
            waking: sending.alarm,
            logger: logger
        )
        store.onMove { planning.moved($0) }
        let dependencies = Dependencies(
            files: files,
            catalogs: catalogs,
            guests: guests,
            store: store,
            watch: watch,
            metrics: metrics,
            plans: plans,
            mailer: mailer,
            pushing: pushing,
            planning: planning,
            changes: changes,
            archive: options.releaseFolder.map { ReleaseArchive(in: $0, logger: logger) },
            draining: Draining(for: options.drainTime),
            clock: clock
        )
        let site = try Self.site(options, dependencies, codes: (browserKey, firstCode), logger: logger)
        if let archive = dependencies.archive { Task { await archive.keep(files) } }
        let limit = options.trustsProxy ? nil : ConnectionLimit(ofFiles: mostOpenFiles())
        let selfCheck = SelfCheck(interval: min(.seconds(5), supervisor?.patience.map { $0 / 3 } ?? .seconds(5)))
        let application = Hummingbird.Application(
            responder: site,
            server: HTTPServerBuilder { ServerConnections(responder: $0, limit: limit) },
            configuration: .init(address: .hostname(options.host, port: options.port)),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? options.port
                let host = options.host.contains(":") ? "[\(options.host)]" : options.host
                listening("http://\(host):\(port)", firstPath)
                supervisor?.tell(.ready)
                guard let address = channel.localAddress else { return }
                selfCheck.begin(at: address) {
                    supervisor?.tell(.alive)
                } silent: {
                    endSilence(logger)
                }
            },
            logger: logger
        )
        do {
            let maintenance = Maintenance(store: store, guests: guests, clock: clock, logger: logger)
            let services: KeyValuePairs<String, any Service> = [
                "reminder sending": sending, "reminder planning": planning, "HTTP": application, "change feed": changes,
                "store watch": watch, "maintenance": maintenance, "draining": dependencies.draining,
            ]
            try await run(services, draining: options.drainTime, logger: logger)
        } catch let error as IOError where error.errnoCode == addressInUse {
            throw .addressInUse(options.host, options.port)
        } catch let error as IOError {
            throw .cannotListen(options.host, options.port, systemMessage(error.errnoCode))
        } catch {
            throw .cannotListen(options.host, options.port, "\(error)")
        }
        selfCheck.end()
        supervisor?.tell(.stopping)
        await store.close()
    }

    /// Ends a process that no longer answers. All answered requests are on the disk already.
    private static func endSilence(_ logger: Logger) {
        // Writing the line may wait for ever too, for somebody who reads it.
        alarm(2)
        logger.critical("No answer to the self-check for 30 seconds: exiting, to be restarted by the service manager")
        _exit(EX_SOFTWARE)
    }

    /// Asks the store for something that no server starts without.
    private static func stored<Value>(_ work: @autoclosure () async throws(StoreFault) -> Value) async throws(StartFault) -> Value
    {
        do throws(StoreFault) {
            return try await work()
        } catch {
            throw .noStore(error)
        }
    }

    /// Says what about the store's own settings is not safe. Whether it answers, others find out.
    private static func warn(of store: any Store, logger: Logger) async {
        for risk in (try? await store.risks()) ?? [] { logger.error("Unsafe database setting: \(risk)") }
    }

    /// A secret that nobody has had before.
    private static func secret() throws(StartFault) -> SecretToken {
        do throws(CredentialsFault) {
            return try SecretToken.random()
        } catch {
            throw .noCredentials(error)
        }
    }

    /// The objects that exist once for the whole server.
    private struct Dependencies {
        let files: PublicFiles
        let catalogs: Catalogs
        let guests: Guests
        let store: any Store
        let watch: StoreWatch
        let metrics: Metrics
        let plans: AccountReplicas
        let mailer: AccountMailer?
        let pushing: PushGateway?
        let planning: ReminderPlanning
        let changes: ChangeFeed
        let archive: ReleaseArchive?
        let draining: Draining
        let clock: ClockWatch
    }

    /// Everything that answers, put together.
    private static func site(
        _ options: ServerOptions,
        _ dependencies: Dependencies,
        codes: (browsers: [UInt8], first: SecretToken?),
        logger: Logger
    ) throws(StartFault) -> Site {
        let (files, guests, store, plans, changes) = (
            dependencies.files, dependencies.guests, dependencies.store, dependencies.plans, dependencies.changes
        )
        let peer = Peer(trustsProxy: options.trustsProxy)
        let limits = SpaceLimits.usual
        let metrics = dependencies.metrics
        let refusals = RefusalLog(logger)
        let bodies = BodyBudget(options.bodyLimit, noting: refusals)
        let accounts = try Accounts(
            in: store,
            registration: options.registration,
            mailer: dependencies.mailer,
            commonPasswords: options.commonPasswords,
            browserKey: codes.browsers,
            firstCode: codes.first,
            logger: logger
        )
        let sessions = accounts.sessions
        let pages = ServerPages(release: files.release, catalogs: dependencies.catalogs)
        let requests = PageRequests(
            sessions: sessions,
            peer: peer,
            address: dependencies.mailer?.address,
            pages: pages,
            bodies: bodies
        )
        let galleryLimits = PublicPageLimits()
        let router = Router(context: HTTPContext.self)
        router.addMiddleware {
            HeadMiddleware()
            SecurityHeadersMiddleware(peer: peer, includesSubdomains: options.includesSubdomains)
            MeasuringMiddleware(metrics: metrics, logger: logger, refusals: refusals)
            RequestFaultMiddleware()
            LookMiddleware(peer: peer)
            NotFoundMiddleware(pages: pages)
        }
        let joining = GuestJoining(guests: guests, plans: plans, store: store)
        PlannerController(
            guests: guests,
            joining: joining,
            plans: plans,
            sessions: sessions,
            accounts: accounts,
            pages: pages,
            peer: peer,
            bodies: bodies
        )
        .addRoutes(to: router)
        let manifests = ManifestTranslations(of: files, in: dependencies.catalogs)
        StaticFileController(files: files, manifests: manifests, archive: dependencies.archive).addRoutes(to: router)
        SyncController(
            store: store,
            sessions: sessions,
            peer: peer,
            limits: limits,
            rate: options.syncRate,
            metrics: metrics,
            clock: dependencies.clock,
            bodies: bodies
        ).addRoutes(to: router)
        ChangeFeedController(store: store, sessions: sessions, peer: peer, changes: changes).addRoutes(to: router)
        let reminders = RemindersController(
            store: store,
            plans: plans,
            pushing: dependencies.pushing,
            planning: dependencies.planning,
            sendsMail: accounts.mailer != nil,
            pages: pages
        )
        AccountRoutes(
            of: accounts,
            plans: plans,
            joining: joining,
            reminders: reminders,
            pages: pages,
            metrics: metrics,
            disconnect: { changes.ended($0) }
        ).add(to: router, requests)
        GalleryController(store: store, plans: plans, limits: galleryLimits, pages: pages, requests: requests)
            .addRoutes(to: router)
        PublicLinkController(
            store: store,
            plans: plans,
            limits: galleryLimits,
            peer: peer,
            pages: pages,
            requests: requests,
            bodies: bodies
        ).addRoutes(to: router)
        HealthController(
            watch: dependencies.watch,
            draining: dependencies.draining,
            metrics: metrics,
            changes: changes,
            plans: plans
        ).addRoutes(to: router)
        return Site(router)
    }

    private static func mailer(_ options: MailOptions, _ languages: AccountLanguages, logger: Logger) -> AccountMailer {
        let mailer = Mailer(server: options.server, sender: MailSender(name: "Teaspoon", address: options.sender))
        return AccountMailer(mailer: mailer, address: options.address, languages: languages, logger: logger)
    }

    /// How long a request may hold up stopping: a browser that never reads its answer must not hold it up for ever. A little less
    /// than what usually passes between being told to stop and being killed.
    private static let patience = Duration.seconds(8)

    /// - Parameter services: each with its name in the log. Without one it is described by all of its contents, which takes longer than
    ///   to start it.
    private static func run(_ services: KeyValuePairs<String, any Service>, draining: Duration, logger: Logger) async throws {
        var configuration = ServiceGroupConfiguration(
            services: services.map { name, service in .init(service: service, serviceName: name) },
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        configuration.maximumGracefulShutdownDuration = draining + patience
        try await ServiceGroup(configuration: configuration).run()
    }

    /// The claim that keeps a second server out of the data folder.
    private static func claimDataFolder(_ options: ServerOptions) throws(StartFault) -> File {
        let claim: File
        let isFree: Bool
        do throws(FileFault) {
            try Folder.make(options.dataFolder)
            claim = try File.appending(to: options.dataFolder + "/lock")
            isFree = try claim.lock()
        } catch {
            throw .unwritableDataFolder(options.dataFolder, systemMessage(error.code))
        }
        guard isFree else { throw .dataFolderInUse(options.dataFolder) }
        return claim
    }
}
