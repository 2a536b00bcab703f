import Facts
import Pages
import Planner

/// Tips, put away and taken out again.
extension Application {
    func showTips(_ target: Target, _ request: Request) -> Response {
        respond(to: request, target, with: TipsPage(reading: space, putAway: target.query.token("show") == "away"))
    }

    func showAllTips(_ submission: Submission) throws(Fault) -> Response {
        done(submission, try space.perform(.showAllTips, by: submission.origin), or: .tips)
    }

    func actOnTip(_ slug: ByteString, _ what: Route.TipCommand, _ submission: Submission) throws(Fault) -> Response {
        guard let tip = Tip.of(slug) else {
            let page = ErrorPage(.notFound)
            return again(submission, page, status: page.status)
        }
        let isPutAway =
            switch what {
            case .away: true
            case .again: false
            }
        return try perform(.setTipHidden(tip, isPutAway), for: submission, or: .tips)
    }
}
