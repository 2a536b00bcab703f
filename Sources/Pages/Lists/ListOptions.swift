import Facts
import Planner

extension HTML {
    /// The commands on a list once options are shown.
    ///
    /// - Parameter moves: whether it can be moved among the lists shown with it.
    mutating func listOptions(_ row: ListRow, moves: Bool) {
        let list = row.list
        literal("<div class=\"row-options\">")
        if list.isArchived {
            listOption(list, .reopen, .listOptionRestoreList(list: list.name), .undo, name: "\(.listOptionRestore)")
        }
        if moves { rowMoves(list.identity, list.name, to: .listCommand(list.identity, .move)) }
        write(
            """
            <a class="option" href="\(Route.editList(list.identity))" aria-label="\(.listOptionEdit(list: list.name))">\(Symbol.edit)</a>
            """
        )
        if !list.isArchived, !list.isTemplate { listOption(list, .archive, .listOptionArchive(list: list.name), .box) }
        // A member who does not own the list leaves it instead, on the page of its members.
        if row.membership.isOwn { listOption(list, .delete, .listOptionDelete(list: list.name), .bin) }
        literal("</div>")
    }

    private mutating func listOption(
        _ list: ListEntry,
        _ command: Route.ListCommand,
        _ label: Sentence,
        _ symbol: Symbol,
        name: Markup? = nil
    ) {
        rowOption(command.word, list.identity, .listCommand(list.identity, command), "\(label)", symbol, name: name)
    }
}
