/// Values by key, of which the least is always at hand: a binary heap that knows where each key stands in it.
struct IndexedPriorityQueue<Key: Hashable & Sendable, Order: Comparable & Sendable>: Sendable {
    struct Entry: Sendable {
        let key: Key
        var order: Order
    }

    private var heap: [Entry] = []
    private var indexes: [Key: Int] = [:]

    var count: Int { heap.count }
    var first: Entry? { heap.first }

    /// A key's value; setting it takes as long as the logarithm of how many there are. Setting nil takes the key out.
    subscript(key: Key) -> Order? {
        get { indexes[key].map { heap[$0].order } }
        set {
            switch (indexes[key], newValue) {
            case (let index?, let order?):
                heap[index].order = order
                settle(index)
            case (nil, let order?):
                heap.append(Entry(key: key, order: order))
                indexes[key] = heap.count - 1
                settle(heap.count - 1)
            case (let index?, nil):
                remove(at: index)
            case (nil, nil):
                break
            }
        }
    }

    /// Takes out the key with the least value, if there is any.
    mutating func removeFirst() {
        guard !heap.isEmpty else { return }
        remove(at: 0)
    }

    private mutating func remove(at index: Int) {
        swap(index, heap.count - 1)
        indexes[heap.removeLast().key] = nil
        if index < heap.count { settle(index) }
    }

    /// Puts an entry that may be out of order where it belongs.
    private mutating func settle(_ index: Int) {
        sink(from: rise(from: index))
    }

    private mutating func rise(from index: Int) -> Int {
        var index = index
        while index > 0, heap[index].order < heap[(index - 1) / 2].order {
            swap(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
        return index
    }

    private mutating func sink(from index: Int) {
        var index = index
        while let least = [2 * index + 1, 2 * index + 2].filter({ $0 < heap.count }).min(by: { heap[$0].order < heap[$1].order }),
            heap[least].order < heap[index].order
        {
            swap(index, least)
            index = least
        }
    }

    private mutating func swap(_ one: Int, _ other: Int) {
        heap.swapAt(one, other)
        indexes[heap[one].key] = one
        indexes[heap[other].key] = other
    }
}
