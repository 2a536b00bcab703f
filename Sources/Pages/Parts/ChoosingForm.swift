import Facts
import Planner

extension HTML {
    /// What leads to choosing rows: the same page, with a box in each.
    @inline(never)
    mutating func selectButton(_ origin: Address, asked: String = "", page: Int = 1) {
        primaryLink("Select", id: "choose", to: origin.path(asked: asked, page: page, select: "1"))
    }

    /// The form in which tasks are chosen: for today, where Submit sends them in one go, or none; or for something else to be
    /// done with all of them.
    @inline(never)
    mutating func beginChoosing(_ choosing: Choosing, _ context: PageContext) {
        beginForm(.submit, context, back: Address.today.path, id: "list")
        // The return key in one of many fields: nobody could say which of the buttons is meant.
        literal("<button hidden disabled></button>")
        hidden("origin", choosing.path())
        for other in choosing.others { hidden("task", other.hex) }
        literal("<p class=\"lead\">")
        if choosing.canSubmit {
            literal("Choose what fits today")
        } else {
            literal("Choose some, then what to do with them")
        }
        literal(".</p>")
        choosingNotice(choosing.notice, context)
        guard choosing.hasBoxes else { return }
        write("<a class=\"button quiet\" id=\"select-all\" href=\"\(choosing.path(select: "all"))\">Select all on this page</a>")
    }

    /// Rows, each with a box.
    @inline(never)
    mutating func choosingRows(_ rows: [TaskRow], label: String, _ choosing: Choosing, _ context: PageContext) {
        write("<ul class=\"rows\" aria-label=\"\(label)\">")
        let namesCost = choosing.origin == .backlog
        for row in rows { choosingRow(row, isChosen: choosing.contains(row), namesCost: namesCost, context) }
        literal("</ul>")
    }

    @inline(never)
    mutating func endChoosing(_ choosing: Choosing, _ context: PageContext) {
        literal("<p class=\"hint\" data-count role=\"status\"></p><div class=\"decide\">")
        if let budget = choosing.budget { total(budget, context) }
        bulkForm(choosing.bulk, isOpen: !choosing.canSubmit, context)
        write("<a class=\"button quiet\" href=\"\(choosing.path())\">Cancel</a>")
        if choosing.canSubmit {
            // Where there is script, what is chosen is counted as it is chosen.
            literal(
                """
                <noscript><button class="quiet" id="count" name="count" value="1">Count</button></noscript>\
                <button class="primary" id="submit">Submit</button>
                """
            )
        }
        literal("</div>")
        endForm()
    }

    /// The day with what is chosen: "7 of 12 spoons · 5 free".
    @inline(never)
    mutating func total(_ budget: Budget, _ context: PageContext) {
        write(
            """
            <p class="total" id="total" data-total="\(Address.total)" role="status">\
            <strong>\(budget.used) of \(context.spoons(budget.limit))</strong> · \(Words.free(budget))</p>
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

    private mutating func choosingNotice(_ notice: ChoosingNotice, _ context: PageContext) {
        switch notice {
        case .none: break
        case .fault(let text): noticed(text)
        case .overBudget(let warning): overBudget(warning, context)
        }
    }

    private mutating func overBudget(_ warning: OverBudget, _ context: PageContext) {
        let excess = warning.excess
        write(
            """
            <div class="notice" id="notice" role="alert" tabindex="-1"><p><strong>These need \(excess) more \
            \(excess == 1 ? context.settings.unitOne : context.settings.unitMany) than you have.</strong> \
            Nothing was sent. Choose fewer\(fixed: warning.offersBorrowing ? ", or borrow from tomorrow." : ".")</p>
            """
        )
        if warning.offersBorrowing {
            write(
                """
                <button class="quiet" id="borrow" name="borrow" value="\(excess)">\
                Borrow \(context.spoons(excess)) from tomorrow</button>
                """
            )
        }
        literal("</div>")
    }
}

extension Choosing {
    /// Path and query of the page.
    ///
    /// - Parameter select: `all` to have chosen every row; nil to read them.
    fileprivate func path(select: StaticString? = nil) -> String {
        origin.path(asked: asked, page: page, select: select)
    }
}
