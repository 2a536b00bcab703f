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
        var words = said(fault)
        // What reads the files of other programs could not be loaded.
        if case .notOurFile = fault, let imported, imported.isEmpty { words = self.words[.importNotLoaded] }
        let page = ImportPage(.file(fault: words))
        return respond(to: request, target, with: page, status: 422, here: Route.importFile.path)
    }

    /// The page with the ways from other programs. Without what reads their files, it can only name a file of Teaspoon's own.
    func showElsewhere(_ target: Target, _ request: Request) -> Response {
        guard let content = content(request) else {
            return respond(to: request, target, with: ImportPage(.file(fault: nil)))
        }
        return respond(to: request, target, with: ImportedPage(content, reading: space))
    }

    /// What the host has read for the planner from a file of another program.
    private func content(_ request: Request) -> ImportedContent? {
        guard let bytes = given(request), !bytes.isEmpty else { return nil }
        do throws(CBORFault) { return try ImportedContent(cbor: bytes) } catch { return nil }
    }

    private func given(_ request: Request) -> [UInt8]? {
        #if !hasFeature(Embedded)
        if request.host == .server {
            let desk = ImportDesk()
            (desk.words, desk.clockChanges) = (words, request.clockChanges)
            return desk.read(request)
        }
        #endif
        return imported
    }

    /// The answer to a form with a file, of another program or of our own; nil if it holds none.
    func takeFile(_ target: Target, _ request: Request) -> Response? {
        if let response = importOutline(target, request) { return response }
        guard let file = UploadedFile(request.body, contentType: request.contentType) else { return nil }
        return preview(file, target, request)
    }

    /// The answer to a form with a file of another program: its preview, or the import; nil for another file.
    private func importOutline(_ target: Target, _ request: Request) -> Response? {
        guard let content = content(request) else { return nil }
        guard let outline = content.outline else {
            let page = ImportedPage(content, reading: space)
            return respond(
                to: request,
                target,
                with: page,
                status: content.form == .choosing ? 422 : 200,
                here: Route.elsewhere.path
            )
        }
        let submission = Submission(request, target, Form(body: request.body, contentType: request.contentType), words)
        do throws(Fault) {
            return try perform(.importOutline(outline), for: submission, or: .today)
        } catch {
            return refusedFile(error, target, request)
        }
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
