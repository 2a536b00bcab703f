import Facts

/// The lists of a file in the plan, and where new tasks go in them and in the categories: below all that is there.
struct ImportedLists {
    /// Where the next new task goes.
    private enum Destination: Equatable {
        case list(Identity)
        case category(Int?)
        case steps
    }

    private let names: ImportedNames
    private let plan: PersonalSpace
    /// The lists of the file that the plan has, each with the identity that its key stands for.
    private var lists: [(key: Identity, list: Identity)] = []
    /// The keys of the names of those that this import begins.
    private var begun: [(name: [UInt8], list: Identity)] = []
    private var ends: [(destination: Destination, last: OrderKey)] = []
    private var lastList: OrderKey?

    init(_ names: ImportedNames, in plan: PersonalSpace) {
        self.names = names
        self.plan = plan
        lastList = plan.allLists.last?.order
    }

    /// The list of that key; nil where the plan has no such list, or no longer.
    subscript(_ key: String) -> Identity? {
        let wanted = names.identity(of: .list, key)
        for (key, list) in lists where key == wanted { return list }
        return nil
    }

    /// Finds the list, or writes it. One that was brought in and deleted stays so: its tasks are in none.
    mutating func begin(_ list: ImportedOutline.List, _ changes: ChangeSet, _ origin: CommandOrigin) {
        let identity = names.identity(of: .list, list.key)
        if plan.hasList(identity) {
            lists.append((identity, identity))
        } else if !plan.hasFacts(.list(identity)), let there = self.list(identity, list, changes, origin) {
            lists.append((identity, there))
        }
    }

    private mutating func list(
        _ identity: Identity,
        _ list: ImportedOutline.List,
        _ changes: ChangeSet,
        _ origin: CommandOrigin
    ) -> Identity? {
        var name = Text.fitted(Text.trimmed(Text.withoutControls(list.name, keepingLines: false)), to: ListLimits.name)
        let key = Text.nameKey(name)
        for (name, list) in begun where name == key { return list }
        if let there = plan.openList(named: name) {
            // Nobody wants what they import to be seen by others.
            if plan.home(ofList: there.identity) == 0 { return there.identity }
            name = plan.freeName(name)
        }
        do throws(Fault) {
            plan.begin(identity, try ListDraft(name: name, isChecklist: list.isChecklist), changes, origin)
        } catch {
            // It has no name.
            return nil
        }
        let order = OrderKey.below(lastList)
        lastList = order
        changes.set(.list(identity), ListField.order, order.text)
        begun.append((key, identity))
        return identity
    }

    /// The order key of the next new task.
    mutating func nextOrder(in list: Identity?, isStep: Bool, cost: Int?) -> OrderKey {
        let destination = isStep ? Destination.steps : list.map { .list($0) } ?? .category(cost)
        if let index = ends.firstIndex(where: { $0.destination == destination }) {
            ends[index].last = OrderKey.below(ends[index].last)
            return ends[index].last
        }
        let first: OrderKey
        switch destination {
        case .list(let list): first = plan.keyBelowLast(in: plan.members(of: list))
        case .category(let cost): first = plan.keyBelowLast(in: plan.category(cost))
        case .steps: first = OrderKey.below(nil)
        }
        ends.append((destination, first))
        return first
    }
}
