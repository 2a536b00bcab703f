import Facts
import Planner

extension HTML {
    /// The commands on a whole list, which are seldom used: rows of the page's menu.
    ///
    /// - Parameter membership: the person's membership where it is shared.
    mutating func listMenu(_ list: ListEntry, _ membership: SpaceMembership?, order: SortOrder, _ context: PageContext) {
        let identity = list.identity
        if !list.isArchived { menuSort(order, context) }
        let edit = Route.editList(identity).path
        menuLink(list.isTemplate ? Phrase.listMenuEditTemplate : .listMenuEdit, .edit, id: "edit-list", to: edit)
        sharingLink(list, membership, context)
        if let membership, membership.role != .view {
            menuLink(.removals, .undo, id: "removals", to: Route.removals(identity).path)
        }
        if !list.isArchived, !list.isTemplate {
            if list.isChecklist, membership?.role != .view {
                menuCommand("list-uncheck", .uncheckList(identity), .listMenuUncheck, .undo, context)
            }
            menuCommand("list-again", .runListAgain(identity), .listMenuAgain, .again, context)
            menuCommand("list-template", .makeTemplate(identity), .listMenuTemplate, .list, context)
        }
        if !list.isArchived { menuCommand("list-duplicate", .duplicateList(identity), .listMenuDuplicate, .copy, context) }
        // Only the owner decides what others may see of a shared list.
        if context.account != nil, membership.isOwn, !list.isArchived { publishLink(identity) }
        if context.account != nil, membership.isOwn, !list.isTemplate { showListLink(identity) }
        listLeaving(list, membership, context)
    }

    /// From these there is no coming back to the list.
    private mutating func listLeaving(_ list: ListEntry, _ membership: SpaceMembership?, _ context: PageContext) {
        let identity = list.identity
        let back: Route = list.isTemplate ? .templates : list.isArchived ? .archive : .lists
        if !list.isArchived, !list.isTemplate {
            menuCommand("list-archive", .archiveList(identity), .listMenuArchive, .box, back: back, context)
        }
        // A member who does not own the list leaves it instead, on the page of its members.
        if membership.isOwn { menuCommand("list-delete", .deleteList(identity), .listMenuDelete, .bin, back: back, context) }
    }

    @inline(never)
    private mutating func menuCommand(
        _ id: String,
        _ command: Route,
        _ word: Phrase,
        _ symbol: Symbol,
        back: Route? = nil,
        _ context: PageContext
    ) {
        menuCommand("\(word)", symbol, id: id, command, back: back?.path, context)
    }
}
