/// The texts that commands write into a plan, in the person's language: the host hands them over, and no command names any.
package protocol CommandTexts: AnyObject, Sendable {
    /// The title of a rest that was planned nowhere.
    var restTitle: String { get }
    /// The titles of the examples that a first day may begin with.
    var exampleTitles: [String] { get }

    /// How History names a tip.
    func title(of tip: Tip) -> String
    /// A line of the note of a task that was brought in: "Place: Café".
    func line(of extra: ImportedExtra) -> String
}

/// For what the planner does by itself, which writes none of these texts.
final class NoCommandTexts: CommandTexts {
    var restTitle: String { "" }
    var exampleTitles: [String] { [] }

    func title(of _: Tip) -> String { "" }
    func line(of extra: ImportedExtra) -> String { extra.text }
}
