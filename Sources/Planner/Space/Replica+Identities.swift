import Facts

extension Replica {
    /// What there is of a kind that has no scopes, ascending. A file may hold facts of the same identity in a scope: they name nothing.
    func identities(_ kind: EntityKind) -> [Identity] {
        entities(kind, scopes: 0...0).map { $0.identity }
    }
}
