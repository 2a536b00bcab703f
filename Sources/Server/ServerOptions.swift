package import Credentials
package import Logging
package import Mail
package import Storage
package import WebPush

/// The options of a server.
package struct ServerOptions: Sendable {
    /// The address to listen at.
    package var host: String
    /// The port to listen at; 0 lets the system choose one.
    package var port: Int
    /// Where plans of browsers without script are kept; made when it is not there.
    package var dataFolder: String
    /// Where accounts and their plans are kept.
    package var store: StoreURL
    /// The people who may make an account.
    package var registration: Registration
    /// How mail is sent; nil if none is.
    package var mail: MailOptions?
    /// The contact for push services, `mailto:…` or `https://…`; nil: nothing is pushed.
    package var pushContact: String?
    /// Where messages may be pushed to.
    package var pushRules: PushRules
    /// The list of passwords that many people use.
    package var commonPasswords: String
    /// The files that `make web` made.
    package var publicFolder: String
    /// The folder in which files of several releases are kept; nil: only this release's are served.
    package var releaseFolder: String?
    /// How long requests are still answered after being told to stop, while `/ready` says no.
    package var drainTime: Duration
    /// How many plans of browsers without script may be kept.
    package var guestLimit: Int
    /// How many bytes these may take together.
    package var guestStorage: Int64
    /// How many bytes the bodies of all requests may take together; half of it must have room for the largest.
    package var bodyLimit: Int
    /// Whether browsers that came by TLS are told to use nothing else for all names below this one, either.
    package var includesSubdomains: Bool
    /// How often a second the devices of one account may ask, together.
    package var syncRate: Int
    /// From which level on the log is written.
    package var logLevel: Logger.Level
    /// Whether `X-Forwarded-Proto` comes from a proxy in front, and can be believed.
    package var trustsProxy: Bool

    package init(
        host: String,
        port: Int,
        dataFolder: String,
        store: StoreURL,
        registration: Registration,
        mail: MailOptions?,
        pushContact: String?,
        pushRules: PushRules = PushRules(),
        publicFolder: String,
        commonPasswords: String,
        releaseFolder: String? = nil,
        drainTime: Duration = .zero,
        guestLimit: Int,
        guestStorage: Int64,
        bodyLimit: Int,
        includesSubdomains: Bool = false,
        syncRate: Int,
        logLevel: Logger.Level,
        trustsProxy: Bool
    ) {
        self.host = host
        self.port = port
        self.dataFolder = dataFolder
        self.store = store
        self.registration = registration
        self.mail = mail
        self.pushContact = pushContact
        self.pushRules = pushRules
        self.publicFolder = publicFolder
        self.commonPasswords = commonPasswords
        self.releaseFolder = releaseFolder
        self.drainTime = drainTime
        self.guestLimit = guestLimit
        self.guestStorage = guestStorage
        self.bodyLimit = bodyLimit
        self.includesSubdomains = includesSubdomains
        self.syncRate = syncRate
        self.logLevel = logLevel
        self.trustsProxy = trustsProxy
    }
}

/// How emails are sent, and where their links lead.
package struct MailOptions: Sendable {
    /// The mail server.
    package var server: MailServer
    /// The sender of emails.
    package var sender: EmailAddress
    /// Where browsers find this server, without a slash at the end.
    package var address: String

    package init(server: MailServer, sender: EmailAddress, address: String) {
        self.server = server
        self.sender = sender
        self.address = address
    }
}
