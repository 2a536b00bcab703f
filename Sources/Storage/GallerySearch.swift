import Facts

/// Goes through templates with one word, and takes those that have the others, too. The rule of both stores, which only read the rows.
struct GallerySearch {
    /// The templates with all the words.
    private(set) var found: [Identity] = []
    private let limit: Int64
    private let examined: Int64
    private var looked: Int64 = 0
    private var last: GalleryCursor?
    private(set) var isFull = false

    /// - Parameters:
    ///   - limit: how many are taken.
    ///   - examined: how many the store gives.
    init(upTo limit: Int64, examining examined: Int64) {
        self.limit = limit
        self.examined = examined
    }

    /// Looks at the next one, in the order of the store.
    mutating func look(at cursor: GalleryCursor, hasAll: Bool) {
        looked += 1
        guard !isFull else { return }
        if hasAll {
            guard found.count < limit else {
                isFull = true
                return
            }
            found.append(cursor.id)
        }
        last = cursor
    }

    /// Ends it at the last one that was looked at, though there are more.
    mutating func stop() { isFull = true }

    /// Where it goes on: after the last that was looked at, unless that was all.
    var next: GalleryCursor? { isFull || looked >= examined ? last : nil }
}
