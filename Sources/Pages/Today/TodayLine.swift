import Planner

// The line at the top of the day's list, which adds to it: one task after the other.

extension QuickAddTarget {
    /// Today's list.
    ///
    /// - Parameter cost: the number that is chosen below the line.
    package static func today(cost: Int? = nil) -> QuickAddTarget {
        QuickAddTarget(.today, label: .todayAdd, cost: cost, today: .unlessLater)
    }
}

extension HTML {
    /// The line, and below it the numbers, which the style shows once something is typed. A task that does not fit is not added: the
    /// line says by how much, and the ways to add it all the same stand below.
    ///
    /// It posts the fields of ``quickLine(_:at:_:)`` and `spoons`, with `today=here`; and of the buttons `borrow`, `swap` or `later`.
    mutating func todayLine(_ line: QuickLine, at target: QuickAddTarget, openedAt: Int64, _ context: PageContext) {
        let back = Route.today.path + "?since=" + String(openedAt)
        beginForm(.newTask, context, back: back, id: "add", class: "act add-form add-today")
        hidden("quick", "yes")
        hidden("today", target.today.word.description)
        lineField(line, at: target, hasButton: true, isNamedWithin: true)
        costRow(target.cost, context)
        if line.isTooMuch {
            swaps(line.swaps, context)
            if line.offersReserve { reserveBox() }
            literal("<div class=\"acts\">")
            borrowButton(line.offersBorrowing)
            write("<button class=\"button\" id=\"add-later\" name=\"later\" value=\"yes\">\(.lineAddLater)</button></div>")
        }
        endForm()
    }
}
