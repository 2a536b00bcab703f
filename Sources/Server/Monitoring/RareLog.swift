import Logging
import Synchronization

/// Writes to the log that the store, or the disk, failed in work that is tried again every few seconds, or whenever somebody asks for
/// a page: the same sentence at once, and then rarely. ``StoreWatch`` says as long as the store fails that it does, and then that it works again.
final class RareLog: Sendable {
    /// How long the same sentence is not written again.
    static let pause = Duration.seconds(10 * 60)

    private let logger: Logger
    private let written = Mutex<[String: ContinuousClock.Instant]>([:])

    init(_ logger: Logger) {
        self.logger = logger
    }

    /// Writes what could not be done, and why.
    func error(_ sentence: String, _ fault: some CustomStringConvertible) {
        if isDue(sentence, at: .now) { logger.error("\(sentence): \(fault)") }
    }

    /// The same as a warning, for a failure that no request suffers from.
    func warning(_ sentence: String, _ fault: some CustomStringConvertible) {
        if isDue(sentence, at: .now) { logger.warning("\(sentence): \(fault)") }
    }

    /// Whether a sentence is to be written now; if so, it counts as written.
    func isDue(_ sentence: String, at now: ContinuousClock.Instant) -> Bool {
        written.withLock { written in
            if let last = written[sentence], now - last < Self.pause { return false }
            written[sentence] = now
            return true
        }
    }
}
