import ServiceLifecycle
import Synchronization

/// The time between being told to stop and stopping, in which a proxy notices: requests are still answered, and `/ready` says no.
///
/// It must be the last of the services: they are stopped in reverse order, each when the one behind it has ended.
final class Draining: Service {
    private let pause: Duration
    private let flag = Atomic(false)

    /// - Parameter pause: how long it lasts.
    init(for pause: Duration) {
        self.pause = pause
    }

    /// Whether the server was told to stop.
    var hasBegun: Bool { flag.load(ordering: .acquiring) }

    func run() async {
        guard (try? await gracefulShutdown()) != nil else { return }
        flag.store(true, ordering: .releasing)
        try? await Task.sleep(for: pause)
    }
}
