package import Planner

/// What the preview of a file of another program shows.
package struct ImportPreview {
    /// A list of the file, or its tasks that are in none.
    package struct List {
        /// Its key; nil for the tasks in no list.
        package let key: String?
        package let name: String
        /// The keys of its tasks, with their steps.
        package let tasks: [String]
        package let isChosen: Bool

        package init(key: String?, name: String, tasks: [String], isChosen: Bool) {
            self.key = key
            self.name = name
            self.tasks = tasks
            self.isChosen = isChosen
        }
    }

    /// A task, as an example of how the file was read.
    package struct Example {
        package let title: String
        package let list: String
        package let due: LocalDate?
        package let time: Int?

        package init(title: String, list: String, due: LocalDate?, time: Int?) {
            self.title = title
            self.list = list
            self.due = due
            self.time = time
        }
    }

    /// A choice about the whole of the file, and how many tasks it is about.
    package struct Switch {
        package let count: Int
        package let isOn: Bool

        package init(count: Int, isOn: Bool) {
            self.count = count
            self.isOn = isOn
        }
    }

    /// One of the things that the file may be, with the number that the form sends.
    package struct Kind {
        package let number: Int
        package let name: String

        package init(number: Int, name: String) {
            self.number = number
            self.name = name
        }
    }

    /// The program that keys are of.
    package let program: String
    /// What the file was recognised as.
    package let kind: Kind
    /// What else it may be.
    package let kinds: [Kind]
    /// Whether the person has said what it is.
    package var isCorrected = false
    /// In the order of the file; the tasks in no list come first.
    package var lists: [List] = []
    package var examples: [Example] = []
    /// What a plan has no place for, and how often.
    package var losses: [(what: Phrase, count: Int)] = []
    /// How many notes are in it.
    package var notes = 0
    package var done = Switch(count: 0, isOn: false)
    package var past = Switch(count: 0, isOn: false)
    package var costs = Switch(count: 0, isOn: false)
    /// Whether a task of the file has a cost.
    package var hasCosts = false
    package var countsFromToday = false
    /// How dates were read, if that is in doubt: one of ``Phrase``s, with the number that the form sends.
    package var dateOrder: Int?
    /// How many things come in at once, if the file has more.
    package var most: Int?
    /// What the form sends again: the bytes of the file, and how its columns are read.
    package var carried: [(name: StaticString, value: String)] = []

    package init(program: String, kind: Kind, kinds: [Kind]) {
        self.program = program
        self.kind = kind
        self.kinds = kinds
    }

    /// The orders in which the numbers of a date may stand, each with the number that the form sends.
    package static let dateOrders: [(number: Int, name: Phrase)] = [
        (0, .importDatesYear), (1, .importDatesDay), (2, .importDatesMonth),
    ]
}
