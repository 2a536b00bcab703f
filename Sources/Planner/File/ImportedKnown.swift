import Facts

extension PlanReader {
    /// How many tasks of a file the plan knows, also those that were deleted here: an import leaves them as they are.
    ///
    /// - Parameters:
    ///   - keys: by which the program of the file calls them.
    ///   - source: the program.
    package func count(ofImported keys: [String], from source: String) -> Int {
        let salts = replica.importSalts
        if salts.isEmpty { return 0 }
        let names = ImportedNames(of: source, in: self, salts: salts)
        var count = 0
        for key in keys where hasFacts(.task(names.identity(of: .task, key))) { count += 1 }
        return count
    }
}
