import Facts

// Made by tools/field-types from the declarations in this folder: change those.

extension FieldType {
    /// The types of each kind's fields, as letters from field 1 on; a dot for a number that the kind does not use.
    static let byNumber: [(kind: EntityKind, types: StaticString)] = [
        (.task, "TNsMcmmfkmcddnnIIMnmfdfcidddmIIMm"),
        (.day, "simscfffc"),
        (.plan, "csmsdkkdm"),
        (.change, "imTiiBMMMh"),
        (.settings, "WWssfcWWPfcccccccccfffnnkfnncfncffmWNffMWWf"),
        (.listView, "fc"),
        (.list, "WccWMmmfmfimmWm"),
        (.subject, "WcmI"),
        (.subjectAssignment, "f"),
        (.occurrence, "mmd..d"),
        (.timer, "BB"),
        (.timeEntry, "mmI"),
        (.note, "NcfMmm"),
        (.dismissal, "mksd"),
        (.tip, "m"),
        (.earlier, "NIcmmTdnM"),
        (.sharedOccurrence, "mmddIdM"),
        (.savedView, "WMmm"),
        (.importSalt, "m"),
    ]
}
