import Facts

/// The way from one thing to the next, where each leads to at most one other: a step to its task, a merged subject to the one that stands
/// for it. The way ends at a thing that leads nowhere, at one whose place is known already, or it runs into a ring.
///
/// Everything on a way is placed at once, so that placing all of a plan takes as long as the plan is large, however it is linked.
struct Chain {
    /// Everything on the way from the first on, each once.
    private var way: [Identity]
    /// Where the ring begins that the way runs into; nil: into none.
    private var ring: Int?
    /// The thing whose place is known, which the last one leads to.
    private let known: Identity?

    /// - Parameters:
    ///   - isKnown: whether the place of a thing is known already.
    ///   - next: where a thing leads; nil: nowhere.
    init(from first: Identity, isKnown: (Identity) -> Bool, next: (Identity) -> Identity?) {
        way = [first]
        ring = nil
        var known: Identity?
        var seen: Set<Identity> = [first]
        var last = first
        while let following = next(last) {
            if isKnown(following) {
                known = following
                break
            }
            guard seen.insert(following).inserted else {
                ring = way.firstIndex(of: following)
                break
            }
            way.append(following)
            last = following
        }
        self.known = known
    }

    /// Calls the body with each thing on the way and the one that it leads to, the latter always first. A ring is opened at its member with
    /// the smallest identity, which then leads nowhere: the same on every device (docs/decisions/012).
    func forEachFromEnd(_ body: (_ member: Identity, _ next: Identity?, _ isOnRing: Bool) -> Void) {
        var end = way.count
        if let ring {
            var smallest = ring
            for index in ring..<way.count where way[index] < way[smallest] { smallest = index }
            body(way[smallest], nil, true)
            for index in (ring..<smallest).reversed() { body(way[index], way[index + 1], true) }
            for index in (smallest + 1..<way.count).reversed() {
                body(way[index], index + 1 < way.count ? way[index + 1] : way[ring], true)
            }
            end = ring
        }
        for index in (0..<end).reversed() { body(way[index], index + 1 < way.count ? way[index + 1] : known, false) }
    }
}
