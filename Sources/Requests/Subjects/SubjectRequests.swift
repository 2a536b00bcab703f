import Facts
import Pages
import Planner

/// Subjects, shown and changed.
extension Application {
    func showSubjects(_ target: Target, _ request: Request) -> Response {
        if target.query.token("new") == "1" { return respond(to: request, target, with: NewSubjectPage(reading: space)) }
        return respond(to: request, target, with: SubjectsPage(reading: space, at: request.instant))
    }

    func showSubject(_ identity: Identity, _ target: Target, _ request: Request) -> Response {
        guard let subject = space.subject(identity) else { return say(.gone, to: request, target) }
        return respond(to: request, target, with: SubjectPage(reading: space, subject))
    }

    func addSubject(_ submission: Submission) throws(Fault) -> Response {
        let form = SubjectForm(submission.form)
        return try answering { () throws(Fault) in
            try perform(.addSubject(form.name.text, colour: form.colour), for: submission, or: .subjects)
        } refused: { error in
            form.name.fault = said(error)
            return again(submission, NewSubjectPage(reading: space, form: form), here: NewSubjectPage.path)
        }
    }

    func editSubject(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        let form = SubjectForm(submission.form)
        return try answering { () throws(Fault) in
            let command = Command.editSubject(identity, name: form.name.text, colour: form.colour)
            return try perform(command, for: submission, or: .subjects)
        } refused: { error in
            let reason = said(error)
            guard let subject = space.subject(identity) else {
                // Deleted or merged meanwhile: the typed values are not lost with it.
                let page = NewSubjectPage(reading: space, form: form, notice: reason)
                return again(submission, page, status: 410, here: NewSubjectPage.path)
            }
            form.name.fault = reason
            let page = SubjectPage(reading: space, subject, form: form)
            return again(submission, page, here: Route.subject(identity).path)
        }
    }

    func mergeSubject(_ identity: Identity, _ submission: Submission) throws(Fault) -> Response {
        guard let target = submission.form.identity("into") else { throw .noSuchSubject }
        return try perform(.mergeSubject(identity, into: target), for: submission, or: .subjects)
    }
}

extension SubjectForm {
    /// The typed values, as they were typed.
    fileprivate convenience init(_ form: Form) {
        self.init(name: FieldValue(form.typed("name")), colour: form.colour ?? .teal)
    }
}
