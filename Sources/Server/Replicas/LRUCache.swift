/// A cache that drops the value used longest ago. A value in use is never dropped: a second copy of it would be a second writer.
struct LRUCache<Key: Hashable, Value> {
    private struct Entry {
        let value: Value
        var lastUse: UInt64
        var weight: Int64
        var users: Int
    }

    private let most: Int
    private let heaviest: Int64
    private var entries: [Key: Entry] = [:]
    private var weight: Int64 = 0
    private var clock: UInt64 = 0

    /// - Parameters:
    ///   - most: how many are held when nobody uses them.
    ///   - heaviest: their total weight at most.
    init(most: Int, heaviest: Int64 = .max) {
        self.most = most
        self.heaviest = heaviest
    }

    /// How many are held.
    var count: Int { entries.count }

    /// Takes one into use, made where it is not held. Each is given back.
    mutating func lease(_ key: Key, otherwise make: () -> Value) -> Value {
        clock += 1
        var entry = entries[key] ?? Entry(value: make(), lastUse: 0, weight: 0, users: 0)
        entry.lastUse = clock
        entry.users += 1
        entries[key] = entry
        return entry.value
    }

    /// Gives one back, with its present weight.
    mutating func giveBack(_ key: Key, weighing weight: Int64 = 0) {
        guard var entry = entries[key] else { return }
        self.weight += weight - entry.weight
        entry.weight = weight
        entry.users -= 1
        entries[key] = entry
        makeRoom()
    }

    private mutating func makeRoom() {
        while entries.count > most || weight > heaviest {
            let idle = entries.filter { $0.value.users == 0 }
            guard let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return }
            weight -= oldest.value.weight
            entries[oldest.key] = nil
        }
    }
}
