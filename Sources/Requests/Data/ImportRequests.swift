import Facts
import Interchange
import Pages
import Planner

/// A file that is brought in: first looked at, then, when the person says so, taken in.
extension Application {
    /// The preview of a file. Changes nothing.
    func preview(_ file: UploadedFile, _ target: Target, _ request: Request) -> Response {
        do throws(Fault) {
            let news = space.news(in: try TeaspoonFile.facts(of: file.bytes, now: request.now))
            let page = ImportPage(.found(news, copy: news.isEmpty && news.gone == 0 ? "" : Base64.encoded(file.bytes)))
            return respond(to: request, target, with: page, here: Route.importFile.path)
        } catch {
            return refusedFile(error, target, request)
        }
    }

    /// Imports the file of the preview: the page holds the file, so that nothing need be remembered meanwhile.
    func importFile(_ submission: Submission) throws(Fault) -> Response {
        try answering { () throws(Fault) in
            guard let copy = Base64.decoded(submission.form.typed("copy")) else { throw .fileDamaged }
            let facts = try TeaspoonFile.facts(of: copy, now: submission.instant.time)
            let back = submission.form.token("back-again") == "yes"
            return try perform(.importFacts(facts, bringingBack: back), for: submission, or: .data)
        } refused: { error in
            refusedFile(error, submission.target, submission.request)
        }
    }

    private func refusedFile(_ fault: Fault, _ target: Target, _ request: Request) -> Response {
        let page = ImportPage(.file(fault: said(fault)))
        return respond(to: request, target, with: page, status: 422, here: Route.importFile.path)
    }

    /// Everything goes. The host carries it out (docs/host.md): its storage is not the planner's to delete.
    func erase(_ submission: Submission) -> Response {
        guard submission.form.token("sure") == "yes" else {
            return again(submission, ErasePage(reading: space), here: Route.erase.path)
        }
        var response = redirect(to: Route.today.path, keeping: [])
        response.headers.append((name: "x-erase", value: "everything"))
        return response
    }
}
