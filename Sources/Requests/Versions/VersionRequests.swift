import Facts
import Pages
import Planner

extension Application {
    /// Carries out a form that may replace a value that was changed elsewhere since it was shown. If it did, the answer is the page of what
    /// was edited, where both values are offered.
    func performEdit(_ command: Command, for submission: Submission, or fallback: Route, of edited: Route) throws(Fault)
        -> Response
    {
        let result = try space.perform(command, by: submission.origin)
        for fact in result.facts where fact.entity.kind == .earlier {
            return redirect(to: Target.safeBack(edited.path, or: fallback, did: result.change?.hex), keeping: result.facts)
        }
        return done(submission, result, or: fallback)
    }
}
