import CPostgreSQL

/// Statements that were sent with one sync behind them, and the results so far.
///
/// Between two syncs the server carries out all or nothing, and once one statement failed it skips the rest.
final class PendingRequest {
    typealias Outcome = Result<[PostgresRows], PostgresFault>

    /// The parts of a request that the server answers, one after another.
    enum Step {
        case prepare(PreparedKey, name: String)
        case execute(PreparedKey)
    }

    private let steps: [Step]
    private let continuation: CheckedContinuation<Outcome, Never>
    private var rows: [PostgresRows] = []
    private var fault: PostgresFault?
    private var position = 0
    private var isAnswered = false

    init(_ steps: [Step], _ continuation: CheckedContinuation<Outcome, Never>) {
        self.steps = steps
        self.continuation = continuation
    }

    /// The step whose answer comes next.
    var step: Step? {
        steps.indices.contains(position) ? steps[position] : nil
    }

    /// The current step's answer.
    func take(_ answer: PostgresRows) {
        isAnswered = true
        if case .execute = step { rows.append(answer) }
    }

    /// The server skipped the current step: an earlier one had failed.
    func skip() {
        isAnswered = true
    }

    /// The current step failed, or the connection did. Later failures are consequences of the first.
    func fail(_ fault: PostgresFault) {
        isAnswered = true
        if self.fault == nil { self.fault = fault }
    }

    /// Ends the current step, whose answer is complete; `false` if it had no answer.
    func endStep() -> Bool {
        guard isAnswered else { return false }
        isAnswered = false
        position += 1
        return true
    }

    /// Everything came back: the caller goes on.
    func finish() {
        continuation.resume(returning: fault.map { .failure($0) } ?? .success(rows))
    }
}
