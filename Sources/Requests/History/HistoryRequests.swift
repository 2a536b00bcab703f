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
        // The change may have been undone elsewhere since the button was shown: pressing "Undo" must not do it again then.
        if let wanted = submission.form.token("wants"), !space.isKnown(submission.origin),
            let change = space.change(identity, around: submission.instant), change.isUndone == (wanted == "undo")
        {
            return redirect(to: Target.safeBack(submission.form["back"], or: .history, did: identity.hex), keeping: [])
        }
        return done(submission, try space.perform(.toggleUndo(identity), by: submission.origin), or: .history)
    }
}
