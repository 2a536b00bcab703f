import Facts
import Planner

extension HTML {
    /// What is done with a whole list, seldom enough to be out of the way.
    ///
    /// - Parameter standing: how the person stands to it where it is shared.
    mutating func listMenu(_ list: ListEntry, _ standing: SpaceStanding?, order: SortOrder, _ context: PageContext) {
        literal("<details class=\"folded\" id=\"list-menu\"><summary>More for this list</summary>")
        if !list.isArchived { sortForm(current: order, context) }
        listActs(list, standing, context)
        literal("<div class=\"acts\">")
        sharingLink(list, standing, context)
        printButton(id: "print-list")
        literal("</div>")
        // What others may see of a shared list is for its owner to say.
        if context.account != nil, standing.isOwn, !list.isArchived { publishLink(list.identity) }
        if context.account != nil, standing.isOwn, !list.isTemplate { showListLink(list.identity) }
        listLeaving(list, standing, context)
        literal("</details>")
    }

    private mutating func listActs(_ list: ListEntry, _ standing: SpaceStanding?, _ context: PageContext) {
        let edit = Address.listAct(list.identity, .edit)
        beginForm(edit, context, id: "list-acts", class: "act acts")
        write("<a class=\"button\" id=\"edit-list\" href=\"\(edit)\">\(Symbol.edit)<span>Edit</span></a>")
        if !list.isArchived, !list.isTemplate {
            if list.isChecklist, standing?.role != .view { listAct(list, .uncheck, "Uncheck all", .undo) }
            listAct(list, .again, "Begin anew, keep this run", .again)
            listAct(list, .template, "Make a template of it", .list)
        }
        if !list.isArchived { listAct(list, .duplicate, "Duplicate", .copy) }
        endForm()
    }

    /// From these there is no coming back to the list.
    private mutating func listLeaving(_ list: ListEntry, _ standing: SpaceStanding?, _ context: PageContext) {
        let back: Address = list.isTemplate ? .templates : list.isArchived ? .archive : .lists
        beginForm(.listAct(list.identity, .delete), context, back: back.path, id: "list-leaving", class: "act acts")
        if !list.isArchived, !list.isTemplate { listAct(list, .archive, "Put away", .box) }
        // Whoever does not own it leaves it, on the page of those who share it.
        if standing.isOwn { listAct(list, .delete, "Delete with all that is in it", .bin) }
        endForm()
    }

    @inline(never)
    private mutating func listAct(_ list: ListEntry, _ act: Address.ListAct, _ word: StaticString, _ symbol: Symbol) {
        write(
            """
            <button class="button" id="list-\(act.word)" formaction="\(Address.listAct(list.identity, act))">\(symbol)\
            <span>\(fixed: word)</span></button>
            """
        )
    }
}
