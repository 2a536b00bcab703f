/// What a server is started with.
public struct ServerOptions: Sendable {
    /// The address to listen at.
    public var host: String
    /// The port to listen at; 0 lets the system choose one.
    public var port: Int
    /// Where plans are kept; made when it is not there.
    public var dataFolder: String
    /// The files that `make web` made.
    public var publicFolder: String
    /// How many plans of browsers without script may be kept.
    public var guestLimit: Int
    /// Whether `X-Forwarded-Proto` comes from a proxy in front, and can be believed.
    public var trustsProxy: Bool

    /// All of it given.
    public init(host: String, port: Int, dataFolder: String, publicFolder: String, guestLimit: Int, trustsProxy: Bool) {
        self.host = host
        self.port = port
        self.dataFolder = dataFolder
        self.publicFolder = publicFolder
        self.guestLimit = guestLimit
        self.trustsProxy = trustsProxy
    }
}
