package import Facts
package import Planner

/// The content of a page about a file of another program, written by what reads such files (docs/host.md, *The module that reads files*).
///
/// In browsers that is a module of its own, which has all of it but the plan: it leaves places that only the plan can fill in.
package final class ImportedContent {
    /// A part of the page.
    package enum Part {
        /// Markup that an ``HTML`` of this release has written.
        case markup([UInt8])
        /// What the plan has already of a list of the file: the key and the name of the list, if it is one, and the keys of the tasks.
        case list(key: String?, name: String, tasks: [String])
    }

    /// The form around the page.
    package enum Form: UInt64 {
        /// A file is chosen.
        case choosing = 0
        /// The file is imported; its bytes stand in the form.
        case importing = 1
    }

    /// The program that keys are of.
    package let source: String
    /// The title of the page.
    package let title: String
    package let form: Form
    package let parts: [Part]
    /// The markup of the action bar.
    package let actions: [UInt8]
    /// What the person has said is to be imported; nil: nothing yet, the page is shown.
    package var outline: ImportedOutline?

    package init(source: String = "", title: String, form: Form, parts: [Part], actions: [UInt8]) {
        self.source = source
        self.title = title
        self.form = form
        self.parts = parts
        self.actions = actions
    }

    /// What is to be imported.
    package convenience init(importing outline: ImportedOutline) {
        self.init(title: "", form: .importing, parts: [], actions: [])
        self.outline = outline
    }
}

// As [source, title, form, [part, …], actions, outline or null]; a part is bytes, or [key or null, name, [key of a task, …]].
extension ImportedContent {
    /// - Throws: ``CBORFault`` for anything else than ``cbor``.
    package convenience init(cbor bytes: [UInt8]) throws(CBORFault) {
        var reader = CBORReader(bytes)
        guard try reader.array() == 6 else { throw .unexpected }
        let (source, title) = (try reader.text(), try reader.text())
        guard let form = Form(rawValue: try reader.unsigned()) else { throw .outOfRange }
        var parts: [Part] = []
        for _ in 0..<(try reader.array()) { parts.append(try Part(from: &reader)) }
        self.init(source: source, title: title, form: form, parts: parts, actions: try reader.byteString())
        outline = reader.null() ? nil : try ImportedOutline(from: &reader)
        try reader.finish()
    }

    package var cbor: [UInt8] {
        var writer = CBORWriter()
        writer.array(6)
        writer.text(source)
        writer.text(title)
        writer.unsigned(form.rawValue)
        writer.array(parts.count)
        for part in parts { part.write(to: &writer) }
        writer.byteString(actions)
        if let outline { outline.write(to: &writer) } else { writer.null() }
        return writer.bytes
    }
}

extension ImportedContent.Part {
    fileprivate init(from reader: inout CBORReader) throws(CBORFault) {
        guard try reader.peek().major == 4 else {
            self = .markup(try reader.byteString())
            return
        }
        guard try reader.array() == 3 else { throw .unexpected }
        let key = reader.null() ? nil : try reader.text()
        let name = try reader.text()
        var tasks: [String] = []
        for _ in 0..<(try reader.array()) { tasks.append(try reader.text()) }
        self = .list(key: key, name: name, tasks: tasks)
    }

    fileprivate func write(to writer: inout CBORWriter) {
        switch self {
        case .markup(let bytes): writer.byteString(bytes)
        case .list(let key, let name, let tasks):
            writer.array(3)
            if let key { writer.text(key) } else { writer.null() }
            writer.text(name)
            writer.array(tasks.count)
            for task in tasks { writer.text(task) }
        }
    }
}
