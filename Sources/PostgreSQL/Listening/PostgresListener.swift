/// Listens to channels on a separate connection, for as long as somebody wants to hear.
///
/// When the server is lost it tries again, after longer and longer pauses, and tells that notices may be missing.
package final class PostgresListener: Sendable {
    /// Everything heard. Begins with a `gap` as soon as it listens; ends after ``close()``.
    package let news: AsyncStream<PostgresNews>

    private let task: Task<Void, Never>

    /// How much news waits for one who is busy.
    private static let newsKept = 1024
    private static let shortestPause = Duration.milliseconds(100)
    private static let longestPause = Duration.seconds(5)

    /// - Parameters:
    ///   - address: a URL or `keyword=value` words, as libpq reads them.
    ///   - channels: the channels of `NOTIFY`; their case counts.
    ///   - patience: how long it waits for the database to let it in.
    package init(_ address: String, channels: [String], patience: PostgresPatience = PostgresPatience()) {
        let (news, tell) = AsyncStream.makeStream(of: PostgresNews.self, bufferingPolicy: .bufferingNewest(Self.newsKept))
        self.news = news
        task = Task {
            await Self.listen(address, channels, patience) { heard in
                if case .dropped = tell.yield(heard) { tell.yield(.gap) }
            }
            tell.finish()
        }
    }

    deinit {
        task.cancel()
    }

    /// Stops listening; returns when the connection is closed.
    package func close() async {
        task.cancel()
        await task.value
    }

    private static func listen(
        _ address: String,
        _ channels: [String],
        _ patience: PostgresPatience,
        tell: (PostgresNews) -> Void
    ) async {
        var pause = shortestPause
        while !Task.isCancelled {
            do throws(PostgresFault) {
                let connection = try await PostgresConnection.connect(to: address, within: patience.connecting)
                do throws(PostgresFault) {
                    try await connection.script(channels.map { "LISTEN \(quoted($0));" }.joined(separator: " "))
                } catch {
                    await connection.close()
                    throw error
                }
                tell(.gap)
                pause = shortestPause
                for await heard in connection.news { tell(heard) }
                await connection.close()
                if !Task.isCancelled { throw .unreachable("the connection was lost") }
            } catch {
                // Told once, not at every attempt.
                if pause == shortestPause { tell(.deaf(error)) }
                try? await Task.sleep(for: pause)
                pause = min(pause * 2, longestPause)
            }
        }
    }

    /// A name as SQL writes it (section 4.1.1 of the manual).
    private static func quoted(_ name: String) -> String {
        "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
