package import Facts
import Planner

extension OwnListPage {
    /// The parameters of the page, besides the list.
    package struct View: Sendable {
        /// Which hundred rows, from 1: of the tasks in sight, and of the hidden ones where they are shown.
        package var pageNumber = 1
        /// When the list was opened, in milliseconds since 1970: rows ticked since then stay where they are.
        package var openedAt: Int64
        /// Whether hidden tasks are shown, too.
        package var showsHidden = false

        /// A view of a list that is opened now.
        package init(openedAt: Int64) {
            self.openedAt = openedAt
        }

        /// Path and query of the page; with `since`, ticked rows stay where they are on it.
        package func path(of list: Identity, since opened: Bool) -> String {
            Route.list(list).path(asked: opened ? Route.since(openedAt, asked: asked) : asked, page: pageNumber)
        }

        /// The parameters that every page of the list has, encoded.
        var asked: String { showsHidden ? "show=hidden" : "" }
    }
}
