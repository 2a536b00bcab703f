package import Facts

/// The identities that the things of one program have in one plan: of what it calls them, mixed with a value of the plan, its salt.
///
/// A file makes the same identities whenever it is brought into one plan, so nothing is doubled; two people who bring in the same file have no
/// identity in common, so one of them can share theirs with the other.
///
/// A plan has one salt. It has another if a plan joined it that had brought something in, too: what either made is found again.
package struct ImportedNames {
    private let source: [UInt8]
    private let plan: PlanReader
    /// Ascending, so that every device takes the first.
    private let salts: [Identity]

    init(of source: String, in plan: PlanReader, salts: [Identity]) {
        self.source = Array(source.utf8)
        self.plan = plan
        self.salts = salts
    }

    /// The value for what is new.
    var salt: Identity { salts[0] }

    /// The identity of what the program calls so: the one under which it is known here, or the one that it will have.
    @inline(never)
    package func identity(of kind: EntityKind, _ key: String) -> Identity {
        // 0xff is in no text, so it separates the program from what it calls something.
        let name = Mixing.identity(of: source + [0xff, kind.rawValue], Array(key.utf8))
        for salt in salts.dropFirst() {
            let identity = name.salted(salt)
            if case .some = plan.replica[Entity(kind, identity)] { return identity }
        }
        return name.salted(salt)
    }
}

extension PlanReader {
    /// The identities that the things of a program have here.
    ///
    /// Before its first import a plan has no salt. Devices of one account may begin with one apart: they have the account's first change in
    /// common, so the salt is made of that. Where nothing has happened yet, it is made of the command.
    package func importedNames(of source: String, from origin: CommandOrigin) -> ImportedNames {
        // Undoing an import empties the fields of its salt; the salt stays what it was.
        var salts = replica.importSalts
        if salts.isEmpty { salts = [(replica.entities(.change).first?.identity ?? origin.identity).derived(Derived.importSalts)] }
        return ImportedNames(of: source, in: self, salts: salts)
    }
}

extension Replica {
    /// The salts that are known, ascending.
    var importSalts: [Identity] {
        var salts: [Identity] = []
        for entity in entities(.importSalt) { salts.append(entity.identity) }
        return salts
    }
}

extension Identity {
    /// The identity of the same thing in a plan of that salt; salted twice, it is what it was.
    func salted(_ salt: Identity) -> Identity {
        Identity(high: high ^ Mixing.spread(salt.high), low: low ^ Mixing.spread(salt.low))
    }
}
