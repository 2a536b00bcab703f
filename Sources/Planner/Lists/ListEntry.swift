package import Facts

/// A list of the person's own as it stands; a template is a list whose tasks are nowhere else.
package final class ListEntry: Equatable, Sendable {
    package let identity: Identity
    /// Its name; never empty.
    package let name: String
    /// The drawing beside its name.
    package let icon: ListIcon
    /// The colour of its mark.
    package let colour: Colour
    /// Its category, in the person's own word; may be empty.
    package let category: String
    /// Whether its tasks are packed, not packed, or not for this time.
    package let isChecklist: Bool
    /// Whether it was put away.
    package let isArchived: Bool
    /// Whether it is there to be copied.
    package let isTemplate: Bool
    let order: OrderKey

    /// Reads a list; nil if it was never named, or was deleted.
    init?(_ identity: Identity, _ record: Record) {
        guard let name = record[ListField.name].text, record[ListField.deleted].isAbsent else { return nil }
        self.identity = identity
        self.name = Text.stored(name, upTo: ListLimits.name)
        icon = record[ListField.icon].integer.flatMap { ListIcon(rawValue: $0) } ?? .list
        colour = record[ListField.colour].integer.flatMap { Colour(rawValue: $0) } ?? .teal
        category = Text.stored(record[ListField.category].text ?? "", upTo: ListLimits.category)
        isChecklist = record[ListField.checklist].integer == 1
        isArchived = !record[ListField.archived].isAbsent
        isTemplate = record[ListField.template].integer == 1
        order = record[ListField.order].text.map { OrderKey($0) } ?? .first
    }

    /// Equal when everything that was read is.
    package static func == (one: ListEntry, other: ListEntry) -> Bool {
        one.identity == other.identity && ByteString(one.name) == ByteString(other.name) && one.icon == other.icon
            && one.colour == other.colour && ByteString(one.category) == ByteString(other.category)
            && one.isChecklist == other.isChecklist && one.isArchived == other.isArchived && one.isTemplate == other.isTemplate
            && one.order == other.order
    }

    var position: Position { Position(order: order, identity: identity) }
}

/// How long the words about a list may be, in characters.
package enum ListLimits {
    /// A name, of a list or of a subject.
    package static let name = 200
    /// A category.
    package static let category = 60
}

extension PlanReader {
    /// The list with that identity; nil if it does not exist or was deleted.
    package func list(_ identity: Identity) -> ListEntry? {
        record(ofList: identity).flatMap { ListEntry(identity, $0) }
    }

    /// Whether there is such a list.
    func hasList(_ identity: Identity) -> Bool {
        guard case .text = value(.list(identity), ListField.name) else { return false }
        return value(.list(identity), ListField.deleted).isAbsent
    }

    /// Whether there is such a list, and its tasks are met in it alone.
    func isShelved(list: Identity) -> Bool {
        !value(.list(list), ListField.archived).isAbsent || value(.list(list), ListField.template).integer == 1
    }

    /// Every list and template there is, in own order.
    package var allLists: [ListEntry] { listIndex.lists }

    private var listIndex: ListIndex {
        if let known = cache.lists { return known }
        let index = ListIndex(readLists())
        cache.lists = index
        return index
    }

    private func readLists() -> [ListEntry] {
        var entries: [ListEntry] = []
        for identity in everyList {
            if let entry = list(identity) { entries.append(entry) }
        }
        return sortedIndices(entries.count) { entries[$0].position < entries[$1].position }.map { entries[$0] }
    }

    /// The lists in use, in own order.
    package var openLists: [ListEntry] {
        allLists.filter { !$0.isArchived && !$0.isTemplate }
    }

    /// An open list of that name, in capitals or not.
    package func openList(named name: String) -> ListEntry? {
        openList(named: name, isTemplate: false)
    }

    /// An open list, or a template, of that name: the two are shown apart.
    func openList(named name: String, isTemplate: Bool) -> ListEntry? {
        listIndex.openList(named: Text.nameKey(name), isTemplate: isTemplate)
    }
}
