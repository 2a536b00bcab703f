import Synchronization

/// The listeners that hear when a store could not do something.
final class FaultListeners: Sendable {
    private let listeners = Mutex<[@Sendable (StoreFault) -> Void]>([])

    func add(_ told: @escaping @Sendable (StoreFault) -> Void) {
        listeners.withLock { $0.append(told) }
    }

    /// Tells them. A store that was closed has not failed.
    func tell(_ fault: StoreFault) {
        guard fault != .closed else { return }
        for told in listeners.withLock({ $0 }) { told(fault) }
    }
}
