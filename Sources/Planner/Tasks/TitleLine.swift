/// One task or step, where nothing of it is shown but its title.
public struct TitleLine: Equatable, Sendable {
    /// Its title.
    public let title: String
    /// Its level: 0 for a task that is no step.
    public let level: Int
    /// Whether it is done.
    public let isDone: Bool

    /// Equal when everything is.
    public static func == (one: TitleLine, other: TitleLine) -> Bool {
        ByteString(one.title) == ByteString(other.title) && one.level == other.level && one.isDone == other.isDone
    }
}
