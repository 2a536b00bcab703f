import Planner

/// The parts that were understood in a line of quick add, and nothing else: the script asks for it while somebody types.
package final class UnderstoodPart: Page {
    let line: QuickLine
    /// The page that the line is on.
    let page: Route

    /// The page of a line.
    package init(_ line: QuickLine, on page: Route) {
        self.line = line
        self.page = page
    }

    package func title(_ context: PageContext) -> String { context.words[.lineUnderstood] }

    package var section: Section? { nil }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.understood(line, on: page)
    }
}
