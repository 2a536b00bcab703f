package import Facts

/// A page with a list on it; the settings of each are remembered.
package struct ListView: Hashable, Sendable {
    let scope: UInt32
    let identity: Identity

    private init(scope: UInt32, _ identity: Identity = .only) {
        self.scope = scope
        self.identity = identity
    }

    /// The page of that number; nil for another number.
    ///
    /// - Parameter identity: of a list of the person's own.
    init?(_ number: Int, _ identity: Identity?) {
        switch (number, identity) {
        case (1...6, nil), (13, nil), (16...26, nil): self.init(scope: UInt32(number))
        case (32, let identity?): self.init(scope: 32, identity)
        default: return nil
        }
    }

    var entity: Entity { Entity(.listView, scope: scope, identity) }

    /// The to-do list.
    package static let today = ListView(scope: 1)
    /// All tasks.
    package static let tasks = ListView(scope: 2)
    /// The backlog.
    package static let backlog = ListView(scope: 3)
    /// The ten categories.
    package static let spoons = ListView(scope: 4)
    /// The lists.
    package static let lists = ListView(scope: 5)
    /// The templates.
    package static let templates = ListView(scope: 6)
    /// The sticky notes.
    package static let notes = ListView(scope: 13)

    /// One category; nil for tasks without a cost.
    package static func category(_ cost: Int?) -> ListView {
        ListView(scope: 16 + UInt32(clamping: cost ?? 0))
    }

    /// One list of the person's own.
    package static func list(_ identity: Identity) -> ListView {
        ListView(scope: 32, identity)
    }
}

/// How the tasks of a list are ordered. Those not done stand before those that are, whatever the order. The numbers are on the
/// wire.
package enum SortOrder: Int64, CaseIterable, Sendable {
    /// As the person put them.
    case own = 0
    /// The soonest date first.
    case soonest = 3
    /// The newest date first: when it is due, or else when it was added.
    case newest = 1
    /// The highest priority first; then by date, the soonest first.
    case priority = 2
}
