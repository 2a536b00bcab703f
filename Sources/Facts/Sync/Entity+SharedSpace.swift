extension Entity {
    /// The number of the shared space that it lies in; nil for a personal entity. A part of the protocol: the kinds are given by their
    /// numbers on the wire (`docs/sync.md`, "Shared lists").
    package var sharedSpace: UInt32? {
        switch kind.rawValue {
        // Tasks and lists.
        case 1, 7: scope == 0 ? nil : scope
        // Shared dates of tasks that repeat.
        case 18: scope
        default: nil
        }
    }
}
