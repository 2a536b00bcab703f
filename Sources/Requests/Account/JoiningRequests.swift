import Facts
import Interchange
import Pages
import Planner

/// What a person decided about a plan that is not the open one (`docs/host.md`, `x-plan`).
package enum PlanDecision: Sendable {
    /// It stays, apart from the account.
    case apart
    /// It joins the account.
    case along
    /// It is deleted.
    case delete
    /// The one with this key (``DevicePlans/Apart``) is opened again.
    case open(key: Int64)
    /// The same request is answered once more, about the plan that waits: nothing is decided.
    case look

    /// Reads the header; nil for anything else.
    init?(_ header: String) {
        switch ByteString(header) {
        case "apart": self = .apart
        case "along": self = .along
        case "delete": self = .delete
        case "look": self = .look
        default:
            guard ByteString(header).begins(with: "open "), let key = Text.int(String(header.dropFirst(5))) else { return nil }
            self = .open(key: Int64(key))
        }
    }
}

/// Somebody signed in on a device: the account's plan comes, and the plan that was there before waits for a decision. The plans themselves
/// are the host's; it is told by the header `x-plan` what to do with them (`docs/host.md`).
extension Application {
    /// The answer while the account's plan is on its way; nil if the request is answered as usual. What is added then cannot overrule
    /// anything; all other commands wait, with the text that was typed for them.
    func whileOnItsWay(_ match: RouteMatch, _ target: Target, _ request: Request) -> Response? {
        guard request.plans.state == .arriving else {
            let asks = request.plans.asked != nil && match.route == .today && ByteString(request.method) != "POST"
            return asks ? redirect(to: Route.joining.path, keeping: []) : nil
        }
        if match.isOpenWhileArriving { return nil }
        guard ByteString(request.method) == "POST" else {
            return respond(to: request, target, with: ArrivingPage(reading: space))
        }
        let form = Form(body: request.body, contentType: request.contentType)
        let page = ArrivingPage(reading: space, typed: form.fields, path: target.path)
        return respond(to: request, target, with: page, status: 409)
    }

    func showJoining(_ target: Target, _ request: Request) -> Response {
        guard let asked = request.plans.asked else { return redirect(to: Route.today.path, keeping: []) }
        if target.query.token("delete") == "yes" { return respond(to: request, target, with: DeletePlanPage(asked)) }
        let page = JoiningPage(asked, choosing: JoiningPage.Answer(target.query.token("plan")))
        return respond(to: request, target, with: page)
    }

    /// A look at that plan, from which one comes back to the question with the same answer chosen.
    func showWaitingPlan(_ target: Target, _ request: Request) -> Response {
        aboutWaitingPlan(request) { plan, asked in
            let page = PlanLookPage(
                asked,
                plan.contents,
                parts: TeaspoonFile.parts(of: plan, now: request.now),
                answer: JoiningPage.Answer(target.query.token("plan"))
            )
            return respond(to: request, target, with: page)
        }
    }

    /// A backup of that plan.
    func exportWaitingPlan(_ target: Target, _ request: Request) -> Response {
        aboutWaitingPlan(request) { plan, _ in
            export(plan, named: "before-signing-in", orElse: Route.waitingPlan, target, request)
        }
    }

    /// An answer that is made from the plan that waits. The host alone has it: without it, it is told to ask again with it.
    private func aboutWaitingPlan(_ request: Request, _ answer: (PersonalSpace, PlanSummary) -> Response) -> Response {
        guard let asked = request.plans.asked else { return redirect(to: Route.today.path, keeping: []) }
        guard let facts = request.waiting else { return deciding("look") }
        let plan = PersonalSpace(device: 0)
        plan.apply(facts)
        plan.wallDate = request.instant.date
        return answer(plan, asked)
    }

    /// What the person decided about the plan that was here.
    func decideOnPlan(_ submission: Submission) -> Response {
        guard submission.request.plans.asked != nil, let choice = submission.form.token("plan") else {
            return redirect(to: Route.today.path, keeping: [])
        }
        if submission.form.token("look") == "yes" {
            let path = Route.waitingPlan.path + "?plan=" + JoiningPage.Answer(choice).word.description
            return redirect(to: path, keeping: [])
        }
        switch choice {
        case "apart": return deciding("apart")
        case "along": return deciding("along")
        case "delete" where submission.form.token("sure") == "yes": return deciding("delete")
        default: return redirect(to: Route.joining.path + "?delete=yes", keeping: [])
        }
    }

    /// Opens a plan that was kept apart; without one, begins again after the browser removed what was here.
    func openPlan(_ submission: Submission) -> Response {
        guard submission.request.account == nil else { return redirect(to: Route.account.path, keeping: []) }
        let wanted = submission.form.token("plan")
        for plan in submission.request.plans.apart where wanted == ByteString(String(plan.key)) {
            return deciding("open " + String(plan.key))
        }
        return submission.request.plans.state == .gone ? deciding("new") : redirect(to: Route.today.path, keeping: [])
    }

    private func deciding(_ what: String) -> Response {
        var response = redirect(to: Route.today.path, keeping: [])
        response.headers.append((name: "x-plan", value: what))
        return response
    }
}
