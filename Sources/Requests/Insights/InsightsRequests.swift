import Pages
import Planner

/// The person's days, days that do not count, and the report.
extension Application {
    func showInsights(_ target: Target, _ request: Request) -> Response {
        let isOneWeek = target.query.token("weeks") == "1"
        return respond(to: request, target, with: InsightsPage(reading: space, at: request.instant, isOneWeek: isOneWeek))
    }

    /// Leaves days out of all insights, or counts them again; or says whether a new day asks how the one before was.
    func leaveOut(_ submission: Submission) throws(Fault) -> Response {
        if let asks = submission.form.token("ask") {
            return try perform(.setAsksHowItWas(asks == "yes"), for: submission, or: .insights)
        }
        let (first, last) = (submission.form.typed("from"), submission.form.typed("to"))
        return try answering { () throws(Fault) in
            guard let from = LocalDate(text: first), let to = LocalDate(text: last) else { throw .notADate }
            let leavesOut = submission.form.token("do") != "count"
            return try perform(.setDaysLeftOut(from: from, to: to, leavesOut), for: submission, or: .insights)
        } refused: { error in
            let fault = error == .noDay ? words[.leaveOutNoDay] : said(error)
            let typed = (from: FieldValue(first), to: FieldValue(last, fault: fault))
            let shown = Target(Target.safeBack(submission.form["back"], or: .insights, did: nil))
            let isOneWeek = shown.query.token("weeks") == "1"
            let page = InsightsPage(reading: space, at: submission.instant, isOneWeek: isOneWeek, typed: typed)
            return again(submission, page, here: shown.here)
        }
    }

    func showReport(_ target: Target, _ request: Request) -> Response {
        respond(to: request, target, with: report(target, at: request.instant))
    }

    func keepReport(_ submission: Submission) throws(Fault) -> Response {
        let (name, text) = (submission.form.typed("name"), submission.form.typed("text"))
        return try answering { () throws(Fault) in
            try perform(.setReport(name: name, text: text), for: submission, or: .report)
        } refused: { error in
            // The weeks that were shown, with or without the names of tasks.
            let shown = Target(Target.safeBack(submission.form["back"], or: .report, did: nil))
            let page = report(shown, at: submission.instant)
            let words = said(error)
            page.name = FieldValue(name, fault: error == .reportTooLong ? nil : words)
            page.text = FieldValue(text, fault: error == .reportTooLong ? words : nil)
            return again(submission, page, here: shown.here)
        }
    }

    private func report(_ target: Target, at instant: Instant) -> ReportPage {
        ReportPage(reading: space, at: instant, weeks: target.weeks, showsTasks: target.query.token("tasks") == "yes")
    }
}

extension Target {
    /// How many weeks a report is of; 4 where nothing sensible was asked.
    var weeks: Int {
        let asked = query.number("weeks", in: 1...12) ?? 0
        return ReportPage.weeks.contains(asked) ? asked : 4
    }
}
