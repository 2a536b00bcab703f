import Facts
package import Planner

/// What was deleted in a shared list, moved out of it or brought back, each line with its undo. Only for members who may edit the list.
package final class RemovalsPage: Page {
    private static let linesShown = 100

    let list: ListEntry
    let removals: [Removal]

    /// The page of these removals.
    package init(_ list: ListEntry, _ removals: [Removal]) {
        self.list = list
        self.removals = Array(removals.prefix(Self.linesShown))
    }

    package func title(_ context: PageContext) -> String { context.words[.removals] }

    package var section: Section? { .lists }

    package func parent(_ context: PageContext) -> Parent? { Parent(list) }

    package func main(_ html: inout HTML, _ context: PageContext) {
        let days = Int(History.days)
        guard !removals.isEmpty else {
            html.emptyState(.undo, context.words[.removalsEmpty], action: nil, to: "")
            return
        }
        html.write("<p class=\"lead\">\(.removalsLead(days: days))</p>")
        html.beginForm(.bringBack(list.identity), context, id: "removals")
        var date: LocalDate?
        for removal in removals {
            let its = context.instant.at(removal.at).date
            if its != date {
                if date != nil { html.literal("</ul></section>") }
                html.write("<section class=\"cost-section\"><h2>\(context.historyDay(its))</h2><ul class=\"rows\">")
                date = its
            }
            row(&html, removal, context)
        }
        html.literal("</ul></section>")
        html.endForm()
    }

    private func row(_ html: inout HTML, _ removal: Removal, _ context: PageContext) {
        let name = context.words[removal.sentence]
        let id = removal.kind.word + "-" + removal.identity.hex
        html.write(
            """
            <li id="\(id)" class="row\(" undone", if: removal.isBack)"><div class="row-main"><span class="what">\
            <span class="title" dir="auto">\(name)</span>\
            <span class="facts"><span>\(context.words.time(removal.at, at: context.instant))</span>
            """
        )
        if removal.isBack { html.write("<span>\(.removalBack)</span>") }
        html.literal("</span></span>")
        if removal.canBeUndone {
            html.write(
                """
                <button class="quiet" id="undo-\(id)" name="removal" value="\(removal.identity)" \
                aria-label="\(.historyUndoChange(change: name))">\(.historyUndo)</button>
                """
            )
        }
        html.literal("</div></li>")
    }
}

extension Removal {
    fileprivate var canBeUndone: Bool { kind != .broughtBack && !isBack }

    /// Who did what, by name if the facts say it.
    fileprivate var sentence: Sentence {
        let what = TaskNames(count: count, title: Text.shortened(title, to: 60))
        if let member, !isOwn, kind != .broughtBack {
            return kind == .deleted ? .removalDeletedBy(member: member, what: what) : .removalMovedBy(member: member, what: what)
        }
        return switch kind {
        case .deleted: isOwn ? .removalDeletedOwn(what: what) : .removalDeleted(what: what)
        case .takenOut: isOwn ? .removalMovedOwn(what: what) : .removalMoved(what: what)
        case .broughtBack: isOwn ? .removalRestoredOwn(what: what) : .removalRestored(what: what)
        }
    }
}

extension Removal.Kind {
    /// Its word in the id of a row.
    fileprivate var word: String {
        switch self {
        case .deleted: "deleted"
        case .takenOut: "moved"
        case .broughtBack: "back"
        }
    }
}
