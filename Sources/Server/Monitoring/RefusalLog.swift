import Logging
import Synchronization

/// Notes in the log that requests beyond a limit were refused: the first one at once, and then one line a minute with how many there were.
/// Without it, an attack from many places would be silent from the moment on at which the limits hold.
final class RefusalLog: Sendable {
    /// How often one kind is spoken of.
    static let pause = Duration.seconds(60)

    private struct Kind {
        var said: ContinuousClock.Instant
        var unsaid = 0
        var isWaiting = false
    }

    private let logger: Logger
    private let kinds = Mutex<[String: Kind]>([:])

    init(_ logger: Logger) {
        self.logger = logger
    }

    /// One request was refused.
    ///
    /// - Parameter kind: where, and how. There are few of them, whatever is sent.
    func note(_ kind: String) {
        switch count(kind, at: .now) {
        case .say(let count): say(kind, count)
        case .wait(let pause):
            Task {
                try? await Task.sleep(for: pause)
                if let count = self.due(kind, at: .now) { self.say(kind, count) }
            }
        case .nothing: break
        }
    }

    /// What is to be done about one more refusal.
    enum Next: Equatable {
        case say(Int)
        /// To be asked again, after so long, what is ``due(_:at:)``.
        case wait(Duration)
        case nothing
    }

    /// Counts one.
    func count(_ name: String, at now: ContinuousClock.Instant) -> Next {
        kinds.withLock { kinds in
            var kind = kinds[name] ?? Kind(said: now - Self.pause)
            guard now - kind.said < Self.pause else {
                kinds[name] = Kind(said: now)
                return .say(kind.unsaid + 1)
            }
            defer { kinds[name] = kind }
            kind.unsaid += 1
            if kind.isWaiting { return .nothing }
            kind.isWaiting = true
            return .wait(Self.pause - (now - kind.said))
        }
    }

    /// How many were counted and not spoken of yet; they are from now on.
    func due(_ name: String, at now: ContinuousClock.Instant) -> Int? {
        kinds.withLock { kinds in
            guard let kind = kinds[name], kind.unsaid > 0 else { return nil }
            kinds[name] = Kind(said: now)
            return kind.unsaid
        }
    }

    private func say(_ kind: String, _ count: Int) {
        logger.notice("refused beyond a limit", metadata: ["kind": "\(kind)", "count": "\(count)"])
    }
}
