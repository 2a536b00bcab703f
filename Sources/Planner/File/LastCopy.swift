import Facts

/// When a file of everything was last saved: kept with the settings, so that every device of an account knows it.
extension PlanReader {
    /// In milliseconds since 1970; nil if none was.
    package var lastCopy: Int64? { replica.value(.settings, SettingsField.lastCopy).integer }
}

extension PersonalSpace {
    /// Notes that one was saved just now. There is nothing in it to undo: the file is there.
    func noteCopy(from origin: CommandOrigin) -> CommandResult {
        remember(.settings, SettingsField.lastCopy, .integer(origin.instant.time), origin)
    }
}
