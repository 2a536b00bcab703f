import Dispatch
import Glibc
import HTTPTypes
import NIOCore
import Synchronization

/// Asks this server's own `/health` every few seconds, over HTTP as anybody would, and ends the process when it stays silent: its
/// supervisor then starts it again, which nothing else would make it do.
///
/// It runs on a separate thread, because it looks for a state in which all the others wait.
final class SelfCheck: Sendable {
    /// How often it asks, and how long it waits for each answer.
    private let interval: Duration
    /// How many answers in a row may be missing. They are counted, not the time: a machine that was suspended misses one at most.
    private let mostSilent: Int
    private let queue = DispatchQueue(label: "teaspoon.self-check")
    private let isEnded = Mutex(false)

    /// - Parameters:
    ///   - interval: half a minute of silence is six times the usual one.
    ///   - mostSilent: from 1.
    init(interval: Duration = .seconds(5), mostSilent: Int = 6) {
        self.interval = interval
        self.mostSilent = mostSilent
    }

    /// Begins to ask.
    ///
    /// - Parameters:
    ///   - address: where the server listens.
    ///   - answered: called after each answer.
    ///   - silent: called once, when so many answers were missing in a row; must end the process.
    func begin(at address: SocketAddress, answered: @escaping @Sendable () -> Void, silent: @escaping @Sendable () -> Void) {
        queue.async { self.ask(address, missing: 0, answered, silent) }
    }

    /// Its user agent.
    private static let name = "teaspoon-self-check"

    /// Whether a request is one of these: there are so many of them that they would hide the others in the log and in the counters.
    static func isOwn(_ request: HTTPRequest) -> Bool {
        request.path == "/health" && request.headerFields[.userAgent] == name
    }

    /// Asks no longer.
    func end() {
        isEnded.withLock { $0 = true }
    }

    /// Asks once, and again after a while.
    private func ask(
        _ address: SocketAddress,
        missing: Int,
        _ answered: @escaping @Sendable () -> Void,
        _ silent: @escaping @Sendable () -> Void
    ) {
        guard !isEnded.withLock({ $0 }) else { return }
        let asked = ContinuousClock.now
        let missing = Self.isSilent(address, patience: interval) ? missing + 1 : 0
        // It may have been told to end while it waited for the answer.
        guard !isEnded.withLock({ $0 }) else { return }
        if missing == 0 { answered() }
        if missing == mostSilent { return silent() }
        queue.asyncAfter(deadline: .now() + .nanoseconds(Int(pause(after: ContinuousClock.now - asked) / .nanoseconds(1)))) {
            self.ask(address, missing: missing, answered, silent)
        }
    }

    /// How long to wait before the next question, so long after the last one. The interval counts from question to question: a server
    /// that never answers would else be asked half as often, and live nearly a minute.
    func pause(after waited: Duration) -> Duration { max(.zero, interval - waited) }

    /// Whether nothing comes back in time. Where no connection can be made at all, for want of descriptors, nothing is known.
    private static func isSilent(_ address: SocketAddress, patience: Duration) -> Bool {
        let line = socket(address.protocol == .inet6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard line >= 0 else { return false }
        defer { close(line) }
        let (seconds, rest) = patience.components
        var limit = timeval(tv_sec: Int(seconds), tv_usec: Int(rest / 1_000_000_000_000))
        let size = socklen_t(MemoryLayout<timeval>.size)
        setsockopt(line, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
        setsockopt(line, SOL_SOCKET, SO_RCVTIMEO, &limit, size)
        guard address.withSockAddr({ connect(line, $0, socklen_t($1)) }) == 0 else { return true }
        let request = Array("GET /health HTTP/1.1\r\nHost: localhost\r\nUser-Agent: \(name)\r\nConnection: close\r\n\r\n".utf8)
        guard send(line, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return true }
        var first: UInt8 = 0
        return recv(line, &first, 1, 0) != 1
    }
}
