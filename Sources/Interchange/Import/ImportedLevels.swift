import Facts
import Planner

/// How deep the tasks of a file lie in each other.
enum ImportedLevels {
    /// Counts the steps that lie deeper than steps can, which become steps of the deepest task above them that may have any, and the circles,
    /// which are cut.
    static func count(_ outline: ImportedOutline, in losses: inout ImportLosses) {
        var places: [Identity: Int] = [:]
        for (place, task) in outline.tasks.enumerated() {
            let name = identity(task.key)
            if places[name] == nil { places[name] = place }
        }
        // 0: not known yet. The topmost level is 1.
        var levels = [Int](repeating: 0, count: outline.tasks.count)
        for start in outline.tasks.indices where levels[start] == 0 {
            var path: [Int] = []
            var next: Int? = start
            // A ring is left after as many steps as there are tasks: each is marked on the way.
            while let place = next, levels[place] == 0 {
                levels[place] = -1
                path.append(place)
                next = outline.tasks[place].parent.flatMap { places[identity($0)] }
            }
            if let place = next, levels[place] < 0 { losses.add(.circles) }
            var level = next.map { max(levels[$0], 0) } ?? 0
            for place in path.reversed() {
                level += 1
                levels[place] = level
                if level > TaskLimits.levels { losses.add(.levels) }
            }
        }
    }

    private static func identity(_ key: String) -> Identity { Mixing.identity(of: [], Array(key.utf8)) }
}
