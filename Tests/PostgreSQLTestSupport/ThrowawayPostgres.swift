import Foundation
package import PostgreSQL
import Synchronization

/// A PostgreSQL cluster that lives no longer than the process of the tests, however that ends.
package struct ThrowawayPostgres: Sendable {
    /// Why no cluster could be started.
    package struct Failure: Error, CustomStringConvertible {
        /// The command that was tried, and how it ended.
        package let description: String
    }

    /// How long a test waits to be let in, or for its turn: on a busy machine a hundred tests ask at once, and each time a process is
    /// started.
    package static let patience = Duration.seconds(600)

    /// The same for everything that a pool waits for.
    package static let poolPatience = PostgresPatience(connecting: patience, turn: patience)

    private let folder: String

    private static let everybodys = Task { try await start() }
    private static let databaseCount = Atomic(0)

    /// The one that all tests of this process share; started when it is first asked for.
    package static func shared() async throws -> ThrowawayPostgres {
        try await everybodys.value
    }

    /// One of its own, for a test that breaks it. Only where it is durable does it know after a crash all that it confirmed.
    package static func start(durable: Bool = false) async throws -> ThrowawayPostgres {
        let name = "teaspoon-" + String(UInt64.random(in: .min ... .max), radix: 36)
        let cluster = ThrowawayPostgres(folder: FileManager.default.temporaryDirectory.appendingPathComponent(name).path)
        try await cluster.run("start", durable ? ["durable"] : [])
        return cluster
    }

    /// The address of a new, empty database.
    package func newDatabase() async throws -> String {
        let name = "test\(Self.databaseCount.add(1, ordering: .relaxed).newValue)"
        if Self.isDistributed {
            try await run("database", [name])
        } else {
            let connection = try await PostgresConnection.connect(to: address(of: "postgres"), within: Self.patience)
            try await connection.script("CREATE DATABASE \(name)")
            await connection.close()
        }
        return address(of: name)
    }

    /// Whether it is a coordinator of Citus with two workers (`make test-citus`).
    package static var isDistributed: Bool { ProcessInfo.processInfo.environment["CITUS_PROGRAMS"] != nil }

    /// The address of a database, be it there or not.
    package func address(of database: String, user: String = "teaspoon") -> String {
        "postgresql:///\(database)?host=\(folder)&user=\(user)"
    }

    /// Ends the server as a crash would.
    package func breakDown() async throws {
        try await run("break")
    }

    /// Starts the server once more, with all committed data.
    package func comeBack() async throws {
        try await run("start")
    }

    /// Stops the server and removes everything.
    package func stop() async throws {
        try await run("stop")
    }

    private func run(_ action: String, _ words: [String] = []) async throws {
        let process = Process()
        process.executableURL = Self.script
        process.arguments = [action, folder] + words
        let status = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                continuation.resume(throwing: error)
            }
        }
        guard status == 0 else { throw Failure(description: "tools/throwaway-postgres \(action) ended with \(status)") }
    }

    private static let script = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("tools/throwaway-postgres")
}
