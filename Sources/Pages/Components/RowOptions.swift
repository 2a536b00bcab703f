import Facts
import Planner

/// Where a row can be moved to with a button: the tap twins of dragging.
enum RowMove: CaseIterable {
    case up
    case down
    case top
    case bottom

    fileprivate var word: StaticString {
        switch self {
        case .up: "up"
        case .down: "down"
        case .top: "top"
        case .bottom: "bottom"
        }
    }

    /// Its name where it is seen.
    fileprivate var name: Phrase {
        switch self {
        case .up: .stepMoveUp
        case .down: .stepMoveDown
        case .top: .stepMoveTop
        case .bottom: .stepMoveBottom
        }
    }

    /// Its name with that of the row, for screen readers.
    fileprivate func label(_ row: String) -> Sentence {
        switch self {
        case .up: .rowMoveUp(row: row)
        case .down: .rowMoveDown(row: row)
        case .top: .rowMoveTop(row: row)
        case .bottom: .rowMoveBottom(row: row)
        }
    }

    fileprivate var symbol: Symbol {
        switch self {
        case .up: .up
        case .down: .down
        case .top: .top
        case .bottom: .bottom
        }
    }
}

/// The list that a row's task can be taken out of.
enum RowBack {
    case today
    case backlog
}

// The commands on a row once options are shown.

extension HTML {
    /// The seldom used commands on a task in a list.
    ///
    /// - Parameters:
    ///   - moves: whether it can be moved in its list: not in another sort order, nor among done tasks.
    ///   - back: what it can be taken out of; nil: nothing.
    ///   - hasHandle: whether it can be dragged, too.
    mutating func rowOptions(_ task: TaskEntry, moves: Bool = true, back: RowBack? = nil, hasHandle: Bool = true) {
        let (identity, title) = (task.identity, task.title)
        literal("<div class=\"row-options\">")
        if moves { rowMoves(identity, title, to: .moveTask(identity), hasHandle: hasHandle) }
        switch back {
        case .today:
            rowOption(
                "back",
                identity,
                .sendTaskBack(identity),
                "\(.rowBackTask(task: title))",
                .back,
                name: "\(.rowBack)"
            )
        case .backlog: leaveBacklog(identity, title)
        case nil: break
        }
        let focus: Sentence = task.isRest ? .rowRest(task: title) : .rowFocus(task: title)
        write(
            """
            <a class="option" id="focus-\(identity)" href="\(Route.focus)?task=\(identity)" \
            aria-label="\(focus)">\(task.isRest ? Symbol.cup : Symbol.timer)</a>
            """
        )
        rowOption("delete", identity, .deleteTask(identity), "\(.rowDelete(task: title))", .bin)
        literal("</div>")
    }

    /// Its name as in the menu of the task, followed by the task for screen readers.
    private mutating func leaveBacklog(_ identity: Identity, _ title: String) {
        write(
            """
            <button class="option wide" id="back-\(identity)" formaction="\(Route.sendTaskBack(identity))">\(Symbol.back)\
            <span>\(.taskMenuBacklog) <bdi class="unseen">\(title)</bdi></span></button>
            """
        )
    }

    /// The grip to drag a row by, and a button for each way to move it.
    @inline(never)
    mutating func rowMoves(_ identity: Identity, _ title: String, to route: Route, hasHandle: Bool = true) {
        if hasHandle { handle(identity, title) }
        for move in RowMove.allCases {
            write(
                """
                <button class="option" id="move-\(fixed: move.word)-\(identity)" formaction="\(route)" name="to" \
                value="\(fixed: move.word)" data-move-to="\(fixed: move.word)" aria-label="\(move.label(title))">\
                \(move.symbol)</button>
                """
            )
        }
    }

    /// The grip to drag a row by.
    @inline(never)
    mutating func handle(_ identity: Identity, _ title: String) {
        write(
            """
            <button class="handle" type="button" id="grip-\(identity)" aria-label="\(.rowDrag(row: title))">\(Symbol.grip)</button>
            """
        )
    }

    /// A command in the options of a row that moves it, in words.
    @inline(never)
    mutating func wordedMove(_ move: RowMove, _ identity: Identity, _ title: String, to route: Route) {
        write(
            """
            <button class="button" id="move-\(fixed: move.word)-\(identity)" formaction="\(route)" name="to" \
            value="\(fixed: move.word)" data-move-to="\(fixed: move.word)" aria-label="\(move.label(title))">\
            \(move.symbol)\
            <span>\(move.name)</span></button>
            """
        )
    }

    /// Something else that can be done to a row.
    ///
    /// - Parameters:
    ///   - id: the beginning of its id.
    ///   - label: its name and that of the row, for screen readers.
    ///   - name: the words in it, where it has any.
    @inline(never)
    mutating func rowOption(
        _ id: String,
        _ identity: Identity,
        _ route: Route,
        _ label: Markup,
        _ symbol: Symbol,
        name: Markup? = nil
    ) {
        write(
            """
            <button class="option\(" wide", if: name != nil)" id="\(id)-\(identity)" formaction="\(route)" \
            aria-label="\(label)">\(symbol)
            """
        )
        if let name { write("<span>\(name)</span>") }
        literal("</button>")
    }
}
