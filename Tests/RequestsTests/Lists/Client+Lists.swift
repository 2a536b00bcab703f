import Requests
import TestSupport

@testable import Workbench

extension Client {
    /// Makes a list.
    ///
    /// - Returns: its name in addresses.
    func addList(_ name: String, _ more: [(String, String)] = []) throws -> String {
        try act("/app/lists/new", [("name", name)] + more)
    }

    /// Adds tasks to a list, one below the other.
    @discardableResult
    func add(_ titles: [String], to list: String, cost: Int? = nil) throws -> [String] {
        var tasks: [String] = []
        for title in titles { tasks.append(try add(title, cost: cost, [("list", list)])) }
        return tasks
    }

    /// The titles of a page's rows, from top to bottom; not of the rows that lead to other pages.
    func titles(_ target: String) throws -> [String] {
        let page = try ParsedPage(get(target).body)
        return page.elements.indices
            .filter { page.elements[$0].attributes["class"] == "title" && !page.isInEntries($0) }
            .map { page.elements[$0].text }
    }

    /// Shows a page's options.
    func showOptions(_ target: String) throws {
        try act("/app/options", [("show", "yes"), ("back", target)])
    }
}
