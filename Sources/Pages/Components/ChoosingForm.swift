import Facts
import Planner

extension HTML {
    /// The link to choosing rows: the same page, with a box in each.
    @inline(never)
    mutating func selectButton(_ origin: Route, asked: String = "", page: Int = 1) {
        primaryLink("\(.choosingSelect)", id: "choose", to: origin.path(asked: asked, page: page, select: "1"))
    }

    /// The form in which tasks are chosen: for today, where Submit sends them in one go, or none; or for something else to be
    /// done with all of them.
    @inline(never)
    mutating func beginChoosing(_ choosing: Choosing, _ context: PageContext) {
        if let swaps = choosing.swaps { swapForm(swaps, for: choosing.total, from: choosing.path(), context) }
        beginForm(.submit, context, back: Route.today.path, id: "list")
        returnKey(choosing)
        hidden("origin", choosing.path())
        if choosing.isBulk { hidden("bulk", "yes") }
        for other in choosing.others { hidden("task", other.hex) }
        let lead: Phrase = choosing.isBulk ? .choosingLeadBulk : .choosingLead
        write("<p class=\"lead\">\(lead)</p>")
        if case .fault(let text) = choosing.notice { noticed(text) }
    }

    /// What the return key does in a box, before any other button of the form: it submits; and it does nothing where one of many commands
    /// would have to be meant.
    private mutating func returnKey(_ choosing: Choosing) {
        let isOff = choosing.isBulk
        write("<button hidden form=\"list\"\(" disabled", if: isOff)></button>")
    }

    /// The way to the search, from where rows are chosen.
    mutating func searchLink() {
        write(
            """
            <a class="tool" id="to-search" href="\(Route.tasks)#find-field" aria-label="\(.choosingSearch)">\(Symbol.search)</a>
            """
        )
    }

    /// The rows of the menu while rows are chosen.
    mutating func menuChoosing(_ choosing: Choosing?) {
        guard let choosing else { return }
        if choosing.hasBoxes, !choosing.isBulk {
            write("<li>")
            returnKey(choosing)
            selectAllButton(choosing)
            write("\(Symbol.ticked)<span>\(.choosingMenuAll)</span></button></li>")
        }
        if !choosing.isBulk {
            write(
                """
                <li><button id="bulk" form="list" name="count" value="bulk">\(Symbol.list)<span>\(.choosingMenuMore)</span></button></li>
                """
            )
        }
    }

    /// Rows, each with a box.
    @inline(never)
    mutating func choosingRows(_ rows: [TaskRow], label: String, _ choosing: Choosing, _ context: PageContext) {
        write("<ul class=\"rows\" aria-label=\"\(label)\">")
        for row in rows { choosingRow(row, isChosen: choosing.contains(row), context) }
        literal("</ul>")
    }

    /// The bar at the lower edge.
    @inline(never)
    mutating func endChoosing(_ choosing: Choosing, _ context: PageContext) {
        if choosing.isBulk {
            chosenBar(choosing, context)
        } else {
            write("<div class=\"decide\"><a class=\"button\" id=\"cancel\" href=\"\(choosing.path())\">\(.choosingCancel)</a>")
            let isSaidAbove = choosing.swaps != nil
            submitTotal(choosing.total, wasRefused: choosing.notice == .notSent, isSaidAbove: isSaidAbove, context)
            literal("</div>")
        }
        endForm()
    }

    /// The number of chosen tasks, and tiles for the commands on them.
    private mutating func chosenBar(_ choosing: Choosing, _ context: PageContext) {
        write(
            """
            <div class="decide chosen-bar"><div class="chosen"><a class="button quiet" id="cancel" href="\(choosing.path())">\(.choosingCancel)</a>
            """
        )
        chosenTotal(choosing.total, context)
        selectAllButton(choosing, attributes: "class=\"button quiet\" ")
        write("\(.choosingAll(count: choosing.rowCount))</button></div>")
        write("<noscript><button class=\"button\" id=\"count\" name=\"count\" value=\"1\">\(.choosingCount)</button></noscript>")
        bulkTiles(choosing.bulk, days: choosing.days, canSubmit: choosing.canSubmit, context)
        literal("</div>")
    }

    /// The beginning of a button that chooses every row of the page. It sends the form, since a link would lose what is chosen on other
    /// pages.
    private mutating func selectAllButton(_ choosing: Choosing, attributes: StaticString = "") {
        write(
            """
            <button \(fixed: attributes)id="select-all" form="list" name="turn" value="\(choosing.path(select: "all"))">
            """
        )
    }

    /// The form with one list in it, and the way to its other rows.
    @inline(never)
    mutating func chooser(_ rows: [TaskRow], label: String, hasMore: Bool, _ choosing: Choosing, _ context: PageContext) {
        beginChoosing(choosing, context)
        choosingRows(rows, label: label, choosing, context)
        choosingPager(choosing, hasMore: hasMore)
        endChoosing(choosing, context)
    }

    /// The neighbouring hundred rows, with a box in each.
    mutating func choosingPager(_ choosing: Choosing, hasMore: Bool) {
        pager(choosing.origin, number: choosing.page, hasMore: hasMore, asked: choosing.asked, select: true)
    }
}

extension Choosing {
    /// Path and query of the page.
    ///
    /// - Parameter select: `all` to have chosen every row; nil to read them.
    fileprivate func path(select: StaticString? = nil) -> String {
        let path = origin.path(asked: asked, page: page, select: select)
        return select != nil && isBulk && canSubmit ? path + "&bulk=yes" : path
    }
}
