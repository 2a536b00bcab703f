import Facts
import Pages
import Planner

/// The commands on lists and templates.
extension Application {
    // MARK: Making

    func addList(_ submission: Submission) throws(Fault) -> Response {
        let form = ListForm(submission.form)
        return try answering { () throws(Fault) in
            try make(.addList(try draft(form)), for: submission)
        } refused: { error in
            mark(form, with: error)
            return again(submission, NewListPage(reading: space, form: form))
        }
    }

    func mergeLists(_ submission: Submission) throws(Fault) -> Response {
        var name = FieldValue(submission.form.typed("name"))
        var chosen: [Identity] = []
        var fault: String?
        for hex in submission.form.all("list") {
            if let identity = Identity(hex: hex) { chosen.append(identity) }
        }
        return try answering { () throws(Fault) in
            try make(.mergeLists(chosen, named: name.text), for: submission)
        } refused: { error in
            switch error {
            case .nothingChosen:
                fault = words[.insteadChooseList]
                do throws(Fault) { _ = try ListDraft(name: name.text) } catch { name.fault = said(error) }
            case .noSuchList:
                // Those that are still here stay chosen.
                fault = words[.insteadNotMade]
            default: name.fault = said(error)
            }
            let page = MergePage(reading: space, chosen: Set(chosen), name: name, fault: fault)
            return again(submission, page)
        }
    }

    func useStarter(_ slug: ByteString, _ submission: Submission) throws(Fault) -> Response {
        guard let template = StarterTemplate.of(slug) else { return refused(submission, .noSuchList) }
        var name = FieldValue(submission.form["name"] ?? words[template.name])
        let left = leftOut(of: TemplateItem.all(of: template, in: words, at: submission.instant), submission)
        return try answering { () throws(Fault) in
            let (category, lines) = (words[template.group.name], words[template.lines])
            return try make(.useStarter(template, named: name.text, in: category, of: lines, leavingOut: left), for: submission)
        } refused: { error in
            name.fault = said(error)
            let page = TemplatePage(template, in: words, at: submission.instant, name: name, leavingOut: left)
            return again(submission, page)
        }
    }

    func useTemplate(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        guard let template = space.list(identity) else { return refused(submission, .noSuchList) }
        var name = FieldValue(submission.form["name"] ?? template.name)
        let items = TemplateItem.all(of: template, reading: space)
        let left = leftOut(of: items, submission)
        return try answering { () throws(Fault) in
            var tasks: Set<Identity> = []
            for index in left { if let task = Identity(hex: items[index].key) { tasks.insert(task) } }
            return try make(.useTemplate(identity, named: name.text, leavingOut: tasks), for: submission)
        } refused: { error in
            name.fault = said(error)
            let page = TemplatePage(reading: space, template, name: name, leavingOut: left)
            return again(submission, page)
        }
    }

    /// The items of a template that were not chosen, by their positions; none where the form did not ask.
    private func leftOut(of items: [TemplateItem], _ submission: Submission) -> [Int] {
        guard submission.form.token("chosen") == "yes" else { return [] }
        var chosen: [ByteString] = []
        // Each is compared with every item, so a forged form must not have thousands.
        for key in submission.form.all("item").prefix(TemplateItem.most) { chosen.append(ByteString(key)) }
        return TemplateItem.leftOut(of: items) { key in chosen.contains(ByteString(key)) }
    }

    /// Carries out a command that makes a list; the answer is the list's page. The list has the command's name.
    func make(_ command: Command, for submission: Submission, as route: (Identity) -> Route = { .list($0) }) throws(Fault)
        -> Response
    {
        let result = try space.perform(command, by: submission.origin)
        let made = result.change ?? submission.origin.identity
        return redirect(to: Target.safeBack(nil, or: route(made), did: made.hex), keeping: result.facts)
    }

    // MARK: Changing

    func moveList(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        try perform(.moveList(identity, submission.form.move), for: submission, or: .lists)
    }

    func uncheckList(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        try perform(.uncheckAll(identity), for: submission, or: .list(identity))
    }

    func runListAgain(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        try make(.runAgain(identity), for: submission)
    }

    func makeTemplate(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        try make(.makeTemplate(of: identity), for: submission, as: { .template($0) })
    }

    func duplicateList(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let isTemplate = space.list(identity)?.isTemplate == true
        return try make(.duplicateList(identity), for: submission) { isTemplate ? .template($0) : .list($0) }
    }

    func bringBack(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        guard let removal = submission.form.identity("removal") else { throw .noSuchChange }
        return try perform(.bringBack(removal, to: identity), for: submission, or: .list(identity))
    }

    /// A list comes back under its name, which another may have by now.
    func reopenList(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        try answering { () throws(Fault) in
            try perform(.setArchived(identity, false), for: submission, or: .archive)
        } refused: { error in
            guard case .nameTaken(let name) = error else { return refused(submission, error) }
            let notice = words[.insteadArchivedName(name: Text.shortened(name, to: 60))]
            let page = ArchivePage(reading: space, at: submission.instant, notice: notice)
            return again(submission, page, here: Route.archive.path)
        }
    }

    func editList(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let form = ListForm(submission.form)
        if let now = space.list(identity), space.membership(ofList: identity)?.role == .view, submission.form["name"] == nil {
            form.keep(now)
        }
        return try answering { () throws(Fault) in
            var written = try draft(form)
            // The others may have changed since the form was shown.
            if let seen = form.seen, let now = space.list(identity) { written = ListDraft(written, seen: seen, of: now) }
            return try perform(.editList(identity, written), for: submission, or: .list(identity))
        } refused: { error in
            mark(form, with: error)
            guard let list = space.list(identity) else {
                // Deleted meanwhile, here or elsewhere: the typed values are not lost with it.
                let page = NewListPage(reading: space, form: form, notice: words[.insteadNewList])
                return again(submission, page, status: 410)
            }
            let page = EditListPage(reading: space, list, form: form)
            return again(submission, page)
        }
    }

    // MARK: The form of a list

    private func draft(_ form: ListForm) throws(Fault) -> ListDraft {
        try ListDraft(
            name: form.name.text,
            icon: form.icon,
            colour: form.colour,
            category: form.category.text,
            isChecklist: form.isChecklist
        )
    }

    /// Puts an error beside its field.
    private func mark(_ form: ListForm, with fault: Fault) {
        let words = said(fault)
        switch fault {
        case .nameMissing, .nameTaken: form.name.fault = words
        case .categoryTooLong: form.category.fault = words
        default: break
        }
    }
}

extension ListForm {
    /// Takes what everybody in a shared list sees from the list as it is: a form that only changes the category does not have it.
    fileprivate func keep(_ list: ListEntry) {
        name = FieldValue(list.name)
        icon = list.icon
        colour = list.colour
        isChecklist = list.isChecklist
    }

    /// The typed values, as they were typed.
    fileprivate convenience init(_ form: Form) {
        self.init(
            name: FieldValue(form.typed("name")),
            icon: form.number("icon", in: 0...99).flatMap { ListIcon(rawValue: Int64($0)) } ?? .list,
            colour: form.colour ?? .teal,
            category: FieldValue(form.typed("category")),
            isChecklist: form.token("checklist") == "yes",
            seen: form.identity("seen").map { ListSeen(mark: $0) }
        )
    }
}
