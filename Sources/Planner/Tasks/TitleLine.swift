/// One task or step, where nothing of it is shown but its title.
package struct TitleLine: Equatable, Sendable {
    /// Its title.
    package let title: String
    /// Its level: 0 for a task that is no step.
    package let level: Int
    /// Whether it is done.
    package let isDone: Bool

    /// Equal when everything is.
    package static func == (one: TitleLine, other: TitleLine) -> Bool {
        ByteString(one.title) == ByteString(other.title) && one.level == other.level && one.isDone == other.isDone
    }
}
