import Facts

/// As [name, icon, colour, category, checklist].
extension ListDraft: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        let name = read.text()
        let (icon, colour): (ListIcon, Colour) = (read.value() ?? .list, read.value() ?? .teal)
        let category = read.text()
        let isChecklist = read.flag()
        try read.finish()
        try self.init(name: name, icon: icon, colour: colour, category: category, isChecklist: isChecklist)
    }

    var argument: Argument {
        .list([name.argument, icon.argument, colour.argument, category.argument, isChecklist.argument])
    }
}

/// As [number of the page, list].
extension ListView: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        let (scope, identity) = (read.number(), read.optionalIdentity())
        try read.finish()
        guard let view = ListView(scope, identity) else { throw .notACommand }
        self = view
    }

    var argument: Argument { .list([.integer(Int64(scope)), (identity == .only ? nil : identity).argument]) }
}

/// As [text, colour, mark of what the form showed].
extension NoteWritten: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        let text = read.text()
        let colour: Colour? = read.optionalValue()
        let mark = read.optionalIdentity()
        try read.finish()
        self.init(text, colour: colour, seen: mark.map { NoteSeen(mark: $0) })
    }

    var argument: Argument { .list([text.argument, colour.argument, seen.map { $0.mark }.argument]) }
}

/// As its name in addresses.
extension StarterTemplate: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let slug = ByteString(try String(argument))
        for template in Self.all where template.slug == slug {
            self = template
            return
        }
        throw .notACommand
    }

    var argument: Argument { .text(slug.text) }
}

/// As its text.
extension TradedTemplate: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        self.init(text: try String(argument))
    }

    var argument: Argument { .text(text) }
}
