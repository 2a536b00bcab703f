import Facts
import Pages
import Planner

/// The page on which tasks were chosen, once more.
extension Application {
    /// The page with the chosen tasks, and the reason why nothing was done with them, unless they were only counted. Where other rows of
    /// the list were asked for (`turn`), the page with these.
    ///
    /// - Parameter bulk: the values for a command on the chosen tasks, if they were refused.
    func chooseAgain(_ submission: Submission, _ chosen: [Identity], _ notice: ChoosingNotice, bulk: BulkForm? = nil) -> Response
    {
        let origin = Target(Target.safeBack(submission.form["turn"] ?? submission.form["origin"], or: .tasks, did: nil))
        let isBulk: Bool
        if case .some = bulk {
            // The error stands beside its field, which only this form has.
            isBulk = true
        } else {
            isBulk = notice != .notSent && (submission.form.token("bulk") == "yes" || submission.form.token("count") == "bulk")
        }
        let chosen = Chosen(
            .choosing(known(chosen)),
            notice,
            costs: submission.form.costs,
            bulk: bulk ?? bulkForm(submission.form),
            isBulk: isBulk,
            all: origin.choosesAll,
            swaps: notice == .notSent ? swaps(for: chosen, submission) : nil
        )
        if let cost = Route.category.parameter(of: origin.route) { return chooseAgain(submission, origin, chosen, ofCost: cost) }
        if let identity = Route.list.parameter(of: origin.route) {
            guard let list = space.list(identity) else { return refused(submission, .noSuchList) }
            var view = OwnListPage.View(openedAt: submission.request.now)
            view.pageNumber = origin.pageNumber
            let page = OwnListPage(reading: space, list, at: submission.instant, view: view, chosen: chosen)
            return again(submission, page, status: chosen.status, here: origin.selecting)
        }
        switch origin.route ?? .tasks {
        case .unsorted: return chooseAgain(submission, origin, chosen, ofCost: nil)
        case .backlog:
            let page = BacklogPage(reading: space, at: submission.instant, pageNumber: origin.pageNumber, chosen: chosen)
            return again(submission, page, status: chosen.status, here: origin.selecting)
        case .tasks: return chooseAgain(submission, origin, chosen, of: taskQuery(origin.query))
        default: return chooseAgain(submission, Target(Route.tasks.path), chosen, of: TaskQuery())
        }
    }

    /// The swaps for tasks that do not fit; nil where nothing helps.
    func swaps(for chosen: [Identity], _ submission: Submission) -> OfferedSwaps? {
        OfferedSwaps(for: chosen, costing: submission.form.costs, reading: space, at: submission.instant)
    }

    /// Where the page of that answer is shown again: with the choice, unless the address would be too long.
    func addressOfChoice(_ submission: Submission, _ chosen: [Identity]) -> String {
        let form = submission.form
        let page = Target(Target.safeBack(form["turn"] ?? form["origin"], or: .tasks, did: nil))
        let isBulk = form.token("bulk") == "yes" || form.token("count") == "bulk"
        var address = page.choosing(page.choosesAll ? "all" : "1")
        if isBulk { address += "&bulk=yes" }
        // As many as the script puts into an address.
        if chosen.count > 40 { return address }
        for task in chosen { address += "&task=" + task.hex }
        for field in form.fields where !field.value.isEmpty && CostStrip.task(named: field.name) != nil {
            address += "&" + field.name + "=" + PercentEncoding.encoded(field.value)
        }
        return address
    }

    /// Tasks that were deleted meanwhile are no longer chosen.
    private func known(_ chosen: [Identity]) -> Set<Identity> {
        var known: Set<Identity> = []
        for task in chosen where space.hasTask(task) { known.insert(task) }
        return known
    }

    private func chooseAgain(_ submission: Submission, _ origin: Target, _ chosen: Chosen, ofCost cost: Int?) -> Response {
        let page = CategoryPage(reading: space, at: submission.instant, cost: cost, pageNumber: origin.pageNumber, chosen: chosen)
        return again(submission, page, status: chosen.status, here: origin.selecting)
    }

    private func chooseAgain(_ submission: Submission, _ origin: Target, _ chosen: Chosen, of query: TaskQuery) -> Response {
        let order = space.sortOrder(of: .tasks)
        if query.isPlain, order == .own {
            let page = AllTasksPage(reading: space, at: submission.instant, chosen: chosen)
            return again(submission, page, status: chosen.status, here: origin.selecting)
        }
        let page = FoundTasksPage(
            reading: space,
            query,
            in: order,
            at: submission.instant,
            pageNumber: origin.pageNumber,
            chosen: chosen,
            openedAt: submission.request.now
        )
        return again(submission, page, status: chosen.status, here: origin.selecting)
    }

    /// The values for commands on the chosen tasks, as they were typed.
    func bulkForm(_ sent: Form) -> BulkForm {
        let form = BulkForm(reading: space)
        form.list = sent.typed("list")
        form.newList = sent.typed("newlist")
        form.day = sent.typed("day")
        form.hiddenUntil = sent.typed("until")
        form.due = sent.typed("due")
        form.cost = sent.typed("spoons")
        form.priority = sent.typed("priority")
        form.subject = sent.typed("subject")
        form.newSubject = sent.typed("newsubject")
        form.unlabel = sent.typed("unlabel")
        form.name = sent.typed("name")
        return form
    }
}

extension Chosen {
    /// A refusal, where a reason stands on the page.
    fileprivate var status: Int { notice == .none ? 200 : 422 }
}
