package import Planner

/// The plans of a device besides the one that is open, and whether that one is all there, as the host knows it.
package struct DevicePlans: Equatable, Sendable {
    /// How much of the open plan is there. The numbers are the host contract's (`docs/host.md`).
    package enum State: UInt64, CaseIterable, Sendable {
        /// All of it.
        case whole = 0
        /// All of it, and it was here when somebody signed in; the server has not said yet whose account that is.
        case expected = 1
        /// Nothing was here when somebody signed in, and the account's plan has not been read to its end; maybe its first word is awaited.
        case arriving = 2
        /// A plan was kept here without an account, and the browser has removed it.
        case gone = 3
    }

    /// A plan that was kept apart when somebody signed in.
    package struct Apart: Equatable, Sendable {
        /// The host's number for it.
        package let key: Int64
        /// What it holds; nil: not known.
        package let summary: PlanSummary?

        /// A plan of these.
        package init(key: Int64, summary: PlanSummary?) {
            self.key = key
            self.summary = summary
        }
    }

    /// How many plans are kept apart at most in a browser whose plans the server keeps: it sends what opens them with each request.
    package static let mostAtServer = 10

    /// How much of the open plan is there.
    package let state: State
    /// The plan that a person has to decide about; nil: none.
    package let asked: PlanSummary?
    /// The plans that were kept apart, the oldest first.
    package let apart: [Apart]
    /// How far the account was read, and how far it goes, in the server's own measure; 0: not known.
    package let read: Int64
    /// See ``read``.
    package let length: Int64

    /// The plans of a device, from the values that a host knows.
    package init(state: State = .whole, asked: PlanSummary? = nil, apart: [Apart] = [], read: Int64 = 0, length: Int64 = 0) {
        self.state = state
        self.asked = asked
        self.apart = apart
        self.read = read
        self.length = length
    }

    /// Whether somebody has signed in whose plan is not here yet.
    var isSignedIn: Bool { state == .expected || state == .arriving }

    /// One plan, and all of it is there.
    package static let one = DevicePlans()
}
