/// The context in which a line of quick add is read: the moment, and the person's own names.
package struct QuickAddContext: Sendable {
    /// When it is typed; its choices say in which order dates are written.
    package let instant: Instant
    /// How words of another language than English are read.
    package var language = QuickAddLanguage.english
    /// The day that a task is added to where the line says none; nil: that is left open.
    package var day: LocalDate?
    /// The names of the person's lists; nil: where the task goes is settled, and a word that begins with @ is a word.
    package var lists: [String]?
    /// The names of the person's subjects.
    package var subjects: [String] = []
    /// The names of one unit of energy, and of several.
    package var units: [String] = []
    /// Whether nothing is read but marks, and minutes in digits: the lines of templates are in any language, and "mon" is no Monday in
    /// French.
    private(set) var readsMarksOnly = false

    /// A context without names.
    package init(at instant: Instant, lists: [String]? = []) {
        self.instant = instant
        self.lists = lists
    }

    /// The context in which the lines of a template are read.
    package static func ofMarks(at instant: Instant) -> QuickAddContext {
        var context = QuickAddContext(at: instant, lists: nil)
        context.readsMarksOnly = true
        return context
    }
}

extension PlanReader {
    /// The context in which a line is read in this plan.
    ///
    /// - Parameter isPlaced: whether it is settled where the task goes.
    package func quickAdd(at instant: Instant, isPlaced: Bool, in language: QuickAddLanguage) -> QuickAddContext {
        var context = QuickAddContext(at: instant, lists: nil)
        context.language = language
        if !isPlaced {
            var lists: [String] = []
            for list in openLists { lists.append(list.name) }
            context.lists = lists
        }
        for subject in subjects { context.subjects.append(subject.name) }
        context.units = [settings.unitOne, settings.unitMany, settings.unitTwo, settings.unitHigher]
        return context
    }
}
