import Facts
import Pages
import Planner

extension Application {
    /// Earlier versions of a text, brought back or put away.
    func actOnVersion(_ identity: Identity, _ what: Route.VersionCommand, _ act: Submission) -> Response {
        do throws(Fault) {
            switch what {
            case .back: return done(act, try space.bringBack(version: identity, from: act.origin), or: .today)
            case .away: return done(act, try space.putAway(version: identity, from: act.origin), or: .today)
            }
        } catch {
            return refused(act, error)
        }
    }
}
