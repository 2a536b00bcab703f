package import Facts
package import Planner

/// A line of quick add, and the parts that were understood in it.
package final class QuickLine {
    /// The line as it was typed.
    package var typed: FieldValue
    /// The parts that were read out of it; nil while nothing is typed.
    package var understood: UnderstoodLine?
    /// When it was read: its form says so, because "tomorrow" may be another day when it is sent.
    var readAt: Instant?
    /// Whether it was refused because it would use the reserve, which is offered then.
    package var offersReserve = false
    /// How many spoons are offered to be borrowed for it, since it was refused as too much for today; 0: none.
    package var offersBorrowing = 0
    /// The swaps that are offered, since it was refused as too much for today.
    package var swaps: OfferedSwaps?
    /// Whether it was refused as too much for today.
    package var isTooMuch = false
    /// The drawing of each of its chips.
    var symbols: [Symbol] = []
    /// The kind of each chip.
    var kinds: [StaticString] = []
    /// The meaning of each chip, in words.
    var meanings: [String] = []
    /// The other meaning that each chip could have.
    var others: [String?] = []

    /// A line as it was typed.
    package init(_ typed: FieldValue, understood: UnderstoodLine? = nil) {
        self.typed = typed
        self.understood = understood
    }

    /// Nothing typed yet.
    package static var empty: QuickLine { QuickLine(FieldValue("")) }
}

/// Where the task of a line goes, and the page that the line is on.
package final class QuickAddTarget {
    /// The page itself.
    package let page: Route
    /// The label of the field.
    package let label: Phrase
    /// The cost if the line does not name one.
    package let cost: Int?
    /// The list it goes to where the line names none.
    package let list: Identity?
    /// The task it becomes a step of.
    package let parent: Identity?
    /// When it is due where the line does not say.
    package let due: LocalDate?
    /// The text in the field of that date, right or wrong.
    package let dueTyped: FieldValue
    /// The note beside the line; most pages with a line have no field for it.
    package let note: FieldValue
    /// How it repeats where the line does not say, as the form beside the line asks it.
    package let repeats: TaskForm
    /// Whether it goes into today's list at once.
    package let today: GoesIntoToday

    /// A line on a page.
    package init(
        _ page: Route,
        label: Phrase = .lineNewTask,
        cost: Int? = nil,
        list: Identity? = nil,
        parent: Identity? = nil,
        due: LocalDate? = nil,
        dueTyped: FieldValue = FieldValue(""),
        note: FieldValue = FieldValue(""),
        repeats: TaskForm = TaskForm(),
        today: GoesIntoToday = .no
    ) {
        self.page = page
        self.label = label
        self.cost = cost
        self.list = list
        self.parent = parent
        self.due = due
        self.dueTyped = dueTyped
        self.note = note
        self.repeats = repeats
        self.today = today
    }
}

/// Whether the task of a line goes into today's list at once.
package enum GoesIntoToday: Sendable {
    case no
    /// Unless the line itself names a later day: the line was opened from Today.
    case unlessLater
    case yes

    /// Reads a form's value.
    package init(word: ByteString?) {
        switch word {
        case "yes": self = .yes
        case "here": self = .unlessLater
        default: self = .no
        }
    }

    /// The form's value where it does.
    var word: StaticString {
        switch self {
        case .no, .yes: "yes"
        case .unlessLater: "here"
        }
    }
}

extension HTML {
    /// One field and a button: the title is enough. What the line says is shown under it before it is saved, each part to be
    /// refused.
    ///
    /// It posts `quick=yes`, `title`, every `refuse` and every `switch` to ``Route/newTask``, with `read-at`, and `spoons`, `list`, `parent`
    /// or `due` of its place. A part is refused by a button that asks for the page again (GET), with the line and one more `refuse`; where it could
    /// mean two things, a second button asks with one more `switch`.
    mutating func quickLine(_ line: QuickLine, at target: QuickAddTarget, _ context: PageContext) {
        beginForm(.newTask, context, id: "add", class: "act add-form")
        hidden("quick", "yes")
        if let cost = target.cost { hidden("spoons", String(cost)) }
        if let list = target.list { hidden("list", list.hex) }
        if let parent = target.parent { hidden("parent", parent.hex) }
        if let due = target.due { hidden("due", due.text) }
        lineField(line, at: target, hasButton: true)
        endForm()
    }

    /// The line, its error, and the parts that were read out of it.
    ///
    /// - Parameters:
    ///   - hasButton: whether its button stands beside it, not in the page's action bar.
    ///   - isNamedWithin: whether its name is seen in the empty field, not above it.
    mutating func lineField(_ line: QuickLine, at target: QuickAddTarget, hasButton: Bool, isNamedWithin: Bool = false) {
        let isRefused = line.typed.fault != nil
        let button: Markup = hasButton ? "<button class=\"button\" id=\"add-button\">\(.lineAdd)</button>" : ""
        // A parser drops the first line break of a textarea: give it one to drop.
        write(
            """
            <label for="title-field"\(" class=\"unseen\"", if: isNamedWithin)>\(target.label)</label>\
            <div class="add-line"><textarea class="growing" id="title-field" name="title" rows="1" autocomplete="off" enterkeyhint="done" \
            dir="auto"\(attribute: "placeholder", isNamedWithin ? words[target.label] : nil) data-line data-draft="add-\(target.page)" data-understood="\(Route.understood)" data-paste-many="\(Route.manyTasksPath(list: target.list))"\
            \(" autofocus", if: !hasButton)\(" aria-invalid=\"true\"", if: isRefused) \
            aria-describedby="\("title-field-fault ", if: isRefused)understood">
            \(line.typed.text)</textarea>\(button)</div>
            """
        )
        fault(line.typed.fault, for: "title-field")
        understood(line, on: target.page)
        write("<p class=\"hint chips-hint\">\(.lineHint)</p>")
    }

    /// The parts that were understood in a line. The script replaces its content with that of ``Route/understood`` while somebody types.
    mutating func understood(_ line: QuickLine, on page: Route) {
        literal("<div class=\"understood\" id=\"understood\" aria-live=\"polite\">")
        if let understood = line.understood {
            for words in understood.refused { hidden("refuse", words) }
            for words in understood.switched { hidden("switch", words) }
            if let instant = line.readAt { readAt(instant) }
            if !understood.chips.isEmpty {
                let title = MarkupTag("<b dir=\"auto\">\(understood.title)</b>", "")
                write("<p class=\"understood-title\">\(.lineTitle(title: title))</p><ul class=\"chips\">")
                for (index, chip) in understood.chips.enumerated() where index < line.meanings.count {
                    self.chip(chip, line, index, on: page)
                }
                literal("</ul>")
            }
        }
        literal("</div>")
    }

    /// When a line was read that is shown now.
    mutating func readAt(_ instant: Instant) {
        hidden("read-at", String(instant.time) + " " + String(instant.offset))
    }

    private mutating func chip(_ chip: UnderstoodLine.Chip, _ line: QuickLine, _ index: Int, on page: Route) {
        let meaning = line.meanings[index]
        write(
            """
            <li class="chip-understood" data-about="\(fixed: line.kinds[index])"><button name="refuse" value="\(chip.words)" formaction="\(page)" formmethod="get" \
            aria-label="\(.linePutBack(meaning: meaning))">\(line.symbols[index])<span dir="auto">\(meaning)</span>\
            \(Symbol.close)</button>
            """
        )
        if let other = line.others[index] {
            switch chip.meaning {
            case .list, .subject:
                // A name that differs in its accents: a chip of its own, which is off.
                write(
                    """
                    </li><li class="chip-understood off"><button name="switch" value="\(chip.otherWords)" formaction="\(page)" formmethod="get" \
                    aria-pressed="false">\(line.symbols[index])<span dir="auto">\(.lineMaybe(meaning: other))</span></button>
                    """
                )
            default:
                write(
                    """
                    <button name="switch" value="\(chip.otherWords)" formaction="\(page)" formmethod="get">\(.lineOr(meaning: other))</button>
                    """
                )
            }
        }
        literal("</li>")
    }
}

extension Route {
    /// The page that adds a task, with a list and a date chosen or none.
    ///
    /// - Parameter isFromToday: whether it is opened from Today, and adds to today's list.
    package static func newTaskPath(list: Identity?, due: LocalDate? = nil, isFromToday: Bool = false) -> String {
        var asked = list.map { "?list=" + $0.hex } ?? ""
        if let due { asked += (asked.isEmpty ? "?due=" : "&due=") + due.text }
        if isFromToday { asked += asked.isEmpty ? "?today=here" : "&today=here" }
        return newTask.path + asked
    }

    /// The page that adds several tasks, with a list chosen or none.
    static func manyTasksPath(list: Identity?) -> String {
        manyTasks.path + (list.map { "?list=" + $0.hex } ?? "")
    }
}
