import ServiceLifecycle
import Storage
import Synchronization

/// Tells its listeners that a space has moved, or that they should check whether they may still listen.
final class ChangeFeed: Service {
    /// The news for a listener. Two moves at once are merged into one news, so that it misses nothing.
    struct News: Sendable {
        /// There is something new in the account's own space, or it shares other lists than before, or with others.
        var isOwn = false
        /// The shared lists' spaces in which there is something new.
        var shared: Set<SpaceID> = []
        /// Time has passed, or a session of the account was ended: say something, and look whether you are still welcome.
        var isBeat = false
    }

    /// One that listens.
    struct Listener: Sendable {
        /// There is news: ``ChangeFeed/take(_:)`` returns it.
        let calls: AsyncStream<Void>
        fileprivate let number: UInt64
    }

    private struct Ear {
        let space: SpaceID
        let account: AccountID
        let called: AsyncStream<Void>.Continuation
        var shared: Set<SpaceID> = []
        var news = News()
    }

    private struct Ears {
        var all: [UInt64: Ear] = [:]
        var bySpace: [SpaceID: Set<UInt64>] = [:]
        var last: UInt64 = 0
        var isClosed = false

        mutating func forget(_ number: UInt64, of space: SpaceID) {
            bySpace[space]?.remove(number)
            if bySpace[space]?.isEmpty == true { bySpace[space] = nil }
        }
    }

    /// Further listeners of one account are refused: a browser has few windows, a mistake has many.
    private static let mostOfOne = 32
    /// How often a silent line is used, so that nothing in between takes it for dead.
    private static let pause = Duration.seconds(20)

    private let ears = Mutex(Ears())

    /// How many listen.
    var count: Int { ears.withLock { $0.all.count } }

    /// Begins to listen; nil if too many do already.
    func listen(to space: SpaceID, of account: AccountID) -> Listener? {
        let (calls, called) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number = ears.withLock { ears -> UInt64? in
            guard !ears.isClosed, ears.bySpace[space, default: []].count < Self.mostOfOne else { return nil }
            ears.last += 1
            ears.all[ears.last] = Ear(space: space, account: account, called: called)
            ears.bySpace[space, default: []].insert(ears.last)
            return ears.last
        }
        guard let number else { return nil }
        // Called even if the connection was closed before anything was sent.
        called.onTermination = { [weak self] _ in self?.remove(number) }
        return Listener(calls: calls, number: number)
    }

    /// Listens to these shared lists' spaces from now on, beside the account's own, and to no others.
    func listen(_ listener: Listener, to shared: Set<SpaceID>) {
        ears.withLock { ears in
            guard let before = ears.all[listener.number]?.shared else { return }
            for space in before.subtracting(shared) { ears.forget(listener.number, of: space) }
            for space in shared.subtracting(before) { ears.bySpace[space, default: []].insert(listener.number) }
            ears.all[listener.number]?.shared = shared
            ears.all[listener.number]?.news.shared.formIntersection(shared)
        }
    }

    /// The news since the last call.
    func take(_ listener: Listener) -> News {
        ears.withLock { ears in
            let news = ears.all[listener.number]?.news ?? News()
            ears.all[listener.number]?.news = News()
            return news
        }
    }

    /// Stops listening.
    func leave(_ listener: Listener) {
        remove(listener.number)?.called.finish()
    }

    @discardableResult
    private func remove(_ number: UInt64) -> Ear? {
        ears.withLock { ears in
            guard let ear = ears.all.removeValue(forKey: number) else { return nil }
            for space in ear.shared.union([ear.space]) { ears.forget(number, of: space) }
            return ear
        }
    }

    /// Tells those who listen to a space; all of them, where it is not known which one moved.
    func moved(_ space: SpaceID?) {
        guard let space else {
            return tell({ Array($0.all.keys) }) { ear in
                ear.news.isOwn = true
                ear.news.shared = ear.shared
            }
        }
        tell({ Array($0.bySpace[space, default: []]) }) { ear in
            if ear.space == space { ear.news.isOwn = true } else { ear.news.shared.insert(space) }
        }
    }

    /// Has those who listen for an account look whether they may.
    func ended(_ account: AccountID) {
        tell({ ears in ears.all.filter { $0.value.account == account }.map(\.key) }, Self.beat)
    }

    private static func beat(_ ear: inout Ear) {
        ear.news.isBeat = true
    }

    private func tell(_ those: (Ears) -> [UInt64], _ what: (inout Ear) -> Void) {
        let called = ears.withLock { ears in
            those(ears).compactMap { number -> AsyncStream<Void>.Continuation? in
                guard var ear = ears.all[number] else { return nil }
                what(&ear)
                ears.all[number] = ear
                return ear.called
            }
        }
        for one in called { one.yield() }
    }

    /// Beats, until the server stops; then lets everybody go, or stopping would wait for them.
    func run() async {
        await cancelWhenGracefulShutdown {
            while !Task.isCancelled {
                do {
                    try await Task.sleep(for: Self.pause)
                } catch {
                    break
                }
                self.tell({ Array($0.all.keys) }, Self.beat)
            }
        }
        let all = ears.withLock { ears in
            ears.isClosed = true
            return ears.all.values
        }
        for ear in all { ear.called.finish() }
    }
}
