/// The rules for strangers' URLs. A subscription is what somebody's browser sent: without rules the server could be made to connect to any
/// host inside its own network.
package struct PushRules: Equatable, Sendable {
    /// The one door on this machine that is open, for tests: a push service on loopback.
    package struct Exception: Equatable, Sendable {
        /// As it stands in the address: `localhost`, `127.0.0.1`.
        package let host: String
        /// Its port.
        package let port: Int
        /// The path of a file with the certificates (PEM) that it is believed by; no other is, there.
        package let authorities: String

        /// A push service at this host and port, which must be of loopback, believed by the certificates in a file.
        package init(host: String, port: Int, authorities: String) {
            self.host = host
            self.port = port
            self.authorities = authorities
        }
    }

    /// The exception, if there is one.
    package let exception: Exception?

    /// The rules: only names with a dot, only public addresses; and the exception, if there is to be one.
    package init(exception: Exception? = nil) {
        self.exception = exception
    }

    /// The exception, where this address is the one it makes.
    func exception(for endpoint: PushEndpoint) -> Exception? {
        exception.flatMap { $0.host == endpoint.host && $0.port == endpoint.port ? $0 : nil }
    }
}
