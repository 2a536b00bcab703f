import Planner

/// The parts that were understood in a line of quick add, and nothing else: the script asks for it while somebody types.
public final class UnderstoodPart: Page {
    let line: QuickLine
    /// The page that the line is on.
    let place: Route

    /// The page of a line.
    public init(_ line: QuickLine, on place: Route) {
        self.line = line
        self.place = place
    }

    package func title(_ context: PageContext) -> String { context.words[.lineUnderstood] }

    package var section: Section? { nil }

    package func main(_ html: inout HTML, _ context: PageContext) {
        html.understood(line, on: place)
    }
}
