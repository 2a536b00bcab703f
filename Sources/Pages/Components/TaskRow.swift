package import Facts
package import Planner

/// How a list's rows are used just now.
package enum ListMode: Equatable, Sendable {
    /// Rows open their task.
    case reading
    /// Rows are chosen: a box each, one button for all.
    case choosing(Set<Identity>)

    var isChoosing: Bool { if case .choosing = self { true } else { false } }
}

/// A task as a row shows it: with its details and its parents.
package final class TaskRow: Sendable {
    let task: TaskEntry
    /// Its cost here: today's, or the usual one.
    let cost: Int?
    /// When it was done; nil: to do.
    let done: Int64?
    /// The other member of its list who did it; nil: nobody else did.
    let doneBy: OtherMember?
    /// The date that was done today, of a task that repeats: it stands at its next one by now.
    let doneDate: LocalDate?
    let subjects: [Subject]
    /// The list it is in.
    let list: ListEntry?
    /// The task that it is a step of.
    let whole: TaskEntry?
    /// The day to come that it is planned for.
    let planned: LocalDate?
    /// How many steps are left, and the next of them.
    let left: Int
    let next: TaskEntry?
    /// Where it is to be found, or was until it was ticked, on a page that shows tasks from everywhere.
    let whereabouts: Whereabouts?
    /// The words that it was searched for by; empty if it was not.
    let words: String

    /// Where a task is, besides among those that wait.
    enum Whereabouts {
        case today
        case backlog
        case snoozed

        fileprivate var name: Phrase {
            switch self {
            case .today: .rowInToday
            case .backlog: .rowInBacklog
            case .snoozed: .rowSnoozed
            }
        }
    }

    /// Reads the details of a task.
    package convenience init(_ task: TaskEntry, reading space: PlanReader) {
        self.init(task, cost: task.cost, done: space.isDone(task), reading: space)
    }

    /// The row of a step below the heading that it is a step of.
    convenience init(step task: TaskEntry, reading space: PlanReader) {
        self.init(task, cost: task.cost, done: space.isDone(task), isBelowWhole: true, reading: space)
    }

    /// The row of a task among those that were searched for.
    ///
    /// - Parameter opened: for a task that was ticked since the page was opened, the lists as they stood until then.
    convenience init(
        found task: TaskEntry,
        by words: String,
        in opened: OpenedLists?,
        at instant: Instant,
        reading space: PlanReader
    ) {
        let done = space.isDone(task)
        let isHidden = opened?.wasHidden(task.identity) ?? (done == nil && space.isHidden(task, at: instant))
        let whereabouts: Whereabouts?
        switch opened?.bucket(of: task) ?? space.bucket(of: task) {
        case _ where isHidden: whereabouts = .snoozed
        case .today: whereabouts = .today
        case .backlog: whereabouts = .backlog
        case .category, .doneToday, .done, .within, .shelved: whereabouts = nil
        }
        self.init(task, cost: task.cost, done: done, whereabouts: whereabouts, words: words, reading: space)
    }

    /// The row of a task on a day of the calendar.
    ///
    /// - Parameter cost: what it takes from that day; nil: nothing.
    convenience init(_ task: TaskEntry, cost: Int?, done: Int64?, reading space: PlanReader) {
        self.init(task, cost: cost, done: done, whereabouts: nil, reading: space)
    }

    /// The row of a task in today's list.
    convenience init(_ item: TodayItem, reading space: PlanReader) {
        self.init(
            item.task,
            cost: item.done == nil ? item.cost : item.spent,
            done: item.done,
            doneBy: item.doneBy,
            reading: space
        )
    }

    private init(
        _ task: TaskEntry,
        cost: Int?,
        done: Int64?,
        doneBy: OtherMember? = nil,
        whereabouts: Whereabouts? = nil,
        words: String = "",
        isBelowWhole: Bool = false,
        reading space: PlanReader
    ) {
        self.task = task
        self.whereabouts = whereabouts
        self.words = words
        self.cost = cost
        self.done = done
        self.doneBy = doneBy
        doneDate = done != nil && task.repeats != nil ? space.dateDone(of: task.identity) : nil
        subjects = space.subjects(of: task.identity)
        list = space.list(of: task).flatMap { space.list($0) }
        whole = isBelowWhole ? nil : space.parent(of: task).flatMap { space.task($0) }
        planned = done == nil && space.bucket(of: task).waits ? space.intendedDate(of: task.identity) : nil
        let steps = space.hasSteps(task.identity) ? space.openSteps(of: task.identity) : (count: 0, next: nil)
        left = steps.count
        next = steps.next
    }

    /// Whether it has no cost yet: neither a usual one nor one of today.
    var isUncosted: Bool { task.isUncosted(taking: cost ?? 0) }

    /// What these cost together.
    static func cost(of rows: [TaskRow]) -> Int {
        var cost = 0
        for row in rows { cost += row.cost ?? 0 }
        return cost
    }

    /// How many of these are to do and have no cost yet.
    static func uncosted(_ rows: [TaskRow]) -> Int {
        var count = 0
        for row in rows where row.done == nil && row.isUncosted { count += 1 }
        return count
    }
}

extension HTML {
    /// One row of a list in which tasks are chosen: the whole row is the label of its box.
    @inline(never)
    mutating func choosingRow(_ row: TaskRow, isChosen: Bool, _ context: PageContext) {
        let task = row.task
        write(
            """
            <li id="task-\(task.identity)" class="row choosing"><label>\
            <input type="checkbox" name="task" value="\(task.identity)"\(" checked", if: isChosen)><span class="what">
            """
        )
        title(row)
        facts(row, saysUncosted: true, context)
        literal("</span>")
        costColumn(row, context)
        literal("</label></li>")
    }

    /// The title, which opens the task, and the quiet line of facts under it.
    ///
    /// - Parameters:
    ///   - list: the list whose page it is on, which the row need not name.
    ///   - saysUncosted: whether to say that it has no cost.
    ///   - day: the day of the calendar that it is on.
    @inline(never)
    mutating func titleLink(
        _ row: TaskRow,
        within list: Identity? = nil,
        saysUncosted: Bool = false,
        day: RowDay? = nil,
        _ context: PageContext
    ) {
        write("<a class=\"what\" href=\"\(Route.task(row.task.identity))\">")
        title(row)
        facts(row, within: list, saysUncosted: saysUncosted, day: day, context)
        literal("</a>")
        costColumn(row, context)
    }

    private mutating func title(_ row: TaskRow) {
        literal("<span class=\"title\" dir=\"auto\">")
        if row.words.isEmpty {
            write("\(row.task.title)")
        } else {
            marked(row.task.title, Text.bounds(of: row.words, in: row.task.title))
        }
        literal("</span>")
    }

    /// A title with the matching words marked.
    private mutating func marked(_ title: String, _ bounds: [Int]) {
        let bytes = Array(title.utf8)
        var at = 0
        for (index, end) in (bounds + [bytes.count]).enumerated() {
            let text = String(decoding: bytes[at..<end], as: UTF8.self)
            if index % 2 == 1 { write("<mark>\(text)</mark>") } else { write("\(text)") }
            at = end
        }
    }

    /// The quiet line of facts; empty for a task without any.
    ///
    /// - Parameters:
    ///   - namesWhole: whether to name the task that it is a step of.
    ///   - saysUncosted: whether to say that it has no cost.
    mutating func facts(
        _ row: TaskRow,
        within list: Identity? = nil,
        namesWhole: Bool = true,
        saysUncosted: Bool = false,
        day: RowDay? = nil,
        _ context: PageContext
    ) {
        literal("<span class=\"facts dotted\">")
        if let mark = day?.mark { wordedMark(mark, row.list?.name) }
        if row.task.isRest { fact(.cup, words[.rowCostsNothing]) }
        if let member = row.doneBy { doneBy(member) }
        if let priority = row.task.priority { self.priority(priority) }
        if saysUncosted, row.isUncosted { write("<span>\(.rowNoCost)</span>") }
        if namesWhole, let whole = row.whole {
            let whole = MarkupTag("<bdi>\(Text.shortened(whole.title, to: 80))</bdi>", "")
            write("<span class=\"fact\">\(Symbol.steps)<span>\(.rowStepOf(task: whole))</span></span>")
        }
        dateFacts(row, on: day, context)
        if day?.mark == nil, let named = row.list, named.identity != list { mark(named.name, named.colour, "in-list") }
        for subject in row.subjects { mark(subject.name, subject.colour, "subject") }
        if context.settings.usesKinds { kinds(row.task.kinds) }
        if let next = row.next { nextStep(next, of: row.left) }
        if row.done == nil, let whereabouts = row.whereabouts { write("<span>\(whereabouts.name)</span>") }
        if row.task.isLeftOut { write("<span>\(.rowLeftOut)</span>") }
        if !row.task.note.isEmpty { write("<span>\(.rowHasNote)</span>") }
        if row.task.isExample { write("<span>\(.rowExample)</span>") }
        literal("</span>")
    }

    private mutating func doneBy(_ member: OtherMember) {
        guard let name = member.name else { return write("<span>\(.rowDoneByAnother)</span>") }
        write("<span>\(.rowDoneBy(member: MarkupTag("<bdi>\(name)</bdi>", "")))</span>")
    }

    /// Its cost, at the end of the row, like prices on a menu.
    @inline(never)
    private mutating func costColumn(_ row: TaskRow, _ context: PageContext) {
        if let cost = row.cost, cost > 0 { self.cost(cost, context) }
    }

    private mutating func dateFacts(_ row: TaskRow, on day: RowDay?, _ context: PageContext) {
        let task = row.task
        if let due = row.doneDate ?? task.due, due == day?.date || day?.isOtherDate == true {
            if let time = task.time { write("<span class=\"fact\">\(words.clock(time, context.instant.times))</span>") }
        } else if task.isDailyByRule, !task.saysDue(on: context.instant.date) {
            // How often it repeats says its date.
            if let time = task.time { write("<span class=\"fact\">\(words.clock(time, context.instant.times))</span>") }
        } else if let due = row.doneDate ?? task.due {
            let isOpen = row.done == nil
            let said = isOpen ? words.due(due, task.time, at: context.instant) : words.date(due, .date, context.instant.times)
            // On paper "tomorrow" is soon another day.
            let isNear = isOpen && (0...1).contains(due.number - context.instant.date.number)
            let onPaper = isNear ? words.date(due, .date, context.instant.times) : nil
            write("<span class=\"fact\"\(attribute: "data-on-paper", onPaper)>\(said)</span>")
        }
        if let planned = row.planned, planned != day?.date, context.instant.date <= planned {
            write("<span>\(.rowPlanned(date: words.due(planned, nil, at: context.instant)))</span>")
        }
        for said in words.repetitions(task.daily, task.repeats, context.instant.times) { fact(.again, said) }
        if let minutes = task.minutes { write("<span>\(words.minutes(minutes))</span>") }
    }

    /// Colour, drawing and word: none of them alone.
    mutating func priority(_ priority: Priority) {
        let drawn: StaticString
        switch priority {
        case .high: drawn = "priority high"
        case .medium: drawn = "priority medium"
        case .low: drawn = "priority low"
        }
        write("<span class=\"\(fixed: drawn)\">\(Symbol.flag)\(Words.name(priority))</span>")
    }

    private mutating func fact(_ symbol: Symbol, _ words: String) {
        write("<span class=\"fact\">\(symbol)\(words)</span>")
    }

    /// A name with a spot of its colour.
    mutating func mark(_ name: String, _ colour: Colour, _ kind: StaticString) {
        write("<span class=\"\(fixed: kind)\" data-colour=\"\(Int(colour.rawValue))\" dir=\"auto\">\(name)</span>")
    }

    /// Only the next step is shown until the task is opened, and how many there are with it.
    private mutating func nextStep(_ next: TaskEntry, of left: Int) {
        let step = MarkupTag("<bdi>\(next.title)</bdi>", "")
        write("<span class=\"fact next-step\">\(Symbol.steps)<span>\(.rowStepsLeft(count: left, step: step))</span></span>")
    }

    /// A round button at the head of a row; the style draws its symbol.
    ///
    /// - Parameters:
    ///   - isPressed: nil for a button that does not stay pressed.
    ///   - swipe: what a swipe of the row to the left does with it.
    @inline(never)
    mutating func tick(_ command: Route, label: String, isPressed: Bool?, id: String, swipe: Phrase? = nil) {
        let drawn: StaticString = isPressed == nil ? "take" : "tick"
        let pressed = isPressed.map { $0 ? "true" : "false" }
        let swipe = swipe.map { words[$0] }
        write(
            """
            <button class="\(fixed: drawn)" id="\(id)" formaction="\(command)" aria-label="\(label)"\
            \(attribute: "aria-pressed", pressed)\(attribute: "data-swipe", swipe)></button>
            """
        )
    }
}
