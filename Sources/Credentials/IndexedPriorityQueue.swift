/// Values by key, of which the least is always at hand: a binary heap that knows where each key stands in it.
struct IndexedPriorityQueue<Key: Hashable & Sendable, Order: Comparable & Sendable>: Sendable {
    struct Entry: Sendable {
        let key: Key
        var order: Order
    }

    private var heap: [Entry] = []
    private var places: [Key: Int] = [:]

    var count: Int { heap.count }
    var first: Entry? { heap.first }

    /// A key's value; setting it takes as long as the logarithm of how many there are. Setting nil takes the key out.
    subscript(key: Key) -> Order? {
        get { places[key].map { heap[$0].order } }
        set {
            switch (places[key], newValue) {
            case (let place?, let order?):
                heap[place].order = order
                settle(place)
            case (nil, let order?):
                heap.append(Entry(key: key, order: order))
                places[key] = heap.count - 1
                settle(heap.count - 1)
            case (let place?, nil):
                remove(at: place)
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

    private mutating func remove(at place: Int) {
        swap(place, heap.count - 1)
        places[heap.removeLast().key] = nil
        if place < heap.count { settle(place) }
    }

    /// Puts an entry that may be out of order where it belongs.
    private mutating func settle(_ place: Int) {
        sink(from: rise(from: place))
    }

    private mutating func rise(from place: Int) -> Int {
        var place = place
        while place > 0, heap[place].order < heap[(place - 1) / 2].order {
            swap(place, (place - 1) / 2)
            place = (place - 1) / 2
        }
        return place
    }

    private mutating func sink(from place: Int) {
        var place = place
        while let least = [2 * place + 1, 2 * place + 2].filter({ $0 < heap.count }).min(by: { heap[$0].order < heap[$1].order }),
            heap[least].order < heap[place].order
        {
            swap(place, least)
            place = least
        }
    }

    private mutating func swap(_ one: Int, _ other: Int) {
        heap.swapAt(one, other)
        places[heap[one].key] = one
        places[heap[other].key] = other
    }
}
