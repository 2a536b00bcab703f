import Facts
import Pages
import Planner

extension Application {
    /// Earlier versions of a text, brought back or put away.
    func actOnVersion(_ identity: Identity, _ what: Route.VersionCommand, _ submission: Submission) throws(Fault) -> Response {
        switch what {
        case .back: return try perform(.restoreVersion(identity), for: submission, or: .today)
        case .away: return try perform(.dismissVersion(identity), for: submission, or: .today)
        }
    }
}
