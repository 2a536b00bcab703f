/// The order in which so many entities stand once sorted, as their indices; equals keep their order.
///
/// One function for everything the pure modules sort: the standard library's is compiled again for every type, and each is larger
/// than most pages. Merging runs that double in length: n log n comparisons, whatever there is to sort.
@inline(never)
package func sortedIndices(_ count: Int, by isBefore: (Int, Int) -> Bool) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(count)
    for index in 0..<count { order.append(index) }
    var merged = order
    var width = 1
    while width < count {
        var start = 0
        while start < count {
            let middle = min(start + width, count)
            let end = min(middle + width, count)
            var (left, right) = (start, middle)
            for position in start..<end {
                // The right one goes first only where it is before: equals keep their order.
                if right < end, left >= middle || isBefore(order[right], order[left]) {
                    merged[position] = order[right]
                    right += 1
                } else {
                    merged[position] = order[left]
                    left += 1
                }
            }
            start = end
        }
        swap(&order, &merged)
        width *= 2
    }
    return order
}

/// How many of so many entities that stand in order lie before a position: the first ones, for which `isBefore` is true.
///
/// One function for everything that is looked up in order, in as many questions as the number has binary digits.
@inline(never)
package func partitionPoint(_ count: Int, isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
        let middle = (low + high) / 2
        if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
}

extension [Identity] {
    /// Ascending.
    package var ascending: [Identity] {
        var sorted: [Identity] = []
        sorted.reserveCapacity(count)
        for index in sortedIndices(count, by: { self[$0] < self[$1] }) { sorted.append(self[index]) }
        return sorted
    }
}

extension [UInt32] {
    /// Ascending.
    package var ascending: [UInt32] {
        sortedIndices(count) { self[$0] < self[$1] }.map { self[$0] }
    }
}

extension Set<Identity> {
    /// Its members, ascending: the order of a set is chance, and chance must not reach a replica's bytes, or a page's.
    package var ascending: [Identity] {
        var members: [Identity] = []
        members.reserveCapacity(count)
        for member in self { members.append(member) }
        return members.ascending
    }
}
