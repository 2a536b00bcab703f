import Facts

extension [Identity] {
    /// Each once, in order: the same box can be sent twice.
    var withoutRepeats: [Identity] {
        var seen: Set<Identity> = []
        var found: [Identity] = []
        for identity in self where seen.insert(identity).inserted { found.append(identity) }
        return found
    }
}
