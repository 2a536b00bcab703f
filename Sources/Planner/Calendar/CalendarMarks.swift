import Facts

/// The mark of a task on the calendar: the category of its list, as a word, a colour and a drawing.
package struct CalendarMark: Equatable, Sendable {
    /// The category; of a list without one, its name.
    package let word: String
    /// Of the category's first list.
    package let colour: Colour
    /// Of the category's first list.
    package let icon: ListIcon
    /// Which of them it is, from 0: each is drawn with another shape.
    package let index: Int

    /// Equal when it looks and reads alike.
    package static func == (one: CalendarMark, other: CalendarMark) -> Bool {
        ByteString(one.word) == ByteString(other.word) && one.colour == other.colour && one.icon == other.icon
            && one.index == other.index
    }
}

/// The marks of all lists, by list.
package struct CalendarMarks: Sendable {
    /// Each once, in the order of the lists' page.
    package private(set) var all: [CalendarMark] = []
    /// The lists of each mark, in the order of the lists' page.
    package private(set) var lists: [[ListEntry]] = []
    private var indexes: [Identity: Int] = [:]

    /// Reads the lists: those of one category have one mark.
    package init(reading space: PlanReader) {
        for group in space.openListGroups {
            for list in group.lists {
                let isFirst = list == group.lists.first
                if group.category.isEmpty || isFirst {
                    let word = group.category.isEmpty ? list.name : group.category
                    all.append(CalendarMark(word: word, colour: list.colour, icon: list.icon, index: all.count))
                    lists.append([])
                }
                lists[all.count - 1].append(list)
                indexes[list.identity] = all.count - 1
            }
        }
    }

    /// The index in ``all`` of a task's mark; nil for a task in no list.
    package func index(of task: TaskEntry, in space: PlanReader) -> Int? {
        space.list(of: task).flatMap { indexes[$0] }
    }
}
