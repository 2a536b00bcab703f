package import Planner

/// Asks what happens to the plan that was on this device when somebody signed in. The answer that loses nothing is chosen.
package final class JoiningPage: Page {
    /// What may happen to it.
    package enum Answer: CaseIterable, Sendable {
        /// It stays on the device, apart from the account.
        case apart
        /// It joins the account.
        case along
        /// It is deleted.
        case delete

        package var word: StaticString {
            switch self {
            case .apart: "apart"
            case .along: "along"
            case .delete: "delete"
            }
        }

        /// The answer that a form names; anything else is the one that loses nothing.
        package init(_ word: ByteString?) {
            self = .apart
            for answer in Self.allCases where word == ByteString(answer.word.description) { self = answer }
        }
    }

    let summary: PlanSummary
    let chosen: Answer

    /// The page.
    ///
    /// - Parameters:
    ///   - summary: what that plan holds.
    ///   - chosen: the answer that is chosen.
    package init(_ summary: PlanSummary, choosing chosen: Answer = .apart) {
        self.summary = summary
        self.chosen = chosen
    }

    /// The address of the page with an answer chosen.
    static func path(choosing answer: Answer) -> String { Route.joining.path + "?plan=" + answer.word.description }

    package func title(_ context: PageContext) -> String { context.words[.joining] }

    package var section: Section? { .today }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.write(
            """
            <section id="actions" class="decide" aria-label="\(.actions)">\
            <button class="button" id="sign-out-now" form="sign-out">\(.accountSignOut)</button>\
            <button class="primary" id="decide" form="joining"><span data-choice="apart">\(.joiningApart)</span>\
            <span data-choice="along">\(.joiningAlong)</span><span data-choice="delete">\(.joiningDelete)</span></button></section>
            """
        )
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let changed = context.words.date(context.instant.at(summary.changed).date, at: context.instant)
        html.write("<p class=\"lead\">\(.joiningLead(date: changed)) <b>\(context.words.holdings(of: summary) ?? "")</b></p>")
        if let account = context.account {
            html.write("<p>\(.accountSignedIn(mail: MarkupTag("<bdi>\(account.mail)</bdi>", "")))</p>")
        }
        html.beginForm(.joining, context, back: Route.today.path, id: "joining")
        html.defaultButton()
        html.write("<fieldset class=\"answers\"><legend>\(.joiningQuestion)</legend><div class=\"rows\">")
        answer(&html, .apart, .joiningApart, .joiningApartFacts)
        answer(&html, .along, .joiningAlong, .joiningAlongFacts)
        answer(&html, .delete, .joiningDelete, .joiningDeleteFacts)
        html.write(
            """
            </div><p class="links"><button class="quiet" id="look" name="look" value="yes">\(.joiningLook)</button></p>\
            <p class="hint">\(.joiningHint)</p></fieldset>
            """
        )
        html.endForm()
        html.beginForm(.account, context, back: Route.account.path, id: "sign-out")
        html.endForm()
    }

    private func answer(_ html: inout HTML, _ answer: Answer, _ name: Phrase, _ facts: Phrase) {
        let value = answer.word
        html.write(
            """
            <label class="choice"><input type="radio" name="plan" value="\(fixed: value)"\(" checked", if: answer == chosen) \
            aria-labelledby="plan-\(fixed: value)" aria-describedby="plan-\(fixed: value)-facts"><span class="what">\
            <span class="title" id="plan-\(fixed: value)">\(name)</span>\
            <span class="facts" id="plan-\(fixed: value)-facts">\(facts)</span></span></label>
            """
        )
    }
}

/// Asks once more before that plan is deleted, and offers a backup of it. Nothing is deleted because a file was saved.
package final class DeletePlanPage: Page {
    let summary: PlanSummary

    package init(_ summary: PlanSummary) {
        self.summary = summary
    }

    package func title(_ context: PageContext) -> String { context.words[.joiningDeleteTitle] }

    package var section: Section? { .today }

    package var hasTabs: Bool { false }

    package func actions(_ html: inout HTML, _ context: PageContext) {
        html.keepActions("delete-plan", "\(.joiningDelete)", id: "delete-now", at: Route.joining.path)
    }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.beginForm(.joining, context, back: Route.today.path, id: "delete-plan", class: "act card stack")
        html.hidden("plan", "delete")
        html.hidden("sure", "yes")
        let backup = MarkupTag("<a class=\"button\" id=\"back-up\" data-download href=\"\(Route.waitingPlanCopy)\">", "</a>")
        html.write(
            """
            <p><b>\(context.words.holdings(of: summary) ?? "")</b></p><p>\(.joiningDeleteLead)</p>\
            <p>\(.eraseBackup(a: backup))</p>
            """
        )
        html.endForm()
    }
}

extension Catalog {
    /// "34 tasks, 3 lists"; nil if nothing is known of the plan.
    func holdings(of summary: PlanSummary?) -> String? {
        guard let summary else { return nil }
        var parts: [String] = []
        let isBare = summary.lists + summary.notes == 0
        if summary.tasks > 0 || isBare { parts.append(self[.found(count: summary.tasks)]) }
        if summary.lists > 0 { parts.append(self[.importFoundLists(count: summary.lists, n: MarkupTag("", ""))]) }
        if summary.notes > 0 { parts.append(self[.notesFound(count: summary.notes)]) }
        return enumeration(parts)
    }
}
