import Facts

/// Which of a file's tasks are steps of which: at most ``TaskLimits/levels`` deep, and none of itself. A step that lies deeper is one of the
/// deepest task above it that may have steps.
struct ImportedTree {
    /// The identity of each task.
    let identities: [Identity]
    /// For each task the place of the one that it is a step of; nil: it is no step.
    private(set) var parents: [Int?]
    private let places: [Identity: Int]

    init(of outline: ImportedOutline, _ names: ImportedNames) {
        var identities: [Identity] = []
        for task in outline.tasks { identities.append(names.identity(of: .task, task.key)) }
        var places: [Identity: Int] = [:]
        for (place, identity) in identities.enumerated() where places[identity] == nil { places[identity] = place }
        (self.identities, self.places) = (identities, places)
        parents = outline.tasks.map { task in task.parent.flatMap { places[names.identity(of: .task, $0)] } }
        settle()
    }

    /// Whether a task is the first of its key: a file may have two.
    func isFirst(_ place: Int) -> Bool { places[identities[place]] == place }

    /// Finds the level of each task from the topmost one down, once, and shortens what is too deep or goes in a circle.
    private mutating func settle() {
        var levels = [Int?](repeating: nil, count: parents.count)
        var isOnPath = [Bool](repeating: false, count: parents.count)
        for start in parents.indices where levels[start] == nil {
            var path: [Int] = []
            var next: Int? = start
            while let place = next, levels[place] == nil, !isOnPath[place] {
                path.append(place)
                isOnPath[place] = true
                next = parents[place]
            }
            // A circle is cut where it was entered.
            if let place = next, levels[place] == nil, let last = path.last { parents[last] = nil }
            for place in path.reversed() {
                guard let parent = parents[place], let level = levels[parent] else {
                    parents[place] = nil
                    levels[place] = 0
                    continue
                }
                if level + 1 < TaskLimits.levels {
                    levels[place] = level + 1
                } else {
                    parents[place] = parents[parent]
                    levels[place] = level
                }
            }
        }
    }
}
