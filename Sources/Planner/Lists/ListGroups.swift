package import Facts

/// Lists that stand under one category.
package struct ListGroup: Sendable {
    /// The category as the first of them spells it; empty for lists without one.
    package let category: String
    /// In own order.
    package let lists: [ListEntry]
}

extension PlanReader {
    /// The open lists by category: those without one first, then by the category's name, however each list spells it.
    package var openListGroups: [ListGroup] {
        let lists = openLists
        var keys: [[UInt8]] = []
        // Categories that differ in their marks alone stand beside each other.
        for list in lists { keys.append(Text.folded(list.category) + [0] + Text.nameKey(list.category)) }
        // Equals keep their order: the lists of a category stand in their own.
        let order = sortedIndices(lists.count) { keys[$0].lexicographicallyPrecedes(keys[$1]) }
        var found: [ListGroup] = []
        var group: [ListEntry] = []
        for (position, index) in order.enumerated() {
            group.append(lists[index])
            if position + 1 < order.count, keys[order[position + 1]] == keys[index] { continue }
            found.append(ListGroup(category: group[0].category, lists: group))
            group = []
        }
        return found
    }

    /// Whether there was such a list and it was deleted, or its making was undone.
    package func isDeleted(list identity: Identity) -> Bool {
        guard case .some = record(ofList: identity) else { return false }
        return !hasList(identity)
    }
}
