import Facts

/// All lists in their order, and which has which name.
final class ListIndex {
    /// In own order, templates and those put away included.
    let lists: [ListEntry]
    /// The places of those that are not put away, by the keys of their names; those of one name in own order.
    private var open: [Int] = []
    private var names: [[UInt8]] = []

    init(_ lists: [ListEntry]) {
        self.lists = lists
        var places: [Int] = []
        var keys: [[UInt8]] = []
        for (place, list) in lists.enumerated() where !list.isArchived {
            places.append(place)
            keys.append(Text.nameKey(list.name))
        }
        for index in sortedIndices(places.count, by: { keys[$0].lexicographicallyPrecedes(keys[$1]) }) {
            open.append(places[index])
            names.append(keys[index])
        }
    }

    /// The first open list, or template, of a name with that key.
    func openList(named name: [UInt8], isTemplate: Bool) -> ListEntry? {
        var place = partitionPoint(names.count) { names[$0].lexicographicallyPrecedes(name) }
        while place < names.count, names[place] == name {
            if lists[open[place]].isTemplate == isTemplate { return lists[open[place]] }
            place += 1
        }
        return nil
    }
}
