import Facts

/// As [source, [list, …], [task, …], [note, …]].
extension ImportedOutline: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        self.init(source: read.text())
        lists = read.value() ?? []
        tasks = read.value() ?? []
        notes = read.value() ?? []
        try read.finish()
    }

    var argument: Argument { .list([source.argument, lists.argument, tasks.argument, notes.argument]) }
}

/// As [key, name, checklist].
extension ImportedOutline.List: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        self.init(key: read.text(), name: read.text())
        isChecklist = read.flag()
        try read.finish()
    }

    var argument: Argument { .list([key.argument, name.argument, isChecklist.argument]) }
}

/// As [key, title, list, parent, note, cost, priority, due, time, start, minutes, reminder, repeat rule, [subject, …], done, [extra, …],
/// weekdays, kinds].
extension ImportedOutline.Task: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        self.init(key: read.text(), title: read.text())
        list = read.optionalValue()
        parent = read.optionalValue()
        note = read.text()
        cost = read.optionalNumber()
        priority = read.optionalValue()
        due = read.optionalDate()
        time = read.optionalNumber()
        start = read.optionalDate()
        minutes = read.optionalNumber()
        reminder = read.optionalNumber()
        repeats = read.optionalValue()
        subjects = read.value() ?? []
        done = read.optionalValue()
        extras = read.value() ?? []
        daily = read.value() ?? .none
        kinds = read.value() ?? .none
        try read.finish()
    }

    var argument: Argument {
        .list([
            key.argument, title.argument, list.argument, parent.argument, note.argument, cost.argument, priority.argument,
            due.argument, time.argument, start.argument, minutes.argument, reminder.argument, repeats.argument,
            subjects.argument, done.argument, extras.argument, daily.argument, kinds.argument,
        ])
    }
}

/// As [kind, text, name].
extension ImportedExtra: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        guard let kind = Kind(rawValue: read.longNumber()) else { throw .notACommand }
        self.init(kind, read.text(), name: read.text())
        try read.finish()
    }

    var argument: Argument { .list([kind.rawValue.argument, text.argument, name.argument]) }
}

/// As [key, text].
extension ImportedOutline.Note: ArgumentConvertible {
    init(_ argument: Argument) throws(Fault) {
        let read = try ArgumentReader(argument)
        self.init(key: read.text(), text: read.text())
        try read.finish()
    }

    var argument: Argument { .list([key.argument, text.argument]) }
}
