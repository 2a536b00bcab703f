import Facts
import Planner

extension HTML {
    /// The commands on a list once options are shown.
    ///
    /// - Parameter moves: whether it can be moved among the lists shown with it.
    mutating func listOptions(_ row: ListRow, moves: Bool) {
        let (list, identity) = (row.list, row.list.identity)
        literal("<div class=\"row-options\">")
        if list.isArchived {
            rowOption(
                "reopen",
                identity,
                .reopenList(identity),
                "\(.listOptionRestoreList(list: list.name))",
                .undo,
                name: "\(.listOptionRestore)"
            )
        }
        if moves { rowMoves(identity, list.name, to: .moveList(identity)) }
        write(
            """
            <a class="option" href="\(Route.editList(identity))" aria-label="\(.listOptionEdit(list: list.name))">\(Symbol.edit)</a>
            """
        )
        if !list.isArchived, !list.isTemplate {
            rowOption("archive", identity, .archiveList(identity), "\(.listOptionArchive(list: list.name))", .box)
        }
        // A member who does not own the list leaves it instead, on the page of its members.
        if row.membership.isOwn {
            rowOption("delete", identity, .deleteList(identity), "\(.listOptionDelete(list: list.name))", .bin)
        }
        literal("</div>")
    }
}
