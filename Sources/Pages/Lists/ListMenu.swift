import Facts
import Planner

extension HTML {
    /// The commands on a whole list, which are seldom used: rows of the page's menu.
    ///
    /// - Parameter membership: the person's membership where it is shared.
    mutating func listMenu(_ list: ListEntry, _ membership: SpaceMembership?, order: SortOrder, _ context: PageContext) {
        if !list.isArchived { menuSort(order, context) }
        let edit = Route.editList(list.identity).path
        menuLink(list.isTemplate ? Phrase.listMenuEditTemplate : .listMenuEdit, .edit, id: "edit-list", to: edit)
        sharingLink(list, membership, context)
        if let membership, membership.role != .view {
            menuLink(.removals, .undo, id: "removals", to: Route.removals(list.identity).path)
        }
        if !list.isArchived, !list.isTemplate {
            if list.isChecklist, membership?.role != .view { listCommand(list, .uncheck, .listMenuUncheck, .undo, context) }
            listCommand(list, .again, .listMenuAgain, .again, context)
            listCommand(list, .template, .listMenuTemplate, .list, context)
        }
        if !list.isArchived { listCommand(list, .duplicate, .listMenuDuplicate, .copy, context) }
        // Only the owner decides what others may see of a shared list.
        if context.account != nil, membership.isOwn, !list.isArchived { publishLink(list.identity) }
        if context.account != nil, membership.isOwn, !list.isTemplate { showListLink(list.identity) }
        listLeaving(list, membership, context)
    }

    /// From these there is no coming back to the list.
    private mutating func listLeaving(_ list: ListEntry, _ membership: SpaceMembership?, _ context: PageContext) {
        let back: Route = list.isTemplate ? .templates : list.isArchived ? .archive : .lists
        if !list.isArchived, !list.isTemplate { listCommand(list, .archive, .listMenuArchive, .box, back: back, context) }
        // A member who does not own the list leaves it instead, on the page of its members.
        if membership.isOwn { listCommand(list, .delete, .listMenuDelete, .bin, back: back, context) }
    }

    @inline(never)
    private mutating func listCommand(
        _ list: ListEntry,
        _ command: Route.ListCommand,
        _ word: Phrase,
        _ symbol: Symbol,
        back: Route? = nil,
        _ context: PageContext
    ) {
        menuCommand(
            "\(word)",
            symbol,
            id: "list-" + command.word,
            .listCommand(list.identity, command),
            back: back?.path,
            context
        )
    }
}
