import Facts
import Planner

extension HTML {
    /// What is done with a whole list, seldom enough to be out of the way: rows of the page's menu.
    ///
    /// - Parameter membership: the person's membership where it is shared.
    mutating func listMenu(_ list: ListEntry, _ membership: SpaceMembership?, order: SortOrder, _ context: PageContext) {
        if !list.isArchived { menuSort(order, context) }
        let edit = Route.listAct(list.identity, .edit).path
        menuLink(list.isTemplate ? "Edit template" : "Edit list", .edit, id: "edit-list", to: edit)
        sharingLink(list, membership, context)
        if !list.isArchived, !list.isTemplate {
            if list.isChecklist, membership?.role != .view { listAct(list, .uncheck, "Uncheck all", .undo, context) }
            listAct(list, .again, "Start over and archive this one", .again, context)
            listAct(list, .template, "Save as template", .list, context)
        }
        if !list.isArchived { listAct(list, .duplicate, "Duplicate", .copy, context) }
        // What others may see of a shared list is for its owner to say.
        if context.account != nil, membership.isOwn, !list.isArchived { publishLink(list.identity) }
        if context.account != nil, membership.isOwn, !list.isTemplate { showListLink(list.identity) }
        listLeaving(list, membership, context)
    }

    /// From these there is no coming back to the list.
    private mutating func listLeaving(_ list: ListEntry, _ membership: SpaceMembership?, _ context: PageContext) {
        let back: Route = list.isTemplate ? .templates : list.isArchived ? .archive : .lists
        if !list.isArchived, !list.isTemplate { listAct(list, .archive, "Archive", .box, back: back, context) }
        // Whoever does not own it leaves it, on the page of those who share it.
        if membership.isOwn { listAct(list, .delete, "Delete list and its tasks", .bin, back: back, context) }
    }

    @inline(never)
    private mutating func listAct(
        _ list: ListEntry,
        _ act: Route.ListAct,
        _ word: StaticString,
        _ symbol: Symbol,
        back: Route? = nil,
        _ context: PageContext
    ) {
        menuAct(word, symbol, id: "list-" + act.word, .listAct(list.identity, act), back: back?.path, context)
    }
}
