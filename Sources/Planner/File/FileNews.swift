package import Facts

/// The contents of a file that are new here, counted: shown before anything is done.
package struct FileNews: Equatable, Sendable {
    /// Tasks that are not here.
    package internal(set) var newTasks = 0
    /// Tasks that are here and newer in the file; deleting is a change, too.
    package internal(set) var changedTasks = 0
    /// Lists and templates that are not here, or newer in the file.
    package internal(set) var lists = 0
    /// Days, with the tasks planned for them.
    package internal(set) var days = 0
    /// Everything else: subjects, notes, choices, done dates.
    package internal(set) var others = 0
    /// Tasks, lists, subjects and notes that the file has and that were deleted or undone here since: brought back only where that
    /// is asked for.
    package internal(set) var gone = 0
    /// Whether nothing is kept here yet: the file is then taken in as it is.
    package internal(set) var isFirst = false

    /// Whether all of it is here already, but for entities that are ``gone``.
    package var isEmpty: Bool { newTasks + changedTasks + lists + days + others == 0 }
}

extension PlanReader {
    /// The news that a file would bring. Changes nothing.
    ///
    /// - Parameter facts: all facts of the file.
    package func news(in facts: [Fact]) -> FileNews {
        let file = FileFacts(facts, over: self)
        var news = FileNews()
        news.isFirst = replica.count == 0
        news.gone = file.gone.count
        var last: Entity?
        var counted: Set<Identity> = []
        for fact in file.unknown where fact.entity != last {
            last = fact.entity
            var entity = fact.entity
            if entity.scope == 0, let name = DeletionFields(of: entity.kind)?.name { entity = placed(entity, name) }
            // Both halves of what is shared are one.
            if entity.kind == .task || entity.kind == .list, !counted.insert(entity.identity).inserted { continue }
            let isHere = isHere(entity)
            // The mark that something was deleted of which nothing is here brings nothing to be seen; nor do the facts of what was
            // deleted here so long ago that its mark alone is left.
            if !isHere, file.marked.contains(entity) || file.gone.contains(entity) { continue }
            switch entity.kind {
            case .task: if isHere { news.changedTasks += 1 } else { news.newTasks += 1 }
            case .list: news.lists += 1
            case .day: news.days += 1
            default: news.others += 1
            }
        }
        return news
    }
}
