import Facts

/// Which of a file's tasks are steps of which: at most ``TaskLimits/levels`` deep, and none of itself. A step that lies deeper is one of the
/// deepest task above it that may have steps.
struct ImportedTree {
    /// The identity of each task.
    let identities: [Identity]
    /// For each task the index of the one that it is a step of; nil: it is no step.
    private(set) var parents: [Int?]
    private let indexes: [Identity: Int]

    init(of outline: ImportedOutline, _ names: ImportedNames) {
        var identities: [Identity] = []
        for task in outline.tasks { identities.append(names.identity(of: .task, task.key)) }
        var indexes: [Identity: Int] = [:]
        for (index, identity) in identities.enumerated() where indexes[identity] == nil { indexes[identity] = index }
        (self.identities, self.indexes) = (identities, indexes)
        parents = outline.tasks.map { task in task.parent.flatMap { indexes[names.identity(of: .task, $0)] } }
        settle()
    }

    /// Whether a task is the first of its key: a file may have two.
    func isFirst(_ index: Int) -> Bool { indexes[identities[index]] == index }

    /// Finds the level of each task from the topmost one down, once, and shortens what is too deep or goes in a circle.
    private mutating func settle() {
        var levels = [Int?](repeating: nil, count: parents.count)
        var isOnPath = [Bool](repeating: false, count: parents.count)
        for start in parents.indices where levels[start] == nil {
            var path: [Int] = []
            var next: Int? = start
            while let index = next, levels[index] == nil, !isOnPath[index] {
                path.append(index)
                isOnPath[index] = true
                next = parents[index]
            }
            // A circle is cut where it was entered.
            if let index = next, levels[index] == nil, let last = path.last { parents[last] = nil }
            for index in path.reversed() {
                guard let parent = parents[index], let level = levels[parent] else {
                    parents[index] = nil
                    levels[index] = 0
                    continue
                }
                if level + 1 < TaskLimits.levels {
                    levels[index] = level + 1
                } else {
                    parents[index] = parents[parent]
                    levels[index] = level
                }
            }
        }
    }
}
