import Facts
import Interchange
import Planner

/// A file of another program as a form sends it: first by itself, then in the form of its preview, with what the person chose there.
struct SentFile {
    let file: ImportedFile
    /// The form of the preview; empty before there is one.
    let form: Form

    /// Reads a request; nil if it brings no file.
    init?(_ request: Request) {
        if let uploaded = UploadedFile(request.body, contentType: request.contentType) {
            file = ImportedFile(name: UploadedFile.name(in: request.body), bytes: uploaded.bytes)
            form = Form()
            return
        }
        let form = Form(body: request.body, contentType: request.contentType)
        guard !form.isBroken, let copy = form["copy"], let bytes = Base64.decoded(copy) else { return nil }
        file = ImportedFile(name: form.typed("name"), bytes: bytes)
        self.form = form
    }

    /// Whether the person has seen what is in it.
    var isSeen: Bool { form.token("seen") == "yes" }

    var wantsDone: Bool { form.token("done") == "yes" }
    var letsGoOfPast: Bool { form.token("past") == "yes" }
    /// What labels suggest is taken until the person says otherwise.
    var takesCosts: Bool { !isSeen || form.token("costs") == "yes" }

    /// What the person says it is; nil: what is in it decides.
    var source: ImportSource? {
        form.number("as", in: 0...255).flatMap { ImportSource(rawValue: UInt8($0)) }
    }

    var dateOrder: ImportContext.DateOrder? {
        form.number("order", in: 0...2).flatMap { ImportContext.DateOrder(rawValue: UInt8($0)) }
    }

    /// What its columns are, where the person was asked.
    var mapping: ColumnMapping? {
        guard let count = form.number("columns", in: 1...ImportLimits.columns) else { return nil }
        var uses: [ColumnMapping.Use] = []
        for text in form.all("use") {
            guard let number = Text.int(text), let use = UInt8(exactly: number).flatMap({ ColumnMapping.Use(rawValue: $0) })
            else { return nil }
            uses.append(use)
        }
        guard uses.count == count else { return nil }
        return ColumnMapping(uses: uses, dateOrder: dateOrder, hasHeader: form.token("header") == "yes")
    }

    /// Which of the lists of the file are chosen, and last whether the tasks in no list are; nil: the person has not seen them yet.
    ///
    /// - Parameter count: how many lists the file has.
    func chosenLists(of count: Int) -> [Bool]? {
        guard isSeen else { return nil }
        var chosen = [Bool](repeating: false, count: count + 1)
        for text in form.all("list") {
            if ByteString(text) == "none" { chosen[count] = true }
            if let place = Text.int(text), (0..<count).contains(place) { chosen[place] = true }
        }
        return chosen
    }

    /// What the form of the preview sends again.
    var carried: [(name: StaticString, value: String)] {
        var carried: [(name: StaticString, value: String)] = [
            (name: "copy", value: Base64.encoded(file.bytes)), (name: "name", value: file.name),
        ]
        guard let mapping else { return carried }
        carried.append((name: "columns", value: String(mapping.uses.count)))
        for use in mapping.uses { carried.append((name: "use", value: String(use.rawValue))) }
        if mapping.hasHeader { carried.append((name: "header", value: "yes")) }
        return carried
    }
}
