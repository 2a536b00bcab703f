import Facts

/// All lists in their order, and which has which name.
final class ListIndex {
    /// In own order, templates and those put away included.
    let lists: [ListEntry]
    /// The positions of those that are not put away, by the keys of their names; those of one name in own order.
    private var open: [Int] = []
    private var names: [[UInt8]] = []

    init(_ lists: [ListEntry]) {
        self.lists = lists
        var positions: [Int] = []
        var keys: [[UInt8]] = []
        for (position, list) in lists.enumerated() where !list.isArchived {
            positions.append(position)
            keys.append(Text.nameKey(list.name))
        }
        for index in sortedIndices(positions.count, by: { keys[$0].lexicographicallyPrecedes(keys[$1]) }) {
            open.append(positions[index])
            names.append(keys[index])
        }
    }

    /// The first open list, or template, of a name with that key.
    func openList(named name: [UInt8], isTemplate: Bool) -> ListEntry? {
        var position = partitionPoint(names.count) { names[$0].lexicographicallyPrecedes(name) }
        while position < names.count, names[position] == name {
            if lists[open[position]].isTemplate == isTemplate { return lists[open[position]] }
            position += 1
        }
        return nil
    }
}
