import Glibc
import PostgreSQLTestSupport
import Testing

@testable import PostgreSQL

/// Addresses that name several hosts.
struct HostsTests {
    /// The address of a database on several hosts, of which the test's cluster is one.
    private func address(_ hosts: (String) -> (hosts: String, ports: String)) async throws -> String {
        let database = try await ThrowawayPostgres.shared().newDatabase()
        let folder = try #require(database.split(separator: "host=").last?.split(separator: "&").first)
        let (hosts, ports) = hosts(String(folder))
        let name = try #require(database.split(separator: "/").dropFirst().first?.split(separator: "?").first)
        return "postgresql:///\(name)?host=\(hosts)&port=\(ports)&user=teaspoon"
    }

    @Test func `a host that is not there is passed over`() async throws {
        let address = try await address { ("/nowhere,\($0)", "5432") }
        let connection = try await PostgresConnection.connect(to: address, within: ThrowawayPostgres.patience)
        await connection.close()
    }

    @Test func `a host that takes connections and says nothing is passed over in time, and tried last the next time`()
        async throws
    {
        let silent = try #require(SilentHost())
        let address = try await address { ("127.0.0.1,\($0)", "\(silent.port),5432") }
        // Half of it is for the silent host, the other half for one that may be busy with other tests.
        let patience = Duration.seconds(40)
        await (try PostgresConnection.connect(to: address, within: patience)).close()
        #expect(silent.hasBeenAsked())
        await (try PostgresConnection.connect(to: address, within: patience)).close()
        #expect(!silent.hasBeenAsked())
        silent.close()
    }

    @Test func `where no host lets anybody in, the last one's reason is given`() async throws {
        let fault = await #expect(throws: PostgresFault.self) {
            try await PostgresConnection.connect(to: "postgresql://teaspoon@/x?host=/nowhere,/elsewhere")
        }
        guard case .unreachable(let reason) = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(reason.contains("/elsewhere"))
    }

    @Test func `a server that only reads is not taken`() async throws {
        let address = try await ThrowawayPostgres.shared().newDatabase()
        let fault = await #expect(throws: PostgresFault.self) {
            try await PostgresConnection.connect(to: address + "&options=-c%20default_transaction_read_only%3Don")
        }
        guard case .unreachable(let reason) = fault else {
            Issue.record("\(String(describing: fault))")
            return
        }
        #expect(reason.contains("read-only"))
    }

    @Test func `one port stands for all hosts, and each host has its own port otherwise`() {
        let one = ServerHosts(["host": "a,b", "port": "7"])
        #expect(one[1].map(\.1) == ["b", "7"])
        let two = ServerHosts(["host": "a,b", "port": "7,8"])
        #expect(two.order(of: "nowhere asked") == [0, 1])
        #expect(two[0].map(\.1) == ["a", "7"])
        #expect(two[1].map(\.1) == ["b", "8"])
        #expect(ServerHosts(["host": "a", "port": "7"])[0].isEmpty)
    }
}

/// A port at which connections are taken in by the system, and nobody answers.
private struct SilentHost {
    let port: UInt16
    private let socket: Int32

    init?() {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(socket, address, length) == 0 && listen(socket, 8) == 0 && getsockname(socket, address, &length) == 0
            }
        }
        guard isBound else { return nil }
        self.socket = socket
        port = UInt16(bigEndian: address.sin_port)
    }

    /// Whether somebody connected to it since the last question.
    func hasBeenAsked() -> Bool {
        var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, 0) == 1 else { return false }
        let visitor = accept(socket, nil, nil)
        if visitor >= 0 { _ = Glibc.close(visitor) }
        return visitor >= 0
    }

    func close() {
        _ = Glibc.close(socket)
    }
}
