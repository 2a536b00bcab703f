import ServiceLifecycle
import Storage
import Synchronization

/// Tells whoever listens that a space has moved, or that the listener should look whether it may still listen.
final class Moves: Service {
    /// What a listener is told.
    enum News: Sendable {
        /// There is something new in the space.
        case moved
        /// Time has passed, or a session of the account was ended: say something, and look whether you are still welcome.
        case beat
    }

    /// One that listens.
    struct Listener: Sendable {
        let news: AsyncStream<News>
        fileprivate let number: UInt64
    }

    private struct Ear {
        let space: SpaceID
        let account: AccountID
        let told: AsyncStream<News>.Continuation
    }

    private struct Ears {
        var all: [UInt64: Ear] = [:]
        var bySpace: [SpaceID: Set<UInt64>] = [:]
        var last: UInt64 = 0
        var isClosed = false
    }

    /// Further listeners of one account are refused: a browser has few windows, a mistake has many.
    private static let mostOfOne = 32
    /// How often a silent line is used, so that nothing in between takes it for dead.
    private static let beat = Duration.seconds(20)

    private let ears = Mutex(Ears())

    /// How many listen.
    var count: Int { ears.withLock { $0.all.count } }

    /// Begins to listen; nil where too many do already.
    func listen(to space: SpaceID, of account: AccountID) -> Listener? {
        // A listener that does not keep up misses nothing by being told once of two moves.
        let (news, told) = AsyncStream.makeStream(of: News.self, bufferingPolicy: .bufferingNewest(4))
        let number = ears.withLock { ears -> UInt64? in
            guard !ears.isClosed, ears.bySpace[space, default: []].count < Self.mostOfOne else { return nil }
            ears.last += 1
            ears.all[ears.last] = Ear(space: space, account: account, told: told)
            ears.bySpace[space, default: []].insert(ears.last)
            return ears.last
        }
        guard let number else { return nil }
        // Also where the line was gone before a word was said: then nobody is there to leave.
        told.onTermination = { [weak self] _ in self?.remove(number) }
        return Listener(news: news, number: number)
    }

    /// Listens no more.
    func leave(_ listener: Listener) {
        remove(listener.number)?.told.finish()
    }

    @discardableResult
    private func remove(_ number: UInt64) -> Ear? {
        ears.withLock { ears in
            guard let ear = ears.all.removeValue(forKey: number) else { return nil }
            ears.bySpace[ear.space]?.remove(number)
            if ears.bySpace[ear.space]?.isEmpty == true { ears.bySpace[ear.space] = nil }
            return ear
        }
    }

    /// Tells those who listen to a space; all of them, where it is not known which one moved.
    func moved(_ space: SpaceID?) {
        tell(.moved) { ears in
            guard let space else { return Array(ears.all.values) }
            return ears.bySpace[space, default: []].compactMap { ears.all[$0] }
        }
    }

    /// Has those who listen for an account look whether they may.
    func ended(_ account: AccountID) {
        tell(.beat) { $0.all.values.filter { $0.account == account } }
    }

    private func tell(_ news: News, those: (Ears) -> [Ear]) {
        for ear in ears.withLock({ those($0) }) { ear.told.yield(news) }
    }

    /// Beats, until the server stops; then lets everybody go, or stopping would wait for them.
    func run() async {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await Task.sleep(for: Self.beat)
                } catch {
                    break
                }
                self.tell(.beat) { Array($0.all.values) }
            }
        }
        let all = ears.withLock { ears in
            ears.isClosed = true
            return ears.all.values
        }
        for ear in all { ear.told.finish() }
    }
}
