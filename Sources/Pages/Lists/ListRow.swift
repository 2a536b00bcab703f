import Facts
import Planner

/// A list as a row shows it: with the first few things that are to do in it.
final class ListRow: Sendable {
    private static let titlesShown = 3

    let list: ListEntry
    /// The titles of its first tasks.
    private let titles: [String]
    /// How the person stands to it where it is shared.
    let membership: SpaceMembership?

    init(_ list: ListEntry, reading space: PlanReader, at instant: Instant) {
        self.list = list
        var titles: [String] = []
        for member in space.members(of: list.identity) {
            guard let task = space.task(member), !space.isHidden(task, at: instant) else { continue }
            if !list.isTemplate, space.isDone(task) != nil || (list.isChecklist && task.isLeftOut) { continue }
            // One more than is shown tells that there are more.
            titles.append(titles.count == Self.titlesShown ? "…" : Text.shortened(task.title, to: 80))
            if titles.count > Self.titlesShown { break }
        }
        self.titles = titles
        membership = space.membership(ofList: list.identity)
    }

    /// The line below its name.
    fileprivate func about(_ words: Catalog) -> String {
        let nothing: Phrase = list.isTemplate ? .listRowNothingTemplate : .listRowNothing
        var parts = [titles.isEmpty ? words[nothing] : words.enumeration(titles)]
        if list.isChecklist { parts.append(words[.listRowChecklist]) }
        if case .some = membership { parts.append(words[.listRowShared]) }
        return Text.joined(parts, " · ")
    }
}

extension HTML {
    /// A list as a row that leads to it.
    mutating func listLink(_ row: ListRow, to route: Route) {
        listLink(row.list.name, row.list.icon, row.list.colour, about: row.about(words), to: route)
    }

    /// A list among others that have an order of their own; where options are shown, it can be moved.
    ///
    /// - Parameter moves: whether there is another place among those it is shown with.
    @inline(never)
    mutating func listRow(_ row: ListRow, to route: Route, showsOptions: Bool, moves: Bool) {
        let identity = row.list.identity
        let move = moves ? Route.moveList(identity).path : nil
        write("<li id=\"list-\(identity)\" class=\"row\"\(attribute: "data-move", move)>")
        listLink(row, to: route)
        if showsOptions { listOptions(row, moves: moves) }
        literal("</li>")
    }
}
