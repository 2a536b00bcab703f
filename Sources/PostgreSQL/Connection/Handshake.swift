import CPostgreSQL
import Glibc

/// Makes a connection to a server.
enum Handshake {
    /// The default parameters of every connection. The URL may change them.
    private static let defaults: [(String, String)] = [
        ("application_name", "teaspoon"),
        // A server that vanished without a word is noticed within half a minute, not after hours.
        ("keepalives_idle", "10"),
        ("keepalives_interval", "5"),
        ("keepalives_count", "3"),
        ("tcp_user_timeout", "20000"),
        // Of several hosts only the one that takes writes: a standby is of no use before it is promoted.
        ("target_session_attrs", "read-write"),
        (
            "options",
            // A program that froze within a transaction must not keep everybody else from the rows it locked.
            "-c idle_in_transaction_session_timeout=60000 "
                // Every statement uses an index, whatever the planner thinks of the table's size: a plan made while the table was empty is
                // kept as long as the connection, and would read all of the table when it is large (decision 037).
                + "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_bitmapscan=off "
                + "-c enable_hashjoin=off -c enable_mergejoin=off -c jit=off"
        ),
    ]

    /// The parameters that the URL may not change: bytes are read as UTF-8.
    private static let demands: [(String, String)] = [("client_encoding", "UTF8")]

    /// The settings of ``defaults``, for a connection through a pooler that does not pass them on: their names and values.
    static var settings: [(name: String, value: String)] {
        let words = defaults.first { $0.0 == "options" }?.1.split(separator: " ").filter { $0 != "-c" } ?? []
        return words.map { word in
            (String(word.prefix { $0 != "=" }), String(word.drop { $0 != "=" }.dropFirst()))
        }
    }

    /// PgBouncer's answer to settings that come with the connection.
    private static let refusesSettings = "unsupported startup parameter: options"

    /// The codes of a server that is there but does not let this program in: authorization, password, no such database.
    private static let refusals = ["28000", "28P01", "3D000"]

    /// A connection that is ready for use. Waits on the thread that calls it.
    ///
    /// - Parameter address: a URL or `keyword=value` words, as libpq reads them (section 34.1.1 of PostgreSQL's manual).
    /// - Throws: `.unreachable` or `.refused`.
    static func connect(
        to address: String,
        within patience: Duration
    ) throws(PostgresFault) -> (handle: OpaquePointer, hasSettings: Bool) {
        // libpq quotes an address that it cannot read, and a password may stand in it.
        guard let given = parameters(of: address) else { throw .unreachable("its address cannot be read") }
        let hosts = ServerHosts(given)
        var faults: [PostgresFault] = []
        let order = hosts.order(of: address)
        // Not left to libpq: it would wait for a host that is silent until there is no time left for the others.
        for number in order {
            do throws(PostgresFault) {
                let connected = try connect(to: address, given, at: hosts[number], within: patience / order.count)
                ServerHosts.remember(number, of: address)
                return connected
            } catch {
                faults.append(error)
            }
        }
        // A host that lets nobody in says more than one that is away.
        throw faults.first { if case .refused = $0 { true } else { false } } ?? faults.last
            ?? .unreachable("its address names no host")
    }

    /// The same, to one of its hosts.
    private static func connect(
        to address: String,
        _ given: [String: String],
        at host: [(String, String)],
        within patience: Duration
    ) throws(PostgresFault) -> (handle: OpaquePointer, hasSettings: Bool) {
        do throws(PostgresFault) {
            return (try connectOnce(to: address, given, at: host, within: patience), true)
        } catch .unreachable(let reason) where reason.contains(refusesSettings) {
            let plain = defaults.filter { $0.0 != "options" }
            return (try connectOnce(to: address, given, at: host, by: plain, within: patience), false)
        }
    }

    private static func connectOnce(
        to address: String,
        _ given: [String: String],
        at host: [(String, String)],
        by defaults: [(String, String)] = defaults,
        within patience: Duration
    ) throws(PostgresFault) -> OpaquePointer {
        // Of two that say the same the later one wins; the address stands in the middle.
        let options = defaults + encryption(for: given) + [("dbname", address)] + host + demands
        guard let handle = start(options) else { throw .unreachable("there is no memory for a connection") }
        // Faults come with results; the server's remarks besides would go to this program's error output.
        PQsetNoticeReceiver(handle, { _, _ in }, nil)
        // The one way to tell a wrong password from a server that is starting: only so the message names its code.
        PQsetErrorVerbosity(handle, PQERRORS_VERBOSE)
        do throws(PostgresFault) {
            try finish(handle, before: .now + patience)
        } catch {
            PQfinish(handle)
            throw error
        }
        PQsetErrorVerbosity(handle, PQERRORS_DEFAULT)
        return handle
    }

    /// The parameters that an address gives, by their keywords; nil for one that cannot be read.
    private static func parameters(of address: String) -> [String: String]? {
        guard let options = PQconninfoParse(address, nil) else { return nil }
        defer { PQconninfoFree(options) }
        var given: [String: String] = [:]
        var option = options
        while let keyword = option.pointee.keyword {
            if let value = option.pointee.val { given[String(cString: keyword)] = String(cString: value) }
            option += 1
        }
        return given
    }

    /// TLS for a server on another machine, where nobody chose: libpq would go on in clear text with one that does not speak it
    /// (section 34.19.1 of the manual).
    private static func encryption(for given: [String: String]) -> [(String, String)] {
        guard getenv("PGSSLMODE") == nil else { return [] }
        // libpq connects to `hostaddr` where there is one, and a service file may name any host.
        guard given["service"] == nil, getenv("PGSERVICE") == nil else { return [("sslmode", "require")] }
        let variable = { (name: String) in getenv(name).map { String(cString: $0) } }
        let hosts = given["hostaddr"] ?? given["host"] ?? variable("PGHOSTADDR") ?? variable("PGHOST") ?? ""
        return hosts.split(separator: ",").allSatisfy { isThisMachine($0) } ? [] : [("sslmode", "require")]
    }

    /// Whether a host is reached without a network: by a socket's folder, or by the loopback interface.
    private static func isThisMachine(_ host: Substring) -> Bool {
        host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" || host == "::1"
            || host.hasPrefix("127.")
                && host.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    }

    private static func start(_ options: [(String, String)]) -> OpaquePointer? {
        // A null pointer ends each list.
        var keywords = options.map { UnsafePointer(strdup($0.0)) } + [nil]
        var values = options.map { UnsafePointer(strdup($0.1)) } + [nil]
        defer { for text in keywords + values { free(UnsafeMutablePointer(mutating: text)) } }
        return PQconnectStartParams(&keywords, &values, 1)
    }

    private static func finish(_ handle: OpaquePointer, before deadline: ContinuousClock.Instant) throws(PostgresFault) {
        guard PQstatus(handle) != CONNECTION_BAD else { throw fault(of: handle) }
        var wanted = PGRES_POLLING_WRITING
        while wanted != PGRES_POLLING_OK {
            guard wanted != PGRES_POLLING_FAILED else { throw fault(of: handle) }
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0 else { throw .unreachable("it does not answer") }
            let events = wanted == PGRES_POLLING_READING ? POLLIN : POLLOUT
            var descriptor = pollfd(fd: PQsocket(handle), events: Int16(events), revents: 0)
            guard poll(&descriptor, 1, Int32(min(left.rounded(.up), 60_000))) != 0 else { continue }
            wanted = PQconnectPoll(handle)
        }
    }

    private static func fault(of handle: OpaquePointer) -> PostgresFault {
        let message = String(cString: PQerrorMessage(handle))
        let isRefused = PQconnectionNeedsPassword(handle) == 1 || refusals.contains { message.contains(" \($0): ") }
        let reason = firstLine(of: message)
        return isRefused ? .refused(reason) : .unreachable(reason)
    }

    /// The rest of libpq's messages is advice.
    static func firstLine(of message: String) -> String {
        let line = message.prefix { !$0.isNewline }
        return line.isEmpty ? "the connection was lost" : String(line)
    }
}
