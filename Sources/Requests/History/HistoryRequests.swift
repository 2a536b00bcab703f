import Facts
import Pages
import Planner

/// What was done, and undoing it.
extension Application {
    func showHistory(_ target: Target, _ request: Request) -> Response {
        let page = HistoryPage(reading: space, instant: request.instant, pageNumber: target.pageNumber)
        return respond(to: request, target, with: page)
    }

    func undo(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        done(submission, try space.perform(.toggleUndo(identity), by: submission.origin), or: .history)
    }
}
