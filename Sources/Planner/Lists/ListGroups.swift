public import Facts

/// Lists that stand under one category.
public struct ListGroup: Sendable {
    /// The category as the first of them spells it; empty for lists without one.
    public let category: String
    /// In own order.
    public let lists: [ListEntry]
}

extension PersonalSpace {
    /// The open lists by category: those without one first, then by the category's name, however each list spells it.
    public var openListGroups: [ListGroup] {
        var keys: [[UInt8]] = []
        var groups: [[ListEntry]] = []
        for list in openLists {
            let key = Text.folded(list.category)
            if let index = keys.firstIndex(of: key) {
                groups[index].append(list)
                continue
            }
            let index = keys.firstIndex { key.lexicographicallyPrecedes($0) } ?? keys.count
            keys.insert(key, at: index)
            groups.insert([list], at: index)
        }
        var found: [ListGroup] = []
        for lists in groups { found.append(ListGroup(category: lists.first?.category ?? "", lists: lists)) }
        return found
    }

    /// Whether there was such a list and it was deleted, or its making was undone.
    public func isDeleted(list identity: Identity) -> Bool {
        guard case .some = record(ofList: identity) else { return false }
        return !hasList(identity)
    }
}
