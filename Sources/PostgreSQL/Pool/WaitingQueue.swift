/// The callers that wait for a connection, first come, first served.
struct WaitingQueue {
    typealias Ticket = Int

    /// How waiting ends.
    enum Admission: Sendable {
        /// A connection that another gave back.
        case connection(PostgresConnection)
        /// The slot of a connection that was lost: the caller who gets it makes a new connection.
        case slot
        case refused(PostgresFault)
    }

    private struct Waiter {
        let ticket: Ticket
        let continuation: CheckedContinuation<Admission, Never>
        let deadline: Task<Void, Never>

        func end(_ admission: Admission) {
            deadline.cancel()
            continuation.resume(returning: admission)
        }
    }

    private var waiters: [Waiter] = []
    private var lastTicket: Ticket = 0

    /// A name for one who is about to wait.
    mutating func newTicket() -> Ticket {
        lastTicket += 1
        return lastTicket
    }

    mutating func add(_ ticket: Ticket, _ continuation: CheckedContinuation<Admission, Never>, deadline: Task<Void, Never>) {
        waiters.append(Waiter(ticket: ticket, continuation: continuation, deadline: deadline))
    }

    /// Lets the first in; `false` if nobody waits.
    mutating func admit(_ admission: Admission) -> Bool {
        guard !waiters.isEmpty else { return false }
        waiters.removeFirst().end(admission)
        return true
    }

    /// One goes away. Does nothing if that one was let in already.
    mutating func refuse(_ ticket: Ticket, because fault: PostgresFault) {
        guard let index = waiters.firstIndex(where: { $0.ticket == ticket }) else { return }
        waiters.remove(at: index).end(.refused(fault))
    }

    /// All go away.
    mutating func refuseAll(because fault: PostgresFault) {
        let all = waiters
        waiters = []
        for waiter in all { waiter.end(.refused(fault)) }
    }
}
