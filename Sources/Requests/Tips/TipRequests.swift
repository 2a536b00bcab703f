import Facts
import Pages
import Planner

/// Tips, put away and taken out again.
extension Application {
    func showTips(_ target: Target, _ request: Request) -> Response {
        respond(to: request, target, with: TipsPage(reading: space, putAway: target.query.token("show") == "away"))
    }

    func hideTip(_ slug: ByteString, _ submission: Submission) throws(Fault) -> Response {
        try setTipHidden(slug, true, submission)
    }

    func showTip(_ slug: ByteString, _ submission: Submission) throws(Fault) -> Response {
        try setTipHidden(slug, false, submission)
    }

    private func setTipHidden(_ slug: ByteString, _ isHidden: Bool, _ submission: Submission) throws(Fault) -> Response {
        guard let tip = Tip.of(slug) else { return say(.notFound, to: submission) }
        return try perform(.setTipHidden(tip, isHidden), for: submission, or: .tips)
    }
}
