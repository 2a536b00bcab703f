import Facts
import Interchange
import Pages
import Planner

/// The exported files.
extension Application {
    /// The answer instead of a file in which nothing would be: one that is empty and valid would be taken for a copy of everything.
    private func nothingToSave(_ target: Target, _ request: Request) -> Response? {
        guard space.replica.count == 0 else { return nil }
        return say(.nothingToSave, to: request, target, here: Route.data.path)
    }

    /// Everything as one file, or the part of it that the address names.
    func exportEverything(_ target: Target, _ request: Request) -> Response {
        nothingToSave(target, request) ?? export(space, named: "everything", orElse: .data, target, request)
    }

    /// All of a plan as one file, or the part of it that the address names.
    ///
    /// - Parameter page: has a link for each part, where one file would be too large to be imported.
    func export(_ plan: PersonalSpace, named name: String, orElse page: Route, _ target: Target, _ request: Request) -> Response {
        let parts = target.query.number("of", in: 1...TeaspoonFile.mostParts) ?? 1
        let part = target.query.number("part", in: 1...parts) ?? 1
        let bytes = TeaspoonFile.bytes(of: plan, now: request.now, part: part, of: parts)
        if parts == 1, bytes.count > TeaspoonFile.largest { return redirect(to: page.path, keeping: []) }
        let name = parts == 1 ? name : name + "-" + String(part) + "-of-" + String(parts)
        return answer(name + ".teaspoon", "application/vnd.teaspoon+cbor", request, bytes)
    }

    /// The browser has saved the file with everything: the page says when that was.
    func noteCopy(_ submission: Submission) throws(Fault) -> Response {
        redirect(to: Route.data.path, keeping: try space.perform(.noteCopy, by: submission.origin).facts)
    }

    func exportFile(_ file: Route.DataFile, _ target: Target, _ request: Request) -> Response {
        if let nothing = nothingToSave(target, request) { return nothing }
        switch file {
        case .table:
            return answer(file.name, "text/csv; charset=utf-8; header=present", request, Outline(reading: space).csv(in: space))
        case .text:
            let (space, words) = (space, words)
            let text = Outline(reading: space).markdown(
                in: space,
                unlisted: words[.exportUnlisted],
                notes: words[.exportNotes]
            ) {
                $0.details(in: space, words)
            }
            return answer(file.name, "text/markdown; charset=utf-8", request, text)
        case .toDos: return answer(file, calendar: .toDos, request)
        case .dates: return answer(file, calendar: .events, request)
        case .days:
            let days = target.weeks * 7
            let first = request.instant.date.adding(days: -days)
            let insights = Insights(reading: space, at: request.instant, from: first)
            return answer(file.name, "text/csv; charset=utf-8; header=present", request, insights.csv(from: first, count: days))
        }
    }

    private func answer(_ file: Route.DataFile, calendar component: Outline.Component, _ request: Request) -> Response {
        let bytes = Outline(reading: space).calendar(component, in: space, at: request.instant)
        return answer(file.name, "text/calendar; charset=utf-8", request, bytes)
    }

    private func answer(_ name: String, _ type: String, _ request: Request, _ bytes: [UInt8]) -> Response {
        // Files of several days lie side by side.
        let name = "teaspoon-" + request.instant.date.text + "-" + name
        return Response(
            status: 200,
            headers: [
                (name: "content-type", value: type),
                (name: "content-disposition", value: "attachment; filename=\"" + name + "\""),
                (name: "content-security-policy", value: "default-src 'none'; sandbox"),
            ] + Headers.always,
            body: bytes
        )
    }
}
