import Pages

/// Every route of the planner: where a path leads, and what answers there, are read from one table.
///
/// A page or a command is one line of it, in the file of its folder.
enum RouteTable {
    /// All lines. No path is read by two of them, so their order does not matter.
    static let entries: [RouteEntry] = days + tasks + lists + more

    /// What answers at a path; nil if it leads nowhere.
    @inline(never)
    static func match(_ path: String) -> RouteMatch? {
        let plain = Route.plainPath(path)
        for entry in entries {
            if let match = entry.match(plain) { return match }
        }
        return nil
    }

    /// What answers at a path that leads nowhere; nil if no line has an answer for it.
    static func answer(toUnknown path: String) -> RouteMatch.Get? {
        for entry in entries {
            if let show = entry.answer(toUnknown: path) { return show }
        }
        return nil
    }
}
